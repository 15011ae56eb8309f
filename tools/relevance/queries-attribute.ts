// Queries for kind, colour, material, pattern and cut in the shop's own words. Columns: text | need | want
// | never.
export const attribute = `
red leather tote | cat=totes | color=red material=leather
black dress | cat=dresses | color=black*2
blue floral midi dress | cat=dresses | cat=midi-dresses*2 color=blue*2 pattern=floral*2
white linen pants | cat=pants | color=white material=linen
navy blazer | cat=blazers | shade=navy,ink*2 color=blue
cashmere sweater | cat=sweaters | material=cashmere*3 cat=cashmere-sweaters
black leather ankle boots | cat=boots | color=black*2 material=leather*2 title=ankle*2
striped tee | cat=t-shirts | pattern=striped,breton-striped
emerald green cocktail dress | cat=dresses | cat=cocktail-dresses*2 shade=emerald*2 color=green
camel coat | cat=coats | shade=camel*2 color=tan,brown
dark wash skinny jeans | cat=jeans | cat=skinny-jeans wash=dark_wash
gold hoop earrings | cat=earrings | color=gold*2 has=hoop*2
tweed mini skirt | cat=skirts | cat=mini-skirts pattern=tweed
silk blouse | cat=blouses | material=silk
wool cardigan | cat=cardigans | material=wool,merino_wool
suede sandals | cat=sandals | material=suede
burgundy pleated skirt | cat=skirts | shade=burgundy*2 title=pleated*2
yellow sundress | cat=dresses | color=yellow*3 sleeve=sleeveless,short_sleeve cat=casual-dresses,maxi-dresses,midi-dresses,mini-dresses | cat=sweater-dresses
floral maxi dress | cat=dresses | cat=maxi-dresses pattern=floral
polka dot dress | cat=dresses | pattern=dotted
leopard print heels | cat=heels | pattern=animal-print
cable knit sweater | cat=sweaters | pattern=cable-knit
white button-down shirt | cat=button-down-shirts | color=white*2
v-neck cardigan | cat=cardigans | neck=v-neck
turtleneck sweater | cat=sweaters | neck=turtleneck
high waisted jeans | cat=jeans | waist=high_waisted
wide leg trousers | cat=pants | cut=wide_leg
sleeveless blouse | cat=blouses,tops | sleeve=sleeveless*3 cat=blouses
purple clutch | cat=clutches | color=purple
straw hat | cat=hats | material=straw
double breasted blazer | cat=blazers | has=double_breasted
trench coat | cat=coats | has=trench
pink puffer jacket | cat=puffer-jackets | color=pink
cat-eye sunglasses | cat=sunglasses | has=cat-eye_frame
sterling silver necklace | cat=necklaces | material=sterling_silver
canvas backpack | cat=backpacks | material=canvas
denim shorts | cat=shorts | cat=denim-shorts
red heels | cat=heels | color=red
mustard yellow cardigan | cat=cardigans | shade=mustard*2 color=yellow
light wash straight jeans | cat=jeans | cat=straight-jeans wash=light_wash
checked wool coat | cat=coats | pattern=checked material=wool
animal print shoulder bag | cat=shoulder-bags | pattern=animal-print
wrap dress | cat=dresses | has=wrap
halter maxi dress | cat=dresses | cat=maxi-dresses neck=halter
long sleeve mini dress | cat=dresses | cat=mini-dresses sleeve=long_sleeve
rose gold ring | cat=rings | shade=rose_gold/material=rose_gold_plated_brass
navy and white striped shirt | cat=button-down-shirts,t-shirts,blouses | color=blue*2 pattern=striped,breton-striped*2 color=white
knee high suede boots | cat=boots | title=knee*2 material=suede*2
teal scarf | cat=scarves | shade=teal*2 color=green,blue
linen jumpsuit | cat=jumpsuits | material=linen
`
