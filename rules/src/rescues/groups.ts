// The groups of pieces that didn't sell, from which rescue boxes are packed: by kind, size, brand tier and
// condition (decision 0163). Prices, weights and counts of a box are ours.
import { type Cents, cents } from '../common/money.ts'
import type { BrandTier, Condition } from '../vocabulary/items.ts'

export const rescueKinds = [
  'dresses',
  'tops',
  'knits',
  'bottoms',
  'outerwear',
  'easy',
  'shoes',
  'bags',
  'jewelry',
  'accessories',
  'kids',
] as const
export type RescueKind = (typeof rescueKinds)[number]

export const rescueSizes = ['xs_s', 'm_l', 'xl_up', 'mixed'] as const
export type RescueSize = (typeof rescueSizes)[number]

export const rescueTiers = ['everyday', 'finer'] as const
export type RescueTier = (typeof rescueTiers)[number]

export const rescueConditions = ['ready', 'mending'] as const
export type RescueCondition = (typeof rescueConditions)[number]

/** Why a piece is on the rescue shelf. */
export const rescueSources = ['expired', 'unaccepted', 'returned'] as const
export type RescueSource = (typeof rescueSources)[number]

/** The four facts that make a group. */
export type RescueGroupKey = {
  readonly kind: RescueKind
  readonly size: RescueSize
  readonly tier: RescueTier
  readonly condition: RescueCondition
}

/** What the shop packs of a kind: pieces in a box, grams a piece with its share of the box, cents a piece. */
type Plan = {
  readonly name: string
  /** The root categories of the kind; the first one counts for taxes. */
  readonly categories: readonly string[]
  readonly sized: boolean
  readonly pieces: number
  readonly grams: number
  readonly price: Readonly<Record<RescueTier, number>>
}

const plans: Readonly<Record<RescueKind, Plan>> = {
  dresses: {
    name: 'Dresses',
    categories: ['dresses', 'jumpsuits-rompers'],
    sized: true,
    pieces: 4,
    grams: 340,
    price: { everyday: 699, finer: 1299 },
  },
  tops: {
    name: 'Tops',
    categories: ['tops'],
    sized: true,
    pieces: 6,
    grams: 190,
    price: { everyday: 449, finer: 899 },
  },
  knits: {
    name: 'Knits',
    categories: ['sweaters'],
    sized: true,
    pieces: 4,
    grams: 380,
    price: { everyday: 649, finer: 1249 },
  },
  bottoms: {
    name: 'Trousers & skirts',
    categories: ['jeans', 'pants', 'skirts', 'shorts'],
    sized: true,
    pieces: 5,
    grams: 460,
    price: { everyday: 549, finer: 1099 },
  },
  outerwear: {
    name: 'Coats & suits',
    categories: ['coats-jackets', 'suits-sets'],
    sized: true,
    pieces: 3,
    grams: 920,
    price: { everyday: 1299, finer: 2499 },
  },
  easy: {
    name: 'Sport, swim & sleep',
    categories: ['activewear', 'swimwear', 'sleep-intimates', 'maternity-clothes'],
    sized: true,
    pieces: 5,
    grams: 210,
    price: { everyday: 399, finer: 799 },
  },
  shoes: {
    name: 'Shoes',
    categories: ['shoes'],
    sized: false,
    pieces: 4,
    grams: 820,
    price: { everyday: 899, finer: 1799 },
  },
  bags: {
    name: 'Bags',
    categories: ['handbags'],
    sized: false,
    pieces: 3,
    grams: 560,
    price: { everyday: 999, finer: 2299 },
  },
  jewelry: {
    name: 'Jewelry',
    categories: ['jewelry'],
    sized: false,
    pieces: 5,
    grams: 70,
    price: { everyday: 349, finer: 749 },
  },
  accessories: {
    name: 'Accessories',
    categories: ['accessories'],
    sized: false,
    pieces: 6,
    grams: 140,
    price: { everyday: 299, finer: 649 },
  },
  kids: {
    name: 'Kids’ things',
    categories: ['kids-clothes', 'kids-shoes'],
    sized: false,
    pieces: 6,
    grams: 180,
    price: { everyday: 299, finer: 549 },
  },
}

