// Queries that join the kinds of the wider tree with brands, materials, patterns, colors and cuts that the
// shop did not have before. Columns: text | need | want | never.
export const kindsMore = `
lululemon leggings | brand=lululemon cat=active-leggings,leggings
lululemon sports bra | brand=lululemon cat=sports-bras | | | rare
athleta joggers | brand=athleta cat=joggers | | | rare
nike running shoes | brand=nike | cat=running-shoes
hoka running shoes | brand=hoka,hoka_one_one cat=shoes | cat=running-shoes | | rare
patagonia fleece | brand=patagonia | cat=fleece-jackets | | rare
north face puffer vest | brand=the_north_face | cat=vests | | rare
levis denim jacket | brand=levi's | cat=denim-jackets | | rare
levis mom jeans | brand=levi's cat=jeans | cat=mom-jeans | | rare
ugg slippers | brand=ugg cat=shoes | cat=slippers | | rare
ugg winter boots | brand=ugg cat=shoes | cat=winter-boots
birkenstock clogs | brand=birkenstock cat=shoes | cat=clogs
hunter rain boots | brand=hunter cat=shoes | cat=rain-boots
tory burch ballet flats | brand=tory_burch cat=shoes | cat=ballet-flats
gucci loafers | brand=gucci cat=shoes | cat=loafers | | rare
coach crossbody | brand=coach cat=handbags | cat=crossbody-bags
coach wallet | brand=coach cat=handbags | cat=wallets
kate spade wristlet | brand=kate_spade_new_york cat=handbags | cat=wristlets | | rare
michael kors handbags | brand=michael_michael_kors,michael_kors cat=handbags
michael kors satchel | brand=michael_michael_kors,michael_kors cat=handbags | cat=satchels
dooney satchel | brand=dooney_&_bourke cat=handbags | cat=satchels
longchamp tote | brand=longchamp cat=handbags | cat=totes
louis vuitton wallet | brand=louis_vuitton | cat=wallets | | rare
dr martens combat boots | brand=dr._martens cat=shoes | cat=combat-boots
sorel snow boots | brand=sorel cat=shoes | cat=winter-boots
converse high tops | brand=converse cat=shoes | cat=high-top-sneakers
everlane loafers | brand=everlane | cat=loafers | | rare
spanx leggings | brand=spanx | cat=leggings,shapewear | | rare
pandora charm bracelet | brand=pandora | cat=charm-bracelets
velvet blazer | cat=blazers | material=velvet
velvet dress | cat=dresses | material=velvet
corduroy blazer | cat=blazers | material=corduroy
lace camisole | cat=camisoles,bodysuits | cat=camisoles has=lace_trim/material=lace
lace cocktail dress | cat=dresses | material=lace/has=lace_trim*2 cat=cocktail-dresses
sequin dress | cat=dresses | material=sequins
satin camisole | cat=camisoles | material=satin
satin pajamas | cat=pajama-sets,pajama-pants | material=satin
sherpa jacket | cat=fleece-jackets,coats-jackets | cat=fleece-jackets
shearling boots | cat=shoes | material=shearling
suede ankle boots | cat=ankle-boots,boots | material=suede*2 cat=ankle-boots
patent leather flats | cat=flats,ballet-flats,mary-janes | material=patent_leather
faux leather leggings | cat=leather-pants,leggings | material=faux_leather
leather skirt | cat=leather-skirts | material=leather*2
tulle skirt | cat=tulle-skirts
plaid skirt | cat=skirts | pattern=plaid,checked
plaid shacket | cat=shackets | pattern=plaid
gingham shirt | cat=button-down-shirts,blouses | pattern=gingham
houndstooth coat | cat=coats-jackets | pattern=houndstooth*2 cat=coats
houndstooth pencil skirt | cat=pencil-skirts | pattern=houndstooth
paisley blouse | cat=blouses | pattern=paisley
paisley bandana | cat=bandanas | pattern=paisley
camo cargo pants | cat=cargo-pants | pattern=camo
tie dye tee | cat=t-shirts | pattern=tie-dye
abstract print dress | cat=dresses | pattern=abstract
color block sweater | cat=sweaters | pattern=color-block
floral one piece swimsuit | cat=one-piece-swimsuits | pattern=floral
striped bikini top | cat=bikini-tops | pattern=striped
leopard flats | cat=flats,ballet-flats | pattern=animal-print
black leggings | cat=leggings,active-leggings,yoga-pants | color=black*2
black moto jacket | cat=moto-jackets | color=black*2
red rain boots | cat=rain-boots | color=red
brown loafers | cat=loafers | color=brown,tan
olive utility jacket | cat=utility-jackets | shade=olive*2 color=green
navy peacoat | cat=peacoats | shade=navy*2 color=blue
gold hoops | cat=hoop-earrings | color=gold
white denim jacket | cat=denim-jackets | color=white
pink robe | cat=robes | color=pink
black tights | cat=tights | color=black
plus size swimsuit | cat=one-piece-swimsuits | dept=plus
petite blazers | cat=blazers | dept=petite
maternity leggings black | cat=maternity-leggings | color=black
sterling silver bangle | cat=bangles | material=sterling_silver
wide leg cargo pants | cat=cargo-pants | cut=wide_leg
high waisted leggings | cat=leggings,active-leggings | waist=high_waisted
sleeveless turtleneck | cat=turtleneck-tops,tops | sleeve=sleeveless neck=turtleneck
long sleeve bodysuit | cat=bodysuits | sleeve=long_sleeve
off the shoulder dress | cat=dresses | neck=off_the_shoulder
cowl neck sweater | cat=sweaters | neck=cowl_neck
puff sleeve blouse | cat=blouses | title=puff-sleeve,puff/has=puff_sleeve
tie waist dress | cat=dresses | title=tie-waist,tie/has=tie_waist
`
