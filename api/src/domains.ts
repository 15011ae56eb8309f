// The resolvers and loaders of all domains. tools/checks/domain-layers.ts defines which domain may call
// which.
import type { Context } from './context.ts'
import { accountResolvers } from './domains/account/account.resolvers.ts'
import { addressesResolvers } from './domains/addresses/addresses.resolvers.ts'
import { aftercareResolvers } from './domains/aftercare/aftercare.resolvers.ts'
import { alertsResolvers } from './domains/alerts/alerts.resolvers.ts'
import { analyticsResolvers } from './domains/analytics/analytics.resolvers.ts'
import { auctionsLoaders, auctionsResolvers } from './domains/auctions/auctions.resolvers.ts'
import { autoBuysLoaders, autoBuysResolvers } from './domains/auto-buys/auto-buys.resolvers.ts'
import { bagsResolvers } from './domains/bags/bags.resolvers.ts'
import { binsResolvers } from './domains/bins/bins.resolvers.ts'
import { cartLoaders, cartResolvers } from './domains/cart/cart.resolvers.ts'
import { casesResolvers } from './domains/cases/cases.resolvers.ts'
import { catalogueLoaders, catalogueResolvers } from './domains/catalogue/catalogue.resolvers.ts'
import { checkoutResolvers } from './domains/checkout/checkout.resolvers.ts'
import { companyResolvers } from './domains/company/company.resolvers.ts'
import { consignmentResolvers } from './domains/consignment/consignment.resolvers.ts'
import { contentResolvers } from './domains/content/content.resolvers.ts'
import { deskResolvers } from './domains/desk/desk.resolvers.ts'
import { directSellLoaders, directSellResolvers } from './domains/direct-sell/direct-sell.resolvers.ts'
import { discoveryResolvers } from './domains/discovery/discovery.resolvers.ts'
import { drawsResolvers } from './domains/draws/draws.resolvers.ts'
import { earningsResolvers } from './domains/earnings/earnings.resolvers.ts'
import { employeeResolvers } from './domains/employee/employee.resolvers.ts'
import { estimatesResolvers } from './domains/estimates/estimates.resolvers.ts'
import { experimentsResolvers } from './domains/experiments/experiments.resolvers.ts'
import { favoritesLoaders, favoritesResolvers } from './domains/favorites/favorites.resolvers.ts'
import { fulfillmentResolvers } from './domains/fulfillment/fulfillment.resolvers.ts'
import { giftCardsResolvers } from './domains/gift-cards/gift-cards.resolvers.ts'
import { goodyOrdersResolvers } from './domains/goody-orders/goody-orders.resolvers.ts'
import { homeEditsResolvers } from './domains/home-edits/home-edits.resolvers.ts'
import { identityResolvers } from './domains/identity/identity.resolvers.ts'
import { imageSearchResolvers } from './domains/image-search/image-search.resolvers.ts'
import { intakeResolvers } from './domains/intake/intake.resolvers.ts'
import { kitsResolvers } from './domains/kits/kits.resolvers.ts'
import { logInResolvers } from './domains/log-in/log-in.resolvers.ts'
import {
  notificationsLoaders,
  notificationsResolvers,
} from './domains/notifications/notifications.resolvers.ts'
import { offersResolvers } from './domains/offers/offers.resolvers.ts'
import { ordersLoaders, ordersResolvers } from './domains/orders/orders.resolvers.ts'
import { partnersResolvers } from './domains/partners/partners.resolvers.ts'
import { passkeysResolvers } from './domains/passkeys/passkeys.resolvers.ts'
import { paymentResolvers } from './domains/payment/payment.resolvers.ts'
import { phonesResolvers } from './domains/phones/phones.resolvers.ts'
import { pricingResolvers } from './domains/pricing/pricing.resolvers.ts'
import { privacyResolvers } from './domains/privacy/privacy.resolvers.ts'
import { questionsResolvers } from './domains/questions/questions.resolvers.ts'
import { queueLoaders, queueResolvers } from './domains/queue/queue.resolvers.ts'
import { referralsResolvers } from './domains/referrals/referrals.resolvers.ts'
import { rescueOrdersResolvers } from './domains/rescue-orders/rescue-orders.resolvers.ts'
import { rescuesResolvers } from './domains/rescues/rescues.resolvers.ts'
import { returnsLoaders, returnsResolvers } from './domains/returns/returns.resolvers.ts'
import { rewardsResolvers } from './domains/rewards/rewards.resolvers.ts'
import { safetyResolvers } from './domains/safety/safety.resolvers.ts'
import { savedMethodsResolvers } from './domains/saved-methods/saved-methods.resolvers.ts'
import { savedSearchesResolvers } from './domains/saved-searches/saved-searches.resolvers.ts'
import { searchResolvers } from './domains/search/search.resolvers.ts'
import { seoResolvers } from './domains/seo/seo.resolvers.ts'
import { shippingResolvers } from './domains/shipping/shipping.resolvers.ts'
import { sizeGuidesResolvers } from './domains/size-guides/size-guides.resolvers.ts'
import { sizeProfileResolvers } from './domains/size-profile/size-profile.resolvers.ts'
import { storefrontResolvers } from './domains/storefront/storefront.resolvers.ts'
import { stylingResolvers } from './domains/styling/styling.resolvers.ts'
import { suggestionsResolvers } from './domains/suggestions/suggestions.resolvers.ts'
import { taxFormsResolvers } from './domains/tax-forms/tax-forms.resolvers.ts'
import { waitlistResolvers } from './domains/waitlist/waitlist.resolvers.ts'