export const rescueKindNames = Object.fromEntries(
  rescueKinds.map((kind) => [kind, plans[kind].name]),
) as Readonly<Record<RescueKind, string>>

export const rescueSizeNames: Readonly<Record<RescueSize, string>> = {
  xs_s: 'XS–S',
  m_l: 'M–L',
  xl_up: 'XL and up',
  mixed: 'Mixed sizes',
}
export const rescueTierNames: Readonly<Record<RescueTier, string>> = {
  everyday: 'Everyday brands',
  finer: 'Finer brands',
}
export const rescueConditionNames: Readonly<Record<RescueCondition, string>> = {
  ready: 'Ready to wear',
  mending: 'To mend',
}
export const rescueSourceNames: Readonly<Record<RescueSource, string>> = {
  expired: 'Didn’t find a buyer in time',
  unaccepted: 'Not accepted for the shop, let go by the seller',
  returned: 'Came back not quite perfect',
}

const mending: readonly Condition[] = ['repaired', 'flawed_gem']
const finer: readonly BrandTier[] = ['premium', 'designer', 'luxury']

/** The facts of a piece that decide its group. */
export type RescuedFacts = {
  /** Category slugs, the root category first. */
  readonly categories: readonly string[]
  readonly size: { readonly label: string; readonly group: string; readonly department: string }
  readonly tier: BrandTier
  readonly condition: Condition
}

const letterBands: Readonly<Record<string, RescueSize>> = {
  XXS: 'xs_s',
  XS: 'xs_s',
  S: 'xs_s',
  M: 'm_l',
  L: 'm_l',
}

/** The highest size of the bands XS–S and M–L: dress numbers, and waists in inches. */
const bandEnds = { numbers: [6, 14], waist: [27, 32] } as const

function bandOf({ label, group, department }: RescuedFacts['size']): RescueSize {
  if (department === 'plus') return 'xl_up'
  const first = label.split(' ')[0] ?? ''
  if (group === 'letters') return letterBands[first] ?? 'xl_up'
  if (group !== 'numbers' && group !== 'waist') return 'mixed'
  const size = Number.parseInt(first, 10)
  if (Number.isNaN(size)) return 'mixed'
  const [small, middle] = bandEnds[group]
  if (size <= small) return 'xs_s'
  return size <= middle ? 'm_l' : 'xl_up'
}

/**
 * Returns the kind of rescue box for pieces of these categories (slugs, the root first); undefined for pieces
 * that are not packed into rescue boxes.
 */
export const rescueKindOf = (categories: readonly string[]): RescueKind | undefined =>
  rescueKinds.find((one) => plans[one].categories.includes(categories[0] ?? ''))

/**
 * Returns the group of rescue boxes to which a piece belongs: kind, size band, brand tier and condition.
 * Undefined for a piece that is not packed into rescue boxes.
 */
export function rescueGroupOf(piece: RescuedFacts): RescueGroupKey | undefined {
  const kind = rescueKindOf(piece.categories)
  if (!kind) return undefined
  return {
    kind,
    size: plans[kind].sized ? bandOf(piece.size) : 'mixed',
    tier: finer.includes(piece.tier) ? 'finer' : 'everyday',
    condition: mending.includes(piece.condition) ? 'mending' : 'ready',
  }
}

/**
 * Returns the weight in grams that a piece counts in a rescue box of this kind, its share of the box
 * included.
 */
export const rescueGrams = (kind: RescueKind): number => plans[kind].grams

/** Returns the category slug by which the pieces of a kind of rescue box are taxed. */
export const rescueTaxCategory = (kind: RescueKind): string => plans[kind].categories[0] ?? ''

/** A box of a group as it is sold: pieces, grams, and prices in cents. */
export type RescueBoxPlan = {
  readonly pieces: number
  readonly grams: number
  readonly pricePiece: Cents
  readonly price: Cents
}

