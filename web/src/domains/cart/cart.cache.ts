// Updates the cached answers after a hold is made or released: the cart, the count on the bag, and the
// piece's state on every card.
import type {
  AddToCartMutation,
  CartFieldsFragment,
  RemoveFromCartMutation,
} from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import { gql } from 'urql'
import type { CachePart } from '../../platform/urql.ts'
import { setViewerCount } from '../../platform/viewer-counts.ts'

const standing = gql`fragment _ on Item { id itemNumber availability heldUntil heldByMe }`

function writeStanding(
  cache: Cache,
  itemNumber: number,
  facts: { availability: 'InStock' | 'Reserved'; heldUntil: string | null },
): void {
  cache.writeFragment(standing, {
    __typename: 'Item',
    id: String(itemNumber),
    itemNumber,
    heldByMe: false,
    ...facts,
  })
}

/**
 * Drops the cached queue of a piece from the cache when `changed` says so, so that it is asked for again:
 * after a shopper used a turn, or when a released piece goes on to the next shopper in the queue.
 */
function askForLine(cache: Cache, itemNumber: number, changed: (line: string) => boolean): void {
  const item = { __typename: 'Item', itemNumber }
  const line = cache.resolve(item, 'queue')
  if (typeof line === 'string' && changed(line)) cache.invalidate(item, 'queue')
}

/**
 * Puts the cart into all cached answers of activeCart: before the first piece they said that there is no
 * cart.
 */
function showCart(cache: Cache, cart: Pick<CartFieldsFragment, 'id' | 'cartProducts'>): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (fieldName !== 'activeCart') continue
    const active = cache.resolve('Query', fieldKey)
    if (typeof active === 'string') cache.link(active, 'cart', { __typename: 'Cart', id: cart.id })
    else cache.invalidate('Query', fieldKey)
  }
  setViewerCount(cache, 'cartCount', cart.cartProducts.length)
}

function added(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.addToCart as AddToCartMutation['addToCart'] | undefined
  if (!answer) return
  switch (answer.__typename) {
    case 'AddToCartPayload':
      showCart(cache, answer.cart)
      askForLine(cache, answer.itemNumber, (line) => Boolean(cache.resolve(line, 'myTurnUntil')))
      return
    case 'ItemHeld':
      writeStanding(cache, answer.itemNumber, { availability: 'Reserved', heldUntil: answer.heldUntil })
      return
    case 'ItemUnavailable':
      cache.invalidate({ __typename: 'Item', itemNumber: answer.itemNumber })
      return
    case 'CartFull':
    case 'TooManyHolds':
    case 'ItemWithheld':
      return
  }
}

function removed(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.removeFromCart as RemoveFromCartMutation['removeFromCart'] | undefined
  if (!answer) return
  switch (answer.__typename) {
    case 'RemoveFromCartPayload':
      showCart(cache, answer.cart)
      // A piece that was about to return to its seller is not on sale afterwards.
      if (cache.resolve({ __typename: 'Item', itemNumber: answer.itemNumber }, 'reclaiming') === true) return
      writeStanding(cache, answer.itemNumber, { availability: 'InStock', heldUntil: null })
      askForLine(cache, answer.itemNumber, (line) => Number(cache.resolve(line, 'length')) > 0)
      return
    case 'NotInCart':
      for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
        if (fieldName === 'activeCart') cache.invalidate('Query', fieldKey)
      return
  }
}

/** The part of the cache that handles the answers of addToCart and removeFromCart. */
export const cartCache: CachePart = {
  updates: { Mutation: { addToCart: added, removeFromCart: removed } },
}
