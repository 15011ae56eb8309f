/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type AccountNeedKind =
  | 'auction_won'
  | 'cart_held'
  | 'case_answered'
  | 'credit_ends'
  | 'email_unconfirmed'
  | 'friend_gift'
  | 'goody_offered'
  | 'goody_to_choose'
  | 'goody_unpaid'
  | 'kit_label_ends'
  | 'offer_agreed'
  | 'offer_waits'
  | 'payout_failed'
  | 'pieces_declined'
  | 'pieces_unsold'
  | 'return_drop_off'
  | 'return_offer'
  | 'reward_ends'
  | 'sale_to_send'
  | 'tax_form'
  | 'turn';

/** Gives the viewer a kit that came from a partner's shop or in a box (§8 'activating your bag'). */
export type ActivateKitInput = {
  code: string;
  requestKey: string;
  restChoice: string;
};

export type AddGiftCardToCartInput = {
  amount: number;
  /** The day on which the card is mailed, as 2026-12-24: today where the receiver is, or a day within a year. */
  deliveryDate: string;
  deliveryMethod: GiftCardDeliveryMethod;
  giftMessage?: string | null | undefined;
  /** The recipient's e-mail address. Not needed when the buyer prints the card. */
  recipientEmail?: string | null | undefined;
  recipientName: string;
  senderName: string;
  templateId: string;
  /** The receiver's time zone, such as America/New_York (which holds without one). The card is mailed at 9:00 there. */
  timeZone?: string | null | undefined;
};

/** A new key as the browser got it from the device; all parts are base64url. */
export type AddPasskeyInput = {
  attestation: string;
  clientData: string;
  credentialId: string;
  transports: Array<string>;
};

export type AddReclaimToCartInput = {
  itemNumber: number;
};

export type AddToCartInput = {
  itemNumber: number;
};

export type AddressInput = {
  city: string;
  country?: string;
  fullName: string;
  line1: string;
  line2?: string | null | undefined;
  phone: string;
  state?: string | null | undefined;
  zip: string;
};

export type AddressType =
  | 'billing'
  | 'shipping';

export type AnalyticsFigureName =
  | 'cartAdds'
  | 'favorites'
  | 'pageViews'
  | 'productViews'
  | 'purchases'
  | 'searches';

export type AnswerAsSellerInput = {
  answer: string;
  /** The id of the question. */
  id: string;
  key: string;
};

export type AnswerCaseInput = {
  code: string;
  /** A note is read by employees alone, and nobody is mailed. */
  isNote: boolean;
  key: string;
  text: string;
};

export type AnswerOfferInput = {
  act: OfferAct;
  /** For accept: the amount that the viewer read, so that nobody takes an amount unseen. For counter: the new one. */
  amount?: number | null | undefined;
  id: string;
  key: string;
  words?: string;
};

export type AnswerQuestionInput = {
  answer: string;
  code: string;
  /** False: only the shopper gets the answer. */
  isPublic: boolean;
  key: string;
  /** The question as everybody reads it; an employee may take out what names a person. */
  question: string;
};

export type ApplyClientConfigurationInput = {
  clientType: ClientType;
  /** The settings, keyed by '{category}.{name}'. Every value is a JSON text. */
  settings: Array<ClientSettingInput>;
};

export type ApplyPromoCodeToCartInput = {
  code: string;
};

export type ApproveCaseInput = {
  /** False: the sum is not given, for a reason; also by who proposed it. */
  approves: boolean;
  code: string;
  /** Needed when the sum is declined. */
  reason?: string | null | undefined;
  /** The sum in cents that the second person saw. */
  total: number;
};

export type ApproveGoodyBoxInput = {
  boxId: string;
  /** A line for the person. */
  note: string;
};

export type AskAboutPieceInput = {
  itemNumber: number;
  /** Made once for each question, 8 to 64 signs. A question that is sent twice counts once. */
  key: string;
  /** 10 to 500 signs, without mail addresses, links and phone numbers. */
  text: string;
};

export type AskGoodyBoxInput = {
  budget: number;
  departments: Array<string>;
  /** Made once for each form that is filled in, 8 to 64 signs. A form that is sent again makes no second box. */
  formKey: string;
  /** An empty list means any kind. */
  kinds: Array<string>;
  note?: string | null | undefined;
};

/**
 * active: buys matching pieces. done: bought all its pieces. ended: its last day is over. paused: waits for its owner
 * to agree again. stopped: its owner stopped it.
 */
export type AutoBuyState =
  | 'active'
  | 'done'
  | 'ended'
  | 'paused'
  | 'stopped';

export type CancelGoodyBoxForPersonInput = {
  boxId: string;
  /** Why, in a sentence that the person reads by mail and on the page of the box. */
  reason: string;
};

/** The card types of the specification: a card, also through a wallet of the device, and a digital-wallet account. */
export type CardType =
  | 'CreditCard'
  | 'PayPalAccount';

export type CartAvailability =
  | 'IN_ANOTHER_CART'
  | 'IN_CART'
  | 'SOLD'
  | 'UNAVAILABLE';

export type CartIncentiveState =
  | 'open'
  | 'reached';

export type CartIncentiveType =
  | 'bundle'
  | 'free_shipping'
  | 'promotion';

export type CartProductType =
  | 'gift_card'
  | 'item'
  /** True when the line is a seller's own piece that goes back to the seller for a fee. */
  | 'reclaim';

/** The parts of a total, in the order in which they are used. */
export type CartUseKind =
  | 'cash_credit'
  | 'gift_card'
  | 'payment'
  | 'promotion'
  | 'promotional_credit'
  | 'reward';

/** What went wrong (decision 0184). */
export type CaseKind =
  | 'bag'
  | 'charged_wrongly'
  | 'counterfeit'
  | 'damaged'
  /** Something else, or a letter of the contact page. */
  | 'letter'
  | 'missing'
  | 'not_as_described'
  | 'not_delivered'
  | 'payout'
  /** A question about a piece that is for sale (decision 0180). */
  | 'piece_question'
  | 'wrong_piece';

/** The ways to settle a case. */
export type CaseOffer =
  /** The carrier looks for the parcel; without an answer the shop pays. */
  | 'carrier_claim'
  /** The same sum as shop credit, with something of ours on top. */
  | 'credit'
  /** The shopper keeps the piece and gets a part of the price back. */
  | 'keep_part'
  /** A person decides. */
  | 'person'
  /** Everything back, and nothing has to be sent. */
  | 'refund'
  /** An identical piece, at no cost (decision 0210). */
  | 'replacement'
  /** A free return, and everything back. */
  | 'send_back';

export type CaseStatus =
  | 'answered'
  | 'closed'
  | 'settled'
  | 'waiting_for_carrier'
  | 'waiting_for_us';

export type CashOutInput = {
  accountId: string;
  amount: number;
  /** Whether to pay out cash credit instead of earnings. */
  fromCredit?: boolean | null | undefined;
  /** An id that the browser makes once for each press of the button. One id moves money once. */
  requestKey: string;
};

export type ChangeExperimentInput = {
  /** start, ramp or stop. */
  act: string;
  /** With stop. */
  keptArm?: string | null | undefined;
  key: string;
  /** With start and ramp. */
  rampPercent?: number | null | undefined;
  reason: string;
};

export type ChangeFlagInput = {
  alwaysFor: Array<string>;
  /** The newest change of the flag that the form shows; null for none. When there is a newer one, nothing is changed. */
  basedOn?: string | null | undefined;
  enabled: boolean;
  name: string;
  reason: string;
  rolloutPercent: number;
};

export type ChangeItemPriceInput = {
  itemNumber: number;
  price: number;
  /** An id that the browser makes once for each press of the button; the same id twice is one change. */
  requestKey: string;
};

export type ChangePasswordByMailInput = {
  password: string;
  token: string;
};

export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type ChangeRhythmInput = {
  kind: NotificationKind;
  rhythm: NotificationRhythm;
};

export type ChangeSubscriptionInput = {
  channel: NotificationChannel;
  kind: NotificationKind;
  on: boolean;
};

export type ChildSizesInput = {
  /** The id of a child whose sizes were saved before. Null for a new child. */
  id?: string | null | undefined;
  name: string;
  sizingIds: Array<number>;
};

export type ChooseGoodyPiecesInput = {
  boxId: string;
  /** One for each piece of the box. */
  choices: Array<GoodyChoiceInput>;
};

/** A survey after a clean-out (rules/src/cleanout/survey.ts). */
export type CleanoutSurveyInput = {
  again: string;
  better: Array<string>;
  comment?: string | null | undefined;
  /** The viewer's kit that the answer is about. Without a kit, the answer is about clean-outs in general. */
  kitId?: string | null | undefined;
  /** An id that the browser makes once for each press of the button; the same id twice is one answer. */
  requestKey: string;
  score: number;
};

export type ClientSettingInput = {
  name: string;
  value: string;
};

/** The client program that stores settings. There is only the site. */
export type ClientType =
  | 'web';

export type ContentChange =
  | 'changed'
  /** The text is in force, and the release has none of its name. */
  | 'gone'
  | 'new'
  | 'same';

export type ContentKind =
  | 'help'
  | 'landing'
  | 'legal'
  | 'report';

export type ContentReleaseState =
  | 'draft'
  | 'live'
  | 'retired';

export type CreateGiftReturnInput = {
  /** One of the viewer's addresses: the parcel leaves from there, and a refused piece goes back there. */
  addressId: string;
  gift: GiftProofInput;
  /** Made once for each form, 8 to 64 signs. A form that is sent twice makes one return. */
  key: string;
  lines: Array<ReturnLineInput>;
};

export type CreateReturnInput = {
  /** Made once for each form, 8 to 64 signs. A form that is sent twice makes one return. */
  key: string;
  lines: Array<ReturnLineInput>;
  refundType: ReturnRefundType;
  /** The sum in cents that the shopper saw. Another sum is refused, and the page asks for the new one. */
  total: number;
};

export type DecideCaseInput = {
  code: string;
  /** The piece of `replacement` that the employee saw. Null for every other way. */
  itemNumber?: number | null | undefined;
  /** keep_part, refund, credit or replacement. */
  offer: CaseOffer;
  /** The sum in cents that the employee saw; zero for a replacement. */
  total: number;
};

export type DecidePartnerFeedInput = {
  id: string;
  /** Why the feed is refused; not needed to take it. */
  reason?: string | null | undefined;
  take: boolean;
};

export type DeclineCaseInput = {
  code: string;
  key: string;
  /** The id of one of the case's reasons. */
  reason: string;
  /** A sentence of the employee beside the reason, at most 1,000 signs. */
  words?: string | null | undefined;
};

/** Where the carrier leaves a parcel. */
export type DeliveryLocation =
  | 'back_door'
  | 'front_door'
  | 'knock_or_ring'
  | 'mail_room'
  | 'mailbox'
  | 'office'
  | 'other'
  | 'reception'
  | 'side_door';

/** A table at the desk. */
export type DeskScreen =
  | 'bags'
  | 'cases'
  | 'orders'
  | 'parcels'
  | 'people'
  | 'pieces'
  | 'returns';

/** What exactly differs; only the fields of its kind count. */
export type DifferenceInput = {
  flaw?: SeenFlaw | null | undefined;
  /** The measured length in inches, at most 120. */
  inches?: number | null | undefined;
  kind: DifferenceKind;
  /** The name of a measurement of the piece. */
  measure?: string | null | undefined;
  place?: FlawPlace | null | undefined;
  /** The color, brand, size or material that the shopper sees; at most 60 signs. */
  seen?: string | null | undefined;
};

/** In what a piece differs from its record. */
export type DifferenceKind =
  | 'brand'
  | 'color'
  | 'flaw'
  | 'material'
  | 'measure'
  | 'size';

/** The whole form as it is: what is left out or null is not said yet. Unfinished drafts are kept. */
export type DirectDraftInput = {
  brandName?: string | null | undefined;
  categoryId?: number | null | undefined;
  colors?: Array<string>;
  comesDown?: boolean;
  condition?: string | null | undefined;
  cut?: string | null | undefined;
  department?: string | null | undefined;
  details?: Array<IntakeDetailInput>;
  flaws?: Array<string>;
  floor?: number | null | undefined;
  /** Made by the browser once for each new listing; a listing that is there is changed. */
  id: string;
  materials?: Array<string>;
  measurements?: Array<MeasurementInput>;
  pattern?: string | null | undefined;
  /** Uploads from POST /api/v1.0/photos, the cover first. */
  photoIds: Array<string>;
  price?: number | null | undefined;
  retail?: number | null | undefined;
  sizingId?: number | null | undefined;
  takesOffers?: boolean;
  weight?: WeightClass | null | undefined;
  words?: string;
};

/** What a seller does with a listing that went on sale. */
export type DirectListingAct =
  | 'delete'
  | 'pause'
  | 'relist'
  | 'resume';

/** Where a listing of a member's own piece stands (specification §2 direct/sell). */
export type DirectListingStatus =
  | 'deleted'
  | 'delisted'
  | 'draft'
  | 'listed'
  | 'paused'
  | 'sold'
  | 'under_review';

export type DirectSaleStatus =
  | 'canceled'
  | 'delivered'
  | 'label_printed'
  | 'on_its_way'
  | 'paid'
  | 'to_send';

export type DirectSurveyInput = {
  mayWrite: boolean;
  obstacle: string;
  often: string;
  places: Array<string>;
  sells: Array<string>;
};

export type DonateEarningsInput = {
  amount: number;
  charityId: number;
  requestKey: string;
};

export type DonateRestInput = {
  bagNumber?: string | null | undefined;
  /** The item numbers of the seller's pieces. Without numbers: every piece of the bag that can be donated. */
  itemNumbers?: Array<number> | null | undefined;
};

export type DraftExperimentInput = {
  /** The first arm is the control; the shares come to 100. */
  arms: Array<ExperimentArmInput>;
  /** The control's rate as it is expected, in percent. */
  baseRate: number;
  /** The difference that matters, in percent. */
  effect: number;
  hypothesis: string;
  key: string;
  name: string;
  /** order or kit. */
  outcome: string;
  reason: string;
  target: ExperimentTargetInput;
};

export type EarningsUseInput = {
  amount: number;
  requestKey: string;
};

/** The fields that staff can edit. Fields that are left out keep their value. */
export type EditItemInput = {
  additionalDescription?: string | null | undefined;
  brandId?: number | null | undefined;
  categoryId?: number | null | undefined;
  /** Colors by their names, or shades. The words replace all colors and shades of the piece. */
  colorNames?: Array<string> | null | undefined;
  condition?: string | null | undefined;
  conditionDescription?: string | null | undefined;
  /** The collections that the piece belongs to, by their numbers. */
  curationIds?: Array<string> | null | undefined;
  /** How the piece is cut, by the name of one of its kind's cuts; attributes and tags follow. */
  cut?: string | null | undefined;
  /** girls or boys; empty for both. Grown people's pieces have none. */
  department?: string | null | undefined;
  /** Details of its kind, such as the width of shoes, each once. They replace those that were said before. */
  details?: Array<IntakeDetailInput> | null | undefined;
  /** Whether members of the upper tiers may buy the piece first, for a day after it was listed. */
  earlyAccess?: boolean | null | undefined;
  finalSale?: boolean | null | undefined;
  flaws?: Array<string> | null | undefined;
  itemNumber: number;
  materials?: Array<string> | null | undefined;
  measurements?: Array<EditMeasurementInput> | null | undefined;
  occasions?: Array<string> | null | undefined;
  /** One of the patterns of its kind; empty for none said. */
  pattern?: string | null | undefined;
  /** The photos in the order in which they are shown: numbers of photos that the piece has, and ids of new uploads. */
  photoIds?: Array<string> | null | undefined;
  price?: number | null | undefined;
  /** Whether the piece is seldom seen: listings show it first, and it may go to an auction. */
  rareFind?: boolean | null | undefined;
  reason: string;
  retail?: number | null | undefined;
  /** The campaigns that the piece belongs to, out of the shop's list. */
  searchTags?: Array<string> | null | undefined;
  /** Petite or tall, for a size that is one of the two. */
  sizeCut?: string | null | undefined;
  sizingId?: number | null | undefined;
  /** Styles and occasions of its kind; an empty list for those that follow from the piece. */
  styles?: Array<string> | null | undefined;
  title?: string | null | undefined;
  version: string;
};

export type EditMeasurementInput = {
  inches: number;
  name: string;
};

export type EditReturnInput = {
  id: string;
  lines: Array<ReturnLineInput>;
  refundType: ReturnRefundType;
  total: number;
};

export type ExcludesInput = {
  dropshipper_id?: Array<number> | null | undefined;
};

/** A part of everybody that sees one version; the share is in percent, to a hundredth. */
export type ExperimentArmInput = {
  name: string;
  share: number;
};

/** For whom an experiment runs. Null and empty lists ask for nothing. */
export type ExperimentTargetInput = {
  countries: Array<string>;
  departments: Array<string>;
  /** mobile, desktop. */
  devices: Array<string>;
  /** True: people who have bought nothing yet; false: people who have bought. */
  isNew?: boolean | null | undefined;
  /** True: employees; false: everybody else. */
  isStaff?: boolean | null | undefined;
  /** True: members; false: visitors. */
  loggedIn?: boolean | null | undefined;
};

/**
 * How a facet is drawn: LIST of checks, SWATCH of colours, SIZE grid, PRICE with bars and two fields,
 * TOGGLE: a single bucket with the value "true".
 */
export type FacetKind =
  | 'LIST'
  | 'PRICE'
  | 'SIZE'
  | 'SWATCH'
  | 'TOGGLE';

export type FavoritesInput = {
  itemNumbers: Array<number>;
  /**
   * The account whose favorites these are. The request of any other viewer is refused (UNAUTHENTICATED): hearts
   * that wait in one tab never reach an account that logged in in another. Null does not ask who the viewer is.
   */
  userId?: string | null | undefined;
};

/** Filters and sort order for a page of favorites. */
export type FavoritesView = {
  /** The slug of a top-level category. */
  kind?: string | null | undefined;
  /** The id of one of the viewer's favorites lists. */
  listId?: string | null | undefined;
  maxPrice?: number | null | undefined;
  minPrice?: number | null | undefined;
  /** all, drops (price below that at the time of favoriting), free (on sale and not held) or sold. */
  show?: string;
  /** loved (newest favorite first), drop (largest price drop first), price_low_high or price_high_low. */
  sort?: string;
};

/** One filter of the specification's search keys (rules/src/search/filters.ts lists them); values of one key are OR, keys are AND. */
export type FilterInput = {
  key: string;
  values: Array<string>;
};

export type FinishLogInInput = {
  challenge: string;
  /** Six digits from the member's app, or one of the recovery codes. */
  code: string;
};

/** Where a flaw is. */
export type FlawPlace =
  | 'all_over'
  | 'back'
  | 'collar'
  | 'front'
  | 'hardware'
  | 'hem'
  | 'lining'
  | 'sleeve'
  | 'sole'
  | 'strap'
  | 'waist';

export type FollowInput = {
  brandId?: number | null | undefined;
  on: boolean;
  storefrontCode?: string | null | undefined;
};

export type GiftCardCodeInput = {
  number: string;
  pin: string;
};

export type GiftCardDeliveryMethod =
  | 'email'
  | 'print';

export type GiftCardStanding =
  /** The card's order was canceled, or its payment refused. */
  | 'canceled'
  | 'sent'
  /** The card is mailed on its day. */
  | 'waits';

export type GiftCardUseKind =
  /** Money of an order came back onto the card. */
  | 'came_back'
  /** The card was bought. */
  | 'filled'
  /** The card paid for an order, or for a part of one. */
  | 'paid';

/** What somebody who has a gift knows of it. */
export type GiftProofInput = {
  /** The gift code, or the number of the order. */
  code: string;
  /** The postal code that the parcel went to, or the e-mail address of the order. */
  proof: string;
};

export type GoodyChoiceInput = {
  itemNumber: number;
  keep: boolean;
  /** The id of a reason, for a piece that goes back. */
  reason?: string | null | undefined;
};

export type GoodyQueue =
  | 'chosen'
  | 'offered'
  | 'placed'
  | 'returning'
  | 'unpaid';

/** What the grader notes about the piece. Required for accepted and review; for declined, as much as is known. */
export type GradePieceInput = {
  bagId: string;
  brandId?: number | null | undefined;
  /** The name of a brand that is new to the shop. A known brand in another spelling is recognized. */
  brandName?: string | null | undefined;
  categoryId: number;
  /** Colors by their names, or shades: navy is filed as blue, too. */
  colors?: Array<string> | null | undefined;
  condition?: string | null | undefined;
  /** One of the cuts of the category. Without it the shop claims no cut. */
  cut?: string | null | undefined;
  /** The grader's decision: accepted, declined or review. */
  decision: string;
  declineReason?: string | null | undefined;
  /** Girls or boys for children's pieces; petite or tall for a size that is one of the two. */
  department?: string | null | undefined;
  /** Details of the category, each once, with one of the detail's values. What the cut says goes before. */
  details?: Array<IntakeDetailInput> | null | undefined;
  flaws?: Array<string> | null | undefined;
  /** An id that the station makes once for each press of the button; the same id twice is one request. */
  gradeKey: string;
  materials?: Array<string> | null | undefined;
  measurements?: Array<IntakeMeasurementInput> | null | undefined;
  note?: string | null | undefined;
  occasions?: Array<string> | null | undefined;
  /** One of the patterns of the category. Without it the shop claims none. */
  pattern?: string | null | undefined;
  /** The ids of the uploaded photos. */
  photoIds?: Array<string> | null | undefined;
  pieceNumber: number;
  price?: number | null | undefined;
  retail?: number | null | undefined;
  sizingId?: number | null | undefined;
  /** Styles and occasions of the category. Without them the piece is filed under those that follow from the rest. */
  styles?: Array<string> | null | undefined;
  suggested?: number | null | undefined;
};

/** The key that a mail carries for somebody without an account. It opens one order with its returns and cases, or one letter; nothing else is reached. */
export type GuestKeyInput = {
  accessKey: string;
  /** The order of the key. Null for the key of a letter. */
  orderId?: string | null | undefined;
};

export type HomeEditInput = {
  endsAt?: string | null | undefined;
  /** Made by the browser for a new edit; a known id changes that edit. */
  id: string;
  /** For the pictures at the top of the home page: of those that run, the one that began last counts. */
  isHero?: boolean;
  /** In the order in which the home page shows the pieces. */
  itemNumbers: Array<number>;
  startsAt: string;
  title: string;
  words: string;
};

export type IdenticalBasis =
  | 'NONE'
  | 'SAME_LOOK'
  | 'STYLE_NUMBER';

/** How close a piece is to the picture. */
export type ImageSearchBand =
  /** The same cut in another color. */
  | 'same_cut'
  /** Something in the same spirit. */
  | 'similar'
  /** The same cut, or the same narrow kind in a close cut, and a color within a shade or of the same name. */
  | 'very_close';

/** Where the picture of a search came from. The first four are the photo sources of the specification; item is a piece's own picture. */
export type ImageSearchSource =
  | 'camera_capture'
  | 'image_upload'
  | 'image_url_import'
  | 'item'
  | 'pinterest_board';

export type InspectPieceInput = {
  /** For accepted_less: the sum in cents to offer. */
  amount?: number | null | undefined;
  lineId: string;
  outcome: ReturnOutcome;
  photoIds?: Array<string> | null | undefined;
  /** Needed unless the piece is accepted as it is. */
  reason?: string | null | undefined;
  /** Whether the accepted piece goes on sale again as a new item. False: it goes to the shelf of imperfect pieces. */
  relist?: boolean | null | undefined;
  returnId: string;
};

export type IntakeDetailInput = {
  name: string;
  value: string;
};

export type IntakeMeasurementInput = {
  inches: number;
  name: string;
};

export type ItemActInput = {
  /** The action: delist, relist, review or list. */
  act: string;
  /** The delist reason (§3). Required for delist. */
  delistReason?: string | null | undefined;
  itemNumber: number;
  reason: string;
};

export type ItemAvailability =
  | 'InStock'
  | 'Reserved'
  | 'SoldOut';

export type ItemCondition =
  | 'excellent'
  | 'flawed_gem'
  | 'good'
  | 'new_with_tags'
  | 'repaired'
  | 'very_good';

export type ItemQueryContextInput = {
  clientModule?: string | null | undefined;
  clientPageType?: string | null | undefined;
};

/** What a shelf of pieces asks for: a listing without facets. */
export type ItemsV2Input = {
  /** At most 100. */
  amount: number;
  excludes?: ExcludesInput | null | undefined;
  filters: Array<FilterInput>;
  itemQueryContext?: ItemQueryContextInput | null | undefined;
  page?: number | null | undefined;
  query?: string | null | undefined;
  /** True: nothing is shown while the search engine is away, instead of the database's answer. */
  skipFallback?: boolean | null | undefined;
  /** True: the text is searched for as it is written. */
  skipSpellcheck?: boolean | null | undefined;
  /** A value of the sorts of getItems; without one the listing's own order. */
  sort?: string | null | undefined;
  userInfo: UserInfoInput;
};

export type JoinQueueInput = {
  itemNumber: number;
};

export type LeaveQueueInput = {
  itemNumber: number;
};

export type LinkPayoutAccountInput = {
  /** The e-mail address of the account at the wallet or card provider. */
  email: string;
  method: string;
};

/** A listing to save: its address, and the filters and text that getItems gets there. */
export type ListingToSaveInput = {
  filters: Array<FilterInput>;
  /** The id of the saved search that is edited. Its own name counts as free, and the limit doesn't apply. */
  id?: string | null | undefined;
  /** Excluded words: at most ten, each of at most 30 characters. */
  leftOut: Array<string>;
  /** The path of the listing and its query string. */
  path: string;
  text?: string | null | undefined;
  /** The title of the listing, from which a name for the search is made. */
  title?: string | null | undefined;
};

export type LogInInput = {
  email: string;
  password: string;
};

/** A challenge signed by a device; all parts are base64url. */
export type LogInWithPasskeyInput = {
  authenticatorData: string;
  clientData: string;
  credentialId: string;
  signature: string;
  userHandle?: string | null | undefined;
};

export type MadeWordsInput = {
  categoryId: number;
  colorNames: Array<string>;
  /** The name of a cut of the category; '' when nobody said it. */
  cut: string;
  materials: Array<string>;
  /** A pattern of the category; '' when nobody said it. */
  pattern: string;
};

export type MakeOfferInput = {
  amount: number;
  /** One to ten pieces of one closet. */
  itemNumbers: Array<number>;
  /** Made by the browser once for each press; the same key again is one offer. */
  key: string;
  words?: string;
};

export type MeasurementInput = {
  inches: number;
  name: string;
};

export type MemberReportAct =
  | 'keep'
  | 'remove_words'
  | 'suspend'
  | 'warn';

export type MemberReportKind =
  | 'answer'
  | 'person'
  | 'question'
  | 'review';

export type MoveFavoritesInput = {
  itemNumbers: Array<number>;
  /** The favorites list to move the pieces to. Null takes them out of any list; they stay favorites. */
  listId?: string | null | undefined;
};

export type NotificationChannel =
  /** The list in the shop. */
  | 'bell'
  | 'email'
  /** A message from the browser (Web Push). */
  | 'push'
  /** A text message to a phone. */
  | 'text';

/** The subject of a notification. */
export type NotificationKind =
  /** The viewer's account changed. */
  | 'account'
  /** The viewer was outbid, won an auction, or did not pay in time. */
  | 'auction'
  /** A bag or kit of the viewer changed its status. */
  | 'bag'
  /** Pieces that the viewer left in the cart are still free. */
  | 'cart'
  /** Earnings of the viewer's became available, or a cash-out or donation changed its status. */
  | 'earnings'
  /** The hold of another shopper on a favorite has ended. */
  | 'free_again'
  /** A piece matches a saved search, or comes from a followed brand or person. */
  | 'match'
  | 'offer'
  /** An order of the viewer changed its status. */
  | 'order'
  /** The price of a favorite dropped. */
  | 'price_drop'
  /** The viewer got a reward. */
  | 'reward'
  /** A piece of the viewer's was sold, or the sale was reversed. */
  | 'sold'
  /** The viewer's turn has come in the line for a piece. */
  | 'turn';

export type NotificationRhythm =
  | 'at_once'
  /** In one digest each morning, at the end of the quiet hours. */
  | 'daily'
  /** In one digest each Sunday at 9:00. */
  | 'weekly';

export type OfferAct =
  | 'accept'
  | 'counter'
  | 'decline'
  | 'withdraw';

export type OfferFolder =
  | 'buying'
  | 'selling';

/** Where an offer stands. */
export type OfferStatus =
  | 'accepted'
  | 'bought'
  | 'declined'
  | 'expired'
  | 'lapsed'
  | 'open'
  | 'withdrawn';

export type OpenDirectShopInput = {
  /** Must be true: the terms for sellers (/legal/seller-terms). */
  acceptTerms: boolean;
  /** Where parcels are sent from; printed on labels. */
  address: AddressInput;
};

export type OrderBagsInput = {
  /** The seller's saved address that the empty bag is sent to. Not needed for a label. */
  addressId?: string | null | undefined;
  bagType: string;
  charityId?: number | null | undefined;
  /** The e-mail address of a visitor who is not logged in. */
  email?: string | null | undefined;
  /** The slug of the luxury retailer on whose page a label is ordered; goes with the way `partner` only. */
  partner?: string | null | undefined;
  promoCode?: string | null | undefined;
  /** An id that the browser makes once for each press of the button; the same id twice is one request. */
  requestKey: string;
  restChoice: string;
  service: string;
  variant?: string | null | undefined;
  /** How the clothes travel: one of kitWays in rules/src/vocabulary/seller.ts. */
  way: string;
};

/** Who sends a parcel: we, a shop that ships from its own stock, a member, or a partner. */
export type OrderShipmentSource =
  | 'dropship'
  | 'own'
  | 'p2p'
  | 'partner';

/** §3 order statuses. */
export type OrderStatus =
  | 'auto_charged'
  | 'canceled'
  | 'confirmed'
  | 'delivered'
  | 'in_progress'
  | 'lost_outbound'
  | 'maybe_lost_inbound'
  | 'not_paid'
  | 'order_finalized'
  | 'payment_declined'
  | 'return_initiated'
  | 'returned_late'
  | 'shipped';

export type PackParcelInput = {
  /** The codes in the order in which they were scanned. */
  itemNumbers: Array<number>;
  shipmentId: string;
};

export type PartnerFeedMode =
  | 'all_or_nothing'
  | 'good_rows';

export type PartnerFeedState =
  | 'applied'
  | 'applying'
  | 'received'
  | 'refused'
  /** The feed names brands that are new here, so a person has to look. */
  | 'waiting';

export type PartnerFeedStock =
  /** The feed names some of the partner's pieces. */
  | 'part'
  /** The feed names all pieces of the partner: those that it leaves out are withdrawn. */
  | 'whole';

export type PartnerKind =
  | 'dropshipper'
  | 'partner'
  | 'rental';

export type PartnerPieceStatus =
  | 'listed'
  /** The piece was sold and came back. */
  | 'returned'
  | 'sold'
  /** The piece has no photo yet. */
  | 'waiting'
  | 'withdrawn';

export type PartnerRowOutcome =
  | 'changed'
  | 'listed'
  | 'refused'
  | 'repriced'
  | 'unchanged'
  | 'waits_for_photos'
  | 'withdrawn';

export type PartnerStepInput = {
  basisPoints: number;
  from: number;
};

export type PartnerTermsInput = {
  accountEmail: string;
  city: string;
  holdDays: number;
  ladder: Array<PartnerStepInput>;
  slug: string;
  state: string;
};

export type PayGoodyBoxInput = {
  boxId: string;
  /** The processor's token for another card. */
  paymentToken: string;
};

/** The question to the payout estimator (rules/src/estimates/input.ts). */
export type PayoutEstimateInput = {
  /** The slug of a brand. Without a brand, `tier` tells what the brand is like. */
  brand?: string | null | undefined;
  /** The slug of a category at any depth. */
  category: string;
  condition: string;
  service: string;
  tier?: string | null | undefined;
};

/** Another person, named by where the viewer met the person. Exactly one field is set. */
export type PersonInput = {
  /** A block of the viewer. */
  blockId?: string | null | undefined;
  /** The code of the person's page /u/:code. */
  code?: string | null | undefined;
  /** The other side of the viewer's offer. */
  offerId?: string | null | undefined;
  /** A question about a piece: who asked, for the seller; the seller, for all others. */
  questionId?: string | null | undefined;
  /** The other side of the viewer's sale or purchase. */
  saleId?: string | null | undefined;
};

export type PickUpStatus =
  | 'asked'
  | 'booked'
  | 'canceled'
  | 'canceling'
  | 'fetched'
  | 'missed'
  | 'refused';

/** The part of a day in which the carrier comes, by the clock at the sender's door. */
export type PickUpWindow =
  | 'afternoon'
  | 'morning';

export type PictureBoxInput = {
  height: number;
  left: number;
  top: number;
  width: number;
};

export type PieceDifferenceInput = {
  difference: DifferenceInput;
  lineId: string;
};

export type PlaceBidInput = {
  itemNumber: number;
  /** The viewer's maximum, in whole dollars. The price rises only as far as other bids require. */
  max: number;
  /** An id that the browser makes once for each press of the button; the same id twice is one bid. */
  requestKey: string;
};

export type PlaceOrderInput = {
  /** The sum that the final button named, in cents. */
  amountShown: number;
  /** An id that the browser makes for one try to pay, and keeps across reloads. One key makes at most one order and one charge. */
  attemptKey: string;
  /** The lines that the shopper saw: item numbers, and the line ids of gift cards and reclaims. */
  lineIds: Array<string>;
  paymentMethod: string;
  /** The processor's token for the payment method, never a card number. Null when nothing is to be charged. */
  paymentToken?: string | null | undefined;
  /** Save the card or the wallet account for next time. For members alone; nothing is saved of a payment that fails. */
  saveMethod?: boolean | null | undefined;
  /** One of the viewer's saved ways to pay, in place of a token. */
  savedMethodId?: string | null | undefined;
  totalShown: number;
};

export type PlaceRescueOrderInput = {
  addressId: string;
  amountShown: number;
  /** An id that the browser makes for one try to pay, beginning with 'rescue-'. One key makes at most one order and one charge. */
  attemptKey: string;
  /** The guest's email address; null for members. */
  email?: string | null | undefined;
  groupId: string;
  /** The processor's token for the card. Null when nothing is to be charged. */
  paymentToken?: string | null | undefined;
  totalShown: number;
};

export type PromotionType =
  | 'ABSOLUTE_CART_TOTAL'
  | 'GLOBAL'
  | 'OUTLET'
  | 'TIERED';

/** A browser's push subscription, as the Push API gives it. */
export type PushBrowserInput = {
  auth: string;
  endpoint: string;
  p256dh: string;
};

export type PutIntoBinInput = {
  /** The bin's code, with or without dashes. */
  bin: string;
  itemNumber: number;
  warehouseId: number;
};

export type QuietHoursInput = {
  /** The start of the quiet hours, in minutes after midnight. */
  from: number;
  timeZone: string;
  /** The end of the quiet hours, in minutes after midnight. */
  until: number;
};

export type RateDirectSaleInput = {
  saleId: string;
  /** One to five. */
  stars: number;
  words?: string;
};

export type ReceiveBagInput = {
  code: string;
  /** Pieces counted at the door. */
  count?: number | null | undefined;
  /** The warehouse that the viewer works in. */
  warehouseId?: number | null | undefined;
};

export type RedeemRewardInput = {
  /** Made by the client for each use that somebody decides on: the same key again uses no points. */
  key: string;
  /** A kind of `offers`. */
  kind: string;
};

export type RemoveAddressInput = {
  id: string;
};

export type RemoveFromCartInput = {
  itemNumber: number;
};

export type RemoveGiftCardFromCartInput = {
  id: string;
};

export type RemoveGiftCardInput = {
  id: string;
};

export type ReportListingInput = {
  itemNumber: number;
  reason: ReportReason;
  words?: string;
};

export type ReportMemberInput = {
  /** The question (also of an answer) or the rating. Null for a person. */
  id?: string | null | undefined;
  kind: MemberReportKind;
  /** Set for a person only. */
  person?: PersonInput | null | undefined;
  reason: ReportReason;
  words?: string;
};

export type ReportMissingInput = {
  itemNumber: number;
  reason: string;
  shipmentId: string;
};

export type ReportReason =
  | 'counterfeit'
  | 'fraud'
  | 'not_as_shown'
  | 'offensive'
  | 'other';

export type RequestPasswordChangeInput = {
  email: string;
};

/** How the values of a chart are read: percent (0 to 100), cents, days, or a count. */
export type ResaleUnit =
  | 'cents'
  | 'count'
  | 'days'
  | 'percent';

export type ResendOrderMailInput = {
  /** Instead of the mail of the order's status: the mail to a guest that a refund waits. Refused when none waits. */
  aboutRefund?: boolean;
  orderId: string;
  reason: string;
};

export type ReserveGoodyBoxInput = {
  addressId: string;
  amountShown: number;
  /** An id that the browser makes for one try to reserve, beginning with 'goody-'. One key makes at most one order and one reservation. */
  attemptKey: string;
  boxId: string;
  /** The processor's token for the card. */
  paymentToken?: string | null | undefined;
  totalShown: number;
};

export type ResolutionInput = {
  /** What differs of each piece, for `not_as_described`. What is granted may depend on it. */
  differences?: Array<PieceDifferenceInput> | null | undefined;
  kind: CaseKind;
  /** The pieces, by the line of the order; none for kinds without pieces. */
  lineIds: Array<string>;
  /** Null for kinds without an order: bag, payout, letter. */
  orderId?: string | null | undefined;
};

