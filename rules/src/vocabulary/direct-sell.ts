// Selling from one person to another (specification §2 "direct/sell", §3 flag p2p, §9 prefix P2P_). The
// specification names the screens and gives no numbers: all limits are ours (decision 0199).

/** The share of a direct sale's price that the shop keeps, in percent: payment, help and moderation. */
export const directFeePercent = 12
/** Days after delivery on which a direct sale's money becomes available: the time to say what is wrong. */
export const directHoldDays = 2
/** Hours in which a seller prints the label of a paid parcel; then the parcel is late. */
export const sendWithinHours = 72
/** Hours after which a sale that its seller did not send is canceled and paid back. */
export const cancelUnsentHours = 120
/** Hours that a seller has at least, from making the label, to hand the parcel over to the carrier. */
export const handOverHours = 48
/** Days that a direct listing stays on sale before it rests; its seller relists it with one press. */
export const directWindowDays = 180
/** The sales, purchases and offers of a member on one page of their lists. */
export const directPageSize = 20
/** Living listings and drafts of one person. */
export const directListingsMost = 200
/** Photos of a listing. */
export const directPhotosMost = 8
/** Characters of the seller's own words about a piece. */
export const directWordsMost = 600

export const directListingStatuses = [
  'draft',
  'under_review',
  'listed',
  'paused',
  'sold',
  'delisted',
  'deleted',
] as const
export type DirectListingStatus = (typeof directListingStatuses)[number]

/** What a parcel with a piece may weigh, and what its shopper pays for its way (cents). */
export const weightClasses = ['light', 'medium', 'heavy'] as const
export type WeightClass = (typeof weightClasses)[number]

/** Hours for which an offer stands, unless it is answered or withdrawn. */
export const offerHours = 24
/** Hours for which an agreed piece is held, at the agreed price, for the person who offered. */
export const offerPayHours = 24
/** The least share of the asked price that may be offered, in percent. */
export const offerLeastPercent = 40
/** Amounts that one person may name for the same pieces within a week. */
export const offersPerPiece = 5
/** Pieces of one closet in one offer. */
export const offerPiecesMost = 10
/** Characters beside an offer. */
export const offerWordsMost = 240

export const offerStatuses = [
  'open',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'lapsed',
  'bought',
] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Days after delivery in which both sides may rate a sale, and change what they wrote. */
export const reviewDays = 30
export const reviewWordsMost = 400

export const directSaleStatuses = [
  'to_send',
  'label_printed',
  'on_its_way',
  'delivered',
  'paid',
  'canceled',
] as const
export type DirectSaleStatus = (typeof directSaleStatuses)[number]

export const reportReasons = ['counterfeit', 'not_as_shown', 'offensive', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What a seller does with a listing. */
export const directListingActs = ['pause', 'resume', 'relist', 'delete'] as const
export type DirectListingAct = (typeof directListingActs)[number]
