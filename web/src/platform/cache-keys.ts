// The keys of records in the normalised cache. Most types are known by their `id`; this file names the
// others.
import type { CacheExchangeOpts } from '@urql/exchange-graphcache'
import { production } from './env.ts'

/** Everybody who asks is one viewer: log-in, sign-up and log-out answers update the same record. */
export const viewerKey = 'viewer'

/** Types that have an `id` and are still kept inside the answer that contains them, without a key. */
const partsWithId = `
  Country RemoveAddressPayload BrandEntry PartnerSupplierProfile LandingBlock Outfit ShippingOption CartIncentive AddGiftCardToCartPayload
  RemoveGiftCardFromCartPayload ShipmentTracking TrackedParcel RemoveSavedSearchPayload CreditMove DeleteStyleThreadPayload
  DeleteImageSearchPayload
`

/**
 * Returns the names of the types without an `id` (payloads, counts, texts), one paragraph for each domain.
 * The cache keeps such types inside their answer anyway; naming them silences its development warning, which
 * then speaks only of types that were forgotten. A production build needs no list.
 */
export const plainParts = () => `
  ActiveCart CartTotals ItemPromotion ItemPartner SellerContent SimilarSearchFilters SizeEquivalents SustainabilityImpact Flaw
  Measurement UserAlerts FavoriteList ItemConnection ListPageInfo Facet FacetBucket FacetChoice HistogramBar ListControls UnderstoodPart
  SortGroup SortControl SortLocation QueryCorrection CorrectionContent CorrectedQuery FieldProblem RelatedLinks RelatedSection
  RelatedLink SizeChartColumn SizeChartRow SizeChartCell SizeRange CreditDrop OutletPromotion ItemTargeting ItemTargetingRule
  UserPromotions AdvertisedOffer CouponOffer PointsMultiplierOffer
  BuyerPreferenceClusters PreferenceCluster SetWarehousesPayload

  AddToCartPayload ItemHeld ItemUnavailable CartFull TooManyHolds RemoveFromCartPayload NotInCart CashCreditUsed CartExtraField PotentialReward
  PromoOrReward PromoButton CartUse ApplyPromoCodePayload CodeNotApplicable RemovePromoCodePayload ApplyRewardPayload RewardNotApplicable RemoveRewardPayload

  ApplyClientConfigurationPayload AuthPayload EmailChangeEnded EmailChangeSent InvalidInput LogOutPayload NamePayload RecoveryCodes
  RequestPasswordChangePayload SecondStepNeeded SecurityPayload SignInRequired TimeZonePayload TooManyTries TrackVisitorPayload TwoStepSecret
  PasskeyRequest PasskeysPayload LegalAcceptRequired Terms MyPhone WaitingEmail WaitingPhone SetCountryPayload

  NoteExposurePayload

  AuctionOver AuctionPayload BidTooLow PlaceBidPayload ItemWithheld

  AnswerAsSellerPayload AskAboutPiecePayload PieceQuestionPage QuestionRefused StaffQuestion CaseProposal

  OrderFee OrderGiftCard CancelMoney CancelMoneyRow MailOrderLinkPayload OrderCodeNeeded WalletSession

  NoPayoutForBrand PieceMeasure SellerItemReturn SizesFromPiece Sitemap SitemapAddress SitemapFile

  StyleChip StyleQuestion StylePiece StyleAlternative StyleThreadPayload StyleOutfitPayload StyleRefused
  StyleProfile StyleTrait StyleWatch
  HoldOutfitPayload OutfitNotHeld

  PictureBox ImageSearchFind ImageSearchPayload ImageSearchRefused ImageSearchAnswer ImageSearchMatch ImageSearchReason ImageSearchKind

  DirectPayout DirectFault DirectDetail DirectSaleItem DirectSalePage OfferPage DirectGuess DirectLabel PriceBar SoldLike DirectPriceGuide ResaleEstimate
  DirectChoices DirectFlaw
  DirectListingPayload DirectRefused DirectShopPayload DirectSalePayload ReportPayload DirectReview DirectReport DirectReviewPage DirectReviewPayload
  MemberRating Closet OfferItem OfferRoom OfferPayload OfferRefused ProhibitedBrandsPayload

  ResaleBar ResaleChart ResaleFact ResaleReport

  SavedFilter SearchPreview SaveSearchPayload SearchNameTaken SearchTooBroad SearchNeverMatches SavedSearchesFull
  AutoBuy AutoBuyOrder AutoBuyDetails AutoBuyPayload AutoBuyLink

  ItemQueue JoinQueuePayload LeaveQueuePayload ItemFree QueueFull TooManyPlaces

  SaveAddressPayload SetCartAddressPayload AddressInvalid AddressBookFull

  FavoritesPayload Favorite FavoriteKind FavoriteCounts FavoritePage FavoriteShare SharedFavorites ShareRevoked ListsPayload
  ListRefused PricePoint

  PrivacyOutcome OpenThing DeletionLink PrivacyRefused DeletionAsked DeletionLinkEnded DeletionBlocked DeletionWaits DeletionTakenBack
  DataExportAsked

  ReferralCampaign ReferralInvitation InvitationSums ReferralGift SendInvitationPayload InvitationRefused

  Storefront StorefrontList StorefrontGone StorefrontSettings SaveStorefrontPayload StorefrontRefused FollowPayload FollowRefused

  NotificationPage MarkNotificationsReadPayload SubscriptionRow SubscriptionChannel TextPhone TextsPayload TextsRefused UnsubscribeLink

  DrawsPayload TicketRefused LoyaltyTierInfo RewardOffer ComingPoints Birthday EndingPoints RewardsPayload NotEnoughPoints RewardNotUndone

  MySizes SizeChoice SizeChoiceGroup UpsertSizeProfilePayload ReplacedSizes ChildSizesPayload
  FitNote FitBasis FitBasisPayload

  Typeahead TypeaheadPlace SearchTerm RecentSearchConnection RememberSearchPayload ForgetSearchesPayload

  ShopFigures PassedOnImpact HelpLink ShopMap ShopMapLetter ShelfCount SendContactMessagePayload

  BrandLetter BrandDirectory ChosenFilter LandingPage SimilarItem SimilarSize SimilarItems
  IdenticalItem IdenticalItems OutfitPiece OutfitAnswer

  CartGroup DetailedShippingEstimate SelectShippingOptionPayload ShippingOptionUnavailable

  CartGiftCard GiftCardApplied GiftCardInvalid GiftCardEmpty TooManyGiftCards NoCartToPay RemoveGiftCardPayload GiftCardBalance
  SendGiftCardAgainPayload GiftCardNotSent
  GiftCardNotInCart GiftCardBeingPaid AddReclaimToCartPayload NotReclaimable

  OrderTotals OrderAddress OrderPage OrderPlaced OrderPending PaymentApprovalNeeded PaymentDeclined TotalsChanged ItemsLost
  CheckoutIncomplete AttemptGivenUp CancelOrderPayload OrderNotCancelable PaymentSettings

  ReturnablePiece ReturnsSetup GiftCardThatStays ReturnSum ReturnChoice ReturnQuote ReturnRefused ReturnPiece ReturnStep ReturnPickUp
  Difference CaseDifference ResolutionItem ResolutionOffer CaseReplacement ResolutionOffers CaseRefused CasePage CasePayload StaffCasePage StaffCasePiece StaffCasePayload StaffCaseFacts PieceIntake CaseDecline

  ReturnPage ReturnPayload OrderGift MakeGiftCodePayload GiftRefused GiftPiece GiftMoney GiftFound GiftNotFound StaffReturnPiece ReturnedPieceWay StaffReturnPage StaffReturnPayload

  ParcelItem StaffParcelItem PickList PickPlace StaffOrder StaffParcelPayload StaffOrderPayload PiecesDiffer ParcelMoved
  PaymentRefused StaffRefusal PasswordNeeded

  PayoutLine EarningSalePage EarningMonth CashOutEvent CashOutPage CashOutPayload CashOutRefused PayoutCodeSent PayoutAccountRefused
  PayoutAccountLinked UnlinkPayoutAccountPayload DefaultPayoutAccountPayload EmailVerificationSent EmailVerified EmailNotVerified PasswordConfirmed PasswordNotConfirmed
`

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

