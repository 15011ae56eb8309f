// A seller's pieces in the normalised cache: a new price or a gift comes with the piece itself; lists and
// counts are asked for anew.
import type { ChangeItemPriceMutation, DonateRestMutation } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

function forget(cache: Cache, fields: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

function priceChanged(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.changeItemPrice as ChangeItemPriceMutation['changeItemPrice'] | undefined
  // Shoppers' own view of the piece has the old price.
  if (answer?.__typename === 'ChangeItemPricePayload')
    cache.invalidate({ __typename: 'Item', itemNumber: answer.item.itemNumber })
}

function donated(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.donateRest as DonateRestMutation['donateRest'] | undefined
  if (answer?.__typename !== 'DonateRestPayload') return
  forget(cache, ['sellerItems', 'sellerBag', 'sellerBags'])
  // Their histories are longer by a line, which a list does not bring.
  for (const { itemNumber } of answer.items)
    cache.invalidate({ __typename: 'SellerItem', itemNumber }, 'history')
}

export const consignmentCache: CachePart = {
  updates: { Mutation: { changeItemPrice: priceChanged, donateRest: donated } },
}
