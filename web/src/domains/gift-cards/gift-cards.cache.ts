// Links the cart into the cache after a gift card or a returning piece is added or removed: before the
// first line, the cached answers of activeCart said that there is no cart.
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
