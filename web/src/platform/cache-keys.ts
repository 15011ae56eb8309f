// By which value of its own a thing is known to the normalised cache. Most have an `id`; here are the others.
import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { production } from './env.ts'

/** Everybody who asks is one viewer: log-in, sign-up and log-out answers update the same record. */
export const viewerKey = 'viewer'

/** Parts of the answer they came with, though they have an `id`. */
const partsWithId = `
  Country RemoveAddressPayload BrandEntry SupplierProfile LandingBlock Outfit ShippingOption CartIncentive AddGiftCardToCartPayload
  RemoveGiftCardFromCartPayload ShipmentTracking TrackedParcel
`

/**
 * Parts that have none, as payloads, counts and words are; a paragraph a domain, the first is everybody's.
 * The cache leaves those in their answer unasked. That we know is said to still its warning, so that it is
 * heard about what we forgot; a built site has none.
 */
export const plainParts = () => `
  ActiveCart CartTotals ItemPromotion ItemPartner SellerContent SimilarSearchFilters SizeEquivalents SustainabilityImpact Flaw
  Measurement UserAlerts FavoriteList ItemConnection ListPageInfo Facet FacetBucket FacetChoice HistogramBar ListControls UnderstoodPart
  SortGroup SortControl SortLocation QueryCorrection CorrectionContent CorrectedQuery FieldProblem RelatedLinks RelatedSection
  RelatedLink SizeChartColumn SizeChartRow SizeChartCell SizeRange CreditDrop OutletPromotion ItemTargeting ItemTargetingRule
  UserPromotions AdvertisedOffer CouponOffer PointsMultiplierOffer

  AddToCartPayload ItemHeld ItemUnavailable CartFull TooManyHolds RemoveFromCartPayload NotInCart CashCreditUsed CartExtraField PotentialReward
  PromoOrReward PromoButton CartUse ApplyPromoCodePayload CodeNotApplicable RemovePromoCodePayload ApplyRewardPayload RewardNotApplicable RemoveRewardPayload

  ItemQueue JoinQueuePayload LeaveQueuePayload ItemFree QueueFull TooManyPlaces

  SaveAddressPayload SetCartAddressPayload AddressInvalid AddressBookFull

  FavoritesPayload

  Typeahead TypeaheadPlace SearchTerm RecentSearchConnection RememberSearchPayload ForgetSearchesPayload

  ShopFigures PassedOnImpact HelpLink ShopMap ShopMapLetter ShelfCount SendContactMessagePayload

  BrandLetter BrandDirectory ChosenFilter LandingPage SimilarItem SimilarSize SimilarItems
  IdenticalItem IdenticalItems OutfitPiece OutfitAnswer

  CartGroup DetailedShippingEstimate SelectShippingOptionPayload ShippingOptionUnavailable

  CartGiftCard GiftCardApplied GiftCardInvalid GiftCardEmpty TooManyGiftCards NoCartToPay RemoveGiftCardPayload GiftCardBalance
  GiftCardNotInCart GiftCardBeingPaid AddReclaimToCartPayload NotReclaimable

  OrderTotals OrderAddress OrderPage OrderPlaced OrderPending PaymentApprovalNeeded PaymentDeclined TotalsChanged ItemsLost
  CheckoutIncomplete AttemptGivenUp CancelOrderPayload OrderNotCancelable PaymentSettings

  ParcelItem PickList PickPlace StaffOrder StaffParcelPayload StaffOrderPayload PiecesDiffer ParcelMoved
  PaymentRefused StaffRefusal PasswordNeeded

  PayoutLine EarningSalePage EarningMonth CashOutEvent CashOutPage CashOutPayload CashOutRefused PayoutCodeSent PayoutAccountRefused
  PayoutAccountLinked UnlinkPayoutAccountPayload EmailVerificationSent EmailVerified EmailNotVerified PasswordConfirmed PasswordNotConfirmed
`

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

export const cacheKeys: NonNullable<CacheExchangeOpts['keys']> = {
  User: () => viewerKey,
  Item: (item) => text(item.itemNumber ?? item.id),
  Warehouse: (one) => text(one.warehouseId),
  LegalDocument: (one) => text(one.slug),
  HelpArticle: (one) => text(one.slug),
  SizeChart: (one) => text(one.name),
  SizeFragment: (one) => text(one.sizingId),
  SizeProfile: (one) => text(one.department),
  ZipPlace: (one) => text(one.zip),
  // One each a viewer: what an answer to a cash-out says of them is what every screen shows.
  Earnings: () => viewerKey,
  CashOutSetup: () => viewerKey,
  // The same card may pay two carts, and another part of each.
  AppliedGiftCard: ({ cartId, id }) => (cartId && id ? `${String(cartId)}:${String(id)}` : null),
}
addParts(partsWithId)
if (!production) addParts(plainParts())

/** More parts, of screens that come later than the first page. */
export function addParts(names: string): void {
  for (const name of names.match(/\w+/g) ?? []) cacheKeys[name] = () => null
}
