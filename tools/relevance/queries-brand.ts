// Queries with brands whose names are no other words. A piece of another brand is wrong. Columns: text |
// need | want | never.
export const brand = `
gucci | brand=gucci
gucci bag | brand=gucci cat=handbags
j.crew sweater | brand=j.crew | cat=sweaters
j crew cardigan | brand=j.crew | cat=cardigans
kate spade tote | brand=kate_spade_new_york | cat=totes
burberry trench coat | brand=burberry cat=coats-jackets | has=trench | rare
nike sneakers | brand=nike | cat=sneakers
adidas hoodie | brand=adidas,adidas_originals | cat=sweatshirts-hoodies | rare
prada heels | brand=prada | cat=heels | rare
zara dress | brand=zara cat=dresses
h&m blouse | brand=h&m | cat=blouses | rare
tory burch sandals | brand=tory_burch | cat=sandals
patagonia jacket | brand=patagonia cat=coats-jackets | rare
levis jeans | brand=levi's cat=jeans
diane von furstenberg wrap dress | brand=diane_von_furstenberg cat=dresses | has=wrap | rare
see by chloe | brand=see_by_chloe
chanel | brand=chanel
lululemon | brand=lululemon
black saint laurent bag | brand=saint_laurent cat=handbags | color=black*2 | | rare
madewell denim | brand=madewell | cat=jeans,denim-shorts
hermes scarf | brand=hermes | cat=scarves
old navy jeans | brand=old_navy cat=jeans
eileen fisher linen | brand=eileen_fisher | material=linen
dvf dress | brand=diane_von_furstenberg cat=dresses
ysl | brand=saint_laurent
cos wool sweater | brand=cos cat=sweaters | material=wool,merino_wool | rare
marc jacobs handbag | brand=marc_jacobs cat=handbags
`