export const cacheKeys: NonNullable<CacheExchangeOpts['keys']> = {
  User: () => viewerKey,
  Item: (item) => text(item.itemNumber ?? item.id),
  StaffCase: (one) => text((one.case as { id?: string } | undefined)?.id),
  StaffReturn: (one) => text((one.return as { id?: string } | undefined)?.id),
  Warehouse: (one) => text(one.warehouseId),
  LegalDocument: (one) => text(one.slug),
  HelpArticle: (one) => text(one.slug),
  SizeChart: (one) => text(one.name),
  SizeFragment: (one) => text(one.sizingId),
  SizeProfile: (one) => text(one.department),
  ZipPlace: (one) => text(one.zip),
  // A viewer has one record of each: the answer to a cash-out changes what every screen shows.
  Earnings: () => viewerKey,
  Rewards: () => viewerKey,
  Draws: () => viewerKey,
  Security: () => viewerKey,
  CashOutSetup: () => viewerKey,
  Subscriptions: () => viewerKey,
  Invitations: () => viewerKey,
  // One gift card may pay parts of two carts, so its key holds the cart too.
  AppliedGiftCard: ({ cartId, id }) => (cartId && id ? `${String(cartId)}:${String(id)}` : null),
}
addParts(partsWithId)
if (!production) addParts(plainParts())

/**
 * Tells the cache that the types named in a text have no key; screens that load after the first page call it
 * for their own types.
 */
export function addParts(names: string): void {
  for (const name of names.match(/\w+/g) ?? []) cacheKeys[name] = () => null
}
