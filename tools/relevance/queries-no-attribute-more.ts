// Queries without any word of the catalogue: moods, looks, people, gifts. Columns: text | need | want |
// never.
export const noAttributeMore = `
parisian girl look | dept=women cat=t-shirts,blazers,coats,jeans,midi-skirts,button-down-shirts,scarves,cardigans,casual-dresses,midi-dresses,boots,pullovers | pattern=breton-striped/style=classic,minimal/has=trench
old money | dept=women | material=cashmere,silk,wool,leather,linen,merino_wool,suede*2 style=classic,preppy,minimal*2 | pattern=animal-print
dark academia | dept=women cat=blazers,coats,sweaters,midi-skirts,dress-pants,button-down-shirts,boots,mini-skirts | pattern=tweed,checked,cable-knit*2 color=brown,black,tan,gray,green,red*1 style=preppy,classic,vintage-inspired*1
cottagecore | dept=women cat=dresses,blouses,midi-skirts,cardigans,hats | pattern=floral,checked*2 style=romantic,bohemian,vintage-inspired*1 material=cotton,linen*1
coastal grandmother | dept=women cat=linen-pants,button-down-shirts,sweaters,hats,casual-dresses,blouses,sandals,totes | material=linen,cotton,cashmere,straw*2 color=white,blue,tan*2
boho | dept=women | style=bohemian
edgy | dept=women | style=edgy
preppy | dept=women | style=preppy
minimalist | dept=women | style=minimal
romantic | dept=women | style=romantic
vintage | dept=women | style=vintage-inspired
sporty | dept=women | style=sporty
timeless classics | dept=women | style=classic
hippie vibes | dept=women | style=bohemian
punk | dept=women | style=edgy*3 color=black,red*1
nineties grunge | dept=women cat=jeans,boots,button-down-shirts,sweaters,dresses,t-shirts,coats-jackets,mini-skirts | style=edgy/pattern=checked/has=slip
seventies disco | dept=women | cat=jumpsuits,maxi-dresses,mini-dresses,jeans,heels*1 style=vintage-inspired,bohemian/cut=flared,wide_leg/title=platform*2
gift for my sister | dept=women,jewelry,handbags | cat=jewelry,scarves,handbags,sunglasses,cashmere-sweaters,hats,cardigans
gift for a baby | cat=kids-clothes,kids-shoes | size=3_mo,6_mo,12_mo,18_mo
present for grandma | cat=@gift | cat=scarves,cashmere-sweaters,cardigans,jewelry,handbags
something for my little boy | dept=boys
for my niece turning six | dept=girls | size=6,6y,5,7
valentine's day | cat=@going-out,jewelry,sweaters | color=red,pink/style=romantic*2 cat=dresses,heels,jewelry,blouses,clutches,mini-skirts*1
christmas morning | cat=sweaters,cardigans,scarves,sweatshirts-hoodies,kids-sweaters,sweater-dresses | color=red,green,white/tag=holiday/pattern=cable-knit
thanksgiving dinner | cat=sweaters,sweater-dresses,midi-dresses,midi-skirts,boots,blouses,dress-pants,cardigans,casual-dresses | color=@autumn/tag=holiday
autumn walk in the woods | cat=coats-jackets,boots,sweaters,scarves,jeans,hats | color=@autumn/material=@warm,leather,suede
keep me warm | cat=@cold | material=@warm/cat=puffer-jackets,coats
heat wave | cat=@hot-days | material=linen,cotton,silk,rayon,viscose/sleeve=sleeveless,short_sleeve/cat=shorts,sandals | cat=sweater-dresses
casual friday at work | cat=@office,jeans,t-shirts,casual-pants,sneakers | occasion=work,casual
important meeting with the board | cat=@office | cat=@tailored,heels*2 occasion=work/tag=office*1
teacher outfits | cat=@office,casual-dresses,casual-pants,sneakers | occasion=work/tag=office/cat=cardigans
business trip | cat=@office,backpacks | occasion=work/tag=office,capsule_wardrobe*2 cat=@tailored,totes,backpacks*1
capsule wardrobe | dept=women | tag=capsule_wardrobe*3 style=minimal,classic*1
easy to layer | cat=cardigans,t-shirts,button-down-shirts,blazers,pullovers,coats-jackets,scarves,sweaters | tag=layering/cat=cardigans,t-shirts
i am expecting | dept=maternity
for a short woman | dept=petite
i am six feet tall | dept=tall
curvy and proud | dept=plus
teenager going to high school | dept=juniors/dept=girls | dept=juniors/occasion=school
something fancy | cat=@going-out,jewelry,blazers | cat=cocktail-dresses,heels,clutches,maxi-dresses/occasion=party,wedding_guest
something comfortable | cat=@comfy | cat=sweatshirts-hoodies,cardigans,pullovers,casual-pants,sneakers,cashmere-sweaters,t-shirts
nothing to wear tonight | cat=@going-out | occasion=party/cat=cocktail-dresses,mini-dresses,midi-dresses,heels
cheap thrills | price<15 dept=women,jewelry,handbags,shoes
splurge worthy | price>100 dept=women,jewelry,handbags,shoes | dept=designer,premium
never been worn | condition=new_with_tags
eco friendly natural fibers | material=linen,cotton,wool,silk,cashmere,merino_wool | | material=polyester,nylon,acrylic,elastane,plastic
vegan | cat=handbags,shoes,belts,backpacks | material=faux_leather,canvas | material=@animal
picnic in the park | cat=casual-dresses,maxi-dresses,midi-dresses,shorts,rompers,sandals,hats,totes,sneakers,denim-shorts,jumpsuits,sunglasses,mini-dresses | pattern=floral,checked,dotted/occasion=casual,vacation/tag=weekend/style=romantic
opera or theater evening | cat=@going-out,jewelry,coats | cat=cocktail-dresses,maxi-dresses,midi-dresses,clutches,heels/occasion=party
mother of the bride | cat=cocktail-dresses,midi-dresses,maxi-dresses,jumpsuits,heels,clutches | cat=midi-dresses,maxi-dresses,cocktail-dresses*1 occasion=wedding_guest*2
bachelorette weekend | cat=@going-out | cat=mini-dresses,cocktail-dresses,heels,rompers/occasion=party
`
