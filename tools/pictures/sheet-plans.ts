// The contact sheets that are drawn: which pieces a sheet takes, how many, and how large.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'

export type SheetPlan = {
  name: string
  sheets: number
  /** Pieces on a sheet. */
  each: number
  /** On one sheet no more pieces of one kind. */
  mostOfKind: number
  /** Pixels of a picture's width. */
  tile: number
  columns: number
  shows: 'first photo' | 'all photos'
  takes: (kind: Kind) => boolean
}

const rooted =
  (...roots: readonly string[]) =>
  ({ root }: Kind) =>
    roots.includes(root)

const family = (name: string, sheets: number, ...roots: readonly string[]): SheetPlan => ({
  name,
  sheets,
  each: 24,
  mostOfKind: 2,
  tile: 240,
  columns: 6,
  shows: 'first photo',
  takes: rooted(...roots),
})

/** A listing as a shopper sees it: 40 pieces in the seed's order, at the size of a card. */
const listing = (name: string, takes: SheetPlan['takes']): SheetPlan => ({
  name: `listing-${name}`,
  sheets: 2,
  each: 20,
  mostOfKind: 20,
  tile: 300,
  columns: 5,
  shows: 'first photo',
  takes,
})

const slugged =
  (...words: readonly string[]) =>
  ({ root, slug }: Kind) =>
    root === 'shoes' && words.some((word) => slug.includes(word))

const coats = ['coat', 'trench', 'cape', 'fur', 'parka', 'puffer']
const isCoat = ({ root, slug }: Kind) => root === 'coats-jackets' && coats.some((word) => slug.includes(word))

const listings: readonly SheetPlan[] = [
  listing('dresses', rooted('dresses')),
  listing('coats', isCoat),
  listing('knitwear', rooted('sweaters')),
  listing('jeans', rooted('jeans')),
  listing('boots', slugged('boots')),
  listing('flats', slugged('flats', 'loafers', 'oxfords', 'mules', 'moccasins', 'mary-janes')),
  listing('sneakers', slugged('sneakers', 'running', 'training')),
  listing('bags', rooted('handbags')),
  listing('jewelry', rooted('jewelry')),
  listing('swim', rooted('swimwear')),
  listing('sleepwear', rooted('sleep-intimates')),
  listing('kids', rooted('kids-clothes')),
  listing('outerwear', (kind) => kind.root === 'coats-jackets' && !isCoat(kind)),
  listing('activewear', rooted('activewear')),
]

/** Sheets by the roots of the tree of kinds. */
const families: readonly SheetPlan[] = [
  family('coats-jackets', 2, 'coats-jackets', 'suits-sets'),
  family('dresses', 2, 'dresses', 'jumpsuits-rompers'),
  family('tops-knits', 2, 'tops', 'sweaters'),
  family('pants-skirts', 2, 'jeans', 'pants', 'skirts', 'shorts'),
  family('active-swim-sleep', 2, 'activewear', 'swimwear', 'sleep-intimates'),
  family('shoes', 2, 'shoes'),
  family('bags', 2, 'handbags'),
  family('jewelry-small', 3, 'jewelry', 'accessories'),
  family('children', 2, 'kids-clothes', 'kids-shoes'),
]

/** Pages of pieces: a row is one piece with all its photos. */
const pages: SheetPlan = {
  name: 'pages',
  sheets: 4,
  each: 5,
  mostOfKind: 1,
  tile: 250,
  columns: 6,
  shows: 'all photos',
  takes: () => true,
}

/** Pieces by chance, a kind once: what a stranger sees who looks through the whole shop. */
export const samplePlan: SheetPlan = {
  name: 'sample',
  sheets: 10,
  each: 20,
  mostOfKind: 1,
  tile: 300,
  columns: 5,
  shows: 'first photo',
  takes: () => true,
}

export const sheetPlans: readonly SheetPlan[] = [...families, ...listings, pages]
