// Updates the cache after a price change or a donation: the answer holds the piece itself, lists and
// counts are asked for again.
import type { ChangeItemPriceMutation, DonateRestMutation } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

function forget(cache: Cache, fields: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

function priceChanged(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.changeItemPrice as ChangeItemPriceMutation['changeItemPrice'] | undefined
  // The shoppers' record of the piece still has the old price.
  if (answer?.__typename === 'ChangeItemPricePayload')
    cache.invalidate({ __typename: 'Item', itemNumber: answer.item.itemNumber })
}

function donated(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.donateRest as DonateRestMutation['donateRest'] | undefined
  if (answer?.__typename !== 'DonateRestPayload') return
  forget(cache, ['sellerItems', 'sellerBag', 'sellerBags'])
  // The answer leaves out the history of the pieces, which has a new entry.
  for (const { itemNumber } of answer.items)
    cache.invalidate({ __typename: 'SellerItem', itemNumber }, 'history')
}

export const consignmentCache: CachePart = {
  updates: { Mutation: { changeItemPrice: priceChanged, donateRest: donated } },
}
