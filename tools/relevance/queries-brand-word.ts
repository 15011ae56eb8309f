// Queries with brands whose names are also words of the language; alone and next to other words they mean
// the brand. Columns: text | need | want | never.
export const brandWord = `
gap | brand=gap
theory | brand=theory
express | brand=express
free people | brand=free_people
hope | brand=hope
max | brand=max
guess | brand=guess
coach | brand=coach
vince | brand=vince
mango | brand=mango
frame | brand=frame
mother | brand=mother
equipment | brand=equipment
splendid | brand=splendid
reformation | brand=reformation
closed | brand=closed
inside | brand=inside
outfit | brand=outfit
archive | brand=archive
fossil watch | brand=fossil cat=watches | rare
gap jeans | brand=gap cat=jeans
theory blazer | brand=theory | cat=blazers | rare
express dress | brand=express cat=dresses
free people dress | brand=free_people cat=dresses
coach bag | brand=coach cat=handbags
vince cashmere sweater | brand=vince | cat=sweaters material=cashmere | rare
mango coat | brand=mango cat=coats-jackets | rare
frame jeans | brand=frame cat=jeans | rare
guess handbag | brand=guess | cat=handbags | rare
roots hoodie | brand=roots | cat=sweatshirts-hoodies | rare
vans sneakers | brand=vans | cat=sneakers
black theory dress pants | brand=theory cat=pants | cat=dress-pants color=black | rare
white gap tee | brand=gap cat=t-shirts | color=white | rare
free people boho top | brand=free_people cat=tops | style=bohemian | rare
max mara coat | brand=max_mara,max_mara_weekend,weekend_max_mara | cat=coats | rare
lucky brand jeans | brand=lucky_brand cat=jeans
next | brand=next
`
