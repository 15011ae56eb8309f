// Phrases about the shop or about time, not about clothes. They are not searched for, and their words are
// not read as brands ("next week").
import type { Entry } from '../engine/types.ts'

const idle = (words: string): Entry => ({ words: words.split(', ') })
const countries = [
  'italy',
  'france',
  'usa',
  'america',
  'japan',
  'spain',
  'portugal',
  'england',
  'china',
  'germany',
]

export const idleEntries: readonly Entry[] = [
  idle(
    'next week, next weekend, next month, next year, this month, this year, tomorrow night, later today, next friday, next saturday, next sunday',
  ),
  idle(
    'nothing to wear, i have nothing to wear, something to wear, what to wear, what do i wear, what should i wear',
  ),
  idle('free shipping, free delivery, free return, next day delivery, in stock, near me, return policy'),
  idle(
    'best seller, best selling, top seller, top rated, most popular, most wanted, most loved, must have, hot right now',
  ),
  idle(
    'pre owned, pre loved, second hand, previously owned, previously loved, consignment, resale, charity shop',
  ),
  { words: countries.map((country) => `made in ${country}`) },
]
