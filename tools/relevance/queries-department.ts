// Queries that name the wearer. A woman's piece is wrong for a girl, and a girl's for a woman. Columns:
// text | need | want | never.
export const department = `
girls dress | cat=kids-dresses | dept=girls*2
boys jacket | dept=boys cat=kids-jackets
kids sneakers | cat=kids-sneakers
kids winter boots | cat=kids-boots
baby girl sweater | cat=kids-sweaters | dept=girls
boys jeans | dept=boys cat=kids-jeans-pants
girls floral dress | cat=kids-dresses dept=girls | pattern=floral
toddler puffer jacket | cat=kids-jackets | size=2t,3t,4t,2y,3y
maternity dress | cat=maternity-dresses
maternity tops | cat=maternity-tops
pregnancy clothes | dept=maternity
black maternity dress | cat=maternity-dresses | color=black
petite pants | dept=petite cat=pants
petite blazer | dept=petite cat=blazers
plus size dress | dept=plus cat=dresses
plus size jeans | dept=plus cat=jeans
tall jeans | dept=tall cat=jeans
tall trousers | dept=tall cat=pants
juniors mini dress | dept=juniors cat=dresses | cat=mini-dresses
designer handbags | dept=designer cat=handbags
designer dresses under $200 | dept=designer cat=dresses price<200
designer heels | dept=designer cat=heels
striped tee for boys | dept=boys cat=kids-tops | pattern=striped,breton-striped
back to school outfit for a girl | dept=girls | occasion=school cat=kids-clothes,kids-shoes
womens sneakers | cat=sneakers
red kids sweater | cat=kids-sweaters | color=red
plus size wedding guest dress | dept=plus cat=dresses | occasion=wedding_guest
`
