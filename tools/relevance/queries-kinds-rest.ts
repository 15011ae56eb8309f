// Queries for the kinds that no other query asks for, so that every kind of the tree is judged. Columns:
// text | need | want | never.
export const kindsRest = `
wide leg jeans | cat=wide-leg-jeans,jeans | cat=wide-leg-jeans/cut=wide_leg
bootcut jeans | cat=bootcut-jeans,jeans | cat=bootcut-jeans/cut=bootcut
cropped pants | cat=cropped-pants
ankle pants | cat=cropped-pants,pants,leggings | cat=cropped-pants
wrap skirt | cat=wrap-skirts,skirts | cat=wrap-skirts
tailored shorts | cat=dress-shorts,shorts | cat=dress-shorts
workout tee | cat=active-tees
gym shorts | cat=active-shorts
running shorts | cat=active-shorts
tennis dress | cat=tennis-dresses
maternity pants | cat=maternity-pants
maternity sweater | cat=maternity-sweaters
maternity skirt | cat=maternity-skirts
cross trainers | cat=training-shoes
platform sandals | cat=platform-sandals
bracelet | cat=bracelets,cuff-bracelets,charm-bracelets,bangles
cuff bracelet | cat=cuff-bracelets
passport holder | cat=passport-cases
phone case | cat=phone-cases
beanie hat | cat=beanies
floppy sun hat | cat=sun-hats
leg warmers | cat=leg-warmers
girls coat | cat=kids-coats,kids-jackets dept=girls | cat=kids-coats
girls skirt | cat=kids-skirts
boys shorts | cat=kids-shorts dept=boys
kids hoodie | cat=kids-sweatshirts
baby outfit | cat=baby-sets
flower girl dress | cat=kids-party-dresses
kids overalls | cat=kids-overalls
kids tracksuit | cat=kids-activewear
footed pajamas | cat=baby-sleepwear
baby snowsuit | cat=baby-outerwear
toddler sandals | cat=kids-sandals
girls dress shoes | cat=kids-dress-shoes
crib shoes | cat=baby-shoes
kids snow boots | cat=kids-winter-boots
classic trench | cat=trench-coats
`
