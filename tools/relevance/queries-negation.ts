// Queries that exclude something: a piece with it is wrong, however good it is otherwise. Columns: text |
// need | want | never.
export const negation = `
bag not leather | cat=handbags || material=leather
tote without leather | cat=totes || material=leather
shoes no heels | cat=shoes || cat=heels
dress anything but black | cat=dresses || color=black
blouse without pattern | cat=blouses | pattern=solid | pattern=floral,dotted,striped,checked,animal-print
boots not suede | cat=boots || material=suede
sweater no wool | cat=sweaters || material=wool,merino_wool,cashmere
non leather ankle boots | cat=boots | title=ankle | material=leather,suede
jeans not skinny | cat=jeans || cat=skinny-jeans
jeans no stretch | cat=jeans || material=elastane
dress no florals | cat=dresses || pattern=floral
midi dress not polyester | cat=dresses | cat=midi-dresses | material=polyester
coat not black | cat=coats || color=black
red dress not mini | cat=dresses | color=red | cat=mini-dresses
sneakers not white | cat=sneakers || color=white
plain sweater no stripes | cat=sweaters | pattern=solid,rib-knit,cable-knit | pattern=striped
jacket other than denim | cat=coats-jackets
dress with sleeves not sleeveless | cat=dresses || sleeve=sleeveless
cardigan not turtleneck not crew neck | cat=cardigans || neck=turtleneck,crew_neck
vegan bag | cat=handbags | material=faux_leather,canvas,nylon,polyester | material=leather,suede,silk,wool
blue jeans not ripped under $50 | cat=jeans price<50 | wash=dark_wash,medium_wash,light_wash
skirt but not tweed | cat=skirts || pattern=tweed
no animal print heels | cat=heels || pattern=animal-print
gold jewelry no rings | cat=jewelry | color=gold | cat=rings
tops except t-shirts | cat=tops || cat=t-shirts
handbag not coach | cat=handbags || brand=coach
new black dress but not silk | cat=dresses | color=black*2 condition=new_with_tags*2 | material=silk
synthetic-free sweater | cat=sweaters || material=acrylic,nylon,polyester,elastane
`
