// Partners and landing pages of the mocks: shorter texts than the shop's, in the same shapes.
import type { LandingDef } from '@hemline/rules/discovery/landing.ts'

export type MockSupplier = {
  id: number
  name: string
  slug: string
  kind: 'partner' | 'rental' | 'dropshipper'
  active: boolean
  description: string
}
const supplier = (
  id: number,
  kind: MockSupplier['kind'],
  name: string,
  description: string,
): MockSupplier => ({
  id,
  kind,
  name,
  description,
  active: true,
  slug: name.toLowerCase().replaceAll(' ', '-'),
})

export const suppliers: readonly MockSupplier[] = [
  supplier(11, 'partner', 'Alderbrook', 'Wool coats and knitwear from a mill town in the north.'),
  supplier(12, 'partner', 'Fennel Row', 'Easy linen and cotton for warm weeks.'),
  supplier(13, 'partner', 'Harbor Nine', 'Sailcloth bags and deck shoes that outlast their first owner.'),
  supplier(14, 'partner', 'Lumen Street', 'Evening dresses that were worn once.'),
  supplier(15, 'partner', 'Maribel Day', 'Dresses in prints drawn in house.'),
  supplier(16, 'partner', 'North Loom', 'Denim in four washes.'),
  supplier(17, 'partner', 'Poppy Acre', 'Clothes for small people.'),
  supplier(18, 'partner', 'Tessellate', 'Workwear for women.'),
  supplier(21, 'rental', 'Second Evening', 'Pieces that finished their time in a rental wardrobe.'),
  supplier(31, 'dropshipper', 'Juniper Archive', 'Ships from its own stock room in Portland.'),
  { ...supplier(33, 'dropshipper', 'Quiet Closet Co', 'No longer sends new pieces.'), active: false },
]

const only = (key: string, ...values: readonly string[]) => ({ key, values })
const season = { title: 'This {season}', words: '', source: 'season', filters: [] } as const

export const landingPages: readonly LandingDef[] = [
  {
    slug: 'best-seasonal-hits',
    title: 'Best seasonal hits',
    intro: 'What people are taking home this {season}.',
    filters: [],
    blocks: [season],
  },
  {
    slug: 'outfits-you-love',
    title: 'Outfits you love',
    intro: 'Put together around the pieces with the most hearts.',
    filters: [],
    blocks: [
      {
        title: 'Around a dress',
        words: 'One decision, and the rest follows.',
        source: 'outfits',
        filters: [only('category_tags', 'dresses')],
      },
      {
        title: 'Around denim',
        words: 'Worn in by somebody else.',
        source: 'outfits',
        filters: [only('category_tags', 'jeans')],
      },
    ],
  },
  {
    slug: 'thrift-best-seasonal-hits',
    title: 'Seasonal hits under $90',
    intro: 'The same {season} favorites for less.',
    filters: [only('price', '-90')],
    blocks: [season],
  },
  {
    slug: 'thrift-outfits-you-love',
    title: 'Outfits for less',
    intro: 'Complete outfits, the total kept low.',
    filters: [only('price', '-150')],
    blocks: [
      {
        title: 'From head to toe',
        words: 'One total.',
        source: 'outfits',
        filters: [only('price', '-120')],
        budgetCents: 60_000,
      },
    ],
  },
  {
    slug: 'thrift-maternity-clothing',
    title: 'Maternity, passed on',
    intro: 'Clothes for a few months deserve more than one round.',
    filters: [only('department_tags', 'maternity')],
    blocks: [{ title: 'All of it', words: 'With room.', source: 'filters', filters: [] }],
  },
]
