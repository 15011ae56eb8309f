// Queries with prices in figures and words. A price outside of the range is wrong; without a number,
// cheaper is better. Columns: text | need | want | never.
export const price = `
dress under $40 | cat=dresses price<40
red leather tote under $100 | cat=totes price<100 | color=red material=leather
jeans between 20 and 50 dollars | cat=jeans price>20 price<50
boots less than fifty bucks | cat=boots price<50
coat over $200 | cat=coats price>200
handbags $100 to $200 | cat=handbags price>100 price<200
cheap sneakers | cat=sneakers | price<15
cheap black dress | cat=dresses | color=black price<20
blouse below 15 | cat=blouses price<15
gucci under 300 | brand=gucci price<300
sweaters up to $25 | cat=sweaters price<25
cashmere under 100 dollars | material=cashmere price<100
skirt around $20 | cat=skirts price<30 | price>14*2 price<26*2
heels at most 30 dollars | cat=heels price<30
silk blouse under thirty dollars | cat=blouses price<30 | material=silk
affordable wedding guest dress | cat=dresses | occasion=wedding_guest*2 price<50*1
designer bag under $150 | cat=handbags dept=designer price<150
earrings for under ten dollars | cat=earrings price<10
$20 jeans | cat=jeans price<20
expensive watch | cat=watches | price>60
more than $500 handbag | cat=handbags price>500
kids jacket max $15 | cat=kids-jackets price<15
white tee < $10 | cat=t-shirts price<10 | color=white
cardigan 10-20 usd | cat=cardigans price>10 price<20
`
