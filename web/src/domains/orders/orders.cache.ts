// Updates the cache after an order is placed or canceled: the cart, the order history, and the pieces.
import type { CancelOrderMutation, PlaceOrderMutation } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'
import { setViewerCount } from '../../platform/viewer-counts.ts'

function forget(cache: Cache, ...fields: string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

function forgetPieces(cache: Cache, lines: readonly { itemNumber: number | null }[]): void {
  for (const { itemNumber } of lines)
    if (itemNumber !== null) cache.invalidate({ __typename: 'Item', itemNumber })
}

type Placed = Extract<PlaceOrderMutation['placeOrder'], { __typename: 'OrderPlaced' }>

/**
 * Links the order and the cart of the answer into the cache. The answer holds both in full, so neither is
 * asked for again.
 */
function show(cache: Cache, { order, cart }: Placed): void {
  // A link without the access key: arguments of null are not part of a field's name in the cache.
  cache.link('Query', 'order', { id: order.id }, { __typename: 'Order', id: order.id })
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (fieldName !== 'activeCart') continue
    const active = cache.resolve('Query', fieldKey)
    if (typeof active === 'string')
      cache.link(active, 'cart', cart ? { __typename: 'Cart', id: cart.id } : null)
    else cache.invalidate('Query', fieldKey)
  }
  setViewerCount(cache, 'cartCount', cart?.cartProducts.length ?? 0)
}

/** Handles the outcome of an order, from placeOrder or from orderAttempt. */
function placed(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = (result.placeOrder ?? result.orderAttempt) as
    | PlaceOrderMutation['placeOrder']
    | null
    | undefined
  if (answer?.__typename === 'ItemsLost')
    forgetPieces(
      cache,
      answer.itemNumbers.map((itemNumber) => ({ itemNumber })),
    )
  if (answer?.__typename !== 'OrderPlaced') return
  forget(cache, 'orders')
  show(cache, answer)
}

function canceled(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.cancelOrder as CancelOrderMutation['cancelOrder'] | undefined
  if (answer?.__typename !== 'CancelOrderPayload') return
  forget(cache, 'orders')
}

export const ordersCache: CachePart = {
  updates: { Mutation: { placeOrder: placed, cancelOrder: canceled }, Query: { orderAttempt: placed } },
}
