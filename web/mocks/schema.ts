// The API's real schema with the mocks' resolvers.
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { MockContext } from './context.ts'
import { accountMocks } from './domains/account.mock.ts'
import { addressesMocks } from './domains/addresses.mock.ts'
import { alertsMocks } from './domains/alerts.mock.ts'
import { analyticsMocks } from './domains/analytics.mock.ts'
import { auctionsMocks } from './domains/auctions.mock.ts'
import { autoBuysMocks } from './domains/auto-buys.mock.ts'
import { bagsMocks } from './domains/bags.mock.ts'
import { binsMocks } from './domains/bins.mock.ts'
import { cartMocks } from './domains/cart.mock.ts'
import { casesMocks } from './domains/cases.mock.ts'
import { staffCasesMocks } from './domains/cases-staff.mock.ts'
import { catalogueMocks } from './domains/catalogue.mock.ts'
import { charitiesMocks } from './domains/charities.mock.ts'
import { cleanoutMocks } from './domains/cleanout.mock.ts'
import { companyMocks } from './domains/company.mock.ts'
import { consignmentMocks } from './domains/consignment.mock.ts'
import { contentMocks } from './domains/content.mock.ts'
import { deskMocks } from './domains/desk.mock.ts'
import { directDeskMocks } from './domains/direct-desk.mock.ts'
import { directSalesMocks } from './domains/direct-sales.mock.ts'
import { directSellMocks } from './domains/direct-sell.mock.ts'
import { discoveryMocks } from './domains/discovery.mock.ts'
import { drawsMocks } from './domains/draws.mock.ts'
import { earningsMocks } from './domains/earnings.mock.ts'
import { employeeMocks } from './domains/employee.mock.ts'
import { estimatesMocks } from './domains/estimates.mock.ts'
import { experimentsMocks } from './domains/experiments.mock.ts'
import { favoritesMocks } from './domains/favorites.mock.ts'
import { fitMocks } from './domains/fit.mock.ts'
import { fromPieceMocks } from './domains/from-piece.mock.ts'
import { fulfillmentMocks } from './domains/fulfillment.mock.ts'
import { giftCardsMocks } from './domains/gift-cards.mock.ts'
import { giftReturnMocks } from './domains/gift-returns.mock.ts'
import { goodyDeskMocks } from './domains/goody-desk.mock.ts'
import { goodyOrdersMocks } from './domains/goody-orders.mock.ts'
import { homeEditsMocks } from './domains/home-edits.mock.ts'
import { identityMocks } from './domains/identity.mock.ts'
import { imageSearchMocks } from './domains/image-search.mock.ts'
import { intakeMocks } from './domains/intake.mock.ts'
import { notificationsMocks } from './domains/notifications.mock.ts'
import { offersMocks } from './domains/offers.mock.ts'
import { ordersMocks } from './domains/orders.mock.ts'
import { partnerPagesMocks } from './domains/partner-pages.mock.ts'
import { partnersMocks } from './domains/partners.mock.ts'
import { passkeysMocks } from './domains/passkeys.mock.ts'
import { phonesMocks } from './domains/phones.mock.ts'
import { pickUpMocks } from './domains/pick-ups.mock.ts'
import { pricingMocks } from './domains/pricing.mock.ts'
import { privacyMocks } from './domains/privacy.mock.ts'
import { questionsMocks } from './domains/questions.mock.ts'
import { queueMocks } from './domains/queue.mock.ts'
import { referralsMocks } from './domains/referrals.mock.ts'
import { rescuesMocks } from './domains/rescues.mock.ts'
import { returnsMocks } from './domains/returns.mock.ts'
import { returnsStaffMocks } from './domains/returns-staff.mock.ts'
import { rewardsMocks } from './domains/rewards.mock.ts'
import { safetyMocks } from './domains/safety.mock.ts'
import { savedMethodsMocks } from './domains/saved-methods.mock.ts'
import { savedSearchesMocks } from './domains/saved-searches.mock.ts'
import { searchMocks } from './domains/search.mock.ts'
import { securityMocks } from './domains/security.mock.ts'
import { seoMocks } from './domains/seo.mock.ts'
import { shippingMocks } from './domains/shipping.mock.ts'
import { sizeGuidesMocks } from './domains/size-guides.mock.ts'
import { sizeProfileMocks } from './domains/size-profile.mock.ts'
import { staffGiftCardsMocks } from './domains/staff-gift-cards.mock.ts'
import { storefrontMocks } from './domains/storefront.mock.ts'
import { stylingMocks } from './domains/styling.mock.ts'
import { subscriptionsMocks } from './domains/subscriptions.mock.ts'
import { suggestionsMocks } from './domains/suggestions.mock.ts'
import { taxFormsMocks } from './domains/tax-forms.mock.ts'
import { waitingRefundMocks } from './domains/waiting-refunds.mock.ts'
import { waitlistMocks } from './domains/waitlist.mock.ts'

const sdl = import.meta.glob<string>('../../schema/graphql/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

type Fields = Record<string, unknown>
const domains: readonly Record<string, Fields>[] = [
  catalogueMocks,
  searchMocks,
  savedSearchesMocks,
  autoBuysMocks,
  suggestionsMocks,
  discoveryMocks,
  securityMocks,
  partnerPagesMocks,
  partnersMocks,
  passkeysMocks,
  phonesMocks,
  savedMethodsMocks,
  seoMocks,
  sizeGuidesMocks,
  companyMocks,
  cartMocks,
  queueMocks,
  auctionsMocks,
  accountMocks,
  addressesMocks,
  shippingMocks,
  giftCardsMocks,
  pricingMocks,
  ordersMocks,
  questionsMocks,
  binsMocks,
  rescuesMocks,
  goodyOrdersMocks,
  goodyDeskMocks,
  returnsMocks,
  pickUpMocks,
  giftReturnMocks,
  casesMocks,
  staffCasesMocks,
  returnsStaffMocks,
  bagsMocks,
  cleanoutMocks,
  consignmentMocks,
  estimatesMocks,
  fulfillmentMocks,
  waitingRefundMocks,
  staffGiftCardsMocks,
  employeeMocks,
  deskMocks,
  analyticsMocks,
  intakeMocks,
  favoritesMocks,
  referralsMocks,
  stylingMocks,
  imageSearchMocks,
  privacyMocks,
  storefrontMocks,
  rewardsMocks,
  contentMocks,
  homeEditsMocks,
  notificationsMocks,
  subscriptionsMocks,
  sizeProfileMocks,
  fitMocks,
  fromPieceMocks,
  drawsMocks,
  earningsMocks,
  taxFormsMocks,
  charitiesMocks,
  waitlistMocks,
  identityMocks,
  alertsMocks,
  experimentsMocks,
  directSellMocks,
  directSalesMocks,
  directDeskMocks,
  offersMocks,
  safetyMocks,
]

/**
 * Builds the mock's executable schema. Throws when a resolver belongs to no field, so that a renamed field is
 * noticed.
 */
export function mockSchema(): GraphQLSchema {
  const schema = buildSchema(Object.values(sdl).join('\n'))
  for (const [typeName, fields] of domains.flatMap((domain) => Object.entries(domain))) {
    const type = schema.getType(typeName)
    for (const [name, resolve] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined
      if (!field) throw new Error(`mocks: the contract has no ${typeName}.${name}`)
      field.resolve = resolve as GraphQLFieldResolver<unknown, MockContext>
    }
  }
  const time = schema.getType('DateTime')
  if (isScalarType(time)) time.serialize = (value) => (value instanceof Date ? value.toISOString() : value)
  return schema
}
