// Updates the cache after acts of direct selling: a listing, sale or closet is one record each, so that only
// lists that gain or lose a record are asked for again.
import type { SaveDirectDraftMutation } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

function forget(cache: Cache, ...names: string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (names.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

const forgetting =
  (...names: string[]) =>
  (_result: unknown, _args: unknown, cache: Cache): void =>
    forget(cache, ...names)

/** A listing that the closet does not contain yet: the closet is asked for again when it is next shown. */
const saved =
  (field: string) =>
  (result: Record<string, unknown>, _args: unknown, cache: Cache): void => {
    const answer = result[field] as SaveDirectDraftMutation['saveDirectDraft'] | undefined
    if (answer?.__typename !== 'DirectListingPayload') return
    const { id } = answer.listing
    const record = { __typename: 'DirectListing', id }
    cache.link('Query', 'directListing', { id }, record)
    const shop = cache.resolve('Query', 'directShop')
    const known = typeof shop === 'string' ? cache.resolve(shop, 'listings') : undefined
    const key = cache.keyOfEntity(record)
    if (!Array.isArray(known) || !known.includes(key)) forget(cache, 'directShop')
  }

export const directSellCache: CachePart = {
  updates: {
    Mutation: {
      saveDirectDraft: saved('saveDirectDraft'),
      submitDirectListing: saved('submitDirectListing'),
      sellAgain: saved('sellAgain'),
      moveDirectListing: forgetting('directShop', 'storefront', 'offerRoom'),
      changeDirectPrice: forgetting('offerRoom', 'directPriceGuide'),
      openDirectShop: forgetting('storefront', 'myStorefront'),
      setDirectVacation: forgetting('storefront'),
      cancelDirectSale: forgetting('directShop', 'directSales'),
      rateDirectSale: forgetting('storefront'),
      prohibitBrand: forgetting('prohibitedBrands', 'directReviews'),
      allowBrand: forgetting('prohibitedBrands'),
      decideDirectListing: forgetting('directReviews'),
    },
  },
}
