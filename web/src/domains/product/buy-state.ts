// Which of its states a piece's page shows: what the server said, corrected by the clock since then.
import type { GetProductQuery } from '@hemline/schema/generated/graphql.ts'

export type BuyState =
  | { kind: 'open' }
  | { kind: 'mine'; until: string | null }
  | { kind: 'held'; until: string | null }
  | { kind: 'sold' }
  | { kind: 'gone' }

type Facts = Pick<NonNullable<GetProductQuery['item']>, 'availability' | 'noLongerAvailable' | 'heldUntil' | 'heldByMe' | 'state'>

const soldStates = ['pending_sale', 'purchased', 'packed', 'shipped', 'delivered']

export function buyState(item: Facts, now: number): BuyState {
  if (item.availability === 'SoldOut' || item.noLongerAvailable) return { kind: soldStates.includes(item.state) ? 'sold' : 'gone' }
  const over = item.heldUntil !== null && Date.parse(item.heldUntil) <= now
  if (item.availability === 'InStock' || over) return { kind: 'open' }
  return { kind: item.heldByMe ? 'mine' : 'held', until: item.heldUntil }
}