/** The resolvers of all domains, to be merged by type. */
export const resolvers = [
  identityResolvers,
  alertsResolvers,
  catalogueResolvers,
  notificationsResolvers,
  drawsResolvers,
  taxFormsResolvers,
  earningsResolvers,
  rewardsResolvers,
  cartResolvers,
  queueResolvers,
  analyticsResolvers,
  auctionsResolvers,
  favoritesResolvers,
  savedSearchesResolvers,
  autoBuysResolvers,
  storefrontResolvers,
  homeEditsResolvers,
  stylingResolvers,
  imageSearchResolvers,
  searchResolvers,
  suggestionsResolvers,
  discoveryResolvers,
  estimatesResolvers,
  experimentsResolvers,
  sizeGuidesResolvers,
  sizeProfileResolvers,
  seoResolvers,
  companyResolvers,
  contentResolvers,
  waitlistResolvers,
  accountResolvers,
  addressesResolvers,
  logInResolvers,
  passkeysResolvers,
  phonesResolvers,
  savedMethodsResolvers,
  shippingResolvers,
  giftCardsResolvers,
  rescuesResolvers,
  pricingResolvers,
  ordersResolvers,
  paymentResolvers,
  checkoutResolvers,
  aftercareResolvers,
  returnsResolvers,
  casesResolvers,
  referralsResolvers,
  privacyResolvers,
  rescueOrdersResolvers,
  goodyOrdersResolvers,
  fulfillmentResolvers,
  kitsResolvers,
  bagsResolvers,
  binsResolvers,
  questionsResolvers,
  intakeResolvers,
  consignmentResolvers,
  employeeResolvers,
  deskResolvers,
  directSellResolvers,
  offersResolvers,
  safetyResolvers,
  partnersResolvers,
]

/** Loaders of fields that are resolved for all objects of a list at once, by type. */
export const loaders = {
  Item: {
    ...catalogueLoaders.Item,
    ...cartLoaders.Item,
    ...queueLoaders.Item,
    ...auctionsLoaders.Item,
    ...favoritesLoaders.Item,
    ...ordersLoaders.Item,
  },
  Order: { ...ordersLoaders.Order, ...returnsLoaders.Order },
  Notification: notificationsLoaders.Notification,
  SavedSearch: autoBuysLoaders.SavedSearch,
  ThirdPartySeller: directSellLoaders.ThirdPartySeller,
} satisfies Record<string, Record<string, (batch: never, ctx: Context) => Promise<unknown[]>>>