export type ReturnLineInput = {
  /** Needed by createReturn and its like when the reason is `not_as_described` or `flaw_not_shown`. */
  difference?: DifferenceInput | null | undefined;
  lineId: string;
  /** A sentence of the shopper, at most 500 signs. */
  note?: string | null | undefined;
  /** Uploaded photos, at most five. */
  photoIds?: Array<string> | null | undefined;
  /** The id of one of the setup's reasons. */
  reason: string;
};

export type ReturnOutcome =
  | 'accepted'
  | 'accepted_less'
  | 'refused';

/** §3 return refund types. */
export type ReturnRefundType =
  | 'full_refund'
  | 'full_refund_with_free_return_shipping'
  | 'noncashoutable_credit_refund'
  | 'refund_less_return_shipping';

/** §3 return statuses. */
export type ReturnStatus =
  | 'canceled'
  | 'completed'
  | 'inbound'
  | 'initiated'
  | 'processed'
  | 'processing'
  | 'received';

export type ReviewPieceInput = {
  accept: boolean;
  declineReason?: string | null | undefined;
  itemNumber: number;
  note?: string | null | undefined;
  /** A better price, when the piece is accepted. */
  price?: number | null | undefined;
};

export type SaveAddressInput = {
  address: AddressInput;
  deliveryLocation?: DeliveryLocation | null | undefined;
  /** The id of the address that this one replaces. Without an id a new address is added. */
  id?: string | null | undefined;
  /** Whether this address becomes the default. The first address of a type is the default in any case. */
  makeDefault?: boolean;
  type?: AddressType;
};

/** Without an id, the input makes a new view. With an id, it changes the name and the query of that view. */
export type SaveDeskViewInput = {
  id?: string | null | undefined;
  /** At most 40 characters. Two views of a person's table have different names. */
  name: string;
  /** The query of the table's address. Parts that no filter and no column of a table reads are left out. */
  query: string;
  screen: DeskScreen;
};

export type SaveSearchInput = {
  /** The channels by which matches may leave the shop. Null: those it has, and all for a new search. */
  channels?: Array<SearchChannel> | null | undefined;
  /** The listing to save. With its id, an existing saved search is changed. */
  listing: ListingToSaveInput;
  name: string;
  rhythm: SearchRhythm;
};

export type SavedMethodState =
  /** A card that ends this month or next. */
  | 'ends_soon'
  | 'expired'
  | 'fine';

export type SayToStylistInput = {
  /** The thread that goes on. Null begins a thread. */
  threadId?: string | null | undefined;
  words: string;
};

/** A channel outside the shop by which the matches of a saved search may leave. */
export type SearchChannel =
  | 'email'
  /** A message from the browser (Web Push). */
  | 'push'
  /** A text message to a phone. */
  | 'text';

/**
 * How often the owner is notified of matches of a saved search. at_once: when a piece goes on sale; daily: every
 * morning; weekly: every Sunday.
 */
export type SearchRhythm =
  | 'at_once'
  | 'daily'
  | 'weekly';

/** A flaw as a shopper names it. */
export type SeenFlaw =
  | 'button'
  | 'fading'
  | 'hole'
  | 'other'
  | 'pilling'
  | 'scratch'
  | 'scuff'
  | 'seam'
  | 'smell'
  | 'stain'
  | 'thread'
  | 'wear'
  | 'zipper';

export type SelectResolutionInput = {
  /** What differs of each piece; needed for `not_as_described`. */
  differences?: Array<PieceDifferenceInput> | null | undefined;
  /** The piece of `replacement` that the shopper saw. */
  itemNumber?: number | null | undefined;
  /** Made once for each form, 8 to 64 signs. A form that is sent twice makes one case. */
  key: string;
  kind: CaseKind;
  lineIds: Array<string>;
  offer: CaseOffer;
  orderId?: string | null | undefined;
  /** Uploaded photos of the shopper, at most five, each in one form. */
  photoIds?: Array<string> | null | undefined;
  /** The sum in cents that the shopper saw. Another sum is refused, and the page asks for the new one. */
  total: number;
  /** What the shopper sees, in a sentence; at most 2,000 signs. May be empty when the differences say it. */
  words: string;
};

/** Names the sender by `groupKey`, or by the key of one of its pieces. */
export type SelectShippingOptionInput = {
  groupKey?: string | null | undefined;
  optionId: number;
  productKey?: string | null | undefined;
};

/** Why a piece goes back to its seller: the seller paid to have it, or a shopper returned a piece of a partner or a member. */
export type SellerReturnReason =
  | 'reclaimed'
  | 'returned';

export type SendContactMessageInput = {
  email: string;
  /** Made by the client for one message: the same id sent twice is one message. */
  messageId: string;
  name: string;
  /** The number of a piece or an order that the message is about. */
  reference?: string | null | undefined;
  text: string;
  /** A topic of rules/src/vocabulary/help.ts. */
  topic: string;
};

export type SendGiftCardAgainInput = {
  /** The right address. Without one the card goes to the same address again. */
  email?: string | null | undefined;
  id: string;
};

export type SetAutoBuyInput = {
  addressId: string;
  /** The member agrees to the terms that the form says. */
  agrees: boolean;
  allowsFinalSale?: boolean;
  /** The last day, written like 2026-12-24. */
  lastDay: string;
  /** The highest price of a piece in cents, with its delivery, fees and tax. */
  most: number;
  pieces?: number;
  savedMethodId: string;
  /** The saved search. */
  searchId: string;
};

/** Fields that are left out keep their value. */
export type SetCartAddressInput = {
  billingAddress?: AddressInput | null | undefined;
  billingAddressId?: string | null | undefined;
  /** True when the bill goes to the shipping address. */
  billingSameAsShipping?: boolean | null | undefined;
  deliveryLocation?: DeliveryLocation | null | undefined;
  deliveryNote?: string | null | undefined;
  /** The guest's e-mail address; only guests give one here. */
  email?: string | null | undefined;
  /** A new address instead of an id. The address is saved as well. */
  shippingAddress?: AddressInput | null | undefined;
  shippingAddressId?: string | null | undefined;
};

export type SetCountryInput = {
  /** The country's two letters (ISO 3166-1), one of those to which the shop ships. */
  country: string;
};

export type SetWarehousesInput = {
  /** Why, in at most 300 characters. */
  reason: string;
  userId: string;
  /** The warehouses that serve the person, the first one receives bags. Empty: the shop chooses again. */
  warehouseIds: Array<number>;
};

export type ShareFavoritesInput = {
  /** The favorites list to share. Null shares all favorites. */
  listId?: string | null | undefined;
  showName: boolean;
};

export type SignUpInput = {
  acceptTerms: boolean;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
};

export type SizeProfileInput = {
  department: string;
  enabled: boolean;
  includeEquivalents: boolean;
  includeMaternity: boolean;
  includePetite: boolean;
  includeTall: boolean;
  /** The updatedAt of the profile that the member saw before this change. Null when there was none. */
  seenAt?: string | null | undefined;
  sizingIds: Array<number>;
};

export type StaffCancelInput = {
  lineIds?: Array<string> | null | undefined;
  orderId: string;
  reason: string;
};

/** What a parcel carries: an order, what a shopper sends back, or a piece on its way back to its seller. */
export type StaffParcelKind =
  | 'order'
  | 'return'
  | 'seller_return';

/** Which people a table shows: those who bought, or those who sent in a bag. */
export type StaffPeopleKind =
  | 'buyers'
  | 'sellers';

export type StaffRefundInput = {
  /** The amount in cents. Without an amount: the price of the named lines. */
  amount?: number | null | undefined;
  /**
   * Made once for each form that is filled in, 8 to 64 signs. A request that is sent again with the same key is answered as the first was,
   * and nothing more is given back.
   */
  key?: string | null | undefined;
  lineIds?: Array<string> | null | undefined;
  orderId: string;
  reason: string;
};

/** The kinds of result to one of which an employee's search can be narrowed. */
export type StaffSearchKind =
  | 'bags'
  | 'cases'
  | 'orders'
  | 'parcels'
  | 'people'
  | 'pieces'
  | 'returns';

export type StaffSendGiftCardAgainInput = {
  /** The right address. Without one the card goes to the same address again. */
  email?: string | null | undefined;
  id: string;
  reason: string;
};

export type StartAuctionInput = {
  days: number;
  itemNumber: number;
  /** Below this price the piece is not sold. Null for none. */
  reserve?: number | null | undefined;
  /** The price at which the auction begins, in whole dollars. */
  start: number;
};

export type StartImageSearchInput = {
  /** A piece whose own picture is searched with, or null. */
  itemNumber?: number | null | undefined;
  /** A picture of the viewer's from POST /api/v1.0/photos, or null. */
  photoId?: string | null | undefined;
};

export type StorefrontInput = {
  isOpen: boolean;
  name?: string | null | undefined;
  showsPieces: boolean;
};

export type StyleAuthor =
  /** The program that composes the outfits. */
  | 'shop'
  | 'shopper';

/** What a shopper says of a trait of their style: that they like it, or that it is not theirs. */
export type StyleVerdict =
  | 'liked'
  | 'not_me';

export type SubscriptionGroup =
  /** Kinds about the viewer's own orders, sales and account. */
  | 'own'
  /** Kinds about shopping. */
  | 'shop';

export type SubscriptionState =
  | 'active'
  /** The viewer turned the channel off. */
  | 'canceled'
  /** The viewer has chosen nothing, and the channel is off until the viewer turns it on. */
  | 'not_active';

export type SupplierPageInput = {
  bannerText: string;
  description: string;
  logo?: string | null | undefined;
  logoText: string;
  moneyDoes: string;
  name: string;
  narrow?: string | null | undefined;
  pictureAlt: string;
  slug: string;
  version: number;
  /** Uploads from POST /api/v1.0/photos. Null leaves a picture as it is. */
  wide?: string | null | undefined;
};

export type SupplierPageKind =
  | 'charity'
  | 'dropshipper'
  | 'partner'
  | 'rental';

export type SwapGoodyPieceInput = {
  boxId: string;
  /** The number of one of the box's swaps. */
  into: number;
  /** The number of the piece that goes out. */
  out: number;
};

export type SwapStylePieceInput = {
  /** The piece that comes. */
  into: number;
  /** The piece that goes. */
  out: number;
  outfitId: string;
};

export type TakeTicketInput = {
  drawId: string;
  /** Made by the client for each ticket that somebody decides on: the same key again takes no points. */
  key: string;
  /** Whether the ticket is paid with points. The free ticket is given once; asking again changes nothing. */
  paid: boolean;
};

export type TaxCalculationSource =
  /** The order goes abroad: duty instead of tax. */
  | 'international'
  /** Tax is not known: there is no address yet, or taxes were not asked for. */
  | 'none'
  | 'state_table'
  | 'zip_table';

export type TaxFormInput = {
  businessClass: string;
  city: string;
  line1: string;
  name: string;
  /** The name once more, typed as a signature. */
  signature: string;
  state: string;
  tin: string;
  tinKind: string;
  zip: string;
};

export type TrackVisitorInput = {
  referralCode?: string | null | undefined;
  /** What the friend's link said of itself: pdp_share for a shared piece, goody for an invitation to a goody box. */
  referralContext?: string | null | undefined;
  referrer?: string | null | undefined;
  utmCampaign?: string | null | undefined;
};

/** §3 transaction kinds. */
export type TransactionKind =
  | 'authorization'
  | 'credit'
  | 'credit_refund'
  | 'deposit'
  | 'final_charge'
  | 'refund';

export type UnsubscribeState =
  /** The mails are still sent. */
  | 'active'
  /** The mails always come and can't be turned off. */
  | 'always'
  /** The link has no valid signature. */
  | 'forged'
  /** The mails are turned off. */
  | 'stopped';

export type UserAlertsInput = {
  /** The most alerts to return, 1 to 10. */
  limit?: number;
  /** The client program: web, ios or android. */
  platform?: string;
  /** Treatments of experiments that the client shows its viewer. The API adds the treatments that it assigns. */
  treatments?: Array<string>;
  /** The client's version: 'current', or numbers such as '4.12.1'. */
  version?: string;
};

/** Who asks, which the session says by itself: an id of somebody else is refused with FORBIDDEN. */
export type UserInfoInput = {
  userId?: string | null | undefined;
  visitorId?: number | null | undefined;
};

/** By the thresholds of the specification. */
export type VitalRating =
  | 'good'
  | 'needs_improvement'
  | 'poor';

/** A measure of page speed. */
export type WebVital =
  | 'CLS'
  | 'FCP'
  | 'FID'
  | 'INP'
  | 'LCP'
  | 'TTFB';

/** What a parcel with the piece weighs: light up to 1 lb, medium up to 3 lb, heavy up to 10 lb. */
export type WeightClass =
  | 'heavy'
  | 'light'
  | 'medium';

export type WithheldReason =
  /** The viewer and the member who sells the piece have a block. */
  | 'apart'
  /** The piece is offered to members of some tiers first. */
  | 'early_access'
  /** The viewer consigned the piece, so that its sale would pay the viewer. */
  | 'own'
  /** Somebody else has pre-ordered the piece. */
  | 'reserved';

export type WriteToCaseInput = {
  code: string;
  /** Made once for each message, 8 to 64 signs. A message that is sent twice counts once. */
  key: string;
  /** Uploaded photos of the shopper, at most five, each in one form. */
  photoIds?: Array<string> | null | undefined;
  /** May be empty beside photos. */
  text: string;
};

export type GetAccountNeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountNeedsQuery = { __typename: 'Query', accountNeeds: Array<{ __typename: 'AccountNeed', id: string, kind: AccountNeedKind, title: string, words: string, action: string, path: string, until: string | null, photoId: number | null, categoryPath: string | null }> };

export type AddressFieldsFragment = { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean };

export type CartAddressFieldsFragment = { __typename: 'Cart', id: string, addressId: string | null, billingAddressId: string | null, billingSameAsShipping: boolean, email: string | null, deliveryLocation: DeliveryLocation | null, deliveryNote: string | null, shippingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null, billingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null };

export type GetMyAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyAddressesQuery = { __typename: 'Query', myAddresses: Array<{ __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }> };

export type GetCartAddressQueryVariables = Exact<{
  estimateTaxes?: boolean;
}>;


export type GetCartAddressQuery = { __typename: 'Query', activeCart: { __typename: 'ActiveCart', cart: { __typename: 'Cart', id: string, addressId: string | null, billingAddressId: string | null, billingSameAsShipping: boolean, email: string | null, deliveryLocation: DeliveryLocation | null, deliveryNote: string | null, shippingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null, billingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null } | null } };

export type GetZipPlaceQueryVariables = Exact<{
  zip: string;
}>;


export type GetZipPlaceQuery = { __typename: 'Query', zipPlace: { __typename: 'ZipPlace', zip: string, city: string, state: string } | null };

export type SaveAddressMutationVariables = Exact<{
  input: SaveAddressInput;
}>;


export type SaveAddressMutation = { __typename: 'Mutation', saveAddress:
    | { __typename: 'AddressBookFull', message: string, limit: number }
    | { __typename: 'AddressInvalid', message: string, problems: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SaveAddressPayload', address: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }, addresses: Array<{ __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }> }
   };

export type RemoveAddressMutationVariables = Exact<{
  input: RemoveAddressInput;
}>;


export type RemoveAddressMutation = { __typename: 'Mutation', removeAddress: { __typename: 'RemoveAddressPayload', id: string, addresses: Array<{ __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }> } };

export type SetCartAddressMutationVariables = Exact<{
  input: SetCartAddressInput;
}>;


export type SetCartAddressMutation = { __typename: 'Mutation', setCartAddress:
    | { __typename: 'AddressBookFull', message: string, limit: number }
    | { __typename: 'AddressInvalid', message: string, problems: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SetCartAddressPayload', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, billingSameAsShipping: boolean, email: string | null, deliveryLocation: DeliveryLocation | null, deliveryNote: string | null, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, shippingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null, billingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
   };

export type GetCancelMoneyQueryVariables = Exact<{
  id: string;
  accessKey?: string | null | undefined;
  lineIds: Array<string> | string;
}>;


export type GetCancelMoneyQuery = { __typename: 'Query', cancelMoney: { __typename: 'CancelMoney', total: number, back: Array<string>, rows: Array<{ __typename: 'CancelMoneyRow', key: string, label: string, amount: number }> } | null };

export type CancelOrderMutationVariables = Exact<{
  id: string;
  accessKey?: string | null | undefined;
  code?: string | null | undefined;
  reason?: string | null | undefined;
  lineIds?: Array<string> | string | null | undefined;
  total?: number | null | undefined;
}>;


export type CancelOrderMutation = { __typename: 'Mutation', cancelOrder:
    | { __typename: 'CancelOrderPayload', order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null } }
    | { __typename: 'OrderCodeNeeded', sentTo: string, message: string }
    | { __typename: 'OrderNotCancelable', message: string }
   };

export type GetUserAlertsQueryVariables = Exact<{
  input: UserAlertsInput;
}>;


export type GetUserAlertsQuery = { __typename: 'Query', userAlerts: { __typename: 'UserAlerts', totalCount: number, alerts: Array<
      | { __typename: 'LoyaltyTierModalAlert', id: string, header: string, body: string, imageUrl: string | null, tierId: string, tierName: string, action: { __typename: 'AlertAction', label: string, link: string } | null }
      | { __typename: 'NoticeAlert', id: string, header: string, body: string, imageUrl: string | null, action: { __typename: 'AlertAction', label: string, link: string } | null }
    > } };

export type GetSiteAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSiteAnalyticsQuery = { __typename: 'Query', siteAnalytics: { __typename: 'SiteAnalytics', figures: Array<{ __typename: 'AnalyticsFigure', name: AnalyticsFigureName, day: { __typename: 'AnalyticsCount', times: number, visitors: number }, week: { __typename: 'AnalyticsCount', times: number, visitors: number } }>, pages: Array<{ __typename: 'PageTypeViews', pageType: string | null, times: number, visitors: number }>, vitals: Array<{ __typename: 'PageVital', pageType: string, vital: WebVital, p75: number, rating: VitalRating, samples: number }> } };

export type AuctionFieldsFragment = { __typename: 'Item', id: string, itemNumber: number, state: string, price: number, savings: number, savingsPercent: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, auctionBidCount: number, auctionEndsAt: string | null, auction: { __typename: 'Auction', id: string, status: string, startedAt: string, endsAt: string, price: number, leastBid: number, bidCount: number, reserve: string, standing: string, myMaximum: number | null, payUntil: string | null, bids: Array<{ __typename: 'AuctionBid', id: string, bidder: string, mine: boolean, price: number, at: string }> } | null };

export type GetAuctionQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetAuctionQuery = { __typename: 'Query', item: { __typename: 'Item', id: string, itemNumber: number, state: string, price: number, savings: number, savingsPercent: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, auctionBidCount: number, auctionEndsAt: string | null, auction: { __typename: 'Auction', id: string, status: string, startedAt: string, endsAt: string, price: number, leastBid: number, bidCount: number, reserve: string, standing: string, myMaximum: number | null, payUntil: string | null, bids: Array<{ __typename: 'AuctionBid', id: string, bidder: string, mine: boolean, price: number, at: string }> } | null } | null };

export type PlaceBidMutationVariables = Exact<{
  input: PlaceBidInput;
}>;


export type PlaceBidMutation = { __typename: 'Mutation', placeBid:
    | { __typename: 'AuctionOver', message: string, itemNumber: number }
    | { __typename: 'BidRefused', message: string }
    | { __typename: 'BidTooLow', message: string, least: number }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'PlaceBidPayload', item: { __typename: 'Item', id: string, itemNumber: number, state: string, price: number, savings: number, savingsPercent: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, auctionBidCount: number, auctionEndsAt: string | null, auction: { __typename: 'Auction', id: string, status: string, startedAt: string, endsAt: string, price: number, leastBid: number, bidCount: number, reserve: string, standing: string, myMaximum: number | null, payUntil: string | null, bids: Array<{ __typename: 'AuctionBid', id: string, bidder: string, mine: boolean, price: number, at: string }> } | null } }
   };

export type StartAuctionMutationVariables = Exact<{
  input: StartAuctionInput;
}>;


export type StartAuctionMutation = { __typename: 'Mutation', startAuction:
    | { __typename: 'AuctionPayload', item: { __typename: 'Item', id: string, itemNumber: number, state: string, price: number, savings: number, savingsPercent: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, auctionBidCount: number, auctionEndsAt: string | null, auction: { __typename: 'Auction', id: string, status: string, startedAt: string, endsAt: string, price: number, leastBid: number, bidCount: number, reserve: string, standing: string, myMaximum: number | null, payUntil: string | null, bids: Array<{ __typename: 'AuctionBid', id: string, bidder: string, mine: boolean, price: number, at: string }> } | null } }
    | { __typename: 'AuctionRefused', message: string }
   };

export type WithdrawAuctionMutationVariables = Exact<{
  itemNumber: number;
}>;


export type WithdrawAuctionMutation = { __typename: 'Mutation', withdrawAuction:
    | { __typename: 'AuctionPayload', item: { __typename: 'Item', id: string, itemNumber: number, state: string, price: number, savings: number, savingsPercent: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, auctionBidCount: number, auctionEndsAt: string | null, auction: { __typename: 'Auction', id: string, status: string, startedAt: string, endsAt: string, price: number, leastBid: number, bidCount: number, reserve: string, standing: string, myMaximum: number | null, payUntil: string | null, bids: Array<{ __typename: 'AuctionBid', id: string, bidder: string, mine: boolean, price: number, at: string }> } | null } }
    | { __typename: 'AuctionRefused', message: string }
   };

export type AutoBuyFieldsFragment = { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> };

export type GetAutoBuyDetailsQueryVariables = Exact<{
  most: number;
  addressId?: string | null | undefined;
}>;


export type GetAutoBuyDetailsQuery = { __typename: 'Query', autoBuyDetails: { __typename: 'AutoBuyDetails', pieceUpTo: number, delivery: number, tax: number, isExact: boolean } };

export type GetAutoBuyLinkQueryVariables = Exact<{
  code: string;
}>;


export type GetAutoBuyLinkQuery = { __typename: 'Query', autoBuyLink: { __typename: 'AutoBuyLink', name: string | null, isBuying: boolean } };

export type SetAutoBuyMutationVariables = Exact<{
  input: SetAutoBuyInput;
}>;


export type SetAutoBuyMutation = { __typename: 'Mutation', setAutoBuy:
    | { __typename: 'AutoBuyPayload', savedSearch: { __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'LegalAcceptRequired', message: string, version: string }
   };

export type StopAutoBuyMutationVariables = Exact<{
  searchId: string;
}>;


export type StopAutoBuyMutation = { __typename: 'Mutation', stopAutoBuy: { __typename: 'AutoBuyPayload', savedSearch: { __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null } } };

export type StopAutoBuyByLinkMutationVariables = Exact<{
  code: string;
}>;


export type StopAutoBuyByLinkMutation = { __typename: 'Mutation', stopAutoBuyByLink: { __typename: 'AutoBuyLink', name: string | null, isBuying: boolean } };

export type SellerBagFieldsFragment = { __typename: 'SellerBag', id: string, name: string | null, photoIds: Array<number>, bagNumber: string, bagType: string, service: string, status: string, statusLabel: string, restChoice: string, fee: number, feePaid: number, warehouse: string, createdAt: string, shippedAt: string | null, receivedAt: string | null, processingAt: string | null, doneAt: string | null, earned: number, kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null }, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, processing: { __typename: 'DayRange', from: number, to: number } | null, counts: { __typename: 'BagCounts', graded: number, counted: number | null, gettingReady: number, listed: number, sold: number, notAccepted: number, ended: number } };

export type SellerBagsQueryVariables = Exact<{
  bagType?: string | null | undefined;
  page?: number | null | undefined;
  group?: string | null | undefined;
  year?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type SellerBagsQuery = { __typename: 'Query', sellerBags: { __typename: 'SellerBagPage', years: Array<number>, totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'SellerBag', id: string, name: string | null, photoIds: Array<number>, bagNumber: string, bagType: string, service: string, status: string, statusLabel: string, restChoice: string, fee: number, feePaid: number, warehouse: string, createdAt: string, shippedAt: string | null, receivedAt: string | null, processingAt: string | null, doneAt: string | null, earned: number, kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null }, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, processing: { __typename: 'DayRange', from: number, to: number } | null, counts: { __typename: 'BagCounts', graded: number, counted: number | null, gettingReady: number, listed: number, sold: number, notAccepted: number, ended: number } }> } };

export type NameBagMutationVariables = Exact<{
  bagNumber: string;
  name: string;
}>;


export type NameBagMutation = { __typename: 'Mutation', nameBag:
    | { __typename: 'BagNotNamed', message: string }
    | { __typename: 'NameBagPayload', bag: { __typename: 'SellerBag', id: string, name: string | null } }
   };

export type SellerBagQueryVariables = Exact<{
  identifier: string;
}>;


export type SellerBagQuery = { __typename: 'Query', sellerBag: { __typename: 'SellerBag', id: string, name: string | null, photoIds: Array<number>, bagNumber: string, bagType: string, service: string, status: string, statusLabel: string, restChoice: string, fee: number, feePaid: number, warehouse: string, createdAt: string, shippedAt: string | null, receivedAt: string | null, processingAt: string | null, doneAt: string | null, earned: number, events: Array<{ __typename: 'BagEvent', id: string, kind: string, label: string, detail: string | null, at: string }>, kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null }, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, processing: { __typename: 'DayRange', from: number, to: number } | null, counts: { __typename: 'BagCounts', graded: number, counted: number | null, gettingReady: number, listed: number, sold: number, notAccepted: number, ended: number } } | null };

export type BinContentsFieldsFragment = { __typename: 'BinContents', bin: string, words: string, count: number, pieces: Array<{ __typename: 'PieceInBin', itemNumber: number, brand: string, title: string, sizeDisplay: string, photoId: number | null, bin: string, warehouseId: number, putAt: string, putBy: string }> };

export type GetBinContentsQueryVariables = Exact<{
  warehouseId: number;
  bin: string;
}>;


export type GetBinContentsQuery = { __typename: 'Query', binContents: { __typename: 'BinContents', bin: string, words: string, count: number, pieces: Array<{ __typename: 'PieceInBin', itemNumber: number, brand: string, title: string, sizeDisplay: string, photoId: number | null, bin: string, warehouseId: number, putAt: string, putBy: string }> } | null };

export type PutIntoBinMutationVariables = Exact<{
  input: PutIntoBinInput;
}>;


