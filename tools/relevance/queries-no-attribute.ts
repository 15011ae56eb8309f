// Queries without any word of the catalogue: occasions, journeys, weather, work. Columns: text | need |
// want | never.
export const noAttribute = `
something for a beach wedding | cat=@beach-wedding | cat=@dresses,jumpsuits*1 occasion=wedding_guest,vacation/tag=vacation*3 material=@airy*1 | cat=sweater-dresses
office but not boring | cat=@office | occasion=work/tag=office*2 pattern=checked,striped,tweed,animal-print,floral,dotted/color=@bright*1
first day at a new job | cat=@office | occasion=work/tag=office*2 cat=@tailored*1
date night | cat=@going-out | occasion=party,wedding_guest/style=romantic,edgy*2 cat=cocktail-dresses,mini-dresses,midi-dresses,heels*1
what to wear to a funeral | cat=dresses,dress-pants,blouses,blazers,coats,midi-skirts,pullovers,cardigans | color=@somber/shade=navy,ink*3 pattern=solid*1 | pattern=animal-print
ski trip | cat=@cold | cat=puffer-jackets,pullovers/title=beanie/occasion=winter*3 material=@warm,nylon,polyester*1 | cat=sweater-dresses
comfy for a long flight | cat=@comfy | cat=sweatshirts-hoodies,cardigans,pullovers,casual-pants,cashmere-sweaters
grandma chic | cat=cardigans,pullovers,scarves,blouses,midi-skirts,midi-dresses,cashmere-sweaters | pattern=cable-knit,floral,tweed,checked,rib-knit*2 style=vintage-inspired,classic*2
summer in italy | cat=@hot-days | material=@airy,straw,leather*2 occasion=vacation/tag=vacation/cat=linen-pants,sandals,maxi-dresses,sunglasses*2 | cat=sweater-dresses
garden party | cat=dresses,midi-skirts,blouses,jumpsuits,sandals,hats | pattern=floral,dotted/occasion=party,wedding_guest/style=romantic*2 cat=midi-dresses,maxi-dresses,cocktail-dresses,casual-dresses,midi-skirts,blouses*1
gift for my mother | cat=@gift | cat=scarves,jewelry,cashmere-sweaters,cardigans,handbags
rock concert | cat=coats-jackets,boots,jeans,t-shirts,mini-skirts,mini-dresses,sneakers | style=edgy/color=black*2
quiet luxury | dept=women | material=cashmere,silk,wool,leather,linen,merino_wool*2 pattern=solid,rib-knit,cable-knit*1 color=@neutral*1 | pattern=animal-print
something for a job interview | cat=@office | occasion=work/tag=office*2 cat=@tailored*1 color=@neutral,blue*1
black tie | cat=cocktail-dresses,maxi-dresses,heels,clutches,midi-dresses,jewelry | cat=cocktail-dresses,maxi-dresses,clutches,heels
cold weather | cat=@cold | material=@warm/cat=puffer-jackets,coats,boots
rainy day | cat=coats-jackets,boots | has=trench,water_resistant,storm_flap_and_belt/cat=boots,puffer-jackets
going to the beach | cat=@beach | cat=shorts,sandals,rompers,hats,sunglasses,linen-pants/occasion=vacation/tag=vacation
spring break | cat=@beach | cat=shorts,sandals,rompers,sunglasses,mini-dresses/occasion=vacation/tag=vacation
new year's eve | cat=@going-out,jewelry | cat=cocktail-dresses,mini-dresses,heels,clutches/occasion=party/tag=holiday
holiday party | cat=@going-out,sweaters | occasion=party/tag=holiday*2 cat=cocktail-dresses,midi-dresses,mini-dresses,heels,clutches,maxi-dresses*1
prom night | cat=cocktail-dresses,maxi-dresses,mini-dresses,heels,clutches,midi-dresses | cat=cocktail-dresses,maxi-dresses
homecoming | cat=cocktail-dresses,mini-dresses,midi-dresses,heels,clutches,maxi-dresses | cat=cocktail-dresses,mini-dresses,midi-dresses
wedding guest | cat=@wedding | occasion=wedding_guest*3 cat=@festive*1
girls night out | cat=@going-out | occasion=party/cat=cocktail-dresses,mini-dresses,heels
brunch with friends | cat=casual-dresses,midi-dresses,midi-skirts,blouses,jumpsuits,jeans,sandals,rompers,linen-pants,maxi-dresses,shoulder-bags,sunglasses,sneakers | occasion=casual,party/tag=weekend*1
weekend getaway | cat=@comfy,jeans,casual-dresses,backpacks,totes,sandals,shorts,sunglasses,jumpsuits | tag=weekend,vacation/occasion=vacation,casual
running errands | cat=@comfy,jeans,totes,backpacks,casual-shorts,denim-shorts | occasion=casual/cat=sneakers,t-shirts
working from home | cat=@comfy | cat=pullovers,cardigans,sweatshirts-hoodies,casual-pants,cashmere-sweaters,t-shirts
music festival | cat=shorts,boots,rompers,mini-dresses,maxi-dresses,sunglasses,hats,mini-skirts,casual-dresses,sandals,blouses | style=bohemian*2 cat=denim-shorts,rompers,maxi-dresses,mini-dresses,boots,hats,sunglasses*1
hiking in the mountains | cat=sneakers,boots,backpacks,puffer-jackets,sweatshirts-hoodies,casual-pants,casual-shorts,t-shirts | cat=sneakers,backpacks,puffer-jackets,boots/style=sporty
gym and after | cat=sneakers,sweatshirts-hoodies,t-shirts,backpacks,casual-pants,casual-shorts | cat=sneakers,sweatshirts-hoodies/style=sporty
yoga class | cat=casual-pants,t-shirts,sweatshirts-hoodies,casual-shorts,sneakers | material=elastane,cotton/style=sporty
dinner with his parents | cat=midi-dresses,blouses,dress-pants,midi-skirts,cardigans,blazers,casual-dresses,pullovers,heels,maxi-dresses,button-down-shirts,cashmere-sweaters | style=classic,romantic,minimal,preppy/cat=midi-dresses,blouses
graduation day | cat=dresses,blouses,midi-skirts,heels,jumpsuits,blazers,sandals | cat=midi-dresses,cocktail-dresses,casual-dresses,mini-dresses,maxi-dresses
baby shower | cat=dresses,jumpsuits,midi-skirts,blouses,sandals | pattern=floral/style=romantic/occasion=party,wedding_guest/cat=maternity-dresses
for a cruise | cat=@hot-days | occasion=vacation/tag=vacation/cat=linen-pants,maxi-dresses,sandals,sunglasses,hats/pattern=breton-striped | cat=sweater-dresses
going on a safari | cat=linen-pants,button-down-shirts,shorts,boots,hats,backpacks,casual-pants,sunglasses,t-shirts | color=tan,brown,green/material=linen
tropical holiday | cat=@hot-days | occasion=vacation/tag=vacation/cat=maxi-dresses,sandals,shorts,rompers,linen-pants,sunglasses | cat=sweater-dresses
city break in paris | cat=coats,blazers,jeans,midi-skirts,sneakers,t-shirts,scarves,shoulder-bags,casual-dresses,midi-dresses,button-down-shirts,cardigans,pullovers,boots | style=classic,minimal/pattern=breton-striped/has=trench
`
