// The contents of the reselling guide: seasons, preparation of pieces, and notes on brand tiers.
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'

/**
 * When to send a kind of piece and when it sells: first and last month (1 to 12); a span may pass the end
 * of the year.
 */
export type Season = { what: string; send: readonly [number, number]; sells: readonly [number, number] }
export const seasons: readonly Season[] = [
  { what: 'Coats and knitwear', send: [7, 10], sells: [9, 1] },
  { what: 'Party and evening', send: [9, 11], sells: [11, 12] },
  { what: 'Spring jackets and rain', send: [12, 3], sells: [2, 5] },
  { what: 'Linen, dresses, sandals', send: [2, 6], sells: [4, 8] },
  { what: 'Denim, bags, jewelry', send: [1, 12], sells: [1, 12] },
]
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** Returns whether a month (1 to 12) lies in a span, also in one that passes the end of the year. */
export const isIn = (month: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to

export const preparing = [
  {
    title: 'Wash and dry it',
    text: 'As its label says. What smells of smoke or a cellar can’t be sold by anybody.',
  },
  {
    title: 'Look at it in daylight',
    text: 'Collar, cuffs, under the arms, hem. A small flaw is fine, and we show it. A hole is not.',
  },
  { title: 'Empty the pockets', text: 'And close zips and buttons, so that nothing catches on the way.' },
  {
    title: 'Keep what came with it',
    text: 'Belt, spare button, dust bag, the paper tag: a piece with its tag sells for about a quarter more.',
  },
  { title: 'Pair the shoes', text: 'Tied or banded together, soles brushed.' },
  {
    title: 'Roll, don’t press',
    text: 'Rolled pieces crease less and more of them fit. Jewelry goes into a sock.',
  },
] as const

export const tierNotes: Record<BrandTier, { name: string; text: string }> = {
  value: {
    name: 'Value',
    text: 'Supermarkets and fast fashion. Sells fast or not at all; send it when it is nearly new.',
  },
  mid: { name: 'Mid-range', text: 'The high street. Most of what a bag holds, and most of what is bought.' },
  premium: { name: 'Premium', text: 'Contemporary labels. The steadiest prices we know.' },
  designer: {
    name: 'Designer',
    text: 'Worth the premium service: more time, and a higher share of each price.',
  },
  luxury: {
    name: 'Luxury',
    text: 'The great houses. Pieces of a lifetime get the most time to find their buyer.',
  },
}
