// Queries for kinds that came with the wider tree, by their names in the singular and the plural and by the
// names that shoppers have for them. Columns: text | need | want | never.
export const kindNames = `
evening gown | cat=gowns,cocktail-dresses,maxi-dresses | cat=gowns
prom dresses | cat=gowns,cocktail-dresses | cat=gowns
wedding gown | cat=wedding-dresses
sheath dresses | cat=sheath-dresses
bodycon dress | cat=bodycon-dresses
tee shirt dress | cat=t-shirt-dresses
denim dress | cat=denim-dresses
tank tops | cat=tank-tops
cami | cat=camisoles
bodysuits | cat=bodysuits
tunic | cat=tunics,tunic-sweaters | cat=tunics
polo shirts | cat=polos
henley | cat=henleys
turtleneck top | cat=turtleneck-tops,turtleneck-sweaters | cat=turtleneck-tops
crop tops | cat=crop-tops
off the shoulder top | cat=off-shoulder-tops
halter top | cat=halter-tops
peplum top | cat=peplum-tops
graphic tees | cat=graphic-tees
band tee | cat=graphic-tees
chambray shirt | cat=denim-shirts
corset top | cat=corset-tops,corsets | cat=corset-tops
kimono | cat=kimonos
sweater vest | cat=sweater-vests
ponchos | cat=ponchos,capes | cat=ponchos
twinset | cat=twinsets
shrug | cat=shrugs
leather jacket | cat=leather-jackets,moto-jackets
denim jackets | cat=denim-jackets
jean jacket | cat=denim-jackets
bomber | cat=bomber-jackets
biker jacket | cat=moto-jackets
utility jacket | cat=utility-jackets
parka | cat=parkas
raincoats | cat=raincoats
fleece jacket | cat=fleece-jackets
puffer vest | cat=vests
cape | cat=capes
faux fur coat | cat=faux-fur-coats
peacoats | cat=peacoats
wool coat | cat=coats,wool-coats | cat=wool-coats material=wool
shacket | cat=shackets
windbreaker | cat=windbreakers
pantsuit | cat=pant-suits
skirt suits | cat=skirt-suits
two piece set | cat=matching-sets
cropped jeans | cat=cropped-jeans
flared jeans | cat=flare-jeans
boyfriend jeans | cat=boyfriend-jeans
mom jeans | cat=mom-jeans
jeggings | cat=jeggings
leggings | cat=leggings,active-leggings | cat=leggings
cargo pants | cat=cargo-pants
capris | cat=capris
culottes | cat=culottes
chinos | cat=chinos
leather pants | cat=leather-pants
corduroy pants | cat=corduroy-pants
maxi skirt | cat=maxi-skirts
pencil skirts | cat=pencil-skirts
circle skirt | cat=a-line-skirts
jean skirt | cat=denim-skirts
skort | cat=skorts,tennis-skirts | cat=skorts
pleated skirt | cat=skirts,pleated-skirts | cat=pleated-skirts
bermudas | cat=bermuda-shorts
overalls | cat=overalls
boiler suit | cat=coveralls
workout leggings | cat=active-leggings
sports bra | cat=sports-bras
gym tank | cat=active-tanks
track jacket | cat=track-jackets
joggers | cat=joggers
sweatpants | cat=joggers
bike shorts | cat=bike-shorts
tennis skirt | cat=tennis-skirts
yoga pants | cat=yoga-pants
swimsuit | cat=one-piece-swimsuits
bikini top | cat=bikini-tops
bikini | cat=bikini-sets,bikini-tops,bikini-bottoms | cat=bikini-sets
tankini | cat=tankinis
beach cover up | cat=cover-ups
rash guard | cat=rash-guards
pajamas | cat=pajama-sets,pajama-pants | cat=pajama-sets
nightgown | cat=nightgowns
bathrobe | cat=robes
slip under dress | cat=slips,dresses | cat=slips
bras | cat=bras
bralette | cat=bralettes
shapewear | cat=shapewear
tights | cat=tights
socks | cat=socks
tracksuit | cat=lounge-sets
maternity jeans | cat=maternity-jeans
nursing top | cat=nursing-tops
maternity swimsuit | cat=maternity-swimwear
`
export const thingNames = `
ballet flats | cat=ballet-flats
loafers | cat=loafers
oxfords | cat=oxfords
mule shoes | cat=mules
clogs | cat=clogs
slippers | cat=slippers
espadrilles | cat=espadrilles
wedges | cat=wedges
flip-flops | cat=flip-flops
pool slides | cat=slides
bootie | cat=ankle-boots
knee high boots | cat=knee-high-boots
over the knee boots | cat=over-the-knee-boots
cowboy boots | cat=western-boots
rain boots | cat=rain-boots
snow boots | cat=winter-boots
hiking boots | cat=hiking-boots
running shoes | cat=running-shoes
high tops | cat=high-top-sneakers
platform sneakers | cat=platform-sneakers
mary janes | cat=mary-janes
boat shoes | cat=moccasins
combat boots | cat=combat-boots
crossbody | cat=crossbody-bags
satchels | cat=satchels
hobo bag | cat=hobo-bags
bucket bag | cat=bucket-bags
fanny pack | cat=belt-bags
wristlet | cat=wristlets
wallets | cat=wallets
laptop bag | cat=laptop-bags
weekender bag | cat=weekenders
minaudiere | cat=evening-bags
diaper bag | cat=diaper-bags
card holder | cat=card-cases
straw bag | cat=straw-bags
hoop earrings | cat=hoop-earrings
studs earrings | cat=stud-earrings
pendant necklace | cat=pendant-necklaces
chunky necklace | cat=statement-necklaces
pearl necklace | cat=pearl-necklaces
choker | cat=chokers
bangles | cat=bangles
charm bracelet | cat=charm-bracelets
anklet | cat=anklets
brooch | cat=brooches
cocktail ring | cat=cocktail-rings
gloves | cat=gloves
headband | cat=hair-accessories
necktie | cat=ties
umbrella | cat=umbrellas
keychain | cat=key-rings
makeup bag | cat=cosmetic-cases
baseball cap | cat=caps
pashmina | cat=shawls,scarves | cat=shawls
bandana | cat=bandanas
beret | cat=berets
reading glasses | cat=eyeglasses
baby onesie | cat=baby-one-pieces
kids pajamas | cat=kids-pajamas
girls swimsuit | cat=kids-swimwear
halloween costume | cat=kids-costumes
kids rain boots | cat=kids-rain-boots
school uniform | cat=kids-school-uniforms
girls leggings | cat=kids-leggings
baby blanket | cat=bibs-blankets
`
