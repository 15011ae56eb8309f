// The collections of /concept, chosen by employees (filter curation_id); some are limited to one
// category.
import type { Asked } from './use-pieces.ts'

export type Curation = { title: string; words: string; asked: Asked }

const from = (id: number, ...more: readonly (readonly [string, string])[]): Asked => ({
  filters: [
    { key: 'curation_id', values: [String(id)] },
    ...more.map(([key, value]) => ({ key, values: [value] })),
  ],
  sortBy: 'featured',
  amount: 5,
})

/** The collections in page order; the first takes the widest row. */
export const curations: readonly [Curation, ...Curation[]] = [
  { title: 'In the window', words: 'What we would put on if we were going out tonight.', asked: from(3) },
  {
    title: 'Dresses with somewhere to be',
    words: 'One for a wedding, one for the dentist, and all the days between.',
    asked: from(1, ['category_tags', 'dresses']),
  },
  {
    title: 'Knits to keep',
    words: 'Wool that has stopped pilling and started to look like you.',
    asked: from(7, ['category_tags', 'sweaters']),
  },
  {
    title: 'Shoes, already kind',
    words: 'Broken in by somebody else’s feet, resoled where it was due.',
    asked: from(5, ['department_tags', 'shoes']),
  },
]
