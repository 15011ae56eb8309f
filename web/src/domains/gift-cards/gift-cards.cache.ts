// A gift card that is bought or a piece that goes back may be the first thing in a cart: every answer to
// activeCart so far said there was none.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'
import { setViewerCount } from '../../platform/viewer-counts.ts'

type Answer = { cart?: { id: string; cartProducts: readonly unknown[] } | null }

const showCartOf =
  (field: string) =>
  (result: Record<string, unknown>, _args: unknown, cache: Cache): void => {
    const cart = (result[field] as Answer | undefined)?.cart
    if (!cart) return
    for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
      if (fieldName !== 'activeCart') continue
      const active = cache.resolve('Query', fieldKey)
      if (typeof active === 'string') cache.link(active, 'cart', { __typename: 'Cart', id: cart.id })
      else cache.invalidate('Query', fieldKey)
    }
    setViewerCount(cache, 'cartCount', cart.cartProducts.length)
  }

const changing = ['addGiftCardToCart', 'removeGiftCardFromCart', 'addReclaimToCart']

export const giftCardsCache: CachePart = {
  updates: { Mutation: Object.fromEntries(changing.map((field) => [field, showCartOf(field)])) },
}
