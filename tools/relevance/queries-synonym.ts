// Queries with other words for the shop's categories. Columns: text | need | want | never.
export const synonym = `
kicks | cat=sneakers
trainers | cat=sneakers
jumper | cat=sweaters
purse | cat=handbags
lbd | cat=dresses | color=black*3 cat=cocktail-dresses,mini-dresses,midi-dresses
little black dress | cat=dresses | color=black*3 cat=cocktail-dresses,mini-dresses,midi-dresses
tee | cat=t-shirts
trousers | cat=pants
pumps | cat=heels | title=pumps/has=pump*1
frock | cat=dresses
shades | cat=sunglasses
rucksack | cat=backpacks
stilettos | cat=heels
booties | cat=boots | title=ankle
tennis shoes | cat=sneakers
hoody | cat=sweatshirts-hoodies
specs for the sun | cat=sunglasses
carryall | cat=totes
evening bag | cat=handbags | cat=evening-bags,clutches
gown | cat=dresses | cat=gowns,maxi-dresses,cocktail-dresses
button up shirt | cat=button-down-shirts
denim | cat=jeans,shorts | cat=jeans,denim-shorts
playsuit | cat=rompers
overcoat | cat=coats
down jacket | cat=puffer-jackets
slacks | cat=pants | cat=dress-pants
crossbody bag | cat=handbags | cat=crossbody-bags
timepiece | cat=watches
bling | cat=jewelry
sport coat for women | cat=blazers
mac coat | cat=coats | cat=trench-coats,raincoats
dungarees style jumpsuit | cat=jumpsuits,overalls
beanie | cat=hats | title=beanie
chelsea boots | cat=boots | has=chelsea
flip flops | cat=sandals | cat=flip-flops
mules | cat=shoes | cat=mules
knitwear | cat=sweaters,sweater-dresses | cat=sweaters
polka dots | pattern=dotted
plaid shirt | cat=button-down-shirts,blouses | pattern=checked*2 cat=button-down-shirts
gingham dress | cat=dresses | pattern=checked
leopard print | pattern=animal-print
maroon sweater | cat=sweaters | shade=burgundy*2 color=red
beige trench | cat=coats-jackets | cat=trench-coats*2 color=tan*2
grey jumper | cat=sweaters | color=gray
off white blouse | cat=blouses | shade=ivory,cream,ecru*2 color=white
khaki shorts | cat=shorts | color=tan,green*2 cat=casual-shorts
cords trousers cotton | cat=pants | material=cotton cat=corduroy-pants
vintage boho blouse | cat=blouses | style=vintage-inspired style=bohemian
`
