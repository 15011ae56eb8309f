// Queries for the condition of a piece. Columns: text | need | want | never.
export const condition = `
nwt dress | cat=dresses | condition=new_with_tags
new with tags jeans | cat=jeans | condition=new_with_tags
like new boots | cat=boots | condition=excellent,new_with_tags
never worn heels | cat=heels | condition=new_with_tags
excellent condition leather bag | cat=handbags | condition=excellent,new_with_tags material=leather
brand new sneakers | cat=sneakers | condition=new_with_tags
gently used coat | cat=coats | condition=excellent,very_good,good,new_with_tags | condition=flawed_gem,repaired
nwt gap sweater | brand=gap cat=sweaters | condition=new_with_tags | rare
coach bag like new | brand=coach cat=handbags | condition=excellent,new_with_tags
flawed designer bag to repair | cat=handbags | condition=flawed_gem*2 dept=designer
blazer no flaws | cat=blazers | | condition=flawed_gem
unworn cashmere sweater | cat=sweaters | material=cashmere condition=new_with_tags
`
