// The sentences for failures: the whole list of specification §8, each phrase once. docs/errors.md is written
// from it.

const opening = 'We’ve encountered an error'
const refresh = 'Please refresh the page and try again.'
const again = 'Please try again.'

/**
 * §8's phrases as [phrase, suffix]; what loads asks for a refresh, what somebody did asks for another try.
 */
export const phrases = {
  generic: ['', refresh],
  activateBag: ['activating your bag', again],
  addToCart: ['adding this item to your cart', again],
  fetchingAddress: ['fetching your address', refresh],
  mobileWalletPurchase: ['purchasing this item with the mobile wallet', again],
  applyPromoCode: ['applying that promo code', ''],
  autoBuy: ['loading the auto-buy details', refresh],
  fetchingBrands: ['fetching brands', refresh],
  fetchingCashout: ['fetching cashout data', refresh],
  cashout: ['performing cashout', again],
  digitalWalletCashout: ['performing digital-wallet cashout', again],
  temporaryCode: ['sending temporary identification code', again],
  cardCashout: ['performing card-provider cashout', again],
  fetchingCharities: ['fetching charities', refresh],
  checkout: ['completing checkout', again],
  fetchingCleanout: ['fetching cleanout data', refresh],
  locatingOrder: ['locating this order', refresh],
  fetchingFavorites: ['fetching favorites', refresh],
  fetchingItems: ['fetching items', refresh],
  linkCardAccount: [
    'linking account with card provider',
    'Please make sure you’re logged into the right account and try again.',
  ],
  fetchingKit: ['fetching kit data', refresh],
  fetchingKitItems: ['fetching kit items', refresh],
  fetchingSales: ['fetching sales data', refresh],
  fetchingBundle: ['fetching your bundle details', refresh],
  orderDetails: ['fetching order details', refresh],
  orderHistory: ['fetching order history', refresh],
  orderKit: ['ordering kit', again],
  passwordLink: ['sending you the password change link', again],
  digitalWalletAccount: ['retrieving your digital-wallet account', refresh],
  popularSearches: ['loading popular searches', refresh],
  referralCodes: ['loading your referral codes', ''],
  fetchingResolutions: ['fetching resolution hub data', refresh],
  selectResolution: ['selecting resolution', again],
  createReturn: ['creating your return', again],
  editReturn: ['editing your return', again],
  returnSetup: ['fetching return setup', refresh],
  returnHistory: ['fetching return history', refresh],
  savedSearches: ['loading your saved searches', refresh],
  searchPreview: ['loading the search preview', refresh],
  emailSubscription: ['subscribing you to emails', again],
  supplierItems: ['fetching suppliers items', refresh],
  typeahead: ['loading typeahead results', refresh],
  final: ['and are working to resolve the issue', ''],
} as const satisfies Readonly<Record<string, readonly [phrase: string, suffix: string]>>
export type Phrase = keyof typeof phrases

/**
 * Returns §8's friendly sentence for a phrase: "We’ve encountered an error fetching items. Please refresh the
 * page and try again."
 */
export function friendly(name: Phrase): string {
  const [phrase, suffix] = phrases[name]
  return `${phrase ? `${opening} ${phrase}` : opening}.${suffix ? ` ${suffix}` : ''}`
}

/** §8, "Final message": also what the API says of anything that nobody expected. */
export const finalMessage = 'We’ve encountered an error and are working to resolve the issue.'

/**
 * Whoever is taken for a robot, by the name that the browser gives: what that means, and
 * the ways on for a person.
 */
export const robotMessage =
  'Your browser looks like an automatic program to us, and for those we keep no cart and no favorites. If you are a person, log in or create an account to go on, try another browser, or write to us.'

/** Replaces §8's "status code 429" on screens, since a shopper can't make sense of that code. */
export const busyMessage = 'We are very busy. Please try again in a moment.'
