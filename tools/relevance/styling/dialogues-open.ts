// long-file: dialogues, a few lines each
// Dialogues by which the stylist is tuned: some written by hand, the others put together from parts.
import type { Dialogue, Want } from './dialogue.ts'

const byHand: readonly Dialogue[] = [
  {
    says: [
      'Wedding in Sonoma, 5 December, in the afternoon and mostly outside. I’m a 6, no heels, and I’d like to stay under $250.',
    ],
    want: { occasion: 'wedding', budget: 250, size: '6', no: ['heels'] },
  },
  {
    says: ['i need an outfit for work', 'size 8', 'shoe size 8.5', 'up to $180'],
    want: { occasion: 'work', budget: 180, size: '8', shoe: '8.5' },
  },
  {
    says: ['something for a beach holiday', 'size L', '$90 max'],
    want: { occasion: 'vacation', budget: 90, size: 'L' },
  },
  {
    says: ['Party on Saturday. M. $120. No black.'],
    want: { occasion: 'party', budget: 120, no: ['black'] },
  },
  {
    says: ['I wear a 12 and 9 in shoes. Dinner date, $150.'],
    want: { occasion: 'date', budget: 150, size: '12', shoe: '9' },
  },
  {
    says: ['casual outfit, size S, under $80, sneakers please'],
    want: { occasion: 'casual', budget: 80, size: 'S' },
  },
  {
    says: ['Winter coat outfit for the weekend, size M, 160 dollars'],
    want: { occasion: 'casual', budget: 160, size: 'M' },
  },
  {
    says: ['job interview, EU 38, $200, no skirts or dresses'],
    want: { occasion: 'work', budget: 200, size: '6', no: ['skirts', 'dresses'] },
  },
  { says: ['UK 12, wedding in May, £'], want: { occasion: 'wedding', size: '8' } },
  {
    says: ['wedding, size 8, $200, no heels', 'heels are fine after all', 'no sleeveless'],
    want: { occasion: 'wedding', budget: 200, size: '8', no: ['sleeveless'] },
  },
  {
    says: ['office, size 6, $170', 'other color', 'something else'],
    want: { occasion: 'work', budget: 170, size: '6' },
  },
  {
    says: ['date night, size 4, $130', 'swap the shoes'],
    want: { occasion: 'date', budget: 130, size: '4' },
  },
  { says: ['date night, size 4, $130', 'different bag'], want: { occasion: 'date', budget: 130, size: '4' } },
  {
    says: ['party, size 10, $150', 'not that kind', 'cheaper'],
    want: { occasion: 'party', budget: 150, size: '10' },
  },
  { says: ['work, size 10, between $100 and $150'], want: { occasion: 'work', budget: 150, size: '10' } },
  {
    says: ['vacation in Miami in January, size 8, $140, leather-free'],
    want: { occasion: 'vacation', budget: 140, size: '8', no: ['leather'] },
  },
  { says: ['brunch, size 6, $100, nothing tight or black'], want: { budget: 100, size: '6', no: ['black'] } },
  {
    says: ['no heels, no skirts, no red, size 12, work, $200'],
    want: { occasion: 'work', budget: 200, size: '12', no: ['heels', 'skirts', 'red'] },
  },
  {
    says: ['Hello!', 'a party outfit', 'size 6', 'under $140'],
    want: { occasion: 'party', budget: 140, size: '6' },
  },
  { says: ['party, size 6, $140', 'you are useless'], want: { outfits: 'kept' } },
  { says: ['what is the weather'], want: { outfits: 'none' } },
  { says: ['hi there'], want: { outfits: 'none' } },
  { says: ['asdf qwer'], want: { outfits: 'none' } },
  { says: ['Je cherche une robe pour un mariage'], want: { outfits: 'none', words: 'English' } },
  { says: ['我需要一件婚礼的衣服'], want: { outfits: 'none', words: 'English' } },
  { says: ['An outfit for my husband, for a wedding in May'], want: { outfits: 'none', words: 'no men’s' } },
  { says: ['men’s outfit for work, under $150'], want: { outfits: 'none', words: 'no men’s' } },
  {
    says: ['something for my boyfriend', 'sorry, for me: a date, size 8, under $160'],
    want: { occasion: 'date', budget: 160, size: '8' },
  },
  { says: ['party, size 8, under $150 but at least $200'], want: { outfits: 'asks' } },
  {
    says: ['work, size 6, under $200 total, I spent $30 on a bag already'],
    want: { occasion: 'work', budget: 200, size: '6' },
  },
  {
    says: ['a vegan outfit for a date, size 8'],
    want: { occasion: 'date', size: '8', no: ['leather', 'wool'] },
  },
  { says: ['an outfit for $1'], want: { outfits: 'none', words: 'least' } },
  { says: ['work outfit, size 8, under $5'], want: { outfits: 'none', words: 'least' } },
  { says: ['I want sneakers but no sneakers, casual'], want: { outfits: 'asks' } },
  { says: ['are you a real person?'], want: { outfits: 'none', words: 'program' } },
  { says: ['wedding, size 8, $200, no heels', 'start again', 'hello'], want: { outfits: 'none' } },
  {
    says: ['I want to spend two hundred dollars on an outfit for work, size 6'],
    want: { occasion: 'work', budget: 200, size: '6' },
  },
  {
    says: ['blue outfit for work, size 8, $180'],
    want: { occasion: 'work', budget: 180, size: '8', colors: ['blue'] },
  },
  {
    says: ['party, size M, $150, in red'],
    want: { occasion: 'party', budget: 150, size: 'M', colors: ['red'] },
  },
  {
    says: ['something in green for a wedding, size M, $200, flats'],
    want: { occasion: 'wedding', budget: 200, size: 'M', no: ['heels'], colors: ['green'] },
  },
  {
    says: ['wedding in December, size 8, $250', 'warmer', 'cheaper'],
    want: { occasion: 'wedding', budget: 250, size: '8' },
  },
  { says: ['plus size, 16W, work, $200'], want: { occasion: 'work', budget: 200, size: '16W' } },
  {
    says: ['no jewelry, party, size 6, $150'],
    want: { occasion: 'party', budget: 150, size: '6', no: ['jewelry'] },
  },
  {
    says: ['no bags, no jewelry, work, size 6, $180'],
    want: { occasion: 'work', budget: 180, size: '6', no: ['jewelry', 'bags'] },
  },
  {
    says: ['I’m allergic to wool. Winter office outfit, size M, $160.'],
    want: { occasion: 'work', budget: 160, size: 'M', no: ['wool'] },
  },
  {
    says: ['party, size 6, $150, no prints'],
    want: { occasion: 'party', budget: 150, size: '6', no: ['prints'] },
  },
]

