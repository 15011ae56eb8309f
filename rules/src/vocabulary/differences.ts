// What of a piece can differ from its record (specification §2, resolution hub; decision 0263).

/** The kinds of differences between a piece and its record. */
export const differenceKinds = ['measure', 'flaw', 'color', 'brand', 'size', 'material'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** Flaws as shoppers name them. */
export const seenFlaws = [
  'stain',
  'hole',
  'thread',
  'seam',
  'pilling',
  'fading',
  'scuff',
  'scratch',
  'wear',
  'button',
  'zipper',
  'smell',
  'other',
] as const
export type SeenFlaw = (typeof seenFlaws)[number]

/** Places of a flaw on a piece. */
export const flawPlaces = [
  'front',
  'back',
  'collar',
  'sleeve',
  'hem',
  'waist',
  'lining',
  'strap',
  'sole',
  'hardware',
  'all_over',
] as const
export type FlawPlace = (typeof flawPlaces)[number]

/** The colors that a shopper chooses from, as pieces name them. */
export const seenColors = [
  'black',
  'blue',
  'brown',
  'gold',
  'gray',
  'green',
  'multi',
  'orange',
  'pink',
  'purple',
  'red',
  'silver',
  'tan',
  'white',
  'yellow',
] as const

/** A measure taken by hand may be off by so many inches: a smaller difference is no wrong measure. */
export const measureTolerance = 0.5
/** The longest name of a seen brand or size. */
export const seenTextMax = 60
/** The largest measure of a piece, in inches. */
export const longestMeasure = 120
