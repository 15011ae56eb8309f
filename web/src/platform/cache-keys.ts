// By which value of its own a thing is known to the normalised cache. Most have an `id`; here are the others.
import type { CacheExchangeOpts } from '@urql/exchange-graphcache'

/** Everybody who asks is one viewer: log-in, sign-up and log-out answers update the same record. */
export const viewerKey = 'viewer'

/** Parts of the answer they came with, as payloads, counts and words are; a paragraph a domain, the first is everybody's. */
const parts = `
  ActiveCart CartTotals ItemPromotion ItemPartner SellerContent SimilarSearchFilters SizeEquivalents SustainabilityImpact Flaw
  Measurement Country UserAlerts FavoriteList ItemConnection ListPageInfo Facet FacetBucket FacetChoice HistogramBar ListControls
  SortGroup SortControl SortLocation QueryCorrection CorrectionContent CorrectedQuery FieldProblem RelatedLinks RelatedSection
  RelatedLink SizeChartColumn SizeChartRow SizeChartCell SizeRange CreditDrop OutletPromotion ItemTargeting ItemTargetingRule
  UserPromotions AdvertisedOffer CouponOffer PointsMultiplierOffer

  AddToCartPayload ItemHeld ItemUnavailable CartFull RemoveFromCartPayload NotInCart CashCreditUsed CartExtraField PotentialReward
  PromoOrReward PromoButton CartUse ApplyPromoCodePayload CodeNotApplicable RemovePromoCodePayload ApplyRewardPayload RewardNotApplicable RemoveRewardPayload

  ItemQueue JoinQueuePayload LeaveQueuePayload ItemFree QueueFull TooManyPlaces

  SaveAddressPayload RemoveAddressPayload SetCartAddressPayload AddressInvalid AddressBookFull

  FavoritesPayload

  ShopFigures PassedOnImpact HelpLink ShopMap ShopMapLetter ShelfCount SendContactMessagePayload

  BrandEntry BrandLetter BrandDirectory SupplierProfile ChosenFilter LandingBlock LandingPage SimilarItem SimilarSize SimilarItems
  IdenticalItem IdenticalItems OutfitPiece Outfit OutfitAnswer

  CartGroup ShippingOption DetailedShippingEstimate CartIncentive SelectShippingOptionPayload ShippingOptionUnavailable

  CartGiftCard GiftCardApplied GiftCardInvalid GiftCardEmpty TooManyGiftCards NoCartToPay RemoveGiftCardPayload GiftCardBalance
  AddGiftCardToCartPayload RemoveGiftCardFromCartPayload GiftCardNotInCart GiftCardBeingPaid AddReclaimToCartPayload NotReclaimable

  OrderTotals OrderAddress OrderPage OrderPlaced OrderPending PaymentApprovalNeeded PaymentDeclined TotalsChanged ItemsLost
  CheckoutIncomplete AttemptGivenUp CancelOrderPayload OrderNotCancelable PaymentSettings

  ShipmentTracking TrackedParcel ParcelItem PickList PickPlace StaffOrder StaffParcelPayload StaffOrderPayload PiecesDiffer ParcelMoved
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
  ...Object.fromEntries(parts.match(/\w+/g)?.map((name) => [name, () => null]) ?? []),
}

/** More parts, of screens that come later than the first page. */
export function addParts(names: string): void {
  for (const name of names.match(/\w+/g) ?? []) cacheKeys[name] = () => null
}
