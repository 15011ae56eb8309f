// Who says which sentence of §8: the folders of web/src/domains that do now, or what will once it is
// built. For docs/errors.md.
import type { Phrase } from './catalogue.ts'

/** Held by tools/checks/error-phrases.test.ts. */
export type PhraseUse = { now: readonly string[] } | { later: string }

const later = (what: string): PhraseUse => ({ later: what })
const now = (...domains: readonly string[]): PhraseUse => ({ now: domains })

export const phraseUses: Readonly<Record<Phrase, PhraseUse>> = {
  generic: now(
    'addresses',
    'cart',
    'cleanout',
    'company',
    'desk',
    'earnings',
    'employee',
    'favorites',
    'gift-cards',
    'identity',
    'queue',
    'shipping',
    'size-guides',
  ),
  activateBag: now('cleanout'),
  addToCart: now('cart', 'gift-cards', 'queue'),
  fetchingAddress: now('addresses', 'cleanout'),
  mobileWalletPurchase: now('checkout'),
  applyPromoCode: now('cart'),
  autoBuy: later('buying by itself'),
  fetchingBrands: now('discovery'),
  fetchingCashout: now('earnings'),
  cashout: now('earnings'),
  digitalWalletCashout: now('earnings'),
  temporaryCode: now('earnings'),
  cardCashout: now('earnings'),
  fetchingCharities: now('earnings'),
  checkout: now('checkout'),
  fetchingCleanout: now('cleanout', 'consignment', 'intake'),
  locatingOrder: now('employee', 'fulfillment', 'orders'),
  fetchingFavorites: now('favorites'),
  fetchingItems: now('discovery', 'listing', 'product'),
  linkCardAccount: now('earnings'),
  fetchingKit: now('cleanout', 'consignment'),
  fetchingKitItems: now('consignment', 'intake'),
  fetchingSales: now('earnings'),
  fetchingBundle: now('orders'),
  orderDetails: now('employee', 'orders'),
  orderHistory: now('employee', 'orders'),
  orderKit: now('cleanout'),
  passwordLink: now('identity'),
  digitalWalletAccount: now('earnings'),
  popularSearches: now('search'),
  referralCodes: later('referrals'),
  fetchingResolutions: later('returns'),
  selectResolution: later('returns'),
  createReturn: later('returns'),
  editReturn: later('returns'),
  returnSetup: later('returns'),
  returnHistory: later('returns'),
  savedSearches: later('saved searches'),
  searchPreview: later('search box'),
  emailSubscription: later('mail preferences'),
  supplierItems: now('listing'),
  typeahead: now('search'),
  final: now('the API'),
}