/**
 * Returns the plan of one rescue box of a group: number of pieces, grams, price of a piece and of the box in
 * cents. Pieces to mend cost half, rounded down.
 */
export function rescueBoxOf({ kind, tier, condition }: RescueGroupKey): RescueBoxPlan {
  const { pieces, grams, price } = plans[kind]
  const pricePiece = cents(condition === 'mending' ? Math.floor(price[tier] / 2) : price[tier])
  return { pieces, grams: pieces * grams, pricePiece, price: cents(pieces * pricePiece) }
}

/** Returns how many full rescue boxes a number of pieces of a kind fills, rounded down. */
export const rescueBoxesIn = (kind: RescueKind, pieces: number): number =>
  Math.floor(pieces / plans[kind].pieces)

/** Returns the title of a group of rescue boxes: "Dresses, XS–S"; without sizes for a mixed group. */
export const rescueTitle = ({ kind, size }: Pick<RescueGroupKey, 'kind' | 'size'>): string =>
  size === 'mixed' ? plans[kind].name : `${plans[kind].name}, ${rescueSizeNames[size]}`

/**
 * Returns the name of a group of rescue boxes in its address: "dresses-xs-s-finer-brands-to-mend"; without
 * sizes for a mixed group.
 */
export function rescueSeo({ kind, size, tier, condition }: RescueGroupKey): string {
  return [
    kind,
    ...(size === 'mixed' ? [] : [rescueSizeNames[size]]),
    rescueTierNames[tier],
    rescueConditionNames[condition],
  ]
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}

/**
 * Returns the path of the page of a group of rescue boxes: "/rescues/dresses-xs-s-finer-brands-to-mend/12".
 */
export const rescuePath = (group: RescueGroupKey & { readonly id: number | string }): string =>
  `/rescues/${rescueSeo(group)}/${group.id}`

/**
 * Returns the sentences on what is certain about a rescue box of a group: pieces and weight, sizes (unless
 * mixed), condition, brands.
 */
export function rescueSure(group: RescueGroupKey): string[] {
  const { pieces, grams } = rescueBoxOf(group)
  const sizes = {
    xs_s: 'Every piece is labeled XS or S, up to US 6.',
    m_l: 'Every piece is labeled M or L, US 8 to 14.',
    xl_up: 'Every piece is labeled XL or larger, from US 16.',
    mixed: undefined,
  }[group.size]
  const worn =
    group.condition === 'ready'
      ? 'Every piece was graded good or better: clean, whole, ready to wear.'
      : 'Every piece has a flaw that can be seen, or was mended.'
  const brands =
    group.tier === 'finer'
      ? 'Every piece is by a premium, designer or luxury brand.'
      : 'Every piece is by a brand that we know and would sell.'
  return [
    `${pieces} pieces, about ${weightWords(grams)}. No piece twice.`,
    ...(sizes ? [sizes] : []),
    worn,
    brands,
  ]
}

/**
 * Returns the sentences on what a shopper can't choose or know before paying for a rescue box, with one about
 * mixed sizes of clothes and shoes.
 */
export function rescueLuck({ kind, size }: RescueGroupKey): string[] {
  return [
    'Which pieces, brands and colors they are. You see each of them as soon as the box is yours.',
    ...(size === 'mixed' && kind !== 'bags' && kind !== 'jewelry' && kind !== 'accessories'
      ? ['The sizes: they are as mixed as what people sent us.']
      : []),
    'Whether you love all of them. What you don’t keep, pass on.',
  ]
}

const gramsInPound = 453.592_37
const gramsInKilogram = 1000

/**
 * Returns a weight in grams in the units of the shop's own country and of most others, at least 0.1 of each:
 * "3.1 lb (1.4 kg)".
 */
export function weightWords(grams: number): string {
  const inUnit = (unit: number) => Math.max(0.1, grams / unit).toFixed(1)
  return `${inUnit(gramsInPound)} lb (${inUnit(gramsInKilogram)} kg)`
}
