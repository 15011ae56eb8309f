// Updates the cache after an offer: an offer is one record, and the lists around it are asked for again.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const forget =
  (...names: string[]) =>
  (_result: unknown, _args: unknown, cache: Cache): void => {
    for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
      if (names.includes(fieldName)) cache.invalidate('Query', fieldKey)
  }

/** Wherever two people meet: a block changes all of it. */
const metPlaces = [
  'offers',
  'offer',
  'offerRoom',
  'directShop',
  'directSale',
  'directSales',
  'directPurchases',
  'storefront',
  'pieceQuestions',
  'blockedPeople',
  'activeCart',
]

export const offersCache: CachePart = {
  updates: {
    Mutation: {
      makeOffer: forget('offers', 'offerRoom'),
      // An accepted offer holds pieces, which changes the closet and the buyer's cart.
      answerOffer: forget('offers', 'offerRoom', 'directShop', 'activeCart'),
      blockPerson: forget(...metPlaces),
    },
  },
}
