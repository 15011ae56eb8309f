// Thirty listings as shoppers open them: departments, kinds, houses of designers, colors and searches.
type Filter = { key: string; values: string[] }
export type Listing = { name: string; filters: Filter[]; query: string }

const of = (name: string, tags: Readonly<Record<string, string>>, query = ''): Listing => ({
  name,
  filters: Object.entries(tags).map(([key, value]) => ({ key, values: [value] })),
  query,
})
const department = (name: string) => of(name, { department_tags: name })
const kind = (slug: string) => of(slug, { department_tags: 'women', category_tags: slug })
const search = (text: string) => of(`"${text}"`, {}, text)

export const listings: readonly Listing[] = [
  of('everything', {}),
  ...['women', 'plus', 'petite', 'juniors', 'maternity', 'girls', 'boys', 'designer'].map(department),
  ...['shoes', 'handbags', 'jewelry', 'accessories'].map(department),
  ...['dresses', 'tops', 'sweaters', 'coats-jackets', 'jeans', 'pants', 'skirts', 'shorts'].map(kind),
  of('black pieces', { color_names: 'black' }),
  of('white pieces', { color_names: 'white' }),
  ...['black dress', 'red belt', 'leather tote', 'denim jacket', 'gold necklace'].map(search),
  ...['white sneakers', 'floral maxi dress'].map(search),
]
