// Apart from caches.ts, so that the first page carries none of it.
import { addressesCache } from './domains/addresses/addresses.cache.ts'
import { cartCache } from './domains/cart/cart.cache.ts'
import { cleanoutCache } from './domains/cleanout/cleanout.cache.ts'
import { consignmentCache } from './domains/consignment/consignment.cache.ts'
import { deskCache } from './domains/desk/desk.cache.ts'
import { directSellCache } from './domains/direct-sell/direct-sell.cache.ts'
import { earningsCache } from './domains/earnings/earnings.cache.ts'
import { favoritesCache } from './domains/favorites/favorites.cache.ts'
import { fulfillmentCache } from './domains/fulfillment/fulfillment.cache.ts'
import { giftCardsCache } from './domains/gift-cards/gift-cards.cache.ts'
import { identityCache } from './domains/identity/identity.cache.ts'
import { imageSearchCache } from './domains/image-search/image-search.cache.ts'
import { notificationsCache } from './domains/notifications/notifications.cache.ts'
import { offersCache } from './domains/offers/offers.cache.ts'
import { ordersCache } from './domains/orders/orders.cache.ts'
import { savedSearchesCache } from './domains/saved-searches/saved-searches.cache.ts'
import { searchCache } from './domains/search/search.cache.ts'
import { sizeProfileCache } from './domains/size-profile/size-profile.cache.ts'
import { storefrontCache } from './domains/storefront/storefront.cache.ts'
import { stylingCache } from './domains/styling/styling.cache.ts'
import type { CachePart } from './platform/urql.ts'

const ofDomains: readonly CachePart[] = [
  identityCache,
  cartCache,
  addressesCache,
  favoritesCache,
  sizeProfileCache,
  storefrontCache,
  giftCardsCache,
  ordersCache,
  fulfillmentCache,
  cleanoutCache,
  consignmentCache,
  earningsCache,
  notificationsCache,
  savedSearchesCache,
  searchCache,
  stylingCache,
  imageSearchCache,
  directSellCache,
  offersCache,
]

export const parts: readonly CachePart[] = [...ofDomains, deskCache(ofDomains)]