export type PutIntoBinMutation = { __typename: 'Mutation', putIntoBin:
    | { __typename: 'PutIntoBinPayload', movedFrom: string | null, piece: { __typename: 'PieceInBin', itemNumber: number, brand: string, title: string, bin: string }, contents: { __typename: 'BinContents', bin: string, words: string, count: number, pieces: Array<{ __typename: 'PieceInBin', itemNumber: number, brand: string, title: string, sizeDisplay: string, photoId: number | null, bin: string, warehouseId: number, putAt: string, putBy: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type CartFieldsFragment = { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null };

export type GetActiveCartQueryVariables = Exact<{
  createIfNotExists?: boolean | null | undefined;
  estimateTaxes: boolean;
  shippingOptionId?: number | null | undefined;
  includeCartTotals?: boolean;
  skipPromoAutoApply?: boolean;
}>;


export type GetActiveCartQuery = { __typename: 'Query', activeCart: { __typename: 'ActiveCart', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null } };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { __typename: 'Mutation', addToCart:
    | { __typename: 'AddToCartPayload', itemNumber: number, expiresAt: string, addedBefore: string | null, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'CartFull', message: string, limit: number }
    | { __typename: 'ItemHeld', message: string, itemNumber: number, heldUntil: string }
    | { __typename: 'ItemUnavailable', message: string, itemNumber: number }
    | { __typename: 'ItemWithheld', message: string, itemNumber: number, reason: WithheldReason, opensAt: string | null }
    | { __typename: 'TooManyHolds', message: string }
   };

export type RemoveFromCartMutationVariables = Exact<{
  input: RemoveFromCartInput;
}>;


export type RemoveFromCartMutation = { __typename: 'Mutation', removeFromCart:
    | { __typename: 'NotInCart', message: string, itemNumber: number }
    | { __typename: 'RemoveFromCartPayload', itemNumber: number, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
   };

export type CaseFieldsFragment = { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> };

export type ResolutionOfferFieldsFragment = { __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null };

export type StaffCaseFieldsFragment = { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> };

export type ResolutionItemsQueryVariables = Exact<{
  orderId: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type ResolutionItemsQuery = { __typename: 'Query', resolutionItems: Array<{ __typename: 'ResolutionItem', lineId: string, paid: number, shippingId: string | null, refusal: string | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string, colorNames: Array<string>, materials: Array<string>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }> } }> };

export type ResolutionShippingsQueryVariables = Exact<{
  orderId: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type ResolutionShippingsQuery = { __typename: 'Query', resolutionShippings: Array<{ __typename: 'ResolutionShipping', id: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, promisedBy: string | null, pieces: number }> };

export type GetResolutionOffersQueryVariables = Exact<{
  input: ResolutionInput;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetResolutionOffersQuery = { __typename: 'Query', resolutionOffers:
    | { __typename: 'CaseRefused', message: string, field: string | null }
    | { __typename: 'ResolutionOffers', why: string | null, answerBy: string, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }> }
   };

export type GetCasesQueryVariables = Exact<{
  page: number;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetCasesQuery = { __typename: 'Query', cases: { __typename: 'CasePage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'Case', id: string, code: string, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, createdAt: string, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }> }> } };

export type GetCaseQueryVariables = Exact<{
  code: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetCaseQuery = { __typename: 'Query', case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> } | null };

export type GetStaffCasesQueryVariables = Exact<{
  status?: CaseStatus | null | undefined;
  search?: string | null | undefined;
  kind?: CaseKind | null | undefined;
  isProposed?: boolean;
  page: number;
}>;


export type GetStaffCasesQuery = { __typename: 'Query', staffCases: { __typename: 'StaffCasePage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffCaseHit', id: string, code: string, kindLabel: string, subject: string, personName: string, status: CaseStatus, statusLabel: string, total: number, since: string, answerBy: string | null, isProposed: boolean, takenBy: string | null, photoId: number | null }> } };

export type GetStaffCaseQueryVariables = Exact<{
  code: string;
}>;


export type GetStaffCaseQuery = { __typename: 'Query', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } | null };

export type SelectResolutionMutationVariables = Exact<{
  input: SelectResolutionInput;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type SelectResolutionMutation = { __typename: 'Mutation', selectResolution:
    | { __typename: 'CasePayload', case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> } }
    | { __typename: 'CaseRefused', message: string, field: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type WriteToCaseMutationVariables = Exact<{
  input: WriteToCaseInput;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type WriteToCaseMutation = { __typename: 'Mutation', writeToCase:
    | { __typename: 'CasePayload', case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> } }
    | { __typename: 'CaseRefused', message: string, field: string | null }
   };

export type WithdrawCaseMutationVariables = Exact<{
  code: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type WithdrawCaseMutation = { __typename: 'Mutation', withdrawCase:
    | { __typename: 'CasePayload', case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> } }
    | { __typename: 'CaseRefused', message: string, field: string | null }
   };

export type TakeCaseMutationVariables = Exact<{
  code: string;
  take: boolean;
  to?: string | null | undefined;
}>;


export type TakeCaseMutation = { __typename: 'Mutation', takeCase:
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type AnswerCaseMutationVariables = Exact<{
  input: AnswerCaseInput;
}>;


export type AnswerCaseMutation = { __typename: 'Mutation', answerCase:
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type DeclineCaseMutationVariables = Exact<{
  input: DeclineCaseInput;
}>;


export type DeclineCaseMutation = { __typename: 'Mutation', declineCase:
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type DecideCaseMutationVariables = Exact<{
  input: DecideCaseInput;
}>;


export type DecideCaseMutation = { __typename: 'Mutation', decideCase:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type ApproveCaseMutationVariables = Exact<{
  input: ApproveCaseInput;
}>;


export type ApproveCaseMutation = { __typename: 'Mutation', approveCase:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type CloseCaseMutationVariables = Exact<{
  code: string;
}>;


export type CloseCaseMutation = { __typename: 'Mutation', closeCase:
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type ItemCardFragment = { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null };

export type GetProductQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetProductQuery = { __typename: 'Query', item: { __typename: 'Item', accessLevels: Array<string>, myOrderId: string | null, badgeUrl: string | null, clearance: boolean, conditionOverrides: Array<string>, isReserved: boolean, mpn: string | null, mpnTitle: string | null, preorderedBy: string | null, reservedFor: string | null, reservedForMe: boolean, brandId: number, brandSlug: string, brandMayRunSmall: boolean, category: string, categoryId: number, categoryTags: Array<string>, departmentTags: Array<string>, merchandisingDepartment: string, gender: string, colorNames: Array<string>, conditionDescription: string | null, favoriteCount: number, finalSale: boolean, isP2P: boolean, listedAt: string | null, markedDownAt: string | null, materialText: string, materials: Array<string>, savings: number, sizingId: number, styleTags: Array<string>, occasionTags: Array<string>, additionalDescription: string | null, adjustableWaist: boolean | null, charsAccent: string | null, charsBraceletStyle: string | null, charsCareInstructions: string | null, charsEarringStyle: string | null, charsFeatures: string | null, charsGeneral: string | null, charsJacketStyle: string | null, charsJeanWash: string | null, charsNecklaceStyle: string | null, charsNeckline: string | null, charsPantCut: string | null, charsPattern: string | null, charsPieceCount: string | null, charsRingStyle: string | null, charsShoeStyle: string | null, charsShoeWidth: string | null, charsSkirtDressStyle: string | null, charsSleeveLength: string | null, charsTopAttribute: string | null, charsWaist: string | null, id: string, itemNumber: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, queue: { __typename: 'ItemQueue', length: number, myPlace: number | null, myTurnUntil: string | null }, partner: { __typename: 'ItemPartner', brandName: string, logoUrl: string | null, name: string, type: string, url: string | null } | null, flaws: Array<{ __typename: 'Flaw', description: string, photoId: number | null }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, photos: Array<{ __typename: 'Photo', id: number, photoNumber: number, aspectRatio: number, type: string, caption: string | null, url: string }>, sellerContent: { __typename: 'SellerContent', sellerInfo: string | null, supplierName: string | null } | null, similarSearchFilters: { __typename: 'SimilarSearchFilters', categoryTags: Array<string>, departmentTags: Array<string>, sizingIds: Array<number> }, sizeEquivalents: { __typename: 'SizeEquivalents', US: Array<string> }, sustainabilityImpactV2: { __typename: 'SustainabilityImpact', category: string, glassesOfWater: number, hoursOfLighting: number, isPlural: boolean, milesByCar: number }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string, city: string | null, state: string | null, isMember: boolean, code: string | null, stars: number | null, reviewCount: number } | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null };

export type GetShopIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShopIndexQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: number, name: string, slug: string, path: string, parentId: number | null, departmentTags: Array<string> }>, topBrands: Array<{ __typename: 'Brand', id: number, name: string, slug: string, itemCount: number }> };

export type GetBrandQueryVariables = Exact<{
  slug: string;
}>;


export type GetBrandQuery = { __typename: 'Query', brand: { __typename: 'Brand', id: number, name: string, slug: string, itemCount: number } | null };

export type GetLegalDocumentQueryVariables = Exact<{
  slug: string;
}>;


export type GetLegalDocumentQuery = { __typename: 'Query', legalDocument: { __typename: 'LegalDocument', slug: string, title: string, bodyMarkdown: string, updatedOn: string } | null };

export type GetLegalDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLegalDocumentsQuery = { __typename: 'Query', legalDocuments: Array<{ __typename: 'LegalDocument', slug: string, title: string, updatedOn: string }> };

export type GetPriceHistoryQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetPriceHistoryQuery = { __typename: 'Query', item: { __typename: 'Item', id: string, itemNumber: number, priceHistory: Array<{ __typename: 'PricePoint', at: string, price: number }> } | null };

export type GetCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCheckoutQuery = { __typename: 'Query', activeCart: { __typename: 'ActiveCart', cart: { __typename: 'Cart', id: string, addressId: string | null, billingAddressId: string | null, billingSameAsShipping: boolean, email: string | null, deliveryLocation: DeliveryLocation | null, deliveryNote: string | null, shippingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null, billingAddress: { __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean } | null } | null }, myAddresses: Array<{ __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }>, myPhone: { __typename: 'MyPhone', number: string | null, isDomestic: boolean } | null, savedMethods: Array<{ __typename: 'SavedMethod', id: string, type: CardType, label: string, last4: string | null, expiresMonth: number | null, expiresYear: number | null, state: SavedMethodState, isDefault: boolean, paymentMethod: string }>, paymentSettings: { __typename: 'PaymentSettings', driver: string, publicKey: string, tokenUrl: string } };

type PlaceOrderOutcome_AttemptGivenUp_Fragment = { __typename: 'AttemptGivenUp', message: string };

type PlaceOrderOutcome_CheckoutIncomplete_Fragment = { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> };

type PlaceOrderOutcome_CodeNotApplicable_Fragment = { __typename: 'CodeNotApplicable', message: string };

type PlaceOrderOutcome_ItemsLost_Fragment = { __typename: 'ItemsLost', message: string, lineIds: Array<string>, itemNumbers: Array<number>, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null };

type PlaceOrderOutcome_LegalAcceptRequired_Fragment = { __typename: 'LegalAcceptRequired', message: string };

type PlaceOrderOutcome_OrderPending_Fragment = { __typename: 'OrderPending', orderId: string, message: string };

type PlaceOrderOutcome_OrderPlaced_Fragment = { __typename: 'OrderPlaced', order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null };

type PlaceOrderOutcome_PaymentApprovalNeeded_Fragment = { __typename: 'PaymentApprovalNeeded', orderId: string, url: string };

type PlaceOrderOutcome_PaymentDeclined_Fragment = { __typename: 'PaymentDeclined', message: string, declineCode: string };

type PlaceOrderOutcome_SavedMethodRefused_Fragment = { __typename: 'SavedMethodRefused', message: string };

type PlaceOrderOutcome_TotalsChanged_Fragment = { __typename: 'TotalsChanged', message: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null };

export type PlaceOrderOutcomeFragment =
  | PlaceOrderOutcome_AttemptGivenUp_Fragment
  | PlaceOrderOutcome_CheckoutIncomplete_Fragment
  | PlaceOrderOutcome_CodeNotApplicable_Fragment
  | PlaceOrderOutcome_ItemsLost_Fragment
  | PlaceOrderOutcome_LegalAcceptRequired_Fragment
  | PlaceOrderOutcome_OrderPending_Fragment
  | PlaceOrderOutcome_OrderPlaced_Fragment
  | PlaceOrderOutcome_PaymentApprovalNeeded_Fragment
  | PlaceOrderOutcome_PaymentDeclined_Fragment
  | PlaceOrderOutcome_SavedMethodRefused_Fragment
  | PlaceOrderOutcome_TotalsChanged_Fragment
;

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { __typename: 'Mutation', placeOrder:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'CodeNotApplicable', message: string }
    | { __typename: 'ItemsLost', message: string, lineIds: Array<string>, itemNumbers: Array<number>, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'OrderPlaced', order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'SavedMethodRefused', message: string }
    | { __typename: 'TotalsChanged', message: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
   };

export type GetOrderAttemptQueryVariables = Exact<{
  attemptKey: string;
}>;


export type GetOrderAttemptQuery = { __typename: 'Query', orderAttempt:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'CodeNotApplicable', message: string }
    | { __typename: 'ItemsLost', message: string, lineIds: Array<string>, itemNumbers: Array<number>, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'OrderPlaced', order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'SavedMethodRefused', message: string }
    | { __typename: 'TotalsChanged', message: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
   | null };

export type LeavePaymentMutationVariables = Exact<{
  attemptKey: string;
}>;


export type LeavePaymentMutation = { __typename: 'Mutation', leavePayment:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'CodeNotApplicable', message: string }
    | { __typename: 'ItemsLost', message: string, lineIds: Array<string>, itemNumbers: Array<number>, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'OrderPlaced', order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'SavedMethodRefused', message: string }
    | { __typename: 'TotalsChanged', message: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null }
   | null };

export type GetShopFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShopFiguresQuery = { __typename: 'Query', shopFigures: { __typename: 'ShopFigures', piecesOnSale: number, brandsOnSale: number, piecesPassedOn: number, impact: { __typename: 'PassedOnImpact', glassesOfWater: number, hoursOfLighting: number, milesByCar: number } } };

export type GetHelpArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetHelpArticlesQuery = { __typename: 'Query', helpArticles: Array<{ __typename: 'HelpArticle', slug: string, topic: string, question: string, answerMarkdown: string, links: Array<{ __typename: 'HelpLink', label: string, href: string }> }> };

export type GetShopMapQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShopMapQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: number, name: string, slug: string, path: string, parentId: number | null, departmentTags: Array<string> }>, shopMap: { __typename: 'ShopMap', shelves: Array<{ __typename: 'ShelfCount', department: string, category: string | null, itemCount: number }>, letters: Array<{ __typename: 'ShopMapLetter', letter: string, brandCount: number, brands: Array<{ __typename: 'Brand', id: number, name: string, slug: string, itemCount: number }> }> } };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { __typename: 'Mutation', sendContactMessage:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SendContactMessagePayload', reference: string }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type SellerItemFieldsFragment = { __typename: 'SellerItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, categoryPath: string, path: string | null, bagNumber: string, status: string, statusLabel: string, reached: string, price: number | null, firstPrice: number | null, payout: number | null, sold: boolean, donated: boolean, listedAt: string | null, soldAt: string | null, windowEndsAt: string | null, favoriteCount: number, heldUntil: string | null, auctionBidCount: number, auctionEndsAt: string | null, declineReason: string | null, declineNote: string | null, reclaimUntil: string | null, reclaimWithin: string | null, reclaimFee: number, charityName: string, canDonate: boolean, canLeaveToRescue: boolean, rescueShelvedAt: string | null, rescuedAt: string | null, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }>, nextDrop: { __typename: 'SellerPrice', at: string, price: number } | null, comingBack: { __typename: 'SellerItemReturn', status: string, warehouse: string, sentAt: string | null, carrierName: string | null, trackingCode: string | null } | null, priceChange: { __typename: 'PriceChangeRoom', refusal: string | null, lowest: number, highest: number, split: { __typename: 'PayoutSplit', pays: boolean, minimum: number, boosterPercent: number, boosterAs: string, bagFeeLeft: number, ladder: Array<{ __typename: 'PayoutStep', from: number, percent: number }> } } | null };

export type GetSellerItemsQueryVariables = Exact<{
  status?: string | null | undefined;
  bagNumber?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type GetSellerItemsQuery = { __typename: 'Query', sellerItems: { __typename: 'SellerItemPage', totalCount: number, counts: Array<{ __typename: 'SellerItemCount', status: string, label: string, count: number }>, nodes: Array<{ __typename: 'SellerItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, categoryPath: string, path: string | null, bagNumber: string, status: string, statusLabel: string, reached: string, price: number | null, firstPrice: number | null, payout: number | null, sold: boolean, donated: boolean, listedAt: string | null, soldAt: string | null, windowEndsAt: string | null, favoriteCount: number, heldUntil: string | null, auctionBidCount: number, auctionEndsAt: string | null, declineReason: string | null, declineNote: string | null, reclaimUntil: string | null, reclaimWithin: string | null, reclaimFee: number, charityName: string, canDonate: boolean, canLeaveToRescue: boolean, rescueShelvedAt: string | null, rescuedAt: string | null, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }>, nextDrop: { __typename: 'SellerPrice', at: string, price: number } | null, comingBack: { __typename: 'SellerItemReturn', status: string, warehouse: string, sentAt: string | null, carrierName: string | null, trackingCode: string | null } | null, priceChange: { __typename: 'PriceChangeRoom', refusal: string | null, lowest: number, highest: number, split: { __typename: 'PayoutSplit', pays: boolean, minimum: number, boosterPercent: number, boosterAs: string, bagFeeLeft: number, ladder: Array<{ __typename: 'PayoutStep', from: number, percent: number }> } } | null }> } };

export type GetSellerItemQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetSellerItemQuery = { __typename: 'Query', sellerItem: { __typename: 'SellerItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, categoryPath: string, path: string | null, bagNumber: string, status: string, statusLabel: string, reached: string, price: number | null, firstPrice: number | null, payout: number | null, sold: boolean, donated: boolean, listedAt: string | null, soldAt: string | null, windowEndsAt: string | null, favoriteCount: number, heldUntil: string | null, auctionBidCount: number, auctionEndsAt: string | null, declineReason: string | null, declineNote: string | null, reclaimUntil: string | null, reclaimWithin: string | null, reclaimFee: number, charityName: string, canDonate: boolean, canLeaveToRescue: boolean, rescueShelvedAt: string | null, rescuedAt: string | null, drops: Array<{ __typename: 'SellerPrice', at: string, price: number }>, prices: Array<{ __typename: 'SellerPrice', at: string, price: number }>, history: Array<{ __typename: 'SellerItemEvent', id: string, at: string, words: string, price: number | null }>, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }>, nextDrop: { __typename: 'SellerPrice', at: string, price: number } | null, comingBack: { __typename: 'SellerItemReturn', status: string, warehouse: string, sentAt: string | null, carrierName: string | null, trackingCode: string | null } | null, priceChange: { __typename: 'PriceChangeRoom', refusal: string | null, lowest: number, highest: number, split: { __typename: 'PayoutSplit', pays: boolean, minimum: number, boosterPercent: number, boosterAs: string, bagFeeLeft: number, ladder: Array<{ __typename: 'PayoutStep', from: number, percent: number }> } } | null } | null };

export type ChangeItemPriceMutationVariables = Exact<{
  input: ChangeItemPriceInput;
}>;


export type ChangeItemPriceMutation = { __typename: 'Mutation', changeItemPrice:
    | { __typename: 'ChangeItemPricePayload', item: { __typename: 'SellerItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, categoryPath: string, path: string | null, bagNumber: string, status: string, statusLabel: string, reached: string, price: number | null, firstPrice: number | null, payout: number | null, sold: boolean, donated: boolean, listedAt: string | null, soldAt: string | null, windowEndsAt: string | null, favoriteCount: number, heldUntil: string | null, auctionBidCount: number, auctionEndsAt: string | null, declineReason: string | null, declineNote: string | null, reclaimUntil: string | null, reclaimWithin: string | null, reclaimFee: number, charityName: string, canDonate: boolean, canLeaveToRescue: boolean, rescueShelvedAt: string | null, rescuedAt: string | null, drops: Array<{ __typename: 'SellerPrice', at: string, price: number }>, prices: Array<{ __typename: 'SellerPrice', at: string, price: number }>, history: Array<{ __typename: 'SellerItemEvent', id: string, at: string, words: string, price: number | null }>, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }>, nextDrop: { __typename: 'SellerPrice', at: string, price: number } | null, comingBack: { __typename: 'SellerItemReturn', status: string, warehouse: string, sentAt: string | null, carrierName: string | null, trackingCode: string | null } | null, priceChange: { __typename: 'PriceChangeRoom', refusal: string | null, lowest: number, highest: number, split: { __typename: 'PayoutSplit', pays: boolean, minimum: number, boosterPercent: number, boosterAs: string, bagFeeLeft: number, ladder: Array<{ __typename: 'PayoutStep', from: number, percent: number }> } } | null } }
    | { __typename: 'PriceNotChanged', message: string, again: string | null }
   };

export type DonateRestMutationVariables = Exact<{
  input: DonateRestInput;
}>;


export type DonateRestMutation = { __typename: 'Mutation', donateRest:
    | { __typename: 'DonateRestPayload', charityName: string, items: Array<{ __typename: 'SellerItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, categoryPath: string, path: string | null, bagNumber: string, status: string, statusLabel: string, reached: string, price: number | null, firstPrice: number | null, payout: number | null, sold: boolean, donated: boolean, listedAt: string | null, soldAt: string | null, windowEndsAt: string | null, favoriteCount: number, heldUntil: string | null, auctionBidCount: number, auctionEndsAt: string | null, declineReason: string | null, declineNote: string | null, reclaimUntil: string | null, reclaimWithin: string | null, reclaimFee: number, charityName: string, canDonate: boolean, canLeaveToRescue: boolean, rescueShelvedAt: string | null, rescuedAt: string | null, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }>, nextDrop: { __typename: 'SellerPrice', at: string, price: number } | null, comingBack: { __typename: 'SellerItemReturn', status: string, warehouse: string, sentAt: string | null, carrierName: string | null, trackingCode: string | null } | null, priceChange: { __typename: 'PriceChangeRoom', refusal: string | null, lowest: number, highest: number, split: { __typename: 'PayoutSplit', pays: boolean, minimum: number, boosterPercent: number, boosterAs: string, bagFeeLeft: number, ladder: Array<{ __typename: 'PayoutStep', from: number, percent: number }> } } | null }> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'NothingToDonate', message: string }
   };

export type LeaveToRescueMutationVariables = Exact<{
  itemNumber: number;
}>;


export type LeaveToRescueMutation = { __typename: 'Mutation', leaveToRescue:
    | { __typename: 'LeaveToRescuePayload', item: { __typename: 'SellerItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, categoryPath: string, path: string | null, bagNumber: string, status: string, statusLabel: string, reached: string, price: number | null, firstPrice: number | null, payout: number | null, sold: boolean, donated: boolean, listedAt: string | null, soldAt: string | null, windowEndsAt: string | null, favoriteCount: number, heldUntil: string | null, auctionBidCount: number, auctionEndsAt: string | null, declineReason: string | null, declineNote: string | null, reclaimUntil: string | null, reclaimWithin: string | null, reclaimFee: number, charityName: string, canDonate: boolean, canLeaveToRescue: boolean, rescueShelvedAt: string | null, rescuedAt: string | null, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }>, nextDrop: { __typename: 'SellerPrice', at: string, price: number } | null, comingBack: { __typename: 'SellerItemReturn', status: string, warehouse: string, sentAt: string | null, carrierName: string | null, trackingCode: string | null } | null, priceChange: { __typename: 'PriceChangeRoom', refusal: string | null, lowest: number, highest: number, split: { __typename: 'PayoutSplit', pays: boolean, minimum: number, boosterPercent: number, boosterAs: string, bagFeeLeft: number, ladder: Array<{ __typename: 'PayoutStep', from: number, percent: number }> } } | null } }
    | { __typename: 'NotForRescue', message: string }
   };

export type ContentReleaseFieldsFragment = { __typename: 'ContentRelease', id: string, number: number, note: string, state: ContentReleaseState, madeAt: string, madeBy: string | null, publishedAt: string | null, publishedBy: string | null, documentCount: number, termsVersion: string | null };

export type ContentDocumentFieldsFragment = { __typename: 'ContentDocument', key: string, kind: ContentKind, slug: string, title: string, updatedOn: string | null, topic: string | null, change: ContentChange, bodyMarkdown: string };

export type GetContentReleaseQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type GetContentReleaseQuery = { __typename: 'Query', contentRelease: { __typename: 'ContentRelease', id: string, number: number, note: string, state: ContentReleaseState, madeAt: string, madeBy: string | null, publishedAt: string | null, publishedBy: string | null, documentCount: number, termsVersion: string | null, documents: Array<{ __typename: 'ContentDocument', key: string, kind: ContentKind, slug: string, title: string, updatedOn: string | null, topic: string | null, change: ContentChange, bodyMarkdown: string }> } | null };

export type GetContentInForceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetContentInForceQuery = { __typename: 'Query', contentRelease: { __typename: 'ContentRelease', id: string, number: number, publishedAt: string | null } | null };

export type GetStaffContentReleasesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStaffContentReleasesQuery = { __typename: 'Query', staffContentReleases: Array<{ __typename: 'ContentRelease', id: string, number: number, note: string, state: ContentReleaseState, madeAt: string, madeBy: string | null, publishedAt: string | null, publishedBy: string | null, documentCount: number, termsVersion: string | null }> };

type ContentReleaseOutcome_ContentRefused_Fragment = { __typename: 'ContentRefused', message: string, problems: Array<{ __typename: 'ContentProblem', path: string, message: string }> };

type ContentReleaseOutcome_ContentReleasePayload_Fragment = { __typename: 'ContentReleasePayload', release: { __typename: 'ContentRelease', id: string, number: number, note: string, state: ContentReleaseState, madeAt: string, madeBy: string | null, publishedAt: string | null, publishedBy: string | null, documentCount: number, termsVersion: string | null, documents: Array<{ __typename: 'ContentDocument', key: string, kind: ContentKind, slug: string, title: string, updatedOn: string | null, topic: string | null, change: ContentChange, bodyMarkdown: string }> } };

export type ContentReleaseOutcomeFragment =
  | ContentReleaseOutcome_ContentRefused_Fragment
  | ContentReleaseOutcome_ContentReleasePayload_Fragment
;

export type MakeContentReleaseMutationVariables = Exact<{
  note: string;
}>;


export type MakeContentReleaseMutation = { __typename: 'Mutation', makeContentRelease:
    | { __typename: 'ContentRefused', message: string, problems: Array<{ __typename: 'ContentProblem', path: string, message: string }> }
    | { __typename: 'ContentReleasePayload', release: { __typename: 'ContentRelease', id: string, number: number, note: string, state: ContentReleaseState, madeAt: string, madeBy: string | null, publishedAt: string | null, publishedBy: string | null, documentCount: number, termsVersion: string | null, documents: Array<{ __typename: 'ContentDocument', key: string, kind: ContentKind, slug: string, title: string, updatedOn: string | null, topic: string | null, change: ContentChange, bodyMarkdown: string }> } }
   };

export type PublishContentReleaseMutationVariables = Exact<{
  id: string;
  changes?: Array<string> | string | null | undefined;
}>;


export type PublishContentReleaseMutation = { __typename: 'Mutation', publishContentRelease:
    | { __typename: 'ContentRefused', message: string, problems: Array<{ __typename: 'ContentProblem', path: string, message: string }> }
    | { __typename: 'ContentReleasePayload', release: { __typename: 'ContentRelease', id: string, number: number, note: string, state: ContentReleaseState, madeAt: string, madeBy: string | null, publishedAt: string | null, publishedBy: string | null, documentCount: number, termsVersion: string | null, documents: Array<{ __typename: 'ContentDocument', key: string, kind: ContentKind, slug: string, title: string, updatedOn: string | null, topic: string | null, change: ContentChange, bodyMarkdown: string }> } }
   };

export type GetResaleReportsQueryVariables = Exact<{
  release?: string | null | undefined;
}>;


export type GetResaleReportsQuery = { __typename: 'Query', resaleReports: Array<{ __typename: 'ResaleReport', year: string, title: string, lead: string, facts: Array<{ __typename: 'ResaleFact', value: string, label: string }>, chapters: Array<{ __typename: 'ResaleChapter', id: string, title: string, words: string, caption: string, chart: { __typename: 'ResaleChart', unit: ResaleUnit, of: number, bars: Array<{ __typename: 'ResaleBar', label: string, value: number }> } }> }> };

export type GetDeskQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDeskQueuesQuery = { __typename: 'Query', deskQueues: Array<{ __typename: 'DeskQueue', name: string, count: number, oldestAt: string | null }> };

export type GetStaffSearchQueryVariables = Exact<{
  search: string;
  only?: StaffSearchKind | null | undefined;
}>;


export type GetStaffSearchQuery = { __typename: 'Query', staffSearch: { __typename: 'StaffSearch', counts: { __typename: 'StaffSearchCounts', people: number, orders: number, pieces: number, bags: number, parcels: number, returns: number, cases: number }, people: Array<{ __typename: 'StaffPerson', id: string, name: string, email: string, orders: number, bags: number }>, orders: Array<{ __typename: 'StaffOrderHit', id: string, label: string, status: OrderStatus, statusLabel: string, email: string, name: string | null, placedAt: string, total: number, pieces: number, photoIds: Array<number> }>, pieces: Array<{ __typename: 'StaffItemHit', itemNumber: number, title: string, brand: string, sizeDisplay: string, price: number, state: string, stateLabel: string, photoId: number | null, bagNumber: string | null, isFlawed: boolean }>, bags: Array<{ __typename: 'StaffBagHit', bagNumber: number, code: string, status: string, statusLabel: string, warehouse: string, seller: string | null }>, parcels: Array<{ __typename: 'StaffParcelHit', id: string, kind: StaffParcelKind, orderId: string | null, label: string, status: string, statusLabel: string, shipFrom: string | null, carrierName: string | null, trackingCode: string | null, placedAt: string }>, returns: Array<{ __typename: 'StaffParcelHit', id: string, kind: StaffParcelKind, orderId: string | null, label: string, status: string, statusLabel: string, shipFrom: string | null, carrierName: string | null, trackingCode: string | null, placedAt: string }>, cases: Array<{ __typename: 'StaffCaseHit', id: string, code: string, kindLabel: string, subject: string, personName: string, status: CaseStatus, statusLabel: string, since: string, photoId: number | null }> } };

export type GetStaffPeopleQueryVariables = Exact<{
  search: string;
  kind?: StaffPeopleKind | null | undefined;
  page: number;
}>;


export type GetStaffPeopleQuery = { __typename: 'Query', staffPeople: { __typename: 'StaffPeoplePage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffPerson', id: string, name: string, email: string, orders: number, bags: number }> } };

export type GetStaffBagsQueryVariables = Exact<{
  search: string;
  status?: string | null | undefined;
  page: number;
}>;


export type GetStaffBagsQuery = { __typename: 'Query', staffBags: { __typename: 'StaffBagPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffBagHit', bagNumber: number, code: string, status: string, statusLabel: string, warehouse: string, seller: string | null }> } };

export type GetStaffParcelsQueryVariables = Exact<{
  search: string;
  status?: string | null | undefined;
  page: number;
}>;


export type GetStaffParcelsQuery = { __typename: 'Query', staffParcels: { __typename: 'StaffParcelPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffParcelHit', id: string, kind: StaffParcelKind, orderId: string | null, label: string, status: string, statusLabel: string, shipFrom: string | null, carrierName: string | null, trackingCode: string | null, placedAt: string }> } };

export type StaffParcelHitFieldsFragment = { __typename: 'StaffParcelHit', id: string, kind: StaffParcelKind, orderId: string | null, label: string, status: string, statusLabel: string, shipFrom: string | null, carrierName: string | null, trackingCode: string | null, placedAt: string };

export type DeskViewFieldsFragment = { __typename: 'DeskView', id: string, screen: DeskScreen, name: string, query: string };

export type GetDeskViewsQueryVariables = Exact<{
  screen: DeskScreen;
}>;


export type GetDeskViewsQuery = { __typename: 'Query', deskViews: Array<{ __typename: 'DeskView', id: string, screen: DeskScreen, name: string, query: string }> };

export type GetDeskStateCountsQueryVariables = Exact<{
  screen: DeskScreen;
}>;


export type GetDeskStateCountsQuery = { __typename: 'Query', deskStateCounts: Array<{ __typename: 'DeskStateCount', state: string, count: number }> };

type DeskViewsOutcome_DeskViewsPayload_Fragment = { __typename: 'DeskViewsPayload', views: Array<{ __typename: 'DeskView', id: string, screen: DeskScreen, name: string, query: string }> };

type DeskViewsOutcome_StaffRefusal_Fragment = { __typename: 'StaffRefusal', message: string };

export type DeskViewsOutcomeFragment =
  | DeskViewsOutcome_DeskViewsPayload_Fragment
  | DeskViewsOutcome_StaffRefusal_Fragment
;

export type SaveDeskViewMutationVariables = Exact<{
  input: SaveDeskViewInput;
}>;


export type SaveDeskViewMutation = { __typename: 'Mutation', saveDeskView:
    | { __typename: 'DeskViewsPayload', views: Array<{ __typename: 'DeskView', id: string, screen: DeskScreen, name: string, query: string }> }
    | { __typename: 'StaffRefusal', message: string }
   };

export type DeleteDeskViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDeskViewMutation = { __typename: 'Mutation', deleteDeskView:
    | { __typename: 'DeskViewsPayload', views: Array<{ __typename: 'DeskView', id: string, screen: DeskScreen, name: string, query: string }> }
    | { __typename: 'StaffRefusal', message: string }
   };

export type PutDeskViewFirstMutationVariables = Exact<{
  id: string;
}>;


export type PutDeskViewFirstMutation = { __typename: 'Mutation', putDeskViewFirst:
    | { __typename: 'DeskViewsPayload', views: Array<{ __typename: 'DeskView', id: string, screen: DeskScreen, name: string, query: string }> }
    | { __typename: 'StaffRefusal', message: string }
   };

export type GetStaffPersonQueryVariables = Exact<{
  id: string;
}>;


export type GetStaffPersonQuery = { __typename: 'Query', staffPerson: { __typename: 'StaffPersonPage', since: string, lastSeenAt: string | null, towns: Array<string>, earnings: number, taxFormSince: string | null, credit: number, heardFromSource: string | null, sellerSegment: string | null, sellerSizeGroup: string | null, mdcOverride: Array<number> | null, person: { __typename: 'StaffPerson', id: string, name: string, email: string, orders: number, bags: number }, windowSize: { __typename: 'WindowSize', width: number, height: number } | null, orders: Array<{ __typename: 'StaffOrderHit', id: string, label: string, status: OrderStatus, statusLabel: string, email: string, name: string | null, placedAt: string, total: number, pieces: number, photoIds: Array<number> }>, bags: Array<{ __typename: 'StaffBagHit', bagNumber: number, code: string, status: string, statusLabel: string, warehouse: string, seller: string | null }> | null, pieces: Array<{ __typename: 'StaffItemHit', itemNumber: number, title: string, brand: string, sizeDisplay: string, price: number, state: string, stateLabel: string, photoId: number | null, bagNumber: string | null, isFlawed: boolean }> | null } | null };

export type SetWarehousesOfPersonMutationVariables = Exact<{
  input: SetWarehousesInput;
}>;


export type SetWarehousesOfPersonMutation = { __typename: 'Mutation', setWarehousesOfPerson:
    | { __typename: 'SetWarehousesPayload', page: { __typename: 'StaffPersonPage', since: string, lastSeenAt: string | null, towns: Array<string>, earnings: number, taxFormSince: string | null, credit: number, heardFromSource: string | null, sellerSegment: string | null, sellerSizeGroup: string | null, mdcOverride: Array<number> | null, person: { __typename: 'StaffPerson', id: string, name: string, email: string, orders: number, bags: number }, windowSize: { __typename: 'WindowSize', width: number, height: number } | null, orders: Array<{ __typename: 'StaffOrderHit', id: string, label: string, status: OrderStatus, statusLabel: string, email: string, name: string | null, placedAt: string, total: number, pieces: number, photoIds: Array<number> }>, bags: Array<{ __typename: 'StaffBagHit', bagNumber: number, code: string, status: string, statusLabel: string, warehouse: string, seller: string | null }> | null, pieces: Array<{ __typename: 'StaffItemHit', itemNumber: number, title: string, brand: string, sizeDisplay: string, price: number, state: string, stateLabel: string, photoId: number | null, bagNumber: string | null, isFlawed: boolean }> | null } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type StaffPersonFieldsFragment = { __typename: 'StaffPersonPage', since: string, lastSeenAt: string | null, towns: Array<string>, earnings: number, taxFormSince: string | null, credit: number, heardFromSource: string | null, sellerSegment: string | null, sellerSizeGroup: string | null, mdcOverride: Array<number> | null, person: { __typename: 'StaffPerson', id: string, name: string, email: string, orders: number, bags: number }, windowSize: { __typename: 'WindowSize', width: number, height: number } | null, orders: Array<{ __typename: 'StaffOrderHit', id: string, label: string, status: OrderStatus, statusLabel: string, email: string, name: string | null, placedAt: string, total: number, pieces: number, photoIds: Array<number> }>, bags: Array<{ __typename: 'StaffBagHit', bagNumber: number, code: string, status: string, statusLabel: string, warehouse: string, seller: string | null }> | null, pieces: Array<{ __typename: 'StaffItemHit', itemNumber: number, title: string, brand: string, sizeDisplay: string, price: number, state: string, stateLabel: string, photoId: number | null, bagNumber: string | null, isFlawed: boolean }> | null };

export type GetPersonSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPersonSearchesQuery = { __typename: 'Query', personSearches: Array<{ __typename: 'PersonSearch', id: string, by: string, at: string, text: string, found: number }> };

export type DirectPayoutFieldsFragment = { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number };

export type DirectListingFieldsFragment = { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null };

export type MemberReviewFieldsFragment = { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> };

export type MemberRatingFieldsFragment = { __typename: 'MemberRating', stars: number | null, count: number, soldCount: number, response: string | null };

export type DirectSaleFieldsFragment = { __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null };

export type DirectShopFieldsFragment = { __typename: 'DirectShop', openedAt: string | null, name: string, code: string | null, city: string | null, state: string | null, vacationUntil: string | null, offersToAnswer: number, listings: Array<{ __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, toSend: Array<{ __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null }>, rating: { __typename: 'MemberRating', stars: number | null, count: number, soldCount: number, response: string | null } };

export type DirectReviewFieldsFragment = { __typename: 'DirectReview', sellerName: string, soldCount: number, reasons: Array<string>, submittedAt: string, listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> };

export type GetDirectShopQueryVariables = Exact<{
  page?: number;
}>;


export type GetDirectShopQuery = { __typename: 'Query', directShop: { __typename: 'DirectShop', openedAt: string | null, name: string, code: string | null, city: string | null, state: string | null, vacationUntil: string | null, offersToAnswer: number, listings: Array<{ __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, toSend: Array<{ __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null }>, rating: { __typename: 'MemberRating', stars: number | null, count: number, soldCount: number, response: string | null } } | null, directSales: { __typename: 'DirectSalePage', totalCount: number, nodes: Array<{ __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null }> } };

export type GetDirectListingQueryVariables = Exact<{
  id: string;
}>;


export type GetDirectListingQuery = { __typename: 'Query', directListing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } | null };

export type GetDirectChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDirectChoicesQuery = { __typename: 'Query', directChoices: { __typename: 'DirectChoices', materials: Array<string>, categories: Array<{ __typename: 'IntakeCategory', id: number, path: string, name: string, kind: string, sizeCategory: string, departments: Array<string>, measurements: Array<string>, cuts: Array<string>, patterns: Array<string>, details: Array<{ __typename: 'IntakeDetail', name: string, label: string, values: Array<string> }> }>, sizes: Array<{ __typename: 'IntakeSize', sizingId: number, label: string, sizeCategory: string, group: string, departmentGroup: string }>, colors: Array<{ __typename: 'IntakeColor', name: string, hex: string }>, flaws: Array<{ __typename: 'DirectFlaw', name: string, label: string }> } };

export type GetDirectBrandsQueryVariables = Exact<{
  text: string;
}>;


export type GetDirectBrandsQuery = { __typename: 'Query', directBrands: Array<{ __typename: 'IntakeBrand', id: number, name: string, tier: string }> };

export type GetDirectLabelQueryVariables = Exact<{
  photoId: string;
}>;


export type GetDirectLabelQuery = { __typename: 'Query', directLabel: { __typename: 'DirectLabel', brand: string | null, sizes: Array<string>, materials: Array<string>, hasPriceTag: boolean } | null };

export type GetDirectGuessQueryVariables = Exact<{
  photoIds: Array<string> | string;
}>;


export type GetDirectGuessQuery = { __typename: 'Query', directGuess: { __typename: 'DirectGuess', colors: Array<string>, brand: string | null, condition: string | null, weight: WeightClass, advice: Array<string>, isClear: boolean, categories: Array<{ __typename: 'DirectGuessCategory', id: number, name: string }> } | null };

export type GetDirectPriceGuideQueryVariables = Exact<{
  categoryId: number;
  brandName?: string | null | undefined;
  condition: string;
  price?: number | null | undefined;
}>;


export type GetDirectPriceGuideQuery = { __typename: 'Query', directPriceGuide: { __typename: 'DirectPriceGuide', basis: string | null, count: number, low: number | null, high: number | null, suggested: number | null, days: number | null, usualDiscount: number | null, bars: Array<{ __typename: 'PriceBar', from: number, to: number, count: number }>, sold: Array<{ __typename: 'SoldLike', itemNumber: number, photoId: number | null, title: string, sizeDisplay: string, condition: string, price: number, days: number }> } };

export type GetDirectSaleQueryVariables = Exact<{
  id: string;
}>;


export type GetDirectSaleQuery = { __typename: 'Query', directSale: { __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null } | null };

export type GetDirectPurchasesQueryVariables = Exact<{
  page?: number;
}>;


export type GetDirectPurchasesQuery = { __typename: 'Query', directPurchases: { __typename: 'DirectSalePage', totalCount: number, nodes: Array<{ __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null }> } };

export type GetDirectReviewsQueryVariables = Exact<{
  page?: number;
}>;


export type GetDirectReviewsQuery = { __typename: 'Query', directReviews: { __typename: 'DirectReviewPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'DirectReview', sellerName: string, soldCount: number, reasons: Array<string>, submittedAt: string, listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }> } };

export type OpenDirectShopMutationVariables = Exact<{
  input: OpenDirectShopInput;
}>;


export type OpenDirectShopMutation = { __typename: 'Mutation', openDirectShop:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'DirectShopPayload', shop: { __typename: 'DirectShop', openedAt: string | null, name: string, code: string | null, city: string | null, state: string | null, vacationUntil: string | null, offersToAnswer: number, listings: Array<{ __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, toSend: Array<{ __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null }>, rating: { __typename: 'MemberRating', stars: number | null, count: number, soldCount: number, response: string | null } } }
    | { __typename: 'SignInRequired', message: string }
   };

export type SetDirectVacationMutationVariables = Exact<{
  until?: string | null | undefined;
}>;


export type SetDirectVacationMutation = { __typename: 'Mutation', setDirectVacation:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'DirectShopPayload', shop: { __typename: 'DirectShop', openedAt: string | null, name: string, code: string | null, city: string | null, state: string | null, vacationUntil: string | null, offersToAnswer: number, listings: Array<{ __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, toSend: Array<{ __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null }>, rating: { __typename: 'MemberRating', stars: number | null, count: number, soldCount: number, response: string | null } } }
    | { __typename: 'SignInRequired', message: string }
   };

export type SaveDirectDraftMutationVariables = Exact<{
  input: DirectDraftInput;
}>;


export type SaveDirectDraftMutation = { __typename: 'Mutation', saveDirectDraft:
    | { __typename: 'DirectListingPayload', listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type SubmitDirectListingMutationVariables = Exact<{
  id: string;
}>;


export type SubmitDirectListingMutation = { __typename: 'Mutation', submitDirectListing:
    | { __typename: 'DirectListingPayload', listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type ChangeDirectPriceMutationVariables = Exact<{
  id: string;
  price: number;
  floor?: number | null | undefined;
  takesOffers: boolean;
  comesDown: boolean;
}>;


export type ChangeDirectPriceMutation = { __typename: 'Mutation', changeDirectPrice:
    | { __typename: 'DirectListingPayload', listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type MoveDirectListingMutationVariables = Exact<{
  id: string;
  act: DirectListingAct;
}>;


export type MoveDirectListingMutation = { __typename: 'Mutation', moveDirectListing:
    | { __typename: 'DirectListingPayload', listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type GetResaleEstimatesQueryVariables = Exact<{
  itemNumbers: Array<number> | number;
}>;


export type GetResaleEstimatesQuery = { __typename: 'Query', resaleEstimates: Array<{ __typename: 'ResaleEstimate', itemNumber: number, price: number, earnings: number }> };

export type SellAgainMutationVariables = Exact<{
  itemNumber: number;
}>;


export type SellAgainMutation = { __typename: 'Mutation', sellAgain:
    | { __typename: 'DirectListingPayload', listing: { __typename: 'DirectListing', id: string, status: DirectListingStatus, statusLabel: string, note: string | null, itemNumber: number | null, path: string | null, title: string, categoryId: number | null, categoryName: string | null, brandName: string | null, department: string | null, sizingId: number | null, sizeLabel: string | null, colors: Array<string>, materials: Array<string>, pattern: string | null, cut: string | null, condition: string | null, flaws: Array<string>, words: string, weight: WeightClass | null, price: number | null, retail: number | null, floor: number | null, takesOffers: boolean, comesDown: boolean, favoriteCount: number, openOffers: number, heldUntil: string | null, lockedBecause: string | null, changedAt: string, photos: Array<{ __typename: 'DirectPhoto', id: string, url: string, width: number, height: number }>, details: Array<{ __typename: 'DirectDetail', name: string, value: string }>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, missing: Array<{ __typename: 'DirectFault', field: string, message: string }>, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type PrintDirectLabelMutationVariables = Exact<{
  saleId: string;
}>;


export type PrintDirectLabelMutation = { __typename: 'Mutation', printDirectLabel:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'DirectSalePayload', sale: { __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null } }
    | { __typename: 'SignInRequired', message: string }
   };

export type CancelDirectSaleMutationVariables = Exact<{
  saleId: string;
  reason: string;
}>;


export type CancelDirectSaleMutation = { __typename: 'Mutation', cancelDirectSale:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'DirectSalePayload', sale: { __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null } }
    | { __typename: 'SignInRequired', message: string }
   };

export type RateDirectSaleMutationVariables = Exact<{
  input: RateDirectSaleInput;
}>;


export type RateDirectSaleMutation = { __typename: 'Mutation', rateDirectSale:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'DirectSalePayload', sale: { __typename: 'DirectSale', id: string, asBuyer: boolean, status: DirectSaleStatus, statusLabel: string, otherName: string, otherCode: string | null, isBlocked: boolean, place: string | null, earnings: number, paidAt: string, sendBy: string, cancelsAt: string | null, labelUrl: string | null, carrierName: string | null, trackingCode: string | null, deliveredAt: string | null, availableAt: string | null, canCancel: boolean, canReview: boolean, reviewUntil: string | null, items: Array<{ __typename: 'DirectSaleItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, price: number, earnings: number }>, myReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null, theirReview: { __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> } | null } }
    | { __typename: 'SignInRequired', message: string }
   };

export type ReportListingMutationVariables = Exact<{
  input: ReportListingInput;
}>;


export type ReportListingMutation = { __typename: 'Mutation', reportListing:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'ReportPayload', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type ProhibitedBrandFieldsFragment = { __typename: 'ProhibitedBrand', id: string, name: string, reason: string, since: string, byName: string | null, onSale: number };

export type GetProhibitedBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetProhibitedBrandsQuery = { __typename: 'Query', prohibitedBrands: Array<{ __typename: 'ProhibitedBrand', id: string, name: string, reason: string, since: string, byName: string | null, onSale: number }> };

export type ProhibitBrandMutationVariables = Exact<{
  name: string;
  reason: string;
}>;


export type ProhibitBrandMutation = { __typename: 'Mutation', prohibitBrand:
    | { __typename: 'ProhibitedBrandsPayload', hidden: number, brands: Array<{ __typename: 'ProhibitedBrand', id: string, name: string, reason: string, since: string, byName: string | null, onSale: number }> }
    | { __typename: 'StaffRefusal', message: string }
   };

export type AllowBrandMutationVariables = Exact<{
  id: string;
}>;


export type AllowBrandMutation = { __typename: 'Mutation', allowBrand:
    | { __typename: 'ProhibitedBrandsPayload', hidden: number, brands: Array<{ __typename: 'ProhibitedBrand', id: string, name: string, reason: string, since: string, byName: string | null, onSale: number }> }
    | { __typename: 'StaffRefusal', message: string }
   };

export type DecideDirectListingMutationVariables = Exact<{
  id: string;
  accept: boolean;
  delistReason?: string | null | undefined;
  note: string;
}>;


export type DecideDirectListingMutation = { __typename: 'Mutation', decideDirectListing:
    | { __typename: 'DirectReviewPayload', waiting: number }
    | { __typename: 'StaffRefusal', message: string }
   };

export type BrandLineFragment = { __typename: 'BrandEntry', id: number, name: string, slug: string, letter: string, itemCount: number, house: string | null };

export type GetBrandDirectoryQueryVariables = Exact<{
  department?: string | null | undefined;
  query?: string | null | undefined;
  letter?: string | null | undefined;
  amount: number;
  page?: number | null | undefined;
}>;


export type GetBrandDirectoryQuery = { __typename: 'Query', brandDirectory: { __typename: 'BrandDirectory', department: string | null, query: string, letter: string | null, totalCount: number, letters: Array<{ __typename: 'BrandLetter', letter: string, brandCount: number }>, popular: Array<{ __typename: 'BrandEntry', id: number, name: string, slug: string, letter: string, itemCount: number, house: string | null }>, nodes: Array<{ __typename: 'BrandEntry', id: number, name: string, slug: string, letter: string, itemCount: number, house: string | null }>, nearest: Array<{ __typename: 'BrandEntry', id: number, name: string, slug: string, letter: string, itemCount: number, house: string | null }>, pageInfo: { __typename: 'ListPageInfo', page: number, pageCount: number, pageSize: number, hasNextPage: boolean } } | null };

export type GetSupplierQueryVariables = Exact<{
  reference: string;
}>;


export type GetSupplierQuery = { __typename: 'Query', supplier: { __typename: 'PartnerSupplierProfile', id: number, name: string, slug: string, path: string, active: boolean, isRental: boolean, filterKey: string, bannerText: string, logoText: string, description: string, bannerImages: Array<string>, bannerAlt: string, logo: string | null, itemCount: number, brandCount: number, savingsPercent: number | null } | null };

export type GetLandingNamesQueryVariables = Exact<{
  slug: string;
}>;


export type GetLandingNamesQuery = { __typename: 'Query', landingPage: { __typename: 'LandingPage', slug: string, title: string, filters: Array<{ __typename: 'ChosenFilter', key: string, values: Array<string> }> } | null };

export type GetLandingPageQueryVariables = Exact<{
  slug: string;
  release?: string | null | undefined;
}>;


export type GetLandingPageQuery = { __typename: 'Query', landingPage: { __typename: 'LandingPage', slug: string, title: string, intro: string, totalCount: number, filters: Array<{ __typename: 'ChosenFilter', key: string, values: Array<string> }>, collage: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }>, blocks: Array<{ __typename: 'LandingBlock', id: string, title: string, words: string, href: string | null, totalCount: number, items: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }>, outfits: Array<{ __typename: 'Outfit', id: string, title: string, totalPrice: number, totalMsrp: number, pieces: Array<{ __typename: 'OutfitPiece', slot: string, why: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> }> } | null };

export type OutfitPartsFragment = { __typename: 'Outfit', id: string, title: string, totalPrice: number, totalMsrp: number, pieces: Array<{ __typename: 'OutfitPiece', slot: string, why: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> };

export type GetSimilarItemsQueryVariables = Exact<{
  itemNumber: number;
  amount: number;
  sizingIds?: Array<number> | number | null | undefined;
}>;


export type GetSimilarItemsQuery = { __typename: 'Query', similarItems: { __typename: 'SimilarItems', shelf: string, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }, nodes: Array<{ __typename: 'SimilarItem', reasons: Array<string>, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, sizes: Array<{ __typename: 'SimilarSize', sizingId: number, label: string, count: number, selected: boolean }> } | null };

export type GetIdenticalItemsQueryVariables = Exact<{
  itemNumber: number;
  amount: number;
}>;


export type GetIdenticalItemsQuery = { __typename: 'Query', identicalItems: { __typename: 'IdenticalItems', basis: IdenticalBasis, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }, nodes: Array<{ __typename: 'IdenticalItem', differences: Array<string>, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } | null };

export type GetOutfitsQueryVariables = Exact<{
  itemNumber: number;
  amount: number;
  budget?: number | null | undefined;
  occasion?: string | null | undefined;
  round: number;
}>;


export type GetOutfitsQuery = { __typename: 'Query', outfits: { __typename: 'OutfitAnswer', occasions: Array<string>, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }, anchor: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null, outfits: Array<{ __typename: 'Outfit', id: string, title: string, totalPrice: number, totalMsrp: number, pieces: Array<{ __typename: 'OutfitPiece', slot: string, why: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> } | null };

export type GetFeaturedItemQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetFeaturedItemQuery = { __typename: 'Query', item: { __typename: 'Item', category: string, departmentTags: Array<string>, conditionDescription: string | null, materialText: string, colorNames: Array<string>, additionalDescription: string | null, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null };

export type DrawFieldsFragment = { __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean };

export type DrawsFieldsFragment = { __typename: 'Draws', kind: string, context: string, ticketPoints: number, ticketsMost: number, open: { __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean } | null, past: Array<{ __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean }> };

export type GetDrawsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDrawsQuery = { __typename: 'Query', draws: { __typename: 'Draws', kind: string, context: string, ticketPoints: number, ticketsMost: number, open: { __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean } | null, past: Array<{ __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean }> } };

export type TakeTicketMutationVariables = Exact<{
  input: TakeTicketInput;
}>;


export type TakeTicketMutation = { __typename: 'Mutation', takeTicket:
    | { __typename: 'DrawsPayload', draws: { __typename: 'Draws', kind: string, context: string, ticketPoints: number, ticketsMost: number, open: { __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean } | null, past: Array<{ __typename: 'Draw', id: string, prize: number, opensAt: string, closesAt: string, tickets: number, yours: Array<number>, hasFree: boolean, seedHash: string, seed: string | null, drawnAt: string | null, winningTicket: number | null, round: number | null, won: boolean }> }, rewards: { __typename: 'Rewards', tierSince: string | null, tierUntil: string | null, pointsOwed: number, earnedThisYear: number, usedThisYear: number, tierInfo: { __typename: 'LoyaltyTierInfo', tier: string, points: number, amountSpentCurrentYear: number, amountSpentPendingCurrentYear: number, amountSpentInTier: number, amountLeftToUpgrade: number }, ending: { __typename: 'EndingPoints', points: number, endsAt: string } | null, offers: Array<{ __typename: 'RewardOffer', kind: string, name: string, description: string, context: string, points: number, endsAt: string }>, yours: Array<{ __typename: 'Reward', id: string, kind: string, type: string | null, name: string, description: string, context: string, points: number | null, grantedAt: string, leastSpend: number | null, endsAt: string | null }>, birthday: { __typename: 'Birthday', month: number, day: number, opensAt: string } | null, coming: Array<{ __typename: 'ComingPoints', orderId: string, points: number, amount: number, dueAt: string | null }>, activity: Array<{ __typename: 'PointsEntry', id: string, kind: string, amount: number, at: string, reason: string, orderId: string | null }> } }
    | { __typename: 'NotEnoughPoints', message: string, points: number, wanted: number }
    | { __typename: 'TicketRefused', message: string }
   };

export type EarningsFieldsFragment = { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> };

export type CashOutFieldsFragment = { __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> };

export type CashOutSetupFieldsFragment = { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> };

type CashOutAnswer_CashOutPayload_Fragment = { __typename: 'CashOutPayload', cashOut: { __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> }, setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } };

type CashOutAnswer_CashOutRefused_Fragment = { __typename: 'CashOutRefused', message: string, need: string };

type CashOutAnswer_LegalAcceptRequired_Fragment = { __typename: 'LegalAcceptRequired', message: string };

export type CashOutAnswerFragment =
  | CashOutAnswer_CashOutPayload_Fragment
  | CashOutAnswer_CashOutRefused_Fragment
  | CashOutAnswer_LegalAcceptRequired_Fragment
;

export type EarningsQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningsQuery = { __typename: 'Query', earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> } };

export type GetEarningSalesQueryVariables = Exact<{
  page?: number | null | undefined;
  bagNumber?: string | null | undefined;
  state?: string | null | undefined;
}>;


export type GetEarningSalesQuery = { __typename: 'Query', earningSales: { __typename: 'EarningSalePage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'EarningSale', id: string, itemNumber: number, title: string, brand: string, photoId: number | null, bagNumber: string | null, price: number, earnings: number, credit: number, state: string, soldAt: string, availableAt: string | null, holdDays: number, path: string, clawedBackAt: string | null, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }> }> } };

export type GetBagEarningsQueryVariables = Exact<{
  bagNumber: string;
}>;


export type GetBagEarningsQuery = { __typename: 'Query', bagEarnings: { __typename: 'BagEarnings', bagNumber: string, brought: number, pending: number, cleared: number, nextClearsAt: string | null, lastClearsAt: string | null, undated: number, available: number, receipts: Array<{ __typename: 'CharityReceipt', id: string, receiptNumber: string, charityName: string, pieces: number, amount: number, givenAt: string }> } | null };

export type GetCashOutSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCashOutSetupQuery = { __typename: 'Query', cashOutSetup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } };

export type GetCashOutsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type GetCashOutsQuery = { __typename: 'Query', cashOuts: { __typename: 'CashOutPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> }> } };

export type GetCashOutQueryVariables = Exact<{
  id: string;
}>;


export type GetCashOutQuery = { __typename: 'Query', cashOut: { __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> } | null };

export type GetCharityPartnerQueryVariables = Exact<{
  slug: string;
}>;


export type GetCharityPartnerQuery = { __typename: 'Query', charityPartner: { __typename: 'CharityPartner', id: number, slug: string, name: string, about: string, moneyDoes: string, picture: string | null, pictureAlt: string, raised: number, pieces: number, people: number, months: Array<{ __typename: 'CharityMonth', month: string, raised: number }> } | null };

export type CashOutMutationVariables = Exact<{
  input: CashOutInput;
}>;


export type CashOutMutation = { __typename: 'Mutation', cashOut:
    | { __typename: 'CashOutPayload', cashOut: { __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> }, setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } }
    | { __typename: 'CashOutRefused', message: string, need: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

export type TurnEarningsToCreditMutationVariables = Exact<{
  input: EarningsUseInput;
}>;


export type TurnEarningsToCreditMutation = { __typename: 'Mutation', turnEarningsToCredit:
    | { __typename: 'CashOutPayload', cashOut: { __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> }, setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } }
    | { __typename: 'CashOutRefused', message: string, need: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

export type DonateEarningsMutationVariables = Exact<{
  input: DonateEarningsInput;
}>;


export type DonateEarningsMutation = { __typename: 'Mutation', donateEarnings:
    | { __typename: 'CashOutPayload', cashOut: { __typename: 'CashOut', id: string, kind: string, label: string, amount: number, bonus: number, status: string, statusLabel: string, failure: string | null, requestedAt: string, settledAt: string | null, receiptNumber: string | null, fromCredit: boolean, events: Array<{ __typename: 'CashOutEvent', status: string, label: string, at: string }> }, setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } }
    | { __typename: 'CashOutRefused', message: string, need: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

export type LinkPayoutAccountMutationVariables = Exact<{
  input: LinkPayoutAccountInput;
}>;


export type LinkPayoutAccountMutation = { __typename: 'Mutation', linkPayoutAccount:
    | { __typename: 'PayoutAccountRefused', message: string }
    | { __typename: 'PayoutCodeSent', sentTo: string, expiresAt: string }
   };

export type LinkBankAccountMutationVariables = Exact<{
  token: string;
}>;


export type LinkBankAccountMutation = { __typename: 'Mutation', linkBankAccount:
    | { __typename: 'PayoutAccountRefused', message: string }
    | { __typename: 'PayoutCodeSent', sentTo: string, expiresAt: string }
   };

export type ChooseDefaultPayoutAccountMutationVariables = Exact<{
  id: string;
}>;


export type ChooseDefaultPayoutAccountMutation = { __typename: 'Mutation', chooseDefaultPayoutAccount: { __typename: 'DefaultPayoutAccountPayload', setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } } };

export type ConfirmPayoutAccountMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmPayoutAccountMutation = { __typename: 'Mutation', confirmPayoutAccount:
    | { __typename: 'PayoutAccountLinked', account: { __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }, setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } }
    | { __typename: 'PayoutAccountRefused', message: string }
   };

export type UnlinkPayoutAccountMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkPayoutAccountMutation = { __typename: 'Mutation', unlinkPayoutAccount: { __typename: 'UnlinkPayoutAccountPayload', setup: { __typename: 'CashOutSetup', emailVerified: boolean, email: string, passwordFresh: boolean, minimum: number, dailyLimit: number, leftToday: number, timesLeftToday: number, creditBonusPercent: number, bankTokenUrl: string, creditToPayOut: number, earnings: { __typename: 'Earnings', held: number, pending: number, available: number, earnedInAll: number, paidOutInAll: number, availableAsCredit: number, months: Array<{ __typename: 'EarningMonth', month: string, earned: number, paidOut: number, sales: number }> }, accounts: Array<{ __typename: 'PayoutAccount', id: string, method: string, label: string, isDefault: boolean, linkedAt: string, usableAt: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }> } } };

export type SendEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailVerificationMutation = { __typename: 'Mutation', sendEmailVerification: { __typename: 'EmailVerificationSent', sentTo: string } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { __typename: 'Mutation', verifyEmail:
    | { __typename: 'EmailNotVerified', message: string }
    | { __typename: 'EmailVerified', email: string, isChange: boolean }
   };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmPasswordMutation = { __typename: 'Mutation', confirmPassword:
    | { __typename: 'PasswordConfirmed', until: string }
    | { __typename: 'PasswordNotConfirmed', message: string }
   };

export type ItemNoteFieldsFragment = { __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> };

export type StaffItemFieldsFragment = { __typename: 'StaffItem', itemNumber: number, version: string, state: string, stateLabel: string, delistReason: string | null, editable: boolean, acts: Array<string>, source: string, seller: string | null, bagNumber: string | null, warehouse: string, colorWords: Array<string>, earlyAccess: boolean, curationIds: Array<string>, details: Array<{ __typename: 'SaidDetail', name: string, value: string }>, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, brandId: number, category: string, categoryId: number, sizingId: number, departmentTags: Array<string>, charsPattern: string | null, styleTags: Array<string>, occasionTags: Array<string>, sizeDisplay: string, condition: ItemCondition, conditionDescription: string | null, additionalDescription: string | null, colorNames: Array<string>, materials: Array<string>, price: number, msrp: number, finalSale: boolean, isRareFind: boolean, searchTags: Array<string>, photoIds: Array<number>, slug: string, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, flaws: Array<{ __typename: 'Flaw', description: string, photoId: number | null }> }, notes: Array<{ __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> }> };

export type GetStaffItemQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetStaffItemQuery = { __typename: 'Query', staffItem: { __typename: 'StaffItem', itemNumber: number, version: string, state: string, stateLabel: string, delistReason: string | null, editable: boolean, acts: Array<string>, source: string, seller: string | null, bagNumber: string | null, warehouse: string, colorWords: Array<string>, earlyAccess: boolean, curationIds: Array<string>, details: Array<{ __typename: 'SaidDetail', name: string, value: string }>, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, brandId: number, category: string, categoryId: number, sizingId: number, departmentTags: Array<string>, charsPattern: string | null, styleTags: Array<string>, occasionTags: Array<string>, sizeDisplay: string, condition: ItemCondition, conditionDescription: string | null, additionalDescription: string | null, colorNames: Array<string>, materials: Array<string>, price: number, msrp: number, finalSale: boolean, isRareFind: boolean, searchTags: Array<string>, photoIds: Array<number>, slug: string, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, flaws: Array<{ __typename: 'Flaw', description: string, photoId: number | null }> }, notes: Array<{ __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> }> } | null };

export type StaffItemHitFieldsFragment = { __typename: 'StaffItemHit', itemNumber: number, title: string, brand: string, sizeDisplay: string, price: number, state: string, stateLabel: string, photoId: number | null, bagNumber: string | null, isFlawed: boolean };

export type GetStaffItemsQueryVariables = Exact<{
  search: string;
  state?: string | null | undefined;
  sort?: string | null | undefined;
  before?: number | null | undefined;
  until?: number | null | undefined;
}>;


export type GetStaffItemsQuery = { __typename: 'Query', staffItems: Array<{ __typename: 'StaffItemHit', itemNumber: number, title: string, brand: string, sizeDisplay: string, price: number, state: string, stateLabel: string, photoId: number | null, bagNumber: string | null, isFlawed: boolean }> };

export type EditItemMutationVariables = Exact<{
  input: EditItemInput;
}>;


export type EditItemMutation = { __typename: 'Mutation', editItem:
    | { __typename: 'ItemChangedMeanwhile', message: string, staffItem: { __typename: 'StaffItem', itemNumber: number, version: string, state: string, stateLabel: string, delistReason: string | null, editable: boolean, acts: Array<string>, source: string, seller: string | null, bagNumber: string | null, warehouse: string, colorWords: Array<string>, earlyAccess: boolean, curationIds: Array<string>, details: Array<{ __typename: 'SaidDetail', name: string, value: string }>, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, brandId: number, category: string, categoryId: number, sizingId: number, departmentTags: Array<string>, charsPattern: string | null, styleTags: Array<string>, occasionTags: Array<string>, sizeDisplay: string, condition: ItemCondition, conditionDescription: string | null, additionalDescription: string | null, colorNames: Array<string>, materials: Array<string>, price: number, msrp: number, finalSale: boolean, isRareFind: boolean, searchTags: Array<string>, photoIds: Array<number>, slug: string, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, flaws: Array<{ __typename: 'Flaw', description: string, photoId: number | null }> }, notes: Array<{ __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> }> }, since: Array<{ __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> }> }
    | { __typename: 'ItemRefusal', message: string, field: string | null }
    | { __typename: 'StaffItemPayload', staffItem: { __typename: 'StaffItem', itemNumber: number, version: string, state: string, stateLabel: string, delistReason: string | null, editable: boolean, acts: Array<string>, source: string, seller: string | null, bagNumber: string | null, warehouse: string, colorWords: Array<string>, earlyAccess: boolean, curationIds: Array<string>, details: Array<{ __typename: 'SaidDetail', name: string, value: string }>, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, brandId: number, category: string, categoryId: number, sizingId: number, departmentTags: Array<string>, charsPattern: string | null, styleTags: Array<string>, occasionTags: Array<string>, sizeDisplay: string, condition: ItemCondition, conditionDescription: string | null, additionalDescription: string | null, colorNames: Array<string>, materials: Array<string>, price: number, msrp: number, finalSale: boolean, isRareFind: boolean, searchTags: Array<string>, photoIds: Array<number>, slug: string, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, flaws: Array<{ __typename: 'Flaw', description: string, photoId: number | null }> }, notes: Array<{ __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> }> } }
   };

export type ChangeItemStateMutationVariables = Exact<{
  input: ItemActInput;
}>;


export type ChangeItemStateMutation = { __typename: 'Mutation', changeItemState:
    | { __typename: 'ItemRefusal', message: string, field: string | null }
    | { __typename: 'StaffItemPayload', staffItem: { __typename: 'StaffItem', itemNumber: number, version: string, state: string, stateLabel: string, delistReason: string | null, editable: boolean, acts: Array<string>, source: string, seller: string | null, bagNumber: string | null, warehouse: string, colorWords: Array<string>, earlyAccess: boolean, curationIds: Array<string>, details: Array<{ __typename: 'SaidDetail', name: string, value: string }>, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, brandId: number, category: string, categoryId: number, sizingId: number, departmentTags: Array<string>, charsPattern: string | null, styleTags: Array<string>, occasionTags: Array<string>, sizeDisplay: string, condition: ItemCondition, conditionDescription: string | null, additionalDescription: string | null, colorNames: Array<string>, materials: Array<string>, price: number, msrp: number, finalSale: boolean, isRareFind: boolean, searchTags: Array<string>, photoIds: Array<number>, slug: string, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }>, flaws: Array<{ __typename: 'Flaw', description: string, photoId: number | null }> }, notes: Array<{ __typename: 'ItemNote', id: string, kind: string, actor: string | null, reason: string, at: string, changes: Array<{ __typename: 'ItemFieldChange', field: string, label: string, before: string, after: string }> }> } }
   };

export type SellerReturnFieldsFragment = { __typename: 'SellerReturn', itemNumber: number, title: string, sizeDisplay: string, photoId: number | null, warehouse: string, status: string, statusLabel: string, orderLabel: string, why: SellerReturnReason, returnCode: string | null, to: Array<string>, since: string, ageDays: number, carrierName: string | null, trackingCode: string | null, labelUrl: string | null };

export type GetSellerReturnsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSellerReturnsQuery = { __typename: 'Query', sellerReturns: Array<{ __typename: 'SellerReturn', itemNumber: number, title: string, sizeDisplay: string, photoId: number | null, warehouse: string, status: string, statusLabel: string, orderLabel: string, why: SellerReturnReason, returnCode: string | null, to: Array<string>, since: string, ageDays: number, carrierName: string | null, trackingCode: string | null, labelUrl: string | null }> };

export type MoveSellerReturnMutationVariables = Exact<{
  itemNumber: number;
  to: string;
}>;


export type MoveSellerReturnMutation = { __typename: 'Mutation', moveSellerReturn:
    | { __typename: 'ReturnMoved', message: string }
    | { __typename: 'SellerReturnPayload', sellerReturn: { __typename: 'SellerReturn', itemNumber: number, title: string, sizeDisplay: string, photoId: number | null, warehouse: string, status: string, statusLabel: string, orderLabel: string, why: SellerReturnReason, returnCode: string | null, to: Array<string>, since: string, ageDays: number, carrierName: string | null, trackingCode: string | null, labelUrl: string | null } }
   };

export type JobsFieldsFragment = { __typename: 'JobsOverview', kinds: Array<{ __typename: 'JobKind', name: string, waiting: number, running: number, failing: number, dead: number, oldestDueAt: string | null }>, troubled: Array<{ __typename: 'Job', id: string, name: string, state: string, attempts: number, maxAttempts: number, runAt: string, createdAt: string, lastError: string | null }>, notes: Array<{ __typename: 'JobNote', id: string, jobId: string, name: string, kind: string, actor: string, reason: string, at: string }> };

export type GetJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetJobsQuery = { __typename: 'Query', jobs: { __typename: 'JobsOverview', kinds: Array<{ __typename: 'JobKind', name: string, waiting: number, running: number, failing: number, dead: number, oldestDueAt: string | null }>, troubled: Array<{ __typename: 'Job', id: string, name: string, state: string, attempts: number, maxAttempts: number, runAt: string, createdAt: string, lastError: string | null }>, notes: Array<{ __typename: 'JobNote', id: string, jobId: string, name: string, kind: string, actor: string, reason: string, at: string }> } };

export type RetryJobMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RetryJobMutation = { __typename: 'Mutation', retryJob:
    | { __typename: 'JobsPayload', jobs: { __typename: 'JobsOverview', kinds: Array<{ __typename: 'JobKind', name: string, waiting: number, running: number, failing: number, dead: number, oldestDueAt: string | null }>, troubled: Array<{ __typename: 'Job', id: string, name: string, state: string, attempts: number, maxAttempts: number, runAt: string, createdAt: string, lastError: string | null }>, notes: Array<{ __typename: 'JobNote', id: string, jobId: string, name: string, kind: string, actor: string, reason: string, at: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type GiveUpJobMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type GiveUpJobMutation = { __typename: 'Mutation', giveUpJob:
    | { __typename: 'JobsPayload', jobs: { __typename: 'JobsOverview', kinds: Array<{ __typename: 'JobKind', name: string, waiting: number, running: number, failing: number, dead: number, oldestDueAt: string | null }>, troubled: Array<{ __typename: 'Job', id: string, name: string, state: string, attempts: number, maxAttempts: number, runAt: string, createdAt: string, lastError: string | null }>, notes: Array<{ __typename: 'JobNote', id: string, jobId: string, name: string, kind: string, actor: string, reason: string, at: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type GetMadeWordsQueryVariables = Exact<{
  input: MadeWordsInput;
}>;


export type GetMadeWordsQuery = { __typename: 'Query', madeWords: { __typename: 'MadeWords', title: string, categoryPath: string, neckline: string | null, sleeveLength: string | null, pantCut: string | null, skirtDressStyle: string | null, jacketStyle: string | null } | null };

export type EstimatedPayoutFieldsFragment = { __typename: 'EstimatedPayout', price: number, earnings: number, asCredit: number, slices: Array<{ __typename: 'PayoutSlice', from: number, to: number | null, percent: number, part: number, pays: number }>, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }> };

export type GetPayoutEstimateQueryVariables = Exact<{
  input: PayoutEstimateInput;
}>;


export type GetPayoutEstimateQuery = { __typename: 'Query', payoutEstimate:
    | { __typename: 'EstimateRefused', message: string, field: string }
    | { __typename: 'NoPayoutForBrand', message: string }
    | { __typename: 'PayoutEstimate', service: string, condition: string, brandName: string | null, tier: string, categoryName: string, basis: string, basedOn: string, count: number, bagFee: number, windowDays: number, from: { __typename: 'EstimatedPayout', price: number, earnings: number, asCredit: number, slices: Array<{ __typename: 'PayoutSlice', from: number, to: number | null, percent: number, part: number, pays: number }>, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }> }, to: { __typename: 'EstimatedPayout', price: number, earnings: number, asCredit: number, slices: Array<{ __typename: 'PayoutSlice', from: number, to: number | null, percent: number, part: number, pays: number }>, lines: Array<{ __typename: 'PayoutLine', kind: string, amount: number }> } }
    | { __typename: 'TooFewSold', message: string, count: number, needed: number }
   };

export type GetKitPartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type GetKitPartnersQuery = { __typename: 'Query', kitPartners: Array<{ __typename: 'CleanoutPartner', slug: string, name: string, about: string }> };

export type AnswerCleanoutSurveyMutationVariables = Exact<{
  input: CleanoutSurveyInput;
}>;


export type AnswerCleanoutSurveyMutation = { __typename: 'Mutation', answerCleanoutSurvey:
    | { __typename: 'AnswerCleanoutSurveyPayload', score: number }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SurveyAnswered', message: string }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type SettingChangeFieldsFragment = { __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string };

export type StaffFlagFieldsFragment = { __typename: 'StaffFlag', id: string, description: string, enabled: boolean, rolloutPercent: number, alwaysFor: Array<string>, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> };

export type StaffExperimentFieldsFragment = { __typename: 'StaffExperiment', id: string, name: string, hypothesis: string, status: string, rampPercent: number, outcome: string, forWhom: string, startedAt: string | null, stoppedAt: string | null, keptArm: string | null, people: number, arms: Array<{ __typename: 'ExperimentArm', name: string, share: number }> };

export type StaffExperimentPageFieldsFragment = { __typename: 'StaffExperimentPage', id: string, experiment: { __typename: 'StaffExperiment', id: string, name: string, hypothesis: string, status: string, rampPercent: number, outcome: string, forWhom: string, startedAt: string | null, stoppedAt: string | null, keptArm: string | null, people: number, arms: Array<{ __typename: 'ExperimentArm', name: string, share: number }> }, results: { __typename: 'ExperimentResults', neededInEach: number, splitChance: number, isMismatch: boolean, arms: Array<{ __typename: 'ArmReading', name: string, people: number, hits: number, rate: number, low: number | null, high: number | null, verdict: string, words: string, guardrails: Array<{ __typename: 'GuardrailReading', name: string, label: string, hits: number, of: number, standing: string | null }> }> }, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> };

export type GetStaffFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStaffFlagsQuery = { __typename: 'Query', staffFlags: Array<{ __typename: 'StaffFlag', id: string, description: string, enabled: boolean, rolloutPercent: number, alwaysFor: Array<string>, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> }> };

export type GetStaffExperimentsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStaffExperimentsQuery = { __typename: 'Query', staffExperiments: Array<{ __typename: 'StaffExperiment', id: string, name: string, hypothesis: string, status: string, rampPercent: number, outcome: string, forWhom: string, startedAt: string | null, stoppedAt: string | null, keptArm: string | null, people: number, arms: Array<{ __typename: 'ExperimentArm', name: string, share: number }> }> };

export type GetStaffExperimentQueryVariables = Exact<{
  key: string;
}>;


export type GetStaffExperimentQuery = { __typename: 'Query', staffExperiment: { __typename: 'StaffExperimentPage', id: string, experiment: { __typename: 'StaffExperiment', id: string, name: string, hypothesis: string, status: string, rampPercent: number, outcome: string, forWhom: string, startedAt: string | null, stoppedAt: string | null, keptArm: string | null, people: number, arms: Array<{ __typename: 'ExperimentArm', name: string, share: number }> }, results: { __typename: 'ExperimentResults', neededInEach: number, splitChance: number, isMismatch: boolean, arms: Array<{ __typename: 'ArmReading', name: string, people: number, hits: number, rate: number, low: number | null, high: number | null, verdict: string, words: string, guardrails: Array<{ __typename: 'GuardrailReading', name: string, label: string, hits: number, of: number, standing: string | null }> }> }, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> } | null };

export type ChangeFlagMutationVariables = Exact<{
  input: ChangeFlagInput;
}>;


export type ChangeFlagMutation = { __typename: 'Mutation', changeFlag:
    | { __typename: 'ChangeFlagPayload', flag: { __typename: 'StaffFlag', id: string, description: string, enabled: boolean, rolloutPercent: number, alwaysFor: Array<string>, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> } }
    | { __typename: 'SettingRefused', field: string, message: string }
   };

export type DraftExperimentMutationVariables = Exact<{
  input: DraftExperimentInput;
}>;


export type DraftExperimentMutation = { __typename: 'Mutation', draftExperiment:
    | { __typename: 'DraftExperimentPayload', page: { __typename: 'StaffExperimentPage', id: string, experiment: { __typename: 'StaffExperiment', id: string, name: string, hypothesis: string, status: string, rampPercent: number, outcome: string, forWhom: string, startedAt: string | null, stoppedAt: string | null, keptArm: string | null, people: number, arms: Array<{ __typename: 'ExperimentArm', name: string, share: number }> }, results: { __typename: 'ExperimentResults', neededInEach: number, splitChance: number, isMismatch: boolean, arms: Array<{ __typename: 'ArmReading', name: string, people: number, hits: number, rate: number, low: number | null, high: number | null, verdict: string, words: string, guardrails: Array<{ __typename: 'GuardrailReading', name: string, label: string, hits: number, of: number, standing: string | null }> }> }, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> } }
    | { __typename: 'SettingRefused', field: string, message: string }
   };

export type ChangeExperimentMutationVariables = Exact<{
  input: ChangeExperimentInput;
}>;


export type ChangeExperimentMutation = { __typename: 'Mutation', changeExperiment:
    | { __typename: 'ChangeExperimentPayload', page: { __typename: 'StaffExperimentPage', id: string, experiment: { __typename: 'StaffExperiment', id: string, name: string, hypothesis: string, status: string, rampPercent: number, outcome: string, forWhom: string, startedAt: string | null, stoppedAt: string | null, keptArm: string | null, people: number, arms: Array<{ __typename: 'ExperimentArm', name: string, share: number }> }, results: { __typename: 'ExperimentResults', neededInEach: number, splitChance: number, isMismatch: boolean, arms: Array<{ __typename: 'ArmReading', name: string, people: number, hits: number, rate: number, low: number | null, high: number | null, verdict: string, words: string, guardrails: Array<{ __typename: 'GuardrailReading', name: string, label: string, hits: number, of: number, standing: string | null }> }> }, changes: Array<{ __typename: 'SettingChange', id: string, at: string, by: string, reason: string, was: string, becomes: string }> } }
    | { __typename: 'SettingRefused', field: string, message: string }
   };

export type NoteExposureMutationVariables = Exact<{
  experiment: string;
  arm: string;
}>;


export type NoteExposureMutation = { __typename: 'Mutation', noteExposure: { __typename: 'NoteExposurePayload', exposed: boolean } };

export type NamedListsFragment = { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null };

export type GetFavoritesQueryVariables = Exact<{
  amount: number;
  page: number;
}>;


export type GetFavoritesQuery = { __typename: 'Query', favorites: { __typename: 'FavoriteList', totalCount: number, itemNumbers: Array<number>, items: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }> } };

export type GetSavedQueryVariables = Exact<{
  view: FavoritesView;
  amount: number;
  page: number;
}>;


export type GetSavedQuery = { __typename: 'Query', favorites: { __typename: 'FavoriteList', totalCount: number, view: { __typename: 'FavoritePage', totalCount: number, counts: { __typename: 'FavoriteCounts', all: number, drops: number, free: number, sold: number, droppedBy: number }, kinds: Array<{ __typename: 'FavoriteKind', slug: string, name: string, count: number }>, nodes: Array<{ __typename: 'Favorite', lovedAt: string, priceThen: number, listId: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } };

export type GetSharedFavoritesQueryVariables = Exact<{
  code: string;
}>;


export type GetSharedFavoritesQuery = { __typename: 'Query', sharedFavorites:
    | { __typename: 'ShareRevoked', message: string }
    | { __typename: 'SharedFavorites', name: string | null, by: string | null, totalCount: number, items: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }> }
   | null };

export type AddFavoritesMutationVariables = Exact<{
  input: FavoritesInput;
}>;


export type AddFavoritesMutation = { __typename: 'Mutation', addFavorites: { __typename: 'FavoritesPayload', itemNumbers: Array<number>, favoritesCount: number } };

export type RemoveFavoritesMutationVariables = Exact<{
  input: FavoritesInput;
}>;


export type RemoveFavoritesMutation = { __typename: 'Mutation', removeFavorites: { __typename: 'FavoritesPayload', itemNumbers: Array<number>, favoritesCount: number } };

type ListsAnswer_ListRefused_Fragment = { __typename: 'ListRefused', message: string };

type ListsAnswer_ListsPayload_Fragment = { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } };

export type ListsAnswerFragment =
  | ListsAnswer_ListRefused_Fragment
  | ListsAnswer_ListsPayload_Fragment
;

export type CreateFavoriteListMutationVariables = Exact<{
  name: string;
}>;


export type CreateFavoriteListMutation = { __typename: 'Mutation', createFavoriteList:
    | { __typename: 'ListRefused', message: string }
    | { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } }
   };

export type RenameFavoriteListMutationVariables = Exact<{
  listId: string;
  name: string;
}>;


export type RenameFavoriteListMutation = { __typename: 'Mutation', renameFavoriteList:
    | { __typename: 'ListRefused', message: string }
    | { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } }
   };

export type DeleteFavoriteListMutationVariables = Exact<{
  listId: string;
}>;


export type DeleteFavoriteListMutation = { __typename: 'Mutation', deleteFavoriteList:
    | { __typename: 'ListRefused', message: string }
    | { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } }
   };

export type MoveFavoritesMutationVariables = Exact<{
  input: MoveFavoritesInput;
}>;


export type MoveFavoritesMutation = { __typename: 'Mutation', moveFavorites:
    | { __typename: 'ListRefused', message: string }
    | { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } }
   };

export type ShareFavoritesMutationVariables = Exact<{
  input: ShareFavoritesInput;
}>;


export type ShareFavoritesMutation = { __typename: 'Mutation', shareFavorites:
    | { __typename: 'ListRefused', message: string }
    | { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } }
   };

export type RevokeShareMutationVariables = Exact<{
  code: string;
}>;


export type RevokeShareMutation = { __typename: 'Mutation', revokeShare:
    | { __typename: 'ListRefused', message: string }
    | { __typename: 'ListsPayload', favorites: { __typename: 'FavoriteList', totalCount: number, lists: Array<{ __typename: 'NamedList', id: string, name: string, count: number, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null }>, share: { __typename: 'FavoriteShare', code: string, showsName: boolean } | null } }
   };

export type GetLastDeliveryShipmentQueryVariables = Exact<{ [key: string]: never; }>;


export type GetLastDeliveryShipmentQuery = { __typename: 'Query', lastDeliveryShipment: { __typename: 'LastDeliveryShipment', id: string, deliveredAt: string, orderId: string } | null };

export type GetShipmentTrackingQueryVariables = Exact<{
  type: string;
  id: string;
  shipmentId?: string | null | undefined;
  accessKey?: string | null | undefined;
}>;


export type GetShipmentTrackingQuery = { __typename: 'Query', shipmentTracking: { __typename: 'ShipmentTracking', type: string, id: string, label: string, destination: string, parcels: Array<{ __typename: 'TrackedParcel', id: string, orderId: string, orderLabel: string, shipFrom: string, status: string, statusLabel: string, carrier: string | null, carrierName: string | null, trackingCode: string | null, minEstimate: string | null, maxEstimate: string | null, estimate: string | null, shippedAt: string | null, deliveredAt: string | null, scans: Array<{ __typename: 'ParcelScan', id: string, kind: string, label: string, place: string | null, at: string, timeZone: string }>, items: Array<{ __typename: 'ParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null }> }> } | null };

export type StaffParcelFieldsFragment = { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> };

export type GetPickListQueryVariables = Exact<{
  warehouseId?: number | null | undefined;
}>;


export type GetPickListQuery = { __typename: 'Query', pickList: { __typename: 'PickList', places: Array<{ __typename: 'PickPlace', warehouseId: number, name: string, waiting: number, picking: number, packed: number }>, parcels: Array<{ __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> }> } };

export type GetStaffParcelQueryVariables = Exact<{
  search: string;
}>;


export type GetStaffParcelQuery = { __typename: 'Query', staffParcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } | null };

export type StaffOrderHitFieldsFragment = { __typename: 'StaffOrderHit', id: string, label: string, status: OrderStatus, statusLabel: string, email: string, name: string | null, placedAt: string, total: number, pieces: number, photoIds: Array<number> };

export type GetStaffOrdersQueryVariables = Exact<{
  search: string;
  status?: OrderStatus | null | undefined;
  sort?: string | null | undefined;
  before?: string | null | undefined;
  until?: string | null | undefined;
  isOpen?: boolean;
}>;


export type GetStaffOrdersQuery = { __typename: 'Query', staffOrders: Array<{ __typename: 'StaffOrderHit', id: string, label: string, status: OrderStatus, statusLabel: string, email: string, name: string | null, placedAt: string, total: number, pieces: number, photoIds: Array<number> }> };

export type GetWaitingRefundsQueryVariables = Exact<{
  page?: number;
}>;


export type GetWaitingRefundsQuery = { __typename: 'Query', waitingRefunds: { __typename: 'WaitingRefundPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'WaitingRefund', id: string, orderId: string, orderLabel: string, email: string, name: string | null, amount: number, because: string, since: string, toldAt: string | null, next: string, canRemind: boolean }> } };

export type StaffOrderFieldsFragment = { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> };

export type GetStaffOrderQueryVariables = Exact<{
  id: string;
}>;


export type GetStaffOrderQuery = { __typename: 'Query', staffOrder: { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> } | null };

type PickOutcome_ParcelMoved_Fragment = { __typename: 'ParcelMoved', message: string };

type PickOutcome_StaffParcelPayload_Fragment = { __typename: 'StaffParcelPayload', parcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } };

export type PickOutcomeFragment =
  | PickOutcome_ParcelMoved_Fragment
  | PickOutcome_StaffParcelPayload_Fragment
;

export type StartPickingMutationVariables = Exact<{
  shipmentId: string;
}>;


export type StartPickingMutation = { __typename: 'Mutation', startPicking:
    | { __typename: 'ParcelMoved', message: string }
    | { __typename: 'StaffParcelPayload', parcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } }
   };

export type StopPickingMutationVariables = Exact<{
  shipmentId: string;
}>;


export type StopPickingMutation = { __typename: 'Mutation', stopPicking:
    | { __typename: 'ParcelMoved', message: string }
    | { __typename: 'StaffParcelPayload', parcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } }
   };

export type HandOverParcelMutationVariables = Exact<{
  shipmentId: string;
}>;


export type HandOverParcelMutation = { __typename: 'Mutation', handOverParcel:
    | { __typename: 'ParcelMoved', message: string }
    | { __typename: 'StaffParcelPayload', parcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } }
   };

export type ReportMissingMutationVariables = Exact<{
  input: ReportMissingInput;
}>;


export type ReportMissingMutation = { __typename: 'Mutation', reportMissing:
    | { __typename: 'ParcelMoved', message: string }
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffParcelPayload', parcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type PackParcelMutationVariables = Exact<{
  input: PackParcelInput;
}>;


export type PackParcelMutation = { __typename: 'Mutation', packParcel:
    | { __typename: 'ParcelMoved', message: string }
    | { __typename: 'PaymentRefused', message: string }
    | { __typename: 'PiecesDiffer', message: string, wrong: Array<number>, missing: Array<number> }
    | { __typename: 'StaffParcelPayload', parcel: { __typename: 'StaffParcel', id: string, orderId: string, orderLabel: string, orderLabels: Array<string>, warehouseId: number | null, source: string, shipFrom: string, serviceType: string, expedited: boolean, status: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, labelRef: string | null, placedAt: string, isCharged: boolean, isReplacement: boolean, items: Array<{ __typename: 'StaffParcelItem', lineId: string, itemNumber: number, title: string, sizeDisplay: string | null, photoId: number | null, bin: string | null }> } }
   };

type StaffOrderOutcome_PasswordNeeded_Fragment = { __typename: 'PasswordNeeded', message: string };

type StaffOrderOutcome_StaffOrderPayload_Fragment = { __typename: 'StaffOrderPayload', staffOrder: { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> } };

type StaffOrderOutcome_StaffRefusal_Fragment = { __typename: 'StaffRefusal', message: string };

export type StaffOrderOutcomeFragment =
  | StaffOrderOutcome_PasswordNeeded_Fragment
  | StaffOrderOutcome_StaffOrderPayload_Fragment
  | StaffOrderOutcome_StaffRefusal_Fragment
;

export type StaffRefundOrderMutationVariables = Exact<{
  input: StaffRefundInput;
}>;


export type StaffRefundOrderMutation = { __typename: 'Mutation', staffRefundOrder:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffOrderPayload', staffOrder: { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type StaffCancelOrderMutationVariables = Exact<{
  input: StaffCancelInput;
}>;


export type StaffCancelOrderMutation = { __typename: 'Mutation', staffCancelOrder:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffOrderPayload', staffOrder: { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type StaffResendMailMutationVariables = Exact<{
  input: ResendOrderMailInput;
}>;


export type StaffResendMailMutation = { __typename: 'Mutation', staffResendMail:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffOrderPayload', staffOrder: { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type CartGiftCardFieldsFragment = { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string };

export type AppliedGiftCardFieldsFragment = { __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string };

export type ApplyGiftCardMutationVariables = Exact<{
  input: GiftCardCodeInput;
}>;


export type ApplyGiftCardMutation = { __typename: 'Mutation', applyGiftCard:
    | { __typename: 'GiftCardApplied', giftCard: { __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'GiftCardEmpty', message: string, last4: string }
    | { __typename: 'GiftCardInvalid', message: string }
    | { __typename: 'NoCartToPay', message: string }
    | { __typename: 'TooManyGiftCards', message: string, limit: number }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type RemoveGiftCardMutationVariables = Exact<{
  input: RemoveGiftCardInput;
}>;


export type RemoveGiftCardMutation = { __typename: 'Mutation', removeGiftCard: { __typename: 'RemoveGiftCardPayload', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null } };

export type GiftCardBalanceMutationVariables = Exact<{
  input: GiftCardCodeInput;
}>;


export type GiftCardBalanceMutation = { __typename: 'Mutation', giftCardBalance:
    | { __typename: 'GiftCardBalance', last4: string, balance: number, faceValue: number, slug: string, recipientName: string, senderName: string, giftMessage: string | null, uses: Array<{ __typename: 'GiftCardUse', id: string, kind: GiftCardUseKind, amount: number, balance: number, happenedAt: string }> }
    | { __typename: 'GiftCardInvalid', message: string }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type AddGiftCardToCartMutationVariables = Exact<{
  input: AddGiftCardToCartInput;
}>;


export type AddGiftCardToCartMutation = { __typename: 'Mutation', addGiftCardToCart:
    | { __typename: 'AddGiftCardToCartPayload', id: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'CartFull', message: string, limit: number }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
   };

export type RemoveGiftCardFromCartMutationVariables = Exact<{
  input: RemoveGiftCardFromCartInput;
}>;


export type RemoveGiftCardFromCartMutation = { __typename: 'Mutation', removeGiftCardFromCart:
    | { __typename: 'GiftCardBeingPaid', message: string }
    | { __typename: 'GiftCardNotInCart', message: string }
    | { __typename: 'RemoveGiftCardFromCartPayload', id: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
   };

export type AddReclaimToCartMutationVariables = Exact<{
  input: AddReclaimToCartInput;
}>;


export type AddReclaimToCartMutation = { __typename: 'Mutation', addReclaimToCart:
    | { __typename: 'AddReclaimToCartPayload', itemNumber: number, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'CartFull', message: string, limit: number }
    | { __typename: 'NotReclaimable', message: string, itemNumber: number }
   };

export type BoughtGiftCardFieldsFragment = { __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> };

export type GetBoughtGiftCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBoughtGiftCardsQuery = { __typename: 'Query', boughtGiftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> };

export type GetMyGiftCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyGiftCardsQuery = { __typename: 'Query', myGiftCards: Array<{ __typename: 'HeldGiftCard', id: string, last4: string, balance: number, inCart: boolean }> };

export type SendGiftCardAgainMutationVariables = Exact<{
  input: SendGiftCardAgainInput;
}>;


export type SendGiftCardAgainMutation = { __typename: 'Mutation', sendGiftCardAgain:
    | { __typename: 'GiftCardNotSent', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SendGiftCardAgainPayload', sentNow: boolean, giftCard: { __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> } }
   };

export type StaffSendGiftCardAgainMutationVariables = Exact<{
  input: StaffSendGiftCardAgainInput;
}>;


export type StaffSendGiftCardAgainMutation = { __typename: 'Mutation', staffSendGiftCardAgain:
    | { __typename: 'GiftCardNotSent', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'StaffOrderPayload', staffOrder: { __typename: 'StaffOrder', cameBy: string | null, refundable: number, refundLimit: number, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null }, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }>, giftCards: Array<{ __typename: 'BoughtGiftCard', id: string, orderId: string, last4: string, faceValue: number, name: string, slug: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, recipientName: string, recipientEmail: string | null, standing: GiftCardStanding, sentAt: string | null, sendsLeft: number, addressOpen: boolean, sends: Array<{ __typename: 'GiftCardSend', id: string, sentTo: string, byStaff: boolean, reason: string | null, askedAt: string, sentAt: string | null }> }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type GetGoodySetupQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGoodySetupQuery = { __typename: 'Query', goodySetup: { __typename: 'GoodySetup', budgets: Array<number>, terms: Array<string>, openBoxId: string | null, departments: Array<{ __typename: 'GoodyDepartment', id: string, label: string, hasSizes: boolean }>, kinds: Array<{ __typename: 'GoodyOption', id: string, label: string }> } };

export type GetGoodyBoxesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGoodyBoxesQuery = { __typename: 'Query', goodyBoxes: Array<{ __typename: 'GoodyBoxInList', id: string, status: string, statusLabel: string, askedAt: string, budget: number, photoIds: Array<number> }> };

export type GoodyBoxFieldsFragment = { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> };

export type GetGoodyBoxQueryVariables = Exact<{
  id: string;
}>;


export type GetGoodyBoxQuery = { __typename: 'Query', goodyBox: { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> } | null };

export type GetGoodyCheckoutQueryVariables = Exact<{ [key: string]: never; }>;


export type GetGoodyCheckoutQuery = { __typename: 'Query', goodySetup: { __typename: 'GoodySetup', terms: Array<string> }, myAddresses: Array<{ __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }>, paymentSettings: { __typename: 'PaymentSettings', driver: string, publicKey: string, tokenUrl: string } };

export type GetGoodyQuoteQueryVariables = Exact<{
  boxId: string;
  addressId?: string | null | undefined;
}>;


export type GetGoodyQuoteQuery = { __typename: 'Query', goodyQuote: { __typename: 'GoodyQuote', pieces: number, fees: number, tax: number, total: number, isExact: boolean } };

type GoodyBoxOutcome_GoodyBoxPayload_Fragment = { __typename: 'GoodyBoxPayload', goodyBox: { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> } };

type GoodyBoxOutcome_GoodyRefused_Fragment = { __typename: 'GoodyRefused', message: string };

type GoodyBoxOutcome_LegalAcceptRequired_Fragment = { __typename: 'LegalAcceptRequired', message: string };

export type GoodyBoxOutcomeFragment =
  | GoodyBoxOutcome_GoodyBoxPayload_Fragment
  | GoodyBoxOutcome_GoodyRefused_Fragment
  | GoodyBoxOutcome_LegalAcceptRequired_Fragment
;

export type AskGoodyBoxMutationVariables = Exact<{
  input: AskGoodyBoxInput;
}>;


export type AskGoodyBoxMutation = { __typename: 'Mutation', askGoodyBox:
    | { __typename: 'GoodyBoxPayload', goodyBox: { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> } }
    | { __typename: 'GoodyRefused', message: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

type ReserveGoodyOutcome_AttemptGivenUp_Fragment = { __typename: 'AttemptGivenUp', message: string };

type ReserveGoodyOutcome_CheckoutIncomplete_Fragment = { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> };

type ReserveGoodyOutcome_GoodyRefused_Fragment = { __typename: 'GoodyRefused', message: string };

type ReserveGoodyOutcome_GoodyReserved_Fragment = { __typename: 'GoodyReserved', boxId: string };

type ReserveGoodyOutcome_LegalAcceptRequired_Fragment = { __typename: 'LegalAcceptRequired', message: string };

type ReserveGoodyOutcome_OrderPending_Fragment = { __typename: 'OrderPending', orderId: string, message: string };

type ReserveGoodyOutcome_PaymentApprovalNeeded_Fragment = { __typename: 'PaymentApprovalNeeded', orderId: string, url: string };

type ReserveGoodyOutcome_PaymentDeclined_Fragment = { __typename: 'PaymentDeclined', message: string, declineCode: string };

type ReserveGoodyOutcome_TotalsChanged_Fragment = { __typename: 'TotalsChanged', message: string };

export type ReserveGoodyOutcomeFragment =
  | ReserveGoodyOutcome_AttemptGivenUp_Fragment
  | ReserveGoodyOutcome_CheckoutIncomplete_Fragment
  | ReserveGoodyOutcome_GoodyRefused_Fragment
  | ReserveGoodyOutcome_GoodyReserved_Fragment
  | ReserveGoodyOutcome_LegalAcceptRequired_Fragment
  | ReserveGoodyOutcome_OrderPending_Fragment
  | ReserveGoodyOutcome_PaymentApprovalNeeded_Fragment
  | ReserveGoodyOutcome_PaymentDeclined_Fragment
  | ReserveGoodyOutcome_TotalsChanged_Fragment
;

export type ReserveGoodyBoxMutationVariables = Exact<{
  input: ReserveGoodyBoxInput;
}>;


export type ReserveGoodyBoxMutation = { __typename: 'Mutation', reserveGoodyBox:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'GoodyRefused', message: string }
    | { __typename: 'GoodyReserved', boxId: string }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'TotalsChanged', message: string }
   };

export type GetGoodyAttemptQueryVariables = Exact<{
  attemptKey: string;
  boxId: string;
}>;


export type GetGoodyAttemptQuery = { __typename: 'Query', goodyAttempt:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'GoodyRefused', message: string }
    | { __typename: 'GoodyReserved', boxId: string }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'TotalsChanged', message: string }
   | null };

export type ChooseGoodyPiecesMutationVariables = Exact<{
  input: ChooseGoodyPiecesInput;
}>;


export type ChooseGoodyPiecesMutation = { __typename: 'Mutation', chooseGoodyPieces:
    | { __typename: 'GoodyBoxPayload', goodyBox: { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> } }
    | { __typename: 'GoodyRefused', message: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

export type CancelGoodyBoxMutationVariables = Exact<{
  boxId: string;
}>;


export type CancelGoodyBoxMutation = { __typename: 'Mutation', cancelGoodyBox:
    | { __typename: 'GoodyBoxPayload', goodyBox: { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> } }
    | { __typename: 'GoodyRefused', message: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

export type PayGoodyBoxMutationVariables = Exact<{
  input: PayGoodyBoxInput;
}>;


export type PayGoodyBoxMutation = { __typename: 'Mutation', payGoodyBox:
    | { __typename: 'GoodyBoxPayload', goodyBox: { __typename: 'GoodyBox', id: string, status: string, statusLabel: string, headline: string, detail: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, stylistNote: string, askedAt: string, offerEndsAt: string | null, keepBy: string | null, sum: number, fees: number, reserved: number | null, charged: number | null, paidWith: string | null, orderId: string | null, orderLabel: string | null, returnId: string | null, returnCode: string | null, labelUrl: string | null, carrierName: string | null, canCancel: boolean, canChoose: boolean, steps: Array<{ __typename: 'GoodyStep', key: string, label: string, at: string | null, state: string }>, pieces: Array<{ __typename: 'GoodyPiece', itemNumber: number, why: string, price: number, tax: number, choice: string | null, reason: string | null, reasonLabel: string | null, outcome: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string }> } }
    | { __typename: 'GoodyRefused', message: string }
    | { __typename: 'LegalAcceptRequired', message: string }
   };

export type StaffGoodyPieceFieldsFragment = { __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } };

export type StaffGoodyBoxFieldsFragment = { __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> };

export type GetStaffGoodyBoxesQueryVariables = Exact<{
  queue: GoodyQueue;
  page: number;
}>;


export type GetStaffGoodyBoxesQuery = { __typename: 'Query', staffGoodyBoxes: { __typename: 'StaffGoodyPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> } };

export type GetStaffGoodyBoxQueryVariables = Exact<{
  id: string;
}>;


export type GetStaffGoodyBoxQuery = { __typename: 'Query', staffGoodyBox: { __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, swaps: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } | null };

type StaffGoodyOutcome_StaffGoodyPayload_Fragment = { __typename: 'StaffGoodyPayload', staffGoodyBox: { __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, swaps: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } };

type StaffGoodyOutcome_StaffRefusal_Fragment = { __typename: 'StaffRefusal', message: string };

export type StaffGoodyOutcomeFragment =
  | StaffGoodyOutcome_StaffGoodyPayload_Fragment
  | StaffGoodyOutcome_StaffRefusal_Fragment
;

export type SwapGoodyPieceMutationVariables = Exact<{
  input: SwapGoodyPieceInput;
}>;


export type SwapGoodyPieceMutation = { __typename: 'Mutation', swapGoodyPiece:
    | { __typename: 'StaffGoodyPayload', staffGoodyBox: { __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, swaps: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type ApproveGoodyBoxMutationVariables = Exact<{
  input: ApproveGoodyBoxInput;
}>;


export type ApproveGoodyBoxMutation = { __typename: 'Mutation', approveGoodyBox:
    | { __typename: 'StaffGoodyPayload', staffGoodyBox: { __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, swaps: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type CancelGoodyBoxForPersonMutationVariables = Exact<{
  input: CancelGoodyBoxForPersonInput;
}>;


export type CancelGoodyBoxForPersonMutation = { __typename: 'Mutation', cancelGoodyBoxForPerson:
    | { __typename: 'StaffGoodyPayload', staffGoodyBox: { __typename: 'StaffGoodyBox', id: string, personId: string, personName: string, departments: Array<string>, kinds: Array<string>, budget: number, note: string, askedAt: string, sum: number, canChange: boolean, canCancel: boolean, orderId: string | null, returnCode: string | null, since: string, swaps: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }>, pieces: Array<{ __typename: 'StaffGoodyPiece', why: string, price: number, byStylist: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type StaffHomeEditFieldsFragment = { __typename: 'StaffHomeEdit', id: string, title: string, words: string, startsAt: string, endsAt: string | null, isHero: boolean, standing: string, onSaleCount: number, items: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, state: string, price: number, sizeDisplay: string, photoIds: Array<number>, hasConditionOverrides: boolean, flaws: Array<{ __typename: 'Flaw', description: string }> }> };

export type GetHomeHeroQueryVariables = Exact<{ [key: string]: never; }>;


export type GetHomeHeroQuery = { __typename: 'Query', homeHero: Array<{ __typename: 'Item', id: string, itemNumber: number, slug: string, brand: string, title: string, photoIds: Array<number> }> };

export type GetHomeEditsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetHomeEditsQuery = { __typename: 'Query', homeEdits: Array<{ __typename: 'HomeEdit', id: string, title: string, words: string, items: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }> }> };

export type GetStaffHomeEditsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStaffHomeEditsQuery = { __typename: 'Query', staffHomeEdits: Array<{ __typename: 'StaffHomeEdit', id: string, title: string, words: string, startsAt: string, endsAt: string | null, isHero: boolean, standing: string, onSaleCount: number, items: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, state: string, price: number, sizeDisplay: string, photoIds: Array<number>, hasConditionOverrides: boolean, flaws: Array<{ __typename: 'Flaw', description: string }> }> }> };

export type SaveHomeEditMutationVariables = Exact<{
  input: HomeEditInput;
}>;


export type SaveHomeEditMutation = { __typename: 'Mutation', saveHomeEdit:
    | { __typename: 'HomeEditRefused', field: string, message: string }
    | { __typename: 'SaveHomeEditPayload', edit: { __typename: 'StaffHomeEdit', id: string, title: string, words: string, startsAt: string, endsAt: string | null, isHero: boolean, standing: string, onSaleCount: number, items: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, state: string, price: number, sizeDisplay: string, photoIds: Array<number>, hasConditionOverrides: boolean, flaws: Array<{ __typename: 'Flaw', description: string }> }> } }
   };

export type UserFieldsFragment = { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } };

export type UserQueryVariables = Exact<{ [key: string]: never; }>;


export type UserQuery = { __typename: 'Query', user: { __typename: 'User', id: string | null, recentComplimentaryBag: boolean, buyerPreferenceClusters: { __typename: 'BuyerPreferenceClusters', primary: { __typename: 'PreferenceCluster', department: string, category: string, label: string, path: string } | null, secondary: { __typename: 'PreferenceCluster', department: string, category: string, label: string, path: string } | null } | null } };

export type PreferenceClusterPartsFragment = { __typename: 'PreferenceCluster', department: string, category: string, label: string, path: string };

export type GetUserHumanQueryVariables = Exact<{
  referralContext?: string | null | undefined;
}>;


export type GetUserHumanQuery = { __typename: 'Query', user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } }, sizeProfile: { __typename: 'SizeProfile', department: string, enabled: boolean, includeEquivalents: boolean, includeMaternity: boolean, includePetite: boolean, includeTall: boolean, sizingIds: Array<number>, updatedAt: string | null } | null };

export type GetUserBotQueryVariables = Exact<{
  referralContext?: string | null | undefined;
}>;


export type GetUserBotQuery = { __typename: 'Query', user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } };

export type TrackVisitorMutationVariables = Exact<{
  input: TrackVisitorInput;
}>;


export type TrackVisitorMutation = { __typename: 'Mutation', trackVisitor: { __typename: 'TrackVisitorPayload', success: boolean } };

export type ApplyClientConfigurationMutationVariables = Exact<{
  input: ApplyClientConfigurationInput;
}>;


export type ApplyClientConfigurationMutation = { __typename: 'Mutation', applyClientConfiguration: { __typename: 'ApplyClientConfigurationPayload', clientConfiguration: unknown } };

export type GetTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTermsQuery = { __typename: 'Query', terms: { __typename: 'Terms', version: string, since: string, changes: Array<string> } };

export type SetCountryMutationVariables = Exact<{
  input: SetCountryInput;
}>;


export type SetCountryMutation = { __typename: 'Mutation', setCountry:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SetCountryPayload', user: { __typename: 'User', id: string | null, isInternational: boolean, userCountry: { __typename: 'Country', id: string } } }
   };

export type AcceptLegalMutationVariables = Exact<{
  version?: string | null | undefined;
}>;


export type AcceptLegalMutation = { __typename: 'Mutation', acceptLegal: { __typename: 'AcceptLegalPayload', user: { __typename: 'User', id: string | null, isLegalAcceptRequired: boolean } } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { __typename: 'Mutation', signUp:
    | { __typename: 'AuthPayload', authToken: string, cartItemsLost: Array<number>, user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
    | { __typename: 'EmailTaken', message: string }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { __typename: 'Mutation', logIn:
    | { __typename: 'AuthPayload', authToken: string, cartItemsLost: Array<number>, user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
    | { __typename: 'LogInRefused', message: string }
    | { __typename: 'SecondStepNeeded', challenge: string, message: string }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { __typename: 'Mutation', logOut: { __typename: 'LogOutPayload', user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } } };

export type RequestPasswordChangeMutationVariables = Exact<{
  input: RequestPasswordChangeInput;
}>;


export type RequestPasswordChangeMutation = { __typename: 'Mutation', requestPasswordChange:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'RequestPasswordChangePayload', success: boolean }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type ChangePasswordByMailMutationVariables = Exact<{
  input: ChangePasswordByMailInput;
}>;


export type ChangePasswordByMailMutation = { __typename: 'Mutation', changePasswordByMail:
    | { __typename: 'AuthPayload', authToken: string, cartItemsLost: Array<number>, user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PasswordLinkInvalid', message: string }
    | { __typename: 'SecondStepNeeded', challenge: string, message: string }
   };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { __typename: 'Mutation', changePassword:
    | { __typename: 'AuthPayload', authToken: string, cartItemsLost: Array<number>, user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PasswordWrong', message: string }
    | { __typename: 'SignInRequired', message: string }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type ImageSearchFieldsFragment = { __typename: 'ImageSearch', id: string, source: ImageSearchSource, pictureUrl: string, width: number, height: number, expiresAt: string, isShared: boolean, isMine: boolean, finds: Array<{ __typename: 'ImageSearchFind', label: string, box: { __typename: 'PictureBox', left: number, top: number, width: number, height: number } }> };

export type GetImageSearchQueryVariables = Exact<{
  id: string;
}>;


export type GetImageSearchQuery = { __typename: 'Query', imageSearch: { __typename: 'ImageSearch', id: string, source: ImageSearchSource, pictureUrl: string, width: number, height: number, expiresAt: string, isShared: boolean, isMine: boolean, finds: Array<{ __typename: 'ImageSearchFind', label: string, box: { __typename: 'PictureBox', left: number, top: number, width: number, height: number } }> } | null };

export type GetImageSearchMatchesQueryVariables = Exact<{
  id: string;
  box?: PictureBoxInput | null | undefined;
  balance?: number | null | undefined;
  filters?: Array<FilterInput> | FilterInput | null | undefined;
  page?: number | null | undefined;
  amount?: number | null | undefined;
}>;


export type GetImageSearchMatchesQuery = { __typename: 'Query', imageSearchMatches:
    | { __typename: 'ImageSearchAnswer', title: string, line: string, totalCount: number, isUnsure: boolean, ready: number, pageInfo: { __typename: 'ListPageInfo', page: number, pageCount: number, pageSize: number, hasNextPage: boolean }, kinds: Array<{ __typename: 'ImageSearchKind', tag: string, label: string, count: number }>, matches: Array<{ __typename: 'ImageSearchMatch', band: ImageSearchBand, reasons: Array<{ __typename: 'ImageSearchReason', label: string, agrees: boolean }>, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }
    | { __typename: 'ImageSearchRefused', message: string, reason: string }
   };

export type StartImageSearchMutationVariables = Exact<{
  input: StartImageSearchInput;
}>;


export type StartImageSearchMutation = { __typename: 'Mutation', startImageSearch:
    | { __typename: 'ImageSearchPayload', search: { __typename: 'ImageSearch', id: string, source: ImageSearchSource, pictureUrl: string, width: number, height: number, expiresAt: string, isShared: boolean, isMine: boolean, finds: Array<{ __typename: 'ImageSearchFind', label: string, box: { __typename: 'PictureBox', left: number, top: number, width: number, height: number } }> } }
    | { __typename: 'ImageSearchRefused', message: string, reason: string }
   };

export type ShareImageSearchMutationVariables = Exact<{
  id: string;
  shared: boolean;
}>;


export type ShareImageSearchMutation = { __typename: 'Mutation', shareImageSearch:
    | { __typename: 'ImageSearchPayload', search: { __typename: 'ImageSearch', id: string, source: ImageSearchSource, pictureUrl: string, width: number, height: number, expiresAt: string, isShared: boolean, isMine: boolean, finds: Array<{ __typename: 'ImageSearchFind', label: string, box: { __typename: 'PictureBox', left: number, top: number, width: number, height: number } }> } }
    | { __typename: 'ImageSearchRefused', message: string, reason: string }
   };

export type DeleteImageSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteImageSearchMutation = { __typename: 'Mutation', deleteImageSearch: { __typename: 'DeleteImageSearchPayload', id: string } };

export type IntakePieceFieldsFragment = { __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> };

export type IntakeBagRowFragment = { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number };

export type IntakeBagFieldsFragment = { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> };

export type GetIntakeQueueQueryVariables = Exact<{
  warehouseId?: number | null | undefined;
  bagsAfter?: string | null | undefined;
  reviewAfter?: number | null | undefined;
  listAfter?: number | null | undefined;
}>;


export type GetIntakeQueueQuery = { __typename: 'Query', intakeQueue: { __typename: 'IntakeQueue', bagCount: number, reviewCount: number, listCount: number, houses: Array<{ __typename: 'IntakeHouse', warehouseId: number, name: string, waiting: number, processing: number }>, bags: Array<{ __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number }>, toReview: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }>, toList: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } };

export type GetIntakeBagQueryVariables = Exact<{
  code: string;
  warehouseId?: number | null | undefined;
}>;


export type GetIntakeBagQuery = { __typename: 'Query', intakeBag:
    | { __typename: 'BagElsewhere', message: string, warehouseId: number }
    | { __typename: 'IntakeBagPayload', bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } }
    | { __typename: 'WrongBagCode', message: string, reason: string }
   };

export type GetIntakeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetIntakeChoicesQuery = { __typename: 'Query', intakeChoices: { __typename: 'IntakeChoices', categories: Array<{ __typename: 'IntakeCategory', id: number, name: string, kind: string, sizeCategory: string, departments: Array<string>, measurements: Array<string>, cuts: Array<string>, patterns: Array<string>, materials: Array<string>, styles: Array<string>, occasions: Array<string>, details: Array<{ __typename: 'IntakeDetail', name: string, label: string, values: Array<string> }> }>, sizes: Array<{ __typename: 'IntakeSize', sizingId: number, label: string, sizeCategory: string, group: string, departmentGroup: string }>, colors: Array<{ __typename: 'IntakeColor', name: string, hex: string }>, declineReasons: Array<{ __typename: 'IntakeDeclineReason', name: string, label: string }> } };

export type GetIntakeBrandsQueryVariables = Exact<{
  text: string;
}>;


export type GetIntakeBrandsQuery = { __typename: 'Query', intakeBrands: Array<{ __typename: 'IntakeBrand', id: number, name: string, tier: string }> };

export type GetIntakeLikelyQueryVariables = Exact<{
  categoryId: number;
  brandId?: number | null | undefined;
}>;


export type GetIntakeLikelyQuery = { __typename: 'Query', intakeLikely: { __typename: 'IntakeLikely', cut: string | null, pattern: string | null, cloths: Array<Array<string>>, colors: Array<string>, sort: string | null, sizeGroups: Array<string>, details: Array<{ __typename: 'SaidDetail', name: string, value: string }> } | null };

export type GetIntakeSuggestionQueryVariables = Exact<{
  categoryId: number;
  brandId?: number | null | undefined;
  condition: string;
}>;


export type GetIntakeSuggestionQuery = { __typename: 'Query', intakeSuggestion: { __typename: 'IntakeSuggestion', price: number | null, retail: number | null, basis: string | null, count: number } };

export type ReceiveBagMutationVariables = Exact<{
  input: ReceiveBagInput;
}>;


export type ReceiveBagMutation = { __typename: 'Mutation', receiveBag:
    | { __typename: 'BagElsewhere', message: string, warehouseId: number }
    | { __typename: 'IntakeBagPayload', bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } }
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
    | { __typename: 'WrongBagCode', message: string, reason: string }
   };

export type ClaimBagMutationVariables = Exact<{
  bagId: string;
}>;


export type ClaimBagMutation = { __typename: 'Mutation', claimBag:
    | { __typename: 'BagTaken', message: string, by: string }
    | { __typename: 'IntakeBagPayload', bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } }
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
   };

export type ReleaseBagMutationVariables = Exact<{
  bagId: string;
}>;


export type ReleaseBagMutation = { __typename: 'Mutation', releaseBag:
    | { __typename: 'IntakeBagPayload', bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } }
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
   };

export type UndoPieceMutationVariables = Exact<{
  itemNumber: number;
}>;


export type UndoPieceMutation = { __typename: 'Mutation', undoPiece:
    | { __typename: 'IntakeBagPayload', bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } }
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
   };

export type FinishBagMutationVariables = Exact<{
  bagId: string;
  reason?: string | null | undefined;
}>;


export type FinishBagMutation = { __typename: 'Mutation', finishBag:
    | { __typename: 'IntakeBagPayload', bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number, pieces: Array<{ __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }> } }
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
   };

export type GradePieceMutationVariables = Exact<{
  input: GradePieceInput;
}>;


export type GradePieceMutation = { __typename: 'Mutation', gradePiece:
    | { __typename: 'GradePiecePayload', piece: { __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> }, bag: { __typename: 'IntakeBag', id: string, code: string, bagNumber: string, service: string, status: string, statusLabel: string, warehouseId: number, warehouse: string, piecesCounted: number | null, graded: number, receivedAt: string | null, processingAt: string | null, doneAt: string | null, claimedBy: string | null, claimedByMe: boolean, nextPlace: number } }
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
    | { __typename: 'PlaceTaken', message: string, by: string, nextPlace: number }
   };

export type ReviewPieceMutationVariables = Exact<{
  input: ReviewPieceInput;
}>;


export type ReviewPieceMutation = { __typename: 'Mutation', reviewPiece:
    | { __typename: 'IntakeRefusal', message: string, field: string | null }
    | { __typename: 'ReviewPiecePayload', piece: { __typename: 'IntakePiece', itemNumber: number, bagNumber: string, bagCode: string, warehouseId: number, pieceNumber: number, decision: string, declineReason: string | null, declineReasonLabel: string | null, state: string, title: string, brandName: string, categoryName: string, sizeDisplay: string, condition: string, price: number, suggested: number | null, note: string, grader: string, gradedAt: string, canUndo: boolean, photoIds: Array<number> } }
   };

export type ListPiecesMutationVariables = Exact<{
  itemNumbers: Array<number> | number;
}>;


export type ListPiecesMutation = { __typename: 'Mutation', listPieces: { __typename: 'ListPiecesPayload', listed: Array<number>, refused: Array<{ __typename: 'NotListed', itemNumber: number, message: string }> } };

export type KitFieldsFragment = { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null };

export type GetOutstandingKitsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOutstandingKitsQuery = { __typename: 'Query', outstandingKits: { __typename: 'OutstandingKits', totalCount: number, lastKitCreatedAt: string | null } };

export type GetCleanoutOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCleanoutOfferQuery = { __typename: 'Query', cleanoutOffer: { __typename: 'CleanoutOffer', variant: string, delayNotice: string | null, refusal: string | null, tryAgainInMinutes: number, services: Array<{ __typename: 'CleanoutServiceOffer', service: string, fee: number, windowDays: { __typename: 'DayRange', from: number, to: number } }>, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charities: Array<{ __typename: 'CleanoutCharity', id: number, slug: string, name: string, about: string }>, processing: { __typename: 'DayRange', from: number, to: number } | null, outstanding: { __typename: 'OutstandingKits', totalCount: number, lastKitCreatedAt: string | null } | null } };

export type GetKitsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type GetKitsQuery = { __typename: 'Query', kits: { __typename: 'KitPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null }> } };

export type GetKitQueryVariables = Exact<{
  id: string;
}>;


export type GetKitQuery = { __typename: 'Query', kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null } | null };

export type GetKitBarcodeQueryVariables = Exact<{
  id: string;
}>;


export type GetKitBarcodeQuery = { __typename: 'Query', kit: { __typename: 'Kit', id: string, labelBarcode: string, labelMatrix: string } | null };

export type GetCleanoutPartnerQueryVariables = Exact<{
  slug: string;
}>;


export type GetCleanoutPartnerQuery = { __typename: 'Query', cleanoutPartner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null };

export type OrderBagsMutationVariables = Exact<{
  input: OrderBagsInput;
}>;


export type OrderBagsMutation = { __typename: 'Mutation', orderBags:
    | { __typename: 'BagOrderRefused', message: string, field: string | null }
    | { __typename: 'BagOrderTooSoon', message: string, minutes: number }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderBagsPayload', kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null }, outstandingKits: { __typename: 'OutstandingKits', totalCount: number, lastKitCreatedAt: string | null } | null }
   };

export type CancelKitMutationVariables = Exact<{
  id: string;
}>;


export type CancelKitMutation = { __typename: 'Mutation', cancelKit:
    | { __typename: 'CancelKitPayload', kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null } }
    | { __typename: 'KitNotCancelable', message: string }
   };

export type ActivateKitMutationVariables = Exact<{
  input: ActivateKitInput;
}>;


export type ActivateKitMutation = { __typename: 'Mutation', activateKit:
    | { __typename: 'ActivateKitPayload', kit: { __typename: 'Kit', id: string, bagType: string, service: string, status: string, statusLabel: string, labelCode: string, fee: number, restChoice: string, carrierName: string | null, trackingOut: string | null, orderedAt: string, shippedAt: string | null, deliveredAt: string | null, sentBackAt: string | null, receivedAt: string | null, labelValidUntil: string | null, canCancel: boolean, labelUrl: string | null, labelFrom: Array<string>, labelTo: Array<string>, bagNumber: string, incentives: Array<{ __typename: 'CleanoutIncentiveOffer', name: string, words: string }>, charity: { __typename: 'CleanoutCharity', id: number, name: string, about: string } | null, partner: { __typename: 'CleanoutPartner', slug: string, name: string, about: string } | null, shipTo: { __typename: 'KitAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string } | null } }
    | { __typename: 'KitNotActivated', message: string }
   };

export type GetUnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetUnreadNotificationsQuery = { __typename: 'Query', unreadNotifications: number };

export type GetNotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GetNotificationsQuery = { __typename: 'Query', unreadNotifications: number, notifications: { __typename: 'NotificationPage', next: string | null, nodes: Array<{ __typename: 'Notification', id: string, kind: NotificationKind, title: string, body: string, link: string, amount: number | null, createdAt: string, readAt: string | null, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean } | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean }> }> } };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { __typename: 'Mutation', markNotificationsRead: { __typename: 'MarkNotificationsReadPayload', unreadNotifications: number } };

export type NotificationFieldsFragment = { __typename: 'Notification', id: string, kind: NotificationKind, title: string, body: string, link: string, amount: number | null, createdAt: string, readAt: string | null, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean } | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean }> };

export type ToldPieceFragment = { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean };

export type GetActivityQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  kinds?: Array<NotificationKind> | NotificationKind | null | undefined;
}>;


export type GetActivityQuery = { __typename: 'Query', activity: { __typename: 'NotificationPage', next: string | null, nodes: Array<{ __typename: 'Notification', id: string, kind: NotificationKind, title: string, body: string, link: string, amount: number | null, createdAt: string, readAt: string | null, item: { __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean } | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, title: string, brand: string, photoIds: Array<number>, categoryPath: string, hasInappropriateContent: boolean }> }> } };

export type GetSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSubscriptionsQuery = { __typename: 'Query', subscriptions: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type GetUnsubscribeLinkQueryVariables = Exact<{
  token: string;
}>;


export type GetUnsubscribeLinkQuery = { __typename: 'Query', unsubscribeLink: { __typename: 'UnsubscribeLink', state: UnsubscribeState, names: Array<string>, why: string | null } };

export type ChangeSubscriptionMutationVariables = Exact<{
  input: ChangeSubscriptionInput;
}>;


export type ChangeSubscriptionMutation = { __typename: 'Mutation', changeSubscription: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type ChangeRhythmMutationVariables = Exact<{
  input: ChangeRhythmInput;
}>;


export type ChangeRhythmMutation = { __typename: 'Mutation', changeRhythm: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type ChangeQuietHoursMutationVariables = Exact<{
  input: QuietHoursInput;
}>;


export type ChangeQuietHoursMutation = { __typename: 'Mutation', changeQuietHours: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type KeepTimeZoneMutationVariables = Exact<{
  timeZone: string;
}>;


export type KeepTimeZoneMutation = { __typename: 'Mutation', keepTimeZone: { __typename: 'TimeZonePayload', timeZone: string } };

export type PauseNotificationsMutationVariables = Exact<{
  on: boolean;
}>;


export type PauseNotificationsMutation = { __typename: 'Mutation', pauseNotifications: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type StopNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type StopNotificationsMutation = { __typename: 'Mutation', stopNotifications: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { __typename: 'Mutation', unsubscribe: { __typename: 'UnsubscribeLink', state: UnsubscribeState, names: Array<string>, why: string | null } };

export type KeepPushBrowserMutationVariables = Exact<{
  input: PushBrowserInput;
}>;


export type KeepPushBrowserMutation = { __typename: 'Mutation', keepPushBrowser: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type ForgetPushBrowserMutationVariables = Exact<{
  endpoint: string;
}>;


export type ForgetPushBrowserMutation = { __typename: 'Mutation', forgetPushBrowser: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

export type AskForTextsMutationVariables = Exact<{
  phone: string;
}>;


export type AskForTextsMutation = { __typename: 'Mutation', askForTexts:
    | { __typename: 'TextsPayload', phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null }
    | { __typename: 'TextsRefused', message: string }
   };

export type ConfirmTextsMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTextsMutation = { __typename: 'Mutation', confirmTexts:
    | { __typename: 'TextsPayload', phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null }
    | { __typename: 'TextsRefused', message: string }
   };

export type EndTextsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndTextsMutation = { __typename: 'Mutation', endTexts: { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null } };

type TextsOutcome_TextsPayload_Fragment = { __typename: 'TextsPayload', phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null };

type TextsOutcome_TextsRefused_Fragment = { __typename: 'TextsRefused', message: string };

export type TextsOutcomeFragment =
  | TextsOutcome_TextsPayload_Fragment
  | TextsOutcome_TextsRefused_Fragment
;

export type SubscriptionFieldsFragment = { __typename: 'Subscriptions', emailConfirmed: boolean, timeZone: string, timeZoneKnown: boolean, quietFrom: number, quietUntil: number, pausedUntil: string | null, changedAt: string | null, browsers: number, rows: Array<{ __typename: 'SubscriptionRow', kind: NotificationKind, name: string, words: string, group: SubscriptionGroup, rhythm: NotificationRhythm | null, channels: Array<{ __typename: 'SubscriptionChannel', channel: NotificationChannel, state: SubscriptionState, lockedBecause: string | null }> }>, phone: { __typename: 'TextPhone', shown: string, confirmed: boolean } | null };

export type OfferItemFieldsFragment = { __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null };

export type PieceOfferFieldsFragment = { __typename: 'PieceOffer', id: string, status: OfferStatus, statusLabel: string, isSeller: boolean, otherName: string, otherCode: string | null, otherFacts: string | null, asking: number, goodUntil: string | null, canAnswer: boolean, canWithdraw: boolean, canCounter: boolean, lowest: number | null, highest: number | null, payUntil: string | null, isBlocked: boolean, items: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }>, turns: Array<{ __typename: 'OfferTurn', id: string, isMine: boolean, amount: number, words: string, at: string, isBelowFloor: boolean, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, atAsking: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null };

export type GetOffersQueryVariables = Exact<{
  folder: OfferFolder;
  page?: number;
}>;


export type GetOffersQuery = { __typename: 'Query', offers: { __typename: 'OfferPage', totalCount: number, toAnswer: number, nodes: Array<{ __typename: 'PieceOffer', id: string, status: OfferStatus, statusLabel: string, isSeller: boolean, otherName: string, otherCode: string | null, otherFacts: string | null, asking: number, goodUntil: string | null, canAnswer: boolean, canWithdraw: boolean, canCounter: boolean, lowest: number | null, highest: number | null, payUntil: string | null, isBlocked: boolean, items: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }>, turns: Array<{ __typename: 'OfferTurn', id: string, isMine: boolean, amount: number, words: string, at: string, isBelowFloor: boolean, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, atAsking: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }> } };

export type GetOfferQueryVariables = Exact<{
  id: string;
}>;


export type GetOfferQuery = { __typename: 'Query', offer: { __typename: 'PieceOffer', id: string, status: OfferStatus, statusLabel: string, isSeller: boolean, otherName: string, otherCode: string | null, otherFacts: string | null, asking: number, goodUntil: string | null, canAnswer: boolean, canWithdraw: boolean, canCounter: boolean, lowest: number | null, highest: number | null, payUntil: string | null, isBlocked: boolean, items: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }>, turns: Array<{ __typename: 'OfferTurn', id: string, isMine: boolean, amount: number, words: string, at: string, isBelowFloor: boolean, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, atAsking: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } | null };

export type GetOfferRoomQueryVariables = Exact<{
  itemNumbers: Array<number> | number;
}>;


export type GetOfferRoomQuery = { __typename: 'Query', offerRoom: { __typename: 'OfferRoom', refusal: string | null, asking: number, lowest: number, highest: number, suggestions: Array<number>, hours: number, mine: { __typename: 'PieceOffer', id: string, status: OfferStatus, statusLabel: string, isSeller: boolean, otherName: string, otherCode: string | null, otherFacts: string | null, asking: number, goodUntil: string | null, canAnswer: boolean, canWithdraw: boolean, canCounter: boolean, lowest: number | null, highest: number | null, payUntil: string | null, isBlocked: boolean, items: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }>, turns: Array<{ __typename: 'OfferTurn', id: string, isMine: boolean, amount: number, words: string, at: string, isBelowFloor: boolean, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, atAsking: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } | null, others: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }> } | null };

export type MakeOfferMutationVariables = Exact<{
  input: MakeOfferInput;
}>;


export type MakeOfferMutation = { __typename: 'Mutation', makeOffer:
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OfferPayload', said: string | null, offer: { __typename: 'PieceOffer', id: string, status: OfferStatus, statusLabel: string, isSeller: boolean, otherName: string, otherCode: string | null, otherFacts: string | null, asking: number, goodUntil: string | null, canAnswer: boolean, canWithdraw: boolean, canCounter: boolean, lowest: number | null, highest: number | null, payUntil: string | null, isBlocked: boolean, items: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }>, turns: Array<{ __typename: 'OfferTurn', id: string, isMine: boolean, amount: number, words: string, at: string, isBelowFloor: boolean, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, atAsking: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'OfferRefused', message: string, field: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type AnswerOfferMutationVariables = Exact<{
  input: AnswerOfferInput;
}>;


export type AnswerOfferMutation = { __typename: 'Mutation', answerOffer:
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OfferPayload', said: string | null, offer: { __typename: 'PieceOffer', id: string, status: OfferStatus, statusLabel: string, isSeller: boolean, otherName: string, otherCode: string | null, otherFacts: string | null, asking: number, goodUntil: string | null, canAnswer: boolean, canWithdraw: boolean, canCounter: boolean, lowest: number | null, highest: number | null, payUntil: string | null, isBlocked: boolean, items: Array<{ __typename: 'OfferItem', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null, path: string, asking: number, agreed: number | null }>, turns: Array<{ __typename: 'OfferTurn', id: string, isMine: boolean, amount: number, words: string, at: string, isBelowFloor: boolean, payout: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null }>, atAsking: { __typename: 'DirectPayout', price: number, fee: number, feePercent: number, earnings: number } | null } }
    | { __typename: 'OfferRefused', message: string, field: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type OrderAddressFieldsFragment = { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null };

export type OrderFieldsFragment = { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null };

export type GetOrderQueryVariables = Exact<{
  id: string;
  accessKey?: string | null | undefined;
}>;


export type GetOrderQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null } | null };

export type GetOrdersQueryVariables = Exact<{
  page?: number;
  bundleId?: string | null | undefined;
}>;


export type GetOrdersQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, bundleId: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, net: number, canceledAt: string | null, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, totals: { __typename: 'OrderTotals', total: number, released: number }, shipments: Array<{ __typename: 'OrderShipment', id: string, status: string, statusLabel: string, maxEstimate: string | null, deliveredAt: string | null }> }> } };

export type MailOrderLinkMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type MailOrderLinkMutation = { __typename: 'Mutation', mailOrderLink:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'MailOrderLinkPayload', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type PartnerParcelFieldsFragment = { __typename: 'PartnerParcel', id: string, partnerId: string, paidAt: string, status: string, sendTo: Array<string>, carrierName: string | null, trackingCode: string | null, labelUrl: string | null, pieces: Array<{ __typename: 'PartnerParcelPiece', itemNumber: number, sku: string, title: string }> };

export type GetPartnerParcelsQueryVariables = Exact<{
  partnerId: string;
  page: number;
}>;


export type GetPartnerParcelsQuery = { __typename: 'Query', partnerParcels: { __typename: 'PartnerParcelPage', totalCount: number, nodes: Array<{ __typename: 'PartnerParcel', id: string, partnerId: string, paidAt: string, status: string, sendTo: Array<string>, carrierName: string | null, trackingCode: string | null, labelUrl: string | null, pieces: Array<{ __typename: 'PartnerParcelPiece', itemNumber: number, sku: string, title: string }> }> } };

export type MakePartnerLabelMutationVariables = Exact<{
  parcelId: string;
}>;


export type MakePartnerLabelMutation = { __typename: 'Mutation', makePartnerLabel:
    | { __typename: 'PartnerParcelPayload', parcel: { __typename: 'PartnerParcel', id: string, partnerId: string, paidAt: string, status: string, sendTo: Array<string>, carrierName: string | null, trackingCode: string | null, labelUrl: string | null, pieces: Array<{ __typename: 'PartnerParcelPiece', itemNumber: number, sku: string, title: string }> } }
    | { __typename: 'PartnerRefused', message: string, field: string }
   };

export type PartnerFeedFieldsFragment = { __typename: 'PartnerFeed', id: string, number: number, reference: string, mode: PartnerFeedMode, stock: PartnerFeedStock, state: PartnerFeedState, refusal: string | null, rowCount: number, badCount: number, newBrandCount: number, missingCount: number, hasRows: boolean, doneCount: number, receivedAt: string, endedAt: string | null, decidedBy: string | null, decidedAt: string | null, outcomes: Array<{ __typename: 'PartnerOutcomeCount', outcome: PartnerRowOutcome, count: number }> };

export type PartnerKeyFieldsFragment = { __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean };

export type StaffPartnerFieldsFragment = { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> };

export type GetStaffPartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStaffPartnersQuery = { __typename: 'Query', staffPartners: Array<{ __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, feeds: Array<{ __typename: 'PartnerFeed', id: string, number: number, state: PartnerFeedState, receivedAt: string }> }> };

export type GetStaffPartnerQueryVariables = Exact<{
  slug: string;
}>;


export type GetStaffPartnerQuery = { __typename: 'Query', staffPartner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, feeds: Array<{ __typename: 'PartnerFeed', id: string, number: number, reference: string, mode: PartnerFeedMode, stock: PartnerFeedStock, state: PartnerFeedState, refusal: string | null, rowCount: number, badCount: number, newBrandCount: number, missingCount: number, hasRows: boolean, doneCount: number, receivedAt: string, endedAt: string | null, decidedBy: string | null, decidedAt: string | null, outcomes: Array<{ __typename: 'PartnerOutcomeCount', outcome: PartnerRowOutcome, count: number }> }>, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } | null };

export type GetPartnerFeedQueryVariables = Exact<{
  id: string;
  problems: boolean;
  after: number;
}>;


export type GetPartnerFeedQuery = { __typename: 'Query', partnerFeed: { __typename: 'PartnerFeed', partnerName: string, partnerSlug: string, id: string, number: number, reference: string, mode: PartnerFeedMode, stock: PartnerFeedStock, state: PartnerFeedState, refusal: string | null, rowCount: number, badCount: number, newBrandCount: number, missingCount: number, hasRows: boolean, doneCount: number, receivedAt: string, endedAt: string | null, decidedBy: string | null, decidedAt: string | null, newBrands: Array<{ __typename: 'PartnerNewBrand', name: string, rows: number }>, rows: { __typename: 'PartnerFeedRows', next: number | null, nodes: Array<{ __typename: 'PartnerFeedRow', number: number, sku: string, outcome: PartnerRowOutcome | null, itemNumber: number | null, changed: Array<string>, problems: Array<{ __typename: 'PartnerRowProblem', field: string, value: string, reason: string }> }> }, outcomes: Array<{ __typename: 'PartnerOutcomeCount', outcome: PartnerRowOutcome, count: number }> } | null };

export type MakePartnerKeyMutationVariables = Exact<{
  slug: string;
  replaces?: string | null | undefined;
}>;


export type MakePartnerKeyMutation = { __typename: 'Mutation', makePartnerKey:
    | { __typename: 'PartnerKeyPayload', keyId: string, secret: string, partner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } }
    | { __typename: 'PartnerRefused', message: string, field: string }
   };

type StaffPartnerOutcome_PartnerRefused_Fragment = { __typename: 'PartnerRefused', message: string, field: string };

type StaffPartnerOutcome_StaffPartnerPayload_Fragment = { __typename: 'StaffPartnerPayload', partner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } };

export type StaffPartnerOutcomeFragment =
  | StaffPartnerOutcome_PartnerRefused_Fragment
  | StaffPartnerOutcome_StaffPartnerPayload_Fragment
;

export type EndPartnerKeyMutationVariables = Exact<{
  slug: string;
  id: string;
}>;


export type EndPartnerKeyMutation = { __typename: 'Mutation', endPartnerKey:
    | { __typename: 'PartnerRefused', message: string, field: string }
    | { __typename: 'StaffPartnerPayload', partner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } }
   };

export type SetPartnerTermsMutationVariables = Exact<{
  input: PartnerTermsInput;
}>;


export type SetPartnerTermsMutation = { __typename: 'Mutation', setPartnerTerms:
    | { __typename: 'PartnerTermsRefused', message: string, problems: Array<{ __typename: 'PartnerTermsProblem', field: string, message: string }> }
    | { __typename: 'StaffPartnerPayload', partner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } }
   };

export type DecidePartnerFeedMutationVariables = Exact<{
  input: DecidePartnerFeedInput;
}>;


export type DecidePartnerFeedMutation = { __typename: 'Mutation', decidePartnerFeed:
    | { __typename: 'PartnerFeedPayload', feed: { __typename: 'PartnerFeed', id: string, number: number, reference: string, mode: PartnerFeedMode, stock: PartnerFeedStock, state: PartnerFeedState, refusal: string | null, rowCount: number, badCount: number, newBrandCount: number, missingCount: number, hasRows: boolean, doneCount: number, receivedAt: string, endedAt: string | null, decidedBy: string | null, decidedAt: string | null, outcomes: Array<{ __typename: 'PartnerOutcomeCount', outcome: PartnerRowOutcome, count: number }> } }
    | { __typename: 'PartnerRefused', message: string, field: string }
   };

export type GetMyPartnerNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyPartnerNamesQuery = { __typename: 'Query', myPartners: Array<{ __typename: 'MyPartner', id: string, name: string }> };

export type GetMyPartnersQueryVariables = Exact<{
  status?: PartnerPieceStatus | null | undefined;
  page: number;
}>;


export type GetMyPartnersQuery = { __typename: 'Query', myPartners: Array<{ __typename: 'MyPartner', id: string, name: string, slug: string, isPayee: boolean, earned: number, holdDays: number, counts: Array<{ __typename: 'PartnerPieceCount', status: PartnerPieceStatus, count: number }>, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }>, feeds: Array<{ __typename: 'MyPartnerFeed', id: string, reference: string, state: PartnerFeedState, refusal: string | null, receivedAt: string, rowCount: number, badCount: number }>, pieces: { __typename: 'MyPartnerPiecePage', totalCount: number, nodes: Array<{ __typename: 'MyPartnerPiece', itemNumber: number, sku: string, brand: string, title: string, photoId: number | null, categoryPath: string, path: string | null, status: PartnerPieceStatus, price: number, payout: number | null, since: string | null }> } }> };

export type AddPartnerPersonMutationVariables = Exact<{
  slug: string;
  email: string;
}>;


export type AddPartnerPersonMutation = { __typename: 'Mutation', addPartnerPerson:
    | { __typename: 'PartnerRefused', message: string, field: string }
    | { __typename: 'StaffPartnerPayload', partner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } }
   };

export type RemovePartnerPersonMutationVariables = Exact<{
  slug: string;
  id: string;
}>;


export type RemovePartnerPersonMutation = { __typename: 'Mutation', removePartnerPerson:
    | { __typename: 'PartnerRefused', message: string, field: string }
    | { __typename: 'StaffPartnerPayload', partner: { __typename: 'StaffPartner', id: string, name: string, slug: string, kind: PartnerKind, active: boolean, pieceCount: number, listedCount: number, soldCount: number, earnings: number, terms: { __typename: 'PartnerTerms', accountEmail: string, city: string, state: string, holdDays: number, ladder: Array<{ __typename: 'PartnerStep', from: number, basisPoints: number }> } | null, keys: Array<{ __typename: 'PartnerKey', id: string, madeAt: string, madeBy: string | null, endsAt: string | null, lastUsedAt: string | null, isLive: boolean }>, people: Array<{ __typename: 'PartnerPerson', id: string, name: string, email: string, addedAt: string, addedBy: string | null }>, events: Array<{ __typename: 'PartnerEvent', id: string, at: string, by: string | null, words: string }> } }
   };

export type SupplierPageFieldsFragment = { __typename: 'SupplierPage', id: string, supplierId: number, slug: string, kind: SupplierPageKind, title: string, path: string, version: number, name: string, logoText: string, bannerText: string, description: string, moneyDoes: string, pictureAlt: string, wide: string | null, narrow: string | null, logo: string | null, changes: Array<{ __typename: 'SupplierPageChange', id: string, at: string, by: string | null, words: string }> };

export type GetSupplierPageQueryVariables = Exact<{
  slug: string;
}>;


export type GetSupplierPageQuery = { __typename: 'Query', supplierPage: { __typename: 'SupplierPage', id: string, supplierId: number, slug: string, kind: SupplierPageKind, title: string, path: string, version: number, name: string, logoText: string, bannerText: string, description: string, moneyDoes: string, pictureAlt: string, wide: string | null, narrow: string | null, logo: string | null, changes: Array<{ __typename: 'SupplierPageChange', id: string, at: string, by: string | null, words: string }> } | null };

export type SetSupplierPageMutationVariables = Exact<{
  input: SupplierPageInput;
}>;


export type SetSupplierPageMutation = { __typename: 'Mutation', setSupplierPage:
    | { __typename: 'SupplierPagePayload', page: { __typename: 'SupplierPage', id: string, supplierId: number, slug: string, kind: SupplierPageKind, title: string, path: string, version: number, name: string, logoText: string, bannerText: string, description: string, moneyDoes: string, pictureAlt: string, wide: string | null, narrow: string | null, logo: string | null, changes: Array<{ __typename: 'SupplierPageChange', id: string, at: string, by: string | null, words: string }> } }
    | { __typename: 'SupplierPageRefused', message: string, problems: Array<{ __typename: 'PartnerTermsProblem', field: string, message: string }> }
   };

export type PasskeyFieldsFragment = { __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type GetPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPasskeysQuery = { __typename: 'Query', passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { __typename: 'Mutation', beginPasskey:
    | { __typename: 'PasskeyRefused', message: string }
    | { __typename: 'PasskeyRequest', options: unknown }
    | { __typename: 'PasswordNeeded', message: string }
   };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { __typename: 'Mutation', addPasskey:
    | { __typename: 'PasskeyRefused', message: string }
    | { __typename: 'PasskeysPayload', passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> }
    | { __typename: 'PasswordNeeded', message: string }
   };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { __typename: 'Mutation', renamePasskey:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PasskeysPayload', passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> }
   };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { __typename: 'Mutation', removePasskey:
    | { __typename: 'PasskeysPayload', passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> }
    | { __typename: 'PasswordNeeded', message: string }
   };

export type BeginPasskeyLogInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyLogInMutation = { __typename: 'Mutation', beginPasskeyLogIn:
    | { __typename: 'PasskeyRequest', options: unknown }
    | { __typename: 'TooManyTries', message: string }
   };

export type LogInWithPasskeyMutationVariables = Exact<{
  input: LogInWithPasskeyInput;
}>;


export type LogInWithPasskeyMutation = { __typename: 'Mutation', logInWithPasskey:
    | { __typename: 'AuthPayload', authToken: string, cartItemsLost: Array<number>, user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
    | { __typename: 'LogInEnded', message: string }
    | { __typename: 'LogInRefused', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type GetPaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaymentSettingsQuery = { __typename: 'Query', paymentSettings: { __typename: 'PaymentSettings', driver: string, publicKey: string, tokenUrl: string } };

export type ValidateMerchantMutationVariables = Exact<{ [key: string]: never; }>;


export type ValidateMerchantMutation = { __typename: 'Mutation', validateMerchant:
    | { __typename: 'WalletSession', session: string }
    | { __typename: 'WalletUnavailable', message: string }
   };

export type MyPhoneFieldsFragment = { __typename: 'MyPhone', number: string | null, isDomestic: boolean, waiting: { __typename: 'WaitingPhone', number: string, until: string } | null };

export type GetMyPhoneQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyPhoneQuery = { __typename: 'Query', myPhone: { __typename: 'MyPhone', number: string | null, isDomestic: boolean, waiting: { __typename: 'WaitingPhone', number: string, until: string } | null } | null };

export type ChangePhoneMutationVariables = Exact<{
  phone: string;
}>;


export type ChangePhoneMutation = { __typename: 'Mutation', changePhone:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'PhonePayload', myPhone: { __typename: 'MyPhone', number: string | null, isDomestic: boolean, waiting: { __typename: 'WaitingPhone', number: string, until: string } | null } }
    | { __typename: 'PhoneRefused', message: string }
   };

export type ConfirmPhoneMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmPhoneMutation = { __typename: 'Mutation', confirmPhone:
    | { __typename: 'PhonePayload', myPhone: { __typename: 'MyPhone', number: string | null, isDomestic: boolean, waiting: { __typename: 'WaitingPhone', number: string, until: string } | null } }
    | { __typename: 'PhoneRefused', message: string }
   };

export type EndPhoneChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type EndPhoneChangeMutation = { __typename: 'Mutation', endPhoneChange: { __typename: 'PhonePayload', myPhone: { __typename: 'MyPhone', number: string | null, isDomestic: boolean, waiting: { __typename: 'WaitingPhone', number: string, until: string } | null } } };

export type RemovePhoneMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePhoneMutation = { __typename: 'Mutation', removePhone:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'PhonePayload', myPhone: { __typename: 'MyPhone', number: string | null, isDomestic: boolean, waiting: { __typename: 'WaitingPhone', number: string, until: string } | null } }
   };

export type CartTotalsFieldsFragment = { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> };

export type OfferFieldsFragment = { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType };

export type UserPromotionFieldsFragment = { __typename: 'User', loyaltyBalance: number, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } };

export type ApplyPromoCodeToCartMutationVariables = Exact<{
  input: ApplyPromoCodeToCartInput;
}>;


export type ApplyPromoCodeToCartMutation = { __typename: 'Mutation', applyPromoCodeToCart:
    | { __typename: 'ApplyPromoCodePayload', code: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'CodeNotApplicable', message: string, code: string, reason: string | null }
   };

export type RemovePromoCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePromoCodeMutation = { __typename: 'Mutation', removePromoCode: { __typename: 'RemovePromoCodePayload', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null } };

export type ApplyRewardMutationVariables = Exact<{
  id: string;
}>;


export type ApplyRewardMutation = { __typename: 'Mutation', applyReward:
    | { __typename: 'ApplyRewardPayload', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'RewardNotApplicable', message: string }
   };

export type RemoveRewardMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveRewardMutation = { __typename: 'Mutation', removeReward: { __typename: 'RemoveRewardPayload', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } | null } };

export type OpenThingFieldsFragment = { __typename: 'OpenThing', kind: string, words: string, path: string };

export type PrivacyFieldsFragment = { __typename: 'Privacy', id: string, signal: boolean, doNotSell: boolean, email: string | null, mayExport: boolean, givenUp: Array<string>, stays: Array<string>, refusal: string | null, dataExport: { __typename: 'DataExport', id: string, status: string, askedAt: string, endsAt: string | null, bytes: number | null } | null, open: Array<{ __typename: 'OpenThing', kind: string, words: string, path: string }>, outcomes: Array<{ __typename: 'PrivacyOutcome', title: string, outcome: string, why: string }> };

export type GetPrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrivacyQuery = { __typename: 'Query', privacy: { __typename: 'Privacy', id: string, signal: boolean, doNotSell: boolean, email: string | null, mayExport: boolean, givenUp: Array<string>, stays: Array<string>, refusal: string | null, dataExport: { __typename: 'DataExport', id: string, status: string, askedAt: string, endsAt: string | null, bytes: number | null } | null, open: Array<{ __typename: 'OpenThing', kind: string, words: string, path: string }>, outcomes: Array<{ __typename: 'PrivacyOutcome', title: string, outcome: string, why: string }> } };

export type GetDeletionLinkQueryVariables = Exact<{
  token: string;
}>;


export type GetDeletionLinkQuery = { __typename: 'Query', deletionLink: { __typename: 'DeletionLink', use: string, email: string, hasAccount: boolean, eraseAt: string | null, givenUp: Array<string>, stays: Array<string>, refusal: string | null, open: Array<{ __typename: 'OpenThing', kind: string, words: string, path: string }> } | null };

export type SetDoNotSellMutationVariables = Exact<{
  doNotSell: boolean;
}>;


export type SetDoNotSellMutation = { __typename: 'Mutation', setDoNotSell: { __typename: 'Privacy', id: string, signal: boolean, doNotSell: boolean, email: string | null, mayExport: boolean, givenUp: Array<string>, stays: Array<string>, refusal: string | null, dataExport: { __typename: 'DataExport', id: string, status: string, askedAt: string, endsAt: string | null, bytes: number | null } | null, open: Array<{ __typename: 'OpenThing', kind: string, words: string, path: string }>, outcomes: Array<{ __typename: 'PrivacyOutcome', title: string, outcome: string, why: string }> } };

export type AskForDeletionMutationVariables = Exact<{
  email?: string | null | undefined;
}>;


export type AskForDeletionMutation = { __typename: 'Mutation', askForDeletion:
    | { __typename: 'DeletionAsked', email: string }
    | { __typename: 'PrivacyRefused', message: string }
   };

export type ConfirmDeletionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmDeletionMutation = { __typename: 'Mutation', confirmDeletion:
    | { __typename: 'DeletionBlocked', message: string, open: Array<{ __typename: 'OpenThing', kind: string, words: string, path: string }> }
    | { __typename: 'DeletionLinkEnded', message: string }
    | { __typename: 'DeletionWaits', eraseAt: string }
   };

export type TakeBackDeletionMutationVariables = Exact<{
  token: string;
}>;


export type TakeBackDeletionMutation = { __typename: 'Mutation', takeBackDeletion:
    | { __typename: 'DeletionLinkEnded', message: string }
    | { __typename: 'DeletionTakenBack', hasAccount: boolean }
   };

export type AskForDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type AskForDataExportMutation = { __typename: 'Mutation', askForDataExport:
    | { __typename: 'DataExportAsked', privacy: { __typename: 'Privacy', id: string, signal: boolean, doNotSell: boolean, email: string | null, mayExport: boolean, givenUp: Array<string>, stays: Array<string>, refusal: string | null, dataExport: { __typename: 'DataExport', id: string, status: string, askedAt: string, endsAt: string | null, bytes: number | null } | null, open: Array<{ __typename: 'OpenThing', kind: string, words: string, path: string }>, outcomes: Array<{ __typename: 'PrivacyOutcome', title: string, outcome: string, why: string }> } }
    | { __typename: 'PrivacyRefused', message: string }
   };

export type PieceQuestionFieldsFragment = { __typename: 'PieceQuestion', id: string, question: string, answer: string | null, askedAt: string, answeredAt: string | null, isPublic: boolean, isOwn: boolean, caseCode: string | null, isEarlier: boolean, bySeller: boolean, canAnswer: boolean, canReport: boolean, canReportAnswer: boolean, canBlockAsker: boolean };

export type GetPieceQuestionsQueryVariables = Exact<{
  itemNumber: number;
  page: number;
}>;


export type GetPieceQuestionsQuery = { __typename: 'Query', pieceQuestions: { __typename: 'PieceQuestionPage', totalCount: number, hasNextPage: boolean, whyClosed: string | null, isSellers: boolean, nodes: Array<{ __typename: 'PieceQuestion', id: string, question: string, answer: string | null, askedAt: string, answeredAt: string | null, isPublic: boolean, isOwn: boolean, caseCode: string | null, isEarlier: boolean, bySeller: boolean, canAnswer: boolean, canReport: boolean, canReportAnswer: boolean, canBlockAsker: boolean }> } };

export type AskAboutPieceMutationVariables = Exact<{
  input: AskAboutPieceInput;
}>;


export type AskAboutPieceMutation = { __typename: 'Mutation', askAboutPiece:
    | { __typename: 'AskAboutPiecePayload', answerBy: string, question: { __typename: 'PieceQuestion', id: string, question: string, answer: string | null, askedAt: string, answeredAt: string | null, isPublic: boolean, isOwn: boolean, caseCode: string | null, isEarlier: boolean, bySeller: boolean, canAnswer: boolean, canReport: boolean, canReportAnswer: boolean, canBlockAsker: boolean } }
    | { __typename: 'QuestionRefused', message: string, field: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type AnswerAsSellerMutationVariables = Exact<{
  input: AnswerAsSellerInput;
}>;


export type AnswerAsSellerMutation = { __typename: 'Mutation', answerAsSeller:
    | { __typename: 'AnswerAsSellerPayload', question: { __typename: 'PieceQuestion', id: string, question: string, answer: string | null, askedAt: string, answeredAt: string | null, isPublic: boolean, isOwn: boolean, caseCode: string | null, isEarlier: boolean, bySeller: boolean, canAnswer: boolean, canReport: boolean, canReportAnswer: boolean, canBlockAsker: boolean } }
    | { __typename: 'QuestionRefused', message: string, field: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type AnswerQuestionMutationVariables = Exact<{
  input: AnswerQuestionInput;
}>;


export type AnswerQuestionMutation = { __typename: 'Mutation', answerQuestion:
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type HideQuestionMutationVariables = Exact<{
  code: string;
}>;


export type HideQuestionMutation = { __typename: 'Mutation', hideQuestion:
    | { __typename: 'StaffCasePayload', staffCase: { __typename: 'StaffCase', personId: string | null, personName: string, email: string, takenBy: string | null, givenBefore: number, replyBy: string | null, why: string | null, hints: Array<string>, case: { __typename: 'Case', id: string, code: string, kind: CaseKind, kindLabel: string, status: CaseStatus, statusLabel: string, headline: string, detail: string, subject: string, orderId: string | null, orderLabel: string | null, offer: CaseOffer | null, offerTitle: string | null, total: number, answerBy: string | null, createdAt: string, returnId: string | null, withdrawTerms: string | null, pieces: Array<{ __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }>, differences: Array<{ __typename: 'CaseDifference', itemNumber: number, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } }>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, replacement: { __typename: 'CaseReplacement', orderId: string, orderLabel: string, isReleased: boolean, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } } | null, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, messages: Array<{ __typename: 'CaseMessage', id: string, from: string, isOurs: boolean, text: string, photoIds: Array<string>, at: string }> }, colleagues: Array<{ __typename: 'CaseColleague', id: string, name: string }>, offers: Array<{ __typename: 'ResolutionOffer', offer: CaseOffer, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, item: { __typename: 'Item', conditionDescription: string | null, id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } | null }>, proposal: { __typename: 'CaseProposal', offer: CaseOffer, title: string, total: number, by: string, at: string, isOwn: boolean, whyNot: string | null } | null, facts: { __typename: 'StaffCaseFacts', orderPlacedAt: string | null, orderTotal: number | null, orderPaidWith: string | null, memberSince: string | null, orders: number, returns: number, cases: number, parcels: Array<{ __typename: 'StaffCaseParcel', id: string, shipFrom: string, statusLabel: string, carrierName: string | null, trackingCode: string | null, packedBy: string | null, packedAt: string | null, deliveredAt: string | null }> }, question: { __typename: 'StaffQuestion', itemNumber: number, question: string, answer: string | null, isPublic: boolean } | null, decline: { __typename: 'CaseDecline', whyNot: string | null, reasons: Array<{ __typename: 'DeclineReason', id: string, label: string, words: string }> }, pieces: Array<{ __typename: 'StaffCasePiece', itemNumber: number, conditionDescription: string | null, flaws: Array<string>, intake: { __typename: 'PieceIntake', at: string, by: string | null } | null, inspections: Array<{ __typename: 'PieceInspection', id: string, returnCode: string, outcomeLabel: string, reason: string | null, photoIds: Array<string>, by: string | null, at: string }>, record: Array<{ __typename: 'PieceStep', id: string, label: string, by: string | null, at: string }> }>, macros: Array<{ __typename: 'CaseMacro', id: string, label: string, text: string }>, history: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type QueueFieldsFragment = { __typename: 'Item', id: string, itemNumber: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, state: string, noLongerAvailable: boolean, queue: { __typename: 'ItemQueue', length: number, myPlace: number | null, myTurnUntil: string | null } };

export type GetQueueQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetQueueQuery = { __typename: 'Query', item: { __typename: 'Item', title: string, brand: string, slug: string, myOrderId: string | null, id: string, itemNumber: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, state: string, noLongerAvailable: boolean, queue: { __typename: 'ItemQueue', length: number, myPlace: number | null, myTurnUntil: string | null } } | null };

export type JoinQueueMutationVariables = Exact<{
  input: JoinQueueInput;
}>;


export type JoinQueueMutation = { __typename: 'Mutation', joinQueue:
    | { __typename: 'ItemFree', message: string, itemNumber: number }
    | { __typename: 'ItemUnavailable', message: string, itemNumber: number }
    | { __typename: 'ItemWithheld', message: string, itemNumber: number, reason: WithheldReason, opensAt: string | null }
    | { __typename: 'JoinQueuePayload', item: { __typename: 'Item', id: string, itemNumber: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, state: string, noLongerAvailable: boolean, queue: { __typename: 'ItemQueue', length: number, myPlace: number | null, myTurnUntil: string | null } } }
    | { __typename: 'QueueFull', message: string, limit: number }
    | { __typename: 'TooManyHolds', message: string }
    | { __typename: 'TooManyPlaces', message: string, limit: number }
   };

export type LeaveQueueMutationVariables = Exact<{
  input: LeaveQueueInput;
}>;


export type LeaveQueueMutation = { __typename: 'Mutation', leaveQueue:
    | { __typename: 'ItemUnavailable', message: string, itemNumber: number }
    | { __typename: 'LeaveQueuePayload', item: { __typename: 'Item', id: string, itemNumber: number, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, state: string, noLongerAvailable: boolean, queue: { __typename: 'ItemQueue', length: number, myPlace: number | null, myTurnUntil: string | null } } }
   };

export type InvitationsFieldsFragment = { __typename: 'Invitations', code: string, path: string, sums: { __typename: 'InvitationSums', earned: number, available: number, spent: number, onItsWay: number, nextAt: string | null, expires: string, invited: number, bought: number }, sent: Array<{ __typename: 'SentInvitation', id: string, name: string, status: string, statusLabel: string, reason: string | null, sentAt: string | null, remindedAt: string | null, joinedAt: string | null, giftEndsAt: string | null, boughtAt: string | null, dueAt: string | null, amount: number | null, canRemind: boolean, canSendAgain: boolean }> };

export type GetInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetInvitationsQuery = { __typename: 'Query', invitations: { __typename: 'Invitations', code: string, path: string, sums: { __typename: 'InvitationSums', earned: number, available: number, spent: number, onItsWay: number, nextAt: string | null, expires: string, invited: number, bought: number }, sent: Array<{ __typename: 'SentInvitation', id: string, name: string, status: string, statusLabel: string, reason: string | null, sentAt: string | null, remindedAt: string | null, joinedAt: string | null, giftEndsAt: string | null, boughtAt: string | null, dueAt: string | null, amount: number | null, canRemind: boolean, canSendAgain: boolean }> } | null };

export type GetReferralGiftQueryVariables = Exact<{
  code: string;
}>;


export type GetReferralGiftQuery = { __typename: 'Query', referralGift: { __typename: 'ReferralGift', code: string, from: string, isMine: boolean, isOpen: boolean } | null };

export type SendInvitationMutationVariables = Exact<{
  email: string;
}>;


export type SendInvitationMutation = { __typename: 'Mutation', sendInvitation:
    | { __typename: 'InvitationRefused', message: string }
    | { __typename: 'SendInvitationPayload', invitations: { __typename: 'Invitations', code: string, path: string, sums: { __typename: 'InvitationSums', earned: number, available: number, spent: number, onItsWay: number, nextAt: string | null, expires: string, invited: number, bought: number }, sent: Array<{ __typename: 'SentInvitation', id: string, name: string, status: string, statusLabel: string, reason: string | null, sentAt: string | null, remindedAt: string | null, joinedAt: string | null, giftEndsAt: string | null, boughtAt: string | null, dueAt: string | null, amount: number | null, canRemind: boolean, canSendAgain: boolean }> } }
   };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { __typename: 'Mutation', resendInvitation:
    | { __typename: 'InvitationRefused', message: string }
    | { __typename: 'SendInvitationPayload', invitations: { __typename: 'Invitations', code: string, path: string, sums: { __typename: 'InvitationSums', earned: number, available: number, spent: number, onItsWay: number, nextAt: string | null, expires: string, invited: number, bought: number }, sent: Array<{ __typename: 'SentInvitation', id: string, name: string, status: string, statusLabel: string, reason: string | null, sentAt: string | null, remindedAt: string | null, joinedAt: string | null, giftEndsAt: string | null, boughtAt: string | null, dueAt: string | null, amount: number | null, canRemind: boolean, canSendAgain: boolean }> } }
   };

export type GetReferralCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type GetReferralCodeQuery = { __typename: 'Query', referralCode: string | null };

export type GetRescueCheckoutQueryVariables = Exact<{
  groupId: string;
}>;


export type GetRescueCheckoutQuery = { __typename: 'Query', rescueGroup: { __typename: 'RescueGroup', id: string, path: string, title: string, kind: string, kindLabel: string, size: string, sizeLabel: string, tier: string, tierLabel: string, condition: string, conditionLabel: string, pieces: number, boxesLeft: number, waiting: number, pricePiece: number, price: number, delivery: number, grams: number, sure: Array<string>, luck: Array<string>, photoIds: Array<number>, sources: Array<{ __typename: 'RescueSourceCount', id: string, label: string, count: number }> } | null, myAddresses: Array<{ __typename: 'Address', id: string, type: AddressType, fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string, deliveryLocation: DeliveryLocation | null, isDefault: boolean }>, paymentSettings: { __typename: 'PaymentSettings', driver: string, publicKey: string, tokenUrl: string } };

export type GetRescueQuoteQueryVariables = Exact<{
  groupId: string;
  addressId?: string | null | undefined;
}>;


export type GetRescueQuoteQuery = { __typename: 'Query', rescueQuote: { __typename: 'RescueQuote', pieces: number, delivery: number, fees: number, tax: number, total: number, credits: number, amountCharged: number, isExact: boolean } };

export type GetRescueOrderQueryVariables = Exact<{
  orderUuid: string;
  accessKey?: string | null | undefined;
}>;


export type GetRescueOrderQuery = { __typename: 'Query', rescueOrder: { __typename: 'RescueOrder', orderUuid: string, grams: number, group: { __typename: 'RescueGroup', id: string, path: string, title: string, kind: string, kindLabel: string, size: string, sizeLabel: string, tier: string, tierLabel: string, condition: string, conditionLabel: string, pieces: number, boxesLeft: number, waiting: number, pricePiece: number, price: number, delivery: number, grams: number, sure: Array<string>, luck: Array<string>, photoIds: Array<number>, sources: Array<{ __typename: 'RescueSourceCount', id: string, label: string, count: number }> }, pieces: Array<{ __typename: 'RescuedPiece', itemNumber: number, title: string, brand: string, sizeDisplay: string, conditionLabel: string, photoId: number | null, msrp: number, sourceLabel: string, canceled: boolean }>, order: { __typename: 'Order', id: string, label: string, status: OrderStatus, statusLabel: string, placedAt: string, email: string, deliveryLocation: string | null, paidWith: string, cardType: CardType | null, canCancel: boolean, cancelRefusal: string | null, bundleId: string | null, tryOn: boolean, replacesCase: string | null, lines: Array<{ __typename: 'OrderLine', id: string, kind: string, itemNumber: number | null, title: string, price: number, discount: number, net: number, tax: number, duty: number, shipmentId: string | null, canceledAt: string | null, giftCard: { __typename: 'OrderGiftCard', recipientName: string, deliveryMethod: GiftCardDeliveryMethod, deliveryDate: string, timeZone: string, sentAt: string | null } | null, item: { __typename: 'Item', finalSale: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, shipments: Array<{ __typename: 'OrderShipment', id: string, source: OrderShipmentSource, shipFrom: string, serviceLabel: string, price: number, minEstimate: string | null, maxEstimate: string | null, status: string, statusLabel: string, carrier: string | null, trackingCode: string | null, packedAt: string | null, shippedAt: string | null, deliveredAt: string | null, itemNumbers: Array<number> }>, transactions: Array<{ __typename: 'OrderTransaction', id: string, kind: TransactionKind, kindLabel: string, amount: number, label: string, happenedAt: string }>, timeline: Array<{ __typename: 'OrderEvent', id: string, label: string, happenedAt: string }>, totals: { __typename: 'OrderTotals', subtotal: number, discount: number, shipping: number, tax: number, duty: number, total: number, credits: number, giftCards: number, charged: number, released: number, promoCode: string | null, pointsToEarn: number, feeRows: Array<{ __typename: 'OrderFee', key: string, label: string, amount: number }> }, shipTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, billTo: { __typename: 'OrderAddress', fullName: string, line1: string, line2: string | null, city: string, state: string | null, zip: string, country: string, phone: string | null } | null, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null } } | null };

type PlaceRescueOutcome_AttemptGivenUp_Fragment = { __typename: 'AttemptGivenUp', message: string };

type PlaceRescueOutcome_CheckoutIncomplete_Fragment = { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> };

type PlaceRescueOutcome_LegalAcceptRequired_Fragment = { __typename: 'LegalAcceptRequired', message: string };

type PlaceRescueOutcome_OrderPending_Fragment = { __typename: 'OrderPending', orderId: string, message: string };

type PlaceRescueOutcome_PaymentApprovalNeeded_Fragment = { __typename: 'PaymentApprovalNeeded', orderId: string, url: string };

type PlaceRescueOutcome_PaymentDeclined_Fragment = { __typename: 'PaymentDeclined', message: string, declineCode: string };

type PlaceRescueOutcome_RescueOrderPlaced_Fragment = { __typename: 'RescueOrderPlaced', orderUuid: string };

type PlaceRescueOutcome_RescueSoldOut_Fragment = { __typename: 'RescueSoldOut', message: string };

type PlaceRescueOutcome_TotalsChanged_Fragment = { __typename: 'TotalsChanged', message: string };

export type PlaceRescueOutcomeFragment =
  | PlaceRescueOutcome_AttemptGivenUp_Fragment
  | PlaceRescueOutcome_CheckoutIncomplete_Fragment
  | PlaceRescueOutcome_LegalAcceptRequired_Fragment
  | PlaceRescueOutcome_OrderPending_Fragment
  | PlaceRescueOutcome_PaymentApprovalNeeded_Fragment
  | PlaceRescueOutcome_PaymentDeclined_Fragment
  | PlaceRescueOutcome_RescueOrderPlaced_Fragment
  | PlaceRescueOutcome_RescueSoldOut_Fragment
  | PlaceRescueOutcome_TotalsChanged_Fragment
;

export type PlaceRescueOrderMutationVariables = Exact<{
  input: PlaceRescueOrderInput;
}>;


export type PlaceRescueOrderMutation = { __typename: 'Mutation', placeRescueOrder:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'RescueOrderPlaced', orderUuid: string }
    | { __typename: 'RescueSoldOut', message: string }
    | { __typename: 'TotalsChanged', message: string }
   };

export type GetRescueAttemptQueryVariables = Exact<{
  attemptKey: string;
}>;


export type GetRescueAttemptQuery = { __typename: 'Query', rescueAttempt:
    | { __typename: 'AttemptGivenUp', message: string }
    | { __typename: 'CheckoutIncomplete', message: string, missing: Array<string> }
    | { __typename: 'LegalAcceptRequired', message: string }
    | { __typename: 'OrderPending', orderId: string, message: string }
    | { __typename: 'PaymentApprovalNeeded', orderId: string, url: string }
    | { __typename: 'PaymentDeclined', message: string, declineCode: string }
    | { __typename: 'RescueOrderPlaced', orderUuid: string }
    | { __typename: 'RescueSoldOut', message: string }
    | { __typename: 'TotalsChanged', message: string }
   | null };

export type GetStaffRescueBoxesQueryVariables = Exact<{
  page: number;
}>;


export type GetStaffRescueBoxesQuery = { __typename: 'Query', staffRescueBoxes: { __typename: 'StaffRescuePage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffRescueBox', id: string, orderId: string, orderLabel: string, title: string, detail: string, place: string, status: string, statusLabel: string, grams: number, placedAt: string, trackingCode: string | null, pieces: Array<{ __typename: 'StaffRescuePiece', itemNumber: number, title: string, brand: string, sizeDisplay: string, photoId: number | null }> }> } };

export type RescueGroupFieldsFragment = { __typename: 'RescueGroup', id: string, path: string, title: string, kind: string, kindLabel: string, size: string, sizeLabel: string, tier: string, tierLabel: string, condition: string, conditionLabel: string, pieces: number, boxesLeft: number, waiting: number, pricePiece: number, price: number, delivery: number, grams: number, sure: Array<string>, luck: Array<string>, photoIds: Array<number>, sources: Array<{ __typename: 'RescueSourceCount', id: string, label: string, count: number }> };

export type GetRescuesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetRescuesQuery = { __typename: 'Query', rescues: { __typename: 'Rescues', filling: number, groups: Array<{ __typename: 'RescueGroup', id: string, path: string, title: string, kind: string, kindLabel: string, size: string, sizeLabel: string, tier: string, tierLabel: string, condition: string, conditionLabel: string, pieces: number, boxesLeft: number, waiting: number, pricePiece: number, price: number, delivery: number, grams: number, sure: Array<string>, luck: Array<string>, photoIds: Array<number>, sources: Array<{ __typename: 'RescueSourceCount', id: string, label: string, count: number }> }>, impact: { __typename: 'RescueImpact', boxes: number, pieces: number, grams: number } } };

export type GetRescueGroupQueryVariables = Exact<{
  id: string;
}>;


export type GetRescueGroupQuery = { __typename: 'Query', rescueGroup: { __typename: 'RescueGroup', id: string, path: string, title: string, kind: string, kindLabel: string, size: string, sizeLabel: string, tier: string, tierLabel: string, condition: string, conditionLabel: string, pieces: number, boxesLeft: number, waiting: number, pricePiece: number, price: number, delivery: number, grams: number, sure: Array<string>, luck: Array<string>, photoIds: Array<number>, sources: Array<{ __typename: 'RescueSourceCount', id: string, label: string, count: number }> } | null };

export type ReturnPieceLineFragment = { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string };

export type StatedPieceFragment = { __typename: 'Item', brand: string, colorNames: Array<string>, materials: Array<string>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }> };

export type DifferenceFieldsFragment = { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null };

export type ReturnSumFieldsFragment = { __typename: 'ReturnSum', key: string, label: string, amount: number };

export type ReturnFieldsFragment = { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null };

export type OrderReturnsSetupQueryVariables = Exact<{
  orderId?: string | null | undefined;
  returnId?: string | null | undefined;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type OrderReturnsSetupQuery = { __typename: 'Query', orderReturnsSetup: { __typename: 'ReturnsSetup', restockingFee: number, waivedBecause: string | null, labelFee: number, dropOffDays: number, lateTerms: string, paysAtFirstScan: boolean, pieces: Array<{ __typename: 'ReturnablePiece', lineId: string, orderId: string, orderLabel: string, paid: number, tax: number, promoCode: string | null, deliveredAt: string, until: string, refusal: string | null, sender: string, senderName: string, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string, colorNames: Array<string>, materials: Array<string>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }> } }>, giftCards: Array<{ __typename: 'GiftCardThatStays', lineId: string, orderLabel: string, amount: number, refusal: string }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string, isOurMistake: boolean }> } };

export type GetReturnQuoteQueryVariables = Exact<{
  lines: Array<ReturnLineInput> | ReturnLineInput;
  returnId?: string | null | undefined;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetReturnQuoteQuery = { __typename: 'Query', returnQuote:
    | { __typename: 'ReturnQuote', choices: Array<{ __typename: 'ReturnChoice', refundType: ReturnRefundType, title: string, terms: string, total: number, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }> }> }
    | { __typename: 'ReturnRefused', message: string, field: string | null, lineId: string | null }
   };

export type GetReturnsQueryVariables = Exact<{
  page: number;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetReturnsQuery = { __typename: 'Query', returns: { __typename: 'ReturnPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundTitle: string, createdAt: string, isGift: boolean, total: number, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string } }> }> } };

export type GetReturnQueryVariables = Exact<{
  id: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetReturnQuery = { __typename: 'Query', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } | null };

export type GetDropOffPlacesQueryVariables = Exact<{
  returnId: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type GetDropOffPlacesQuery = { __typename: 'Query', dropOffPlaces: Array<{ __typename: 'DropOffPlace', id: string, name: string, address: string, hours: string }> };

export type CreateReturnMutationVariables = Exact<{
  input: CreateReturnInput;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type CreateReturnMutation = { __typename: 'Mutation', createReturn:
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string, field: string | null, lineId: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type EditReturnMutationVariables = Exact<{
  input: EditReturnInput;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type EditReturnMutation = { __typename: 'Mutation', editReturn:
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string, field: string | null, lineId: string | null }
    | { __typename: 'SignInRequired', message: string }
   };

export type CancelReturnMutationVariables = Exact<{
  id: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type CancelReturnMutation = { __typename: 'Mutation', cancelReturn:
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type CancelPickUpMutationVariables = Exact<{
  returnId: string;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type CancelPickUpMutation = { __typename: 'Mutation', cancelPickUp:
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type BookPickUpMutationVariables = Exact<{
  returnId: string;
  day: string;
  window: PickUpWindow;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type BookPickUpMutation = { __typename: 'Mutation', bookPickUp:
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type AnswerReturnOfferMutationVariables = Exact<{
  returnId: string;
  lineId: string;
  accepts: boolean;
  byKey?: GuestKeyInput | null | undefined;
}>;


export type AnswerReturnOfferMutation = { __typename: 'Mutation', answerReturnOffer:
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type StaffReturnFieldsFragment = { __typename: 'StaffReturn', personId: string | null, personName: string, paysNothing: boolean, casePhotoIds: Array<string>, hints: Array<string>, return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null }, giftMoney: { __typename: 'GiftMoney', sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }> } | null, pieces: Array<{ __typename: 'StaffReturnPiece', lineId: string, itemNumber: number, relistedAs: number | null, isForRescue: boolean, conditionDescription: string | null, flaws: Array<string>, goesOn: { __typename: 'ReturnedPieceWay', to: string, statusLabel: string, carrierName: string | null, trackingCode: string | null } | null }>, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> };

export type GetStaffReturnsQueryVariables = Exact<{
  status?: ReturnStatus | null | undefined;
  search?: string | null | undefined;
  page: number;
  hasArrived?: boolean;
}>;


export type GetStaffReturnsQuery = { __typename: 'Query', staffReturns: { __typename: 'StaffReturnPage', totalCount: number, hasNextPage: boolean, nodes: Array<{ __typename: 'StaffReturnHit', id: string, code: string, status: ReturnStatus, statusLabel: string, personName: string, pieces: number, total: number, createdAt: string, since: string, photoIds: Array<number> }> } };

export type GetStaffReturnQueryVariables = Exact<{
  code: string;
}>;


export type GetStaffReturnQuery = { __typename: 'Query', staffReturn: { __typename: 'StaffReturn', personId: string | null, personName: string, paysNothing: boolean, casePhotoIds: Array<string>, hints: Array<string>, return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null }, giftMoney: { __typename: 'GiftMoney', sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }> } | null, pieces: Array<{ __typename: 'StaffReturnPiece', lineId: string, itemNumber: number, relistedAs: number | null, isForRescue: boolean, conditionDescription: string | null, flaws: Array<string>, goesOn: { __typename: 'ReturnedPieceWay', to: string, statusLabel: string, carrierName: string | null, trackingCode: string | null } | null }>, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } | null };

export type ReceiveReturnMutationVariables = Exact<{
  code: string;
}>;


export type ReceiveReturnMutation = { __typename: 'Mutation', receiveReturn:
    | { __typename: 'StaffRefusal', message: string }
    | { __typename: 'StaffReturnPayload', staffReturn: { __typename: 'StaffReturn', personId: string | null, personName: string, paysNothing: boolean, casePhotoIds: Array<string>, hints: Array<string>, return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null }, giftMoney: { __typename: 'GiftMoney', sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }> } | null, pieces: Array<{ __typename: 'StaffReturnPiece', lineId: string, itemNumber: number, relistedAs: number | null, isForRescue: boolean, conditionDescription: string | null, flaws: Array<string>, goesOn: { __typename: 'ReturnedPieceWay', to: string, statusLabel: string, carrierName: string | null, trackingCode: string | null } | null }>, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
   };

export type InspectReturnedPieceMutationVariables = Exact<{
  input: InspectPieceInput;
}>;


export type InspectReturnedPieceMutation = { __typename: 'Mutation', inspectReturnedPiece:
    | { __typename: 'StaffRefusal', message: string }
    | { __typename: 'StaffReturnPayload', staffReturn: { __typename: 'StaffReturn', personId: string | null, personName: string, paysNothing: boolean, casePhotoIds: Array<string>, hints: Array<string>, return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null }, giftMoney: { __typename: 'GiftMoney', sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }> } | null, pieces: Array<{ __typename: 'StaffReturnPiece', lineId: string, itemNumber: number, relistedAs: number | null, isForRescue: boolean, conditionDescription: string | null, flaws: Array<string>, goesOn: { __typename: 'ReturnedPieceWay', to: string, statusLabel: string, carrierName: string | null, trackingCode: string | null } | null }>, notes: Array<{ __typename: 'StaffNote', id: string, kind: string, fromStatus: string | null, toStatus: string | null, actor: string | null, reason: string, happenedAt: string }> } }
   };

export type MakeGiftCodeMutationVariables = Exact<{
  orderId: string;
  accessKey?: string | null | undefined;
}>;


export type MakeGiftCodeMutation = { __typename: 'Mutation', makeGiftCode:
    | { __typename: 'GiftRefused', message: string }
    | { __typename: 'MakeGiftCodePayload', order: { __typename: 'Order', id: string, gift: { __typename: 'OrderGift', code: string, isGoingBack: boolean } | null } }
   };

export type FindGiftMutationVariables = Exact<{
  gift: GiftProofInput;
}>;


export type FindGiftMutation = { __typename: 'Mutation', findGift:
    | { __typename: 'GiftFound', dropOffDays: number, pieces: Array<{ __typename: 'GiftPiece', lineId: string, deliveredAt: string, until: string, refusal: string | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string, colorNames: Array<string>, materials: Array<string>, measurements: Array<{ __typename: 'Measurement', name: string, inches: number }> } }>, reasons: Array<{ __typename: 'ReturnReason', id: string, label: string, isOurMistake: boolean }> }
    | { __typename: 'GiftNotFound', message: string }
    | { __typename: 'SignInRequired', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type CreateGiftReturnMutationVariables = Exact<{
  input: CreateGiftReturnInput;
}>;


export type CreateGiftReturnMutation = { __typename: 'Mutation', createGiftReturn:
    | { __typename: 'GiftNotFound', message: string }
    | { __typename: 'ReturnPayload', return: { __typename: 'Return', id: string, code: string, status: ReturnStatus, statusLabel: string, headline: string, detail: string, refundType: ReturnRefundType, refundTitle: string, createdAt: string, dropOffBy: string, lateTerms: string, isGift: boolean, total: number, paidAt: string | null, canEdit: boolean, labelUrl: string | null, counterCode: string | null, carrierName: string | null, trackingCode: string | null, senderName: string, pickUpDays: Array<string>, sums: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, to: Array<{ __typename: 'ReturnSum', key: string, label: string, amount: number }>, pieces: Array<{ __typename: 'ReturnPiece', lineId: string, orderId: string, orderLabel: string, reason: string, reasonLabel: string, note: string | null, photoIds: Array<string>, amount: number | null, outcome: ReturnOutcome | null, outcomeLabel: string | null, outcomeReason: string | null, outcomePhotoIds: Array<string>, offered: number | null, item: { __typename: 'Item', id: string, itemNumber: number, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, photoIds: Array<number>, slug: string, hasInappropriateContent: boolean, categoryPath: string }, difference: { __typename: 'Difference', kind: DifferenceKind, measure: string | null, statedInches: number | null, seenInches: number | null, flaw: SeenFlaw | null, place: FlawPlace | null, stated: string | null, seen: string | null } | null }>, steps: Array<{ __typename: 'ReturnStep', key: string, label: string, detail: string, state: string }>, pickUp: { __typename: 'ReturnPickUp', day: string, window: PickUpWindow, windowLabel: string, status: PickUpStatus, confirmation: string | null, address: string, words: string, canChange: boolean } | null } }
    | { __typename: 'ReturnRefused', message: string, field: string | null, lineId: string | null }
    | { __typename: 'SignInRequired', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type RewardsFieldsFragment = { __typename: 'Rewards', tierSince: string | null, tierUntil: string | null, pointsOwed: number, earnedThisYear: number, usedThisYear: number, tierInfo: { __typename: 'LoyaltyTierInfo', tier: string, points: number, amountSpentCurrentYear: number, amountSpentPendingCurrentYear: number, amountSpentInTier: number, amountLeftToUpgrade: number }, ending: { __typename: 'EndingPoints', points: number, endsAt: string } | null, offers: Array<{ __typename: 'RewardOffer', kind: string, name: string, description: string, context: string, points: number, endsAt: string }>, yours: Array<{ __typename: 'Reward', id: string, kind: string, type: string | null, name: string, description: string, context: string, points: number | null, grantedAt: string, leastSpend: number | null, endsAt: string | null }>, birthday: { __typename: 'Birthday', month: number, day: number, opensAt: string } | null, coming: Array<{ __typename: 'ComingPoints', orderId: string, points: number, amount: number, dueAt: string | null }>, activity: Array<{ __typename: 'PointsEntry', id: string, kind: string, amount: number, at: string, reason: string, orderId: string | null }> };

export type GetRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetRewardsQuery = { __typename: 'Query', rewards: { __typename: 'Rewards', tierSince: string | null, tierUntil: string | null, pointsOwed: number, earnedThisYear: number, usedThisYear: number, tierInfo: { __typename: 'LoyaltyTierInfo', tier: string, points: number, amountSpentCurrentYear: number, amountSpentPendingCurrentYear: number, amountSpentInTier: number, amountLeftToUpgrade: number }, ending: { __typename: 'EndingPoints', points: number, endsAt: string } | null, offers: Array<{ __typename: 'RewardOffer', kind: string, name: string, description: string, context: string, points: number, endsAt: string }>, yours: Array<{ __typename: 'Reward', id: string, kind: string, type: string | null, name: string, description: string, context: string, points: number | null, grantedAt: string, leastSpend: number | null, endsAt: string | null }>, birthday: { __typename: 'Birthday', month: number, day: number, opensAt: string } | null, coming: Array<{ __typename: 'ComingPoints', orderId: string, points: number, amount: number, dueAt: string | null }>, activity: Array<{ __typename: 'PointsEntry', id: string, kind: string, amount: number, at: string, reason: string, orderId: string | null }> } };

export type GetMyCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyCreditsQuery = { __typename: 'Query', myCredits: Array<{ __typename: 'CreditRecord', id: string, kind: string, canBePaidOut: boolean, reason: string, granted: number, balance: number, createdAt: string, expiresAt: string | null, moves: Array<{ __typename: 'CreditMove', id: string, amount: number, at: string, kind: string, reason: string, orderId: string | null }> }> };

export type RedeemRewardMutationVariables = Exact<{
  input: RedeemRewardInput;
}>;


export type RedeemRewardMutation = { __typename: 'Mutation', redeemReward:
    | { __typename: 'NotEnoughPoints', message: string, points: number, wanted: number }
    | { __typename: 'RewardsPayload', rewards: { __typename: 'Rewards', tierSince: string | null, tierUntil: string | null, pointsOwed: number, earnedThisYear: number, usedThisYear: number, tierInfo: { __typename: 'LoyaltyTierInfo', tier: string, points: number, amountSpentCurrentYear: number, amountSpentPendingCurrentYear: number, amountSpentInTier: number, amountLeftToUpgrade: number }, ending: { __typename: 'EndingPoints', points: number, endsAt: string } | null, offers: Array<{ __typename: 'RewardOffer', kind: string, name: string, description: string, context: string, points: number, endsAt: string }>, yours: Array<{ __typename: 'Reward', id: string, kind: string, type: string | null, name: string, description: string, context: string, points: number | null, grantedAt: string, leastSpend: number | null, endsAt: string | null }>, birthday: { __typename: 'Birthday', month: number, day: number, opensAt: string } | null, coming: Array<{ __typename: 'ComingPoints', orderId: string, points: number, amount: number, dueAt: string | null }>, activity: Array<{ __typename: 'PointsEntry', id: string, kind: string, amount: number, at: string, reason: string, orderId: string | null }> } }
   };

export type UndoRewardMutationVariables = Exact<{
  id: string;
}>;


export type UndoRewardMutation = { __typename: 'Mutation', undoReward:
    | { __typename: 'RewardNotUndone', message: string }
    | { __typename: 'RewardsPayload', rewards: { __typename: 'Rewards', tierSince: string | null, tierUntil: string | null, pointsOwed: number, earnedThisYear: number, usedThisYear: number, tierInfo: { __typename: 'LoyaltyTierInfo', tier: string, points: number, amountSpentCurrentYear: number, amountSpentPendingCurrentYear: number, amountSpentInTier: number, amountLeftToUpgrade: number }, ending: { __typename: 'EndingPoints', points: number, endsAt: string } | null, offers: Array<{ __typename: 'RewardOffer', kind: string, name: string, description: string, context: string, points: number, endsAt: string }>, yours: Array<{ __typename: 'Reward', id: string, kind: string, type: string | null, name: string, description: string, context: string, points: number | null, grantedAt: string, leastSpend: number | null, endsAt: string | null }>, birthday: { __typename: 'Birthday', month: number, day: number, opensAt: string } | null, coming: Array<{ __typename: 'ComingPoints', orderId: string, points: number, amount: number, dueAt: string | null }>, activity: Array<{ __typename: 'PointsEntry', id: string, kind: string, amount: number, at: string, reason: string, orderId: string | null }> } }
   };

export type SaveBirthdayMutationVariables = Exact<{
  month: number;
  day: number;
}>;


export type SaveBirthdayMutation = { __typename: 'Mutation', saveBirthday: { __typename: 'RewardsPayload', rewards: { __typename: 'Rewards', tierSince: string | null, tierUntil: string | null, pointsOwed: number, earnedThisYear: number, usedThisYear: number, tierInfo: { __typename: 'LoyaltyTierInfo', tier: string, points: number, amountSpentCurrentYear: number, amountSpentPendingCurrentYear: number, amountSpentInTier: number, amountLeftToUpgrade: number }, ending: { __typename: 'EndingPoints', points: number, endsAt: string } | null, offers: Array<{ __typename: 'RewardOffer', kind: string, name: string, description: string, context: string, points: number, endsAt: string }>, yours: Array<{ __typename: 'Reward', id: string, kind: string, type: string | null, name: string, description: string, context: string, points: number | null, grantedAt: string, leastSpend: number | null, endsAt: string | null }>, birthday: { __typename: 'Birthday', month: number, day: number, opensAt: string } | null, coming: Array<{ __typename: 'ComingPoints', orderId: string, points: number, amount: number, dueAt: string | null }>, activity: Array<{ __typename: 'PointsEntry', id: string, kind: string, amount: number, at: string, reason: string, orderId: string | null }> } } };

export type BlockedPersonFieldsFragment = { __typename: 'BlockedPerson', id: string, name: string, code: string | null, since: string };

export type MemberReportFieldsFragment = { __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> };

export type MemberReportsFieldsFragment = { __typename: 'MemberReports', openCount: number, open: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }>, decided: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }> };

export type GetBlockedPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBlockedPeopleQuery = { __typename: 'Query', blockedPeople: Array<{ __typename: 'BlockedPerson', id: string, name: string, code: string | null, since: string }> };

export type GetMemberReportsQueryVariables = Exact<{
  page?: number;
}>;


export type GetMemberReportsQuery = { __typename: 'Query', memberReports: { __typename: 'MemberReports', openCount: number, open: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }>, decided: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }> } };

export type BlockPersonMutationVariables = Exact<{
  person: PersonInput;
  on: boolean;
}>;


export type BlockPersonMutation = { __typename: 'Mutation', blockPerson:
    | { __typename: 'BlockPayload', isBlocked: boolean, blocked: Array<{ __typename: 'BlockedPerson', id: string, name: string, code: string | null, since: string }> }
    | { __typename: 'BlockRefused', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type ReportMemberMutationVariables = Exact<{
  input: ReportMemberInput;
}>;


export type ReportMemberMutation = { __typename: 'Mutation', reportMember:
    | { __typename: 'DirectRefused', message: string, faults: Array<{ __typename: 'DirectFault', field: string, message: string }> }
    | { __typename: 'ReportPayload', message: string }
    | { __typename: 'SignInRequired', message: string }
   };

export type DecideMemberReportMutationVariables = Exact<{
  id: string;
  act: MemberReportAct;
  note: string;
}>;


export type DecideMemberReportMutation = { __typename: 'Mutation', decideMemberReport:
    | { __typename: 'MemberReportsPayload', reports: { __typename: 'MemberReports', openCount: number, open: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }>, decided: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type LiftSuspensionMutationVariables = Exact<{
  id: string;
}>;


export type LiftSuspensionMutation = { __typename: 'Mutation', liftSuspension:
    | { __typename: 'MemberReportsPayload', reports: { __typename: 'MemberReports', openCount: number, open: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }>, decided: Array<{ __typename: 'MemberReport', id: string, kind: MemberReportKind, kindLabel: string, aboutName: string, aboutCode: string | null, reported: string, path: string | null, warnings: number, isSuspended: boolean, acts: Array<MemberReportAct>, decision: MemberReportAct | null, note: string, decidedAt: string | null, decidedByName: string | null, canLift: boolean, versions: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }>, reports: Array<{ __typename: 'DirectReport', reason: string, words: string, at: string }> }> } }
    | { __typename: 'StaffRefusal', message: string }
   };

export type SavedMethodFieldsFragment = { __typename: 'SavedMethod', id: string, type: CardType, label: string, last4: string | null, expiresMonth: number | null, expiresYear: number | null, state: SavedMethodState, isDefault: boolean, paymentMethod: string };

export type GetSavedMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSavedMethodsQuery = { __typename: 'Query', savedMethods: Array<{ __typename: 'SavedMethod', id: string, type: CardType, label: string, last4: string | null, expiresMonth: number | null, expiresYear: number | null, state: SavedMethodState, isDefault: boolean, paymentMethod: string }> };

export type AddSavedMethodMutationVariables = Exact<{
  token: string;
}>;


export type AddSavedMethodMutation = { __typename: 'Mutation', addSavedMethod:
    | { __typename: 'SavedMethodRefused', message: string }
    | { __typename: 'SavedMethodsPayload', savedMethods: Array<{ __typename: 'SavedMethod', id: string, type: CardType, label: string, last4: string | null, expiresMonth: number | null, expiresYear: number | null, state: SavedMethodState, isDefault: boolean, paymentMethod: string }> }
   };

export type RemoveSavedMethodMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedMethodMutation = { __typename: 'Mutation', removeSavedMethod: { __typename: 'SavedMethodsPayload', savedMethods: Array<{ __typename: 'SavedMethod', id: string, type: CardType, label: string, last4: string | null, expiresMonth: number | null, expiresYear: number | null, state: SavedMethodState, isDefault: boolean, paymentMethod: string }> } };

export type MakeSavedMethodDefaultMutationVariables = Exact<{
  id: string;
}>;


export type MakeSavedMethodDefaultMutation = { __typename: 'Mutation', makeSavedMethodDefault: { __typename: 'SavedMethodsPayload', savedMethods: Array<{ __typename: 'SavedMethod', id: string, type: CardType, label: string, last4: string | null, expiresMonth: number | null, expiresYear: number | null, state: SavedMethodState, isDefault: boolean, paymentMethod: string }> } };

export type SavedSearchFieldsFragment = { __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null };

export type GetSavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSavedSearchesQuery = { __typename: 'Query', savedSearches: Array<{ __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null }> };

export type GetSearchPreviewQueryVariables = Exact<{
  listing: ListingToSaveInput;
}>;


export type GetSearchPreviewQuery = { __typename: 'Query', searchPreview: { __typename: 'SearchPreview', criteria: string, name: string, totalCount: number, keptCount: number, perDay: number, tooBroad: string | null, never: { __typename: 'SearchNeverMatches', message: string, word: string | null } | null } };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { __typename: 'Mutation', saveSearch:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'SaveSearchPayload', savedSearch: { __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null } }
    | { __typename: 'SavedSearchesFull', message: string, limit: number }
    | { __typename: 'SearchNameTaken', message: string, free: string }
    | { __typename: 'SearchNeverMatches', message: string, word: string | null }
    | { __typename: 'SearchTooBroad', message: string }
   };

export type PauseSavedSearchMutationVariables = Exact<{
  id: string;
  paused: boolean;
}>;


export type PauseSavedSearchMutation = { __typename: 'Mutation', pauseSavedSearch: { __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null } };

export type LookAtSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type LookAtSavedSearchMutation = { __typename: 'Mutation', lookAtSavedSearch: { __typename: 'SavedSearch', id: string, name: string, path: string, text: string, criteria: string, leftOut: Array<string>, rhythm: SearchRhythm, channels: Array<SearchChannel>, paused: boolean, createdAt: string, lookedAt: string, newCount: number, newItemNumbers: Array<number>, lastMatchAt: string | null, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }>, autoBuy: { __typename: 'AutoBuy', most: number, pieces: number, boughtCount: number, lastDay: string, savedMethodId: string | null, cardLabel: string | null, addressId: string | null, allowsFinalSale: boolean, state: AutoBuyState, reason: string | null, orders: Array<{ __typename: 'AutoBuyOrder', orderId: string, itemNumber: number, title: string, total: number, placedAt: string, isPending: boolean }> } | null } };

export type RemoveSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedSearchMutation = { __typename: 'Mutation', removeSavedSearch: { __typename: 'RemoveSavedSearchPayload', id: string } };

export type GetItemsQueryVariables = Exact<{
  amount: number;
  page?: number | null | undefined;
  context?: string | null | undefined;
  excludes?: ExcludesInput | null | undefined;
  filters: Array<FilterInput> | FilterInput;
  itemQueryContext?: ItemQueryContextInput | null | undefined;
  query?: string | null | undefined;
  queryBehavior?: string | null | undefined;
  queryId?: string | null | undefined;
  skipFallback?: boolean | null | undefined;
  skipSpellcheck?: boolean | null | undefined;
  sortBy?: string | null | undefined;
  target?: string | null | undefined;
  userInfo: UserInfoInput;
  facets?: Array<string> | string | null | undefined;
}>;


export type GetItemsQuery = { __typename: 'Query', items: { __typename: 'ItemConnection', totalCount: number, droppedWords: Array<string>, absentWords: Array<string>, leadsTo: string | null, notes: Array<string>, degraded: boolean, log: unknown, parentId: string | null, queryId: string, resultId: string, savedSearchDisabled: boolean, savedSearchDisabledReason: string | null, nodes: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }>, pageInfo: { __typename: 'ListPageInfo', page: number, pageCount: number, pageSize: number, hasNextPage: boolean }, facets: Array<{ __typename: 'Facet', key: string, label: string, kind: FacetKind, buckets: Array<{ __typename: 'FacetBucket', value: string, label: string, count: number, selected: boolean, group: string | null, hex: string | null, depth: number | null }>, histogram: Array<{ __typename: 'HistogramBar', fromCents: number, toCents: number, count: number }> }>, moreFacets: Array<{ __typename: 'FacetChoice', key: string, label: string, kind: FacetKind }>, controls: { __typename: 'ListControls', sorts: Array<{ __typename: 'SortGroup', label: string, children: Array<{ __typename: 'SortControl', label: string, value: string, selected: boolean, location: { __typename: 'SortLocation', query: unknown, search: string } }>, selected: { __typename: 'SortControl', value: string, label: string } | null }> }, correction: { __typename: 'QueryCorrection', applied: boolean, correctedQueryLabel: string, originalSearchTerm: string, content: { __typename: 'CorrectionContent', allText: string, boldText: string, textFirst: string, textLast: string, linkQuery: unknown }, correctedQuery: { __typename: 'CorrectedQuery', filtersInput: unknown, searchText: string, skipSpellcheck: boolean } } | null, understood: Array<{ __typename: 'UnderstoodPart', key: string, values: Array<string>, label: string, negated: boolean, textWithout: string, from: number, to: number }>, mySizes: { __typename: 'MySizes', applied: boolean, why: string | null, department: string | null, sizes: Array<string>, search: string, totalWithout: number | null } | null } };

export type ItemsV2QueryVariables = Exact<{
  input: ItemsV2Input;
}>;


export type ItemsV2Query = { __typename: 'Query', itemsV2: { __typename: 'ItemConnection', totalCount: number, nodes: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }> } };

export type GetFacetsQueryVariables = Exact<{
  filters: Array<FilterInput> | FilterInput;
  facets?: Array<string> | string | null | undefined;
  excludes?: ExcludesInput | null | undefined;
  query?: string | null | undefined;
  queryBehavior?: string | null | undefined;
  skipFallback?: boolean | null | undefined;
  skipSpellcheck?: boolean | null | undefined;
  userInfo: UserInfoInput;
}>;


export type GetFacetsQuery = { __typename: 'Query', items: { __typename: 'ItemConnection', totalCount: number, degraded: boolean, facets: Array<{ __typename: 'Facet', key: string, label: string, kind: FacetKind, buckets: Array<{ __typename: 'FacetBucket', value: string, label: string, count: number, selected: boolean, group: string | null, hex: string | null, depth: number | null }>, histogram: Array<{ __typename: 'HistogramBar', fromCents: number, toCents: number, count: number }> }>, moreFacets: Array<{ __typename: 'FacetChoice', key: string, label: string, kind: FacetKind }> } };

export type GetFacetBrandsQueryVariables = Exact<{
  filters: Array<FilterInput> | FilterInput;
  text: string;
  query?: string | null | undefined;
  skipSpellcheck?: boolean | null | undefined;
  excludes?: ExcludesInput | null | undefined;
  amount?: number | null | undefined;
}>;


export type GetFacetBrandsQuery = { __typename: 'Query', facetBrands: Array<{ __typename: 'FacetBucket', value: string, label: string, count: number, selected: boolean, group: string | null, hex: string | null, depth: number | null }> };

export type FacetPartsFragment = { __typename: 'Facet', key: string, label: string, kind: FacetKind, buckets: Array<{ __typename: 'FacetBucket', value: string, label: string, count: number, selected: boolean, group: string | null, hex: string | null, depth: number | null }>, histogram: Array<{ __typename: 'HistogramBar', fromCents: number, toCents: number, count: number }> };

export type BucketPartsFragment = { __typename: 'FacetBucket', value: string, label: string, count: number, selected: boolean, group: string | null, hex: string | null, depth: number | null };

export type SecurityFieldsFragment = { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null };

export type GetSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSecurityQuery = { __typename: 'Query', security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } };

export type FinishLogInMutationVariables = Exact<{
  input: FinishLogInInput;
}>;


export type FinishLogInMutation = { __typename: 'Mutation', finishLogIn:
    | { __typename: 'AuthPayload', authToken: string, cartItemsLost: Array<number>, user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
    | { __typename: 'LogInEnded', message: string }
    | { __typename: 'LogInRefused', message: string }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type BeginTwoStepMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTwoStepMutation = { __typename: 'Mutation', beginTwoStep:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'TwoStepRefused', message: string }
    | { __typename: 'TwoStepSecret', secret: string, uri: string }
   };

export type ConfirmTwoStepMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTwoStepMutation = { __typename: 'Mutation', confirmTwoStep:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'RecoveryCodes', codes: Array<string>, security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } }
    | { __typename: 'TwoStepRefused', message: string }
   };

export type RenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewRecoveryCodesMutation = { __typename: 'Mutation', renewRecoveryCodes:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'RecoveryCodes', codes: Array<string>, security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } }
    | { __typename: 'TwoStepRefused', message: string }
   };

export type EndTwoStepMutationVariables = Exact<{ [key: string]: never; }>;


export type EndTwoStepMutation = { __typename: 'Mutation', endTwoStep:
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'SecurityPayload', security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } }
   };

export type EndDeviceMutationVariables = Exact<{
  id: string;
}>;


export type EndDeviceMutation = { __typename: 'Mutation', endDevice: { __typename: 'SecurityPayload', security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } } };

export type EndOtherDevicesMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherDevicesMutation = { __typename: 'Mutation', endOtherDevices: { __typename: 'SecurityPayload', security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } } };

export type ChangeNameMutationVariables = Exact<{
  firstName: string;
  lastName: string;
}>;


export type ChangeNameMutation = { __typename: 'Mutation', changeName:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'NamePayload', user: { __typename: 'User', loggedIn: boolean, id: string | null, visitorId: number | null, banned: boolean, clientConfiguration: unknown, eligibleToPreorder: boolean, experiments: unknown, firstPurchaseAt: number | null, lastPurchaseAt: number | null, itemOrderSeq: number, freeShippingThreshold: number, hasKitOrdered: boolean, hasKitReturned: boolean, hasMobileApp: boolean, hasPurchasedOrder: boolean, recentComplimentaryBag: boolean, heardFromSource: string | null, inactiveDropshipperIds: Array<number>, isInternational: boolean, isLegalAcceptRequired: boolean, showWaiveRestockingFeeModal: boolean, requestedBagOrderCount: number, roles: Array<string>, sellerSegment: string | null, sellerSizeGroup: string | null, warehouseId: Array<number>, mdcOverride: Array<number> | null, loyaltyTier: string | null, splitBucketingKey: string, firstName: string | null, lastName: string | null, email: string | null, emailHash: string | null, createdAt: string | null, featureFlags: Array<string>, favoritesCount: number, cartCount: number, loyaltyBalance: number, userCountry: { __typename: 'Country', id: string }, referralInvitation: { __typename: 'ReferralInvitation', code: string, isGoodyReferral: boolean, isReferral: boolean, from: string, isGiftOpen: boolean, giftEndsAt: string | null, referralCampaign: { __typename: 'ReferralCampaign', advocateRewardAmount: number, friendRewardAmount: number } } | null, creditDrops: Array<{ __typename: 'CreditDrop', balance: number, expiresAt: string | null }>, outletPromotion: { __typename: 'OutletPromotion', code: string, itemTargeting: { __typename: 'ItemTargeting', type: string, rules: Array<{ __typename: 'ItemTargetingRule', discountPercent: number, itemCountThreshold: number }> } } | null, promotions: { __typename: 'UserPromotions', advertisedOffer: { __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType } | null, coupons: Array<{ __typename: 'CouponOffer', code: string, cohort: string | null }>, merchCouponV2Offer: { __typename: 'CouponOffer', code: string, cohort: string | null } | null, pointsMultiplierOffer: { __typename: 'PointsMultiplierOffer', cohort: string, multiplierCoefficient: number } | null, lifecyclePromotions: Array<{ __typename: 'AdvertisedOffer', code: string, cohort: string | null, endsAt: string | null, endsAtPst: string | null, formattedAmount: string, freeShipping: boolean, itemTargetingType: string, legalese: string, promotionType: PromotionType }> } } }
   };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
}>;


export type ChangeEmailMutation = { __typename: 'Mutation', changeEmail:
    | { __typename: 'EmailChangeSent', sentTo: string, security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'PasswordNeeded', message: string }
    | { __typename: 'TooManyTries', message: string }
   };

export type SendEmailChangeAgainMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailChangeAgainMutation = { __typename: 'Mutation', sendEmailChangeAgain:
    | { __typename: 'EmailChangeEnded', message: string, security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } }
    | { __typename: 'EmailChangeSent', sentTo: string, security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type EndEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type EndEmailChangeMutation = { __typename: 'Mutation', endEmailChange: { __typename: 'SecurityPayload', security: { __typename: 'Security', twoStepSince: string | null, recoveryCodesLeft: number, devices: Array<{ __typename: 'Device', id: string, name: string, startedAt: string, lastUsedAt: string, isThis: boolean }>, emailChange: { __typename: 'WaitingEmail', sentTo: string, sentAt: string, until: string } | null } } };

export type GetRelatedLinksQueryVariables = Exact<{
  path: string;
}>;


export type GetRelatedLinksQuery = { __typename: 'Query', relatedLinks: { __typename: 'RelatedLinks', sections: Array<{ __typename: 'RelatedSection', title: string, links: Array<{ __typename: 'RelatedLink', label: string, href: string, count: number | null }> }> } };

export type GetSitemapQueryVariables = Exact<{
  file?: string | null | undefined;
}>;


export type GetSitemapQuery = { __typename: 'Query', sitemap: { __typename: 'Sitemap', files: Array<{ __typename: 'SitemapFile', name: string, addressCount: number, lastChanged: string | null }>, addresses: Array<{ __typename: 'SitemapAddress', path: string, lastChanged: string | null }> | null } };

export type GetLandingHeadQueryVariables = Exact<{
  slug: string;
}>;


export type GetLandingHeadQuery = { __typename: 'Query', landingPage: { __typename: 'LandingPage', slug: string, title: string, intro: string, collage: Array<{ __typename: 'Item', itemNumber: number, slug: string, brand: string, title: string, sizeDisplay: string, price: number, photoIds: Array<number>, hasInappropriateContent: boolean }> } | null };

export type GetListingDocumentQueryVariables = Exact<{
  amount: number;
  page?: number | null | undefined;
  filters: Array<FilterInput> | FilterInput;
  query?: string | null | undefined;
  sortBy?: string | null | undefined;
  userInfo: UserInfoInput;
}>;


export type GetListingDocumentQuery = { __typename: 'Query', items: { __typename: 'ItemConnection', totalCount: number, leadsTo: string | null, nodes: Array<{ __typename: 'Item', itemNumber: number, slug: string, brand: string, title: string, sizeDisplay: string, condition: ItemCondition, price: number, msrp: number, savingsPercent: number, photoIds: Array<number>, hasInappropriateContent: boolean }>, pageInfo: { __typename: 'ListPageInfo', page: number, pageCount: number, pageSize: number } } };

export type CartShippingFieldsFragment = { __typename: 'Cart', bundleMessages: Array<string>, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null };

export type BundleFieldsFragment = { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> };

export type SelectShippingOptionMutationVariables = Exact<{
  input: SelectShippingOptionInput;
}>;


export type SelectShippingOptionMutation = { __typename: 'Mutation', selectShippingOption:
    | { __typename: 'SelectShippingOptionPayload', cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } }
    | { __typename: 'ShippingOptionUnavailable', message: string, optionId: number }
   };

export type GetActiveBundleQueryVariables = Exact<{ [key: string]: never; }>;


export type GetActiveBundleQuery = { __typename: 'Query', user: { __typename: 'User', id: string | null, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null } };

export type SizeChartFieldsFragment = { __typename: 'SizeChart', name: string, title: string, isStandard: boolean, note: string, columns: Array<{ __typename: 'SizeChartColumn', key: string, label: string }>, rows: Array<{ __typename: 'SizeChartRow', label: string, cells: Array<{ __typename: 'SizeChartCell', text: string | null, inches: { __typename: 'SizeRange', from: number, to: number } | null }> }> };

export type GetSizeChartByNameQueryVariables = Exact<{
  name: string;
}>;


export type GetSizeChartByNameQuery = { __typename: 'Query', sizeChart: { __typename: 'SizeChart', name: string, title: string, isStandard: boolean, note: string, columns: Array<{ __typename: 'SizeChartColumn', key: string, label: string }>, rows: Array<{ __typename: 'SizeChartRow', label: string, cells: Array<{ __typename: 'SizeChartCell', text: string | null, inches: { __typename: 'SizeRange', from: number, to: number } | null }> }> } | null };

export type GetSizeChartStandardGuidesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSizeChartStandardGuidesQuery = { __typename: 'Query', sizeChartStandardGuides: Array<{ __typename: 'SizeChart', name: string, title: string, isStandard: boolean, note: string, columns: Array<{ __typename: 'SizeChartColumn', key: string, label: string }>, rows: Array<{ __typename: 'SizeChartRow', label: string, cells: Array<{ __typename: 'SizeChartCell', text: string | null, inches: { __typename: 'SizeRange', from: number, to: number } | null }> }> }> };

export type GetSizeFragmentQueryVariables = Exact<{
  sizingId: number;
}>;


export type GetSizeFragmentQuery = { __typename: 'Query', sizeFragment: { __typename: 'SizeFragment', sizingId: number, label: string, chartName: string, chartTitle: string, columns: Array<{ __typename: 'SizeChartColumn', key: string, label: string }>, row: { __typename: 'SizeChartRow', label: string, cells: Array<{ __typename: 'SizeChartCell', text: string | null, inches: { __typename: 'SizeRange', from: number, to: number } | null }> } } | null };

export type SizeProfileFieldsFragment = { __typename: 'SizeProfile', department: string, enabled: boolean, includeEquivalents: boolean, includeMaternity: boolean, includePetite: boolean, includeTall: boolean, sizingIds: Array<number>, updatedAt: string | null };

export type GetSizeProfileQueryVariables = Exact<{
  departmentTag: string;
  v2Sizes?: boolean | null | undefined;
}>;


export type GetSizeProfileQuery = { __typename: 'Query', sizeProfile: { __typename: 'SizeProfile', expandedSizingIds: Array<number>, department: string, enabled: boolean, includeEquivalents: boolean, includeMaternity: boolean, includePetite: boolean, includeTall: boolean, sizingIds: Array<number>, updatedAt: string | null } | null, sizeChoices: Array<{ __typename: 'SizeChoiceGroup', category: string, label: string, group: string, sizes: Array<{ __typename: 'SizeChoice', sizingId: number, label: string }> }> };

export type GetSizeProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSizeProfilesQuery = { __typename: 'Query', sizeProfiles: Array<{ __typename: 'SizeProfile', department: string, enabled: boolean, includeEquivalents: boolean, includeMaternity: boolean, includePetite: boolean, includeTall: boolean, sizingIds: Array<number>, updatedAt: string | null }>, childSizes: Array<{ __typename: 'ChildSizes', id: string, name: string, sizingIds: Array<number> }> };

export type GetChildSizesQueryVariables = Exact<{
  departmentTag: string;
}>;


export type GetChildSizesQuery = { __typename: 'Query', childSizes: Array<{ __typename: 'ChildSizes', id: string, name: string, sizingIds: Array<number> }>, sizeChoices: Array<{ __typename: 'SizeChoiceGroup', category: string, label: string, group: string, sizes: Array<{ __typename: 'SizeChoice', sizingId: number, label: string }> }> };

export type ChildSizesFieldsFragment = { __typename: 'ChildSizes', id: string, name: string, sizingIds: Array<number> };

export type UpsertSizeProfileMutationVariables = Exact<{
  input: SizeProfileInput;
  v2Sizes?: boolean | null | undefined;
  withExpansions?: boolean | null | undefined;
}>;


export type UpsertSizeProfileMutation = { __typename: 'Mutation', upsertSizeProfile: { __typename: 'UpsertSizeProfilePayload', isFirst: boolean, sizeProfile: { __typename: 'SizeProfile', expandedSizingIds: Array<number>, department: string, enabled: boolean, includeEquivalents: boolean, includeMaternity: boolean, includePetite: boolean, includeTall: boolean, sizingIds: Array<number>, updatedAt: string | null }, replaced: { __typename: 'ReplacedSizes', enabled: boolean, includeEquivalents: boolean, includeMaternity: boolean, includePetite: boolean, includeTall: boolean, sizingIds: Array<number> } | null } };

export type SaveChildSizesMutationVariables = Exact<{
  input: ChildSizesInput;
}>;


export type SaveChildSizesMutation = { __typename: 'Mutation', saveChildSizes: { __typename: 'ChildSizesPayload', children: Array<{ __typename: 'ChildSizes', id: string, name: string, sizingIds: Array<number> }> } };

export type RemoveChildSizesMutationVariables = Exact<{
  id: string;
}>;


export type RemoveChildSizesMutation = { __typename: 'Mutation', removeChildSizes: { __typename: 'ChildSizesPayload', children: Array<{ __typename: 'ChildSizes', id: string, name: string, sizingIds: Array<number> }> } };

export type FitBasisFieldsFragment = { __typename: 'FitBasis', measure: string, family: string | null, inches: number | null, count: number, takenAt: string | null };

export type GetFitNoteQueryVariables = Exact<{
  itemNumber: number;
}>;


export type GetFitNoteQuery = { __typename: 'Query', fitNote: { __typename: 'FitNote', measure: string, piece: number, verdict: string | null, words: string | null, own: number | null, ownFrom: string | null, ownCount: number } | null };

export type GetFitBasisQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFitBasisQuery = { __typename: 'Query', fitBasis: Array<{ __typename: 'FitBasis', measure: string, family: string | null, inches: number | null, count: number, takenAt: string | null }> };

export type SaveBodyMeasureMutationVariables = Exact<{
  measure: string;
  inches: number;
}>;


export type SaveBodyMeasureMutation = { __typename: 'Mutation', saveBodyMeasure: { __typename: 'FitBasisPayload', fitBasis: Array<{ __typename: 'FitBasis', measure: string, family: string | null, inches: number | null, count: number, takenAt: string | null }> } };

export type ForgetFitMutationVariables = Exact<{ [key: string]: never; }>;


export type ForgetFitMutation = { __typename: 'Mutation', forgetFit: { __typename: 'FitBasisPayload', fitBasis: Array<{ __typename: 'FitBasis', measure: string, family: string | null, inches: number | null, count: number, takenAt: string | null }> } };

export type GetSizesFromPieceQueryVariables = Exact<{
  departmentTag: string;
  brand: string;
  kind: string;
  sizingId: number;
}>;


export type GetSizesFromPieceQuery = { __typename: 'Query', sizesFromPiece: { __typename: 'SizesFromPiece', brand: string, sizingIds: Array<number>, measures: Array<{ __typename: 'PieceMeasure', measure: string, inches: number, off: number, pieces: number, sameLabel: boolean }> } | null };

export type FollowFieldsFragment = { __typename: 'Follow', id: string, name: string, href: string, brandId: number | null, storefrontCode: string | null };

export type StorefrontFieldsFragment = { __typename: 'StorefrontSettings', code: string, name: string | null, isOpen: boolean, showsPieces: boolean };

export type GetStorefrontQueryVariables = Exact<{
  code: string;
  preview: boolean;
}>;


export type GetStorefrontQuery = { __typename: 'Query', storefront:
    | { __typename: 'Storefront', code: string, name: string | null, isMine: boolean, isBlocked: boolean, isPreview: boolean, totalCount: number, lists: Array<{ __typename: 'StorefrontList', code: string, name: string | null, count: number }>, closet: { __typename: 'Closet', city: string | null, state: string | null, since: string, vacationUntil: string | null, rating: { __typename: 'MemberRating', stars: number | null, count: number, soldCount: number, response: string | null }, reviews: Array<{ __typename: 'MemberReview', id: string, by: string, stars: number, words: string, writtenAt: string, changedAt: string | null, ofSeller: boolean, isOwn: boolean, isRemoved: boolean, earlier: Array<{ __typename: 'ReviewVersion', stars: number, words: string, at: string }> }> } | null, items: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }> }
    | { __typename: 'StorefrontGone', message: string }
   | null };

export type GetMyStorefrontQueryVariables = Exact<{ [key: string]: never; }>;


export type GetMyStorefrontQuery = { __typename: 'Query', myStorefront: { __typename: 'StorefrontSettings', code: string, name: string | null, isOpen: boolean, showsPieces: boolean } | null };

export type GetFollowsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetFollowsQuery = { __typename: 'Query', follows: Array<{ __typename: 'Follow', id: string, name: string, href: string, brandId: number | null, storefrontCode: string | null }> };

export type SaveStorefrontMutationVariables = Exact<{
  input: StorefrontInput;
}>;


export type SaveStorefrontMutation = { __typename: 'Mutation', saveStorefront:
    | { __typename: 'SaveStorefrontPayload', storefront: { __typename: 'StorefrontSettings', code: string, name: string | null, isOpen: boolean, showsPieces: boolean } }
    | { __typename: 'StorefrontRefused', message: string }
   };

export type FollowMutationVariables = Exact<{
  input: FollowInput;
}>;


export type FollowMutation = { __typename: 'Mutation', follow:
    | { __typename: 'FollowPayload', follows: Array<{ __typename: 'Follow', id: string, name: string, href: string, brandId: number | null, storefrontCode: string | null }> }
    | { __typename: 'FollowRefused', message: string }
   };

export type StyleOutfitFieldsFragment = { __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> };

export type StyleThreadFieldsFragment = { __typename: 'StyleThread', id: string, title: string, updatedAt: string, chips: Array<{ __typename: 'StyleChip', key: string, label: string }>, turns: Array<{ __typename: 'StyleTurn', id: string, author: StyleAuthor, words: string, at: string, question: { __typename: 'StyleQuestion', words: string, answers: Array<string> } | null, outfits: Array<{ __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> }> };

export type StyleProfileFieldsFragment = { __typename: 'StyleProfile', pieces: number, traits: Array<{ __typename: 'StyleTrait', key: string, value: string, label: string, pieces: number, verdict: StyleVerdict | null }>, notMe: Array<{ __typename: 'StyleTrait', key: string, value: string, label: string, pieces: number, verdict: StyleVerdict | null }> };

export type GetStyleProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStyleProfileQuery = { __typename: 'Query', styleProfile: { __typename: 'StyleProfile', pieces: number, traits: Array<{ __typename: 'StyleTrait', key: string, value: string, label: string, pieces: number, verdict: StyleVerdict | null }>, notMe: Array<{ __typename: 'StyleTrait', key: string, value: string, label: string, pieces: number, verdict: StyleVerdict | null }> } };

export type SetStyleTraitMutationVariables = Exact<{
  key: string;
  value: string;
  verdict?: StyleVerdict | null | undefined;
}>;


export type SetStyleTraitMutation = { __typename: 'Mutation', setStyleTrait: { __typename: 'StyleProfile', pieces: number, traits: Array<{ __typename: 'StyleTrait', key: string, value: string, label: string, pieces: number, verdict: StyleVerdict | null }>, notMe: Array<{ __typename: 'StyleTrait', key: string, value: string, label: string, pieces: number, verdict: StyleVerdict | null }> } };

export type GetStylistModelQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStylistModelQuery = { __typename: 'Query', stylistModel: string | null };

export type GetStyleThreadsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStyleThreadsQuery = { __typename: 'Query', styleThreads: Array<{ __typename: 'StyleThreadLine', id: string, title: string, updatedAt: string }> };

export type GetStyleThreadQueryVariables = Exact<{
  id: string;
}>;


export type GetStyleThreadQuery = { __typename: 'Query', styleThread: { __typename: 'StyleThread', id: string, title: string, updatedAt: string, chips: Array<{ __typename: 'StyleChip', key: string, label: string }>, turns: Array<{ __typename: 'StyleTurn', id: string, author: StyleAuthor, words: string, at: string, question: { __typename: 'StyleQuestion', words: string, answers: Array<string> } | null, outfits: Array<{ __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> }> } | null };

export type GetStyleOutfitQueryVariables = Exact<{
  threadId: string;
  id: string;
}>;


export type GetStyleOutfitQuery = { __typename: 'Query', styleOutfit: { __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } | null };

export type GetStyleAlternativesQueryVariables = Exact<{
  outfitId: string;
  itemNumber: number;
}>;


export type GetStyleAlternativesQuery = { __typename: 'Query', styleAlternatives: Array<{ __typename: 'StyleAlternative', difference: number, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> };

export type GetStyleWatchQueryVariables = Exact<{
  outfitId: string;
  itemNumber: number;
}>;


export type GetStyleWatchQuery = { __typename: 'Query', styleWatch: { __typename: 'StyleWatch', title: string, path: string, filters: Array<{ __typename: 'SavedFilter', key: string, values: Array<string> }> } | null };

export type SayToStylistMutationVariables = Exact<{
  input: SayToStylistInput;
}>;


export type SayToStylistMutation = { __typename: 'Mutation', sayToStylist:
    | { __typename: 'StyleRefused', message: string }
    | { __typename: 'StyleThreadPayload', thread: { __typename: 'StyleThread', id: string, title: string, updatedAt: string, chips: Array<{ __typename: 'StyleChip', key: string, label: string }>, turns: Array<{ __typename: 'StyleTurn', id: string, author: StyleAuthor, words: string, at: string, question: { __typename: 'StyleQuestion', words: string, answers: Array<string> } | null, outfits: Array<{ __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> }> } }
   };

export type RemoveStyleChipMutationVariables = Exact<{
  threadId: string;
  key: string;
}>;


export type RemoveStyleChipMutation = { __typename: 'Mutation', removeStyleChip:
    | { __typename: 'StyleRefused', message: string }
    | { __typename: 'StyleThreadPayload', thread: { __typename: 'StyleThread', id: string, title: string, updatedAt: string, chips: Array<{ __typename: 'StyleChip', key: string, label: string }>, turns: Array<{ __typename: 'StyleTurn', id: string, author: StyleAuthor, words: string, at: string, question: { __typename: 'StyleQuestion', words: string, answers: Array<string> } | null, outfits: Array<{ __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> }> }> } }
   };

export type SwapStylePieceMutationVariables = Exact<{
  input: SwapStylePieceInput;
}>;


export type SwapStylePieceMutation = { __typename: 'Mutation', swapStylePiece:
    | { __typename: 'StyleOutfitPayload', outfit: { __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } }
    | { __typename: 'StyleRefused', message: string }
   };

export type HoldStyleOutfitMutationVariables = Exact<{
  id: string;
}>;


export type HoldStyleOutfitMutation = { __typename: 'Mutation', holdStyleOutfit:
    | { __typename: 'CartFull', message: string }
    | { __typename: 'HoldOutfitPayload', expiresAt: string, cart: { __typename: 'Cart', id: string, userId: string | null, visitorId: number | null, addressId: string | null, billingAddressId: string | null, couponId: string | null, applicableGiftCardsCount: number, selectedPaymentMethod: string, vendorsReferenceId: string | null, itemLimit: number, bundleMessages: Array<string>, cartProducts: Array<{ __typename: 'CartProduct', id: string, cartId: string, availability: CartAvailability, addedAt: string, discount: number, discountPercent: number, expiresAt: string | null, giftedLifecyclePromo: number, heldByOtherUntil: string | null, itemNumber: number | null, net: number, productId: string, productKey: string, productType: CartProductType, visibleDiscount: number, visibleDiscountPercent: number, visibleNet: number, reclaimWithin: string | null, giftCard: { __typename: 'CartGiftCard', deliveryDate: string, timeZone: string, deliveryMethod: GiftCardDeliveryMethod, finalSale: boolean, giftCardProductId: string, giftCardTemplateId: string, giftMessage: string | null, imageUrl: string, name: string, recipientName: string, recipientEmail: string | null, senderName: string, slug: string, thumbnailUrl: string } | null, item: { __typename: 'Item', finalSale: boolean, reclaiming: boolean, reclamationFee: number | null, isP2P: boolean, id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, warehouse: { __typename: 'Warehouse', warehouseId: number, city: string, state: string }, thirdPartySeller: { __typename: 'ThirdPartySeller', id: number, name: string, sellerType: string } | null, dropshipper: { __typename: 'Dropshipper', active: boolean, id: number, name: string } | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } | null }>, giftCards: Array<{ __typename: 'AppliedGiftCard', balance: number, cartId: string, id: string, last4: string, redeemAmount: number, token: string }>, cartTotals: { __typename: 'CartTotals', allowedPaymentMethods: Array<string>, amountCharged: number, amountRemainderForFreeShipping: number, circularityFeeAmount: number, creditsUsed: number, discountAmount: number, dutyAmount: number, estimatedDutyAmount: number, errors: Array<string>, freeShipping: boolean, freeShippingThreshold: number, giftCardAmount: number, giftedLifecyclePromoAmount: number, promoCode: string | null, promoAppliedByItself: boolean, retailDeliveryFeeAmount: number, shippingAmount: number, subtotal: number, taxAmount: number, taxCalculationSource: TaxCalculationSource, total: number, totalBeforeDiscounts: number, estimatedRetail: number, visibleDiscountAmount: number, pointsToEarn: number, cashCreditsUsed: Array<{ __typename: 'CashCreditUsed', amount: number, expires: string | null }>, extraFields: Array<{ __typename: 'CartExtraField', key: string, label: string, linkText: string | null, linkUrl: string | null, tooltip: string | null, value: number }>, potentialReward: { __typename: 'PotentialReward', amountCents: number, threshold: number, remainder: number, freeShipping: boolean } | null, promosAndRewards: Array<{ __typename: 'PromoOrReward', badge: string | null, cohort: string | null, description: string, isApplied: boolean, isReward: boolean, key: string, name: string, reason: string, title: string, button: { __typename: 'PromoButton', isApplied: boolean, isEnabled: boolean, label: string } }>, uses: Array<{ __typename: 'CartUse', kind: CartUseKind, label: string, amount: number, expires: string | null }> } | null, groups: Array<{ __typename: 'CartGroup', key: string, deliveryKey: string, source: string, title: string, shipFrom: string | null, estimate: string, minEstimate: string, maxEstimate: string, shipsSeparately: boolean, warehouseId: number | null, productIds: Array<string> }>, shippingOptions: Array<{ __typename: 'ShippingOption', id: number, groupKey: string, deliveryEstimate: string, descriptionOverride: string | null, dropshipperId: number | null, label: string, maxShippingEstimate: string, minShippingEstimate: string, name: string, price: number, productId: string | null, productKey: string | null, selected: boolean, serviceType: string, tax: number, shippingEstimateDetailed: Array<{ __typename: 'DetailedShippingEstimate', itemNumbers: Array<number>, minEstimate: string, maxEstimate: string, warehouseId: number | null }> }>, cartIncentives: Array<{ __typename: 'CartIncentive', id: string, type: CartIncentiveType, state: CartIncentiveState, content: string, percent: number }>, activeBundle: { __typename: 'Bundle', id: string, openedAt: string, closesAt: string, shipsOn: string, daysLeft: number, merchandise: number, freeShippingThreshold: number, remainder: number, shipsFree: boolean, messages: Array<string> } | null }, outfit: { __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } }
    | { __typename: 'OutfitNotHeld', message: string, itemNumbers: Array<number> }
    | { __typename: 'TooManyHolds', message: string }
   };

export type ShareStyleOutfitMutationVariables = Exact<{
  id: string;
  shared: boolean;
}>;


export type ShareStyleOutfitMutation = { __typename: 'Mutation', shareStyleOutfit: { __typename: 'StyleOutfitPayload', outfit: { __typename: 'StyleOutfit', id: string, threadId: string, name: string, line: string, reasons: Array<string>, totalPrice: number, totalMsrp: number, isShared: boolean, isMine: boolean, pieces: Array<{ __typename: 'StylePiece', slot: string, slotLabel: string, noun: string, canBeHad: boolean, item: { __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null } }> } } };

export type DeleteStyleThreadMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStyleThreadMutation = { __typename: 'Mutation', deleteStyleThread: { __typename: 'DeleteStyleThreadPayload', id: string } };

export type TypeaheadQueryVariables = Exact<{
  text: string;
  filters?: Array<FilterInput> | FilterInput | null | undefined;
}>;


export type TypeaheadQuery = { __typename: 'Query', typeahead: { __typename: 'Typeahead', text: string, correctedText: string | null, likelyText: string, totalCount: number, recent: Array<{ __typename: 'RecentSearch', id: string, text: string, path: string, searchedAt: string }>, terms: Array<{ __typename: 'SearchTerm', text: string, path: string }>, categories: Array<{ __typename: 'TypeaheadPlace', label: string, within: string | null, path: string, count: number }>, brands: Array<{ __typename: 'TypeaheadPlace', label: string, within: string | null, path: string, count: number }>, understood: Array<{ __typename: 'UnderstoodPart', key: string, values: Array<string>, label: string, negated: boolean, textWithout: string }>, items: Array<{ __typename: 'Item', id: string, itemNumber: number, accessLevels: Array<string>, listedAt: string | null, isReserved: boolean, reservedForMe: boolean, availability: ItemAvailability, heldUntil: string | null, heldByMe: boolean, brand: string, condition: ItemCondition, favoriteCount: number, isFavorite: boolean, isRareFind: boolean, newWithTags: boolean, msrp: number, price: number, savingsPercent: number, photoIds: Array<number>, sizeDisplay: string, sizingId: number, slug: string, title: string, categoryPath: string, noLongerAvailable: boolean, hasInappropriateContent: boolean, state: string, auctionBidCount: number, auctionEndsAt: string | null, promotion: { __typename: 'ItemPromotion', discountPercent: number, promofiedPrice: number, promotionCode: string } | null }> } };

export type TrendingSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type TrendingSearchesQuery = { __typename: 'Query', typeahead: { __typename: 'Typeahead', text: string, terms: Array<{ __typename: 'SearchTerm', text: string, path: string }> } };

export type RecentSearchesQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type RecentSearchesQuery = { __typename: 'Query', recentSearches: Array<string> };

export type RecentSearchesV2QueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type RecentSearchesV2Query = { __typename: 'Query', recentSearchesV2: { __typename: 'RecentSearchConnection', totalCount: number, nodes: Array<{ __typename: 'RecentSearch', id: string, text: string, path: string, searchedAt: string }> } };

export type AlpSearchTermsQueryVariables = Exact<{
  filters: Array<FilterInput> | FilterInput;
  query?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type AlpSearchTermsQuery = { __typename: 'Query', alpSearchTerms: Array<{ __typename: 'SearchTerm', text: string, path: string }> };

export type RememberSearchMutationVariables = Exact<{
  text: string;
}>;


export type RememberSearchMutation = { __typename: 'Mutation', rememberSearch: { __typename: 'RememberSearchPayload', recentSearch: { __typename: 'RecentSearch', id: string, text: string, path: string, searchedAt: string } | null } };

export type ForgetSearchesMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type ForgetSearchesMutation = { __typename: 'Mutation', forgetSearches: { __typename: 'ForgetSearchesPayload', recentSearches: { __typename: 'RecentSearchConnection', totalCount: number, nodes: Array<{ __typename: 'RecentSearch', id: string, text: string, path: string, searchedAt: string }> } } };

export type RecentSearchPartsFragment = { __typename: 'RecentSearch', id: string, text: string, path: string, searchedAt: string };

export type TypeaheadPlacePartsFragment = { __typename: 'TypeaheadPlace', label: string, within: string | null, path: string, count: number };

export type TaxSetupFieldsFragment = { __typename: 'TaxSetup', year: number, paidThisYear: number, threshold: number, asked: boolean, form: { __typename: 'TaxForm', id: string, businessClass: string, tinKind: string, tinLast4: string, signedOn: string } | null };

export type GetTaxSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type GetTaxSetupQuery = { __typename: 'Query', taxSetup: { __typename: 'TaxSetup', year: number, paidThisYear: number, threshold: number, asked: boolean, form: { __typename: 'TaxForm', id: string, businessClass: string, tinKind: string, tinLast4: string, signedOn: string } | null } };

export type SignTaxFormMutationVariables = Exact<{
  input: TaxFormInput;
}>;


export type SignTaxFormMutation = { __typename: 'Mutation', signTaxForm:
    | { __typename: 'TaxFormRefused', message: string, problems: Array<{ __typename: 'TaxFormFieldProblem', field: string, message: string }> }
    | { __typename: 'TaxFormSigned', setup: { __typename: 'TaxSetup', year: number, paidThisYear: number, threshold: number, asked: boolean, form: { __typename: 'TaxForm', id: string, businessClass: string, tinKind: string, tinLast4: string, signedOn: string } | null } }
   };

export type DirectWaitlistFieldsFragment = { __typename: 'DirectWaitlist', joinedAt: string | null, email: string | null, survey: { __typename: 'DirectSurvey', sells: Array<string>, often: string, places: Array<string>, obstacle: string, mayWrite: boolean, changedAt: string } | null };

export type GetDirectWaitlistQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDirectWaitlistQuery = { __typename: 'Query', directWaitlist: { __typename: 'DirectWaitlist', joinedAt: string | null, email: string | null, survey: { __typename: 'DirectSurvey', sells: Array<string>, often: string, places: Array<string>, obstacle: string, mayWrite: boolean, changedAt: string } | null } };

export type JoinDirectWaitlistMutationVariables = Exact<{
  email: string;
}>;


export type JoinDirectWaitlistMutation = { __typename: 'Mutation', joinDirectWaitlist:
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'JoinDirectWaitlistPayload', email: string, joinedAt: string, again: boolean, waitlist: { __typename: 'DirectWaitlist', joinedAt: string | null, email: string | null, survey: { __typename: 'DirectSurvey', sells: Array<string>, often: string, places: Array<string>, obstacle: string, mayWrite: boolean, changedAt: string } | null } }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type AnswerDirectSurveyMutationVariables = Exact<{
  input: DirectSurveyInput;
}>;


export type AnswerDirectSurveyMutation = { __typename: 'Mutation', answerDirectSurvey:
    | { __typename: 'AnswerDirectSurveyPayload', waitlist: { __typename: 'DirectWaitlist', joinedAt: string | null, email: string | null, survey: { __typename: 'DirectSurvey', sells: Array<string>, often: string, places: Array<string>, obstacle: string, mayWrite: boolean, changedAt: string } | null } }
    | { __typename: 'InvalidInput', message: string, fields: Array<{ __typename: 'FieldProblem', field: string, message: string }> }
    | { __typename: 'TooManyTries', message: string, retryAfterSeconds: number }
   };

export type LeaveDirectWaitlistMutationVariables = Exact<{
  token: string;
}>;


export type LeaveDirectWaitlistMutation = { __typename: 'Mutation', leaveDirectWaitlist: { __typename: 'LeaveDirectWaitlistPayload', left: boolean, waitlist: { __typename: 'DirectWaitlist', joinedAt: string | null, email: string | null, survey: { __typename: 'DirectSurvey', sells: Array<string>, often: string, places: Array<string>, obstacle: string, mayWrite: boolean, changedAt: string } | null } } };