const occasions: readonly (readonly [words: string, occasion: Want['occasion']])[] = [
  ['a summer wedding', 'wedding'],
  ['my cousin’s wedding in October', 'wedding'],
  ['the office', 'work'],
  ['a job interview', 'work'],
  ['a birthday party', 'party'],
  ['a cocktail party in December', 'party'],
  ['a dinner date', 'date'],
  ['a beach vacation in July', 'vacation'],
  ['a casual weekend', 'casual'],
]
const openings = [
  (what: string) => `An outfit for ${what}`,
  (what: string) => `I need something to wear for ${what}`,
  (what: string) => `What should I wear to ${what}?`,
  (what: string) => `Help me dress for ${what}`,
]
const sizes: readonly (readonly [words: string, size: string])[] = [
  ['I’m a 6', '6'],
  ['size 8', '8'],
  ['I wear a 10', '10'],
  ['size M', 'M'],
  ['I am a large', 'L'],
]
const sums: readonly (readonly [words: string, budget: number])[] = [
  ['under $150', 150],
  ['my budget is 200', 200],
  ['up to $120', 120],
  ['no more than $180', 180],
  ['$160 total', 160],
]
const bans: readonly (readonly [words: string, no: readonly string[]])[] = [
  ['no heels', ['heels']],
  ['nothing sleeveless', ['sleeveless']],
  ['no black', ['black']],
  ['I don’t like floral', ['floral']],
  ['without leather', ['leather']],
  ['no skirts', ['skirts']],
  ['no jeans', ['jeans']],
  ['', []],
]
const follow: readonly (readonly string[])[] = [
  [],
  ['cheaper'],
  ['warmer'],
  ['another color'],
  ['show me others'],
  ['swap the shoes'],
  ['thanks'],
  ['cheaper', 'swap the bag'],
]

/** One of a list, by a number that walks through all of them. */
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** A hundred dialogues of parts: each part comes up with many others. */
const combined: readonly Dialogue[] = Array.from({ length: 100 }, (_, n) => {
  const [what, occasion] = at(occasions, n)
  const [sizeWords, size] = at(sizes, n * 3 + Math.floor(n / 9))
  const [sumWords, budget] = at(sums, n * 2 + Math.floor(n / 5))
  const [banWords, no] = at(bans, n * 5 + Math.floor(n / 8))
  const later = at(follow, n * 3 + Math.floor(n / 16))
  const opening = at(openings, n)(what)
  const parts = [sizeWords, sumWords, banWords].filter(Boolean)
  const says = n % 3 === 0 ? [opening, ...parts, ...later] : [`${opening}. ${parts.join(', ')}.`, ...later]
  const want: Want = { budget, size, no, ...(occasion ? { occasion } : {}) }
  return {
    says: says.slice(0, 6),
    want: later.includes('thanks') ? { ...want, outfits: 'kept' as const } : want,
  }
})

export const open: readonly Dialogue[] = [...byHand, ...combined]
