// Queries with sizes in the systems that people know. Another size is wrong; a letter size that includes
// the number is nearly right. Columns: text | need | want | never. European and British sizes: 38 is a shoe
// of 7.5 (7 to 8 by the maker) or a dress of 6 (4 to 8), a British 10 is a 6; shoes of UK 5 are 7 to 7.5.
export const size = `
size 6 dress | cat=dresses fits=6 | fits=6
eu 38 heels | cat=heels size=7,7.5,8 | size=7.5,8
uk 10 blouse | cat=blouses fits=6 | fits=6
28 waist jeans | cat=jeans fits=28 | fits=28
xl hoodie | cat=sweatshirts-hoodies fits=xl | fits=xl
3t kids top | cat=kids-tops size=3t
petite size 4 | dept=petite fits=4 | fits=4
size 8 boots | cat=boots size=8
size 7.5 sneakers | cat=sneakers size=7.5
medium sweater | cat=sweaters fits=m | fits=m
small black dress | cat=dresses fits=s | color=black fits=s
2x plus size top | dept=plus cat=tops size=2x
jeans w30 | cat=jeans fits=30 | fits=30
size 10 petite pants | dept=petite cat=pants fits=10 | fits=10
ring size 7 | cat=rings size=7
xs cardigan | cat=cardigans fits=xs | fits=xs
size 12 tall jeans | dept=tall cat=jeans fits=12,31 | fits=12
us 9 sandals | cat=sandals size=9
uk 5 shoes | cat=shoes size=7,7.5
extra large coat | cat=coats-jackets fits=xl | fits=xl cat=coats*2
blazer size l | cat=blazers fits=l | fits=l
kids size 7 dress | cat=kids-dresses size=7
18 month baby clothes | cat=kids-clothes size=18_mo
eu 40 dress | cat=dresses fits=8 | fits=8
size 6 black leather heels | cat=heels size=6 | color=black material=leather
size medium floral blouse | cat=blouses fits=m | pattern=floral fits=m
women's 8.5 slip on sneakers | cat=sneakers size=8.5 | title=slip
size 00 jeans | cat=jeans fits=00 | fits=00
wide width size 9 shoes | cat=shoes size=9 | width=wide
`
