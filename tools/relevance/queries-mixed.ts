// Queries that mix the shop's own words with words that only a person understands. Columns: text | need |
// want | never.
export const mixed = `
warm coat for a rainy city | cat=coats-jackets | cat=coats*2 has=trench,storm_flap_and_belt,water_resistant/material=wool*2
warm coat | cat=coats-jackets | material=wool/cat=puffer-jackets
dress for a summer wedding | cat=dresses | occasion=wedding_guest*3 sleeve=sleeveless,short_sleeve*1 | cat=sweater-dresses
black dress for a funeral | cat=dresses | color=black*3 cat=midi-dresses,maxi-dresses,casual-dresses,sweater-dresses*1 | pattern=animal-print
comfortable shoes for walking all day | cat=shoes | cat=sneakers | cat=heels
work bag that fits a laptop | cat=handbags | cat=totes,backpacks
boots for snow | cat=boots | material=leather,suede*1 title=knee,lace,ankle*1
linen shirt for vacation | cat=button-down-shirts,blouses | material=linen
lightweight sweater for spring | cat=sweaters | material=cotton,cashmere,viscose,merino_wool | cat=sweater-dresses
floral dress for a garden party | cat=dresses | pattern=floral*3 cat=midi-dresses,maxi-dresses,casual-dresses,cocktail-dresses*1
sparkly going out top | cat=tops | cat=blouses | cat=sweatshirts-hoodies
smart trousers for an interview | cat=pants | cat=dress-pants*2 color=@neutral,blue*1
breezy pants for hot weather | cat=pants | cat=linen-pants/material=linen
flattering jeans for curvy hips | cat=jeans | waist=high_waisted cut=bootcut,straight_leg,wide_leg,flared
statement necklace | cat=necklaces
dainty gold necklace | cat=necklaces | color=gold
romantic blouse | cat=blouses | style=romantic
edgy leather boots | cat=boots | style=edgy*2 material=leather*2
minimalist tote | cat=totes | style=minimal
preppy blazer | cat=blazers | style=preppy
boho maxi dress | cat=dresses | cat=maxi-dresses style=bohemian
vintage style handbag | cat=handbags | style=vintage-inspired
sporty jacket | cat=coats-jackets | style=sporty
classic white shirt | cat=button-down-shirts,blouses | color=white*2 cat=button-down-shirts*1 style=classic*1
retro sunglasses | cat=sunglasses | style=vintage-inspired/has=cat-eye_frame
cozy cardigan for a cold office | cat=cardigans | material=@warm
dress for my daughter's birthday party | cat=kids-dresses | dept=girls
school shoes for my son | cat=kids-shoes
cocktail attire under $50 | cat=@going-out price<50 | cat=cocktail-dresses*2 occasion=party,wedding_guest*1
party dress | cat=dresses | occasion=party*2 cat=cocktail-dresses,mini-dresses,midi-dresses,maxi-dresses*1
winter hat | cat=hats | material=wool,cashmere,acrylic,wool_felt/title=beanie | material=straw,linen
interview blazer in navy | cat=blazers | shade=navy,ink*2 color=blue*1
bump friendly work dress | dept=maternity cat=maternity-dresses | occasion=work
vacation dress | cat=dresses | occasion=vacation/tag=vacation
hat for the beach | cat=hats | material=straw,linen,cotton | material=wool,wool_felt,acrylic,cashmere
dressy sandals | cat=sandals | occasion=party
elegant evening clutch | cat=clutches
warm gloves or scarf | cat=scarves | material=wool,cashmere
`
