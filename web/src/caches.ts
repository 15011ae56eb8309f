// What each domain teaches the normalised cache.
import { addressesCache } from './domains/addresses/addresses.cache.ts'
import { cartCache } from './domains/cart/cart.cache.ts'
import { companyCache } from './domains/company/company.cache.ts'
import { discoveryCache } from './domains/discovery/discovery.cache.ts'
import { favoritesCache } from './domains/favorites/favorites.cache.ts'
import { fulfillmentCache } from './domains/fulfillment/fulfillment.cache.ts'
import { giftCardsCache } from './domains/gift-cards/gift-cards.cache.ts'
import { identityCache } from './domains/identity/identity.cache.ts'
import { ordersCache } from './domains/orders/orders.cache.ts'
import { queueCache } from './domains/queue/queue.cache.ts'
import { shippingCache } from './domains/shipping/shipping.cache.ts'
import type { CachePart } from './platform/urql.ts'

export const cacheParts: readonly CachePart[] = [
  identityCache,
  cartCache,
  queueCache,
  addressesCache,
  favoritesCache,
  companyCache,
  discoveryCache,
  shippingCache,
  giftCardsCache,
  ordersCache,
  fulfillmentCache,
]
