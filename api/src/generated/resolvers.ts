import type { GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ResolveInfo as GraphQLResolveInfo } from '../platform/resolve-info.ts';
import type { LandingPageRow } from '../domains/discovery/discovery.db.ts';
import type { SizeChartTableRow } from '../domains/size-guides/size-guides.db.ts';
import type { ListedRow } from '../../../db/src/catalogue-rows.ts';
import type { AddressRow } from '../domains/addresses/addresses.db.ts';
import type { CartRow, CartProductRow, GiftCardLine, AppliedCardRow } from '../domains/cart/cart.db.ts';
import type { BundleRow } from '../domains/shipping/shipping.db.ts';
import type { NotificationRow } from '../domains/notifications/notifications.db.ts';
import type { Viewer, Context } from '../context.ts';
import type { OrderRow } from '../domains/orders/orders.db.ts';
import type { SellerItemView } from '../domains/consignment/seller-item.ts';
import type { KitRow } from '@hemline/db/kit-rows.ts';
import type { SellerBagParent } from '../domains/bags/bags.db.ts';
import type { StaffOrderParent } from '../domains/fulfillment/fulfillment-types.ts';
import type { SavedSearchView } from '../domains/saved-searches/saved-searches.db.ts';
import type { ImageSearchRow } from '../domains/image-search/image-search.db.ts';
import type { ThreadRow, OutfitRow, TurnView } from '../domains/styling/styling.db.ts';
import type { GoodyBoxParent } from '../domains/goody-boxes/goody-types.ts';
import type { ReleaseRow } from '../domains/content/content.db.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount in whole US cents. */
  Cents: { input: number; output: number; }
  /** A moment in ISO 8601, in UTC. */
  DateTime: { input: Date; output: Date; }
  JSON: { input: unknown; output: unknown; }
};

export type AcceptLegalPayload = {
  __typename?: 'AcceptLegalPayload';
  user: User;
};

/** Something that waits for the viewer. */
export type AccountNeed = {
  __typename?: 'AccountNeed';
  /** The label of the button that leads on. */
  action: Scalars['String']['output'];
  categoryPath?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: AccountNeedKind;
  /** The path of the page on which it is done. */
  path: Scalars['String']['output'];
  /** A photo of the piece that it is about. */
  photoId?: Maybe<Scalars['Float']['output']>;
  title: Scalars['String']['output'];
  /** When it is too late. Null when it doesn't end. */
  until?: Maybe<Scalars['DateTime']['output']>;
  words: Scalars['String']['output'];
};

export type AccountNeedKind =
  | 'auction_won'
  | 'case_answered'
  | 'credit_ends'
  | 'goody_offered'
  | 'goody_to_choose'
  | 'goody_unpaid'
  | 'pieces_declined'
  | 'pieces_unsold'
  | 'return_drop_off'
  | 'return_offer'
  | 'turn';

/** Gives the viewer a kit that came from a partner's shop or in a box (§8 'activating your bag'). */
export type ActivateKitInput = {
  code: Scalars['String']['input'];
  requestKey: Scalars['ID']['input'];
  restChoice: Scalars['String']['input'];
};

export type ActivateKitPayload = {
  __typename?: 'ActivateKitPayload';
  kit: Kit;
};

export type ActivateKitResult = ActivateKitPayload | KitNotActivated;

export type ActiveCart = {
  __typename?: 'ActiveCart';
  cart?: Maybe<Cart>;
};

export type AddGiftCardToCartInput = {
  amount: Scalars['Cents']['input'];
  /** The day on which the card is mailed, as 2026-12-24: today, or a day within a year. */
  deliveryDate: Scalars['String']['input'];
  deliveryMethod: GiftCardDeliveryMethod;
  giftMessage?: InputMaybe<Scalars['String']['input']>;
  /** The recipient's e-mail address. Not needed when the buyer prints the card. */
  recipientEmail?: InputMaybe<Scalars['String']['input']>;
  recipientName: Scalars['String']['input'];
  senderName: Scalars['String']['input'];
  templateId: Scalars['ID']['input'];
};

export type AddGiftCardToCartPayload = {
  __typename?: 'AddGiftCardToCartPayload';
  cart: Cart;
  /** The line's id. */
  id: Scalars['ID']['output'];
};

export type AddGiftCardToCartResult = AddGiftCardToCartPayload | CartFull | InvalidInput;

/** A new key as the browser got it from the device; all parts are base64url. */
export type AddPasskeyInput = {
  attestation: Scalars['String']['input'];
  clientData: Scalars['String']['input'];
  credentialId: Scalars['String']['input'];
  transports: Array<Scalars['String']['input']>;
};

export type AddPasskeyResult = PasskeyRefused | PasskeysPayload | PasswordNeeded;

export type AddReclaimToCartInput = {
  itemNumber: Scalars['Float']['input'];
};

export type AddReclaimToCartPayload = {
  __typename?: 'AddReclaimToCartPayload';
  cart: Cart;
  itemNumber: Scalars['Float']['output'];
};

export type AddReclaimToCartResult = AddReclaimToCartPayload | CartFull | NotReclaimable;

export type AddToCartInput = {
  itemNumber: Scalars['Float']['input'];
};

export type AddToCartPayload = {
  __typename?: 'AddToCartPayload';
  cart: Cart;
  expiresAt: Scalars['DateTime']['output'];
  itemNumber: Scalars['Float']['output'];
};

export type AddToCartResult = AddToCartPayload | CartFull | ItemHeld | ItemUnavailable | ItemWithheld | TooManyHolds;

/** An address never changes: an edit makes a new address with a new id. */
export type Address = {
  __typename?: 'Address';
  city: Scalars['String']['output'];
  /** The country's two letters (ISO 3166-1). */
  country: Scalars['String']['output'];
  deliveryLocation?: Maybe<DeliveryLocation>;
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  line1: Scalars['String']['output'];
  line2?: Maybe<Scalars['String']['output']>;
  /** The phone number, digits only. */
  phone: Scalars['String']['output'];
  /** The state's two letters in the United States; elsewhere the region as it was typed, or empty. */
  state?: Maybe<Scalars['String']['output']>;
  type: AddressType;
  /** Five digits in the United States; elsewhere the country's postal code. */
  zip: Scalars['String']['output'];
};

export type AddressBookFull = UserError & {
  __typename?: 'AddressBookFull';
  limit: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type AddressInput = {
  city: Scalars['String']['input'];
  country?: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  line1: Scalars['String']['input'];
  line2?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
  zip: Scalars['String']['input'];
};

/** Every problem of the input, by field. setCartAddress puts the address's name in front of the field: shippingAddress.zip. */
export type AddressInvalid = UserError & {
  __typename?: 'AddressInvalid';
  message: Scalars['String']['output'];
  problems: Array<FieldProblem>;
};

export type AddressType =
  | 'billing'
  | 'shipping';

/** A promotion that the profile shows: an advertised offer or a lifecycle promotion. */
export type AdvertisedOffer = {
  __typename?: 'AdvertisedOffer';
  code: Scalars['String']['output'];
  cohort?: Maybe<Scalars['String']['output']>;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same moment in California's local time. */
  endsAtPst?: Maybe<Scalars['String']['output']>;
  formattedAmount: Scalars['String']['output'];
  freeShipping: Scalars['Boolean']['output'];
  itemTargetingType: Scalars['String']['output'];
  legalese: Scalars['String']['output'];
  promotionType: PromotionType;
};

/** The link of an alert: a label, and a path of this site. */
export type AlertAction = {
  __typename?: 'AlertAction';
  label: Scalars['String']['output'];
  link: Scalars['String']['output'];
};

/** How often something happened, and how many visitors did it. Visitors who may not be named count among the times only. */
export type AnalyticsCount = {
  __typename?: 'AnalyticsCount';
  times: Scalars['Int']['output'];
  visitors: Scalars['Int']['output'];
};

export type AnalyticsFigure = {
  __typename?: 'AnalyticsFigure';
  /** The last 24 hours. */
  day: AnalyticsCount;
  name: AnalyticsFigureName;
  /** The last 7 days. */
  week: AnalyticsCount;
};

export type AnalyticsFigureName =
  | 'cartAdds'
  | 'favorites'
  | 'pageViews'
  | 'productViews'
  | 'purchases'
  | 'searches';

export type AnswerAsSellerInput = {
  answer: Scalars['String']['input'];
  /** The id of the question. */
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};

export type AnswerAsSellerPayload = {
  __typename?: 'AnswerAsSellerPayload';
  question: PieceQuestion;
};

export type AnswerAsSellerResult = AnswerAsSellerPayload | QuestionRefused | SignInRequired;

export type AnswerCaseInput = {
  code: Scalars['ID']['input'];
  /** A note is read by employees alone, and nobody is mailed. */
  isNote: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type AnswerCleanoutSurveyPayload = {
  __typename?: 'AnswerCleanoutSurveyPayload';
  score: Scalars['Int']['output'];
};

export type AnswerCleanoutSurveyResult = AnswerCleanoutSurveyPayload | InvalidInput | SurveyAnswered | TooManyTries;

export type AnswerDirectSurveyPayload = {
  __typename?: 'AnswerDirectSurveyPayload';
  waitlist: DirectWaitlist;
};

export type AnswerDirectSurveyResult = AnswerDirectSurveyPayload | InvalidInput | TooManyTries;

export type AnswerOfferInput = {
  act: OfferAct;
  /** For accept: the amount that the viewer read, so that nobody takes an amount unseen. For counter: the new one. */
  amount?: InputMaybe<Scalars['Cents']['input']>;
  id: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  words?: Scalars['String']['input'];
};

export type AnswerQuestionInput = {
  answer: Scalars['String']['input'];
  code: Scalars['ID']['input'];
  /** False: only the shopper gets the answer. */
  isPublic: Scalars['Boolean']['input'];
  key: Scalars['ID']['input'];
  /** The question as everybody reads it; an employee may take out what names a person. */
  question: Scalars['String']['input'];
};

export type AnswerReturnOfferResult = ReturnPayload | ReturnRefused | SignInRequired;

/** A gift card that is applied to a cart. */
export type AppliedGiftCard = {
  __typename?: 'AppliedGiftCard';
  balance: Scalars['Cents']['output'];
  cartId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  last4: Scalars['String']['output'];
  /** How much of this cart the card pays, in cents. */
  redeemAmount: Scalars['Cents']['output'];
  /** An opaque id that names the card towards the payment processor. */
  token: Scalars['String']['output'];
};

export type ApplyClientConfigurationInput = {
  clientType: ClientType;
  /** The settings, keyed by '{category}.{name}'. Every value is a JSON text. */
  settings: Array<ClientSettingInput>;
};

export type ApplyClientConfigurationPayload = {
  __typename?: 'ApplyClientConfigurationPayload';
  clientConfiguration: Scalars['JSON']['output'];
};

export type ApplyGiftCardResult = GiftCardApplied | GiftCardEmpty | GiftCardInvalid | NoCartToPay | TooManyGiftCards | TooManyTries;

export type ApplyPromoCodePayload = {
  __typename?: 'ApplyPromoCodePayload';
  cart: Cart;
  /** The code in the shop's spelling. */
  code: Scalars['String']['output'];
};

export type ApplyPromoCodeResult = ApplyPromoCodePayload | CodeNotApplicable;

export type ApplyPromoCodeToCartInput = {
  code: Scalars['String']['input'];
};

export type ApplyRewardPayload = {
  __typename?: 'ApplyRewardPayload';
  cart: Cart;
};

export type ApplyRewardResult = ApplyRewardPayload | RewardNotApplicable;

export type ApproveCaseInput = {
  /** False: the sum is not given, for a reason; also by who proposed it. */
  approves: Scalars['Boolean']['input'];
  code: Scalars['ID']['input'];
  /** Needed when the sum is declined. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The sum in cents that the second person saw. */
  total: Scalars['Cents']['input'];
};

export type ApproveGoodyBoxInput = {
  boxId: Scalars['ID']['input'];
  /** A line for the person. */
  note: Scalars['String']['input'];
};

export type ArmReading = {
  __typename?: 'ArmReading';
  guardrails: Array<GuardrailReading>;
  high?: Maybe<Scalars['Float']['output']>;
  /** How many of them did what is counted. */
  hits: Scalars['Int']['output'];
  /** Both ends of the interval of the difference to the control, -1 to 1. Null while there are too few people. */
  low?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  people: Scalars['Int']['output'];
  /** hits of people, 0 to 1. */
  rate: Scalars['Float']['output'];
  /** control, few, mismatch, better, worse or none. */
  verdict: Scalars['String']['output'];
  words: Scalars['String']['output'];
};

export type AskAboutPieceInput = {
  itemNumber: Scalars['Float']['input'];
  /** Made once for each question, 8 to 64 signs. A question that is sent twice counts once. */
  key: Scalars['ID']['input'];
  /** 10 to 500 signs, without mail addresses, links and phone numbers. */
  text: Scalars['String']['input'];
};

export type AskAboutPiecePayload = {
  __typename?: 'AskAboutPiecePayload';
  /** By when a person answers, from the cases that wait. */
  answerBy: Scalars['DateTime']['output'];
  question: PieceQuestion;
};

export type AskAboutPieceResult = AskAboutPiecePayload | QuestionRefused | SignInRequired;

export type AskForDataExportResult = DataExportAsked | PrivacyRefused;

export type AskForDeletionResult = DeletionAsked | PrivacyRefused;

export type AskGoodyBoxInput = {
  budget: Scalars['Cents']['input'];
  departments: Array<Scalars['ID']['input']>;
  /** Made once for each form that is filled in, 8 to 64 signs. A form that is sent again makes no second box. */
  formKey: Scalars['String']['input'];
  /** An empty list means any kind. */
  kinds: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The try was given up before the processor answered; any authorization is released. Another try needs another key. */
export type AttemptGivenUp = UserError & {
  __typename?: 'AttemptGivenUp';
  message: Scalars['String']['output'];
};

/** The newest auction of a piece, as the viewer sees it. */
export type Auction = {
  __typename?: 'Auction';
  /** The number of bids. A leader's own raise doesn't count. */
  bidCount: Scalars['Int']['output'];
  /** The newest bids, newest first. */
  bids: Array<AuctionBid>;
  /** When the auction ends. A bid in the last minutes postpones the end. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The lowest bid that the viewer can make now. In cents. */
  leastBid: Scalars['Cents']['output'];
  /** The viewer's own maximum. Null when the viewer hasn't bid. Nobody else sees it. */
  myMaximum?: Maybe<Scalars['Cents']['output']>;
  /** Until when the viewer, who won, can pay. Null otherwise. */
  payUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The price that the leader would pay now, or the final price once the auction is over. In cents. */
  price: Scalars['Cents']['output'];
  /** none, met or not_met. Below a reserve that is not met the piece is not sold. */
  reserve: Scalars['String']['output'];
  /** How the viewer stands: none, leading, outbid, won or lost. */
  standing: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** open, awaiting_payment (won, and not paid yet), sold, or ended (nobody won, or nobody paid). */
  status: Scalars['String']['output'];
};

/**
 * A bid that was accepted. The bidder is anonymous; only the price that the bid led to is shown, never the
 * bidder's maximum.
 */
export type AuctionBid = {
  __typename?: 'AuctionBid';
  at: Scalars['DateTime']['output'];
  /** 'Bidder 2', by the order of first bids. */
  bidder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  mine: Scalars['Boolean']['output'];
  price: Scalars['Cents']['output'];
};

/** The auction has ended, or there is none. */
export type AuctionOver = UserError & {
  __typename?: 'AuctionOver';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

export type AuctionPayload = {
  __typename?: 'AuctionPayload';
  item: Item;
};

/** The piece can't go to auction like that, or its auction can't be ended. */
export type AuctionRefused = UserError & {
  __typename?: 'AuctionRefused';
  message: Scalars['String']['output'];
};

export type AuthPayload = {
  __typename?: 'AuthPayload';
  /** The session token for clients without cookies, which send it back in the Auth-Token header. */
  authToken: Scalars['String']['output'];
  /** Pieces of the visitor's cart that somebody else holds or has bought meanwhile, so that they did not come along. */
  cartItemsLost: Array<Scalars['Float']['output']>;
  user: User;
};

/** A bag's pieces, counted by outcome. */
export type BagCounts = {
  __typename?: 'BagCounts';
  counted?: Maybe<Scalars['Int']['output']>;
  ended: Scalars['Int']['output'];
  gettingReady: Scalars['Int']['output'];
  graded: Scalars['Int']['output'];
  listed: Scalars['Int']['output'];
  notAccepted: Scalars['Int']['output'];
  sold: Scalars['Int']['output'];
};

/** The bag belongs to another warehouse. */
export type BagElsewhere = UserError & {
  __typename?: 'BagElsewhere';
  message: Scalars['String']['output'];
  warehouseId: Scalars['Int']['output'];
};

export type BagEvent = {
  __typename?: 'BagEvent';
  at: Scalars['DateTime']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** The kit can't be ordered as asked. `field` names the wrong input, when exactly one is wrong. */
export type BagOrderRefused = UserError & {
  __typename?: 'BagOrderRefused';
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** Too many kits in too short a time (§8: 'try again in N minutes'). */
export type BagOrderTooSoon = UserError & {
  __typename?: 'BagOrderTooSoon';
  message: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
};

/** Somebody else is grading the bag. */
export type BagTaken = UserError & {
  __typename?: 'BagTaken';
  by: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type BagWorkResult = IntakeBagPayload | IntakeRefusal;

export type BeginPasskeyLogInResult = PasskeyRequest | TooManyTries;

export type BeginPasskeyResult = PasskeyRefused | PasskeyRequest | PasswordNeeded;

export type BeginTwoStepResult = PasswordNeeded | TwoStepRefused | TwoStepSecret;

/** The viewer may not bid on this piece (its seller, or somebody at work), or the amount can't be bid. */
export type BidRefused = UserError & {
  __typename?: 'BidRefused';
  message: Scalars['String']['output'];
};

/** The amount is below the least bid. */
export type BidTooLow = UserError & {
  __typename?: 'BidTooLow';
  least: Scalars['Cents']['output'];
  message: Scalars['String']['output'];
};

export type Birthday = {
  __typename?: 'Birthday';
  day: Scalars['Int']['output'];
  month: Scalars['Int']['output'];
  /** When the next gift opens. */
  opensAt: Scalars['DateTime']['output'];
};

export type BookPickUpResult = ReturnPayload | ReturnRefused | SignInRequired;

export type Brand = {
  __typename?: 'Brand';
  id: Scalars['Int']['output'];
  itemCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type BrandDirectory = {
  __typename?: 'BrandDirectory';
  department?: Maybe<Scalars['String']['output']>;
  letter?: Maybe<Scalars['String']['output']>;
  /** All 27 letters in order. A letter without brands has the count 0. */
  letters: Array<BrandLetter>;
  /** Brands whose names look like the text, when no name contains the text. */
  nearest: Array<BrandEntry>;
  /** The brands by name. With a text: brands that begin with the text, then the brands with the most pieces. */
  nodes: Array<BrandEntry>;
  pageInfo: ListPageInfo;
  /** The brands with the most pieces. */
  popular: Array<BrandEntry>;
  /** The text that was searched for: what was typed, cut to 80 characters. */
  query: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

/** A brand as the directory lists it. */
export type BrandEntry = {
  __typename?: 'BrandEntry';
  /** The name of the house whose line the brand is; null for a brand that is no line. */
  house?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** Listed pieces in the department asked for, counted a few minutes ago at most; those of a house with those of its lines. */
  itemCount: Scalars['Int']['output'];
  /** The letter A to Z, or # for names that begin with another character. */
  letter: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type BrandLetter = {
  __typename?: 'BrandLetter';
  brandCount: Scalars['Int']['output'];
  letter: Scalars['String']['output'];
};

/** A bundle: the orders of a week, which ship together. */
export type Bundle = {
  __typename?: 'Bundle';
  closesAt: Scalars['DateTime']['output'];
  daysLeft: Scalars['Int']['output'];
  freeShippingThreshold: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  merchandise: Scalars['Cents']['output'];
  messages: Array<Scalars['String']['output']>;
  openedAt: Scalars['DateTime']['output'];
  /** How much is missing to free shipping, in cents; 0 when the bundle ships free. */
  remainder: Scalars['Cents']['output'];
  shipsFree: Scalars['Boolean']['output'];
  /** The day on which the bundle ships, YYYY-MM-DD. */
  shipsOn: Scalars['String']['output'];
};

export type BuyerPreferenceClusters = {
  __typename?: 'BuyerPreferenceClusters';
  primary?: Maybe<PreferenceCluster>;
  secondary?: Maybe<PreferenceCluster>;
};

export type CancelKitPayload = {
  __typename?: 'CancelKitPayload';
  kit: Kit;
};

export type CancelKitResult = CancelKitPayload | KitNotCancelable;

/** What comes back when single pieces are taken out of an order before its charge. */
export type CancelMoney = {
  __typename?: 'CancelMoney';
  /** A sentence for each means of payment. */
  back: Array<Scalars['String']['output']>;
  rows: Array<CancelMoneyRow>;
  /** In cents, and never negative. Say this sum when you cancel: another one is refused. */
  total: Scalars['Int']['output'];
};

export type CancelMoneyRow = {
  __typename?: 'CancelMoneyRow';
  /** In cents; negative for what is kept of the sum. */
  amount: Scalars['Int']['output'];
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  order: Order;
};

export type CancelOrderResult = CancelOrderPayload | OrderCodeNeeded | OrderNotCancelable;

export type CancelReturnResult = ReturnPayload | ReturnRefused | SignInRequired;

/** The card types of the specification: a card, also through a wallet of the device, and a digital-wallet account. */
export type CardType =
  | 'CreditCard'
  | 'PayPalAccount';

export type Cart = {
  __typename?: 'Cart';
  /** The shopper's open bundle, when this cart can join it. */
  activeBundle?: Maybe<Bundle>;
  addressId?: Maybe<Scalars['ID']['output']>;
  applicableGiftCardsCount: Scalars['Int']['output'];
  /** The billing address: the shipping address, unless another was chosen. */
  billingAddress?: Maybe<Address>;
  billingAddressId?: Maybe<Scalars['ID']['output']>;
  billingSameAsShipping: Scalars['Boolean']['output'];
  /** The words about bundles. Empty when no bundle is offered. */
  bundleMessages: Array<Scalars['String']['output']>;
  cartIncentives: Array<CartIncentive>;
  cartProducts: Array<CartProduct>;
  /** The sums of the cart. Null unless includeCartTotals is true. */
  cartTotals?: Maybe<CartTotals>;
  /** The code of the applied promotion. Null when no promotion is applied, and when totals are not asked for. */
  couponId?: Maybe<Scalars['ID']['output']>;
  deliveryLocation?: Maybe<DeliveryLocation>;
  deliveryNote?: Maybe<Scalars['String']['output']>;
  /** The e-mail address that a guest gave for the receipt. Null for users, whose account has an address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The applied gift cards, in the order in which they pay. */
  giftCards: Array<AppliedGiftCard>;
  groups: Array<CartGroup>;
  id: Scalars['ID']['output'];
  /** How many pieces a cart can hold. */
  itemLimit: Scalars['Int']['output'];
  selectedPaymentMethod: Scalars['String']['output'];
  /** The address that was chosen for this cart, or else the user's default. */
  shippingAddress?: Maybe<Address>;
  shippingOptions: Array<ShippingOption>;
  userId?: Maybe<Scalars['ID']['output']>;
  /** The processor's id of a payment for this cart that is under way: in review, or approved elsewhere. Null when none is. */
  vendorsReferenceId?: Maybe<Scalars['ID']['output']>;
  visitorId?: Maybe<Scalars['Float']['output']>;
};

export type CartAvailability =
  | 'IN_ANOTHER_CART'
  | 'IN_CART'
  | 'SOLD'
  | 'UNAVAILABLE';

export type CartExtraField = {
  __typename?: 'CartExtraField';
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  linkText?: Maybe<Scalars['String']['output']>;
  linkUrl?: Maybe<Scalars['String']['output']>;
  tooltip?: Maybe<Scalars['String']['output']>;
  value: Scalars['Cents']['output'];
};

export type CartFull = UserError & {
  __typename?: 'CartFull';
  limit: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

/** A gift card that is being bought: a line of the cart. */
export type CartGiftCard = {
  __typename?: 'CartGiftCard';
  deliveryDate: Scalars['String']['output'];
  deliveryMethod: GiftCardDeliveryMethod;
  /** Always true: a gift card can't be returned. */
  finalSale: Scalars['Boolean']['output'];
  giftCardProductId: Scalars['ID']['output'];
  giftCardTemplateId: Scalars['ID']['output'];
  giftMessage?: Maybe<Scalars['String']['output']>;
  imageUrl: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The recipient's e-mail address. Null when the buyer prints the card. */
  recipientEmail?: Maybe<Scalars['String']['output']>;
  recipientName: Scalars['String']['output'];
  senderName: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  thumbnailUrl: Scalars['String']['output'];
};

/** One parcel: the pieces that one sender ships from one place. */
export type CartGroup = {
  __typename?: 'CartGroup';
  /** The key of the delivery choice. One option is chosen for all parcels of a sender. */
  deliveryKey: Scalars['ID']['output'];
  /** The delivery estimate of the selected option, in words. It is a range until the address is known. */
  estimate: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  maxEstimate: Scalars['String']['output'];
  /** The days as YYYY-MM-DD. */
  minEstimate: Scalars['String']['output'];
  productIds: Array<Scalars['ID']['output']>;
  /** The place that the parcel ships from. Null when the place isn't known. */
  shipFrom?: Maybe<Scalars['String']['output']>;
  shipsSeparately: Scalars['Boolean']['output'];
  /** Who ships: own, dropship, p2p or partner. */
  source: Scalars['String']['output'];
  title: Scalars['String']['output'];
  warehouseId?: Maybe<Scalars['Int']['output']>;
};

export type CartIncentive = {
  __typename?: 'CartIncentive';
  content: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The progress towards the incentive, 0 to 100. */
  percent: Scalars['Int']['output'];
  state: CartIncentiveState;
  type: CartIncentiveType;
};

export type CartIncentiveState =
  | 'open'
  | 'reached';

export type CartIncentiveType =
  | 'bundle'
  | 'free_shipping'
  | 'promotion';

export type CartProduct = {
  __typename?: 'CartProduct';
  addedAt: Scalars['DateTime']['output'];
  availability: CartAvailability;
  cartId: Scalars['ID']['output'];
  discount: Scalars['Cents']['output'];
  discountPercent: Scalars['Int']['output'];
  /** When this cart's hold on the piece ends. Null when the cart no longer holds the piece. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  giftCard?: Maybe<CartGiftCard>;
  /** What a gift reward takes off this line, in cents. */
  giftedLifecyclePromo: Scalars['Cents']['output'];
  /** When another shopper's hold on the piece ends. */
  heldByOtherUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The piece of the line. A line has either an item or a giftCard; the other is null. */
  item?: Maybe<Item>;
  /** Null when the line is a gift card that is being bought. */
  itemNumber?: Maybe<Scalars['Float']['output']>;
  net: Scalars['Cents']['output'];
  productId: Scalars['ID']['output'];
  productKey: Scalars['String']['output'];
  productType: CartProductType;
  /** Until when a reclaimed piece can be had back, in words. Null on all other lines. */
  reclaimWithin?: Maybe<Scalars['String']['output']>;
  visibleDiscount: Scalars['Cents']['output'];
  visibleDiscountPercent: Scalars['Int']['output'];
  visibleNet: Scalars['Cents']['output'];
};

export type CartProductType =
  | 'gift_card'
  | 'item'
  /** True when the line is a seller's own piece that goes back to the seller for a fee. */
  | 'reclaim';

export type CartTotals = {
  __typename?: 'CartTotals';
  allowedPaymentMethods: Array<Scalars['String']['output']>;
  amountCharged: Scalars['Cents']['output'];
  amountRemainderForFreeShipping: Scalars['Cents']['output'];
  /** The cash credit that is used, one entry for each grant, those that expire first in front. */
  cashCreditsUsed: Array<CashCreditUsed>;
  circularityFeeAmount: Scalars['Cents']['output'];
  /** Promotional and cash credit together. */
  creditsUsed: Scalars['Cents']['output'];
  discountAmount: Scalars['Cents']['output'];
  dutyAmount: Scalars['Cents']['output'];
  errors: Array<Scalars['String']['output']>;
  /** The estimate that isn't in the total yet, because the address isn't known. */
  estimatedDutyAmount: Scalars['Cents']['output'];
  /** The sum of the estimated retail prices, of the pieces whose retail price is known. */
  estimatedRetail: Scalars['Cents']['output'];
  extraFields: Array<CartExtraField>;
  freeShipping: Scalars['Boolean']['output'];
  freeShippingThreshold: Scalars['Cents']['output'];
  giftCardAmount: Scalars['Cents']['output'];
  giftedLifecyclePromoAmount: Scalars['Cents']['output'];
  /** The points that the order would earn. */
  pointsToEarn: Scalars['Int']['output'];
  /** The next benefit that spending more would bring. */
  potentialReward?: Maybe<PotentialReward>;
  /** True when the shop chose the promotion: the best of those that apply automatically. */
  promoAppliedByItself: Scalars['Boolean']['output'];
  /** The promotion that is applied, whether the shopper chose it or the shop did. */
  promoCode?: Maybe<Scalars['String']['output']>;
  promosAndRewards: Array<PromoOrReward>;
  retailDeliveryFeeAmount: Scalars['Cents']['output'];
  shippingAmount: Scalars['Cents']['output'];
  subtotal: Scalars['Cents']['output'];
  taxAmount: Scalars['Cents']['output'];
  taxCalculationSource: TaxCalculationSource;
  total: Scalars['Cents']['output'];
  totalBeforeDiscounts: Scalars['Cents']['output'];
  /** The deductions and what is left to pay, line by line. Lines of zero are left out, except for the payment. */
  uses: Array<CartUse>;
  visibleDiscountAmount: Scalars['Cents']['output'];
};

export type CartUse = {
  __typename?: 'CartUse';
  amount: Scalars['Cents']['output'];
  /** When the credit expires. Null when it never does. */
  expires?: Maybe<Scalars['DateTime']['output']>;
  kind: CartUseKind;
  label: Scalars['String']['output'];
};

/** The parts of a total, in the order in which they are used. */
export type CartUseKind =
  | 'cash_credit'
  | 'gift_card'
  | 'payment'
  | 'promotion'
  | 'promotional_credit'
  | 'reward';

export type Case = {
  __typename?: 'Case';
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** The short number that people say, such as '3107'. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  detail: Scalars['String']['output'];
  /** What matters now, in one sentence: '$17.20 is on its way'. */
  headline: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: CaseKind;
  kindLabel: Scalars['String']['output'];
  messages: Array<CaseMessage>;
  offer?: Maybe<CaseOffer>;
  offerTitle?: Maybe<Scalars['String']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  orderLabel?: Maybe<Scalars['String']['output']>;
  pieces: Array<Item>;
  /** The return that brings the pieces back. Null without one. */
  returnId?: Maybe<Scalars['ID']['output']>;
  status: CaseStatus;
  statusLabel: Scalars['String']['output'];
  steps: Array<ReturnStep>;
  subject: Scalars['String']['output'];
  sums: Array<ReturnSum>;
  to: Array<ReturnSum>;
  total: Scalars['Cents']['output'];
};

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

export type CaseMacro = {
  __typename?: 'CaseMacro';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** What was said in a case. */
export type CaseMessage = {
  __typename?: 'CaseMessage';
  at: Scalars['DateTime']['output'];
  /** The employee's first name, or 'You'. */
  from: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isOurs: Scalars['Boolean']['output'];
  /** The uploads that came with the words; only the shopper and employees can fetch them. */
  photoIds: Array<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
};

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
  /** A free return, and everything back. */
  | 'send_back';

export type CasePage = {
  __typename?: 'CasePage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<Case>;
  totalCount: Scalars['Int']['output'];
};

export type CasePayload = {
  __typename?: 'CasePayload';
  case: Case;
};

export type CaseProposal = {
  __typename?: 'CaseProposal';
  at: Scalars['DateTime']['output'];
  /** The first name of who decided. */
  by: Scalars['String']['output'];
  /** Whether the viewer decided it, and so can only take it back. */
  isOwn: Scalars['Boolean']['output'];
  offer: CaseOffer;
  title: Scalars['String']['output'];
  total: Scalars['Cents']['output'];
  /** Why the viewer may not approve it. Null when the viewer may. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

/** The case can't begin or go on. `field` names the input that has to change: lines, kind, words, photos, offer; null for none. */
export type CaseRefused = UserError & {
  __typename?: 'CaseRefused';
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type CaseStatus =
  | 'answered'
  | 'closed'
  | 'settled'
  | 'waiting_for_carrier'
  | 'waiting_for_us';

export type CashCreditUsed = {
  __typename?: 'CashCreditUsed';
  amount: Scalars['Cents']['output'];
  /** When the offer ends. Null when it never ends. */
  expires?: Maybe<Scalars['DateTime']['output']>;
};

/** A cash-out: money on its way to an account (rules/src/earnings/payout-states.ts), turned into store credit, or given to a charity. */
export type CashOut = {
  __typename?: 'CashOut';
  amount: Scalars['Cents']['output'];
  /** The bonus on top of store credit, in cents. Zero for other kinds. */
  bonus: Scalars['Cents']['output'];
  events: Array<CashOutEvent>;
  /** Why the cash-out was not paid. Null when it was paid or is under way. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where the money goes: digital_wallet, card_provider, credit or donation. */
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** The number of a donation's receipt. Null for other kinds. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
};

export type CashOutEvent = {
  __typename?: 'CashOutEvent';
  at: Scalars['DateTime']['output'];
  label: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type CashOutInput = {
  accountId: Scalars['ID']['input'];
  amount: Scalars['Cents']['input'];
  /** An id that the browser makes once for each press of the button. One id moves money once. */
  requestKey: Scalars['ID']['input'];
};

export type CashOutPage = {
  __typename?: 'CashOutPage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<CashOut>;
  totalCount: Scalars['Int']['output'];
};

export type CashOutPayload = {
  __typename?: 'CashOutPayload';
  cashOut: CashOut;
  setup: CashOutSetup;
};

/** The money was not moved. `need` names what is missing: email, password, account, amount or later. */
export type CashOutRefused = UserError & {
  __typename?: 'CashOutRefused';
  message: Scalars['String']['output'];
  need: Scalars['String']['output'];
};

export type CashOutResult = CashOutPayload | CashOutRefused | LegalAcceptRequired;

/** How much the seller can cash out now, and what keeps the seller from it (rules/src/earnings/cash-outs.ts). */
export type CashOutSetup = {
  __typename?: 'CashOutSetup';
  accounts: Array<PayoutAccount>;
  charities: Array<CleanoutCharity>;
  creditBonusPercent: Scalars['Int']['output'];
  dailyLimit: Scalars['Cents']['output'];
  earnings: Earnings;
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  leftToday: Scalars['Cents']['output'];
  minimum: Scalars['Cents']['output'];
  /** Whether the seller typed the password recently enough to move money. */
  passwordFresh: Scalars['Boolean']['output'];
  timesLeftToday: Scalars['Int']['output'];
};

export type Category = {
  __typename?: 'Category';
  departmentTags: Array<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parentId?: Maybe<Scalars['Int']['output']>;
  path: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type ChangeEmailResult = EmailChangeSent | EmailTaken | InvalidInput | PasswordNeeded | TooManyTries;

export type ChangeExperimentInput = {
  /** start, ramp or stop. */
  act: Scalars['String']['input'];
  /** With stop. */
  keptArm?: InputMaybe<Scalars['String']['input']>;
  key: Scalars['ID']['input'];
  /** With start and ramp. */
  rampPercent?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
};

export type ChangeExperimentPayload = {
  __typename?: 'ChangeExperimentPayload';
  page: StaffExperimentPage;
};

export type ChangeExperimentResult = ChangeExperimentPayload | SettingRefused;

export type ChangeFlagInput = {
  alwaysFor: Array<Scalars['String']['input']>;
  enabled: Scalars['Boolean']['input'];
  name: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  rolloutPercent: Scalars['Int']['input'];
};

export type ChangeFlagPayload = {
  __typename?: 'ChangeFlagPayload';
  flag: StaffFlag;
};

export type ChangeFlagResult = ChangeFlagPayload | SettingRefused;

export type ChangeItemPriceInput = {
  itemNumber: Scalars['Float']['input'];
  price: Scalars['Cents']['input'];
  /** An id that the browser makes once for each press of the button; the same id twice is one change. */
  requestKey: Scalars['ID']['input'];
};

export type ChangeItemPricePayload = {
  __typename?: 'ChangeItemPricePayload';
  item: SellerItem;
};

export type ChangeItemPriceResult = ChangeItemPricePayload | PriceNotChanged;

export type ChangeNameResult = InvalidInput | NamePayload;

export type ChangePasswordByMailInput = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type ChangePasswordByMailResult = AuthPayload | InvalidInput | PasswordLinkInvalid | SecondStepNeeded;

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordResult = AuthPayload | InvalidInput | PasswordWrong | SignInRequired | TooManyTries;

export type ChangeRhythmInput = {
  kind: NotificationKind;
  rhythm: NotificationRhythm;
};

export type ChangeSubscriptionInput = {
  channel: NotificationChannel;
  kind: NotificationKind;
  on: Scalars['Boolean']['input'];
};

/** What a charity got in one month, in cents. `month` is YYYY-MM in the shop's time zone. */
export type CharityMonth = {
  __typename?: 'CharityMonth';
  month: Scalars['String']['output'];
  raised: Scalars['Cents']['output'];
};

/** A charity partner and the money it got through the shop: donated bags, and earnings that sellers gave. From the ledger. */
export type CharityPartner = {
  __typename?: 'CharityPartner';
  about: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** The last twelve months, oldest first. A month without gifts is in the list. */
  months: Array<CharityMonth>;
  name: Scalars['String']['output'];
  /** People whose pieces were sold for the charity, or who gave it earnings. */
  people: Scalars['Int']['output'];
  /** Donated pieces that were sold and did not come back. */
  pieces: Scalars['Int']['output'];
  /** All that the charity ever got, less what was taken back for returned pieces. In cents. */
  raised: Scalars['Cents']['output'];
  slug: Scalars['String']['output'];
};

/** The order lacks something that it needs: contact, address or payment. */
export type CheckoutIncomplete = UserError & {
  __typename?: 'CheckoutIncomplete';
  message: Scalars['String']['output'];
  missing: Array<Scalars['String']['output']>;
};

/** A child whose sizes a member saved; offered as one chip in girls and boys. */
export type ChildSizes = {
  __typename?: 'ChildSizes';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  sizingIds: Array<Scalars['Int']['output']>;
};

export type ChildSizesInput = {
  /** The id of a child whose sizes were saved before. Null for a new child. */
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  sizingIds: Array<Scalars['Int']['input']>;
};

export type ChildSizesPayload = {
  __typename?: 'ChildSizesPayload';
  children: Array<ChildSizes>;
};

export type ChooseGoodyPiecesInput = {
  boxId: Scalars['ID']['input'];
  /** One for each piece of the box. */
  choices: Array<GoodyChoiceInput>;
};

export type ChosenFilter = {
  __typename?: 'ChosenFilter';
  key: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type ClaimBagResult = BagTaken | IntakeBagPayload | IntakeRefusal;

export type CleanoutCharity = {
  __typename?: 'CleanoutCharity';
  about: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** An incentive of §3 and what it gives, in words. */
export type CleanoutIncentiveOffer = {
  __typename?: 'CleanoutIncentiveOffer';
  name: Scalars['String']['output'];
  words: Scalars['String']['output'];
};

/** The facts that a viewer needs before ordering a kit. */
export type CleanoutOffer = {
  __typename?: 'CleanoutOffer';
  charities: Array<CleanoutCharity>;
  /** §8's kit delay notice. Null while processing takes its usual time. */
  delayNotice?: Maybe<Scalars['String']['output']>;
  incentives: Array<CleanoutIncentiveOffer>;
  /** The user's outstanding kits. Null for visitors. */
  outstanding?: Maybe<OutstandingKits>;
  /** Days until a bag that arrives now is processed, from the queues of the warehouses. Null when the queues do not tell. */
  processing?: Maybe<DayRange>;
  /** Why the viewer can't order a kit now. Null when the viewer can. */
  refusal?: Maybe<Scalars['String']['output']>;
  services: Array<CleanoutServiceOffer>;
  /** §8: minutes until the viewer can order another kit. 0 when that is possible now, or when waiting will not help. */
  tryAgainInMinutes: Scalars['Int']['output'];
  variant: Scalars['String']['output'];
};

/** A partner that gives out kits. */
export type CleanoutPartner = {
  __typename?: 'CleanoutPartner';
  about: Scalars['String']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type CleanoutServiceOffer = {
  __typename?: 'CleanoutServiceOffer';
  /** The fee of a bag, taken once, out of the bag's first earnings. In cents. */
  fee: Scalars['Cents']['output'];
  service: Scalars['String']['output'];
  /** How many days a piece stays on sale, by the tier of its brand. */
  windowDays: DayRange;
};

/** A survey after a clean-out (rules/src/cleanout/survey.ts). */
export type CleanoutSurveyInput = {
  again: Scalars['String']['input'];
  better: Array<Scalars['String']['input']>;
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The viewer's kit that the answer is about. Without a kit, the answer is about clean-outs in general. */
  kitId?: InputMaybe<Scalars['ID']['input']>;
  /** An id that the browser makes once for each press of the button; the same id twice is one answer. */
  requestKey: Scalars['ID']['input'];
  score: Scalars['Int']['input'];
};

export type ClientSettingInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

/** The client program that stores settings. There is only the site. */
export type ClientType =
  | 'web';

export type Closet = {
  __typename?: 'Closet';
  city?: Maybe<Scalars['String']['output']>;
  rating: MemberRating;
  /** The latest ratings by buyers, 20 at most. */
  reviews: Array<MemberReview>;
  since: Scalars['DateTime']['output'];
  state?: Maybe<Scalars['String']['output']>;
  vacationUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** The code was refused: it is unknown, over, used, or not for this cart or shopper. */
export type CodeNotApplicable = UserError & {
  __typename?: 'CodeNotApplicable';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** What the cart lacks for the code, in words. Null when the shop doesn't tell. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Points of an order whose return window is still open. */
export type ComingPoints = {
  __typename?: 'ComingPoints';
  /** The order's pieces without what was refunded, in cents. */
  amount: Scalars['Cents']['output'];
  /** When they are credited. Null until the order is delivered. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  orderId: Scalars['ID']['output'];
  points: Scalars['Int']['output'];
};

export type ConfirmDeletionResult = DeletionBlocked | DeletionLinkEnded | DeletionWaits;

export type ConfirmPasswordResult = PasswordConfirmed | PasswordNotConfirmed;

export type ConfirmPayoutAccountResult = PayoutAccountLinked | PayoutAccountRefused;

export type ContentChange =
  | 'changed'
  /** The text is in force, and the release has none of its name. */
  | 'gone'
  | 'new'
  | 'same';

/** A text of a release, and how it differs from the text in force. */
export type ContentDocument = {
  __typename?: 'ContentDocument';
  bodyMarkdown: Scalars['String']['output'];
  change: ContentChange;
  /** '{kind}/{slug}'. */
  key: Scalars['String']['output'];
  kind: ContentKind;
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topic?: Maybe<Scalars['String']['output']>;
  /** The day of the last change, YYYY-MM-DD. Null for answers of the help centre. */
  updatedOn?: Maybe<Scalars['String']['output']>;
};

export type ContentKind =
  | 'help'
  | 'legal';

/** A file that is no text of the shop, and why. */
export type ContentProblem = {
  __typename?: 'ContentProblem';
  message: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** The source can't be taken, or the release can't be put in force. Nothing was changed. */
export type ContentRefused = UserError & {
  __typename?: 'ContentRefused';
  message: Scalars['String']['output'];
  problems: Array<ContentProblem>;
};

/** All texts of the shop that are written in files, as they were at one time. */
export type ContentRelease = {
  __typename?: 'ContentRelease';
  /** How many texts the release has. */
  documentCount: Scalars['Int']['output'];
  documents: Array<ContentDocument>;
  id: Scalars['ID']['output'];
  madeAt: Scalars['DateTime']['output'];
  /** Who made the release, for employees alone. */
  madeBy?: Maybe<Scalars['String']['output']>;
  note: Scalars['String']['output'];
  /** Counted from 1. */
  number: Scalars['Int']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  publishedBy?: Maybe<Scalars['String']['output']>;
  state: ContentReleaseState;
};

export type ContentReleasePayload = {
  __typename?: 'ContentReleasePayload';
  release: ContentRelease;
};

export type ContentReleaseResult = ContentRefused | ContentReleasePayload;

export type ContentReleaseState =
  | 'draft'
  | 'live'
  | 'retired';

export type CorrectedQuery = {
  __typename?: 'CorrectedQuery';
  filtersInput: Scalars['JSON']['output'];
  searchText: Scalars['String']['output'];
  skipSpellcheck: Scalars['Boolean']['output'];
};

/**
 * The sentence around the link to the other search: textFirst, boldText and textLast together are allText.
 * linkQuery is the query string of the other search.
 */
export type CorrectionContent = {
  __typename?: 'CorrectionContent';
  allText: Scalars['String']['output'];
  boldText: Scalars['String']['output'];
  linkQuery: Scalars['JSON']['output'];
  textFirst: Scalars['String']['output'];
  textLast: Scalars['String']['output'];
};

export type Country = {
  __typename?: 'Country';
  id: Scalars['String']['output'];
};

export type CouponOffer = {
  __typename?: 'CouponOffer';
  code: Scalars['String']['output'];
  cohort?: Maybe<Scalars['String']['output']>;
};

export type CreateReturnInput = {
  /** Made once for each form, 8 to 64 signs. A form that is sent twice makes one return. */
  key: Scalars['ID']['input'];
  lines: Array<ReturnLineInput>;
  refundType: ReturnRefundType;
  /** The sum in cents that the shopper saw. Another sum is refused, and the page asks for the new one. */
  total: Scalars['Cents']['input'];
};

export type CreateReturnResult = ReturnPayload | ReturnRefused | SignInRequired;

export type CreditDrop = {
  __typename?: 'CreditDrop';
  balance: Scalars['Cents']['output'];
  /** When the offer ends. Null when it never ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A change of one drop of credit. */
export type CreditMove = {
  __typename?: 'CreditMove';
  /** Negative when credit went. In cents. */
  amount: Scalars['Cents']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** credit_granted, credit_spent, credit_expired, or another kind of posting. */
  kind: Scalars['String']['output'];
  orderId?: Maybe<Scalars['ID']['output']>;
  reason: Scalars['String']['output'];
};

/** A drop of store credit with all that became of it. */
export type CreditRecord = {
  __typename?: 'CreditRecord';
  balance: Scalars['Cents']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null when it never ends. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  granted: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  /** cash_credit, which can be cashed out, or promo_credit. */
  kind: Scalars['String']['output'];
  moves: Array<CreditMove>;
  reason: Scalars['String']['output'];
};

/** A copy of the viewer's data. */
export type DataExport = {
  __typename?: 'DataExport';
  askedAt: Scalars['DateTime']['output'];
  /** The size of both files in bytes. Null while they are being made. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** Until when it can be fetched. Null while it is being made. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** 'asked' while the copy is being made, 'ready' while it can be fetched, 'ended' afterwards. */
  status: Scalars['String']['output'];
};

export type DataExportAsked = {
  __typename?: 'DataExportAsked';
  privacy: Privacy;
};

/** A range of days: the shortest and the longest wait that the queue leads one to expect. */
export type DayRange = {
  __typename?: 'DayRange';
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type DecideCaseInput = {
  code: Scalars['ID']['input'];
  /** keep_part, refund or credit. */
  offer: CaseOffer;
  total: Scalars['Cents']['input'];
};

export type DecideCaseResult = PasswordNeeded | StaffCasePayload | StaffRefusal;

export type DeleteImageSearchPayload = {
  __typename?: 'DeleteImageSearchPayload';
  id: Scalars['ID']['output'];
};

export type DeleteStyleThreadPayload = {
  __typename?: 'DeleteStyleThreadPayload';
  id: Scalars['ID']['output'];
};

/** A link was mailed to this address. */
export type DeletionAsked = {
  __typename?: 'DeletionAsked';
  email: Scalars['String']['output'];
};

/** Something has to be settled first. */
export type DeletionBlocked = UserError & {
  __typename?: 'DeletionBlocked';
  message: Scalars['String']['output'];
  open: Array<OpenThing>;
};

/** What the link of a mail about a deletion is for, and what to know first. */
export type DeletionLink = {
  __typename?: 'DeletionLink';
  email: Scalars['String']['output'];
  /** The day of the deletion, once it is confirmed. */
  eraseAt?: Maybe<Scalars['DateTime']['output']>;
  givenUp: Array<Scalars['String']['output']>;
  hasAccount: Scalars['Boolean']['output'];
  open: Array<OpenThing>;
  refusal?: Maybe<Scalars['String']['output']>;
  /** 'confirm' or 'take_back'. */
  use: Scalars['String']['output'];
};

/** The link was used before, or is too old. */
export type DeletionLinkEnded = UserError & {
  __typename?: 'DeletionLinkEnded';
  message: Scalars['String']['output'];
};

/** The deletion was taken back. */
export type DeletionTakenBack = {
  __typename?: 'DeletionTakenBack';
  /** An account is open again, and its owner may log in. */
  hasAccount: Scalars['Boolean']['output'];
};

/** The deletion is confirmed. */
export type DeletionWaits = {
  __typename?: 'DeletionWaits';
  eraseAt: Scalars['DateTime']['output'];
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

/**
 * A queue of work: the number of orders, parcels, bags, pieces or jobs that wait in it, and since when the
 * oldest of them waits.
 */
export type DeskQueue = {
  __typename?: 'DeskQueue';
  count: Scalars['Int']['output'];
  /** The queue's name: pick, pack, orders, intake, review, listing, returns (to sellers), returned (by shoppers), goodies (boxes for a stylist), rescues (boxes to pack), cases or jobs. */
  name: Scalars['String']['output'];
  /** Null when nothing waits. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A table at the desk: of orders, or of pieces. */
export type DeskScreen =
  | 'orders'
  | 'pieces';

/** How many rows of a table have one state. */
export type DeskStateCount = {
  __typename?: 'DeskStateCount';
  /** The number of rows. 1000 means 1000 or more. */
  count: Scalars['Int']['output'];
  state: Scalars['String']['output'];
};

/** A name under which an employee saved the filters and columns of a table at the desk. */
export type DeskView = {
  __typename?: 'DeskView';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The query of the table's address, without a question mark: the text and state that the rows are filtered by, and the hidden columns. */
  query: Scalars['String']['output'];
  screen: DeskScreen;
};

/** The viewer's views of the table, in their order, after a change. */
export type DeskViewsPayload = {
  __typename?: 'DeskViewsPayload';
  views: Array<DeskView>;
};

export type DeskViewsResult = DeskViewsPayload | StaffRefusal;

export type DetailedShippingEstimate = {
  __typename?: 'DetailedShippingEstimate';
  itemNumbers: Array<Scalars['Float']['output']>;
  maxEstimate: Scalars['String']['output'];
  minEstimate: Scalars['String']['output'];
  /** The warehouse. Null when a seller ships from a place of their own. */
  warehouseId?: Maybe<Scalars['Int']['output']>;
};

/** A browser or client in which the viewer is logged in. */
export type Device = {
  __typename?: 'Device';
  id: Scalars['ID']['output'];
  /** The one that asks. */
  isThis: Scalars['Boolean']['output'];
  /** To the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Such as: Chrome on Windows. */
  name: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
};

export type DirectChoices = {
  __typename?: 'DirectChoices';
  categories: Array<IntakeCategory>;
  colors: Array<IntakeColor>;
  flaws: Array<DirectFlaw>;
  materials: Array<Scalars['String']['output']>;
  sizes: Array<IntakeSize>;
};

/** The whole form as it is: what is left out or null is not said yet. Unfinished drafts are kept. */
export type DirectDraftInput = {
  brandName?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  colors?: Array<Scalars['String']['input']>;
  comesDown?: Scalars['Boolean']['input'];
  condition?: InputMaybe<Scalars['String']['input']>;
  cut?: InputMaybe<Scalars['String']['input']>;
  department?: InputMaybe<Scalars['String']['input']>;
  flaws?: Array<Scalars['String']['input']>;
  floor?: InputMaybe<Scalars['Cents']['input']>;
  /** Made by the browser once for each new listing; a listing that is there is changed. */
  id: Scalars['ID']['input'];
  materials?: Array<Scalars['String']['input']>;
  measurements?: Array<MeasurementInput>;
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** Uploads from POST /api/v1.0/photos, the cover first. */
  photoIds: Array<Scalars['ID']['input']>;
  price?: InputMaybe<Scalars['Cents']['input']>;
  retail?: InputMaybe<Scalars['Cents']['input']>;
  sizingId?: InputMaybe<Scalars['Int']['input']>;
  takesOffers?: Scalars['Boolean']['input'];
  weight?: InputMaybe<WeightClass>;
  words?: Scalars['String']['input'];
};

/** What a listing still needs, or what is wrong with it: one sentence for one field of the form. */
export type DirectFault = {
  __typename?: 'DirectFault';
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type DirectFlaw = {
  __typename?: 'DirectFlaw';
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** What was read from the pictures of a listing. Each guess is for its seller to confirm. */
export type DirectGuess = {
  __typename?: 'DirectGuess';
  /** What would make the pictures better, in words; empty when they are good. */
  advice: Array<Scalars['String']['output']>;
  /** The likeliest kinds, the likeliest first; empty when the picture is not clear. */
  categories: Array<DirectGuessCategory>;
  colors: Array<Scalars['String']['output']>;
  condition?: Maybe<Scalars['String']['output']>;
  /** False when nothing stands out from its background. */
  isClear: Scalars['Boolean']['output'];
  weight: WeightClass;
};

export type DirectGuessCategory = {
  __typename?: 'DirectGuessCategory';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** A listing of a member's own piece, from its first photo on. Only its seller reads it. */
export type DirectListing = {
  __typename?: 'DirectListing';
  brandName?: Maybe<Scalars['String']['output']>;
  categoryId?: Maybe<Scalars['Int']['output']>;
  categoryName?: Maybe<Scalars['String']['output']>;
  changedAt: Scalars['DateTime']['output'];
  colors: Array<Scalars['String']['output']>;
  /** Whether the price comes down by itself, 5 % of the first price every ten days, never below the floor. */
  comesDown: Scalars['Boolean']['output'];
  condition?: Maybe<Scalars['String']['output']>;
  cut?: Maybe<Scalars['String']['output']>;
  /** petite or tall, where the size is one of them; else null. */
  department?: Maybe<Scalars['String']['output']>;
  favoriteCount: Scalars['Int']['output'];
  flaws: Array<Scalars['String']['output']>;
  /** Offers below are declined by the program; no buyer reads it. */
  floor?: Maybe<Scalars['Cents']['output']>;
  /** Until when a shopper holds the piece. Null when nobody does. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Null before the listing was sent for the first time. */
  itemNumber?: Maybe<Scalars['Float']['output']>;
  materials: Array<Scalars['String']['output']>;
  measurements: Array<Measurement>;
  /** What is missing before it can go on sale. Empty when it can. */
  missing: Array<DirectFault>;
  /** Why a person looks at it, or why it was taken off. Null for all others. */
  note?: Maybe<Scalars['String']['output']>;
  openOffers: Scalars['Int']['output'];
  /** The page of the piece in the shop. Null while it has none. */
  path?: Maybe<Scalars['String']['output']>;
  pattern?: Maybe<Scalars['String']['output']>;
  /** Null without a price. */
  payout?: Maybe<DirectPayout>;
  photos: Array<DirectPhoto>;
  price?: Maybe<Scalars['Cents']['output']>;
  retail?: Maybe<Scalars['Cents']['output']>;
  sizeLabel?: Maybe<Scalars['String']['output']>;
  sizingId?: Maybe<Scalars['Int']['output']>;
  status: DirectListingStatus;
  statusLabel: Scalars['String']['output'];
  takesOffers: Scalars['Boolean']['output'];
  /** Made from brand, kind and color; 'Untitled piece' before they are known. */
  title: Scalars['String']['output'];
  weight: WeightClass;
  words: Scalars['String']['output'];
};

/** What a seller does with a listing that went on sale. */
export type DirectListingAct =
  | 'delete'
  | 'pause'
  | 'relist'
  | 'resume';

export type DirectListingPayload = {
  __typename?: 'DirectListingPayload';
  listing: DirectListing;
};

export type DirectListingResult = DirectListingPayload | DirectRefused | LegalAcceptRequired | SignInRequired;

/** Where a listing of a member's own piece stands (specification §2 direct/sell). */
export type DirectListingStatus =
  | 'deleted'
  | 'delisted'
  | 'draft'
  | 'listed'
  | 'paused'
  | 'sold'
  | 'under_review';

/** How a price is split, in cents. */
export type DirectPayout = {
  __typename?: 'DirectPayout';
  /** What the seller earns. */
  earnings: Scalars['Cents']['output'];
  /** The shop's part. */
  fee: Scalars['Cents']['output'];
  feePercent: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
};

/** A photo of a listing. Only its seller and employees open `url` before the piece is on sale. */
export type DirectPhoto = {
  __typename?: 'DirectPhoto';
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** What comparable pieces sold for within a year. */
export type DirectPriceGuide = {
  __typename?: 'DirectPriceGuide';
  bars: Array<PriceBar>;
  /** What they share with this one: brand, tier, category or family. Null when there are too few. */
  basis?: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  /** The median days to the sale of those that cost about as much as the price that was asked about. Null with too few. */
  days?: Maybe<Scalars['Int']['output']>;
  high?: Maybe<Scalars['Cents']['output']>;
  /** The middle half of the prices. Null with too few. */
  low?: Maybe<Scalars['Cents']['output']>;
  /** At most four of them, the nearest in price first. */
  sold: Array<SoldLike>;
  suggested?: Maybe<Scalars['Cents']['output']>;
  /** How far below the asked price offers are taken, in percent; from accepted offers. Null with too few. */
  usualDiscount?: Maybe<Scalars['Int']['output']>;
};

/** Nothing was changed. `faults` name the fields, where fields are at fault. */
export type DirectRefused = UserError & {
  __typename?: 'DirectRefused';
  faults: Array<DirectFault>;
  message: Scalars['String']['output'];
};

export type DirectReport = {
  __typename?: 'DirectReport';
  at: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
  words: Scalars['String']['output'];
};

/** A listing that a person looks at before shoppers see it, with what speaks against it. */
export type DirectReview = {
  __typename?: 'DirectReview';
  listing: DirectListing;
  /** Why it waits, in words. */
  reasons: Array<Scalars['String']['output']>;
  /** What people wrote who reported it. */
  reports: Array<DirectReport>;
  sellerName: Scalars['String']['output'];
  soldCount: Scalars['Int']['output'];
  submittedAt: Scalars['DateTime']['output'];
};

export type DirectReviewPayload = {
  __typename?: 'DirectReviewPayload';
  /** The listings that wait, the oldest first. */
  waiting: Array<DirectReview>;
};

export type DirectReviewResult = DirectReviewPayload | StaffRefusal;

/** One parcel of one order with pieces of one closet, as its seller follows it; `asBuyer` when the viewer bought it. */
export type DirectSale = {
  __typename?: 'DirectSale';
  asBuyer: Scalars['Boolean']['output'];
  /** When the money can be cashed out. Null before delivery. */
  availableAt?: Maybe<Scalars['DateTime']['output']>;
  canCancel: Scalars['Boolean']['output'];
  canReview: Scalars['Boolean']['output'];
  /** When the sale is canceled and paid back, if it is not sent. Null once it is. */
  cancelsAt?: Maybe<Scalars['DateTime']['output']>;
  carrierName?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  earnings: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  items: Array<DirectSaleItem>;
  /** The label as a PDF. Null before it is made, and for the buyer. */
  labelUrl?: Maybe<Scalars['String']['output']>;
  myReview?: Maybe<MemberReview>;
  /** The code of the other side's page, when it is open. */
  otherCode?: Maybe<Scalars['String']['output']>;
  /** First name and initial of the other side. */
  otherName: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  /** City and state that the parcel goes to. Null for the buyer. */
  place?: Maybe<Scalars['String']['output']>;
  /** Until when both sides may write and change their rating. Null before delivery. */
  reviewUntil?: Maybe<Scalars['DateTime']['output']>;
  /** By when the label is to be printed. */
  sendBy: Scalars['DateTime']['output'];
  status: DirectSaleStatus;
  statusLabel: Scalars['String']['output'];
  /** Shown once both have written, or when the time is over. */
  theirReview?: Maybe<MemberReview>;
  trackingCode?: Maybe<Scalars['String']['output']>;
};

export type DirectSaleItem = {
  __typename?: 'DirectSaleItem';
  brand: Scalars['String']['output'];
  earnings: Scalars['Cents']['output'];
  itemNumber: Scalars['Float']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  price: Scalars['Cents']['output'];
  sizeDisplay: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DirectSalePayload = {
  __typename?: 'DirectSalePayload';
  sale: DirectSale;
};

export type DirectSaleResult = DirectRefused | DirectSalePayload | SignInRequired;

export type DirectSaleStatus =
  | 'canceled'
  | 'delivered'
  | 'label_printed'
  | 'on_its_way'
  | 'paid'
  | 'to_send';

/** A member's closet: what they sell by themselves. */
export type DirectShop = {
  __typename?: 'DirectShop';
  /** The place that pieces are sent from. */
  city?: Maybe<Scalars['String']['output']>;
  /** The code of the page /u/:code. Null before the closet is open. */
  code?: Maybe<Scalars['String']['output']>;
  /** All listings that are not deleted, the last changed first. */
  listings: Array<DirectListing>;
  /** The name that shoppers read: first name and initial. */
  name: Scalars['String']['output'];
  /** Offers that wait for the member's answer. */
  offersToAnswer: Scalars['Int']['output'];
  /** Null before the member has opened a closet; then only drafts are kept. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  rating: MemberRating;
  /** Parcels to be sent and on their way, then the latest that arrived; 50 at most. */
  sales: Array<DirectSale>;
  state?: Maybe<Scalars['String']['output']>;
  /** While it is ahead, nothing of the closet is on sale. */
  vacationUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type DirectShopPayload = {
  __typename?: 'DirectShopPayload';
  shop: DirectShop;
};

export type DirectShopResult = DirectRefused | DirectShopPayload | SignInRequired;

/** A person's answers to the survey about selling from home (rules/src/waitlist/survey.ts). The person can change them. */
export type DirectSurvey = {
  __typename?: 'DirectSurvey';
  changedAt: Scalars['DateTime']['output'];
  /** Whether we may write to the person about selling from home. */
  mayWrite: Scalars['Boolean']['output'];
  obstacle: Scalars['String']['output'];
  often: Scalars['String']['output'];
  places: Array<Scalars['String']['output']>;
  sells: Array<Scalars['String']['output']>;
};

export type DirectSurveyInput = {
  mayWrite: Scalars['Boolean']['input'];
  obstacle: Scalars['String']['input'];
  often: Scalars['String']['input'];
  places: Array<Scalars['String']['input']>;
  sells: Array<Scalars['String']['input']>;
};

/** What the shop knows of the viewer's wish to sell from home. */
export type DirectWaitlist = {
  __typename?: 'DirectWaitlist';
  /** The address on the waitlist; for a member who has not joined, the address of the account. Null for other visitors. */
  email?: Maybe<Scalars['String']['output']>;
  /** When the viewer joined the waitlist, from this account or in this browser. Null for who has not joined. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  survey?: Maybe<DirectSurvey>;
};

export type DonateEarningsInput = {
  amount: Scalars['Cents']['input'];
  charityId: Scalars['Int']['input'];
  requestKey: Scalars['ID']['input'];
};

export type DonateRestInput = {
  bagNumber?: InputMaybe<Scalars['ID']['input']>;
  /** The item numbers of the seller's pieces. Without numbers: every piece of the bag that can be donated. */
  itemNumbers?: InputMaybe<Array<Scalars['Float']['input']>>;
};

export type DonateRestPayload = {
  __typename?: 'DonateRestPayload';
  charityName: Scalars['String']['output'];
  items: Array<SellerItem>;
};

export type DonateRestResult = DonateRestPayload | NothingToDonate;

/** A draw of a month. Its seed is fixed before the first ticket: the hash is shown at once, the seed after the draw. */
export type Draw = {
  __typename?: 'Draw';
  closesAt: Scalars['DateTime']['output'];
  drawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer has the free ticket. */
  hasFree: Scalars['Boolean']['output'];
  /** The month: 2026-12. */
  id: Scalars['ID']['output'];
  opensAt: Scalars['DateTime']['output'];
  prize: Scalars['Cents']['output'];
  /** Rounds are drawn again when nobody can take the prize. */
  round?: Maybe<Scalars['Int']['output']>;
  /** Null until the draw is done. */
  seed?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 of the seed. */
  seedHash: Scalars['String']['output'];
  /** All tickets until now. */
  tickets: Scalars['Int']['output'];
  /** Null until the draw is done, and when nobody took part. */
  winningTicket?: Maybe<Scalars['Int']['output']>;
  /** Whether the winning ticket is the viewer's. */
  won: Scalars['Boolean']['output'];
  /** The viewer's tickets, by number. */
  yours: Array<Scalars['Int']['output']>;
};

/** The viewer's part in draws. */
export type Draws = {
  __typename?: 'Draws';
  context: Scalars['String']['output'];
  /** The kind of reward that a ticket is, with its context (specification §3). */
  kind: Scalars['String']['output'];
  /** The draw that takes tickets now. Null between two draws. */
  open?: Maybe<Draw>;
  /** The last draws that are done, the newest first, at most 12. */
  past: Array<Draw>;
  /** Points for a ticket beyond the free one. */
  ticketPoints: Scalars['Int']['output'];
  /** Most tickets of a person in one draw, with the free one. */
  ticketsMost: Scalars['Int']['output'];
};

export type DrawsPayload = {
  __typename?: 'DrawsPayload';
  draws: Draws;
  rewards: Rewards;
};

/** A counter of the carrier that takes the parcel and prints its label. */
export type DropOffPlace = {
  __typename?: 'DropOffPlace';
  address: Scalars['String']['output'];
  hours: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Dropshipper = {
  __typename?: 'Dropshipper';
  /** False when the partner sends no new pieces any more. */
  active: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** What the seller earned in one month. `month` is YYYY-MM in the shop's time zone. */
export type EarningMonth = {
  __typename?: 'EarningMonth';
  earned: Scalars['Cents']['output'];
  month: Scalars['String']['output'];
  paidOut: Scalars['Cents']['output'];
  sales: Scalars['Int']['output'];
};

/** The sale of one of the seller's pieces. */
export type EarningSale = {
  __typename?: 'EarningSale';
  /** When the earnings become available. Null until the piece is delivered. */
  availableAt?: Maybe<Scalars['DateTime']['output']>;
  bagNumber?: Maybe<Scalars['String']['output']>;
  brand: Scalars['String']['output'];
  clawedBackAt?: Maybe<Scalars['DateTime']['output']>;
  /** The store credit that a booster added, in cents. */
  credit: Scalars['Cents']['output'];
  earnings: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  itemNumber: Scalars['Float']['output'];
  lines: Array<PayoutLine>;
  photoId?: Maybe<Scalars['Float']['output']>;
  /** The listed price at the time of the sale, in cents. */
  price: Scalars['Cents']['output'];
  soldAt: Scalars['DateTime']['output'];
  /** The sale's state: pending, available or clawed_back (rules/src/earnings/earnings.ts). */
  state: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type EarningSalePage = {
  __typename?: 'EarningSalePage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<EarningSale>;
  totalCount: Scalars['Int']['output'];
};

/** §7 earnings: the seller's balance, how much of it can be cashed out, and the sales behind it. */
export type Earnings = {
  __typename?: 'Earnings';
  available: Scalars['Cents']['output'];
  /** What `available` comes to as store credit, bonus included. In cents. */
  availableAsCredit: Scalars['Cents']['output'];
  /** Everything that the seller's pieces ever earned, less what was clawed back. In cents. */
  earnedInAll: Scalars['Cents']['output'];
  held: Scalars['Cents']['output'];
  /** The last twelve months, oldest first. A month without sales is in the list. */
  months: Array<EarningMonth>;
  paidOutInAll: Scalars['Cents']['output'];
  pending: Scalars['Cents']['output'];
};

export type EarningsUseInput = {
  amount: Scalars['Cents']['input'];
  requestKey: Scalars['ID']['input'];
};

/** The fields that staff can edit. Fields that are left out keep their value. */
export type EditItemInput = {
  additionalDescription?: InputMaybe<Scalars['String']['input']>;
  brandId?: InputMaybe<Scalars['Int']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  colorNames?: InputMaybe<Array<Scalars['String']['input']>>;
  condition?: InputMaybe<Scalars['String']['input']>;
  conditionDescription?: InputMaybe<Scalars['String']['input']>;
  /** How the piece is cut, by the name of one of its kind's cuts; attributes and tags follow. */
  cut?: InputMaybe<Scalars['String']['input']>;
  /** girls or boys; empty for both. Grown people's pieces have none. */
  department?: InputMaybe<Scalars['String']['input']>;
  finalSale?: InputMaybe<Scalars['Boolean']['input']>;
  flaws?: InputMaybe<Array<Scalars['String']['input']>>;
  itemNumber: Scalars['Float']['input'];
  materials?: InputMaybe<Array<Scalars['String']['input']>>;
  measurements?: InputMaybe<Array<EditMeasurementInput>>;
  /** One of the patterns of its kind; empty for none said. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** The photos in the order in which they are shown: numbers of photos that the piece has, and ids of new uploads. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  price?: InputMaybe<Scalars['Cents']['input']>;
  reason: Scalars['String']['input'];
  retail?: InputMaybe<Scalars['Cents']['input']>;
  /** Petite or tall, for a size that is one of the two. */
  sizeCut?: InputMaybe<Scalars['String']['input']>;
  sizingId?: InputMaybe<Scalars['Int']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['String']['input'];
};

export type EditItemResult = ItemChangedMeanwhile | ItemRefusal | StaffItemPayload;

export type EditMeasurementInput = {
  inches: Scalars['Float']['input'];
  name: Scalars['String']['input'];
};

export type EditReturnInput = {
  id: Scalars['ID']['input'];
  lines: Array<ReturnLineInput>;
  refundType: ReturnRefundType;
  total: Scalars['Cents']['input'];
};

export type EditReturnResult = ReturnPayload | ReturnRefused | SignInRequired;

/** A link was mailed to the new address; the account has the old one until somebody follows it. */
export type EmailChangeSent = {
  __typename?: 'EmailChangeSent';
  sentTo: Scalars['String']['output'];
};

/** The link has expired, was used, or is not one of ours. */
export type EmailNotVerified = UserError & {
  __typename?: 'EmailNotVerified';
  message: Scalars['String']['output'];
};

export type EmailTaken = UserError & {
  __typename?: 'EmailTaken';
  message: Scalars['String']['output'];
};

export type EmailVerificationSent = {
  __typename?: 'EmailVerificationSent';
  sentTo: Scalars['String']['output'];
};

export type EmailVerified = {
  __typename?: 'EmailVerified';
  email: Scalars['String']['output'];
};

export type EndTwoStepResult = PasswordNeeded | SecurityPayload;

export type EndingPoints = {
  __typename?: 'EndingPoints';
  endsAt: Scalars['DateTime']['output'];
  points: Scalars['Int']['output'];
};

/** The question can't be answered. `field` names the wrong input. */
export type EstimateRefused = UserError & {
  __typename?: 'EstimateRefused';
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** A price and its payout, computed by the function that computes real payouts (rules/src/earnings/payouts.ts). */
export type EstimatedPayout = {
  __typename?: 'EstimatedPayout';
  /** The payout as store credit, bonus included. In cents. */
  asCredit: Scalars['Cents']['output'];
  earnings: Scalars['Cents']['output'];
  lines: Array<PayoutLine>;
  price: Scalars['Cents']['output'];
  slices: Array<PayoutSlice>;
};

export type ExcludesInput = {
  dropshipper_id?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ExperimentArm = {
  __typename?: 'ExperimentArm';
  name: Scalars['String']['output'];
  /** The percent of the people who take part. */
  share: Scalars['Float']['output'];
};

export type ExperimentResults = {
  __typename?: 'ExperimentResults';
  arms: Array<ArmReading>;
  isMismatch: Scalars['Boolean']['output'];
  /** How many people each arm needs before a difference can be told. */
  neededInEach: Scalars['Int']['output'];
  /** The chance of these sizes of the arms when nobody is lost. */
  splitChance: Scalars['Float']['output'];
};

/** Counts leave out the facet's own filter: each count is the total that the shopper gets by choosing that value alone. */
export type Facet = {
  __typename?: 'Facet';
  /** Finite facets also list values with the count 0. A selected value is always listed. PRICE lists only the chosen range. */
  buckets: Array<FacetBucket>;
  /** For PRICE only: at most 30 bars without gaps, wider where prices are higher. */
  histogram: Array<HistogramBar>;
  key: Scalars['String']['output'];
  kind: FacetKind;
  label: Scalars['String']['output'];
};

export type FacetBucket = {
  __typename?: 'FacetBucket';
  count: Scalars['Int']['output'];
  /** The depth in the tree of categories, 0 at the root. A category's children follow it with a greater depth. */
  depth?: Maybe<Scalars['Int']['output']>;
  /** The heading above the value and its neighbours. Sizes have one, such as 'Dresses & Tops: Letters'. */
  group?: Maybe<Scalars['String']['output']>;
  /** The colour as #rrggbb. Null for other facets. */
  hex?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
  /** The value that the filter takes. */
  value: Scalars['String']['output'];
};

export type FacetChoice = {
  __typename?: 'FacetChoice';
  key: Scalars['String']['output'];
  kind: FacetKind;
  label: Scalars['String']['output'];
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

export type Favorite = {
  __typename?: 'Favorite';
  item: Item;
  listId?: Maybe<Scalars['ID']['output']>;
  lovedAt: Scalars['DateTime']['output'];
  /** The price of the piece when it became a favorite, in cents. */
  priceThen: Scalars['Cents']['output'];
};

/** The number of favorites for each value of `show`, whatever other filters are set. */
export type FavoriteCounts = {
  __typename?: 'FavoriteCounts';
  all: Scalars['Int']['output'];
  /** The sum of price drops, since they became favorites, of the pieces on sale. In cents. */
  droppedBy: Scalars['Cents']['output'];
  drops: Scalars['Int']['output'];
  free: Scalars['Int']['output'];
  sold: Scalars['Int']['output'];
};

export type FavoriteKind = {
  __typename?: 'FavoriteKind';
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type FavoriteList = {
  __typename?: 'FavoriteList';
  itemNumbers: Array<Scalars['Float']['output']>;
  items: Array<Item>;
  lists: Array<NamedList>;
  /** The share link to all favorites. Null when there is none. */
  share?: Maybe<FavoriteShare>;
  totalCount: Scalars['Int']['output'];
  view: FavoritePage;
};


export type FavoriteListItemsArgs = {
  amount?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type FavoriteListViewArgs = {
  amount?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  view: FavoritesView;
};

export type FavoritePage = {
  __typename?: 'FavoritePage';
  counts: FavoriteCounts;
  kinds: Array<FavoriteKind>;
  nodes: Array<Favorite>;
  totalCount: Scalars['Int']['output'];
};

/** A link by which anybody can see a favorites list, or all favorites. */
export type FavoriteShare = {
  __typename?: 'FavoriteShare';
  code: Scalars['String']['output'];
  showsName: Scalars['Boolean']['output'];
};

export type FavoritesInput = {
  itemNumbers: Array<Scalars['Float']['input']>;
  /**
   * The account whose favorites these are. The request of any other viewer is refused (UNAUTHENTICATED): hearts
   * that wait in one tab never reach an account that logged in in another. Null does not ask who the viewer is.
   */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type FavoritesPayload = {
  __typename?: 'FavoritesPayload';
  /** The number of the viewer's favorites after the change. */
  favoritesCount: Scalars['Int']['output'];
  /** Of addFavorites: the asked pieces that are favorites now. Of removeFavorites: the asked pieces. */
  itemNumbers: Array<Scalars['Float']['output']>;
};

/** Filters and sort order for a page of favorites. */
export type FavoritesView = {
  /** The slug of a top-level category. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** The id of one of the viewer's favorites lists. */
  listId?: InputMaybe<Scalars['ID']['input']>;
  maxPrice?: InputMaybe<Scalars['Cents']['input']>;
  minPrice?: InputMaybe<Scalars['Cents']['input']>;
  /** all, drops (price below that at the time of favoriting), free (on sale and not held) or sold. */
  show?: Scalars['String']['input'];
  /** loved (newest favorite first), drop (largest price drop first), price_low_high or price_high_low. */
  sort?: Scalars['String']['input'];
};

export type FieldProblem = {
  __typename?: 'FieldProblem';
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** One filter of the specification's search keys (rules/src/search/filters.ts lists them); values of one key are OR, keys are AND. */
export type FilterInput = {
  key: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type FinishLogInInput = {
  challenge: Scalars['ID']['input'];
  /** Six digits from the member's app, or one of the recovery codes. */
  code: Scalars['String']['input'];
};

export type FinishLogInResult = AuthPayload | LogInEnded | LogInRefused | TooManyTries;

/** A measurement of the viewer that fit notes are based on. */
export type FitBasis = {
  __typename?: 'FitBasis';
  /** The number of pieces that the measurement comes from. */
  count: Scalars['Int']['output'];
  /** The kind of the kept pieces, such as dresses. Null for a body measurement. */
  family?: Maybe<Scalars['String']['output']>;
  /** The measurement in inches. Null when it is not known yet. */
  inches?: Maybe<Scalars['Float']['output']>;
  measure: Scalars['String']['output'];
  /** When the viewer entered the body measurement. Null for kept pieces. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
};

export type FitBasisPayload = {
  __typename?: 'FitBasisPayload';
  fitBasis: Array<FitBasis>;
};

/**
 * How a piece would fit the viewer, or the measurement that the viewer is asked for (decision 0152). Lengths in
 * inches.
 */
export type FitNote = {
  __typename?: 'FitNote';
  /** The measurement that the note is about: Bust, Waist, Sleeve, Inseam or Length. */
  measure: Scalars['String']['output'];
  /** The viewer's measurement that the verdict is based on, in inches. */
  own?: Maybe<Scalars['Float']['output']>;
  /** The number of kept pieces that `own` is the median of. */
  ownCount: Scalars['Int']['output'];
  /** The source of `own`: body (measured at home) or kept (the median of pieces that the viewer kept). */
  ownFrom?: Maybe<Scalars['String']['output']>;
  /** The piece's measurement, in inches. */
  piece: Scalars['Float']['output'];
  /** small, fits or large. Null when the viewer is asked for a measurement. */
  verdict?: Maybe<Scalars['String']['output']>;
  words?: Maybe<Scalars['String']['output']>;
};

export type Flaw = {
  __typename?: 'Flaw';
  description: Scalars['String']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
};

/** A brand or person that the viewer follows, to be notified of new pieces. */
export type Follow = {
  __typename?: 'Follow';
  brandId?: Maybe<Scalars['Int']['output']>;
  /** The path of the brand's or person's page. */
  href: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  storefrontCode?: Maybe<Scalars['String']['output']>;
};

export type FollowInput = {
  brandId?: InputMaybe<Scalars['Int']['input']>;
  on: Scalars['Boolean']['input'];
  storefrontCode?: InputMaybe<Scalars['String']['input']>;
};

export type FollowPayload = {
  __typename?: 'FollowPayload';
  follows: Array<Follow>;
};

export type FollowRefused = UserError & {
  __typename?: 'FollowRefused';
  message: Scalars['String']['output'];
};

export type FollowResult = FollowPayload | FollowRefused;

export type ForgetSearchesPayload = {
  __typename?: 'ForgetSearchesPayload';
  recentSearches: RecentSearchConnection;
};

export type GiftCardApplied = {
  __typename?: 'GiftCardApplied';
  cart: Cart;
  giftCard: AppliedGiftCard;
};

export type GiftCardBalance = {
  __typename?: 'GiftCardBalance';
  balance: Scalars['Cents']['output'];
  last4: Scalars['String']['output'];
};

export type GiftCardBalanceResult = GiftCardBalance | GiftCardInvalid | TooManyTries;

/** The gift card can't be removed: an order with it is waiting for its payment. */
export type GiftCardBeingPaid = UserError & {
  __typename?: 'GiftCardBeingPaid';
  message: Scalars['String']['output'];
};

export type GiftCardCodeInput = {
  number: Scalars['String']['input'];
  pin: Scalars['String']['input'];
};

export type GiftCardDeliveryMethod =
  | 'email'
  | 'print';

/** Number and PIN are right, and the card's balance is zero. */
export type GiftCardEmpty = UserError & {
  __typename?: 'GiftCardEmpty';
  last4: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The number or the PIN is wrong. The answer doesn't tell which. */
export type GiftCardInvalid = UserError & {
  __typename?: 'GiftCardInvalid';
  message: Scalars['String']['output'];
};

export type GiftCardNotInCart = UserError & {
  __typename?: 'GiftCardNotInCart';
  message: Scalars['String']['output'];
};

/** A box of pieces that were chosen for one person, who keeps some and sends the others back. */
export type GoodyBox = {
  __typename?: 'GoodyBox';
  askedAt: Scalars['DateTime']['output'];
  budget: Scalars['Cents']['output'];
  canCancel: Scalars['Boolean']['output'];
  canChoose: Scalars['Boolean']['output'];
  carrierName?: Maybe<Scalars['String']['output']>;
  /** What was charged and not paid back, in cents; null before the charge. */
  charged?: Maybe<Scalars['Cents']['output']>;
  departments: Array<Scalars['String']['output']>;
  detail: Scalars['String']['output'];
  /** Fees of the whole order, in cents. */
  fees: Scalars['Cents']['output'];
  headline: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Until when the viewer says what stays, and hands in what goes back. */
  keepBy?: Maybe<Scalars['DateTime']['output']>;
  kinds: Array<Scalars['String']['output']>;
  labelUrl?: Maybe<Scalars['String']['output']>;
  note: Scalars['String']['output'];
  offerEndsAt?: Maybe<Scalars['DateTime']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  orderLabel?: Maybe<Scalars['String']['output']>;
  paidWith?: Maybe<Scalars['String']['output']>;
  pieces: Array<GoodyPiece>;
  /** The reasons for which a piece may go back. */
  reasons: Array<ReturnReason>;
  /** What is reserved on the card and not charged, in cents; null without a reservation. */
  reserved?: Maybe<Scalars['Cents']['output']>;
  returnCode?: Maybe<Scalars['String']['output']>;
  returnId?: Maybe<Scalars['ID']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  steps: Array<GoodyStep>;
  stylistNote: Scalars['String']['output'];
  /** The price of all pieces, in cents. */
  sum: Scalars['Cents']['output'];
};

/** A goody box in a list. */
export type GoodyBoxInList = {
  __typename?: 'GoodyBoxInList';
  askedAt: Scalars['DateTime']['output'];
  budget: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  photoIds: Array<Scalars['Float']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
};

export type GoodyBoxPayload = {
  __typename?: 'GoodyBoxPayload';
  goodyBox: GoodyBox;
};

export type GoodyBoxResult = GoodyBoxPayload | GoodyRefused;

export type GoodyChoiceInput = {
  itemNumber: Scalars['Float']['input'];
  keep: Scalars['Boolean']['input'];
  /** The id of a reason, for a piece that goes back. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type GoodyDepartment = {
  __typename?: 'GoodyDepartment';
  /** Whether the viewer has saved sizes for it. */
  hasSizes: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type GoodyOption = {
  __typename?: 'GoodyOption';
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type GoodyPiece = {
  __typename?: 'GoodyPiece';
  /** keep or back; null until the viewer has said. */
  choice?: Maybe<Scalars['String']['output']>;
  item: Item;
  itemNumber: Scalars['Float']['output'];
  /** What became of it, in words. */
  outcome?: Maybe<Scalars['String']['output']>;
  price: Scalars['Cents']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  reasonLabel?: Maybe<Scalars['String']['output']>;
  /** The tax on the price, in cents; 0 until the box is reserved. */
  tax: Scalars['Cents']['output'];
  /** Why it was chosen, in words. */
  why: Scalars['String']['output'];
};

/** What a box comes to, before it is reserved. In cents. */
export type GoodyQuote = {
  __typename?: 'GoodyQuote';
  fees: Scalars['Cents']['output'];
  /** False until the address is known, which decides the tax. */
  isExact: Scalars['Boolean']['output'];
  pieces: Scalars['Cents']['output'];
  tax: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** The box can't be made, or has gone on. Nothing was changed. */
export type GoodyRefused = UserError & {
  __typename?: 'GoodyRefused';
  message: Scalars['String']['output'];
};

export type GoodyReserved = {
  __typename?: 'GoodyReserved';
  boxId: Scalars['ID']['output'];
};

/** What the page that asks for a goody box offers (issue 11, Goody boxes). */
export type GoodySetup = {
  __typename?: 'GoodySetup';
  /** What the pieces of a box may cost together, in cents. */
  budgets: Array<Scalars['Cents']['output']>;
  departments: Array<GoodyDepartment>;
  kinds: Array<GoodyOption>;
  /** The viewer's box that is not complete; a person has one at a time. */
  openBoxId?: Maybe<Scalars['ID']['output']>;
  /** What is said before anything is reserved, one sentence each. */
  terms: Array<Scalars['String']['output']>;
};

export type GoodyStep = {
  __typename?: 'GoodyStep';
  at?: Maybe<Scalars['DateTime']['output']>;
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** done, now or next. */
  state: Scalars['String']['output'];
};

/** What the grader notes about the piece. Required for accepted and review; for declined, as much as is known. */
export type GradePieceInput = {
  bagId: Scalars['ID']['input'];
  brandId?: InputMaybe<Scalars['Int']['input']>;
  /** The name of a brand that is new to the shop. A known brand in another spelling is recognized. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['Int']['input'];
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  condition?: InputMaybe<Scalars['String']['input']>;
  /** One of the cuts of the category. Without it the shop claims no cut. */
  cut?: InputMaybe<Scalars['String']['input']>;
  /** The grader's decision: accepted, declined or review. */
  decision: Scalars['String']['input'];
  declineReason?: InputMaybe<Scalars['String']['input']>;
  /** Girls or boys for children's pieces; petite or tall for a size that is one of the two. */
  department?: InputMaybe<Scalars['String']['input']>;
  flaws?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An id that the station makes once for each press of the button; the same id twice is one request. */
  gradeKey: Scalars['ID']['input'];
  materials?: InputMaybe<Array<Scalars['String']['input']>>;
  measurements?: InputMaybe<Array<IntakeMeasurementInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** One of the patterns of the category. Without it the shop claims none. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** The ids of the uploaded photos. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  pieceNumber: Scalars['Int']['input'];
  price?: InputMaybe<Scalars['Cents']['input']>;
  retail?: InputMaybe<Scalars['Cents']['input']>;
  sizingId?: InputMaybe<Scalars['Int']['input']>;
  suggested?: InputMaybe<Scalars['Cents']['input']>;
};

export type GradePiecePayload = {
  __typename?: 'GradePiecePayload';
  bag: IntakeBag;
  piece: IntakePiece;
};

export type GradePieceResult = GradePiecePayload | IntakeRefusal | PlaceTaken;

/** A number that an arm must not make worse. */
export type GuardrailReading = {
  __typename?: 'GuardrailReading';
  hits: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  of: Scalars['Int']['output'];
  /** few: too few to say; fine; worse than the control. Null for the control. */
  standing?: Maybe<Scalars['String']['output']>;
};

/** A question of the help centre with its answer. */
export type HelpArticle = {
  __typename?: 'HelpArticle';
  answerMarkdown: Scalars['String']['output'];
  links: Array<HelpLink>;
  question: Scalars['String']['output'];
  slug: Scalars['ID']['output'];
  /** A topic of rules/src/vocabulary/help.ts. */
  topic: Scalars['String']['output'];
};

export type HelpLink = {
  __typename?: 'HelpLink';
  href: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** A bar of the price chart. Both ends belong to the bar. */
export type HistogramBar = {
  __typename?: 'HistogramBar';
  count: Scalars['Int']['output'];
  fromCents: Scalars['Cents']['output'];
  toCents: Scalars['Cents']['output'];
};

export type HoldOutfitPayload = {
  __typename?: 'HoldOutfitPayload';
  cart: Cart;
  expiresAt: Scalars['DateTime']['output'];
  outfit: StyleOutfit;
};

export type HoldOutfitResult = CartFull | HoldOutfitPayload | OutfitNotHeld | TooManyHolds;

/** Pieces that a person at work chose and named, as the home page shows them. */
export type HomeEdit = {
  __typename?: 'HomeEdit';
  id: Scalars['ID']['output'];
  /** The first pieces that are still on sale, in their order; at least one. */
  items: Array<Item>;
  title: Scalars['String']['output'];
  words: Scalars['String']['output'];
};

export type HomeEditInput = {
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Made by the browser for a new edit; a known id changes that edit. */
  id: Scalars['ID']['input'];
  /** In the order in which the home page shows the pieces. */
  itemNumbers: Array<Scalars['Float']['input']>;
  startsAt: Scalars['DateTime']['input'];
  title: Scalars['String']['input'];
  words: Scalars['String']['input'];
};

/** What was written can't be kept. */
export type HomeEditRefused = UserError & {
  __typename?: 'HomeEditRefused';
  /** title, words, endsAt or itemNumbers. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type IdenticalBasis =
  | 'NONE'
  | 'SAME_LOOK'
  | 'STYLE_NUMBER';

export type IdenticalItem = {
  __typename?: 'IdenticalItem';
  /** How the piece differs from the one that was asked for. */
  differences: Array<Scalars['String']['output']>;
  item: Item;
};

export type IdenticalItems = {
  __typename?: 'IdenticalItems';
  /** STYLE_NUMBER when the maker's style number is the same; SAME_LOOK when brand, kind, color and name are the same. */
  basis: IdenticalBasis;
  item: Item;
  nodes: Array<IdenticalItem>;
};

/** A picture to search by. Only who sent it sees it, until that person shares it. */
export type ImageSearch = {
  __typename?: 'ImageSearch';
  expiresAt: Scalars['DateTime']['output'];
  /** What was found in the picture, the largest thing first. Never empty: at least the whole picture. */
  finds: Array<ImageSearchFind>;
  height: Scalars['Int']['output'];
  /** The specification's shareabilityId. */
  id: Scalars['ID']['output'];
  /** False for somebody who came by the link. */
  isMine: Scalars['Boolean']['output'];
  /** True when everybody with the link may look. */
  isShared: Scalars['Boolean']['output'];
  /** The address of the picture, which is deleted at expiresAt. */
  pictureUrl: Scalars['String']['output'];
  source: ImageSearchSource;
  /** In pixels. */
  width: Scalars['Int']['output'];
};

export type ImageSearchAnswer = {
  __typename?: 'ImageSearchAnswer';
  /** True where nothing in the shop is really close, and the picture may show no clothes at all. */
  isUnsure: Scalars['Boolean']['output'];
  /** The kinds of what was found, the most frequent first, for a filter of category_tags. */
  kinds: Array<ImageSearchKind>;
  /** What was read from the picture, as one sentence. */
  line: Scalars['String']['output'];
  /** The closest first; the bands follow each other. */
  matches: Array<ImageSearchMatch>;
  pageInfo: ListPageInfo;
  /** The share of the pieces on sale that can be found by picture already, from 0 to 1. */
  ready: Scalars['Float']['output'];
  /** Coats like yours. */
  title: Scalars['String']['output'];
  /** How many pieces are near enough to be ranked, at most 200. */
  totalCount: Scalars['Int']['output'];
};

/** How close a piece is to the picture. */
export type ImageSearchBand =
  /** The same cut in another color. */
  | 'same_cut'
  /** Something in the same spirit. */
  | 'similar'
  /** The same cut, and a color within a shade. */
  | 'very_close';

/** One thing that was found in a picture. */
export type ImageSearchFind = {
  __typename?: 'ImageSearchFind';
  box: PictureBox;
  /** The kind of the thing as a shopper says it: Coat. */
  label: Scalars['String']['output'];
};

export type ImageSearchKind = {
  __typename?: 'ImageSearchKind';
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  tag: Scalars['String']['output'];
};

export type ImageSearchMatch = {
  __typename?: 'ImageSearchMatch';
  band: ImageSearchBand;
  item: Item;
  reasons: Array<ImageSearchReason>;
};

export type ImageSearchPayload = {
  __typename?: 'ImageSearchPayload';
  search: ImageSearch;
};

/** Why a piece is shown, in a few words. */
export type ImageSearchReason = {
  __typename?: 'ImageSearchReason';
  /** False where the piece differs from the picture. */
  agrees: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

/** The picture can't be searched with, or pictures can't be searched now. */
export type ImageSearchRefused = UserError & {
  __typename?: 'ImageSearchRefused';
  message: Scalars['String']['output'];
  /** unavailable, gone, full or unfit. */
  reason: Scalars['String']['output'];
};

export type ImageSearchResult = ImageSearchAnswer | ImageSearchRefused;

/** Where the picture of a search came from. The first four are the photo sources of the specification; item is a piece's own picture. */
export type ImageSearchSource =
  | 'camera_capture'
  | 'image_upload'
  | 'image_url_import'
  | 'item'
  | 'pinterest_board';

export type InspectPieceInput = {
  /** For accepted_less: the sum in cents to offer. */
  amount?: InputMaybe<Scalars['Cents']['input']>;
  lineId: Scalars['ID']['input'];
  outcome: ReturnOutcome;
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Needed unless the piece is accepted as it is. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whether the accepted piece goes on sale again as a new item. False: it goes to the shelf of imperfect pieces. */
  relist?: InputMaybe<Scalars['Boolean']['input']>;
  returnId: Scalars['ID']['input'];
};

export type InspectReturnResult = StaffRefusal | StaffReturnPayload;

/** A bag as warehouse staff see it. It has no seller's name, because grading doesn't need one. */
export type IntakeBag = {
  __typename?: 'IntakeBag';
  bagNumber: Scalars['String']['output'];
  /** Who is grading the bag. Null when nobody is. */
  claimedBy?: Maybe<Scalars['String']['output']>;
  claimedByMe: Scalars['Boolean']['output'];
  /** The code that is printed under the barcode. */
  code: Scalars['String']['output'];
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  graded: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  nextPlace: Scalars['Int']['output'];
  /** The graded pieces, newest first. */
  pieces: Array<IntakePiece>;
  /** How many pieces were counted at the door. Null before the count. */
  piecesCounted?: Maybe<Scalars['Int']['output']>;
  processingAt?: Maybe<Scalars['DateTime']['output']>;
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  service: Scalars['String']['output'];
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  warehouse: Scalars['String']['output'];
  warehouseId: Scalars['Int']['output'];
};

export type IntakeBagPayload = {
  __typename?: 'IntakeBagPayload';
  bag: IntakeBag;
};

export type IntakeBagResult = BagElsewhere | IntakeBagPayload | WrongBagCode;

export type IntakeBrand = {
  __typename?: 'IntakeBrand';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  tier: Scalars['String']['output'];
};

export type IntakeCategory = {
  __typename?: 'IntakeCategory';
  /** How pieces of this kind are cut, by the names of the cuts. */
  cuts: Array<Scalars['String']['output']>;
  departments: Array<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  /** The heading that the category is under, such as 'Dresses'. */
  kind: Scalars['String']['output'];
  /** The names of the measures to take. */
  measurements: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The patterns that pieces of this kind come in, the commonest first. */
  patterns: Array<Scalars['String']['output']>;
  /** The size system of the category: top, bottom, shoe, ring, kids or one. */
  sizeCategory: Scalars['String']['output'];
};

/** The lists that a grading station chooses from. A station asks for them once. */
export type IntakeChoices = {
  __typename?: 'IntakeChoices';
  categories: Array<IntakeCategory>;
  colors: Array<IntakeColor>;
  /** The decline reasons, in the order of their keyboard keys. */
  declineReasons: Array<IntakeDeclineReason>;
  sizes: Array<IntakeSize>;
};

export type IntakeColor = {
  __typename?: 'IntakeColor';
  hex: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type IntakeDeclineReason = {
  __typename?: 'IntakeDeclineReason';
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A warehouse, and how much work waits in it. */
export type IntakeHouse = {
  __typename?: 'IntakeHouse';
  name: Scalars['String']['output'];
  processing: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  warehouseId: Scalars['Int']['output'];
};

export type IntakeMeasurementInput = {
  inches: Scalars['Float']['input'];
  name: Scalars['String']['input'];
};

/** A piece as it was graded. */
export type IntakePiece = {
  __typename?: 'IntakePiece';
  bagCode: Scalars['String']['output'];
  bagNumber: Scalars['String']['output'];
  brandName: Scalars['String']['output'];
  /** True when the viewer can take the grading back now. */
  canUndo: Scalars['Boolean']['output'];
  categoryName: Scalars['String']['output'];
  condition: Scalars['String']['output'];
  /** The grader's decision: accepted, declined or review. */
  decision: Scalars['String']['output'];
  declineReason?: Maybe<Scalars['String']['output']>;
  declineReasonLabel?: Maybe<Scalars['String']['output']>;
  gradedAt: Scalars['DateTime']['output'];
  grader: Scalars['String']['output'];
  itemNumber: Scalars['Float']['output'];
  note: Scalars['String']['output'];
  photoIds: Array<Scalars['Float']['output']>;
  /** The piece's number within the bag. */
  pieceNumber: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  sizeDisplay: Scalars['String']['output'];
  /** The item's state (§4). */
  state: Scalars['String']['output'];
  /** What similar pieces sold for at the time of grading. */
  suggested?: Maybe<Scalars['Cents']['output']>;
  title: Scalars['String']['output'];
  warehouseId: Scalars['Int']['output'];
};

export type IntakeQueue = {
  __typename?: 'IntakeQueue';
  /** The bags that wait, premium bags first, then by arrival. 100 at most. */
  bags: Array<IntakeBag>;
  houses: Array<IntakeHouse>;
  /** Accepted pieces that are not listed yet, oldest first. 200 at most. */
  toList: Array<IntakePiece>;
  /** Pieces that a grader handed to review, oldest first. 200 at most. */
  toReview: Array<IntakePiece>;
};

/** The input was refused. `field` names the wrong input, when exactly one is wrong. */
export type IntakeRefusal = UserError & {
  __typename?: 'IntakeRefusal';
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type IntakeSize = {
  __typename?: 'IntakeSize';
  departmentGroup: Scalars['String']['output'];
  group: Scalars['String']['output'];
  label: Scalars['String']['output'];
  sizeCategory: Scalars['String']['output'];
  /** Petite and tall sizes share ids: the two stand in the list with one id and two department groups. */
  sizingId: Scalars['Int']['output'];
};

/** What similar pieces sold for, or are listed at. */
export type IntakeSuggestion = {
  __typename?: 'IntakeSuggestion';
  /** What the similar pieces share with this one: brand, tier, category or family. Null when there are too few. */
  basis?: Maybe<Scalars['String']['output']>;
  count: Scalars['Int']['output'];
  price?: Maybe<Scalars['Cents']['output']>;
  retail?: Maybe<Scalars['Cents']['output']>;
};

/** One or more fields of the input were refused. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  fields: Array<FieldProblem>;
  message: Scalars['String']['output'];
};

export type InvitationRefused = UserError & {
  __typename?: 'InvitationRefused';
  message: Scalars['String']['output'];
};

/** What the viewer's invitations brought (§3, referral display). Amounts are in cents. */
export type InvitationSums = {
  __typename?: 'InvitationSums';
  available: Scalars['Cents']['output'];
  bought: Scalars['Int']['output'];
  earned: Scalars['Cents']['output'];
  /** An expiry date, or 'Never Expires'. */
  expires: Scalars['String']['output'];
  invited: Scalars['Int']['output'];
  /** The day on which the next reward is due. Null while no due day is known. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  onItsWay: Scalars['Cents']['output'];
  spent: Scalars['Cents']['output'];
};

/** The viewer's code, sums and newest invitations. */
export type Invitations = {
  __typename?: 'Invitations';
  code: Scalars['String']['output'];
  /** The path of the page that friends open. */
  path: Scalars['String']['output'];
  /** The newest hundred. */
  sent: Array<SentInvitation>;
  sums: InvitationSums;
};

export type Item = {
  __typename?: 'Item';
  accessLevels: Array<Scalars['String']['output']>;
  additionalDescription?: Maybe<Scalars['String']['output']>;
  adjustableWaist?: Maybe<Scalars['Boolean']['output']>;
  /** Null for a piece that was never on auction. */
  auction?: Maybe<Auction>;
  /** The bids of the auction that runs; 0 without one. */
  auctionBidCount: Scalars['Int']['output'];
  /** When the auction that runs ends. Null without one. */
  auctionEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the piece can be bought, derived from its state and its holds. */
  availability: ItemAvailability;
  badgeUrl?: Maybe<Scalars['String']['output']>;
  brand: Scalars['String']['output'];
  brandId: Scalars['Int']['output'];
  brandMayRunSmall: Scalars['Boolean']['output'];
  brandSlug: Scalars['String']['output'];
  category: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  categoryPath: Scalars['String']['output'];
  categoryTags: Array<Scalars['String']['output']>;
  charsAccent?: Maybe<Scalars['String']['output']>;
  charsBraceletStyle?: Maybe<Scalars['String']['output']>;
  charsCareInstructions?: Maybe<Scalars['String']['output']>;
  charsEarringStyle?: Maybe<Scalars['String']['output']>;
  charsFeatures?: Maybe<Scalars['String']['output']>;
  charsGeneral?: Maybe<Scalars['String']['output']>;
  charsJacketStyle?: Maybe<Scalars['String']['output']>;
  charsJeanWash?: Maybe<Scalars['String']['output']>;
  charsNecklaceStyle?: Maybe<Scalars['String']['output']>;
  charsNeckline?: Maybe<Scalars['String']['output']>;
  charsPantCut?: Maybe<Scalars['String']['output']>;
  charsPattern?: Maybe<Scalars['String']['output']>;
  charsPieceCount?: Maybe<Scalars['String']['output']>;
  charsRingStyle?: Maybe<Scalars['String']['output']>;
  charsShoeStyle?: Maybe<Scalars['String']['output']>;
  charsShoeWidth?: Maybe<Scalars['String']['output']>;
  charsSkirtDressStyle?: Maybe<Scalars['String']['output']>;
  charsSleeveLength?: Maybe<Scalars['String']['output']>;
  charsTopAttribute?: Maybe<Scalars['String']['output']>;
  charsWaist?: Maybe<Scalars['String']['output']>;
  clearance: Scalars['Boolean']['output'];
  colorNames: Array<Scalars['String']['output']>;
  condition: ItemCondition;
  conditionDescription?: Maybe<Scalars['String']['output']>;
  conditionOverrides: Array<Scalars['String']['output']>;
  departmentTags: Array<Scalars['String']['output']>;
  /** The seller who ships the piece from their own stock. Null when the piece ships from a warehouse of ours. */
  dropshipper?: Maybe<Dropshipper>;
  esScore?: Maybe<Scalars['Float']['output']>;
  favoriteCount: Scalars['Int']['output'];
  finalSale: Scalars['Boolean']['output'];
  flaws: Array<Flaw>;
  gender: Scalars['String']['output'];
  hasConditionOverrides: Scalars['Boolean']['output'];
  hasInappropriateContent: Scalars['Boolean']['output'];
  /** True when the viewer holds the piece. */
  heldByMe: Scalars['Boolean']['output'];
  /** When the current hold ends. Null when nobody holds the piece. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isFavorite: Scalars['Boolean']['output'];
  isP2P: Scalars['Boolean']['output'];
  isRareFind: Scalars['Boolean']['output'];
  /** True when somebody pre-ordered the piece. Only that shopper can take it. */
  isReserved: Scalars['Boolean']['output'];
  itemNumber: Scalars['Float']['output'];
  listedAt?: Maybe<Scalars['DateTime']['output']>;
  markedDownAt?: Maybe<Scalars['DateTime']['output']>;
  /** The fabric as it is shown; 'Material unknown' when it isn't known. */
  materialText: Scalars['String']['output'];
  materials: Array<Scalars['String']['output']>;
  measurements: Array<Measurement>;
  merchandisingDepartment: Scalars['String']['output'];
  mpn?: Maybe<Scalars['String']['output']>;
  mpnTitle?: Maybe<Scalars['String']['output']>;
  msrp: Scalars['Cents']['output'];
  /** The viewer's order of this piece. Null when the viewer didn't buy the piece, or canceled it. */
  myOrderId?: Maybe<Scalars['ID']['output']>;
  newWithTags: Scalars['Boolean']['output'];
  /** True when this listing will never be on sale again. */
  noLongerAvailable: Scalars['Boolean']['output'];
  occasionTags: Array<Scalars['String']['output']>;
  originalSupplierId?: Maybe<Scalars['Int']['output']>;
  partner?: Maybe<ItemPartner>;
  photoIds: Array<Scalars['Float']['output']>;
  photos: Array<Photo>;
  preorderedBy?: Maybe<Scalars['ID']['output']>;
  price: Scalars['Cents']['output'];
  /** The prices of the piece since it was listed, oldest first. */
  priceHistory: Array<PricePoint>;
  promotion?: Maybe<ItemPromotion>;
  qualityType: Scalars['String']['output'];
  queue: ItemQueue;
  /** True when the viewer consigned the piece and may have it back for a fee. */
  reclaiming: Scalars['Boolean']['output'];
  /** The fee for having the piece back, in cents. Null on other lines. */
  reclamationFee?: Maybe<Scalars['Cents']['output']>;
  /** The first name of the shopper who pre-ordered the piece, for that shopper and for staff. Null for everybody else. */
  reservedFor?: Maybe<Scalars['String']['output']>;
  /** True when the viewer pre-ordered the piece. */
  reservedForMe: Scalars['Boolean']['output'];
  /** Estimated retail less price, never below zero. */
  savings: Scalars['Cents']['output'];
  savingsPercent: Scalars['Int']['output'];
  searchTags: Array<Scalars['String']['output']>;
  searchTerm?: Maybe<Scalars['String']['output']>;
  sellerContent?: Maybe<SellerContent>;
  sellthroughScore: Scalars['Float']['output'];
  similarSearchFilters: SimilarSearchFilters;
  sizeDisplay: Scalars['String']['output'];
  sizeEquivalents: SizeEquivalents;
  sizingId: Scalars['Int']['output'];
  /** The path of the product page: /product/{slug}/{itemNumber}. */
  slug: Scalars['String']['output'];
  state: Scalars['String']['output'];
  styleTags: Array<Scalars['String']['output']>;
  supplierId?: Maybe<Scalars['Int']['output']>;
  sustainabilityImpactV2: SustainabilityImpact;
  thirdPartySeller?: Maybe<ThirdPartySeller>;
  title: Scalars['String']['output'];
  warehouse: Warehouse;
  warehouseId: Scalars['Int']['output'];
};

export type ItemActInput = {
  /** The action: delist, relist, review or list. */
  act: Scalars['String']['input'];
  /** The delist reason (§3). Required for delist. */
  delistReason?: InputMaybe<Scalars['String']['input']>;
  itemNumber: Scalars['Float']['input'];
  reason: Scalars['String']['input'];
};

export type ItemActResult = ItemRefusal | StaffItemPayload;

export type ItemAvailability =
  | 'InStock'
  | 'Reserved'
  | 'SoldOut';

/** Somebody else changed the piece since the viewer read it. Their changes, and the piece as it is now. */
export type ItemChangedMeanwhile = UserError & {
  __typename?: 'ItemChangedMeanwhile';
  message: Scalars['String']['output'];
  since: Array<ItemNote>;
  staffItem: StaffItem;
};

export type ItemCondition =
  | 'excellent'
  | 'flawed_gem'
  | 'good'
  | 'new_with_tags'
  | 'repaired'
  | 'very_good';

export type ItemConnection = {
  __typename?: 'ItemConnection';
  /** Words for kinds that the shop doesn't sell. The nearest kind was searched for instead. */
  absentWords: Array<Scalars['String']['output']>;
  controls: ListControls;
  correction?: Maybe<QueryCorrection>;
  /** True when the search engine is away and the database answers: filters and sorts work, facet counts are missing. */
  degraded: Scalars['Boolean']['output'];
  /** Words that were left out of the search because nothing was found with them. */
  droppedWords: Array<Scalars['String']['output']>;
  /** The facets that were asked for, in the order of the filter table. A key that is no facet is left out. */
  facets: Array<Facet>;
  /** The page that the text names: a piece by its number, or an address of the shop. */
  leadsTo?: Maybe<Scalars['String']['output']>;
  log?: Maybe<Scalars['JSON']['output']>;
  /** The keys of facets that were not asked for, and for which some piece of the listing has a value. */
  moreFacets: Array<FacetChoice>;
  /** How the viewer's saved sizes narrow the listing. Null for visitors, and where the request says nothing under my_sizes. */
  mySizes?: Maybe<MySizes>;
  nodes: Array<Item>;
  /** Filters that were left out because they were not understood, in words. */
  notes: Array<Scalars['String']['output']>;
  pageInfo: ListPageInfo;
  parentId?: Maybe<Scalars['ID']['output']>;
  queryId: Scalars['ID']['output'];
  resultId: Scalars['ID']['output'];
  /** True when the listing is too broad to be kept as a saved search. */
  savedSearchDisabled: Scalars['Boolean']['output'];
  /** Why the listing can't be a saved search, as a sentence. Null when it can. */
  savedSearchDisabledReason?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
  /** The filters that the text surely means, in the text's order, one chip each. They apply together with the filters that were asked for. */
  understood: Array<UnderstoodPart>;
};

/** One field that somebody changed, with its value before and after in words. */
export type ItemFieldChange = {
  __typename?: 'ItemFieldChange';
  after: Scalars['String']['output'];
  before: Scalars['String']['output'];
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** Nobody else holds the piece: the viewer can add it to the cart now. */
export type ItemFree = UserError & {
  __typename?: 'ItemFree';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

/** Another shopper holds the piece until `heldUntil`. */
export type ItemHeld = UserError & {
  __typename?: 'ItemHeld';
  heldUntil: Scalars['DateTime']['output'];
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

/** An event in a piece's life: who did it, when and why. */
export type ItemNote = {
  __typename?: 'ItemNote';
  /** The member of staff. Null when a shopper, the seller or a job did it. */
  actor?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  changes: Array<ItemFieldChange>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type ItemPartner = {
  __typename?: 'ItemPartner';
  brandName: Scalars['String']['output'];
  logoUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type ItemPromotion = {
  __typename?: 'ItemPromotion';
  discountPercent: Scalars['Int']['output'];
  isDynamicDiscount: Scalars['Boolean']['output'];
  promofiedPrice: Scalars['Cents']['output'];
  promotionCode: Scalars['String']['output'];
};

export type ItemQueryContextInput = {
  clientModule?: InputMaybe<Scalars['String']['input']>;
  clientPageType?: InputMaybe<Scalars['String']['input']>;
};

/** The line for a piece that somebody holds. Every number is a real count. */
export type ItemQueue = {
  __typename?: 'ItemQueue';
  /** How many shoppers wait in the line. */
  length: Scalars['Int']['output'];
  /** The viewer's place, counted from 1. Null when the viewer isn't in the line. */
  myPlace?: Maybe<Scalars['Int']['output']>;
  /** When the viewer's turn ends. Null when it isn't the viewer's turn. */
  myTurnUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type ItemRefusal = UserError & {
  __typename?: 'ItemRefusal';
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type ItemTargeting = {
  __typename?: 'ItemTargeting';
  rules: Array<ItemTargetingRule>;
  type: Scalars['String']['output'];
};

export type ItemTargetingRule = {
  __typename?: 'ItemTargetingRule';
  discountPercent: Scalars['Int']['output'];
  itemCountThreshold: Scalars['Int']['output'];
};

/** The piece was sold or withdrawn, or there is no such piece. */
export type ItemUnavailable = UserError & {
  __typename?: 'ItemUnavailable';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

/** The piece is on sale and not held, but this shopper may not take it, or not yet. */
export type ItemWithheld = UserError & {
  __typename?: 'ItemWithheld';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
  /** When the piece opens to everybody. Null when it never does. */
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  reason: WithheldReason;
};

/** Somebody else holds or bought some of the pieces. Nothing was charged; the shopper can order the rest. */
export type ItemsLost = UserError & {
  __typename?: 'ItemsLost';
  cart?: Maybe<Cart>;
  itemNumbers: Array<Scalars['Float']['output']>;
  lineIds: Array<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** What a shelf of pieces asks for: a listing without facets. */
export type ItemsV2Input = {
  /** At most 100. */
  amount: Scalars['Int']['input'];
  excludes?: InputMaybe<ExcludesInput>;
  filters: Array<FilterInput>;
  itemQueryContext?: InputMaybe<ItemQueryContextInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  /** True: nothing is shown while the search engine is away, instead of the database's answer. */
  skipFallback?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: the text is searched for as it is written. */
  skipSpellcheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** A value of the sorts of getItems; without one the listing's own order. */
  sort?: InputMaybe<Scalars['String']['input']>;
  userInfo: UserInfoInput;
};

export type Job = {
  __typename?: 'Job';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastError?: Maybe<Scalars['String']['output']>;
  maxAttempts: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  runAt: Scalars['DateTime']['output'];
  /** The job's state: waiting, running, failing or dead. */
  state: Scalars['String']['output'];
};

export type JobActResult = JobsPayload | StaffRefusal;

/** The jobs of one name, counted by state. */
export type JobKind = {
  __typename?: 'JobKind';
  dead: Scalars['Int']['output'];
  failing: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** When the oldest job that is due now was due. */
  oldestDueAt?: Maybe<Scalars['DateTime']['output']>;
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

export type JobNote = {
  __typename?: 'JobNote';
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  jobId: Scalars['ID']['output'];
  /** The outcome: tried_again or given_up. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type JobsOverview = {
  __typename?: 'JobsOverview';
  kinds: Array<JobKind>;
  notes: Array<JobNote>;
  /** Failing and dead jobs, newest first, 100 at most. */
  troubled: Array<Job>;
};

export type JobsPayload = {
  __typename?: 'JobsPayload';
  jobs: JobsOverview;
};

/** The address is on the waitlist. `again`: it was there before. */
export type JoinDirectWaitlistPayload = {
  __typename?: 'JoinDirectWaitlistPayload';
  again: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  joinedAt: Scalars['DateTime']['output'];
  waitlist: DirectWaitlist;
};

export type JoinDirectWaitlistResult = InvalidInput | JoinDirectWaitlistPayload | TooManyTries;

export type JoinQueueInput = {
  itemNumber: Scalars['Float']['input'];
};

export type JoinQueuePayload = {
  __typename?: 'JoinQueuePayload';
  item: Item;
};

export type JoinQueueResult = ItemFree | ItemUnavailable | ItemWithheld | JoinQueuePayload | QueueFull | TooManyHolds | TooManyPlaces;

export type Kit = {
  __typename?: 'Kit';
  bagNumber: Scalars['String']['output'];
  bagType: Scalars['String']['output'];
  canCancel: Scalars['Boolean']['output'];
  carrierName?: Maybe<Scalars['String']['output']>;
  charity?: Maybe<CleanoutCharity>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  fee: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  incentives: Array<CleanoutIncentiveOffer>;
  /** The label's code as Code 128 with its quiet zones: an SVG document of black bars. */
  labelBarcode: Scalars['String']['output'];
  /** The code that is printed under the barcode. */
  labelCode: Scalars['String']['output'];
  /** The address on the label, one line each. */
  labelTo: Array<Scalars['String']['output']>;
  /** A link to the label as a PDF. The link expires. Null when the kit has no label to print. */
  labelUrl?: Maybe<Scalars['String']['output']>;
  /** The last moment at which the kit's label works. */
  labelValidUntil?: Maybe<Scalars['DateTime']['output']>;
  orderedAt: Scalars['DateTime']['output'];
  /** The partner whose page or shop the kit came from. Null for kits of our own pages. */
  partner?: Maybe<CleanoutPartner>;
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  restChoice: Scalars['String']['output'];
  sentBackAt?: Maybe<Scalars['DateTime']['output']>;
  service: Scalars['String']['output'];
  /** Where the empty bag is sent. Null for a label, which is printed at home, and for a viewer who is not the kit's seller. */
  shipTo?: Maybe<KitAddress>;
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  /** The tracking code of the empty bag on its way to the seller. */
  trackingOut?: Maybe<Scalars['String']['output']>;
};

export type KitAddress = {
  __typename?: 'KitAddress';
  city: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zip: Scalars['String']['output'];
};

export type KitNotActivated = UserError & {
  __typename?: 'KitNotActivated';
  message: Scalars['String']['output'];
};

export type KitNotCancelable = UserError & {
  __typename?: 'KitNotCancelable';
  message: Scalars['String']['output'];
};

export type KitPage = {
  __typename?: 'KitPage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<Kit>;
  totalCount: Scalars['Int']['output'];
};

export type LandingBlock = {
  __typename?: 'LandingBlock';
  /** The listing with all pieces of the block. Null for outfits. */
  href?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  items: Array<Item>;
  outfits: Array<Outfit>;
  title: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
  words: Scalars['String']['output'];
};

export type LandingPage = {
  __typename?: 'LandingPage';
  blocks: Array<LandingBlock>;
  /** The pieces in the picture at the top of the page. */
  collage: Array<Item>;
  /** The filters of the page's listing (/lp/:slug/plp). */
  filters: Array<ChosenFilter>;
  intro: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  totalCount: Scalars['Int']['output'];
};

/** §7 getLastDeliveryShipment: the parcel that was delivered last. */
export type LastDeliveryShipment = {
  __typename?: 'LastDeliveryShipment';
  deliveredAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
};

export type LeaveQueueInput = {
  itemNumber: Scalars['Float']['input'];
};

export type LeaveQueuePayload = {
  __typename?: 'LeaveQueuePayload';
  item: Item;
};

export type LeaveQueueResult = ItemUnavailable | LeaveQueuePayload;

export type LeaveToRescuePayload = {
  __typename?: 'LeaveToRescuePayload';
  item: SellerItem;
};

export type LeaveToRescueResult = LeaveToRescuePayload | NotForRescue;

/** The account has yet to accept the terms that count now: buying and selling wait for it (isLegalAcceptRequired). */
export type LegalAcceptRequired = UserError & {
  __typename?: 'LegalAcceptRequired';
  message: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type LegalDocument = {
  __typename?: 'LegalDocument';
  bodyMarkdown: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedOn: Scalars['String']['output'];
};

export type LinkPayoutAccountInput = {
  /** The e-mail address of the account at the wallet or card provider. */
  email: Scalars['String']['input'];
  method: Scalars['String']['input'];
};

export type LinkPayoutAccountResult = PayoutAccountRefused | PayoutCodeSent;

export type ListControls = {
  __typename?: 'ListControls';
  sorts: Array<SortGroup>;
};

export type ListPageInfo = {
  __typename?: 'ListPageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  page: Scalars['Int']['output'];
  pageCount: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
};

export type ListPiecesPayload = {
  __typename?: 'ListPiecesPayload';
  listed: Array<Scalars['Float']['output']>;
  refused: Array<NotListed>;
};

/** The list was not changed. The message says why. */
export type ListRefused = UserError & {
  __typename?: 'ListRefused';
  message: Scalars['String']['output'];
};

/** A listing to save: its address, and the filters and text that getItems gets there. */
export type ListingToSaveInput = {
  filters: Array<FilterInput>;
  /** The id of the saved search that is edited. Its own name counts as free, and the limit doesn't apply. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Excluded words: at most ten, each of at most 30 characters. */
  leftOut: Array<Scalars['String']['input']>;
  /** The path of the listing and its query string. */
  path: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  /** The title of the listing, from which a name for the search is made. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type ListsPayload = {
  __typename?: 'ListsPayload';
  favorites: FavoriteList;
};

export type ListsResult = ListRefused | ListsPayload;

/** The log-in took too long or too many codes: it begins again with the password. */
export type LogInEnded = UserError & {
  __typename?: 'LogInEnded';
  message: Scalars['String']['output'];
};

export type LogInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LogInRefused = UserError & {
  __typename?: 'LogInRefused';
  message: Scalars['String']['output'];
};

export type LogInResult = AuthPayload | LogInRefused | SecondStepNeeded | TooManyTries;

/** A challenge signed by a device; all parts are base64url. */
export type LogInWithPasskeyInput = {
  authenticatorData: Scalars['String']['input'];
  clientData: Scalars['String']['input'];
  credentialId: Scalars['String']['input'];
  signature: Scalars['String']['input'];
  userHandle?: InputMaybe<Scalars['String']['input']>;
};

export type LogInWithPasskeyResult = AuthPayload | LogInEnded | LogInRefused | TooManyTries;

export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  user: User;
};

/** §3 loyaltyTierInfo. Amounts are in cents: pieces that were kept, without what was refunded. */
export type LoyaltyTierInfo = {
  __typename?: 'LoyaltyTierInfo';
  /** What is still to be spent this year for the next tier. Zero in the highest. */
  amountLeftToUpgrade: Scalars['Cents']['output'];
  amountSpentCurrentYear: Scalars['Cents']['output'];
  /** What was spent this year beyond the beginning of the tier. */
  amountSpentInTier: Scalars['Cents']['output'];
  /** Of orders whose return window is still open. */
  amountSpentPendingCurrentYear: Scalars['Cents']['output'];
  /** The balance in points. */
  points: Scalars['Int']['output'];
  /** tier_1, tier_2 or tier_3: Star, Superstar and Vit. */
  tier: Scalars['String']['output'];
};

/** An alert about a tier of the loyalty program. */
export type LoyaltyTierModalAlert = UserAlert & {
  __typename?: 'LoyaltyTierModalAlert';
  action?: Maybe<AlertAction>;
  body: Scalars['String']['output'];
  header: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  tierId: Scalars['String']['output'];
  tierName: Scalars['String']['output'];
};

/** What is said of a piece that is made so: its title, and the words that tell its outline. */
export type MadeWords = {
  __typename?: 'MadeWords';
  /** The slugs of the category with those above it, from the root. */
  categoryPath: Scalars['String']['output'];
  jacketStyle?: Maybe<Scalars['String']['output']>;
  neckline?: Maybe<Scalars['String']['output']>;
  pantCut?: Maybe<Scalars['String']['output']>;
  skirtDressStyle?: Maybe<Scalars['String']['output']>;
  sleeveLength?: Maybe<Scalars['String']['output']>;
  /** The title that the shop's rules give; the piece keeps the title that is typed. */
  title: Scalars['String']['output'];
};

export type MadeWordsInput = {
  categoryId: Scalars['Int']['input'];
  colorNames: Array<Scalars['String']['input']>;
  /** The name of a cut of the category; '' when nobody said it. */
  cut: Scalars['String']['input'];
  materials: Array<Scalars['String']['input']>;
  /** A pattern of the category; '' when nobody said it. */
  pattern: Scalars['String']['input'];
};

/** The answer is the same whether or not there is such an order. The mail goes only to the order's own address. */
export type MailOrderLinkPayload = {
  __typename?: 'MailOrderLinkPayload';
  message: Scalars['String']['output'];
};

export type MailOrderLinkResult = InvalidInput | MailOrderLinkPayload | TooManyTries;

export type MakeOfferInput = {
  amount: Scalars['Cents']['input'];
  /** One to ten pieces of one closet. */
  itemNumbers: Array<Scalars['Float']['input']>;
  /** Made by the browser once for each press; the same key again is one offer. */
  key: Scalars['ID']['input'];
  words?: Scalars['String']['input'];
};

export type MarkNotificationsReadPayload = {
  __typename?: 'MarkNotificationsReadPayload';
  /** The number of notifications that are still unread, at most 100. */
  unreadNotifications: Scalars['Int']['output'];
};

export type Measurement = {
  __typename?: 'Measurement';
  inches: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

export type MeasurementInput = {
  inches: Scalars['Float']['input'];
  name: Scalars['String']['input'];
};

/** What others wrote about a member, as one number. */
export type MemberRating = {
  __typename?: 'MemberRating';
  count: Scalars['Int']['output'];
  /** 'answers within 3 hours'. Null before three answers. */
  response?: Maybe<Scalars['String']['output']>;
  soldCount: Scalars['Int']['output'];
  /** One to five, with one decimal. Null without ratings. */
  stars?: Maybe<Scalars['Float']['output']>;
};

/** A rating of one sale by one of its two sides. The one who wrote it may change it for 30 days; the earlier words are kept for employees. */
export type MemberReview = {
  __typename?: 'MemberReview';
  /** First name and initial of who wrote it. */
  by: Scalars['String']['output'];
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** True when a buyer wrote about a seller. */
  ofSeller: Scalars['Boolean']['output'];
  stars: Scalars['Int']['output'];
  words: Scalars['String']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type MoveFavoritesInput = {
  itemNumbers: Array<Scalars['Float']['input']>;
  /** The favorites list to move the pieces to. Null takes them out of any list; they stay favorites. */
  listId?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Stores that the viewer accepts the terms and the privacy policy; `version` is the one that the viewer read. UNAUTHENTICATED for visitors. */
  acceptLegal: AcceptLegalPayload;
  /** Assigns a partner's kit to the viewer by the code on it. */
  activateKit: ActivateKitResult;
  /** Adds pieces to the viewer's favorites, at most 500 at once. Returns the numbers that are favorites now. */
  addFavorites: FavoritesPayload;
  /** Adds a gift card to buy to the viewer's cart. */
  addGiftCardToCart: AddGiftCardToCartResult;
  /** Stores a new passkey, named after the device that asks. */
  addPasskey: AddPasskeyResult;
  /** Adds a seller's own piece to the seller's cart, to be sent back for a fee. */
  addReclaimToCart: AddReclaimToCartResult;
  /** Adds a piece to the viewer's cart and holds it for the viewer. Adding it again keeps the hold's end. */
  addToCart: AddToCartResult;
  /** Answers a question about a piece that the viewer sells, by mail and on its page. */
  answerAsSeller: AnswerAsSellerResult;
  /** Answers the shopper by mail, or keeps a note. */
  answerCase: StaffCaseResult;
  /** Stores the answer to the survey after a clean-out, one for each person and kit. */
  answerCleanoutSurvey: AnswerCleanoutSurveyResult;
  /** Stores the viewer's survey about selling from home, in the place of an earlier one. */
  answerDirectSurvey: AnswerDirectSurveyResult;
  answerOffer: OfferResult;
  /** Answers the shopper by mail, and everybody on the product page unless that is declined. */
  answerQuestion: StaffCaseResult;
  /** The shopper's answer to a lower sum: take it, or have the piece sent back. */
  answerReturnOffer: AnswerReturnOfferResult;
  /** Stores client settings of the viewer and returns all of them. */
  applyClientConfiguration: ApplyClientConfigurationPayload;
  /** Applies a gift card to the viewer's cart. Nothing is reserved before the order. */
  applyGiftCard: ApplyGiftCardResult;
  /** Applies a promotion code to the viewer's cart. */
  applyPromoCodeToCart: ApplyPromoCodeResult;
  /** Applies a reward. It replaces the reward that was applied before. */
  applyReward: ApplyRewardResult;
  /** A second person approves or declines a sum above the limit of one employee. */
  approveCase: DecideCaseResult;
  approveGoodyBox: StaffGoodyResult;
  /** Asks about a piece; a person answers. */
  askAboutPiece: AskAboutPieceResult;
  /** Asks for a copy of the viewer's data, at most once a day. UNAUTHENTICATED for visitors. */
  askForDataExport: AskForDataExportResult;
  /** Mails a link that confirms a deletion. Members need no address. */
  askForDeletion: AskForDeletionResult;
  /** Stores the phone to which the viewer wants text messages, and sends a code to it. */
  askForTexts: TextsResult;
  askGoodyBox: GoodyBoxResult;
  /** Makes what a device has to sign for a new passkey, for five minutes. */
  beginPasskey: BeginPasskeyResult;
  /** Makes what a device has to sign for a log-in, for five minutes. Stores nothing about who asks. */
  beginPasskeyLogIn: BeginPasskeyLogInResult;
  /** Makes a secret for the viewer's app; nothing is on until confirmTwoStep. */
  beginTwoStep: BeginTwoStepResult;
  /** Blocks the other side of an offer: no offers in either direction. Or takes that back. */
  blockOfferer: OfferResult;
  bookPickUp: BookPickUpResult;
  /** Cancels a sale that is not sent; the buyer gets everything back. */
  cancelDirectSale: DirectSaleResult;
  cancelGoodyBox: GoodyBoxResult;
  /** Cancels a kit of the viewer that has not been shipped. */
  cancelKit: CancelKitResult;
  /**
   * Cancels an order, or single pieces of it with lineIds and the total that cancelMoney said. A guest may cancel
   * with the key from the order's mails and a mailed code; without a code, one is mailed.
   */
  cancelOrder: CancelOrderResult;
  cancelReturn: CancelReturnResult;
  /** Pays earnings to a linked account. Every mutation that moves earnings refuses visitors (UNAUTHENTICATED). */
  cashOut: CashOutResult;
  /** Changes price, floor and offers of a listing on sale. Refused while somebody holds the piece. */
  changeDirectPrice: DirectListingResult;
  /** Mails a link to a new address. Following it changes the account's address, and the old address is told. */
  changeEmail: ChangeEmailResult;
  /** For admins: starts, ramps or stops an experiment. */
  changeExperiment: ChangeExperimentResult;
  /** For admins: turns a flag on or off and sets for whom. */
  changeFlag: ChangeFlagResult;
  /** Changes the price of a piece of the viewer's. NOT_FOUND for pieces of other sellers. */
  changeItemPrice: ChangeItemPriceResult;
  /** Takes an action that the piece's state allows: delist, relist, review or list. */
  changeItemState: ItemActResult;
  changeName: ChangeNameResult;
  /** Changes the password of the viewer and ends all other sessions. */
  changePassword: ChangePasswordResult;
  /** Changes the password by the token of a mailed link, and logs in. */
  changePasswordByMail: ChangePasswordByMailResult;
  /** Sets the viewer's quiet hours and time zone. BAD_INPUT for an unknown time zone. */
  changeQuietHours: Subscriptions;
  /** Sets how often notifications of a kind are sent. BAD_INPUT for a kind that is always sent at once. */
  changeRhythm: Subscriptions;
  /** Turns a channel of a kind on or off. BAD_INPUT for a locked channel. */
  changeSubscription: Subscriptions;
  chooseGoodyPieces: GoodyBoxResult;
  /** Assigns a bag to the viewer for grading. */
  claimBag: ClaimBagResult;
  closeCase: StaffCaseResult;
  /** Confirms a deletion: the account is locked, and erased after 14 days. */
  confirmDeletion: ConfirmDeletionResult;
  /** Confirms the password before money is moved. */
  confirmPassword: ConfirmPasswordResult;
  /** Links the account whose identification code was typed. Other accounts of the same method are unlinked. */
  confirmPayoutAccount: ConfirmPayoutAccountResult;
  /** Confirms the viewer's phone by the code that was sent to it. */
  confirmTexts: TextsResult;
  /** Switches two-step log-in on by the app's first code, and returns recovery codes. */
  confirmTwoStep: RecoveryCodesResult;
  /** Makes a favorites list. */
  createFavoriteList: ListsResult;
  createReturn: CreateReturnResult;
  /** Gives money within the employee's limit; a larger sum waits for a second person. */
  decideCase: DecideCaseResult;
  /** Puts a listing that waits on sale, or takes it off with one of the delist reasons and words for its seller. */
  decideDirectListing: DirectReviewResult;
  /** Deletes a view of the viewer's own. NOT_FOUND for views of other people. */
  deleteDeskView: DeskViewsResult;
  /** Deletes a favorites list of the viewer and its share link. The pieces stay favorites. */
  deleteFavoriteList: ListsResult;
  /** Deletes a picture of the viewer at once. */
  deleteImageSearch: DeleteImageSearchPayload;
  /** Deletes a thread of the viewer with its turns and outfits. */
  deleteStyleThread: DeleteStyleThreadPayload;
  /** Gives earnings to a charity and mails a receipt. */
  donateEarnings: CashOutResult;
  /** Gives pieces that were not accepted, or whose time is over, to the bag's charity at once. */
  donateRest: DonateRestResult;
  /** Edits fields of a piece and records each change in its history. */
  editItem: EditItemResult;
  /** Changes pieces, reasons and the way of payment until the parcel travels. */
  editReturn: EditReturnResult;
  /** Logs another device out. Does nothing for one that is logged out already. */
  endDevice: SecurityPayload;
  /** Logs all devices out but the one that asks. */
  endOtherDevices: SecurityPayload;
  /** Deletes the viewer's phone and ends text messages. */
  endTexts: Subscriptions;
  endTwoStep: EndTwoStepResult;
  /** Finishes a bag. `reason` tells why the number of graded pieces differs from the number counted at the door. */
  finishBag: BagWorkResult;
  /** The second step of a log-in. */
  finishLogIn: FinishLogInResult;
  /** Starts or stops following a brand or a person. Exactly one of the two must be named. */
  follow: FollowResult;
  /**
   * Deletes the viewer's body measurements and ignores pieces kept until now in later fit notes. Refuses
   * visitors.
   */
  forgetFit: FitBasisPayload;
  /** Deletes the push subscription of a browser of the viewer. */
  forgetPushBrowser: Subscriptions;
  /** Deletes recent searches: those with the given ids, or all without ids. */
  forgetSearches: ForgetSearchesPayload;
  /** Reads a gift card's balance. This is a mutation so that number and PIN are never in a URL or a cache. */
  giftCardBalance: GiftCardBalanceResult;
  /** Ends the retries of a failed job. Needs a reason. NOT_FOUND when the job is gone. */
  giveUpJob: JobActResult;
  /** Grades a piece of a bag. */
  gradePiece: GradePieceResult;
  /** Marks a packed parcel as handed over to the carrier. */
  handOverParcel: PickParcelResult;
  /** Takes a question with its answer off the product page. */
  hideQuestion: StaffCaseResult;
  /** Puts all pieces of an outfit that can be had into the viewer's cart, or none of them. */
  holdStyleOutfit: HoldOutfitResult;
  inspectReturnedPiece: InspectReturnResult;
  /** Puts an address on the waitlist for selling from home; an address stands there once. */
  joinDirectWaitlist: JoinDirectWaitlistResult;
  /** Joins the line for a piece that another shopper holds. Joining again keeps the place. */
  joinQueue: JoinQueueResult;
  /** Stores the push subscription of the viewer's browser. */
  keepPushBrowser: Subscriptions;
  /** Stores the time zone of the viewer's browser, for the quiet hours. BAD_INPUT for an unknown time zone. */
  keepTimeZone: TimeZonePayload;
  /** Gives up a try that waits for the shopper's approval at the processor. Null when the key is unknown. An order that was approved meanwhile stays placed. */
  leavePayment?: Maybe<PlaceOrderResult>;
  /** Leaves the line, or gives up the turn. */
  leaveQueue: LeaveQueueResult;
  /**
   * Lets a piece go into a rescue box that was not accepted, or whose time is over: it can't be taken back any more.
   * NOT_FOUND for pieces of other sellers.
   */
  leaveToRescue: LeaveToRescueResult;
  /** Mails the identification code that links an account. */
  linkPayoutAccount: LinkPayoutAccountResult;
  /** Puts accepted pieces on sale, at most 200 at once. */
  listPieces: ListPiecesPayload;
  /** Logs in by e-mail address and password. The visitor's cart and favorites move to the account. */
  logIn: LogInResult;
  /** Logs in by a passkey, which counts as both steps. */
  logInWithPasskey: LogInWithPasskeyResult;
  /** Ends the viewer's session. */
  logOut: LogOutPayload;
  /** Marks all matches of a saved search as seen. */
  lookAtSavedSearch: SavedSearch;
  /** Mails a new link to the order's address, for a guest whose link has ended. */
  mailOrderLink: MailOrderLinkResult;
  /** Makes a draft of all files of the source as they are now. Refuses a source with a wrong file, and one without a change. */
  makeContentRelease: ContentReleaseResult;
  makeOffer: OfferResult;
  /** Marks notifications of the viewer as read: those with the given ids, or all without ids. */
  markNotificationsRead: MarkNotificationsReadPayload;
  moveDirectListing: DirectListingResult;
  /** Moves favorites of the viewer into a favorites list, or out of any list. */
  moveFavorites: ListsResult;
  /** Moves a return to the step `to`: picked, packed or sent. With the step sent the return gets its tracking code. */
  moveSellerReturn: SellerReturnResult;
  /** Notes that the site has shown the viewer an arm of an experiment; the first time counts, and only the viewer's own arm. */
  noteExposure: NoteExposurePayload;
  /** Opens the viewer's closet, or changes the address that it sends from. */
  openDirectShop: DirectShopResult;
  /** §7 orderBags. Visitors may order too, so nobody is refused with a GraphQL error. */
  orderBags: OrderBagsResult;
  /** Packs a parcel whose scanned pieces are complete: charges the order, then makes the label. */
  packParcel: PackParcelResult;
  /** Pauses mails, push and text messages for a week, except on locked channels, or ends the pause. */
  pauseNotifications: Subscriptions;
  /** Pauses a saved search, or resumes it. Pieces that matched during the pause are not reported later. */
  pauseSavedSearch: SavedSearch;
  payGoodyBox: GoodyBoxResult;
  /** Bids up to a maximum on a piece that is on auction. Members only. */
  placeBid: PlaceBidResult;
  /**
   * Places an order for lines of the viewer's cart and authorizes the payment. The same attemptKey again returns
   * the outcome of the same attempt.
   */
  placeOrder: PlaceOrderResult;
  /**
   * Makes a box of the group's pieces, places its order and authorizes the payment. The same attemptKey again returns
   * the outcome of the same attempt.
   */
  placeRescueOrder: PlaceRescueResult;
  /** Makes the label of a sale, which charges its order. The second press gets the same label. */
  printDirectLabel: DirectSaleResult;
  /** Puts the texts of a release in force, also those of an earlier release. */
  publishContentRelease: ContentReleaseResult;
  /** Puts a view before the viewer's other views of the same table. NOT_FOUND for views of other people. */
  putDeskViewFirst: DeskViewsResult;
  /** Rates a sale, or changes the viewer's rating of it. */
  rateDirectSale: DirectSaleResult;
  /** Notes that a bag arrived at the warehouse. A second scan changes nothing. */
  receiveBag: ReceiveBagResult;
  /** An employee scans the parcel's code at the dock. */
  receiveReturn: ReceiveReturnResult;
  /** Buys a reward with points. Refuses BAD_INPUT for a kind that isn't sold. */
  redeemReward: RedeemRewardResult;
  /** Ends the viewer's assignment to a bag. */
  releaseBag: BagWorkResult;
  /** Stores a search once its answer was seen. The same text again moves to the front. */
  rememberSearch: RememberSearchPayload;
  /** Removes an address from the viewer's address book. NOT_FOUND for an id outside of the book. */
  removeAddress: RemoveAddressPayload;
  /** Deletes the sizes of a child of the viewer. Refuses visitors. */
  removeChildSizes: ChildSizesPayload;
  /** Removes pieces from the viewer's favorites. Returns the numbers that were asked for. */
  removeFavorites: FavoritesPayload;
  /** Removes a piece from the viewer's cart and releases the hold. */
  removeFromCart: RemoveFromCartResult;
  /** Removes an applied gift card from the viewer's cart. */
  removeGiftCard: RemoveGiftCardPayload;
  /** Removes a gift card to buy from the viewer's cart. */
  removeGiftCardFromCart: RemoveGiftCardFromCartResult;
  /** Deletes one of the viewer's passkeys. Does nothing for a passkey that is gone. */
  removePasskey: RemovePasskeyResult;
  /** Removes the promotion. No promotion applies automatically until the shopper applies one again. */
  removePromoCode: RemovePromoCodePayload;
  /** Removes the reward from the viewer's cart. */
  removeReward: RemoveRewardPayload;
  /** Deletes a saved search of the viewer. NOT_FOUND for searches of other people. */
  removeSavedSearch: RemoveSavedSearchPayload;
  /** Takes away one thing that was understood, and answers anew. */
  removeStyleChip: SayToStylistResult;
  /** Renames a favorites list of the viewer. */
  renameFavoriteList: ListsResult;
  /** Gives one of the viewer's passkeys another name. Does nothing for a passkey that is gone. */
  renamePasskey: RenamePasskeyResult;
  /** Makes new recovery codes; those before work no more. */
  renewRecoveryCodes: RecoveryCodesResult;
  /** Reports a piece that another person sells. Once for each person and piece. */
  reportListing: ReportResult;
  /** Cancels and refunds a piece that wasn't found in the warehouse; the rest of the order goes on. */
  reportMissing: ReportMissingResult;
  /** Mails a link for changing the password, when the address has an account. */
  requestPasswordChange: RequestPasswordChangeResult;
  /** Emails an invitation once more: a reminder, or anew after the first ended. */
  resendInvitation: SendInvitationResult;
  reserveGoodyBox: ReserveGoodyBoxResult;
  /** Makes a failed job due now, with all attempts again. Needs a reason. NOT_FOUND when the job is gone. */
  retryJob: JobActResult;
  /** Accepts or declines a piece that a grader handed to review. */
  reviewPiece: ReviewPieceResult;
  /** Revokes a share link of the viewer. */
  revokeShare: ListsResult;
  /**
   * Saves an address in the viewer's address book. With an id the new address replaces the one with that id.
   * NOT_FOUND for an id outside of the book.
   */
  saveAddress: SaveAddressResult;
  /** Keeps the viewer's birthday. Refuses BAD_INPUT for a day that no year has. */
  saveBirthday: RewardsPayload;
  /**
   * Stores a body measurement of the viewer, Bust or Waist, of 15 to 80 inches. Refuses visitors and other
   * measurements.
   */
  saveBodyMeasure: FitBasisPayload;
  /** Saves the sizes of a child, at most ten of them; refuses visitors, nameless children and other sizes than children's. */
  saveChildSizes: ChildSizesPayload;
  /** Saves a view of the viewer's own. Refuses a name that is empty, too long or taken, and a 21st view. */
  saveDeskView: DeskViewsResult;
  /** Stores a draft as it is. A listing that was on sale is off until it is sent again. */
  saveDirectDraft: DirectListingResult;
  /** Keeps all of an edit, with its pieces. For people at work. */
  saveHomeEdit: SaveHomeEditResult;
  /** Saves a listing as a saved search, or changes one. Refuses visitors (UNAUTHENTICATED). */
  saveSearch: SaveSearchResult;
  /** Opens, closes and names the viewer's storefront. */
  saveStorefront: SaveStorefrontResult;
  /** Says something to the stylist, in a thread of the viewer or in a new one, and returns the thread with the answer. */
  sayToStylist: SayToStylistResult;
  /** Begins a case and settles it in the chosen way, at once where the rules grant that. The same key again answers the same case. */
  selectResolution: SelectResolutionResult;
  /** Chooses the delivery option of one sender for the viewer's cart. */
  selectShippingOption: SelectShippingOptionResult;
  /** Makes a draft of a piece that the viewer bought here, with its pictures' facts and a price. */
  sellAgain: DirectListingResult;
  /** Stores a message for the shop's staff, mails it to them, and mails a confirmation to the sender. */
  sendContactMessage: SendContactMessageResult;
  /** Mails the viewer a link that verifies the account's e-mail address. */
  sendEmailVerification: EmailVerificationSent;
  /** Emails an invitation to a friend, once. UNAUTHENTICATED for visitors. */
  sendInvitation: SendInvitationResult;
  /**
   * Sets the addresses, the guest's e-mail address and the delivery note of the viewer's cart. Typed addresses
   * are saved in the address book, too.
   */
  setCartAddress: SetCartAddressResult;
  /** Takes the closet off the shop until a day, or (null) puts it back. */
  setDirectVacation: DirectShopResult;
  /** Stores the choice that data is neither sold nor shared, for this browser and the account. */
  setDoNotSell: Privacy;
  /** Sets the warehouses that serve a person. For roles that see orders. */
  setWarehousesOfPerson: SetWarehousesResult;
  /** Makes a share link to a favorites list or to all favorites. An existing link keeps its code. */
  shareFavorites: ListsResult;
  /** Opens a search by picture for everybody with its link, or closes it. */
  shareImageSearch: StartImageSearchResult;
  /** Opens an outfit for everybody with its link, or closes it. */
  shareStyleOutfit: StyleOutfitPayload;
  /** Makes an account and logs it in. The visitor's cart and favorites move to the account. */
  signUp: SignUpResult;
  /** Cancels an order, or some of its lines, while its parcels are in the warehouse. */
  staffCancelOrder: StaffOrderResult;
  /** Refunds an order by amount or by lines. Above the refund limit this takes an admin. */
  staffRefundOrder: StaffOrderResult;
  /** Mails the shopper the mail of the order's present status once more. */
  staffResendMail: StaffOrderResult;
  /** Puts a listed piece on auction. Employees only. */
  startAuction: StartAuctionResult;
  /** Begins a search by picture with an uploaded photo, or with the picture of a piece. */
  startImageSearch: StartImageSearchResult;
  /** Marks a parcel as being picked by the viewer. */
  startPicking: PickParcelResult;
  /** Turns off mails, push and text messages of all kinds, except orders and locked channels. */
  stopNotifications: Subscriptions;
  /** Puts a parcel that is being picked back to waiting. */
  stopPicking: PickParcelResult;
  /** Puts a finished draft on sale, or before a person who looks at it first. */
  submitDirectListing: DirectListingResult;
  swapGoodyPiece: StaffGoodyResult;
  /** Puts another piece into an outfit of the viewer. */
  swapStylePiece: StyleOutfitResult;
  /** Takes a confirmed deletion back. */
  takeBackDeletion: TakeBackDeletionResult;
  /** An employee takes a case, or hands it back when it was taken. */
  takeCase: StaffCaseResult;
  /** Takes a ticket in a draw. */
  takeTicket: TakeTicketResult;
  /** §7 trackVisitor: stores where the visitor came from. */
  trackVisitor: TrackVisitorPayload;
  /** Turns earnings into store credit, with a bonus on top. */
  turnEarningsToCredit: CashOutResult;
  /** Takes back a piece that the viewer graded a short while ago. */
  undoPiece: BagWorkResult;
  /** Gives a bought reward back for its points while it is unused. */
  undoReward: UndoRewardResult;
  /** Unlinks an account. Cash-outs to it that were not sent yet fail, and their money returns to the earnings. */
  unlinkPayoutAccount: UnlinkPayoutAccountPayload;
  /** Turns off the mails of an unsubscribe link. Needs no log-in; a second call changes nothing. */
  unsubscribe: UnsubscribeLink;
  /**
   * Saves the profile of one department; refuses visitors, unknown departments and sizes that the department has not.
   * withExpansions answers with the equivalents of the saved sizes too; v2Sizes: false asks for ids that we don't have and is refused.
   */
  upsertSizeProfile: UpsertSizeProfilePayload;
  /** §7 validate merchant: proves to the device's wallet that the shop is the merchant. */
  validateMerchant: ValidateMerchantResult;
  /** Verifies an e-mail address by the token of a mailed link, with or without a log-in. */
  verifyEmail: VerifyEmailResult;
  /** Ends an auction on which nobody has bid. Employees only. */
  withdrawAuction: StartAuctionResult;
  /** A word of the shopper; a settled case is open again. */
  writeToCase: WriteToCaseResult;
};


export type MutationAcceptLegalArgs = {
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationActivateKitArgs = {
  input: ActivateKitInput;
};


export type MutationAddFavoritesArgs = {
  input: FavoritesInput;
};


export type MutationAddGiftCardToCartArgs = {
  input: AddGiftCardToCartInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddReclaimToCartArgs = {
  input: AddReclaimToCartInput;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationAnswerAsSellerArgs = {
  input: AnswerAsSellerInput;
};


export type MutationAnswerCaseArgs = {
  input: AnswerCaseInput;
};


export type MutationAnswerCleanoutSurveyArgs = {
  input: CleanoutSurveyInput;
};


export type MutationAnswerDirectSurveyArgs = {
  input: DirectSurveyInput;
};


export type MutationAnswerOfferArgs = {
  input: AnswerOfferInput;
};


export type MutationAnswerQuestionArgs = {
  input: AnswerQuestionInput;
};


export type MutationAnswerReturnOfferArgs = {
  accepts: Scalars['Boolean']['input'];
  lineId: Scalars['ID']['input'];
  returnId: Scalars['ID']['input'];
};


export type MutationApplyClientConfigurationArgs = {
  input: ApplyClientConfigurationInput;
};


export type MutationApplyGiftCardArgs = {
  input: GiftCardCodeInput;
};


export type MutationApplyPromoCodeToCartArgs = {
  input: ApplyPromoCodeToCartInput;
};


export type MutationApplyRewardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationApproveCaseArgs = {
  input: ApproveCaseInput;
};


export type MutationApproveGoodyBoxArgs = {
  input: ApproveGoodyBoxInput;
};


export type MutationAskAboutPieceArgs = {
  input: AskAboutPieceInput;
};


export type MutationAskForDeletionArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskForTextsArgs = {
  phone: Scalars['String']['input'];
};


export type MutationAskGoodyBoxArgs = {
  input: AskGoodyBoxInput;
};


export type MutationBlockOffererArgs = {
  offerId: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


export type MutationBookPickUpArgs = {
  day: Scalars['String']['input'];
  returnId: Scalars['ID']['input'];
};


export type MutationCancelDirectSaleArgs = {
  reason: Scalars['String']['input'];
  saleId: Scalars['ID']['input'];
};


export type MutationCancelGoodyBoxArgs = {
  boxId: Scalars['ID']['input'];
};


export type MutationCancelKitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  accessKey?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason?: InputMaybe<Scalars['String']['input']>;
  total?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCancelReturnArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCashOutArgs = {
  input: CashOutInput;
};


export type MutationChangeDirectPriceArgs = {
  comesDown: Scalars['Boolean']['input'];
  floor?: InputMaybe<Scalars['Cents']['input']>;
  id: Scalars['ID']['input'];
  price: Scalars['Cents']['input'];
  takesOffers: Scalars['Boolean']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationChangeExperimentArgs = {
  input: ChangeExperimentInput;
};


export type MutationChangeFlagArgs = {
  input: ChangeFlagInput;
};


export type MutationChangeItemPriceArgs = {
  input: ChangeItemPriceInput;
};


export type MutationChangeItemStateArgs = {
  input: ItemActInput;
};


export type MutationChangeNameArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangePasswordByMailArgs = {
  input: ChangePasswordByMailInput;
};


export type MutationChangeQuietHoursArgs = {
  input: QuietHoursInput;
};


export type MutationChangeRhythmArgs = {
  input: ChangeRhythmInput;
};


export type MutationChangeSubscriptionArgs = {
  input: ChangeSubscriptionInput;
};


export type MutationChooseGoodyPiecesArgs = {
  input: ChooseGoodyPiecesInput;
};


export type MutationClaimBagArgs = {
  bagId: Scalars['ID']['input'];
};


export type MutationCloseCaseArgs = {
  code: Scalars['ID']['input'];
};


export type MutationConfirmDeletionArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmPasswordArgs = {
  password: Scalars['String']['input'];
};


export type MutationConfirmPayoutAccountArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmTextsArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmTwoStepArgs = {
  code: Scalars['String']['input'];
};


export type MutationCreateFavoriteListArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateReturnArgs = {
  input: CreateReturnInput;
};


export type MutationDecideCaseArgs = {
  input: DecideCaseInput;
};


export type MutationDecideDirectListingArgs = {
  accept: Scalars['Boolean']['input'];
  delistReason?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  note?: Scalars['String']['input'];
};


export type MutationDeleteDeskViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteFavoriteListArgs = {
  listId: Scalars['ID']['input'];
};


export type MutationDeleteImageSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteStyleThreadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDonateEarningsArgs = {
  input: DonateEarningsInput;
};


export type MutationDonateRestArgs = {
  input: DonateRestInput;
};


export type MutationEditItemArgs = {
  input: EditItemInput;
};


export type MutationEditReturnArgs = {
  input: EditReturnInput;
};


export type MutationEndDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishBagArgs = {
  bagId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFinishLogInArgs = {
  input: FinishLogInInput;
};


export type MutationFollowArgs = {
  input: FollowInput;
};


export type MutationForgetPushBrowserArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationForgetSearchesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationGiftCardBalanceArgs = {
  input: GiftCardCodeInput;
};


export type MutationGiveUpJobArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationGradePieceArgs = {
  input: GradePieceInput;
};


export type MutationHandOverParcelArgs = {
  shipmentId: Scalars['ID']['input'];
};


export type MutationHideQuestionArgs = {
  code: Scalars['ID']['input'];
};


export type MutationHoldStyleOutfitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInspectReturnedPieceArgs = {
  input: InspectPieceInput;
};


export type MutationJoinDirectWaitlistArgs = {
  email: Scalars['String']['input'];
};


export type MutationJoinQueueArgs = {
  input: JoinQueueInput;
};


export type MutationKeepPushBrowserArgs = {
  input: PushBrowserInput;
};


export type MutationKeepTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};


export type MutationLeavePaymentArgs = {
  attemptKey: Scalars['String']['input'];
};


export type MutationLeaveQueueArgs = {
  input: LeaveQueueInput;
};


export type MutationLeaveToRescueArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type MutationLinkPayoutAccountArgs = {
  input: LinkPayoutAccountInput;
};


export type MutationListPiecesArgs = {
  itemNumbers: Array<Scalars['Float']['input']>;
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationLogInWithPasskeyArgs = {
  input: LogInWithPasskeyInput;
};


export type MutationLookAtSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMailOrderLinkArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationMakeContentReleaseArgs = {
  note: Scalars['String']['input'];
};


export type MutationMakeOfferArgs = {
  input: MakeOfferInput;
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMoveDirectListingArgs = {
  act: DirectListingAct;
  id: Scalars['ID']['input'];
};


export type MutationMoveFavoritesArgs = {
  input: MoveFavoritesInput;
};


export type MutationMoveSellerReturnArgs = {
  itemNumber: Scalars['Float']['input'];
  to: Scalars['String']['input'];
};


export type MutationNoteExposureArgs = {
  arm: Scalars['String']['input'];
  experiment: Scalars['ID']['input'];
};


export type MutationOpenDirectShopArgs = {
  input: OpenDirectShopInput;
};


export type MutationOrderBagsArgs = {
  input: OrderBagsInput;
};


export type MutationPackParcelArgs = {
  input: PackParcelInput;
};


export type MutationPauseNotificationsArgs = {
  on: Scalars['Boolean']['input'];
};


export type MutationPauseSavedSearchArgs = {
  id: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};


export type MutationPayGoodyBoxArgs = {
  input: PayGoodyBoxInput;
};


export type MutationPlaceBidArgs = {
  input: PlaceBidInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationPlaceRescueOrderArgs = {
  input: PlaceRescueOrderInput;
};


export type MutationPrintDirectLabelArgs = {
  saleId: Scalars['ID']['input'];
};


export type MutationPublishContentReleaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPutDeskViewFirstArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRateDirectSaleArgs = {
  input: RateDirectSaleInput;
};


export type MutationReceiveBagArgs = {
  input: ReceiveBagInput;
};


export type MutationReceiveReturnArgs = {
  code: Scalars['String']['input'];
};


export type MutationRedeemRewardArgs = {
  input: RedeemRewardInput;
};


export type MutationReleaseBagArgs = {
  bagId: Scalars['ID']['input'];
};


export type MutationRememberSearchArgs = {
  text: Scalars['String']['input'];
};


export type MutationRemoveAddressArgs = {
  input: RemoveAddressInput;
};


export type MutationRemoveChildSizesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveFavoritesArgs = {
  input: FavoritesInput;
};


export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


export type MutationRemoveGiftCardArgs = {
  input: RemoveGiftCardInput;
};


export type MutationRemoveGiftCardFromCartArgs = {
  input: RemoveGiftCardFromCartInput;
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveStyleChipArgs = {
  key: Scalars['String']['input'];
  threadId: Scalars['ID']['input'];
};


export type MutationRenameFavoriteListArgs = {
  listId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationReportListingArgs = {
  input: ReportListingInput;
};


export type MutationReportMissingArgs = {
  input: ReportMissingInput;
};


export type MutationRequestPasswordChangeArgs = {
  input: RequestPasswordChangeInput;
};


export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReserveGoodyBoxArgs = {
  input: ReserveGoodyBoxInput;
};


export type MutationRetryJobArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReviewPieceArgs = {
  input: ReviewPieceInput;
};


export type MutationRevokeShareArgs = {
  code: Scalars['String']['input'];
};


export type MutationSaveAddressArgs = {
  input: SaveAddressInput;
};


export type MutationSaveBirthdayArgs = {
  day: Scalars['Int']['input'];
  month: Scalars['Int']['input'];
};


export type MutationSaveBodyMeasureArgs = {
  inches: Scalars['Float']['input'];
  measure: Scalars['String']['input'];
};


export type MutationSaveChildSizesArgs = {
  input: ChildSizesInput;
};


export type MutationSaveDeskViewArgs = {
  input: SaveDeskViewInput;
};


export type MutationSaveDirectDraftArgs = {
  input: DirectDraftInput;
};


export type MutationSaveHomeEditArgs = {
  input: HomeEditInput;
};


export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


export type MutationSaveStorefrontArgs = {
  input: StorefrontInput;
};


export type MutationSayToStylistArgs = {
  input: SayToStylistInput;
};


export type MutationSelectResolutionArgs = {
  input: SelectResolutionInput;
};


export type MutationSelectShippingOptionArgs = {
  input: SelectShippingOptionInput;
};


export type MutationSellAgainArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type MutationSendContactMessageArgs = {
  input: SendContactMessageInput;
};


export type MutationSendInvitationArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetCartAddressArgs = {
  input: SetCartAddressInput;
};


export type MutationSetDirectVacationArgs = {
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationSetDoNotSellArgs = {
  doNotSell: Scalars['Boolean']['input'];
};


export type MutationSetWarehousesOfPersonArgs = {
  input: SetWarehousesInput;
};


export type MutationShareFavoritesArgs = {
  input: ShareFavoritesInput;
};


export type MutationShareImageSearchArgs = {
  id: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};


export type MutationShareStyleOutfitArgs = {
  id: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationStaffCancelOrderArgs = {
  input: StaffCancelInput;
};


export type MutationStaffRefundOrderArgs = {
  input: StaffRefundInput;
};


export type MutationStaffResendMailArgs = {
  input: ResendOrderMailInput;
};


export type MutationStartAuctionArgs = {
  input: StartAuctionInput;
};


export type MutationStartImageSearchArgs = {
  input: StartImageSearchInput;
};


export type MutationStartPickingArgs = {
  shipmentId: Scalars['ID']['input'];
};


export type MutationStopPickingArgs = {
  shipmentId: Scalars['ID']['input'];
};


export type MutationSubmitDirectListingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSwapGoodyPieceArgs = {
  input: SwapGoodyPieceInput;
};


export type MutationSwapStylePieceArgs = {
  input: SwapStylePieceInput;
};


export type MutationTakeBackDeletionArgs = {
  token: Scalars['String']['input'];
};


export type MutationTakeCaseArgs = {
  code: Scalars['ID']['input'];
  take: Scalars['Boolean']['input'];
};


export type MutationTakeTicketArgs = {
  input: TakeTicketInput;
};


export type MutationTrackVisitorArgs = {
  input: TrackVisitorInput;
};


export type MutationTurnEarningsToCreditArgs = {
  input: EarningsUseInput;
};


export type MutationUndoPieceArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type MutationUndoRewardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnlinkPayoutAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};


export type MutationUpsertSizeProfileArgs = {
  input: SizeProfileInput;
  v2Sizes?: InputMaybe<Scalars['Boolean']['input']>;
  withExpansions?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationWithdrawAuctionArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type MutationWriteToCaseArgs = {
  input: WriteToCaseInput;
};

/**
 * Whether the saved sizes narrow a listing (specification §5, decision 0150). Not applied, `why` is off, no_department, department,
 * no_profile, paused, empty_profile, no_size_here or url.
 */
export type MySizes = {
  __typename?: 'MySizes';
  applied: Scalars['Boolean']['output'];
  /** The department whose profile the listing asks for. Null where My Sizes never applies. */
  department?: Maybe<Scalars['String']['output']>;
  /** The size filters in force, as an address writes them: sizing_id=1004&include_petite=true. Empty when not applied. */
  search: Scalars['String']['output'];
  /** The sizes in words, in the order of their rank, petite, tall or maternity last. */
  sizes: Array<Scalars['String']['output']>;
  /** How many pieces there are without the sizes. Null when not applied. */
  totalWithout?: Maybe<Scalars['Int']['output']>;
  why?: Maybe<Scalars['String']['output']>;
};

export type NamePayload = {
  __typename?: 'NamePayload';
  user: User;
};

/** A favorites list that the viewer named. */
export type NamedList = {
  __typename?: 'NamedList';
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  share?: Maybe<FavoriteShare>;
};

/** The viewer has no cart that the card could pay. */
export type NoCartToPay = UserError & {
  __typename?: 'NoCartToPay';
  message: Scalars['String']['output'];
};

/** Pieces of this brand pay their seller nothing (rules/src/earnings/ineligible-brands.ts). */
export type NoPayoutForBrand = UserError & {
  __typename?: 'NoPayoutForBrand';
  message: Scalars['String']['output'];
};

export type NotEnoughPoints = UserError & {
  __typename?: 'NotEnoughPoints';
  message: Scalars['String']['output'];
  points: Scalars['Int']['output'];
  wanted: Scalars['Int']['output'];
};

/** The piece is on sale, sold, given on, or of no kind that goes into boxes. */
export type NotForRescue = UserError & {
  __typename?: 'NotForRescue';
  message: Scalars['String']['output'];
};

export type NotInCart = UserError & {
  __typename?: 'NotInCart';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

export type NotListed = {
  __typename?: 'NotListed';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

/** The piece isn't the viewer's, can't be reclaimed, or its time to be reclaimed is over. */
export type NotReclaimable = UserError & {
  __typename?: 'NotReclaimable';
  itemNumber: Scalars['Float']['output'];
  message: Scalars['String']['output'];
};

export type NoteExposurePayload = {
  __typename?: 'NoteExposurePayload';
  /** Whether the viewer counts as exposed. False: the experiment does not run, or the arm is not the viewer's. */
  exposed: Scalars['Boolean']['output'];
};

export type NothingToDonate = UserError & {
  __typename?: 'NothingToDonate';
  message: Scalars['String']['output'];
};

/** An alert of any content. */
export type NoticeAlert = UserAlert & {
  __typename?: 'NoticeAlert';
  action?: Maybe<AlertAction>;
  body: Scalars['String']['output'];
  header: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
};

/** A notification to the viewer. */
export type Notification = {
  __typename?: 'Notification';
  /** The amount that the notification is about, a price or earnings. In cents. */
  amount?: Maybe<Scalars['Cents']['output']>;
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The piece that the notification is about. Null when it is about no single piece. */
  item?: Maybe<Item>;
  kind: NotificationKind;
  /** The path of the page on this site that the notification leads to. */
  link: Scalars['String']['output'];
  /** More pieces that the notification is about, at most four, shown as small pictures. */
  pieces: Array<Item>;
  /** When the viewer read the notification. Null when unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
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

/** A page of notifications, newest first. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** The cursor of the next page, for the argument `after`. Null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  nodes: Array<Notification>;
};

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

export type OfferItem = {
  __typename?: 'OfferItem';
  /** The piece's part of the agreed sum. Null before the two agree. */
  agreed?: Maybe<Scalars['Cents']['output']>;
  /** The asked price when the offer began. */
  asking: Scalars['Cents']['output'];
  brand: Scalars['String']['output'];
  itemNumber: Scalars['Float']['output'];
  path: Scalars['String']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  sizeDisplay: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type OfferPayload = {
  __typename?: 'OfferPayload';
  offer: PieceOffer;
  /** What happened, in words, when it needs saying. */
  said?: Maybe<Scalars['String']['output']>;
};

export type OfferRefused = UserError & {
  __typename?: 'OfferRefused';
  /** amount or words when one of them is at fault. */
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type OfferResult = OfferPayload | OfferRefused | SignInRequired;

/** Whether the viewer can make an offer for pieces, and for how much. */
export type OfferRoom = {
  __typename?: 'OfferRoom';
  asking: Scalars['Cents']['output'];
  highest: Scalars['Cents']['output'];
  /** Hours for which an offer stands. */
  hours: Scalars['Int']['output'];
  lowest: Scalars['Cents']['output'];
  /** The viewer's living offer for these pieces. Null without one. */
  mine?: Maybe<PieceOffer>;
  /** Other pieces of the same closet that can be put into one offer; 20 at most. */
  others: Array<OfferItem>;
  /** Why not, in words. Null when the viewer can. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Amounts to tap. */
  suggestions: Array<Scalars['Cents']['output']>;
};

/** Where an offer stands. */
export type OfferStatus =
  | 'accepted'
  | 'bought'
  | 'declined'
  | 'expired'
  | 'lapsed'
  | 'open'
  | 'withdrawn';

/** An amount that one side named. */
export type OfferTurn = {
  __typename?: 'OfferTurn';
  amount: Scalars['Cents']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** For the seller: whether it is below the floor, which the buyer is not told. */
  isBelowFloor: Scalars['Boolean']['output'];
  /** Whether the viewer named it. */
  isMine: Scalars['Boolean']['output'];
  /** For the seller: how the amount would be split. Null for the buyer. */
  payout?: Maybe<DirectPayout>;
  words: Scalars['String']['output'];
};

export type OpenDirectShopInput = {
  /** Must be true: the terms for sellers (/legal/seller-terms). */
  acceptTerms: Scalars['Boolean']['input'];
  /** Where parcels are sent from; printed on labels. */
  address: AddressInput;
};

/** Something that has to be settled before a deletion. */
export type OpenThing = {
  __typename?: 'OpenThing';
  kind: Scalars['String']['output'];
  /** The path of the page where it is settled. */
  path: Scalars['String']['output'];
  /** A sentence with the number or the amount. */
  words: Scalars['String']['output'];
};

export type Order = {
  __typename?: 'Order';
  billTo?: Maybe<OrderAddress>;
  bundleId?: Maybe<Scalars['ID']['output']>;
  /** Whether the shopper can still cancel the order, or why not. */
  canCancel: Scalars['Boolean']['output'];
  cancelRefusal?: Maybe<Scalars['String']['output']>;
  /** What kind of card or account pays. Null when nothing is charged to one. */
  cardType?: Maybe<CardType>;
  deliveryLocation?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The order's short number, made from its id, for people to name it. */
  label: Scalars['String']['output'];
  lines: Array<OrderLine>;
  /** The payment method in words, such as 'Visa ending in 4242'. */
  paidWith: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
  shipTo?: Maybe<OrderAddress>;
  shipments: Array<OrderShipment>;
  status: OrderStatus;
  /** The order's status in words for the shopper. */
  statusLabel: Scalars['String']['output'];
  timeline: Array<OrderEvent>;
  totals: OrderTotals;
  transactions: Array<OrderTransaction>;
  /** A goody box: it is charged when its shopper has chosen what stays, not when it is packed. */
  tryOn: Scalars['Boolean']['output'];
};

export type OrderAddress = {
  __typename?: 'OrderAddress';
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  line1: Scalars['String']['output'];
  line2?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  zip: Scalars['String']['output'];
};

export type OrderBagsInput = {
  /** The seller's saved address that the empty bag is sent to. Not needed for a label. */
  addressId?: InputMaybe<Scalars['ID']['input']>;
  bagType: Scalars['String']['input'];
  charityId?: InputMaybe<Scalars['Int']['input']>;
  /** The e-mail address of a visitor who is not logged in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The slug of the luxury retailer on whose page a label is ordered; goes with the way `partner` only. */
  partner?: InputMaybe<Scalars['String']['input']>;
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** An id that the browser makes once for each press of the button; the same id twice is one request. */
  requestKey: Scalars['ID']['input'];
  restChoice: Scalars['String']['input'];
  service: Scalars['String']['input'];
  variant?: InputMaybe<Scalars['String']['input']>;
  /** How the clothes travel: one of kitWays in rules/src/vocabulary/seller.ts. */
  way: Scalars['String']['input'];
};

export type OrderBagsPayload = {
  __typename?: 'OrderBagsPayload';
  kit: Kit;
  outstandingKits?: Maybe<OutstandingKits>;
};

export type OrderBagsResult = BagOrderRefused | BagOrderTooSoon | LegalAcceptRequired | OrderBagsPayload;

/**
 * A guest with only the key of a mail must type a code to cancel the order. The code was mailed to the order's
 * address just now, or before; it works once, for ten minutes. The message says why a code is needed, or what is
 * wrong with the typed one.
 */
export type OrderCodeNeeded = UserError & {
  __typename?: 'OrderCodeNeeded';
  message: Scalars['String']['output'];
  /** The address that the mail was sent to, shortened: n•••a@mail.example. */
  sentTo: Scalars['String']['output'];
};

/** One step of an order's timeline, in words. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  happenedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type OrderLine = {
  __typename?: 'OrderLine';
  canceledAt?: Maybe<Scalars['DateTime']['output']>;
  discount: Scalars['Cents']['output'];
  duty: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  item?: Maybe<Item>;
  itemNumber?: Maybe<Scalars['Float']['output']>;
  /** The kind of line: item, gift_card, reclaim or rescue (a piece of a rescue box). */
  kind: Scalars['String']['output'];
  net: Scalars['Cents']['output'];
  price: Scalars['Cents']['output'];
  /** The parcel that the piece travels in. */
  shipmentId?: Maybe<Scalars['ID']['output']>;
  tax: Scalars['Cents']['output'];
  /** The line's title when it has no piece, as a gift card. */
  title: Scalars['String']['output'];
};

export type OrderNotCancelable = UserError & {
  __typename?: 'OrderNotCancelable';
  message: Scalars['String']['output'];
};

export type OrderPage = {
  __typename?: 'OrderPage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<Order>;
  totalCount: Scalars['Int']['output'];
};

/** The processor has not decided yet, or gave no answer. Ask again with the same key. */
export type OrderPending = {
  __typename?: 'OrderPending';
  message: Scalars['String']['output'];
  orderId: Scalars['ID']['output'];
};

export type OrderPlaced = {
  __typename?: 'OrderPlaced';
  cart?: Maybe<Cart>;
  order: Order;
};

export type OrderShipment = {
  __typename?: 'OrderShipment';
  carrier?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  itemNumbers: Array<Scalars['Float']['output']>;
  maxEstimate?: Maybe<Scalars['String']['output']>;
  minEstimate?: Maybe<Scalars['String']['output']>;
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  price: Scalars['Cents']['output'];
  /** The shipping option's label (§4). */
  serviceLabel: Scalars['String']['output'];
  shipFrom: Scalars['String']['output'];
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

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

export type OrderTotals = {
  __typename?: 'OrderTotals';
  /** The amount that was authorized when the order was placed, in cents. */
  charged: Scalars['Cents']['output'];
  credits: Scalars['Cents']['output'];
  discount: Scalars['Cents']['output'];
  duty: Scalars['Cents']['output'];
  fees: Scalars['Cents']['output'];
  giftCards: Scalars['Cents']['output'];
  pointsToEarn: Scalars['Int']['output'];
  promoCode?: Maybe<Scalars['String']['output']>;
  /** How much of `charged` was released before the charge: for pieces that were taken off, or for the delivery of a bundle that ships free. In cents. */
  released: Scalars['Cents']['output'];
  shipping: Scalars['Cents']['output'];
  subtotal: Scalars['Cents']['output'];
  tax: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

export type OrderTransaction = {
  __typename?: 'OrderTransaction';
  amount: Scalars['Cents']['output'];
  happenedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: TransactionKind;
  /** The kind of transaction in words. */
  kindLabel: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type Outfit = {
  __typename?: 'Outfit';
  id: Scalars['ID']['output'];
  pieces: Array<OutfitPiece>;
  title: Scalars['String']['output'];
  totalMsrp: Scalars['Cents']['output'];
  totalPrice: Scalars['Cents']['output'];
};

export type OutfitAnswer = {
  __typename?: 'OutfitAnswer';
  /** The piece that the outfits are built around: the piece asked for, or the most similar piece when that one can't be bought. Null when there is no such piece. */
  anchor?: Maybe<Item>;
  /** The piece that was asked for. */
  item: Item;
  /** The occasions that the viewer can choose from. */
  occasions: Array<Scalars['String']['output']>;
  outfits: Array<Outfit>;
};

/** Nothing was held. The pieces that could not be held are named. */
export type OutfitNotHeld = UserError & {
  __typename?: 'OutfitNotHeld';
  itemNumbers: Array<Scalars['Float']['output']>;
  message: Scalars['String']['output'];
};

export type OutfitPiece = {
  __typename?: 'OutfitPiece';
  item: Item;
  /** The part that the piece plays: Dress, Shoes, Bag … */
  slot: Scalars['String']['output'];
  /** Why the piece goes with the others. Null for the piece that the outfit is built around. */
  why?: Maybe<Scalars['String']['output']>;
};

export type OutletPromotion = {
  __typename?: 'OutletPromotion';
  code: Scalars['String']['output'];
  itemTargeting: ItemTargeting;
};

/** §7 getOutstandingKits: kits that are at the seller's home or on the way there. */
export type OutstandingKits = {
  __typename?: 'OutstandingKits';
  lastKitCreatedAt?: Maybe<Scalars['DateTime']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type PackParcelInput = {
  /** The codes in the order in which they were scanned. */
  itemNumbers: Array<Scalars['Float']['input']>;
  shipmentId: Scalars['ID']['input'];
};

export type PackParcelResult = ParcelMoved | PaymentRefused | PiecesDiffer | StaffParcelPayload;

/** How fast pages of a type were for three of four visits of the last 7 days. */
export type PageVital = {
  __typename?: 'PageVital';
  /** Milliseconds; without a unit for CLS. */
  p75: Scalars['Float']['output'];
  pageType: Scalars['String']['output'];
  rating: VitalRating;
  samples: Scalars['Int']['output'];
  vital: WebVital;
};

export type ParcelItem = {
  __typename?: 'ParcelItem';
  itemNumber: Scalars['Float']['output'];
  lineId: Scalars['ID']['output'];
  /** The id of the photo by which a picker recognizes the piece. */
  photoId?: Maybe<Scalars['Float']['output']>;
  sizeDisplay?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** The parcel has moved on since the viewer read it. */
export type ParcelMoved = UserError & {
  __typename?: 'ParcelMoved';
  message: Scalars['String']['output'];
};

export type ParcelScan = {
  __typename?: 'ParcelScan';
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  place?: Maybe<Scalars['String']['output']>;
  /** The time zone of the place of the scan. The time is shown in this zone. */
  timeZone: Scalars['String']['output'];
};

/** A partner's profile (specification §3). */
export type PartnerSupplierProfile = {
  __typename?: 'PartnerSupplierProfile';
  /** False when the partner sends no new pieces any more. */
  active: Scalars['Boolean']['output'];
  /** The pictures at the top of the page: a wide one and a narrow one. */
  bannerImages: Array<Scalars['String']['output']>;
  bannerText: Scalars['String']['output'];
  brandCount: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  /** The filter key that finds the partner's pieces: supplier_id, or dropshipper_id for partners who ship from their own stock. */
  filterKey: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isRental: Scalars['Boolean']['output'];
  itemCount: Scalars['Int']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  logoText: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The path of the partner's page. */
  path: Scalars['String']['output'];
  /** How far prices are below estimated retail on average, over the partner's listed pieces. Null without pieces. */
  savingsPercent?: Maybe<Scalars['Int']['output']>;
  slug: Scalars['String']['output'];
};

export type PassedOnImpact = {
  __typename?: 'PassedOnImpact';
  glassesOfWater: Scalars['Float']['output'];
  hoursOfLighting: Scalars['Float']['output'];
  milesByCar: Scalars['Float']['output'];
};

/** A key on one of the member's devices, which logs in without a password. */
export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Such as: Chrome on Windows, or what the member calls it. */
  name: Scalars['String']['output'];
};

export type PasskeyRefused = UserError & {
  __typename?: 'PasskeyRefused';
  message: Scalars['String']['output'];
};

/** What a browser needs to ask a device (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON). */
export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  options: Scalars['JSON']['output'];
};

export type PasskeysPayload = {
  __typename?: 'PasskeysPayload';
  passkeys: Array<Passkey>;
};

export type PasswordConfirmed = {
  __typename?: 'PasswordConfirmed';
  until: Scalars['DateTime']['output'];
};

export type PasswordLinkInvalid = UserError & {
  __typename?: 'PasswordLinkInvalid';
  message: Scalars['String']['output'];
};

/** The action needs the viewer's password, typed a short while ago. */
export type PasswordNeeded = UserError & {
  __typename?: 'PasswordNeeded';
  message: Scalars['String']['output'];
};

export type PasswordNotConfirmed = UserError & {
  __typename?: 'PasswordNotConfirmed';
  message: Scalars['String']['output'];
};

export type PasswordWrong = UserError & {
  __typename?: 'PasswordWrong';
  message: Scalars['String']['output'];
};

export type PayGoodyBoxInput = {
  boxId: Scalars['ID']['input'];
  /** The processor's token for another card. */
  paymentToken: Scalars['String']['input'];
};

/** The shopper has to approve the payment at `url`, and is sent back. */
export type PaymentApprovalNeeded = {
  __typename?: 'PaymentApprovalNeeded';
  orderId: Scalars['ID']['output'];
  url: Scalars['String']['output'];
};

/** The payment was refused. Nothing was charged, and the cart is unchanged. Another try needs another key. */
export type PaymentDeclined = UserError & {
  __typename?: 'PaymentDeclined';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** The card was refused at packing, or the processor hasn't answered yet: the parcel stays in the warehouse. */
export type PaymentRefused = UserError & {
  __typename?: 'PaymentRefused';
  message: Scalars['String']['output'];
};

/** What the browser needs to talk to the payment processor. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  driver: Scalars['String']['output'];
  publicKey: Scalars['String']['output'];
  tokenUrl: Scalars['String']['output'];
};

/** An account that the seller is paid to, linked by a mailed code. */
export type PayoutAccount = {
  __typename?: 'PayoutAccount';
  id: Scalars['ID']['output'];
  /** The account as its owner recognizes it, shortened. */
  label: Scalars['String']['output'];
  linkedAt: Scalars['DateTime']['output'];
  /** The kind of account: digital_wallet or card_provider. */
  method: Scalars['String']['output'];
  /** From when cash-outs to the account are possible: a day after it was linked. */
  usableAt: Scalars['DateTime']['output'];
};

export type PayoutAccountLinked = {
  __typename?: 'PayoutAccountLinked';
  account: PayoutAccount;
  setup: CashOutSetup;
};

/** §8: another seller has linked the wallet, or the account can't be linked. */
export type PayoutAccountRefused = UserError & {
  __typename?: 'PayoutAccountRefused';
  message: Scalars['String']['output'];
};

export type PayoutCodeSent = {
  __typename?: 'PayoutCodeSent';
  expiresAt: Scalars['DateTime']['output'];
  /** The address that the code was sent to, shortened. */
  sentTo: Scalars['String']['output'];
};

export type PayoutEstimate = {
  __typename?: 'PayoutEstimate';
  /** The fee of a bag, taken once, out of its first earnings. The amounts above don't include it. In cents. */
  bagFee: Scalars['Cents']['output'];
  /** The category of the sold pieces. A wider category when too few pieces of the asked one were sold. */
  basedOn: Scalars['String']['output'];
  /** What the sold pieces have in common with the asked one: brand, tier or category. */
  basis: Scalars['String']['output'];
  brandName?: Maybe<Scalars['String']['output']>;
  /** The name of the category that was asked for. */
  categoryName: Scalars['String']['output'];
  condition: Scalars['String']['output'];
  /** How many sold pieces the estimate is made from. */
  count: Scalars['Int']['output'];
  from: EstimatedPayout;
  service: Scalars['String']['output'];
  tier: Scalars['String']['output'];
  to: EstimatedPayout;
  windowDays: Scalars['Int']['output'];
};

/** The question to the payout estimator (rules/src/estimates/input.ts). */
export type PayoutEstimateInput = {
  /** The slug of a brand. Without a brand, `tier` tells what the brand is like. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The slug of a category at any depth. */
  category: Scalars['String']['input'];
  condition: Scalars['String']['input'];
  service: Scalars['String']['input'];
  tier?: InputMaybe<Scalars['String']['input']>;
};

export type PayoutEstimateResult = EstimateRefused | NoPayoutForBrand | PayoutEstimate | TooFewSold;

/** One line of the split of a price: payout, booster, bag_fee or selling_fee (rules/src/earnings/payouts.ts). */
export type PayoutLine = {
  __typename?: 'PayoutLine';
  amount: Scalars['Cents']['output'];
  kind: Scalars['String']['output'];
};

/** One step of the payout ladder, applied to a price (rules/src/earnings/payout-slices.ts). */
export type PayoutSlice = {
  __typename?: 'PayoutSlice';
  from: Scalars['Cents']['output'];
  part: Scalars['Cents']['output'];
  pays: Scalars['Cents']['output'];
  percent: Scalars['Int']['output'];
  /** Where the step ends, in cents. Null for the last step. */
  to?: Maybe<Scalars['Cents']['output']>;
};

/** A search for people by somebody at work. */
export type PersonSearch = {
  __typename?: 'PersonSearch';
  at: Scalars['DateTime']['output'];
  /** Who searched, by full name. */
  by: Scalars['String']['output'];
  /** How many people the answer showed, at most five. */
  found: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type Photo = {
  __typename?: 'Photo';
  /** Width divided by height. */
  aspectRatio: Scalars['Float']['output'];
  caption?: Maybe<Scalars['String']['output']>;
  id: Scalars['Float']['output'];
  photoNumber: Scalars['Int']['output'];
  type: Scalars['String']['output'];
  /** The picture's path without a width: append /320, /640 or /1200. */
  url: Scalars['String']['output'];
};

export type PickList = {
  __typename?: 'PickList';
  parcels: Array<StaffParcel>;
  places: Array<PickPlace>;
};

export type PickParcelResult = ParcelMoved | StaffParcelPayload;

export type PickPlace = {
  __typename?: 'PickPlace';
  name: Scalars['String']['output'];
  packed: Scalars['Int']['output'];
  picking: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  warehouseId: Scalars['Int']['output'];
};

/** A part of a picture. Each number is a share of the picture's width or height, from 0 to 1. */
export type PictureBox = {
  __typename?: 'PictureBox';
  height: Scalars['Float']['output'];
  left: Scalars['Float']['output'];
  top: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

export type PictureBoxInput = {
  height: Scalars['Float']['input'];
  left: Scalars['Float']['input'];
  top: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
};

/** A measure that an answer about an owned piece rests on. */
export type PieceMeasure = {
  __typename?: 'PieceMeasure';
  /** What a piece of this brand, kind and label measures. */
  inches: Scalars['Float']['output'];
  /** Bust, Waist, Hips or Insole. */
  measure: Scalars['String']['output'];
  /** By how much that is more, or less, than pieces of other brands in the same size. */
  off: Scalars['Float']['output'];
  /** How many pieces of the brand were measured. */
  pieces: Scalars['Int']['output'];
  /** False when some of them are of other sizes of the same kind. */
  sameLabel: Scalars['Boolean']['output'];
};

/** An offer for one or several pieces of one closet. Only its two sides read it. */
export type PieceOffer = {
  __typename?: 'PieceOffer';
  asking: Scalars['Cents']['output'];
  /** For the seller: what the asked price would pay. Null for the buyer. */
  atAsking?: Maybe<DirectPayout>;
  /** Whether the viewer may take the last amount, name another one or decline. */
  canAnswer: Scalars['Boolean']['output'];
  /** Whether the viewer may name another amount, and between which ones. */
  canCounter: Scalars['Boolean']['output'];
  /** Whether the viewer may take the own last amount back. */
  canWithdraw: Scalars['Boolean']['output'];
  /** Until when the last amount stands. Null when the offer is over. */
  goodUntil?: Maybe<Scalars['DateTime']['output']>;
  highest?: Maybe<Scalars['Cents']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the viewer has blocked the other side. */
  isBlocked: Scalars['Boolean']['output'];
  isSeller: Scalars['Boolean']['output'];
  items: Array<OfferItem>;
  lowest?: Maybe<Scalars['Cents']['output']>;
  /** The code of the other side's page, when it is open. */
  otherCode?: Maybe<Scalars['String']['output']>;
  /** 'Bozeman, MT · 14 bought, none sent back', from what happened here. Null when there is nothing to say. */
  otherFacts?: Maybe<Scalars['String']['output']>;
  /** First name and initial of the other side. */
  otherName: Scalars['String']['output'];
  /** Until when the pieces are held for the buyer at the agreed price. Null unless the two agree. */
  payUntil?: Maybe<Scalars['DateTime']['output']>;
  status: OfferStatus;
  statusLabel: Scalars['String']['output'];
  turns: Array<OfferTurn>;
};

/** A question about a piece and the answer of the shop (decision 0180). No name of a shopper stands beside it. */
export type PieceQuestion = {
  __typename?: 'PieceQuestion';
  /** Null while a person looks the piece over. */
  answer?: Maybe<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  askedAt: Scalars['DateTime']['output'];
  /** Whether the member who sells the piece gave the answer. */
  bySeller: Scalars['Boolean']['output'];
  /** Whether the viewer sells the piece and has not answered. */
  canAnswer: Scalars['Boolean']['output'];
  /** The number of the viewer's own case. Null for questions of others. */
  caseCode?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** Asked when the same piece was listed before, under another number. */
  isEarlier: Scalars['Boolean']['output'];
  /** Whether the viewer asked. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether everybody reads the question and its answer. */
  isPublic: Scalars['Boolean']['output'];
  question: Scalars['String']['output'];
};

export type PieceQuestionPage = {
  __typename?: 'PieceQuestionPage';
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the member who sells the piece answers. */
  isSellers: Scalars['Boolean']['output'];
  /** The viewer's questions that are not public first, then the public ones, the newest first. */
  nodes: Array<PieceQuestion>;
  totalCount: Scalars['Int']['output'];
  /** Why nobody can ask about the piece any more. Null while somebody can. */
  whyClosed?: Maybe<Scalars['String']['output']>;
};

/** The scanned pieces are not the pieces of the parcel. */
export type PiecesDiffer = UserError & {
  __typename?: 'PiecesDiffer';
  message: Scalars['String']['output'];
  missing: Array<Scalars['Float']['output']>;
  wrong: Array<Scalars['Float']['output']>;
};

export type PlaceBidInput = {
  itemNumber: Scalars['Float']['input'];
  /** The viewer's maximum, in whole dollars. The price rises only as far as other bids require. */
  max: Scalars['Cents']['input'];
  /** An id that the browser makes once for each press of the button; the same id twice is one bid. */
  requestKey: Scalars['ID']['input'];
};

export type PlaceBidPayload = {
  __typename?: 'PlaceBidPayload';
  item: Item;
};

export type PlaceBidResult = AuctionOver | BidRefused | BidTooLow | PlaceBidPayload;

export type PlaceOrderInput = {
  /** The sum that the final button named, in cents. */
  amountShown: Scalars['Cents']['input'];
  /** An id that the browser makes for one try to pay, and keeps across reloads. One key makes at most one order and one charge. */
  attemptKey: Scalars['String']['input'];
  /** The lines that the shopper saw: item numbers, and the line ids of gift cards and reclaims. */
  lineIds: Array<Scalars['ID']['input']>;
  paymentMethod: Scalars['String']['input'];
  /** The processor's token for the payment method, never a card number. Null when nothing is to be charged. */
  paymentToken?: InputMaybe<Scalars['String']['input']>;
  totalShown: Scalars['Cents']['input'];
};

export type PlaceOrderResult = AttemptGivenUp | CheckoutIncomplete | CodeNotApplicable | ItemsLost | LegalAcceptRequired | OrderPending | OrderPlaced | PaymentApprovalNeeded | PaymentDeclined | TotalsChanged;

export type PlaceRescueOrderInput = {
  addressId: Scalars['ID']['input'];
  amountShown: Scalars['Cents']['input'];
  /** An id that the browser makes for one try to pay, beginning with 'rescue-'. One key makes at most one order and one charge. */
  attemptKey: Scalars['String']['input'];
  /** The guest's email address; null for members. */
  email?: InputMaybe<Scalars['String']['input']>;
  groupId: Scalars['ID']['input'];
  /** The processor's token for the card. Null when nothing is to be charged. */
  paymentToken?: InputMaybe<Scalars['String']['input']>;
  totalShown: Scalars['Cents']['input'];
};

export type PlaceRescueResult = AttemptGivenUp | CheckoutIncomplete | OrderPending | PaymentApprovalNeeded | PaymentDeclined | RescueOrderPlaced | RescueSoldOut | TotalsChanged;

/** Somebody else has just graded the piece with this number. */
export type PlaceTaken = UserError & {
  __typename?: 'PlaceTaken';
  by: Scalars['String']['output'];
  message: Scalars['String']['output'];
  nextPlace: Scalars['Int']['output'];
};

/** A change of the viewer's points. */
export type PointsEntry = {
  __typename?: 'PointsEntry';
  /** Negative when points went. */
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** points_earned, points_taken_back, points_spent, points_returned or points_expired. */
  kind: Scalars['String']['output'];
  orderId?: Maybe<Scalars['ID']['output']>;
  reason: Scalars['String']['output'];
};

export type PointsMultiplierOffer = {
  __typename?: 'PointsMultiplierOffer';
  cohort: Scalars['String']['output'];
  multiplierCoefficient: Scalars['Float']['output'];
};

export type PotentialReward = {
  __typename?: 'PotentialReward';
  amountCents: Scalars['Cents']['output'];
  freeShipping: Scalars['Boolean']['output'];
  remainder: Scalars['Cents']['output'];
  threshold: Scalars['Cents']['output'];
};

/** A kind of piece within a department. */
export type PreferenceCluster = {
  __typename?: 'PreferenceCluster';
  /** The slug of the top category. */
  category: Scalars['String']['output'];
  department: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** The path of the listing. */
  path: Scalars['String']['output'];
};

/** How many sold pieces cost between two prices; `to` is not included. */
export type PriceBar = {
  __typename?: 'PriceBar';
  count: Scalars['Int']['output'];
  from: Scalars['Cents']['output'];
  to: Scalars['Cents']['output'];
};

/** Whether the seller may change the price, and the lowest and highest price. */
export type PriceChangeRoom = {
  __typename?: 'PriceChangeRoom';
  highest: Scalars['Cents']['output'];
  lowest: Scalars['Cents']['output'];
  /** Why the seller may not change the price, in words. Null when the seller may. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** The price was not changed. `again` tells when the seller can change it again, when waiting helps. */
export type PriceNotChanged = UserError & {
  __typename?: 'PriceNotChanged';
  again?: Maybe<Scalars['DateTime']['output']>;
  message: Scalars['String']['output'];
};

/** A price of a piece, and since when it applied. */
export type PricePoint = {
  __typename?: 'PricePoint';
  at: Scalars['DateTime']['output'];
  price: Scalars['Cents']['output'];
};

/** The viewer's privacy: choices, copies and deletion. */
export type Privacy = {
  __typename?: 'Privacy';
  /** The newest copy of the viewer's data. Null for none, and for visitors. */
  dataExport?: Maybe<DataExport>;
  /** The viewer chose so for this browser or the account. */
  doNotSell: Scalars['Boolean']['output'];
  /** The account's address. Null for visitors. */
  email?: Maybe<Scalars['String']['output']>;
  /** What ends with the account and can't be paid out, as phrases. */
  givenUp: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether a new copy may be asked for. */
  mayExport: Scalars['Boolean']['output'];
  /** What the member settles before a deletion. Empty for visitors. */
  open: Array<OpenThing>;
  /** What becomes of each part of a person's data. */
  outcomes: Array<PrivacyOutcome>;
  /** Why the account can't be deleted here. Null when it can. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The browser asks that data is neither sold nor shared (Global Privacy Control). */
  signal: Scalars['Boolean']['output'];
};

/** What becomes of one part of a person's data when it is deleted. */
export type PrivacyOutcome = {
  __typename?: 'PrivacyOutcome';
  /** 'deleted', or 'kept' without a name. */
  outcome: Scalars['String']['output'];
  /** What the part is called, such as 'Your address book'. */
  title: Scalars['String']['output'];
  /** Why it is kept. Empty for what is deleted. */
  why: Scalars['String']['output'];
};

export type PrivacyRefused = UserError & {
  __typename?: 'PrivacyRefused';
  message: Scalars['String']['output'];
};

export type PromoButton = {
  __typename?: 'PromoButton';
  isApplied: Scalars['Boolean']['output'];
  isEnabled: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type PromoOrReward = {
  __typename?: 'PromoOrReward';
  badge?: Maybe<Scalars['String']['output']>;
  button: PromoButton;
  cohort?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  isApplied: Scalars['Boolean']['output'];
  /** Whether the row is a reward, applied by its id (applyReward), or a promotion, applied by its code. */
  isReward: Scalars['Boolean']['output'];
  /** The promotion's code, or the reward's id. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why the offer applies, or why not, in words. */
  reason: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PromotionType =
  | 'ABSOLUTE_CART_TOTAL'
  | 'GLOBAL'
  | 'OUTLET'
  | 'TIERED';

/** A browser's push subscription, as the Push API gives it. */
export type PushBrowserInput = {
  auth: Scalars['String']['input'];
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** What waits for the viewer, the most urgent first; at most six. */
  accountNeeds: Array<AccountNeed>;
  /** The viewer's cart. With createIfNotExists one is made when there is none. */
  activeCart: ActiveCart;
  /**
   * The viewer's history, newest first, of some kinds or of all: notifications, and the orders, bags, sales and
   * cash-outs that are older than notifications.
   */
  activity: NotificationPage;
  /** Search terms that lead on from a listing. A term never means the listing itself. */
  alpSearchTerms: Array<SearchTerm>;
  /** The brand of a URL's slug. Null when no brand has the slug. */
  brand?: Maybe<Brand>;
  /** Brands from A to Z. Null for an unknown department. `letter` is A to Z or #, and is ignored when `query` is given. */
  brandDirectory?: Maybe<BrandDirectory>;
  /** What comes back for these lines; null when the order or the lines can't be canceled by themselves. */
  cancelMoney?: Maybe<CancelMoney>;
  /** A case of the viewer by its number. Null when there is none. */
  case?: Maybe<Case>;
  /** The viewer's cases, newest first. */
  cases: CasePage;
  /** A cash-out of the viewer. Null when there is no such cash-out, or it belongs to somebody else. */
  cashOut?: Maybe<CashOut>;
  /**
   * The amounts that the viewer can cash out now, the linked accounts, and what is missing. Refuses visitors
   * (UNAUTHENTICATED).
   */
  cashOutSetup: CashOutSetup;
  /** The viewer's cash-outs, newest first, 25 a page. Refuses visitors (UNAUTHENTICATED). */
  cashOuts: CashOutPage;
  /** All categories, by rank. */
  categories: Array<Category>;
  /** An active charity partner by its slug, with figures at most a minute old. Null for an unknown slug. */
  charityPartner?: Maybe<CharityPartner>;
  /** The children whose sizes the viewer saved. Empty for visitors. */
  childSizes: Array<ChildSizes>;
  /** The services, fees, charities and waiting times for the viewer's next kit. */
  cleanoutOffer: CleanoutOffer;
  /** A partner that gives out kits, by its slug. Null for an unknown slug. */
  cleanoutPartner?: Maybe<CleanoutPartner>;
  /** The release in force; with an id that release, for employees alone. Null when there is none. */
  contentRelease?: Maybe<ContentRelease>;
  /** What the link of a mail is for. Null for a link that was used or is too old. */
  deletionLink?: Maybe<DeletionLink>;
  /**
   * The queues of work that the viewer's roles may work on, with the number of entries in each. FORBIDDEN for
   * people who don't work here.
   */
  deskQueues: Array<DeskQueue>;
  /** How many rows of a table have each state; states without rows are left out. FORBIDDEN for roles that don't open the table. */
  deskStateCounts: Array<DeskStateCount>;
  /** The views that the viewer saved of a table, in the viewer's order. FORBIDDEN for roles that don't open the table. */
  deskViews: Array<DeskView>;
  /** At most 8 brands with a word that begins with the text. */
  directBrands: Array<IntakeBrand>;
  /** What a listing form chooses from. */
  directChoices: DirectChoices;
  /** Reads a listing's photos. Null for visitors, and for photos that are not the viewer's. */
  directGuess?: Maybe<DirectGuess>;
  /** A listing of the viewer. Null for unknown ones and those of others. */
  directListing?: Maybe<DirectListing>;
  directPriceGuide: DirectPriceGuide;
  /** What the viewer bought of other people, the latest first; 50 at most. Empty for visitors. */
  directPurchases: Array<DirectSale>;
  /** Listings that wait for an employee. Refuses others (FORBIDDEN). */
  directReviews: Array<DirectReview>;
  /** A sale or a purchase of the viewer. Null for all others. */
  directSale?: Maybe<DirectSale>;
  /** The viewer's closet. Null for visitors. */
  directShop?: Maybe<DirectShop>;
  /** The viewer's place on the waitlist for selling from home, and the viewer's survey. */
  directWaitlist: DirectWaitlist;
  /** The viewer's draws. Refuses UNAUTHENTICATED for visitors. */
  draws: Draws;
  /** Counters of the carrier in the town that the return leaves from; at most five. */
  dropOffPlaces: Array<DropOffPlace>;
  /** The viewer's sales, newest first, 25 a page; only those of the bag when `bagNumber` names one. `state` is pending, available or clawed_back. */
  earningSales: EarningSalePage;
  /** §7 earnings. Refuses visitors (UNAUTHENTICATED). */
  earnings: Earnings;
  /**
   * Brands of a listing by what somebody types into its brand filter: every typed word begins a word of the name, in any case
   * and without accents. Most pieces first; an empty text gives the most frequent ones. Counts leave the brand filter out.
   */
  facetBrands: Array<FacetBucket>;
  /** The viewer's favorites and favorites lists. */
  favorites: FavoriteList;
  /** The viewer's measurements that fit notes are based on. Empty for visitors. */
  fitBasis: Array<FitBasis>;
  /**
   * How a piece is likely to fit the viewer. Null for visitors, for children's pieces, and where no verdict is
   * likely enough.
   */
  fitNote?: Maybe<FitNote>;
  /** The brands and people that the viewer follows, by name. Empty for visitors. */
  follows: Array<Follow>;
  /** Null when the viewer has no attempt with this key. */
  goodyAttempt?: Maybe<ReserveGoodyBoxResult>;
  /** Null when the viewer has no such box. */
  goodyBox?: Maybe<GoodyBox>;
  /** The viewer's boxes, the newest first. */
  goodyBoxes: Array<GoodyBoxInList>;
  goodyQuote: GoodyQuote;
  goodySetup: GoodySetup;
  /** All questions of the help centre, by topic and rank. */
  helpArticles: Array<HelpArticle>;
  /** The running edits with pieces on sale, those that began last first; at most two. */
  homeEdits: Array<HomeEdit>;
  /** Other copies of the same article, in another size or condition. Null when shoppers can't see the piece. */
  identicalItems?: Maybe<IdenticalItems>;
  /** A picture of the viewer, or one that was shared. Null for all others and for those whose time is over. */
  imageSearch?: Maybe<ImageSearch>;
  /**
   * One page of the pieces that look like a part of a picture. `balance` says what counts: 0 the color, 1 the cut, 0.5 both.
   * `filters` are those of a listing (sizes, prices, conditions, kinds).
   */
  imageSearchMatches: ImageSearchResult;
  /** A bag by its code, as scanned or typed. `warehouseId` is the warehouse that the viewer works in. */
  intakeBag: IntakeBagResult;
  /** Brands with a name, or a word of the name, that begins with the text. 8 at most. */
  intakeBrands: Array<IntakeBrand>;
  /** The lists of categories, sizes, colours and decline reasons. */
  intakeChoices: IntakeChoices;
  /** The queue of bags and pieces of one warehouse, or of all. */
  intakeQueue: IntakeQueue;
  /** A price suggestion for a piece from similar pieces. */
  intakeSuggestion: IntakeSuggestion;
  /** The viewer's invitations. Null for visitors. */
  invitations?: Maybe<Invitations>;
  /** Null when there is no such piece, or the piece has not been listed yet. */
  item?: Maybe<Item>;
  /** The listing query; the operation is called getItems. */
  items: ItemConnection;
  /** The pieces of a shelf, which shows no facets, sorts and corrections: getItems with one input and a small answer. */
  itemsV2: ItemConnection;
  /** The state of the job queue. */
  jobs: JobsOverview;
  /** A kit of the viewer, or one that was ordered in this browser. */
  kit?: Maybe<Kit>;
  /** Partners that give out kits. */
  kitPartners: Array<CleanoutPartner>;
  /** The viewer's kits, newest first, 20 a page. For a visitor: the kits that were ordered in this browser. */
  kits: KitPage;
  /** A landing page by its slug. Null for an unknown slug. */
  landingPage?: Maybe<LandingPage>;
  /** §7 getLastDeliveryShipment. Null for visitors, and until a parcel was delivered. */
  lastDeliveryShipment?: Maybe<LastDeliveryShipment>;
  /** A legal text by its slug. Null for an unknown slug. */
  legalDocument?: Maybe<LegalDocument>;
  /** All legal texts, by rank. */
  legalDocuments: Array<LegalDocument>;
  /** What a piece would be called, for employees. Null for an unknown category, or a cut or pattern that the category does not have. */
  madeWords?: Maybe<MadeWords>;
  /** The viewer's saved addresses; for a guest, the addresses of this visit. */
  myAddresses: Array<Address>;
  /** Every drop of the viewer's store credit, the newest first, at most 200. Refuses UNAUTHENTICATED for visitors. */
  myCredits: Array<CreditRecord>;
  /** The settings of the viewer's storefront. Null for visitors, and before the first save. */
  myStorefront?: Maybe<StorefrontSettings>;
  /** The viewer's notifications, newest first. Empty for visitors. `first` is 20 by default and at most 50. */
  notifications: NotificationPage;
  /** An offer of the viewer. Null for all others. */
  offer?: Maybe<PieceOffer>;
  /** Null for pieces that are not sold by a person. */
  offerRoom?: Maybe<OfferRoom>;
  /** The viewer's offers: those that wait for the viewer first, then the newest; 60 at most. Empty for visitors. */
  offers: Array<PieceOffer>;
  /** An order of the viewer, or any order with the key from its mails until the key ends. Null when there is no such order. */
  order?: Maybe<Order>;
  /** The outcome of a try to pay. Null when the key is unknown. */
  orderAttempt?: Maybe<PlaceOrderResult>;
  /** §7. The pieces that the viewer may send back; with an order's id that order's pieces stand first. `returnId`: the pieces of this return count as free, so that it can be edited. */
  orderReturnsSetup: ReturnsSetup;
  /** The viewer's orders, newest first. With a bundle's id: only the orders of the bundle. */
  orders: OrderPage;
  /** Complete outfits around a piece, of pieces that can be bought now. They stay the same for a day; another `round` gives others. Null when shoppers can't see the piece. */
  outfits?: Maybe<OutfitAnswer>;
  /** §7 getOutstandingKits. The counts are zero for visitors. */
  outstandingKits: OutstandingKits;
  /** The viewer's passkeys, the oldest first. UNAUTHENTICATED for visitors. */
  passkeys: Array<Passkey>;
  /** The payment driver and its public settings for the browser. */
  paymentSettings: PaymentSettings;
  /** Estimates the price and payout of a piece from similar pieces that were sold. */
  payoutEstimate: PayoutEstimateResult;
  /** The newest 200 searches for people. FORBIDDEN for everybody but admins. */
  personSearches: Array<PersonSearch>;
  /** The parcels to pick and pack, of one warehouse or of all. */
  pickList: PickList;
  /** The questions about a piece that everybody reads, and the viewer's own. */
  pieceQuestions: PieceQuestionPage;
  /** The viewer's privacy. Visitors without a cookie see the browser's signal. */
  privacy: Privacy;
  /** The recent searches of the account, or else of the visitor, newest first, 10 unless `limit` says otherwise. */
  recentSearches: Array<Scalars['String']['output']>;
  /** The recent searches of the account, or else of the visitor, newest first, with their ids. */
  recentSearchesV2: RecentSearchConnection;
  /** The gift behind an advocate's code. Null for an unknown code. */
  referralGift?: Maybe<ReferralGift>;
  /** The neighbours of the listing at `path`: categories beside and below it, its brands, and ways to narrow it. Empty when `path` is no listing. */
  relatedLinks: RelatedLinks;
  /** The outcome of a try to pay a box. Null when the key is unknown. */
  rescueAttempt?: Maybe<PlaceRescueResult>;
  /** Null when there is no such group. */
  rescueGroup?: Maybe<RescueGroup>;
  /** The viewer's own box, or the box that the access key opens. Null for everybody else. */
  rescueOrder?: Maybe<RescueOrder>;
  /** The sums of a box of a group; NOT_FOUND when there is no such group. */
  rescueQuote: RescueQuote;
  rescues: Rescues;
  /** §7. The pieces of an order of the viewer that a case can be about; none for an order of somebody else. */
  resolutionItems: Array<ResolutionItem>;
  /** What the rules grant at once, with the exact money, before anything is chosen. */
  resolutionOffers: ResolutionOffersResult;
  /** §7. The parcels of an order of the viewer. */
  resolutionShippings: Array<ResolutionShipping>;
  /** A return of the viewer. Null when there is none. */
  return?: Maybe<Return>;
  /** The exact money of each choice, before choosing. */
  returnQuote: ReturnQuoteResult;
  /** The viewer's returns, newest first. */
  returns: ReturnPage;
  /** The viewer's rewards. Refuses UNAUTHENTICATED for visitors. */
  rewards: Rewards;
  /** The viewer's saved searches: those with news first, then the latest. Refuses visitors (UNAUTHENTICATED). */
  savedSearches: Array<SavedSearch>;
  /**
   * What saving a listing would give: criteria, a name, counts, and why it can't be saved. Refuses visitors
   * (UNAUTHENTICATED).
   */
  searchPreview: SearchPreview;
  security: Security;
  /** A bag of the viewer by its number or id. Null when there is no such bag, or it belongs to somebody else. */
  sellerBag?: Maybe<SellerBag>;
  /** §7. The viewer's bags. `bagType` is bag or label; without it both. */
  sellerBags: SellerBagPage;
  /** Null when there is no such piece, or it belongs to somebody else. */
  sellerItem?: Maybe<SellerItem>;
  /** The viewer's pieces, newest first, 24 a page. Refuses visitors (UNAUTHENTICATED). */
  sellerItems: SellerItemPage;
  /** The pieces that sellers have paid to reclaim and that are not sent yet. */
  sellerReturns: Array<SellerReturn>;
  /** The favorites behind a share link. Null for an unknown code. */
  sharedFavorites?: Maybe<SharedFavoritesResult>;
  /** A parcel. Null when there is no such parcel, or when it belongs to somebody else and the key is wrong. */
  shipmentTracking?: Maybe<ShipmentTracking>;
  /** The numbers of pieces and brands on sale and of pieces sold, and what the sales saved. */
  shopFigures: ShopFigures;
  /** Departments and categories with their counts, and brands by letter. */
  shopMap: ShopMap;
  /** Pieces that are like this one. Null when shoppers can't see the piece. */
  similarItems?: Maybe<SimilarItems>;
  /** What happened on the site in the last days. For people at work who may see figures. */
  siteAnalytics: SiteAnalytics;
  /** The sitemap. `file` is a name from its list, such as items-3. */
  sitemap: Sitemap;
  /** A chart by its key. Null when there is no such chart. */
  sizeChart?: Maybe<SizeChart>;
  /** The guides that every size guide offers, in the order of their tabs. */
  sizeChartStandardGuides: Array<SizeChart>;
  /**
   * The sizes that a profile of this department can have; for girls and boys, children's sizes. Without One Size
   * (§5).
   */
  sizeChoices: Array<SizeChoiceGroup>;
  /** The chart's row for a size. Null for sizes that no chart has, such as One Size. */
  sizeFragment?: Maybe<SizeFragment>;
  /** The viewer's profile of a department. Null for visitors, and where nothing was saved. */
  sizeProfile?: Maybe<SizeProfile>;
  /** All profiles of the viewer. */
  sizeProfiles: Array<SizeProfile>;
  /**
   * Finds a shopper's size from a piece they own. `brand`: its slug; `kind`: the first part of a category's path,
   * as in "dresses"; `sizingId`: its label, a size of the department. Null where too few pieces of the brand were
   * measured to say anything. Refuses kinds and sizes that the department has not.
   */
  sizesFromPiece?: Maybe<SizesFromPiece>;
  staffCase?: Maybe<StaffCase>;
  /** Cases by status, the oldest first; those with a sum that waits for a second person; or by number, e-mail, or words of the subject. */
  staffCases: StaffCasePage;
  /** For employees: the newest 50 releases. */
  staffContentReleases: Array<ContentRelease>;
  /** For employees: one experiment with its results. Null when there is none. */
  staffExperiment?: Maybe<StaffExperimentPage>;
  /** For employees: all experiments, those that run first. */
  staffExperiments: Array<StaffExperiment>;
  /** For employees: all feature flags by name. */
  staffFlags: Array<StaffFlag>;
  staffGoodyBox?: Maybe<StaffGoodyBox>;
  staffGoodyBoxes: Array<StaffGoodyBox>;
  /** For people at work: the newest hundred edits, those that begin last first. */
  staffHomeEdits: Array<StaffHomeEdit>;
  /** A piece for employees, by its number. Null when there is no such piece. */
  staffItem?: Maybe<StaffItem>;
  /**
   * Searches pieces by the first digits of the item number, by bag number, or by words of brand and title; without a text all. At most 50,
   * highest item number first; `state` keeps those of one state, `before` is the item number of the last piece of the page before.
   */
  staffItems: Array<StaffItemHit>;
  /** An order for employees. Null when there is no such order. */
  staffOrder?: Maybe<StaffOrder>;
  /**
   * Orders by label, id, item number, tracking code, or words of the e-mail address and the recipient's name; without a text the newest.
   * At most 50, newest first; `before` is the id of the last order of the page before.
   */
  staffOrders: Array<StaffOrderHit>;
  /** A parcel by its id, its tracking code, or the number of a piece in it. */
  staffParcel?: Maybe<StaffParcel>;
  /** A person with an account, for roles that see orders; null when there is none of this id. */
  staffPerson?: Maybe<StaffPersonPage>;
  /** The rescue boxes to pack and to hand over, the oldest first, for employees who pack. */
  staffRescueBoxes: Array<StaffRescueBox>;
  staffReturn?: Maybe<StaffReturn>;
  /** Returns by status, the oldest first; or by code, tracking code or piece number. */
  staffReturns: StaffReturnPage;
  /**
   * Searches people, orders, pieces, bags and parcels by any fragment of three signs or more: of an e-mail address, a name, a brand and title,
   * an order's label, a tracking number or a bag's code; by the first digits of an item number or a bag number.
   */
  staffSearch: StaffSearch;
  /**
   * A storefront by its code. Null for an unknown code. With `preview` the owner sees a storefront that is
   * closed.
   */
  storefront?: Maybe<StorefrontResult>;
  /** At most three pieces that can take the place of one in an outfit of the viewer, the best first. */
  styleAlternatives: Array<StyleAlternative>;
  /** An outfit of the viewer, or one that was shared. Null for all others. */
  styleOutfit?: Maybe<StyleOutfit>;
  /** A thread of the viewer. Null for others' threads and unknown ones. */
  styleThread?: Maybe<StyleThread>;
  /** The viewer's threads, the latest first. */
  styleThreads: Array<StyleThreadLine>;
  /** The viewer's notification settings. UNAUTHENTICATED for visitors. */
  subscriptions: Subscriptions;
  /** A partner by id, or by the path of the partner's page. Null when there is no such partner. */
  supplier?: Maybe<PartnerSupplierProfile>;
  /** The brands with the most pieces on sale. */
  topBrands: Array<Brand>;
  /** Suggestions while somebody types. An empty text gives recent and popular searches. */
  typeahead: Typeahead;
  /** The number of the viewer's unread notifications, at most 100. 0 for visitors. */
  unreadNotifications: Scalars['Int']['output'];
  /** The state of an unsubscribe link of a mail. Needs no log-in. */
  unsubscribeLink: UnsubscribeLink;
  /** The viewer. getUserHuman and getUserBot ask for it. */
  user: User;
  /** The running alerts for the viewer that were not dismissed, the most important first. */
  userAlerts: UserAlerts;
  /** Null when the ZIP code is none of the fifty states and the District of Columbia. */
  zipPlace?: Maybe<ZipPlace>;
};


export type QueryActiveCartArgs = {
  createIfNotExists?: InputMaybe<Scalars['Boolean']['input']>;
  estimateTaxes: Scalars['Boolean']['input'];
  includeCartTotals?: Scalars['Boolean']['input'];
  shippingOptionId?: InputMaybe<Scalars['Int']['input']>;
  skipPromoAutoApply?: Scalars['Boolean']['input'];
};


export type QueryActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<NotificationKind>>;
};


export type QueryAlpSearchTermsArgs = {
  filters: Array<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBrandArgs = {
  slug: Scalars['String']['input'];
};


export type QueryBrandDirectoryArgs = {
  amount?: Scalars['Int']['input'];
  department?: InputMaybe<Scalars['String']['input']>;
  letter?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCancelMoneyArgs = {
  accessKey?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lineIds: Array<Scalars['ID']['input']>;
};


export type QueryCaseArgs = {
  code: Scalars['ID']['input'];
};


export type QueryCasesArgs = {
  page?: Scalars['Int']['input'];
};


export type QueryCashOutArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCashOutsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCharityPartnerArgs = {
  slug: Scalars['String']['input'];
};


export type QueryCleanoutPartnerArgs = {
  slug: Scalars['String']['input'];
};


export type QueryContentReleaseArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDeletionLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryDeskStateCountsArgs = {
  screen: DeskScreen;
};


export type QueryDeskViewsArgs = {
  screen: DeskScreen;
};


export type QueryDirectBrandsArgs = {
  text: Scalars['String']['input'];
};


export type QueryDirectGuessArgs = {
  photoIds: Array<Scalars['ID']['input']>;
};


export type QueryDirectListingArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDirectPriceGuideArgs = {
  brandName?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['Int']['input'];
  condition: Scalars['String']['input'];
  price?: InputMaybe<Scalars['Cents']['input']>;
};


export type QueryDirectSaleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDropOffPlacesArgs = {
  returnId: Scalars['ID']['input'];
};


export type QueryEarningSalesArgs = {
  bagNumber?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFacetBrandsArgs = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  excludes?: InputMaybe<ExcludesInput>;
  filters: Array<FilterInput>;
  query?: InputMaybe<Scalars['String']['input']>;
  skipSpellcheck?: InputMaybe<Scalars['Boolean']['input']>;
  text: Scalars['String']['input'];
};


export type QueryFitNoteArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type QueryGoodyAttemptArgs = {
  attemptKey: Scalars['String']['input'];
  boxId: Scalars['ID']['input'];
};


export type QueryGoodyBoxArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGoodyQuoteArgs = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
  boxId: Scalars['ID']['input'];
};


export type QueryIdenticalItemsArgs = {
  amount?: Scalars['Int']['input'];
  itemNumber: Scalars['Float']['input'];
};


export type QueryImageSearchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImageSearchMatchesArgs = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  balance?: InputMaybe<Scalars['Float']['input']>;
  box?: InputMaybe<PictureBoxInput>;
  filters?: InputMaybe<Array<FilterInput>>;
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIntakeBagArgs = {
  code: Scalars['String']['input'];
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIntakeBrandsArgs = {
  text: Scalars['String']['input'];
};


export type QueryIntakeQueueArgs = {
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIntakeSuggestionArgs = {
  brandId?: InputMaybe<Scalars['Int']['input']>;
  categoryId: Scalars['Int']['input'];
  condition: Scalars['String']['input'];
};


export type QueryItemArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type QueryItemsArgs = {
  amount: Scalars['Int']['input'];
  context?: InputMaybe<Scalars['String']['input']>;
  excludes?: InputMaybe<ExcludesInput>;
  facets?: InputMaybe<Array<Scalars['String']['input']>>;
  filters: Array<FilterInput>;
  itemQueryContext?: InputMaybe<ItemQueryContextInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  queryBehavior?: InputMaybe<Scalars['String']['input']>;
  queryId?: InputMaybe<Scalars['ID']['input']>;
  skipFallback?: InputMaybe<Scalars['Boolean']['input']>;
  skipSpellcheck?: InputMaybe<Scalars['Boolean']['input']>;
  sortBy?: InputMaybe<Scalars['String']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
  userInfo: UserInfoInput;
};


export type QueryItemsV2Args = {
  input: ItemsV2Input;
};


export type QueryKitArgs = {
  id: Scalars['ID']['input'];
};


export type QueryKitsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLandingPageArgs = {
  slug: Scalars['String']['input'];
};


export type QueryLegalDocumentArgs = {
  slug: Scalars['String']['input'];
};


export type QueryMadeWordsArgs = {
  input: MadeWordsInput;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOfferRoomArgs = {
  itemNumbers: Array<Scalars['Float']['input']>;
};


export type QueryOffersArgs = {
  folder: OfferFolder;
};


export type QueryOrderArgs = {
  accessKey?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryOrderAttemptArgs = {
  attemptKey: Scalars['String']['input'];
};


export type QueryOrderReturnsSetupArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
  returnId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrdersArgs = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
};


export type QueryOutfitsArgs = {
  amount?: Scalars['Int']['input'];
  budget?: InputMaybe<Scalars['Cents']['input']>;
  itemNumber: Scalars['Float']['input'];
  occasion?: InputMaybe<Scalars['String']['input']>;
  round?: Scalars['Int']['input'];
};


export type QueryPayoutEstimateArgs = {
  input: PayoutEstimateInput;
};


export type QueryPickListArgs = {
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPieceQuestionsArgs = {
  itemNumber: Scalars['Float']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryRecentSearchesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecentSearchesV2Args = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReferralGiftArgs = {
  code: Scalars['String']['input'];
};


export type QueryRelatedLinksArgs = {
  path: Scalars['String']['input'];
};


export type QueryRescueAttemptArgs = {
  attemptKey: Scalars['String']['input'];
};


export type QueryRescueGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRescueOrderArgs = {
  accessKey?: InputMaybe<Scalars['String']['input']>;
  orderUuid: Scalars['ID']['input'];
};


export type QueryRescueQuoteArgs = {
  addressId?: InputMaybe<Scalars['ID']['input']>;
  groupId: Scalars['ID']['input'];
};


export type QueryResolutionItemsArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryResolutionOffersArgs = {
  input: ResolutionInput;
};


export type QueryResolutionShippingsArgs = {
  orderId: Scalars['ID']['input'];
};


export type QueryReturnArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReturnQuoteArgs = {
  lines: Array<ReturnLineInput>;
  returnId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReturnsArgs = {
  page?: Scalars['Int']['input'];
};


export type QuerySearchPreviewArgs = {
  listing: ListingToSaveInput;
};


export type QuerySellerBagArgs = {
  identifier: Scalars['ID']['input'];
};


export type QuerySellerBagsArgs = {
  bagType?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySellerItemArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type QuerySellerItemsArgs = {
  bagNumber?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySharedFavoritesArgs = {
  code: Scalars['String']['input'];
};


export type QueryShipmentTrackingArgs = {
  accessKey?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  shipmentId?: InputMaybe<Scalars['ID']['input']>;
  type: Scalars['String']['input'];
};


export type QuerySimilarItemsArgs = {
  amount?: Scalars['Int']['input'];
  itemNumber: Scalars['Float']['input'];
  sizingIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type QuerySitemapArgs = {
  file?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySizeChartArgs = {
  name: Scalars['String']['input'];
};


export type QuerySizeChoicesArgs = {
  departmentTag: Scalars['String']['input'];
};


export type QuerySizeFragmentArgs = {
  sizingId: Scalars['Int']['input'];
};


export type QuerySizeProfileArgs = {
  departmentTag: Scalars['String']['input'];
  v2Sizes?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySizesFromPieceArgs = {
  brand: Scalars['String']['input'];
  departmentTag: Scalars['String']['input'];
  kind: Scalars['String']['input'];
  sizingId: Scalars['Int']['input'];
};


export type QueryStaffCaseArgs = {
  code: Scalars['ID']['input'];
};


export type QueryStaffCasesArgs = {
  isProposed?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CaseStatus>;
};


export type QueryStaffExperimentArgs = {
  key: Scalars['ID']['input'];
};


export type QueryStaffGoodyBoxArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStaffItemArgs = {
  itemNumber: Scalars['Float']['input'];
};


export type QueryStaffItemsArgs = {
  before?: InputMaybe<Scalars['Float']['input']>;
  search: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStaffOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStaffOrdersArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  search: Scalars['String']['input'];
  status?: InputMaybe<OrderStatus>;
};


export type QueryStaffParcelArgs = {
  search: Scalars['String']['input'];
};


export type QueryStaffPersonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStaffReturnArgs = {
  code: Scalars['String']['input'];
};


export type QueryStaffReturnsArgs = {
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ReturnStatus>;
};


export type QueryStaffSearchArgs = {
  search: Scalars['String']['input'];
};


export type QueryStorefrontArgs = {
  code: Scalars['String']['input'];
  preview?: Scalars['Boolean']['input'];
};


export type QueryStyleAlternativesArgs = {
  itemNumber: Scalars['Float']['input'];
  outfitId: Scalars['ID']['input'];
};


export type QueryStyleOutfitArgs = {
  id: Scalars['ID']['input'];
  threadId: Scalars['ID']['input'];
};


export type QueryStyleThreadArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySupplierArgs = {
  reference: Scalars['String']['input'];
};


export type QueryTopBrandsArgs = {
  limit?: Scalars['Int']['input'];
};


export type QueryTypeaheadArgs = {
  filters?: InputMaybe<Array<FilterInput>>;
  text: Scalars['String']['input'];
};


export type QueryUnsubscribeLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryUserArgs = {
  referralContext?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUserAlertsArgs = {
  input: UserAlertsInput;
};


export type QueryZipPlaceArgs = {
  zip: Scalars['String']['input'];
};

/**
 * The search text with corrected spelling (specification §3). `applied` is true when the listing is that of the
 * corrected text, and false when the correction is only offered.
 */
export type QueryCorrection = {
  __typename?: 'QueryCorrection';
  applied: Scalars['Boolean']['output'];
  content: CorrectionContent;
  correctedQuery: CorrectedQuery;
  correctedQueryLabel: Scalars['String']['output'];
  originalSearchTerm: Scalars['String']['output'];
};

/** The question can't be asked. `field` is text when the words have to change; null otherwise. */
export type QuestionRefused = UserError & {
  __typename?: 'QuestionRefused';
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

/** The line for the piece is full. */
export type QueueFull = UserError & {
  __typename?: 'QueueFull';
  limit: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type QuietHoursInput = {
  /** The start of the quiet hours, in minutes after midnight. */
  from: Scalars['Int']['input'];
  timeZone: Scalars['String']['input'];
  /** The end of the quiet hours, in minutes after midnight. */
  until: Scalars['Int']['input'];
};

export type RateDirectSaleInput = {
  saleId: Scalars['ID']['input'];
  /** One to five. */
  stars: Scalars['Int']['input'];
  words?: Scalars['String']['input'];
};

export type ReceiveBagInput = {
  code: Scalars['String']['input'];
  /** Pieces counted at the door. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** The warehouse that the viewer works in. */
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type ReceiveBagResult = BagElsewhere | IntakeBagPayload | IntakeRefusal | WrongBagCode;

export type ReceiveReturnResult = StaffRefusal | StaffReturnPayload;

export type RecentSearch = {
  __typename?: 'RecentSearch';
  id: Scalars['ID']['output'];
  path: Scalars['String']['output'];
  searchedAt: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
};

export type RecentSearchConnection = {
  __typename?: 'RecentSearchConnection';
  nodes: Array<RecentSearch>;
  totalCount: Scalars['Int']['output'];
};

/** The recovery codes: shown this once. */
export type RecoveryCodes = {
  __typename?: 'RecoveryCodes';
  codes: Array<Scalars['String']['output']>;
  security: Security;
};

export type RecoveryCodesResult = PasswordNeeded | RecoveryCodes | TwoStepRefused;

export type RedeemRewardInput = {
  /** Made by the client for each use that somebody decides on: the same key again uses no points. */
  key: Scalars['ID']['input'];
  /** A kind of `offers`. */
  kind: Scalars['String']['input'];
};

export type RedeemRewardResult = NotEnoughPoints | RewardsPayload;

/** The amounts of an invitation, in cents (§3 ReferralInvitation: referralCampaign). */
export type ReferralCampaign = {
  __typename?: 'ReferralCampaign';
  /** The advocate's reward once the friend keeps the first order. */
  advocateRewardAmount: Scalars['Cents']['output'];
  /** The discount on the friend's first order, in percent. */
  friendRewardAmount: Scalars['Int']['output'];
};

/** What a friend finds behind an advocate's link. */
export type ReferralGift = {
  __typename?: 'ReferralGift';
  code: Scalars['String']['output'];
  /** The advocate as friends know them: first name and initial. */
  from: Scalars['String']['output'];
  /** True for the advocate. */
  isMine: Scalars['Boolean']['output'];
  /** False for people who have an account already: the gift is for new friends. */
  isOpen: Scalars['Boolean']['output'];
};

/** The invitation that brought the viewer (§3). */
export type ReferralInvitation = {
  __typename?: 'ReferralInvitation';
  /** The advocate's code. */
  code: Scalars['String']['output'];
  /** True when the link invited to a goody box. */
  isGoodyReferral: Scalars['Boolean']['output'];
  isReferral: Scalars['Boolean']['output'];
  referralCampaign: ReferralCampaign;
};

export type RelatedLink = {
  __typename?: 'RelatedLink';
  /** How many pieces the linked listing has now. Null when the search engine is away. */
  count?: Maybe<Scalars['Int']['output']>;
  href: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** Links from a listing to its neighbours, in sections, for people and for search engines. */
export type RelatedLinks = {
  __typename?: 'RelatedLinks';
  sections: Array<RelatedSection>;
};

export type RelatedSection = {
  __typename?: 'RelatedSection';
  links: Array<RelatedLink>;
  title: Scalars['String']['output'];
};

export type RememberSearchPayload = {
  __typename?: 'RememberSearchPayload';
  /** The stored search. Null when the text isn't kept: an address, a number that may be personal, or a bot's search. */
  recentSearch?: Maybe<RecentSearch>;
};

export type RemoveAddressInput = {
  id: Scalars['ID']['input'];
};

export type RemoveAddressPayload = {
  __typename?: 'RemoveAddressPayload';
  addresses: Array<Address>;
  id: Scalars['ID']['output'];
};

export type RemoveFromCartInput = {
  itemNumber: Scalars['Float']['input'];
};

export type RemoveFromCartPayload = {
  __typename?: 'RemoveFromCartPayload';
  cart: Cart;
  itemNumber: Scalars['Float']['output'];
};

export type RemoveFromCartResult = NotInCart | RemoveFromCartPayload;

export type RemoveGiftCardFromCartInput = {
  id: Scalars['ID']['input'];
};

export type RemoveGiftCardFromCartPayload = {
  __typename?: 'RemoveGiftCardFromCartPayload';
  cart: Cart;
  id: Scalars['ID']['output'];
};

export type RemoveGiftCardFromCartResult = GiftCardBeingPaid | GiftCardNotInCart | RemoveGiftCardFromCartPayload;

export type RemoveGiftCardInput = {
  id: Scalars['ID']['input'];
};

export type RemoveGiftCardPayload = {
  __typename?: 'RemoveGiftCardPayload';
  /** Null when the viewer has no cart. */
  cart?: Maybe<Cart>;
};

export type RemovePasskeyResult = PasskeysPayload | PasswordNeeded;

export type RemovePromoCodePayload = {
  __typename?: 'RemovePromoCodePayload';
  /** Null when there is none. */
  cart?: Maybe<Cart>;
};

export type RemoveRewardPayload = {
  __typename?: 'RemoveRewardPayload';
  /** The viewer's cart. Null when there is none. */
  cart?: Maybe<Cart>;
};

export type RemoveSavedSearchPayload = {
  __typename?: 'RemoveSavedSearchPayload';
  id: Scalars['ID']['output'];
};

export type RenamePasskeyResult = InvalidInput | PasskeysPayload;

/** The profile that a later save replaced. The member can restore it. */
export type ReplacedSizes = {
  __typename?: 'ReplacedSizes';
  enabled: Scalars['Boolean']['output'];
  includeEquivalents: Scalars['Boolean']['output'];
  includeMaternity: Scalars['Boolean']['output'];
  includePetite: Scalars['Boolean']['output'];
  includeTall: Scalars['Boolean']['output'];
  sizingIds: Array<Scalars['Int']['output']>;
};

export type ReportListingInput = {
  itemNumber: Scalars['Float']['input'];
  reason: ReportReason;
  words?: Scalars['String']['input'];
};

export type ReportMissingInput = {
  itemNumber: Scalars['Float']['input'];
  reason: Scalars['String']['input'];
  shipmentId: Scalars['ID']['input'];
};

export type ReportMissingResult = ParcelMoved | PasswordNeeded | StaffParcelPayload | StaffRefusal;

export type ReportPayload = {
  __typename?: 'ReportPayload';
  /** What happens next, in words. */
  message: Scalars['String']['output'];
};

export type ReportReason =
  | 'counterfeit'
  | 'fraud'
  | 'not_as_shown'
  | 'offensive'
  | 'other';

export type ReportResult = DirectRefused | ReportPayload | SignInRequired;

export type RequestPasswordChangeInput = {
  email: Scalars['String']['input'];
};

/** The answer to a request for a password link: it is the same whether or not the address has an account. */
export type RequestPasswordChangePayload = {
  __typename?: 'RequestPasswordChangePayload';
  success: Scalars['Boolean']['output'];
};

export type RequestPasswordChangeResult = InvalidInput | RequestPasswordChangePayload | TooManyTries;

/** A group of pieces that didn't sell and that are sold by the box (issue 11, Rescues). */
export type RescueGroup = {
  __typename?: 'RescueGroup';
  /** The whole boxes that the pieces on the shelf fill. */
  boxesLeft: Scalars['Int']['output'];
  condition: Scalars['String']['output'];
  conditionLabel: Scalars['String']['output'];
  delivery: Scalars['Cents']['output'];
  grams: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  kindLabel: Scalars['String']['output'];
  /** What is luck, one sentence each. */
  luck: Array<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  /** Photos of some pieces on the shelf now, as examples. */
  photoIds: Array<Scalars['Float']['output']>;
  /** The pieces in one box. */
  pieces: Scalars['Int']['output'];
  price: Scalars['Cents']['output'];
  pricePiece: Scalars['Cents']['output'];
  size: Scalars['String']['output'];
  sizeLabel: Scalars['String']['output'];
  sources: Array<RescueSourceCount>;
  /** What is sure to be in a box, one sentence each. */
  sure: Array<Scalars['String']['output']>;
  tier: Scalars['String']['output'];
  tierLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The pieces on the shelf now. */
  waiting: Scalars['Int']['output'];
};

/** What rescue boxes have saved so far, counted from the paid boxes. */
export type RescueImpact = {
  __typename?: 'RescueImpact';
  boxes: Scalars['Int']['output'];
  grams: Scalars['Int']['output'];
  pieces: Scalars['Int']['output'];
};

/** A rescue box that was ordered. */
export type RescueOrder = {
  __typename?: 'RescueOrder';
  grams: Scalars['Int']['output'];
  group: RescueGroup;
  order: Order;
  /** The reference of the order: the id of `order`. */
  orderUuid: Scalars['ID']['output'];
  pieces: Array<RescuedPiece>;
};

export type RescueOrderPlaced = {
  __typename?: 'RescueOrderPlaced';
  orderUuid: Scalars['ID']['output'];
};

/** What a box costs in all, before it is paid. In cents. */
export type RescueQuote = {
  __typename?: 'RescueQuote';
  /** What is charged to the card: the total without the viewer's credit. */
  amountCharged: Scalars['Cents']['output'];
  credits: Scalars['Cents']['output'];
  delivery: Scalars['Cents']['output'];
  fees: Scalars['Cents']['output'];
  /** False until the address is known, which decides the tax. */
  isExact: Scalars['Boolean']['output'];
  pieces: Scalars['Cents']['output'];
  tax: Scalars['Cents']['output'];
  total: Scalars['Cents']['output'];
};

/** Another shopper was faster. Nothing was charged. */
export type RescueSoldOut = UserError & {
  __typename?: 'RescueSoldOut';
  message: Scalars['String']['output'];
};

/** How many pieces of a group came to the shelf in which way. */
export type RescueSourceCount = {
  __typename?: 'RescueSourceCount';
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type RescuedPiece = {
  __typename?: 'RescuedPiece';
  brand: Scalars['String']['output'];
  /** True for a piece that was taken out of the box, and paid back. */
  canceled: Scalars['Boolean']['output'];
  conditionLabel: Scalars['String']['output'];
  itemNumber: Scalars['Float']['output'];
  /** What the piece cost when it was new, in cents; 0 when unknown. */
  msrp: Scalars['Cents']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  sizeDisplay: Scalars['String']['output'];
  sourceLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Rescues = {
  __typename?: 'Rescues';
  /** The pieces on the shelf that don't fill a box of their group yet. */
  filling: Scalars['Int']['output'];
  /** Groups with at least one whole box. */
  groups: Array<RescueGroup>;
  impact: RescueImpact;
};

export type ResendOrderMailInput = {
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type ReserveGoodyBoxInput = {
  addressId: Scalars['ID']['input'];
  amountShown: Scalars['Cents']['input'];
  /** An id that the browser makes for one try to reserve, beginning with 'goody-'. One key makes at most one order and one reservation. */
  attemptKey: Scalars['String']['input'];
  boxId: Scalars['ID']['input'];
  /** The processor's token for the card. */
  paymentToken?: InputMaybe<Scalars['String']['input']>;
  totalShown: Scalars['Cents']['input'];
};

export type ReserveGoodyBoxResult = AttemptGivenUp | CheckoutIncomplete | GoodyRefused | GoodyReserved | OrderPending | PaymentApprovalNeeded | PaymentDeclined | TotalsChanged;

export type ResolutionInput = {
  kind: CaseKind;
  /** The pieces, by the line of the order; none for kinds without pieces. */
  lineIds: Array<Scalars['ID']['input']>;
  /** Null for kinds without an order: bag, payout, letter. */
  orderId?: InputMaybe<Scalars['ID']['input']>;
};

/** §7 resolutionItems: a piece of an order that a case can be about. */
export type ResolutionItem = {
  __typename?: 'ResolutionItem';
  item: Item;
  lineId: Scalars['ID']['output'];
  paid: Scalars['Cents']['output'];
  /** Why no case can begin about the piece. Null when one can. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The parcel that brought the piece. */
  shippingId?: Maybe<Scalars['ID']['output']>;
};

/** A way to settle a case, with all of its money. */
export type ResolutionOffer = {
  __typename?: 'ResolutionOffer';
  offer: CaseOffer;
  sums: Array<ReturnSum>;
  terms: Scalars['String']['output'];
  title: Scalars['String']['output'];
  to: Array<ReturnSum>;
  /** Zero for `person`. */
  total: Scalars['Cents']['output'];
};

export type ResolutionOffers = {
  __typename?: 'ResolutionOffers';
  /** By when a person answers, from the cases that wait. */
  answerBy: Scalars['DateTime']['output'];
  /** The largest sum first; a person is always the last. */
  offers: Array<ResolutionOffer>;
  /** Why a person has to decide about money. Null when the hub decides. */
  why?: Maybe<Scalars['String']['output']>;
};

export type ResolutionOffersResult = CaseRefused | ResolutionOffers;

/** §7 resolutionShippings: a parcel of an order as the carrier reports it. */
export type ResolutionShipping = {
  __typename?: 'ResolutionShipping';
  carrierName?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  pieces: Scalars['Int']['output'];
  /** The last day that was promised, such as 2026-11-28. Null without a promise. */
  promisedBy?: Maybe<Scalars['String']['output']>;
  statusLabel: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

export type Return = {
  __typename?: 'Return';
  canEdit: Scalars['Boolean']['output'];
  carrierName?: Maybe<Scalars['String']['output']>;
  /** The short number that people say, such as 'R 40917'. */
  code: Scalars['String']['output'];
  /** The text of the code that a counter scans to print the label. */
  counterCode?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  detail: Scalars['String']['output'];
  dropOffBy: Scalars['DateTime']['output'];
  /** What matters now, in one sentence: 'Your label is ready', '$153.59 is yours'. */
  headline: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The label as a PDF. Null when the shopper posts the parcel, or the label can't be used any more. */
  labelUrl?: Maybe<Scalars['String']['output']>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  pickUp?: Maybe<ReturnPickUp>;
  /** The days on which the carrier can fetch the parcel. None when that isn't offered. */
  pickUpDays: Array<Scalars['String']['output']>;
  pieces: Array<ReturnPiece>;
  refundTitle: Scalars['String']['output'];
  refundType: ReturnRefundType;
  senderName: Scalars['String']['output'];
  status: ReturnStatus;
  statusLabel: Scalars['String']['output'];
  steps: Array<ReturnStep>;
  sums: Array<ReturnSum>;
  to: Array<ReturnSum>;
  total: Scalars['Cents']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

/** One way to be paid back, with all of its money. */
export type ReturnChoice = {
  __typename?: 'ReturnChoice';
  refundType: ReturnRefundType;
  sums: Array<ReturnSum>;
  terms: Scalars['String']['output'];
  title: Scalars['String']['output'];
  to: Array<ReturnSum>;
  total: Scalars['Cents']['output'];
};

export type ReturnLineInput = {
  lineId: Scalars['ID']['input'];
  /** A sentence of the shopper, at most 500 signs. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Uploaded photos, at most five. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The id of one of the setup's reasons. */
  reason: Scalars['String']['input'];
};

/** The return has moved on since the viewer read it. */
export type ReturnMoved = UserError & {
  __typename?: 'ReturnMoved';
  message: Scalars['String']['output'];
};

export type ReturnOutcome =
  | 'accepted'
  | 'accepted_less'
  | 'refused';

export type ReturnPage = {
  __typename?: 'ReturnPage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<Return>;
  totalCount: Scalars['Int']['output'];
};

export type ReturnPayload = {
  __typename?: 'ReturnPayload';
  return: Return;
};

export type ReturnPickUp = {
  __typename?: 'ReturnPickUp';
  address: Scalars['String']['output'];
  day: Scalars['String']['output'];
};

export type ReturnPiece = {
  __typename?: 'ReturnPiece';
  /** The money that the shopper gets for the piece, before fees. In cents. */
  amount: Scalars['Cents']['output'];
  item: Item;
  lineId: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** The sum in cents that an employee offers for a piece that came back in another state. The shopper's answer is awaited. */
  offered?: Maybe<Scalars['Cents']['output']>;
  orderId: Scalars['ID']['output'];
  orderLabel: Scalars['String']['output'];
  outcome?: Maybe<ReturnOutcome>;
  outcomeLabel?: Maybe<Scalars['String']['output']>;
  /** The employee's photos. */
  outcomePhotoIds: Array<Scalars['ID']['output']>;
  /** What the employee wrote about the outcome. */
  outcomeReason?: Maybe<Scalars['String']['output']>;
  photoIds: Array<Scalars['ID']['output']>;
  reason: Scalars['String']['output'];
  reasonLabel: Scalars['String']['output'];
};

/** The ways to be paid back for these pieces, the largest sum first. */
export type ReturnQuote = {
  __typename?: 'ReturnQuote';
  choices: Array<ReturnChoice>;
};

export type ReturnQuoteResult = ReturnQuote | ReturnRefused;

export type ReturnReason = {
  __typename?: 'ReturnReason';
  id: Scalars['ID']['output'];
  /** The shop erred: everything comes back, and the label is free. */
  isOurMistake: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

/** §3 return refund types. */
export type ReturnRefundType =
  | 'full_refund'
  | 'full_refund_with_free_return_shipping'
  | 'noncashoutable_credit_refund'
  | 'refund_less_return_shipping';

/** The return can't be made or changed. `field` names the input that has to change: lines, reason, refundType; null for none. */
export type ReturnRefused = UserError & {
  __typename?: 'ReturnRefused';
  field?: Maybe<Scalars['String']['output']>;
  /** The line that the message is about. */
  lineId?: Maybe<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
};

/** §3 return statuses. */
export type ReturnStatus =
  | 'canceled'
  | 'completed'
  | 'inbound'
  | 'initiated'
  | 'processed'
  | 'processing'
  | 'received';

/** A step of a return: done, now, or later. */
export type ReturnStep = {
  __typename?: 'ReturnStep';
  detail: Scalars['String']['output'];
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

/** A row of a return's money. `to` rows name where the money goes. */
export type ReturnSum = {
  __typename?: 'ReturnSum';
  amount: Scalars['Cents']['output'];
  key: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** A piece that the viewer bought and that arrived, and whether it can go back. */
export type ReturnablePiece = {
  __typename?: 'ReturnablePiece';
  deliveredAt: Scalars['DateTime']['output'];
  item: Item;
  lineId: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
  orderLabel: Scalars['String']['output'];
  /** The price that the shopper paid after all discounts, without tax. In cents. */
  paid: Scalars['Cents']['output'];
  promoCode?: Maybe<Scalars['String']['output']>;
  /** Why the piece can't go back. Null when it can. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Pieces of one return travel in one parcel, so all of them have the same sender. */
  sender: Scalars['ID']['output'];
  senderName: Scalars['String']['output'];
  tax: Scalars['Cents']['output'];
  /** The last moment at which a return of the piece can begin. */
  until: Scalars['DateTime']['output'];
};

/** §7 orderReturnsSetup. */
export type ReturnsSetup = {
  __typename?: 'ReturnsSetup';
  /** Days in which a parcel has to be handed in. */
  dropOffDays: Scalars['Int']['output'];
  labelFee: Scalars['Cents']['output'];
  /** Whether shop credit is paid at the carrier's first scan, which members with returns in good order have earned. */
  paysAtFirstScan: Scalars['Boolean']['output'];
  /** Pieces that can go back stand before those that can't; the newest order first. */
  pieces: Array<ReturnablePiece>;
  reasons: Array<ReturnReason>;
  /** The fee for each piece, in cents. Zero when it is waived for the viewer's next return. */
  restockingFee: Scalars['Cents']['output'];
  /** Why the restocking fee is waived. Null when it isn't. */
  waivedBecause?: Maybe<Scalars['String']['output']>;
};

export type ReviewPieceInput = {
  accept: Scalars['Boolean']['input'];
  declineReason?: InputMaybe<Scalars['String']['input']>;
  itemNumber: Scalars['Float']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  /** A better price, when the piece is accepted. */
  price?: InputMaybe<Scalars['Cents']['input']>;
};

export type ReviewPiecePayload = {
  __typename?: 'ReviewPiecePayload';
  piece: IntakePiece;
};

export type ReviewPieceResult = IntakeRefusal | ReviewPiecePayload;

/** A right that somebody has and has not used yet. */
export type Reward = {
  __typename?: 'Reward';
  /** Where it is used: checkout, none, returns or sweepstakes. */
  context: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Null when it never ends. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  grantedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** A kind of specification §3. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What it cost in points. Null when it was given. */
  points?: Maybe<Scalars['Int']['output']>;
  /** birthday_reward or gifted_lifecycle_promo. Null for others. */
  type?: Maybe<Scalars['String']['output']>;
};

/** The reward was refused: it is unknown, over, used, or has no effect on this cart. */
export type RewardNotApplicable = UserError & {
  __typename?: 'RewardNotApplicable';
  message: Scalars['String']['output'];
};

/** The reward can't be given back: it was used, has ended, was given, or is somebody else's. */
export type RewardNotUndone = UserError & {
  __typename?: 'RewardNotUndone';
  message: Scalars['String']['output'];
};

/** What members can have for points. */
export type RewardOffer = {
  __typename?: 'RewardOffer';
  context: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Until when it could be used if it were bought now. */
  endsAt: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  points: Scalars['Int']['output'];
};

/** The viewer's part in the rewards program. */
export type Rewards = {
  __typename?: 'Rewards';
  /** The newest first, at most 100. */
  activity: Array<PointsEntry>;
  birthday?: Maybe<Birthday>;
  coming: Array<ComingPoints>;
  /** Points that came this year, without those that were taken back. */
  earnedThisYear: Scalars['Int']['output'];
  ending?: Maybe<EndingPoints>;
  offers: Array<RewardOffer>;
  /** Points that were taken back after they had been used: the next points pay them. */
  pointsOwed: Scalars['Int']['output'];
  tierInfo: LoyaltyTierInfo;
  tierSince?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the tier is kept without spending more. Null for the first tier. */
  tierUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Points that were used this year, without uses that were undone. */
  usedThisYear: Scalars['Int']['output'];
  yours: Array<Reward>;
};

export type RewardsPayload = {
  __typename?: 'RewardsPayload';
  rewards: Rewards;
};

export type SaveAddressInput = {
  address: AddressInput;
  deliveryLocation?: InputMaybe<DeliveryLocation>;
  /** The id of the address that this one replaces. Without an id a new address is added. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether this address becomes the default. The first address of a type is the default in any case. */
  makeDefault?: Scalars['Boolean']['input'];
  type?: AddressType;
};

export type SaveAddressPayload = {
  __typename?: 'SaveAddressPayload';
  address: Address;
  addresses: Array<Address>;
};

export type SaveAddressResult = AddressBookFull | AddressInvalid | SaveAddressPayload;

/** Without an id, the input makes a new view. With an id, it changes the name and the query of that view. */
export type SaveDeskViewInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 40 characters. Two views of a person's table have different names. */
  name: Scalars['String']['input'];
  /** The query of the table's address. Parts that no filter and no column of a table reads are left out. */
  query: Scalars['String']['input'];
  screen: DeskScreen;
};

export type SaveHomeEditPayload = {
  __typename?: 'SaveHomeEditPayload';
  edit: StaffHomeEdit;
};

export type SaveHomeEditResult = HomeEditRefused | SaveHomeEditPayload;

export type SaveSearchInput = {
  /** The listing to save. With its id, an existing saved search is changed. */
  listing: ListingToSaveInput;
  name: Scalars['String']['input'];
  rhythm: SearchRhythm;
};

export type SaveSearchPayload = {
  __typename?: 'SaveSearchPayload';
  savedSearch: SavedSearch;
};

export type SaveSearchResult = InvalidInput | SaveSearchPayload | SavedSearchesFull | SearchNameTaken | SearchNeverMatches | SearchTooBroad;

export type SaveStorefrontPayload = {
  __typename?: 'SaveStorefrontPayload';
  storefront: StorefrontSettings;
};

export type SaveStorefrontResult = SaveStorefrontPayload | StorefrontRefused;

export type SavedFilter = {
  __typename?: 'SavedFilter';
  key: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

/** A listing that a member saved to be notified when a matching piece goes on sale, comes back or drops in price. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  createdAt: Scalars['DateTime']['output'];
  /** The text and filters of the search in words, on one line. */
  criteria: Scalars['String']['output'];
  /** The filters of getItems, with those of the path and the excluded words (key `without`). */
  filters: Array<SavedFilter>;
  id: Scalars['ID']['output'];
  /** When a piece last matched. Null before the first match. */
  lastMatchAt?: Maybe<Scalars['DateTime']['output']>;
  /** The excluded words. */
  leftOut: Array<Scalars['String']['output']>;
  /** When the owner last looked at the search, or saved it. */
  lookedAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  /** The number of pieces on sale that matched after `lookedAt`. */
  newCount: Scalars['Int']['output'];
  /** The newest of these pieces, at most 40. */
  newItemNumbers: Array<Scalars['Float']['output']>;
  /** The path and query string of the listing, with the excluded words. */
  path: Scalars['String']['output'];
  paused: Scalars['Boolean']['output'];
  rhythm: SearchRhythm;
  /** The search text. Empty without one. */
  text: Scalars['String']['output'];
};

export type SavedSearchesFull = UserError & {
  __typename?: 'SavedSearchesFull';
  limit: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type SayToStylistInput = {
  /** The thread that goes on. Null begins a thread. */
  threadId?: InputMaybe<Scalars['ID']['input']>;
  words: Scalars['String']['input'];
};

export type SayToStylistResult = StyleRefused | StyleThreadPayload;

export type SearchNameTaken = UserError & {
  __typename?: 'SearchNameTaken';
  /** A name that the member doesn't use yet. */
  free: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type SearchNeverMatches = UserError & {
  __typename?: 'SearchNeverMatches';
  message: Scalars['String']['output'];
  /** The excluded word that prevents every match. Null when the cause is another. */
  word?: Maybe<Scalars['String']['output']>;
};

/** The saved search that a listing would make, before it is saved. */
export type SearchPreview = {
  __typename?: 'SearchPreview';
  criteria: Scalars['String']['output'];
  /** The number of these pieces without the excluded words. */
  keptCount: Scalars['Int']['output'];
  /** A name for the search that the member doesn't use yet. */
  name: Scalars['String']['output'];
  /** Why no piece can ever match the search. Null when one can. */
  never?: Maybe<SearchNeverMatches>;
  /** The average number of pieces a day that matched in the last 14 days, with those that are sold now. */
  perDay: Scalars['Float']['output'];
  /** Why the search is too broad to be saved. Null when it is not. */
  tooBroad?: Maybe<Scalars['String']['output']>;
  /** The number of pieces of the listing on sale now, excluded words ignored. */
  totalCount: Scalars['Int']['output'];
};

/**
 * How often the owner is notified of matches of a saved search. at_once: when a piece goes on sale; daily: every
 * morning; weekly: every Sunday.
 */
export type SearchRhythm =
  | 'at_once'
  | 'daily'
  | 'weekly';

export type SearchTerm = {
  __typename?: 'SearchTerm';
  path: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type SearchTooBroad = UserError & {
  __typename?: 'SearchTooBroad';
  message: Scalars['String']['output'];
};

/** The password was right, and the account asks for a second step: `finishLogIn` takes the challenge with a code. */
export type SecondStepNeeded = UserError & {
  __typename?: 'SecondStepNeeded';
  challenge: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** How the viewer's account is protected. */
export type Security = {
  __typename?: 'Security';
  devices: Array<Device>;
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Null while a log-in asks for the password alone. */
  twoStepSince?: Maybe<Scalars['DateTime']['output']>;
};

export type SecurityPayload = {
  __typename?: 'SecurityPayload';
  security: Security;
};

export type SelectResolutionInput = {
  /** Made once for each form, 8 to 64 signs. A form that is sent twice makes one case. */
  key: Scalars['ID']['input'];
  kind: CaseKind;
  lineIds: Array<Scalars['ID']['input']>;
  offer: CaseOffer;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  /** Uploaded photos of the shopper, at most five, each in one form. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The sum in cents that the shopper saw. Another sum is refused, and the page asks for the new one. */
  total: Scalars['Cents']['input'];
  /** What the shopper sees, in a sentence; at most 2,000 signs. */
  words: Scalars['String']['input'];
};

export type SelectResolutionResult = CasePayload | CaseRefused | SignInRequired;

/** Names the sender by `groupKey`, or by the key of one of its pieces. */
export type SelectShippingOptionInput = {
  groupKey?: InputMaybe<Scalars['ID']['input']>;
  optionId: Scalars['Int']['input'];
  productKey?: InputMaybe<Scalars['String']['input']>;
};

export type SelectShippingOptionPayload = {
  __typename?: 'SelectShippingOptionPayload';
  cart: Cart;
};

export type SelectShippingOptionResult = SelectShippingOptionPayload | ShippingOptionUnavailable;

export type SellerBag = {
  __typename?: 'SellerBag';
  /** The bag's number, as in 'bag 204817'. The bag's page is /my/cleanouts/:identifier. */
  bagNumber: Scalars['String']['output'];
  bagType: Scalars['String']['output'];
  charity?: Maybe<CleanoutCharity>;
  counts: BagCounts;
  createdAt: Scalars['DateTime']['output'];
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the bag's pieces have earned the seller so far, in cents. */
  earned: Scalars['Cents']['output'];
  events: Array<BagEvent>;
  fee: Scalars['Cents']['output'];
  /** How much of the bag's fee its sales have paid, in cents. */
  feePaid: Scalars['Cents']['output'];
  id: Scalars['ID']['output'];
  incentives: Array<CleanoutIncentiveOffer>;
  kit: Kit;
  /** Days until the bag is processed, from the queue of its warehouse. Null once processing has begun. */
  processing?: Maybe<DayRange>;
  processingAt?: Maybe<Scalars['DateTime']['output']>;
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  restChoice: Scalars['String']['output'];
  service: Scalars['String']['output'];
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  warehouse: Scalars['String']['output'];
};

export type SellerBagPage = {
  __typename?: 'SellerBagPage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<SellerBag>;
  totalCount: Scalars['Int']['output'];
};

export type SellerContent = {
  __typename?: 'SellerContent';
  sellerInfo?: Maybe<Scalars['String']['output']>;
  supplierName?: Maybe<Scalars['String']['output']>;
};

/** §3 seller items: a piece as its seller follows it. */
export type SellerItem = {
  __typename?: 'SellerItem';
  /** The bids of the auction that runs; 0 without one. */
  auctionBidCount: Scalars['Int']['output'];
  /** When the auction that runs ends. Null without one. */
  auctionEndsAt?: Maybe<Scalars['DateTime']['output']>;
  bagNumber: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  canDonate: Scalars['Boolean']['output'];
  /** Whether the seller may let the piece go into a rescue box now, at once. */
  canLeaveToRescue: Scalars['Boolean']['output'];
  categoryPath: Scalars['String']['output'];
  /** The charity that received the piece, or will when the seller doesn't take it back. */
  charityName: Scalars['String']['output'];
  /** The way back to the seller. Null unless the seller took the piece back. */
  comingBack?: Maybe<SellerItemReturn>;
  conditionLabel: Scalars['String']['output'];
  declineNote?: Maybe<Scalars['String']['output']>;
  declineReason?: Maybe<Scalars['String']['output']>;
  /** True when the piece was sent in to be donated: its payout goes to the charity. */
  donated: Scalars['Boolean']['output'];
  /** The price drops in the piece's terms, counted from its first price. */
  drops: Array<SellerPrice>;
  favoriteCount: Scalars['Int']['output'];
  firstPrice?: Maybe<Scalars['Cents']['output']>;
  /** Until when a shopper holds the piece. Null when nobody does. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The events, newest first. */
  history: Array<SellerItemEvent>;
  itemNumber: Scalars['Float']['output'];
  /** How the price is split, line by line. Empty when the piece has no price. */
  lines: Array<PayoutLine>;
  listedAt?: Maybe<Scalars['DateTime']['output']>;
  nextDrop?: Maybe<SellerPrice>;
  /** The path of the piece's page in the shop. Null while the piece has no page. */
  path?: Maybe<Scalars['String']['output']>;
  /** What the piece would pay the seller at this price, less the bag's fee; for a sold piece, what it paid. Null when the piece can't pay any more. */
  payout?: Maybe<Scalars['Cents']['output']>;
  photoId?: Maybe<Scalars['Float']['output']>;
  /** Null before the piece is listed. */
  price?: Maybe<Scalars['Cents']['output']>;
  /** Null when the seller can't change the price: the piece is not on sale, or the flag pwa_item_editing is off for the seller. */
  priceChange?: Maybe<PriceChangeRoom>;
  /** The price history, oldest first. It begins with the first price, once the piece was listed. */
  prices: Array<SellerPrice>;
  /** The furthest step that the piece has reached: none, photo, on_sale, sold or paid. */
  reached: Scalars['String']['output'];
  reclaimFee: Scalars['Cents']['output'];
  reclaimUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The time left to take the piece back, in words (§9 'Reclaim within 12 days'). Null when the seller can't take the piece back. */
  reclaimWithin?: Maybe<Scalars['String']['output']>;
  /** When the piece came to the rescue shelf. Null for pieces that aren't there. */
  rescueShelvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the box that the piece is in was paid. Null while it waits on the shelf. */
  rescuedAt?: Maybe<Scalars['DateTime']['output']>;
  sizeDisplay: Scalars['String']['output'];
  /** True once the piece is sold; false while `payout` is an estimate. */
  sold: Scalars['Boolean']['output'];
  soldAt?: Maybe<Scalars['DateTime']['output']>;
  /** The seller item status of §3: listed, sold, expired, reclaimed, pending_sale, unaccepted, no_payout, on_auction or pending_listing. */
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
  windowEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SellerItemCount = {
  __typename?: 'SellerItemCount';
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

/** An event in a piece's life, in words for its seller. The words name no member of staff and no buyer. */
export type SellerItemEvent = {
  __typename?: 'SellerItemEvent';
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The new price, when the event changed the price. */
  price?: Maybe<Scalars['Cents']['output']>;
  words: Scalars['String']['output'];
};

export type SellerItemPage = {
  __typename?: 'SellerItemPage';
  /** How many pieces are in each status of §3: of the named bag, or of all bags. */
  counts: Array<SellerItemCount>;
  nodes: Array<SellerItem>;
  totalCount: Scalars['Int']['output'];
};

/** How far a reclaimed piece has come on its way back to its seller. */
export type SellerItemReturn = {
  __typename?: 'SellerItemReturn';
  carrierName?: Maybe<Scalars['String']['output']>;
  /** When the piece was handed to the carrier. Null before that. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The step: waiting (on the shelf), picked, packed or sent. The carrier's page has the rest of the way. */
  status: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

/** A price on a day: a scheduled drop, or a change that was made. */
export type SellerPrice = {
  __typename?: 'SellerPrice';
  at: Scalars['DateTime']['output'];
  price: Scalars['Cents']['output'];
};

/** A piece that its seller has paid to reclaim. */
export type SellerReturn = {
  __typename?: 'SellerReturn';
  ageDays: Scalars['Int']['output'];
  carrierName?: Maybe<Scalars['String']['output']>;
  itemNumber: Scalars['Float']['output'];
  orderLabel: Scalars['String']['output'];
  paidAt: Scalars['DateTime']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  sizeDisplay: Scalars['String']['output'];
  /** The step of the way back: waiting, picked, packed or sent. */
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
  /** The seller's name and address, one line each. */
  to: Array<Scalars['String']['output']>;
  trackingCode?: Maybe<Scalars['String']['output']>;
  warehouse: Scalars['String']['output'];
};

export type SellerReturnPayload = {
  __typename?: 'SellerReturnPayload';
  sellerReturn: SellerReturn;
};

export type SellerReturnResult = ReturnMoved | SellerReturnPayload;

export type SendContactMessageInput = {
  email: Scalars['String']['input'];
  /** Made by the client for one message: the same id sent twice is one message. */
  messageId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** The number of a piece or an order that the message is about. */
  reference?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  /** A topic of rules/src/vocabulary/help.ts. */
  topic: Scalars['String']['input'];
};

export type SendContactMessagePayload = {
  __typename?: 'SendContactMessagePayload';
  /** The reference that the sender names when asking about the message again. */
  reference: Scalars['String']['output'];
};

export type SendContactMessageResult = InvalidInput | SendContactMessagePayload | TooManyTries;

export type SendInvitationPayload = {
  __typename?: 'SendInvitationPayload';
  invitations: Invitations;
};

export type SendInvitationResult = InvitationRefused | SendInvitationPayload;

/** One person whom the viewer invited. */
export type SentInvitation = {
  __typename?: 'SentInvitation';
  /** The reward, paid or on its way. Null when the invitation brings none. */
  amount?: Maybe<Scalars['Cents']['output']>;
  /** The letter may be sent once more as a reminder. */
  canRemind: Scalars['Boolean']['output'];
  /** The letter ended unanswered and may be sent anew. */
  canSendAgain: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The friend's name once they have an account; until then the address that the letter went to. */
  name: Scalars['String']['output'];
  /** A status of §3, spelt as there. */
  status: Scalars['String']['output'];
  /** The status as pages show it. */
  statusLabel: Scalars['String']['output'];
  /** A sentence about where the invitation stands. */
  words: Scalars['String']['output'];
};

/** Fields that are left out keep their value. */
export type SetCartAddressInput = {
  billingAddress?: InputMaybe<AddressInput>;
  billingAddressId?: InputMaybe<Scalars['ID']['input']>;
  /** True when the bill goes to the shipping address. */
  billingSameAsShipping?: InputMaybe<Scalars['Boolean']['input']>;
  deliveryLocation?: InputMaybe<DeliveryLocation>;
  deliveryNote?: InputMaybe<Scalars['String']['input']>;
  /** The guest's e-mail address; only guests give one here. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A new address instead of an id. The address is saved as well. */
  shippingAddress?: InputMaybe<AddressInput>;
  shippingAddressId?: InputMaybe<Scalars['ID']['input']>;
};

export type SetCartAddressPayload = {
  __typename?: 'SetCartAddressPayload';
  cart: Cart;
};

export type SetCartAddressResult = AddressBookFull | AddressInvalid | SetCartAddressPayload;

export type SetWarehousesInput = {
  /** Why, in at most 300 characters. */
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
  /** The warehouses that serve the person, the first one receives bags. Empty: the shop chooses again. */
  warehouseIds: Array<Scalars['Int']['input']>;
};

export type SetWarehousesPayload = {
  __typename?: 'SetWarehousesPayload';
  page: StaffPersonPage;
};

export type SetWarehousesResult = SetWarehousesPayload | StaffRefusal;

/** A change of a flag or of an experiment by an employee. */
export type SettingChange = {
  __typename?: 'SettingChange';
  at: Scalars['DateTime']['output'];
  becomes: Scalars['String']['output'];
  /** The employee's name. */
  by: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  was: Scalars['String']['output'];
};

/** The change can't be made. */
export type SettingRefused = UserError & {
  __typename?: 'SettingRefused';
  /** The field of the form: act, rampPercent, keptArm, rolloutPercent, alwaysFor, enabled or reason. */
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ShareFavoritesInput = {
  /** The favorites list to share. Null shares all favorites. */
  listId?: InputMaybe<Scalars['ID']['input']>;
  showName: Scalars['Boolean']['input'];
};

/** The owner revoked the share link. */
export type ShareRevoked = {
  __typename?: 'ShareRevoked';
  message: Scalars['String']['output'];
};

/** The favorites behind a share link. */
export type SharedFavorites = {
  __typename?: 'SharedFavorites';
  /** The first name of the owner. Null when the owner doesn't show it. */
  by?: Maybe<Scalars['String']['output']>;
  items: Array<Item>;
  /** The name of the list. Null when all favorites are shared. */
  name?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

export type SharedFavoritesResult = ShareRevoked | SharedFavorites;

/** Pieces on sale of one category within a department. */
export type ShelfCount = {
  __typename?: 'ShelfCount';
  /** Slug of the category; null for the whole department. */
  category?: Maybe<Scalars['String']['output']>;
  department: Scalars['String']['output'];
  itemCount: Scalars['Int']['output'];
};

/** The tracking of a parcel. `type` says what the parcel belongs to: order, bundle or return. */
export type ShipmentTracking = {
  __typename?: 'ShipmentTracking';
  /** The town and state of the destination. There is no street, because anybody with the link can read this. */
  destination: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  parcels: Array<TrackedParcel>;
  type: Scalars['String']['output'];
};

export type ShippingOption = {
  __typename?: 'ShippingOption';
  deliveryEstimate: Scalars['String']['output'];
  descriptionOverride?: Maybe<Scalars['String']['output']>;
  dropshipperId?: Maybe<Scalars['Int']['output']>;
  /** The delivery that the option is for: CartGroup.deliveryKey. */
  groupKey: Scalars['ID']['output'];
  /** The number of the shipping service. Options of several senders share it. */
  id: Scalars['Int']['output'];
  /** The option's label: Bundle, Expedited, Separate shipments or Standard. */
  label: Scalars['String']['output'];
  maxShippingEstimate: Scalars['String']['output'];
  minShippingEstimate: Scalars['String']['output'];
  name: Scalars['String']['output'];
  price: Scalars['Cents']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  productKey?: Maybe<Scalars['String']['output']>;
  selected: Scalars['Boolean']['output'];
  serviceType: Scalars['String']['output'];
  shippingEstimateDetailed: Array<DetailedShippingEstimate>;
  tax: Scalars['Cents']['output'];
};

/** The cart has no such delivery option. Nothing was changed. */
export type ShippingOptionUnavailable = UserError & {
  __typename?: 'ShippingOptionUnavailable';
  message: Scalars['String']['output'];
  optionId: Scalars['Int']['output'];
};

/** Figures about the shop, at most a minute old. */
export type ShopFigures = {
  __typename?: 'ShopFigures';
  /** Brands that have a piece on sale. */
  brandsOnSale: Scalars['Int']['output'];
  /** What these sales saved, by the factors of the product page. */
  impact: PassedOnImpact;
  piecesOnSale: Scalars['Int']['output'];
  /** Pieces that were bought and have not come back. */
  piecesPassedOn: Scalars['Int']['output'];
};

export type ShopMap = {
  __typename?: 'ShopMap';
  letters: Array<ShopMapLetter>;
  shelves: Array<ShelfCount>;
};

/** A letter of the site map with its best-stocked brands. */
export type ShopMapLetter = {
  __typename?: 'ShopMapLetter';
  brandCount: Scalars['Int']['output'];
  brands: Array<Brand>;
  letter: Scalars['String']['output'];
};

/** The operation needs a logged-in user. */
export type SignInRequired = UserError & {
  __typename?: 'SignInRequired';
  message: Scalars['String']['output'];
};

export type SignUpInput = {
  acceptTerms: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type SignUpResult = AuthPayload | EmailTaken | InvalidInput | TooManyTries;

export type SimilarItem = {
  __typename?: 'SimilarItem';
  item: Item;
  /** Why the piece is similar: at most three reasons, the strongest first. */
  reasons: Array<Scalars['String']['output']>;
};

export type SimilarItems = {
  __typename?: 'SimilarItems';
  item: Item;
  nodes: Array<SimilarItem>;
  /** The listing with all pieces of this kind. */
  shelf: Scalars['String']['output'];
  sizes: Array<SimilarSize>;
};

export type SimilarSearchFilters = {
  __typename?: 'SimilarSearchFilters';
  categoryTags: Array<Scalars['String']['output']>;
  departmentTags: Array<Scalars['String']['output']>;
  sizingIds: Array<Scalars['Int']['output']>;
};

export type SimilarSize = {
  __typename?: 'SimilarSize';
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  selected: Scalars['Boolean']['output'];
  sizingId: Scalars['Int']['output'];
};

export type SiteAnalytics = {
  __typename?: 'SiteAnalytics';
  figures: Array<AnalyticsFigure>;
  vitals: Array<PageVital>;
};

export type Sitemap = {
  __typename?: 'Sitemap';
  /** The addresses in the named file. Null when there is no such file. */
  addresses?: Maybe<Array<SitemapAddress>>;
  /** All files of the sitemap, when no file is named. */
  files: Array<SitemapFile>;
};

export type SitemapAddress = {
  __typename?: 'SitemapAddress';
  lastChanged?: Maybe<Scalars['DateTime']['output']>;
  path: Scalars['String']['output'];
};

export type SitemapFile = {
  __typename?: 'SitemapFile';
  addressCount: Scalars['Int']['output'];
  /** When the page last changed. Null when that isn't known. */
  lastChanged?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

/** A table of sizes with the body measurements and the names of each size in other countries. */
export type SizeChart = {
  __typename?: 'SizeChart';
  columns: Array<SizeChartColumn>;
  /** True when every size guide offers this chart. */
  isStandard: Scalars['Boolean']['output'];
  /** The chart's key, such as 'women-letters'. */
  name: Scalars['ID']['output'];
  /** How to measure for the chart. */
  note: Scalars['String']['output'];
  rows: Array<SizeChartRow>;
  title: Scalars['String']['output'];
};

/** A cell: a size's name in another system, or a length. */
export type SizeChartCell = {
  __typename?: 'SizeChartCell';
  inches?: Maybe<SizeRange>;
  text?: Maybe<Scalars['String']['output']>;
};

export type SizeChartColumn = {
  __typename?: 'SizeChartColumn';
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type SizeChartRow = {
  __typename?: 'SizeChartRow';
  /** The cells of the row, one for each column. */
  cells: Array<SizeChartCell>;
  /** The size as a piece's label says it. */
  label: Scalars['String']['output'];
};

/** A size that can be chosen in a profile. */
export type SizeChoice = {
  __typename?: 'SizeChoice';
  label: Scalars['String']['output'];
  sizingId: Scalars['Int']['output'];
};

/** Sizes of one kind and system, such as the letters of dresses and tops. */
export type SizeChoiceGroup = {
  __typename?: 'SizeChoiceGroup';
  /** The size category: top, bottom or shoe; kids for children. */
  category: Scalars['String']['output'];
  /** The system: letters, numbers or waist. */
  group: Scalars['String']['output'];
  /** Dresses & Tops, Bottoms or Shoes (specification §3); Clothes and Shoes for children. */
  label: Scalars['String']['output'];
  sizes: Array<SizeChoice>;
};

export type SizeEquivalents = {
  __typename?: 'SizeEquivalents';
  US: Array<Scalars['String']['output']>;
};

/** The row of a size chart for one size. */
export type SizeFragment = {
  __typename?: 'SizeFragment';
  chartName: Scalars['ID']['output'];
  chartTitle: Scalars['String']['output'];
  columns: Array<SizeChartColumn>;
  /** The size as it is written, such as 'M Petite'. */
  label: Scalars['String']['output'];
  row: SizeChartRow;
  sizingId: Scalars['Int']['output'];
};

/** The sizes of one department that a member saved (specification §3). */
export type SizeProfile = {
  __typename?: 'SizeProfile';
  department: Scalars['String']['output'];
  /** False while the member paused their sizes. */
  enabled: Scalars['Boolean']['output'];
  /** The sizes that listings are narrowed to: the saved ones, and their equivalents when the profile includes them. */
  expandedSizingIds: Array<Scalars['Int']['output']>;
  /** Whether equivalent sizes of other systems count too: 8 and 10 beside M. */
  includeEquivalents: Scalars['Boolean']['output'];
  includeMaternity: Scalars['Boolean']['output'];
  includePetite: Scalars['Boolean']['output'];
  includeTall: Scalars['Boolean']['output'];
  sizingIds: Array<Scalars['Int']['output']>;
  /** When the profile was last saved. Null for a profile that only the browser has, until the API answers. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SizeProfileInput = {
  department: Scalars['String']['input'];
  enabled: Scalars['Boolean']['input'];
  includeEquivalents: Scalars['Boolean']['input'];
  includeMaternity: Scalars['Boolean']['input'];
  includePetite: Scalars['Boolean']['input'];
  includeTall: Scalars['Boolean']['input'];
  /** The updatedAt of the profile that the member saw before this change. Null when there was none. */
  seenAt?: InputMaybe<Scalars['DateTime']['input']>;
  sizingIds: Array<Scalars['Int']['input']>;
};

export type SizeRange = {
  __typename?: 'SizeRange';
  from: Scalars['Float']['output'];
  to: Scalars['Float']['output'];
};

/**
 * What a piece that somebody owns says of their size: what its brand measures under its label, and the sizes of
 * the department that come closest (decision 0164). Lengths in inches.
 */
export type SizesFromPiece = {
  __typename?: 'SizesFromPiece';
  brand: Scalars['String']['output'];
  measures: Array<PieceMeasure>;
  /** The closest sizes of every system, at most two each. */
  sizingIds: Array<Scalars['Int']['output']>;
};

export type SoldLike = {
  __typename?: 'SoldLike';
  condition: Scalars['String']['output'];
  /** Days from listing to sale. */
  days: Scalars['Int']['output'];
  itemNumber: Scalars['Float']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  price: Scalars['Cents']['output'];
  sizeDisplay: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SortControl = {
  __typename?: 'SortControl';
  label: Scalars['String']['output'];
  location: SortLocation;
  selected: Scalars['Boolean']['output'];
  value: Scalars['String']['output'];
};

export type SortGroup = {
  __typename?: 'SortGroup';
  children: Array<SortControl>;
  label: Scalars['String']['output'];
  selected?: Maybe<SortControl>;
};

export type SortLocation = {
  __typename?: 'SortLocation';
  query: Scalars['JSON']['output'];
  search: Scalars['String']['output'];
};

/** A seller's bag, found by people at work. */
export type StaffBagHit = {
  __typename?: 'StaffBagHit';
  bagNumber: Scalars['Float']['output'];
  /** The code under the barcode on the bag. */
  code: Scalars['String']['output'];
  /** The seller's name. Null when the bag has no owner, and for viewers who may not see people. */
  seller?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  warehouse: Scalars['String']['output'];
};

export type StaffCancelInput = {
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** A case as employees read it. */
export type StaffCase = {
  __typename?: 'StaffCase';
  case: Case;
  email: Scalars['String']['output'];
  /** Signals about the person, such as many cases. They never refuse anything. */
  hints: Array<Scalars['String']['output']>;
  history: Array<StaffNote>;
  /** Prepared answers, filled in for this case. */
  macros: Array<CaseMacro>;
  /** What the rules grant for this case, with its money; an employee may give each of these. */
  offers: Array<ResolutionOffer>;
  personId?: Maybe<Scalars['ID']['output']>;
  personName: Scalars['String']['output'];
  /** What we wrote at intake, by piece. */
  pieces: Array<StaffCasePiece>;
  /** A sum above the limit of one employee, until a second person approves or declines. Null without one. */
  proposal?: Maybe<CaseProposal>;
  /** The question about a piece. Null for other cases. */
  question?: Maybe<StaffQuestion>;
  /** By when a person answers the shopper's word although the carrier is asked. Null without a word. */
  replyBy?: Maybe<Scalars['DateTime']['output']>;
  /** The employee who took the case. Null while nobody did. */
  takenBy?: Maybe<Scalars['String']['output']>;
  /** Why the hub did not decide by itself. */
  why?: Maybe<Scalars['String']['output']>;
};

/** A case in the employees' list. */
export type StaffCaseHit = {
  __typename?: 'StaffCaseHit';
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether a sum of the case waits for a second person. */
  isProposed: Scalars['Boolean']['output'];
  kindLabel: Scalars['String']['output'];
  personName: Scalars['String']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  /** Since when the case waits for its next step. */
  since: Scalars['DateTime']['output'];
  status: CaseStatus;
  statusLabel: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  total: Scalars['Cents']['output'];
};

export type StaffCasePage = {
  __typename?: 'StaffCasePage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<StaffCaseHit>;
  totalCount: Scalars['Int']['output'];
};

export type StaffCasePayload = {
  __typename?: 'StaffCasePayload';
  staffCase: StaffCase;
};

export type StaffCasePiece = {
  __typename?: 'StaffCasePiece';
  conditionDescription?: Maybe<Scalars['String']['output']>;
  flaws: Array<Scalars['String']['output']>;
  itemNumber: Scalars['Float']['output'];
};

export type StaffCaseResult = StaffCasePayload | StaffRefusal;

/** An experiment, as employees see it. */
export type StaffExperiment = {
  __typename?: 'StaffExperiment';
  /** The first arm is the control. */
  arms: Array<ExperimentArm>;
  /** For whom the experiment runs, in words. */
  forWhom: Scalars['String']['output'];
  hypothesis: Scalars['String']['output'];
  /** The experiment's key. */
  id: Scalars['ID']['output'];
  /** The arm that everybody has since the experiment was stopped. */
  keptArm?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** order or kit: what is counted. */
  outcome: Scalars['String']['output'];
  /** How many people have seen an arm. */
  people: Scalars['Int']['output'];
  /** The percent of everybody who take part, 0 to 100. */
  rampPercent: Scalars['Int']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** draft, running or stopped. */
  status: Scalars['String']['output'];
  stoppedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type StaffExperimentPage = {
  __typename?: 'StaffExperimentPage';
  /** The newest fifty changes. */
  changes: Array<SettingChange>;
  experiment: StaffExperiment;
  /** The experiment's key. */
  id: Scalars['ID']['output'];
  results: ExperimentResults;
};

/** A feature flag, as employees see it. */
export type StaffFlag = {
  __typename?: 'StaffFlag';
  /** E-mail addresses of accounts for which the enabled flag is on whatever the share. */
  alwaysFor: Array<Scalars['String']['output']>;
  /** The newest ten changes. */
  changes: Array<SettingChange>;
  description: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  /** The flag's name. */
  id: Scalars['ID']['output'];
  /** The percent of everybody for whom the enabled flag is on, 0 to 100. */
  rolloutPercent: Scalars['Int']['output'];
};

/** A box that waits for a stylist. */
export type StaffGoodyBox = {
  __typename?: 'StaffGoodyBox';
  askedAt: Scalars['DateTime']['output'];
  budget: Scalars['Cents']['output'];
  canChange: Scalars['Boolean']['output'];
  departments: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kinds: Array<Scalars['String']['output']>;
  note: Scalars['String']['output'];
  personId: Scalars['ID']['output'];
  personName: Scalars['String']['output'];
  pieces: Array<StaffGoodyPiece>;
  sum: Scalars['Cents']['output'];
  /** Pieces that could replace one of the box, the best first. */
  swaps: Array<StaffGoodyPiece>;
};

export type StaffGoodyPayload = {
  __typename?: 'StaffGoodyPayload';
  staffGoodyBox: StaffGoodyBox;
};

export type StaffGoodyPiece = {
  __typename?: 'StaffGoodyPiece';
  byStylist: Scalars['Boolean']['output'];
  item: Item;
  price: Scalars['Cents']['output'];
  why: Scalars['String']['output'];
};

export type StaffGoodyResult = StaffGoodyPayload | StaffRefusal;

/** An edit as the desk shows it. */
export type StaffHomeEdit = {
  __typename?: 'StaffHomeEdit';
  /** Null: the edit stands until somebody ends it. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** All pieces in their order, also those that are no longer on sale. */
  items: Array<Item>;
  /** How many pieces are still on sale. Without any the home page leaves the edit out. */
  onSaleCount: Scalars['Int']['output'];
  /** planned, running or ended. */
  standing: Scalars['String']['output'];
  startsAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  words: Scalars['String']['output'];
};

/** A piece as people at work see it. */
export type StaffItem = {
  __typename?: 'StaffItem';
  /** The actions that the piece's state allows now: delist, relist, review or list. */
  acts: Array<Scalars['String']['output']>;
  bagNumber?: Maybe<Scalars['String']['output']>;
  delistReason?: Maybe<Scalars['String']['output']>;
  editable: Scalars['Boolean']['output'];
  /** The piece as shoppers see it, or would see it once it is listed. */
  item: Item;
  itemNumber: Scalars['Float']['output'];
  /** The events of the piece, newest first, price changes included. */
  notes: Array<ItemNote>;
  seller?: Maybe<Scalars['String']['output']>;
  source: Scalars['String']['output'];
  state: Scalars['String']['output'];
  stateLabel: Scalars['String']['output'];
  /** The version of the piece that is shown. An edit names the version, so that two people can't overwrite each other's changes. */
  version: Scalars['String']['output'];
  warehouse: Scalars['String']['output'];
};

export type StaffItemHit = {
  __typename?: 'StaffItemHit';
  bagNumber?: Maybe<Scalars['String']['output']>;
  brand: Scalars['String']['output'];
  itemNumber: Scalars['Float']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  price: Scalars['Cents']['output'];
  sizeDisplay: Scalars['String']['output'];
  state: Scalars['String']['output'];
  stateLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type StaffItemPayload = {
  __typename?: 'StaffItemPayload';
  staffItem: StaffItem;
};

/** An event of an order: who did what, when and why. */
export type StaffNote = {
  __typename?: 'StaffNote';
  /** The member of staff. Null when the shopper or a job did it. */
  actor?: Maybe<Scalars['String']['output']>;
  fromStatus?: Maybe<Scalars['String']['output']>;
  happenedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  toStatus?: Maybe<Scalars['String']['output']>;
};

export type StaffOrder = {
  __typename?: 'StaffOrder';
  notes: Array<StaffNote>;
  order: Order;
  /** How much of a charged order a clerk may give back, by refunds and cancellations together. Above that it takes an admin. In cents. */
  refundLimit: Scalars['Cents']['output'];
  /** What can still be refunded, in cents. */
  refundable: Scalars['Cents']['output'];
};

export type StaffOrderHit = {
  __typename?: 'StaffOrderHit';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** The person the order is sent to. Null when the order has no address. */
  name?: Maybe<Scalars['String']['output']>;
  /** The first photos of up to three of the order's pieces. */
  photoIds: Array<Scalars['Float']['output']>;
  pieces: Scalars['Int']['output'];
  placedAt: Scalars['DateTime']['output'];
  status: OrderStatus;
  statusLabel: Scalars['String']['output'];
  total: Scalars['Cents']['output'];
};

export type StaffOrderPayload = {
  __typename?: 'StaffOrderPayload';
  staffOrder: StaffOrder;
};

export type StaffOrderResult = PasswordNeeded | StaffOrderPayload | StaffRefusal;

/** A parcel to pick or pack. */
export type StaffParcel = {
  __typename?: 'StaffParcel';
  carrierName?: Maybe<Scalars['String']['output']>;
  expedited: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether the order is charged. A box to try on is charged once its person has chosen. */
  isCharged: Scalars['Boolean']['output'];
  items: Array<ParcelItem>;
  labelRef?: Maybe<Scalars['String']['output']>;
  orderId: Scalars['ID']['output'];
  orderLabel: Scalars['String']['output'];
  /** The orders whose pieces are in the parcel: several in a bundle, else one. */
  orderLabels: Array<Scalars['String']['output']>;
  placedAt: Scalars['DateTime']['output'];
  serviceType: Scalars['String']['output'];
  shipFrom: Scalars['String']['output'];
  source: Scalars['String']['output'];
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
  warehouseId?: Maybe<Scalars['Int']['output']>;
};

/** A parcel, found by people at work. */
export type StaffParcelHit = {
  __typename?: 'StaffParcelHit';
  carrierName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
  orderLabel: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
  shipFrom: Scalars['String']['output'];
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

export type StaffParcelPayload = {
  __typename?: 'StaffParcelPayload';
  parcel: StaffParcel;
};

/** A person with an account, found by people at work. */
export type StaffPerson = {
  __typename?: 'StaffPerson';
  /** The bags that the person sent in. */
  bags: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The person's orders that were paid. */
  orders: Scalars['Int']['output'];
};

/**
 * The page of one person for employees, for reading. Bags are null for roles that don't receive bags, pieces for
 * roles that don't edit pieces.
 */
export type StaffPersonPage = {
  __typename?: 'StaffPersonPage';
  /** The newest ten bags. */
  bags?: Maybe<Array<StaffBagHit>>;
  /** The person's credit that can be spent now, in cents. */
  credit: Scalars['Cents']['output'];
  /** The amount that the shop owes the person for sales: both ready to be paid out and pending. In cents. */
  earnings: Scalars['Cents']['output'];
  /** How the person heard of the shop. Null when unknown. */
  heardFromSource?: Maybe<Scalars['String']['output']>;
  /** When one of the person's sessions was used last. Null when no session is kept. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The warehouses that employees set for the person. Null when the shop chooses. */
  mdcOverride?: Maybe<Array<Scalars['Int']['output']>>;
  /** The newest ten orders that were paid. */
  orders: Array<StaffOrderHit>;
  person: StaffPerson;
  /** The newest ten pieces that the person sent in. */
  pieces?: Maybe<Array<StaffItemHit>>;
  sellerSegment?: Maybe<Scalars['String']['output']>;
  sellerSizeGroup?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  since: Scalars['DateTime']['output'];
  /** The towns and states of the person's addresses, without street and name. */
  towns: Array<Scalars['String']['output']>;
};

/** A question about a piece as employees read it beside its case. */
export type StaffQuestion = {
  __typename?: 'StaffQuestion';
  /** The last answer. Null before the first. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Whether both stand on the product page. */
  isPublic: Scalars['Boolean']['output'];
  itemNumber: Scalars['Float']['output'];
  /** The question as everybody would read it. */
  question: Scalars['String']['output'];
};

export type StaffRefundInput = {
  /** The amount in cents. Without an amount: the price of the named lines. */
  amount?: InputMaybe<Scalars['Cents']['input']>;
  /**
   * Made once for each form that is filled in, 8 to 64 signs. A request that is sent again with the same key is answered as the first was,
   * and nothing more is given back.
   */
  key?: InputMaybe<Scalars['ID']['input']>;
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** The action was refused. The message says why. */
export type StaffRefusal = UserError & {
  __typename?: 'StaffRefusal';
  message: Scalars['String']['output'];
};

/** A rescue box that is to be packed or handed over. */
export type StaffRescueBox = {
  __typename?: 'StaffRescueBox';
  detail: Scalars['String']['output'];
  grams: Scalars['Int']['output'];
  /** The id of the box's parcel, which packParcel and handOverParcel take. */
  id: Scalars['ID']['output'];
  orderId: Scalars['ID']['output'];
  orderLabel: Scalars['String']['output'];
  pieces: Array<StaffRescuePiece>;
  /** Where the pieces lie: house and shelf. */
  place: Scalars['String']['output'];
  placedAt: Scalars['DateTime']['output'];
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  title: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

/** A piece of a box as the packing table sees it. */
export type StaffRescuePiece = {
  __typename?: 'StaffRescuePiece';
  brand: Scalars['String']['output'];
  itemNumber: Scalars['Float']['output'];
  photoId?: Maybe<Scalars['Float']['output']>;
  sizeDisplay: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A return as employees read it. */
export type StaffReturn = {
  __typename?: 'StaffReturn';
  /** Photos that the shopper sent with the case that began this return. */
  casePhotoIds: Array<Scalars['ID']['output']>;
  /** Hints for the employee, such as 'third refused return this year'. They never refuse anything. */
  hints: Array<Scalars['String']['output']>;
  notes: Array<StaffNote>;
  personId?: Maybe<Scalars['ID']['output']>;
  personName: Scalars['String']['output'];
  /** The photos of intake, by line. */
  pieces: Array<StaffReturnPiece>;
  return: Return;
};

export type StaffReturnHit = {
  __typename?: 'StaffReturnHit';
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  personName: Scalars['String']['output'];
  photoIds: Array<Scalars['Float']['output']>;
  pieces: Scalars['Int']['output'];
  /** The time since which the return is in its status. */
  since: Scalars['DateTime']['output'];
  status: ReturnStatus;
  statusLabel: Scalars['String']['output'];
  total: Scalars['Cents']['output'];
};

export type StaffReturnPage = {
  __typename?: 'StaffReturnPage';
  hasNextPage: Scalars['Boolean']['output'];
  nodes: Array<StaffReturnHit>;
  totalCount: Scalars['Int']['output'];
};

export type StaffReturnPayload = {
  __typename?: 'StaffReturnPayload';
  staffReturn: StaffReturn;
};

export type StaffReturnPiece = {
  __typename?: 'StaffReturnPiece';
  conditionDescription?: Maybe<Scalars['String']['output']>;
  flaws: Array<Scalars['String']['output']>;
  itemNumber: Scalars['Float']['output'];
  lineId: Scalars['ID']['output'];
  /** The piece that the returned one was put on sale as. Null before that. */
  relistedAs?: Maybe<Scalars['Float']['output']>;
};

/**
 * The results of an employee's search over everything, at most five of each kind. Kinds that the viewer's roles
 * may not see stay empty.
 */
export type StaffSearch = {
  __typename?: 'StaffSearch';
  bags: Array<StaffBagHit>;
  orders: Array<StaffOrderHit>;
  parcels: Array<StaffParcelHit>;
  people: Array<StaffPerson>;
  pieces: Array<StaffItemHit>;
};

export type StartAuctionInput = {
  days: Scalars['Int']['input'];
  itemNumber: Scalars['Float']['input'];
  /** Below this price the piece is not sold. Null for none. */
  reserve?: InputMaybe<Scalars['Cents']['input']>;
  /** The price at which the auction begins, in whole dollars. */
  start: Scalars['Cents']['input'];
};

export type StartAuctionResult = AuctionPayload | AuctionRefused;

export type StartImageSearchInput = {
  /** A piece whose own picture is searched with, or null. */
  itemNumber?: InputMaybe<Scalars['Float']['input']>;
  /** A picture of the viewer's from POST /api/v1.0/photos, or null. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
};

export type StartImageSearchResult = ImageSearchPayload | ImageSearchRefused;

/** A person's public page: the favorites lists that they share, and the pieces that they sell. */
export type Storefront = {
  __typename?: 'Storefront';
  /** What the owner sells by themselves: ratings and reviews by buyers. Null for people who sell nothing directly. */
  closet?: Maybe<Closet>;
  code: Scalars['String']['output'];
  isMine: Scalars['Boolean']['output'];
  /** True when the page is closed and only its owner sees it. */
  isPreview: Scalars['Boolean']['output'];
  items: Array<Item>;
  lists: Array<StorefrontList>;
  /** The name of the page. Null when the owner shows none. */
  name?: Maybe<Scalars['String']['output']>;
  totalCount: Scalars['Int']['output'];
};

/** The page is closed, or its owner was banned. */
export type StorefrontGone = {
  __typename?: 'StorefrontGone';
  message: Scalars['String']['output'];
};

export type StorefrontInput = {
  isOpen: Scalars['Boolean']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  showsPieces: Scalars['Boolean']['input'];
};

export type StorefrontList = {
  __typename?: 'StorefrontList';
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** The name of the favorites list. Null for all favorites. */
  name?: Maybe<Scalars['String']['output']>;
};

export type StorefrontRefused = UserError & {
  __typename?: 'StorefrontRefused';
  message: Scalars['String']['output'];
};

export type StorefrontResult = Storefront | StorefrontGone;

/** The owner's settings of a storefront. */
export type StorefrontSettings = {
  __typename?: 'StorefrontSettings';
  code: Scalars['String']['output'];
  isOpen: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  showsPieces: Scalars['Boolean']['output'];
};

export type StyleAlternative = {
  __typename?: 'StyleAlternative';
  /** What the outfit would cost more, in cents; less when it is negative. */
  difference: Scalars['Int']['output'];
  item: Item;
};

export type StyleAuthor =
  /** The program that composes the outfits. */
  | 'shop'
  | 'shopper';

/** One thing that a thread understood. Taken away by removeStyleChip. */
export type StyleChip = {
  __typename?: 'StyleChip';
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** An outfit of the style chat. Sums are in cents and count the pieces that can be had now. */
export type StyleOutfit = {
  __typename?: 'StyleOutfit';
  id: Scalars['ID']['output'];
  /** False for somebody who came by the link. */
  isMine: Scalars['Boolean']['output'];
  /** True when everybody with the link may look at the outfit. */
  isShared: Scalars['Boolean']['output'];
  /** Names the pieces in one line. */
  line: Scalars['String']['output'];
  name: Scalars['String']['output'];
  pieces: Array<StylePiece>;
  /** Why the pieces fit the wish and each other. */
  reasons: Array<Scalars['String']['output']>;
  threadId: Scalars['ID']['output'];
  totalMsrp: Scalars['Cents']['output'];
  totalPrice: Scalars['Cents']['output'];
};

export type StyleOutfitPayload = {
  __typename?: 'StyleOutfitPayload';
  outfit: StyleOutfit;
};

export type StyleOutfitResult = StyleOutfitPayload | StyleRefused;

export type StylePiece = {
  __typename?: 'StylePiece';
  /** True when the viewer can hold the piece now, or holds it. */
  canBeHad: Scalars['Boolean']['output'];
  item: Item;
  /** The piece as a sentence names it: wrap dress. */
  noun: Scalars['String']['output'];
  /** The part of the outfit: dress, top, layer, coat, bottom, shoes, bag or jewelry. */
  slot: Scalars['String']['output'];
  slotLabel: Scalars['String']['output'];
};

/** One question, with answers to tap. Each answer is a turn that the shopper sends. */
export type StyleQuestion = {
  __typename?: 'StyleQuestion';
  answers: Array<Scalars['String']['output']>;
  words: Scalars['String']['output'];
};

/** The turn was empty, the thread is full, or the piece doesn't fit the outfit. */
export type StyleRefused = UserError & {
  __typename?: 'StyleRefused';
  message: Scalars['String']['output'];
};

export type StyleThread = {
  __typename?: 'StyleThread';
  chips: Array<StyleChip>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  turns: Array<StyleTurn>;
  updatedAt: Scalars['DateTime']['output'];
};

/** A thread in the list of threads. */
export type StyleThreadLine = {
  __typename?: 'StyleThreadLine';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type StyleThreadPayload = {
  __typename?: 'StyleThreadPayload';
  thread: StyleThread;
};

export type StyleTurn = {
  __typename?: 'StyleTurn';
  at: Scalars['DateTime']['output'];
  author: StyleAuthor;
  id: Scalars['ID']['output'];
  outfits: Array<StyleOutfit>;
  /** Only the thread's last turn asks. */
  question?: Maybe<StyleQuestion>;
  words: Scalars['String']['output'];
};

export type SubscriptionChannel = {
  __typename?: 'SubscriptionChannel';
  channel: NotificationChannel;
  /** Why the channel can't be turned on or off. Null when it can. */
  lockedBecause?: Maybe<Scalars['String']['output']>;
  state: SubscriptionState;
};

export type SubscriptionGroup =
  /** Kinds about the viewer's own orders, sales and account. */
  | 'own'
  /** Kinds about shopping. */
  | 'shop';

/** The viewer's settings for one kind of notifications. */
export type SubscriptionRow = {
  __typename?: 'SubscriptionRow';
  channels: Array<SubscriptionChannel>;
  group: SubscriptionGroup;
  kind: NotificationKind;
  name: Scalars['String']['output'];
  /** How often notifications of the kind are sent. Null for a kind that is always sent at once. */
  rhythm?: Maybe<NotificationRhythm>;
  words: Scalars['String']['output'];
};

export type SubscriptionState =
  | 'active'
  /** The viewer turned the channel off. */
  | 'canceled'
  /** The viewer has chosen nothing, and the channel is off until the viewer turns it on. */
  | 'not_active';

/** The viewer's notification settings. */
export type Subscriptions = {
  __typename?: 'Subscriptions';
  /** The number of the viewer's browsers that receive push messages. */
  browsers: Scalars['Int']['output'];
  /** When the viewer last turned a channel on or off. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when the viewer confirmed the account's address. Until then no news are mailed, such as price drops. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Until when only locked channels send notifications. Null when there is no pause. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The phone for text messages. Null when there is none. */
  phone?: Maybe<TextPhone>;
  /** The start of the quiet hours, in minutes after midnight. There are none when it equals `quietUntil`. */
  quietFrom: Scalars['Int']['output'];
  /** The end of the quiet hours, in minutes after midnight. */
  quietUntil: Scalars['Int']['output'];
  rows: Array<SubscriptionRow>;
  /** The time zone of the quiet hours, such as America/Los_Angeles. */
  timeZone: Scalars['String']['output'];
  /** False when the viewer has set no time zone, so that the shop's own is used. */
  timeZoneKnown: Scalars['Boolean']['output'];
};

/** This person has already answered for this kit. */
export type SurveyAnswered = UserError & {
  __typename?: 'SurveyAnswered';
  message: Scalars['String']['output'];
};

export type SustainabilityImpact = {
  __typename?: 'SustainabilityImpact';
  category: Scalars['String']['output'];
  glassesOfWater: Scalars['Int']['output'];
  hoursOfLighting: Scalars['Int']['output'];
  isPlural: Scalars['Boolean']['output'];
  milesByCar: Scalars['Int']['output'];
};

export type SwapGoodyPieceInput = {
  boxId: Scalars['ID']['input'];
  /** The number of one of the box's swaps. */
  into: Scalars['Float']['input'];
  /** The number of the piece that goes out. */
  out: Scalars['Float']['input'];
};

export type SwapStylePieceInput = {
  /** The piece that comes. */
  into: Scalars['Float']['input'];
  /** The piece that goes. */
  out: Scalars['Float']['input'];
  outfitId: Scalars['ID']['input'];
};

export type TakeBackDeletionResult = DeletionLinkEnded | DeletionTakenBack;

export type TakeTicketInput = {
  drawId: Scalars['ID']['input'];
  /** Made by the client for each ticket that somebody decides on: the same key again takes no points. */
  key: Scalars['ID']['input'];
  /** Whether the ticket is paid with points. The free ticket is given once; asking again changes nothing. */
  paid: Scalars['Boolean']['input'];
};

export type TakeTicketResult = DrawsPayload | NotEnoughPoints | TicketRefused;

export type TaxCalculationSource =
  /** The order goes abroad: duty instead of tax. */
  | 'international'
  /** Tax is not known: there is no address yet, or taxes were not asked for. */
  | 'none'
  | 'state_table'
  | 'zip_table';

/** The phone to which the viewer wants text messages. */
export type TextPhone = {
  __typename?: 'TextPhone';
  /** True once the viewer typed the code that was sent to the phone. */
  confirmed: Scalars['Boolean']['output'];
  /** The number, shortened so that its owner recognizes it: (•••) •••-0142. */
  shown: Scalars['String']['output'];
};

export type TextsPayload = {
  __typename?: 'TextsPayload';
  phone?: Maybe<TextPhone>;
};

/** The phone number or the code was refused, or there were too many tries. The message says which. */
export type TextsRefused = UserError & {
  __typename?: 'TextsRefused';
  message: Scalars['String']['output'];
};

export type TextsResult = TextsPayload | TextsRefused;

export type ThirdPartySeller = {
  __typename?: 'ThirdPartySeller';
  /** The place that the seller ships from. */
  city?: Maybe<Scalars['String']['output']>;
  /** The page of the person who sells it, when it is open. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  reviewCount: Scalars['Int']['output'];
  sellerType: Scalars['String']['output'];
  /** Stars of the person who sells it. Null for others, and without ratings. */
  stars?: Maybe<Scalars['Float']['output']>;
  state?: Maybe<Scalars['String']['output']>;
};

/** No ticket was given: the draw has closed, the viewer has as many as allowed, or works here. */
export type TicketRefused = UserError & {
  __typename?: 'TicketRefused';
  message: Scalars['String']['output'];
};

export type TimeZonePayload = {
  __typename?: 'TimeZonePayload';
  /** The time zone of the viewer's quiet hours, such as America/Los_Angeles. */
  timeZone: Scalars['String']['output'];
};

/** There is no estimate: fewer than `needed` such pieces were sold within a year. */
export type TooFewSold = UserError & {
  __typename?: 'TooFewSold';
  count: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  needed: Scalars['Int']['output'];
};

export type TooManyGiftCards = UserError & {
  __typename?: 'TooManyGiftCards';
  limit: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

/**
 * Shoppers on the viewer's network already hold or wait for as many pieces as one network may. This is checked
 * before anything about the piece itself.
 */
export type TooManyHolds = UserError & {
  __typename?: 'TooManyHolds';
  message: Scalars['String']['output'];
};

/** The viewer already waits for as many pieces as a shopper can. */
export type TooManyPlaces = UserError & {
  __typename?: 'TooManyPlaces';
  limit: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

/** There were too many tries for this account, or from this network address. */
export type TooManyTries = UserError & {
  __typename?: 'TooManyTries';
  message: Scalars['String']['output'];
  retryAfterSeconds: Scalars['Int']['output'];
};

/** The total differs from the sum that the button named. Nothing was charged. */
export type TotalsChanged = UserError & {
  __typename?: 'TotalsChanged';
  cart?: Maybe<Cart>;
  message: Scalars['String']['output'];
};

export type TrackVisitorInput = {
  referralCode?: InputMaybe<Scalars['String']['input']>;
  referrer?: InputMaybe<Scalars['String']['input']>;
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
};

export type TrackVisitorPayload = {
  __typename?: 'TrackVisitorPayload';
  success: Scalars['Boolean']['output'];
};

export type TrackedParcel = {
  __typename?: 'TrackedParcel';
  carrier?: Maybe<Scalars['String']['output']>;
  carrierName?: Maybe<Scalars['String']['output']>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The carrier's newest estimate, when it differs from the promise. */
  estimate?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  items: Array<ParcelItem>;
  maxEstimate?: Maybe<Scalars['String']['output']>;
  /** The first and the last delivery day that were promised when the order was placed. */
  minEstimate?: Maybe<Scalars['String']['output']>;
  orderId: Scalars['ID']['output'];
  orderLabel: Scalars['String']['output'];
  scans: Array<ParcelScan>;
  shipFrom: Scalars['String']['output'];
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
  statusLabel: Scalars['String']['output'];
  trackingCode?: Maybe<Scalars['String']['output']>;
};

/** §3 transaction kinds. */
export type TransactionKind =
  | 'authorization'
  | 'credit'
  | 'credit_refund'
  | 'deposit'
  | 'final_charge'
  | 'refund';

export type TwoStepRefused = UserError & {
  __typename?: 'TwoStepRefused';
  message: Scalars['String']['output'];
};

/** The secret to be shared with an app. */
export type TwoStepSecret = {
  __typename?: 'TwoStepSecret';
  secret: Scalars['String']['output'];
  /** The same as an address for a QR code: otpauth://totp/… */
  uri: Scalars['String']['output'];
};

export type Typeahead = {
  __typename?: 'Typeahead';
  brands: Array<TypeaheadPlace>;
  categories: Array<TypeaheadPlace>;
  /** The text with corrected spelling, when nothing begins with the typed text. The rest of the answer is about the corrected text. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** The first pieces of the likeliest search, shown as pictures. */
  items: Array<Item>;
  /** The likeliest search: the text with its last word completed. Empty for an empty text. */
  likelyText: Scalars['String']['output'];
  /** The viewer's own searches that begin with the text, newest first. */
  recent: Array<RecentSearch>;
  terms: Array<SearchTerm>;
  /** The typed text after cleaning. The answer is about this text. */
  text: Scalars['String']['output'];
  /** How many pieces the likeliest search finds; 0 while the search engine is away. */
  totalCount: Scalars['Int']['output'];
  /** The filters that the likeliest search means. */
  understood: Array<UnderstoodPart>;
};

/** A listing: a category, within a department where that was typed, or a brand. */
export type TypeaheadPlace = {
  __typename?: 'TypeaheadPlace';
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** The categories above it, such as 'Women, Shoes'. Null for brands. */
  within?: Maybe<Scalars['String']['output']>;
};

/** A stretch of the search text that means a filter, or excludes something. */
export type UnderstoodPart = {
  __typename?: 'UnderstoodPart';
  /** Where the words are in the text that was searched for (the text asked for, or the corrected one), in UTF-16 units. */
  from: Scalars['Int']['output'];
  /** The filter key and the values that the words mean. */
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** True when pieces with these values are excluded. */
  negated: Scalars['Boolean']['output'];
  /** The text without these words, which is searched for when the chip is taken off. */
  textWithout: Scalars['String']['output'];
  to: Scalars['Int']['output'];
  values: Array<Scalars['String']['output']>;
};

export type UndoRewardResult = RewardNotUndone | RewardsPayload;

export type UnlinkPayoutAccountPayload = {
  __typename?: 'UnlinkPayoutAccountPayload';
  setup: CashOutSetup;
};

/** The state of an unsubscribe link of a mail. It doesn't tell whether an account exists. */
export type UnsubscribeLink = {
  __typename?: 'UnsubscribeLink';
  /** The names of the kinds whose mails the link turns off. */
  names: Array<Scalars['String']['output']>;
  state: UnsubscribeState;
};

export type UnsubscribeState =
  /** The mails are still sent. */
  | 'active'
  /** The link has no valid signature. */
  | 'forged'
  /** The mails are turned off. */
  | 'stopped';

export type UpsertSizeProfilePayload = {
  __typename?: 'UpsertSizeProfilePayload';
  /** True when the member never saved sizes before. */
  isFirst: Scalars['Boolean']['output'];
  /** The profile that was saved elsewhere since seenAt and that this one replaced. */
  replaced?: Maybe<ReplacedSizes>;
  sizeProfile: SizeProfile;
};

/** The viewer: a visitor, or a user who is logged in. */
export type User = {
  __typename?: 'User';
  /** The viewer's open bundle. */
  activeBundle?: Maybe<Bundle>;
  banned: Scalars['Boolean']['output'];
  /** The kinds that the member cares for most, by favorites and orders. Null for visitors. */
  buyerPreferenceClusters?: Maybe<BuyerPreferenceClusters>;
  cartCount: Scalars['Int']['output'];
  clientConfiguration: Scalars['JSON']['output'];
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The viewer's cash credit, one entry for each grant, those that expire first in front. */
  creditDrops: Array<CreditDrop>;
  eligibleToPreorder: Scalars['Boolean']['output'];
  email?: Maybe<Scalars['String']['output']>;
  emailHash?: Maybe<Scalars['String']['output']>;
  experiments: Scalars['JSON']['output'];
  favoritesCount: Scalars['Int']['output'];
  /** The feature flags that are on for this viewer. */
  featureFlags: Array<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  /** When the user first bought something, in epoch seconds. */
  firstPurchaseAt?: Maybe<Scalars['Int']['output']>;
  freeShippingThreshold: Scalars['Cents']['output'];
  hasKitOrdered: Scalars['Boolean']['output'];
  hasKitReturned: Scalars['Boolean']['output'];
  /** Whether a client that keeps its session's token itself, as an app does, is logged in. */
  hasMobileApp: Scalars['Boolean']['output'];
  hasPurchasedOrder: Scalars['Boolean']['output'];
  /** How the member heard of the shop: friend, campaign:{campaign}, or the host of the page before. Null when unknown. */
  heardFromSource?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  inactiveDropshipperIds: Array<Scalars['Int']['output']>;
  isInternational: Scalars['Boolean']['output'];
  isLegalAcceptRequired: Scalars['Boolean']['output'];
  /** How many orders the member has placed: the sequence number of the latest one. */
  itemOrderSeq: Scalars['Int']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  lastPurchaseAt?: Maybe<Scalars['Int']['output']>;
  loggedIn: Scalars['Boolean']['output'];
  /** The balance in points. */
  loyaltyBalance: Scalars['Int']['output'];
  loyaltyTier?: Maybe<Scalars['String']['output']>;
  /** Null for visitors. */
  loyaltyTierInfo?: Maybe<LoyaltyTierInfo>;
  /** The warehouses that employees set for this member, in their order. Null: the shop chooses by the member's state. */
  mdcOverride?: Maybe<Array<Scalars['Int']['output']>>;
  outletPromotion?: Maybe<OutletPromotion>;
  promotions: UserPromotions;
  /** Whether the member was sent a kit without a fee within the last 30 days. */
  recentComplimentaryBag: Scalars['Boolean']['output'];
  /** The invitation that brought the viewer. Null for people who came by themselves. */
  referralInvitation?: Maybe<ReferralInvitation>;
  requestedBagOrderCount: Scalars['Int']['output'];
  roles: Array<Scalars['String']['output']>;
  /** first_bag, returning, regular (three bags in a year) or lapsed (none for a year). Null before the first bag arrives. */
  sellerSegment?: Maybe<Scalars['String']['output']>;
  /** small, medium (15 accepted pieces in a year) or large (60). Null without accepted pieces. */
  sellerSizeGroup?: Maybe<Scalars['String']['output']>;
  showWaiveRestockingFeeModal: Scalars['Boolean']['output'];
  splitBucketingKey: Scalars['String']['output'];
  userCountry: Country;
  visitorId?: Maybe<Scalars['Float']['output']>;
  warehouseId: Array<Scalars['Int']['output']>;
};

/**
 * An announcement that the shop shows a viewer in a modal until it is dismissed. The setting 'modals.alert:{id}'
 * of the client configuration dismisses it on every device.
 */
export type UserAlert = {
  action?: Maybe<AlertAction>;
  /** Text without markup; an empty line begins a paragraph. */
  body: Scalars['String']['output'];
  header: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The path of a picture on this site. Null without a picture. */
  imageUrl?: Maybe<Scalars['String']['output']>;
};

export type UserAlerts = {
  __typename?: 'UserAlerts';
  alerts: Array<UserAlert>;
  /** The number of alerts for the viewer, also beyond the limit. */
  totalCount: Scalars['Int']['output'];
};

export type UserAlertsInput = {
  /** The most alerts to return, 1 to 10. */
  limit?: Scalars['Int']['input'];
  /** The client program: web, ios or android. */
  platform?: Scalars['String']['input'];
  /** Treatments of experiments that the client shows its viewer. The API adds the treatments that it assigns. */
  treatments?: Array<Scalars['String']['input']>;
  /** The client's version: 'current', or numbers such as '4.12.1'. */
  version?: Scalars['String']['input'];
};

/** An expected failure. The type's name is the failure's code; the message can be shown to people. */
export type UserError = {
  message: Scalars['String']['output'];
};

export type UserInfoInput = {
  userId?: InputMaybe<Scalars['ID']['input']>;
  visitorId?: InputMaybe<Scalars['Float']['input']>;
};

export type UserPromotions = {
  __typename?: 'UserPromotions';
  advertisedOffer?: Maybe<AdvertisedOffer>;
  coupons: Array<CouponOffer>;
  lifecyclePromotions: Array<AdvertisedOffer>;
  merchCouponV2Offer?: Maybe<CouponOffer>;
  pointsMultiplierOffer?: Maybe<PointsMultiplierOffer>;
};

export type ValidateMerchantResult = WalletSession | WalletUnavailable;

export type VerifyEmailResult = EmailNotVerified | EmailVerified;

/** By the thresholds of the specification. */
export type VitalRating =
  | 'good'
  | 'needs_improvement'
  | 'poor';

export type WalletSession = {
  __typename?: 'WalletSession';
  /** The session for the device's wallet, which alone can read it. */
  session: Scalars['String']['output'];
};

/** The wallet isn't offered: the gate of §1 is closed for this shopper, or the processor has no wallet. */
export type WalletUnavailable = UserError & {
  __typename?: 'WalletUnavailable';
  message: Scalars['String']['output'];
};

export type Warehouse = {
  __typename?: 'Warehouse';
  city: Scalars['String']['output'];
  code: Scalars['String']['output'];
  nickname?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  warehouseId: Scalars['Int']['output'];
};

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
  /** The piece is offered to members of some tiers first. */
  | 'early_access'
  /** The viewer consigned the piece, so that its sale would pay the viewer. */
  | 'own'
  /** Somebody else has pre-ordered the piece. */
  | 'reserved';

export type WriteToCaseInput = {
  code: Scalars['ID']['input'];
  /** Made once for each message, 8 to 64 signs. A message that is sent twice counts once. */
  key: Scalars['ID']['input'];
  /** Uploaded photos of the shopper, at most five, each in one form. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** May be empty beside photos. */
  text: Scalars['String']['input'];
};

export type WriteToCaseResult = CasePayload | CaseRefused;

/** The code is no bag's code. `reason` is check_digit for a slip of the finger, else unknown. */
export type WrongBagCode = UserError & {
  __typename?: 'WrongBagCode';
  message: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type ZipPlace = {
  __typename?: 'ZipPlace';
  city: Scalars['String']['output'];
  state: Scalars['String']['output'];
  zip: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ActivateKitResult:
    | ( Omit<ActivateKitPayload, 'kit'> & { kit: _RefType['Kit'] } & { __typename: 'ActivateKitPayload' } )
    | ( KitNotActivated & { __typename: 'KitNotActivated' } )
  ;
  AddGiftCardToCartResult:
    | ( Omit<AddGiftCardToCartPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'AddGiftCardToCartPayload' } )
    | ( CartFull & { __typename: 'CartFull' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
  ;
  AddPasskeyResult:
    | ( PasskeyRefused & { __typename: 'PasskeyRefused' } )
    | ( PasskeysPayload & { __typename: 'PasskeysPayload' } )
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
  ;
  AddReclaimToCartResult:
    | ( Omit<AddReclaimToCartPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'AddReclaimToCartPayload' } )
    | ( CartFull & { __typename: 'CartFull' } )
    | ( NotReclaimable & { __typename: 'NotReclaimable' } )
  ;
  AddToCartResult:
    | ( Omit<AddToCartPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'AddToCartPayload' } )
    | ( CartFull & { __typename: 'CartFull' } )
    | ( ItemHeld & { __typename: 'ItemHeld' } )
    | ( ItemUnavailable & { __typename: 'ItemUnavailable' } )
    | ( ItemWithheld & { __typename: 'ItemWithheld' } )
    | ( TooManyHolds & { __typename: 'TooManyHolds' } )
  ;
  AnswerAsSellerResult:
    | ( AnswerAsSellerPayload & { __typename: 'AnswerAsSellerPayload' } )
    | ( QuestionRefused & { __typename: 'QuestionRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  AnswerCleanoutSurveyResult:
    | ( AnswerCleanoutSurveyPayload & { __typename: 'AnswerCleanoutSurveyPayload' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( SurveyAnswered & { __typename: 'SurveyAnswered' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  AnswerDirectSurveyResult:
    | ( AnswerDirectSurveyPayload & { __typename: 'AnswerDirectSurveyPayload' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  AnswerReturnOfferResult:
    | ( Omit<ReturnPayload, 'return'> & { return: _RefType['Return'] } & { __typename: 'ReturnPayload' } )
    | ( ReturnRefused & { __typename: 'ReturnRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  ApplyGiftCardResult:
    | ( Omit<GiftCardApplied, 'cart' | 'giftCard'> & { cart: _RefType['Cart'], giftCard: _RefType['AppliedGiftCard'] } & { __typename: 'GiftCardApplied' } )
    | ( GiftCardEmpty & { __typename: 'GiftCardEmpty' } )
    | ( GiftCardInvalid & { __typename: 'GiftCardInvalid' } )
    | ( NoCartToPay & { __typename: 'NoCartToPay' } )
    | ( TooManyGiftCards & { __typename: 'TooManyGiftCards' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  ApplyPromoCodeResult:
    | ( Omit<ApplyPromoCodePayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'ApplyPromoCodePayload' } )
    | ( CodeNotApplicable & { __typename: 'CodeNotApplicable' } )
  ;
  ApplyRewardResult:
    | ( Omit<ApplyRewardPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'ApplyRewardPayload' } )
    | ( RewardNotApplicable & { __typename: 'RewardNotApplicable' } )
  ;
  AskAboutPieceResult:
    | ( AskAboutPiecePayload & { __typename: 'AskAboutPiecePayload' } )
    | ( QuestionRefused & { __typename: 'QuestionRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  AskForDataExportResult:
    | ( DataExportAsked & { __typename: 'DataExportAsked' } )
    | ( PrivacyRefused & { __typename: 'PrivacyRefused' } )
  ;
  AskForDeletionResult:
    | ( DeletionAsked & { __typename: 'DeletionAsked' } )
    | ( PrivacyRefused & { __typename: 'PrivacyRefused' } )
  ;
  BagWorkResult:
    | ( IntakeBagPayload & { __typename: 'IntakeBagPayload' } )
    | ( IntakeRefusal & { __typename: 'IntakeRefusal' } )
  ;
  BeginPasskeyLogInResult:
    | ( PasskeyRequest & { __typename: 'PasskeyRequest' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  BeginPasskeyResult:
    | ( PasskeyRefused & { __typename: 'PasskeyRefused' } )
    | ( PasskeyRequest & { __typename: 'PasskeyRequest' } )
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
  ;
  BeginTwoStepResult:
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( TwoStepRefused & { __typename: 'TwoStepRefused' } )
    | ( TwoStepSecret & { __typename: 'TwoStepSecret' } )
  ;
  BookPickUpResult:
    | ( Omit<ReturnPayload, 'return'> & { return: _RefType['Return'] } & { __typename: 'ReturnPayload' } )
    | ( ReturnRefused & { __typename: 'ReturnRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  CancelKitResult:
    | ( Omit<CancelKitPayload, 'kit'> & { kit: _RefType['Kit'] } & { __typename: 'CancelKitPayload' } )
    | ( KitNotCancelable & { __typename: 'KitNotCancelable' } )
  ;
  CancelOrderResult:
    | ( Omit<CancelOrderPayload, 'order'> & { order: _RefType['Order'] } & { __typename: 'CancelOrderPayload' } )
    | ( OrderCodeNeeded & { __typename: 'OrderCodeNeeded' } )
    | ( OrderNotCancelable & { __typename: 'OrderNotCancelable' } )
  ;
  CancelReturnResult:
    | ( Omit<ReturnPayload, 'return'> & { return: _RefType['Return'] } & { __typename: 'ReturnPayload' } )
    | ( ReturnRefused & { __typename: 'ReturnRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  CashOutResult:
    | ( CashOutPayload & { __typename: 'CashOutPayload' } )
    | ( CashOutRefused & { __typename: 'CashOutRefused' } )
    | ( LegalAcceptRequired & { __typename: 'LegalAcceptRequired' } )
  ;
  ChangeEmailResult:
    | ( EmailChangeSent & { __typename: 'EmailChangeSent' } )
    | ( EmailTaken & { __typename: 'EmailTaken' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  ChangeExperimentResult:
    | ( ChangeExperimentPayload & { __typename: 'ChangeExperimentPayload' } )
    | ( SettingRefused & { __typename: 'SettingRefused' } )
  ;
  ChangeFlagResult:
    | ( ChangeFlagPayload & { __typename: 'ChangeFlagPayload' } )
    | ( SettingRefused & { __typename: 'SettingRefused' } )
  ;
  ChangeItemPriceResult:
    | ( Omit<ChangeItemPricePayload, 'item'> & { item: _RefType['SellerItem'] } & { __typename: 'ChangeItemPricePayload' } )
    | ( PriceNotChanged & { __typename: 'PriceNotChanged' } )
  ;
  ChangeNameResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<NamePayload, 'user'> & { user: _RefType['User'] } & { __typename: 'NamePayload' } )
  ;
  ChangePasswordByMailResult:
    | ( Omit<AuthPayload, 'user'> & { user: _RefType['User'] } & { __typename: 'AuthPayload' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordLinkInvalid & { __typename: 'PasswordLinkInvalid' } )
    | ( SecondStepNeeded & { __typename: 'SecondStepNeeded' } )
  ;
  ChangePasswordResult:
    | ( Omit<AuthPayload, 'user'> & { user: _RefType['User'] } & { __typename: 'AuthPayload' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasswordWrong & { __typename: 'PasswordWrong' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  ClaimBagResult:
    | ( BagTaken & { __typename: 'BagTaken' } )
    | ( IntakeBagPayload & { __typename: 'IntakeBagPayload' } )
    | ( IntakeRefusal & { __typename: 'IntakeRefusal' } )
  ;
  ConfirmDeletionResult:
    | ( DeletionBlocked & { __typename: 'DeletionBlocked' } )
    | ( DeletionLinkEnded & { __typename: 'DeletionLinkEnded' } )
    | ( DeletionWaits & { __typename: 'DeletionWaits' } )
  ;
  ConfirmPasswordResult:
    | ( PasswordConfirmed & { __typename: 'PasswordConfirmed' } )
    | ( PasswordNotConfirmed & { __typename: 'PasswordNotConfirmed' } )
  ;
  ConfirmPayoutAccountResult:
    | ( PayoutAccountLinked & { __typename: 'PayoutAccountLinked' } )
    | ( PayoutAccountRefused & { __typename: 'PayoutAccountRefused' } )
  ;
  ContentReleaseResult:
    | ( ContentRefused & { __typename: 'ContentRefused' } )
    | ( Omit<ContentReleasePayload, 'release'> & { release: _RefType['ContentRelease'] } & { __typename: 'ContentReleasePayload' } )
  ;
  CreateReturnResult:
    | ( Omit<ReturnPayload, 'return'> & { return: _RefType['Return'] } & { __typename: 'ReturnPayload' } )
    | ( ReturnRefused & { __typename: 'ReturnRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  DecideCaseResult:
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( Omit<StaffCasePayload, 'staffCase'> & { staffCase: _RefType['StaffCase'] } & { __typename: 'StaffCasePayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  DeskViewsResult:
    | ( DeskViewsPayload & { __typename: 'DeskViewsPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  DirectListingResult:
    | ( DirectListingPayload & { __typename: 'DirectListingPayload' } )
    | ( DirectRefused & { __typename: 'DirectRefused' } )
    | ( LegalAcceptRequired & { __typename: 'LegalAcceptRequired' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  DirectReviewResult:
    | ( DirectReviewPayload & { __typename: 'DirectReviewPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  DirectSaleResult:
    | ( DirectRefused & { __typename: 'DirectRefused' } )
    | ( DirectSalePayload & { __typename: 'DirectSalePayload' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  DirectShopResult:
    | ( DirectRefused & { __typename: 'DirectRefused' } )
    | ( DirectShopPayload & { __typename: 'DirectShopPayload' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  DonateRestResult:
    | ( Omit<DonateRestPayload, 'items'> & { items: Array<_RefType['SellerItem']> } & { __typename: 'DonateRestPayload' } )
    | ( NothingToDonate & { __typename: 'NothingToDonate' } )
  ;
  EditItemResult:
    | ( Omit<ItemChangedMeanwhile, 'staffItem'> & { staffItem: _RefType['StaffItem'] } & { __typename: 'ItemChangedMeanwhile' } )
    | ( ItemRefusal & { __typename: 'ItemRefusal' } )
    | ( Omit<StaffItemPayload, 'staffItem'> & { staffItem: _RefType['StaffItem'] } & { __typename: 'StaffItemPayload' } )
  ;
  EditReturnResult:
    | ( Omit<ReturnPayload, 'return'> & { return: _RefType['Return'] } & { __typename: 'ReturnPayload' } )
    | ( ReturnRefused & { __typename: 'ReturnRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  EndTwoStepResult:
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( SecurityPayload & { __typename: 'SecurityPayload' } )
  ;
  FinishLogInResult:
    | ( Omit<AuthPayload, 'user'> & { user: _RefType['User'] } & { __typename: 'AuthPayload' } )
    | ( LogInEnded & { __typename: 'LogInEnded' } )
    | ( LogInRefused & { __typename: 'LogInRefused' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  FollowResult:
    | ( FollowPayload & { __typename: 'FollowPayload' } )
    | ( FollowRefused & { __typename: 'FollowRefused' } )
  ;
  GiftCardBalanceResult:
    | ( GiftCardBalance & { __typename: 'GiftCardBalance' } )
    | ( GiftCardInvalid & { __typename: 'GiftCardInvalid' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  GoodyBoxResult:
    | ( GoodyBoxParent & { __typename: 'GoodyBoxPayload' } )
    | ( GoodyRefused & { __typename: 'GoodyRefused' } )
  ;
  GradePieceResult:
    | ( GradePiecePayload & { __typename: 'GradePiecePayload' } )
    | ( IntakeRefusal & { __typename: 'IntakeRefusal' } )
    | ( PlaceTaken & { __typename: 'PlaceTaken' } )
  ;
  HoldOutfitResult:
    | ( CartFull & { __typename: 'CartFull' } )
    | ( Omit<HoldOutfitPayload, 'cart' | 'outfit'> & { cart: _RefType['Cart'], outfit: _RefType['StyleOutfit'] } & { __typename: 'HoldOutfitPayload' } )
    | ( OutfitNotHeld & { __typename: 'OutfitNotHeld' } )
    | ( TooManyHolds & { __typename: 'TooManyHolds' } )
  ;
  ImageSearchResult:
    | ( Omit<ImageSearchAnswer, 'matches'> & { matches: Array<_RefType['ImageSearchMatch']> } & { __typename: 'ImageSearchAnswer' } )
    | ( ImageSearchRefused & { __typename: 'ImageSearchRefused' } )
  ;
  InspectReturnResult:
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
    | ( Omit<StaffReturnPayload, 'staffReturn'> & { staffReturn: _RefType['StaffReturn'] } & { __typename: 'StaffReturnPayload' } )
  ;
  IntakeBagResult:
    | ( BagElsewhere & { __typename: 'BagElsewhere' } )
    | ( IntakeBagPayload & { __typename: 'IntakeBagPayload' } )
    | ( WrongBagCode & { __typename: 'WrongBagCode' } )
  ;
  ItemActResult:
    | ( ItemRefusal & { __typename: 'ItemRefusal' } )
    | ( Omit<StaffItemPayload, 'staffItem'> & { staffItem: _RefType['StaffItem'] } & { __typename: 'StaffItemPayload' } )
  ;
  JobActResult:
    | ( JobsPayload & { __typename: 'JobsPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  JoinDirectWaitlistResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( JoinDirectWaitlistPayload & { __typename: 'JoinDirectWaitlistPayload' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  JoinQueueResult:
    | ( ItemFree & { __typename: 'ItemFree' } )
    | ( ItemUnavailable & { __typename: 'ItemUnavailable' } )
    | ( ItemWithheld & { __typename: 'ItemWithheld' } )
    | ( Omit<JoinQueuePayload, 'item'> & { item: _RefType['Item'] } & { __typename: 'JoinQueuePayload' } )
    | ( QueueFull & { __typename: 'QueueFull' } )
    | ( TooManyHolds & { __typename: 'TooManyHolds' } )
    | ( TooManyPlaces & { __typename: 'TooManyPlaces' } )
  ;
  LeaveQueueResult:
    | ( ItemUnavailable & { __typename: 'ItemUnavailable' } )
    | ( Omit<LeaveQueuePayload, 'item'> & { item: _RefType['Item'] } & { __typename: 'LeaveQueuePayload' } )
  ;
  LeaveToRescueResult:
    | ( Omit<LeaveToRescuePayload, 'item'> & { item: _RefType['SellerItem'] } & { __typename: 'LeaveToRescuePayload' } )
    | ( NotForRescue & { __typename: 'NotForRescue' } )
  ;
  LinkPayoutAccountResult:
    | ( PayoutAccountRefused & { __typename: 'PayoutAccountRefused' } )
    | ( PayoutCodeSent & { __typename: 'PayoutCodeSent' } )
  ;
  ListsResult:
    | ( ListRefused & { __typename: 'ListRefused' } )
    | ( Omit<ListsPayload, 'favorites'> & { favorites: _RefType['FavoriteList'] } & { __typename: 'ListsPayload' } )
  ;
  LogInResult:
    | ( Omit<AuthPayload, 'user'> & { user: _RefType['User'] } & { __typename: 'AuthPayload' } )
    | ( LogInRefused & { __typename: 'LogInRefused' } )
    | ( SecondStepNeeded & { __typename: 'SecondStepNeeded' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  LogInWithPasskeyResult:
    | ( Omit<AuthPayload, 'user'> & { user: _RefType['User'] } & { __typename: 'AuthPayload' } )
    | ( LogInEnded & { __typename: 'LogInEnded' } )
    | ( LogInRefused & { __typename: 'LogInRefused' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  MailOrderLinkResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( MailOrderLinkPayload & { __typename: 'MailOrderLinkPayload' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  OfferResult:
    | ( OfferPayload & { __typename: 'OfferPayload' } )
    | ( OfferRefused & { __typename: 'OfferRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  OrderBagsResult:
    | ( BagOrderRefused & { __typename: 'BagOrderRefused' } )
    | ( BagOrderTooSoon & { __typename: 'BagOrderTooSoon' } )
    | ( LegalAcceptRequired & { __typename: 'LegalAcceptRequired' } )
    | ( Omit<OrderBagsPayload, 'kit'> & { kit: _RefType['Kit'] } & { __typename: 'OrderBagsPayload' } )
  ;
  PackParcelResult:
    | ( ParcelMoved & { __typename: 'ParcelMoved' } )
    | ( PaymentRefused & { __typename: 'PaymentRefused' } )
    | ( PiecesDiffer & { __typename: 'PiecesDiffer' } )
    | ( StaffParcelPayload & { __typename: 'StaffParcelPayload' } )
  ;
  PayoutEstimateResult:
    | ( EstimateRefused & { __typename: 'EstimateRefused' } )
    | ( NoPayoutForBrand & { __typename: 'NoPayoutForBrand' } )
    | ( PayoutEstimate & { __typename: 'PayoutEstimate' } )
    | ( TooFewSold & { __typename: 'TooFewSold' } )
  ;
  PickParcelResult:
    | ( ParcelMoved & { __typename: 'ParcelMoved' } )
    | ( StaffParcelPayload & { __typename: 'StaffParcelPayload' } )
  ;
  PlaceBidResult:
    | ( AuctionOver & { __typename: 'AuctionOver' } )
    | ( BidRefused & { __typename: 'BidRefused' } )
    | ( BidTooLow & { __typename: 'BidTooLow' } )
    | ( Omit<PlaceBidPayload, 'item'> & { item: _RefType['Item'] } & { __typename: 'PlaceBidPayload' } )
  ;
  PlaceOrderResult:
    | ( AttemptGivenUp & { __typename: 'AttemptGivenUp' } )
    | ( CheckoutIncomplete & { __typename: 'CheckoutIncomplete' } )
    | ( CodeNotApplicable & { __typename: 'CodeNotApplicable' } )
    | ( Omit<ItemsLost, 'cart'> & { cart?: Maybe<_RefType['Cart']> } & { __typename: 'ItemsLost' } )
    | ( LegalAcceptRequired & { __typename: 'LegalAcceptRequired' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( Omit<OrderPlaced, 'cart' | 'order'> & { cart?: Maybe<_RefType['Cart']>, order: _RefType['Order'] } & { __typename: 'OrderPlaced' } )
    | ( PaymentApprovalNeeded & { __typename: 'PaymentApprovalNeeded' } )
    | ( PaymentDeclined & { __typename: 'PaymentDeclined' } )
    | ( Omit<TotalsChanged, 'cart'> & { cart?: Maybe<_RefType['Cart']> } & { __typename: 'TotalsChanged' } )
  ;
  PlaceRescueResult:
    | ( AttemptGivenUp & { __typename: 'AttemptGivenUp' } )
    | ( CheckoutIncomplete & { __typename: 'CheckoutIncomplete' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( PaymentApprovalNeeded & { __typename: 'PaymentApprovalNeeded' } )
    | ( PaymentDeclined & { __typename: 'PaymentDeclined' } )
    | ( RescueOrderPlaced & { __typename: 'RescueOrderPlaced' } )
    | ( RescueSoldOut & { __typename: 'RescueSoldOut' } )
    | ( Omit<TotalsChanged, 'cart'> & { cart?: Maybe<_RefType['Cart']> } & { __typename: 'TotalsChanged' } )
  ;
  ReceiveBagResult:
    | ( BagElsewhere & { __typename: 'BagElsewhere' } )
    | ( IntakeBagPayload & { __typename: 'IntakeBagPayload' } )
    | ( IntakeRefusal & { __typename: 'IntakeRefusal' } )
    | ( WrongBagCode & { __typename: 'WrongBagCode' } )
  ;
  ReceiveReturnResult:
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
    | ( Omit<StaffReturnPayload, 'staffReturn'> & { staffReturn: _RefType['StaffReturn'] } & { __typename: 'StaffReturnPayload' } )
  ;
  RecoveryCodesResult:
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( RecoveryCodes & { __typename: 'RecoveryCodes' } )
    | ( TwoStepRefused & { __typename: 'TwoStepRefused' } )
  ;
  RedeemRewardResult:
    | ( NotEnoughPoints & { __typename: 'NotEnoughPoints' } )
    | ( RewardsPayload & { __typename: 'RewardsPayload' } )
  ;
  RemoveFromCartResult:
    | ( NotInCart & { __typename: 'NotInCart' } )
    | ( Omit<RemoveFromCartPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'RemoveFromCartPayload' } )
  ;
  RemoveGiftCardFromCartResult:
    | ( GiftCardBeingPaid & { __typename: 'GiftCardBeingPaid' } )
    | ( GiftCardNotInCart & { __typename: 'GiftCardNotInCart' } )
    | ( Omit<RemoveGiftCardFromCartPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'RemoveGiftCardFromCartPayload' } )
  ;
  RemovePasskeyResult:
    | ( PasskeysPayload & { __typename: 'PasskeysPayload' } )
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
  ;
  RenamePasskeyResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( PasskeysPayload & { __typename: 'PasskeysPayload' } )
  ;
  ReportMissingResult:
    | ( ParcelMoved & { __typename: 'ParcelMoved' } )
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( StaffParcelPayload & { __typename: 'StaffParcelPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  ReportResult:
    | ( DirectRefused & { __typename: 'DirectRefused' } )
    | ( ReportPayload & { __typename: 'ReportPayload' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  RequestPasswordChangeResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( RequestPasswordChangePayload & { __typename: 'RequestPasswordChangePayload' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  ReserveGoodyBoxResult:
    | ( AttemptGivenUp & { __typename: 'AttemptGivenUp' } )
    | ( CheckoutIncomplete & { __typename: 'CheckoutIncomplete' } )
    | ( GoodyRefused & { __typename: 'GoodyRefused' } )
    | ( GoodyReserved & { __typename: 'GoodyReserved' } )
    | ( OrderPending & { __typename: 'OrderPending' } )
    | ( PaymentApprovalNeeded & { __typename: 'PaymentApprovalNeeded' } )
    | ( PaymentDeclined & { __typename: 'PaymentDeclined' } )
    | ( Omit<TotalsChanged, 'cart'> & { cart?: Maybe<_RefType['Cart']> } & { __typename: 'TotalsChanged' } )
  ;
  ResolutionOffersResult:
    | ( CaseRefused & { __typename: 'CaseRefused' } )
    | ( ResolutionOffers & { __typename: 'ResolutionOffers' } )
  ;
  ReturnQuoteResult:
    | ( ReturnQuote & { __typename: 'ReturnQuote' } )
    | ( ReturnRefused & { __typename: 'ReturnRefused' } )
  ;
  ReviewPieceResult:
    | ( IntakeRefusal & { __typename: 'IntakeRefusal' } )
    | ( ReviewPiecePayload & { __typename: 'ReviewPiecePayload' } )
  ;
  SaveAddressResult:
    | ( AddressBookFull & { __typename: 'AddressBookFull' } )
    | ( AddressInvalid & { __typename: 'AddressInvalid' } )
    | ( Omit<SaveAddressPayload, 'address' | 'addresses'> & { address: _RefType['Address'], addresses: Array<_RefType['Address']> } & { __typename: 'SaveAddressPayload' } )
  ;
  SaveHomeEditResult:
    | ( HomeEditRefused & { __typename: 'HomeEditRefused' } )
    | ( Omit<SaveHomeEditPayload, 'edit'> & { edit: _RefType['StaffHomeEdit'] } & { __typename: 'SaveHomeEditPayload' } )
  ;
  SaveSearchResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( Omit<SaveSearchPayload, 'savedSearch'> & { savedSearch: _RefType['SavedSearch'] } & { __typename: 'SaveSearchPayload' } )
    | ( SavedSearchesFull & { __typename: 'SavedSearchesFull' } )
    | ( SearchNameTaken & { __typename: 'SearchNameTaken' } )
    | ( SearchNeverMatches & { __typename: 'SearchNeverMatches' } )
    | ( SearchTooBroad & { __typename: 'SearchTooBroad' } )
  ;
  SaveStorefrontResult:
    | ( SaveStorefrontPayload & { __typename: 'SaveStorefrontPayload' } )
    | ( StorefrontRefused & { __typename: 'StorefrontRefused' } )
  ;
  SayToStylistResult:
    | ( StyleRefused & { __typename: 'StyleRefused' } )
    | ( Omit<StyleThreadPayload, 'thread'> & { thread: _RefType['StyleThread'] } & { __typename: 'StyleThreadPayload' } )
  ;
  SelectResolutionResult:
    | ( Omit<CasePayload, 'case'> & { case: _RefType['Case'] } & { __typename: 'CasePayload' } )
    | ( CaseRefused & { __typename: 'CaseRefused' } )
    | ( SignInRequired & { __typename: 'SignInRequired' } )
  ;
  SelectShippingOptionResult:
    | ( Omit<SelectShippingOptionPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'SelectShippingOptionPayload' } )
    | ( ShippingOptionUnavailable & { __typename: 'ShippingOptionUnavailable' } )
  ;
  SellerReturnResult:
    | ( ReturnMoved & { __typename: 'ReturnMoved' } )
    | ( SellerReturnPayload & { __typename: 'SellerReturnPayload' } )
  ;
  SendContactMessageResult:
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( SendContactMessagePayload & { __typename: 'SendContactMessagePayload' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  SendInvitationResult:
    | ( InvitationRefused & { __typename: 'InvitationRefused' } )
    | ( SendInvitationPayload & { __typename: 'SendInvitationPayload' } )
  ;
  SetCartAddressResult:
    | ( AddressBookFull & { __typename: 'AddressBookFull' } )
    | ( AddressInvalid & { __typename: 'AddressInvalid' } )
    | ( Omit<SetCartAddressPayload, 'cart'> & { cart: _RefType['Cart'] } & { __typename: 'SetCartAddressPayload' } )
  ;
  SetWarehousesResult:
    | ( SetWarehousesPayload & { __typename: 'SetWarehousesPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  SharedFavoritesResult:
    | ( ShareRevoked & { __typename: 'ShareRevoked' } )
    | ( Omit<SharedFavorites, 'items'> & { items: Array<_RefType['Item']> } & { __typename: 'SharedFavorites' } )
  ;
  SignUpResult:
    | ( Omit<AuthPayload, 'user'> & { user: _RefType['User'] } & { __typename: 'AuthPayload' } )
    | ( EmailTaken & { __typename: 'EmailTaken' } )
    | ( InvalidInput & { __typename: 'InvalidInput' } )
    | ( TooManyTries & { __typename: 'TooManyTries' } )
  ;
  StaffCaseResult:
    | ( Omit<StaffCasePayload, 'staffCase'> & { staffCase: _RefType['StaffCase'] } & { __typename: 'StaffCasePayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  StaffGoodyResult:
    | ( Omit<StaffGoodyPayload, 'staffGoodyBox'> & { staffGoodyBox: _RefType['StaffGoodyBox'] } & { __typename: 'StaffGoodyPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  StaffOrderResult:
    | ( PasswordNeeded & { __typename: 'PasswordNeeded' } )
    | ( Omit<StaffOrderPayload, 'staffOrder'> & { staffOrder: _RefType['StaffOrder'] } & { __typename: 'StaffOrderPayload' } )
    | ( StaffRefusal & { __typename: 'StaffRefusal' } )
  ;
  StartAuctionResult:
    | ( Omit<AuctionPayload, 'item'> & { item: _RefType['Item'] } & { __typename: 'AuctionPayload' } )
    | ( AuctionRefused & { __typename: 'AuctionRefused' } )
  ;
  StartImageSearchResult:
    | ( Omit<ImageSearchPayload, 'search'> & { search: _RefType['ImageSearch'] } & { __typename: 'ImageSearchPayload' } )
    | ( ImageSearchRefused & { __typename: 'ImageSearchRefused' } )
  ;
  StorefrontResult:
    | ( Omit<Storefront, 'items'> & { items: Array<_RefType['Item']> } & { __typename: 'Storefront' } )
    | ( StorefrontGone & { __typename: 'StorefrontGone' } )
  ;
  StyleOutfitResult:
    | ( Omit<StyleOutfitPayload, 'outfit'> & { outfit: _RefType['StyleOutfit'] } & { __typename: 'StyleOutfitPayload' } )
    | ( StyleRefused & { __typename: 'StyleRefused' } )
  ;
  TakeBackDeletionResult:
    | ( DeletionLinkEnded & { __typename: 'DeletionLinkEnded' } )
    | ( DeletionTakenBack & { __typename: 'DeletionTakenBack' } )
  ;
  TakeTicketResult:
    | ( DrawsPayload & { __typename: 'DrawsPayload' } )
    | ( NotEnoughPoints & { __typename: 'NotEnoughPoints' } )
    | ( TicketRefused & { __typename: 'TicketRefused' } )
  ;
  TextsResult:
    | ( TextsPayload & { __typename: 'TextsPayload' } )
    | ( TextsRefused & { __typename: 'TextsRefused' } )
  ;
  UndoRewardResult:
    | ( RewardNotUndone & { __typename: 'RewardNotUndone' } )
    | ( RewardsPayload & { __typename: 'RewardsPayload' } )
  ;
  ValidateMerchantResult:
    | ( WalletSession & { __typename: 'WalletSession' } )
    | ( WalletUnavailable & { __typename: 'WalletUnavailable' } )
  ;
  VerifyEmailResult:
    | ( EmailNotVerified & { __typename: 'EmailNotVerified' } )
    | ( EmailVerified & { __typename: 'EmailVerified' } )
  ;
  WriteToCaseResult:
    | ( Omit<CasePayload, 'case'> & { case: _RefType['Case'] } & { __typename: 'CasePayload' } )
    | ( CaseRefused & { __typename: 'CaseRefused' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserAlert:
    | ( LoyaltyTierModalAlert )
    | ( NoticeAlert )
  ;
  UserError:
    | ( AddressBookFull )
    | ( AddressInvalid )
    | ( AttemptGivenUp )
    | ( AuctionOver )
    | ( AuctionRefused )
    | ( BagElsewhere )
    | ( BagOrderRefused )
    | ( BagOrderTooSoon )
    | ( BagTaken )
    | ( BidRefused )
    | ( BidTooLow )
    | ( CartFull )
    | ( CaseRefused )
    | ( CashOutRefused )
    | ( CheckoutIncomplete )
    | ( CodeNotApplicable )
    | ( ContentRefused )
    | ( DeletionBlocked )
    | ( DeletionLinkEnded )
    | ( DirectRefused )
    | ( EmailNotVerified )
    | ( EmailTaken )
    | ( EstimateRefused )
    | ( FollowRefused )
    | ( GiftCardBeingPaid )
    | ( GiftCardEmpty )
    | ( GiftCardInvalid )
    | ( GiftCardNotInCart )
    | ( GoodyRefused )
    | ( HomeEditRefused )
    | ( ImageSearchRefused )
    | ( IntakeRefusal )
    | ( InvalidInput )
    | ( InvitationRefused )
    | ( Omit<ItemChangedMeanwhile, 'staffItem'> & { staffItem: _RefType['StaffItem'] } )
    | ( ItemFree )
    | ( ItemHeld )
    | ( ItemRefusal )
    | ( ItemUnavailable )
    | ( ItemWithheld )
    | ( Omit<ItemsLost, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( KitNotActivated )
    | ( KitNotCancelable )
    | ( LegalAcceptRequired )
    | ( ListRefused )
    | ( LogInEnded )
    | ( LogInRefused )
    | ( NoCartToPay )
    | ( NoPayoutForBrand )
    | ( NotEnoughPoints )
    | ( NotForRescue )
    | ( NotInCart )
    | ( NotReclaimable )
    | ( NothingToDonate )
    | ( OfferRefused )
    | ( OrderCodeNeeded )
    | ( OrderNotCancelable )
    | ( OutfitNotHeld )
    | ( ParcelMoved )
    | ( PasskeyRefused )
    | ( PasswordLinkInvalid )
    | ( PasswordNeeded )
    | ( PasswordNotConfirmed )
    | ( PasswordWrong )
    | ( PaymentDeclined )
    | ( PaymentRefused )
    | ( PayoutAccountRefused )
    | ( PiecesDiffer )
    | ( PlaceTaken )
    | ( PriceNotChanged )
    | ( PrivacyRefused )
    | ( QuestionRefused )
    | ( QueueFull )
    | ( RescueSoldOut )
    | ( ReturnMoved )
    | ( ReturnRefused )
    | ( RewardNotApplicable )
    | ( RewardNotUndone )
    | ( SavedSearchesFull )
    | ( SearchNameTaken )
    | ( SearchNeverMatches )
    | ( SearchTooBroad )
    | ( SecondStepNeeded )
    | ( SettingRefused )
    | ( ShippingOptionUnavailable )
    | ( SignInRequired )
    | ( StaffRefusal )
    | ( StorefrontRefused )
    | ( StyleRefused )
    | ( SurveyAnswered )
    | ( TextsRefused )
    | ( TicketRefused )
    | ( TooFewSold )
    | ( TooManyGiftCards )
    | ( TooManyHolds )
    | ( TooManyPlaces )
    | ( TooManyTries )
    | ( Omit<TotalsChanged, 'cart'> & { cart?: Maybe<_RefType['Cart']> } )
    | ( TwoStepRefused )
    | ( WalletUnavailable )
    | ( WrongBagCode )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptLegalPayload: ResolverTypeWrapper<Omit<AcceptLegalPayload, 'user'> & { user: ResolversTypes['User'] }>;
  AccountNeed: ResolverTypeWrapper<AccountNeed>;
  AccountNeedKind: AccountNeedKind;
  ActivateKitInput: ActivateKitInput;
  ActivateKitPayload: ResolverTypeWrapper<Omit<ActivateKitPayload, 'kit'> & { kit: ResolversTypes['Kit'] }>;
  ActivateKitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActivateKitResult']>;
  ActiveCart: ResolverTypeWrapper<Omit<ActiveCart, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  AddGiftCardToCartInput: AddGiftCardToCartInput;
  AddGiftCardToCartPayload: ResolverTypeWrapper<Omit<AddGiftCardToCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddGiftCardToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddGiftCardToCartResult']>;
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPasskeyResult']>;
  AddReclaimToCartInput: AddReclaimToCartInput;
  AddReclaimToCartPayload: ResolverTypeWrapper<Omit<AddReclaimToCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddReclaimToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddReclaimToCartResult']>;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<Omit<AddToCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  AddToCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartResult']>;
  Address: ResolverTypeWrapper<AddressRow>;
  AddressBookFull: ResolverTypeWrapper<AddressBookFull>;
  AddressInput: AddressInput;
  AddressInvalid: ResolverTypeWrapper<AddressInvalid>;
  AddressType: AddressType;
  AdvertisedOffer: ResolverTypeWrapper<AdvertisedOffer>;
  AlertAction: ResolverTypeWrapper<AlertAction>;
  AnalyticsCount: ResolverTypeWrapper<AnalyticsCount>;
  AnalyticsFigure: ResolverTypeWrapper<AnalyticsFigure>;
  AnalyticsFigureName: AnalyticsFigureName;
  AnswerAsSellerInput: AnswerAsSellerInput;
  AnswerAsSellerPayload: ResolverTypeWrapper<AnswerAsSellerPayload>;
  AnswerAsSellerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerAsSellerResult']>;
  AnswerCaseInput: AnswerCaseInput;
  AnswerCleanoutSurveyPayload: ResolverTypeWrapper<AnswerCleanoutSurveyPayload>;
  AnswerCleanoutSurveyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerCleanoutSurveyResult']>;
  AnswerDirectSurveyPayload: ResolverTypeWrapper<AnswerDirectSurveyPayload>;
  AnswerDirectSurveyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerDirectSurveyResult']>;
  AnswerOfferInput: AnswerOfferInput;
  AnswerQuestionInput: AnswerQuestionInput;
  AnswerReturnOfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerReturnOfferResult']>;
  AppliedGiftCard: ResolverTypeWrapper<AppliedCardRow>;
  ApplyClientConfigurationInput: ApplyClientConfigurationInput;
  ApplyClientConfigurationPayload: ResolverTypeWrapper<ApplyClientConfigurationPayload>;
  ApplyGiftCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyGiftCardResult']>;
  ApplyPromoCodePayload: ResolverTypeWrapper<Omit<ApplyPromoCodePayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyPromoCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyPromoCodeResult']>;
  ApplyPromoCodeToCartInput: ApplyPromoCodeToCartInput;
  ApplyRewardPayload: ResolverTypeWrapper<Omit<ApplyRewardPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  ApplyRewardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyRewardResult']>;
  ApproveCaseInput: ApproveCaseInput;
  ApproveGoodyBoxInput: ApproveGoodyBoxInput;
  ArmReading: ResolverTypeWrapper<ArmReading>;
  AskAboutPieceInput: AskAboutPieceInput;
  AskAboutPiecePayload: ResolverTypeWrapper<AskAboutPiecePayload>;
  AskAboutPieceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskAboutPieceResult']>;
  AskForDataExportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskForDataExportResult']>;
  AskForDeletionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AskForDeletionResult']>;
  AskGoodyBoxInput: AskGoodyBoxInput;
  AttemptGivenUp: ResolverTypeWrapper<AttemptGivenUp>;
  Auction: ResolverTypeWrapper<Auction>;
  AuctionBid: ResolverTypeWrapper<AuctionBid>;
  AuctionOver: ResolverTypeWrapper<AuctionOver>;
  AuctionPayload: ResolverTypeWrapper<Omit<AuctionPayload, 'item'> & { item: ResolversTypes['Item'] }>;
  AuctionRefused: ResolverTypeWrapper<AuctionRefused>;
  AuthPayload: ResolverTypeWrapper<Omit<AuthPayload, 'user'> & { user: ResolversTypes['User'] }>;
  BagCounts: ResolverTypeWrapper<BagCounts>;
  BagElsewhere: ResolverTypeWrapper<BagElsewhere>;
  BagEvent: ResolverTypeWrapper<BagEvent>;
  BagOrderRefused: ResolverTypeWrapper<BagOrderRefused>;
  BagOrderTooSoon: ResolverTypeWrapper<BagOrderTooSoon>;
  BagTaken: ResolverTypeWrapper<BagTaken>;
  BagWorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BagWorkResult']>;
  BeginPasskeyLogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginPasskeyLogInResult']>;
  BeginPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginPasskeyResult']>;
  BeginTwoStepResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginTwoStepResult']>;
  BidRefused: ResolverTypeWrapper<BidRefused>;
  BidTooLow: ResolverTypeWrapper<BidTooLow>;
  Birthday: ResolverTypeWrapper<Birthday>;
  BookPickUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BookPickUpResult']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  BrandDirectory: ResolverTypeWrapper<BrandDirectory>;
  BrandEntry: ResolverTypeWrapper<BrandEntry>;
  BrandLetter: ResolverTypeWrapper<BrandLetter>;
  Bundle: ResolverTypeWrapper<BundleRow>;
  BuyerPreferenceClusters: ResolverTypeWrapper<BuyerPreferenceClusters>;
  CancelKitPayload: ResolverTypeWrapper<Omit<CancelKitPayload, 'kit'> & { kit: ResolversTypes['Kit'] }>;
  CancelKitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelKitResult']>;
  CancelMoney: ResolverTypeWrapper<CancelMoney>;
  CancelMoneyRow: ResolverTypeWrapper<CancelMoneyRow>;
  CancelOrderPayload: ResolverTypeWrapper<Omit<CancelOrderPayload, 'order'> & { order: ResolversTypes['Order'] }>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancelReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelReturnResult']>;
  CardType: CardType;
  Cart: ResolverTypeWrapper<CartRow>;
  CartAvailability: CartAvailability;
  CartExtraField: ResolverTypeWrapper<CartExtraField>;
  CartFull: ResolverTypeWrapper<CartFull>;
  CartGiftCard: ResolverTypeWrapper<GiftCardLine>;
  CartGroup: ResolverTypeWrapper<CartGroup>;
  CartIncentive: ResolverTypeWrapper<CartIncentive>;
  CartIncentiveState: CartIncentiveState;
  CartIncentiveType: CartIncentiveType;
  CartProduct: ResolverTypeWrapper<CartProductRow>;
  CartProductType: CartProductType;
  CartTotals: ResolverTypeWrapper<CartTotals>;
  CartUse: ResolverTypeWrapper<CartUse>;
  CartUseKind: CartUseKind;
  Case: ResolverTypeWrapper<Omit<Case, 'pieces'> & { pieces: Array<ResolversTypes['Item']> }>;
  CaseKind: CaseKind;
  CaseMacro: ResolverTypeWrapper<CaseMacro>;
  CaseMessage: ResolverTypeWrapper<CaseMessage>;
  CaseOffer: CaseOffer;
  CasePage: ResolverTypeWrapper<Omit<CasePage, 'nodes'> & { nodes: Array<ResolversTypes['Case']> }>;
  CasePayload: ResolverTypeWrapper<Omit<CasePayload, 'case'> & { case: ResolversTypes['Case'] }>;
  CaseProposal: ResolverTypeWrapper<CaseProposal>;
  CaseRefused: ResolverTypeWrapper<CaseRefused>;
  CaseStatus: CaseStatus;
  CashCreditUsed: ResolverTypeWrapper<CashCreditUsed>;
  CashOut: ResolverTypeWrapper<CashOut>;
  CashOutEvent: ResolverTypeWrapper<CashOutEvent>;
  CashOutInput: CashOutInput;
  CashOutPage: ResolverTypeWrapper<CashOutPage>;
  CashOutPayload: ResolverTypeWrapper<CashOutPayload>;
  CashOutRefused: ResolverTypeWrapper<CashOutRefused>;
  CashOutResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CashOutResult']>;
  CashOutSetup: ResolverTypeWrapper<CashOutSetup>;
  Category: ResolverTypeWrapper<Category>;
  Cents: ResolverTypeWrapper<Scalars['Cents']['output']>;
  ChangeEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeEmailResult']>;
  ChangeExperimentInput: ChangeExperimentInput;
  ChangeExperimentPayload: ResolverTypeWrapper<ChangeExperimentPayload>;
  ChangeExperimentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeExperimentResult']>;
  ChangeFlagInput: ChangeFlagInput;
  ChangeFlagPayload: ResolverTypeWrapper<ChangeFlagPayload>;
  ChangeFlagResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeFlagResult']>;
  ChangeItemPriceInput: ChangeItemPriceInput;
  ChangeItemPricePayload: ResolverTypeWrapper<Omit<ChangeItemPricePayload, 'item'> & { item: ResolversTypes['SellerItem'] }>;
  ChangeItemPriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeItemPriceResult']>;
  ChangeNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeNameResult']>;
  ChangePasswordByMailInput: ChangePasswordByMailInput;
  ChangePasswordByMailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordByMailResult']>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordResult']>;
  ChangeRhythmInput: ChangeRhythmInput;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  CharityMonth: ResolverTypeWrapper<CharityMonth>;
  CharityPartner: ResolverTypeWrapper<CharityPartner>;
  CheckoutIncomplete: ResolverTypeWrapper<CheckoutIncomplete>;
  ChildSizes: ResolverTypeWrapper<ChildSizes>;
  ChildSizesInput: ChildSizesInput;
  ChildSizesPayload: ResolverTypeWrapper<ChildSizesPayload>;
  ChooseGoodyPiecesInput: ChooseGoodyPiecesInput;
  ChosenFilter: ResolverTypeWrapper<ChosenFilter>;
  ClaimBagResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimBagResult']>;
  CleanoutCharity: ResolverTypeWrapper<CleanoutCharity>;
  CleanoutIncentiveOffer: ResolverTypeWrapper<CleanoutIncentiveOffer>;
  CleanoutOffer: ResolverTypeWrapper<CleanoutOffer>;
  CleanoutPartner: ResolverTypeWrapper<CleanoutPartner>;
  CleanoutServiceOffer: ResolverTypeWrapper<CleanoutServiceOffer>;
  CleanoutSurveyInput: CleanoutSurveyInput;
  ClientSettingInput: ClientSettingInput;
  ClientType: ClientType;
  Closet: ResolverTypeWrapper<Closet>;
  CodeNotApplicable: ResolverTypeWrapper<CodeNotApplicable>;
  ComingPoints: ResolverTypeWrapper<ComingPoints>;
  ConfirmDeletionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmDeletionResult']>;
  ConfirmPasswordResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmPasswordResult']>;
  ConfirmPayoutAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmPayoutAccountResult']>;
  ContentChange: ContentChange;
  ContentDocument: ResolverTypeWrapper<ContentDocument>;
  ContentKind: ContentKind;
  ContentProblem: ResolverTypeWrapper<ContentProblem>;
  ContentRefused: ResolverTypeWrapper<ContentRefused>;
  ContentRelease: ResolverTypeWrapper<ReleaseRow>;
  ContentReleasePayload: ResolverTypeWrapper<Omit<ContentReleasePayload, 'release'> & { release: ResolversTypes['ContentRelease'] }>;
  ContentReleaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentReleaseResult']>;
  ContentReleaseState: ContentReleaseState;
  CorrectedQuery: ResolverTypeWrapper<CorrectedQuery>;
  CorrectionContent: ResolverTypeWrapper<CorrectionContent>;
  Country: ResolverTypeWrapper<Country>;
  CouponOffer: ResolverTypeWrapper<CouponOffer>;
  CreateReturnInput: CreateReturnInput;
  CreateReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateReturnResult']>;
  CreditDrop: ResolverTypeWrapper<CreditDrop>;
  CreditMove: ResolverTypeWrapper<CreditMove>;
  CreditRecord: ResolverTypeWrapper<CreditRecord>;
  DataExport: ResolverTypeWrapper<DataExport>;
  DataExportAsked: ResolverTypeWrapper<DataExportAsked>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayRange: ResolverTypeWrapper<DayRange>;
  DecideCaseInput: DecideCaseInput;
  DecideCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DecideCaseResult']>;
  DeleteImageSearchPayload: ResolverTypeWrapper<DeleteImageSearchPayload>;
  DeleteStyleThreadPayload: ResolverTypeWrapper<DeleteStyleThreadPayload>;
  DeletionAsked: ResolverTypeWrapper<DeletionAsked>;
  DeletionBlocked: ResolverTypeWrapper<DeletionBlocked>;
  DeletionLink: ResolverTypeWrapper<DeletionLink>;
  DeletionLinkEnded: ResolverTypeWrapper<DeletionLinkEnded>;
  DeletionTakenBack: ResolverTypeWrapper<DeletionTakenBack>;
  DeletionWaits: ResolverTypeWrapper<DeletionWaits>;
  DeliveryLocation: DeliveryLocation;
  DeskQueue: ResolverTypeWrapper<DeskQueue>;
  DeskScreen: DeskScreen;
  DeskStateCount: ResolverTypeWrapper<DeskStateCount>;
  DeskView: ResolverTypeWrapper<DeskView>;
  DeskViewsPayload: ResolverTypeWrapper<DeskViewsPayload>;
  DeskViewsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeskViewsResult']>;
  DetailedShippingEstimate: ResolverTypeWrapper<DetailedShippingEstimate>;
  Device: ResolverTypeWrapper<Device>;
  DirectChoices: ResolverTypeWrapper<DirectChoices>;
  DirectDraftInput: DirectDraftInput;
  DirectFault: ResolverTypeWrapper<DirectFault>;
  DirectFlaw: ResolverTypeWrapper<DirectFlaw>;
  DirectGuess: ResolverTypeWrapper<DirectGuess>;
  DirectGuessCategory: ResolverTypeWrapper<DirectGuessCategory>;
  DirectListing: ResolverTypeWrapper<DirectListing>;
  DirectListingAct: DirectListingAct;
  DirectListingPayload: ResolverTypeWrapper<DirectListingPayload>;
  DirectListingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DirectListingResult']>;
  DirectListingStatus: DirectListingStatus;
  DirectPayout: ResolverTypeWrapper<DirectPayout>;
  DirectPhoto: ResolverTypeWrapper<DirectPhoto>;
  DirectPriceGuide: ResolverTypeWrapper<DirectPriceGuide>;
  DirectRefused: ResolverTypeWrapper<DirectRefused>;
  DirectReport: ResolverTypeWrapper<DirectReport>;
  DirectReview: ResolverTypeWrapper<DirectReview>;
  DirectReviewPayload: ResolverTypeWrapper<DirectReviewPayload>;
  DirectReviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DirectReviewResult']>;
  DirectSale: ResolverTypeWrapper<DirectSale>;
  DirectSaleItem: ResolverTypeWrapper<DirectSaleItem>;
  DirectSalePayload: ResolverTypeWrapper<DirectSalePayload>;
  DirectSaleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DirectSaleResult']>;
  DirectSaleStatus: DirectSaleStatus;
  DirectShop: ResolverTypeWrapper<DirectShop>;
  DirectShopPayload: ResolverTypeWrapper<DirectShopPayload>;
  DirectShopResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DirectShopResult']>;
  DirectSurvey: ResolverTypeWrapper<DirectSurvey>;
  DirectSurveyInput: DirectSurveyInput;
  DirectWaitlist: ResolverTypeWrapper<DirectWaitlist>;
  DonateEarningsInput: DonateEarningsInput;
  DonateRestInput: DonateRestInput;
  DonateRestPayload: ResolverTypeWrapper<Omit<DonateRestPayload, 'items'> & { items: Array<ResolversTypes['SellerItem']> }>;
  DonateRestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DonateRestResult']>;
  Draw: ResolverTypeWrapper<Draw>;
  Draws: ResolverTypeWrapper<Draws>;
  DrawsPayload: ResolverTypeWrapper<DrawsPayload>;
  DropOffPlace: ResolverTypeWrapper<DropOffPlace>;
  Dropshipper: ResolverTypeWrapper<Dropshipper>;
  EarningMonth: ResolverTypeWrapper<EarningMonth>;
  EarningSale: ResolverTypeWrapper<EarningSale>;
  EarningSalePage: ResolverTypeWrapper<EarningSalePage>;
  Earnings: ResolverTypeWrapper<Earnings>;
  EarningsUseInput: EarningsUseInput;
  EditItemInput: EditItemInput;
  EditItemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditItemResult']>;
  EditMeasurementInput: EditMeasurementInput;
  EditReturnInput: EditReturnInput;
  EditReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EditReturnResult']>;
  EmailChangeSent: ResolverTypeWrapper<EmailChangeSent>;
  EmailNotVerified: ResolverTypeWrapper<EmailNotVerified>;
  EmailTaken: ResolverTypeWrapper<EmailTaken>;
  EmailVerificationSent: ResolverTypeWrapper<EmailVerificationSent>;
  EmailVerified: ResolverTypeWrapper<EmailVerified>;
  EndTwoStepResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndTwoStepResult']>;
  EndingPoints: ResolverTypeWrapper<EndingPoints>;
  EstimateRefused: ResolverTypeWrapper<EstimateRefused>;
  EstimatedPayout: ResolverTypeWrapper<EstimatedPayout>;
  ExcludesInput: ExcludesInput;
  ExperimentArm: ResolverTypeWrapper<ExperimentArm>;
  ExperimentResults: ResolverTypeWrapper<ExperimentResults>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetBucket: ResolverTypeWrapper<FacetBucket>;
  FacetChoice: ResolverTypeWrapper<FacetChoice>;
  FacetKind: FacetKind;
  Favorite: ResolverTypeWrapper<Omit<Favorite, 'item'> & { item: ResolversTypes['Item'] }>;
  FavoriteCounts: ResolverTypeWrapper<FavoriteCounts>;
  FavoriteKind: ResolverTypeWrapper<FavoriteKind>;
  FavoriteList: ResolverTypeWrapper<Viewer>;
  FavoritePage: ResolverTypeWrapper<Omit<FavoritePage, 'nodes'> & { nodes: Array<ResolversTypes['Favorite']> }>;
  FavoriteShare: ResolverTypeWrapper<FavoriteShare>;
  FavoritesInput: FavoritesInput;
  FavoritesPayload: ResolverTypeWrapper<FavoritesPayload>;
  FavoritesView: FavoritesView;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  FilterInput: FilterInput;
  FinishLogInInput: FinishLogInInput;
  FinishLogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishLogInResult']>;
  FitBasis: ResolverTypeWrapper<FitBasis>;
  FitBasisPayload: ResolverTypeWrapper<FitBasisPayload>;
  FitNote: ResolverTypeWrapper<FitNote>;
  Flaw: ResolverTypeWrapper<Flaw>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Follow: ResolverTypeWrapper<Follow>;
  FollowInput: FollowInput;
  FollowPayload: ResolverTypeWrapper<FollowPayload>;
  FollowRefused: ResolverTypeWrapper<FollowRefused>;
  FollowResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowResult']>;
  ForgetSearchesPayload: ResolverTypeWrapper<ForgetSearchesPayload>;
  GiftCardApplied: ResolverTypeWrapper<Omit<GiftCardApplied, 'cart' | 'giftCard'> & { cart: ResolversTypes['Cart'], giftCard: ResolversTypes['AppliedGiftCard'] }>;
  GiftCardBalance: ResolverTypeWrapper<GiftCardBalance>;
  GiftCardBalanceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GiftCardBalanceResult']>;
  GiftCardBeingPaid: ResolverTypeWrapper<GiftCardBeingPaid>;
  GiftCardCodeInput: GiftCardCodeInput;
  GiftCardDeliveryMethod: GiftCardDeliveryMethod;
  GiftCardEmpty: ResolverTypeWrapper<GiftCardEmpty>;
  GiftCardInvalid: ResolverTypeWrapper<GiftCardInvalid>;
  GiftCardNotInCart: ResolverTypeWrapper<GiftCardNotInCart>;
  GoodyBox: ResolverTypeWrapper<Omit<GoodyBox, 'pieces'> & { pieces: Array<ResolversTypes['GoodyPiece']> }>;
  GoodyBoxInList: ResolverTypeWrapper<GoodyBoxInList>;
  GoodyBoxPayload: ResolverTypeWrapper<GoodyBoxParent>;
  GoodyBoxResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GoodyBoxResult']>;
  GoodyChoiceInput: GoodyChoiceInput;
  GoodyDepartment: ResolverTypeWrapper<GoodyDepartment>;
  GoodyOption: ResolverTypeWrapper<GoodyOption>;
  GoodyPiece: ResolverTypeWrapper<Omit<GoodyPiece, 'item'> & { item: ResolversTypes['Item'] }>;
  GoodyQuote: ResolverTypeWrapper<GoodyQuote>;
  GoodyRefused: ResolverTypeWrapper<GoodyRefused>;
  GoodyReserved: ResolverTypeWrapper<GoodyReserved>;
  GoodySetup: ResolverTypeWrapper<GoodySetup>;
  GoodyStep: ResolverTypeWrapper<GoodyStep>;
  GradePieceInput: GradePieceInput;
  GradePiecePayload: ResolverTypeWrapper<GradePiecePayload>;
  GradePieceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GradePieceResult']>;
  GuardrailReading: ResolverTypeWrapper<GuardrailReading>;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  HelpLink: ResolverTypeWrapper<HelpLink>;
  HistogramBar: ResolverTypeWrapper<HistogramBar>;
  HoldOutfitPayload: ResolverTypeWrapper<Omit<HoldOutfitPayload, 'cart' | 'outfit'> & { cart: ResolversTypes['Cart'], outfit: ResolversTypes['StyleOutfit'] }>;
  HoldOutfitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HoldOutfitResult']>;
  HomeEdit: ResolverTypeWrapper<Omit<HomeEdit, 'items'> & { items: Array<ResolversTypes['Item']> }>;
  HomeEditInput: HomeEditInput;
  HomeEditRefused: ResolverTypeWrapper<HomeEditRefused>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdenticalBasis: IdenticalBasis;
  IdenticalItem: ResolverTypeWrapper<Omit<IdenticalItem, 'item'> & { item: ResolversTypes['Item'] }>;
  IdenticalItems: ResolverTypeWrapper<Omit<IdenticalItems, 'item' | 'nodes'> & { item: ResolversTypes['Item'], nodes: Array<ResolversTypes['IdenticalItem']> }>;
  ImageSearch: ResolverTypeWrapper<ImageSearchRow>;
  ImageSearchAnswer: ResolverTypeWrapper<Omit<ImageSearchAnswer, 'matches'> & { matches: Array<ResolversTypes['ImageSearchMatch']> }>;
  ImageSearchBand: ImageSearchBand;
  ImageSearchFind: ResolverTypeWrapper<ImageSearchFind>;
  ImageSearchKind: ResolverTypeWrapper<ImageSearchKind>;
  ImageSearchMatch: ResolverTypeWrapper<Omit<ImageSearchMatch, 'item'> & { item: ResolversTypes['Item'] }>;
  ImageSearchPayload: ResolverTypeWrapper<Omit<ImageSearchPayload, 'search'> & { search: ResolversTypes['ImageSearch'] }>;
  ImageSearchReason: ResolverTypeWrapper<ImageSearchReason>;
  ImageSearchRefused: ResolverTypeWrapper<ImageSearchRefused>;
  ImageSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ImageSearchResult']>;
  ImageSearchSource: ImageSearchSource;
  InspectPieceInput: InspectPieceInput;
  InspectReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InspectReturnResult']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntakeBag: ResolverTypeWrapper<IntakeBag>;
  IntakeBagPayload: ResolverTypeWrapper<IntakeBagPayload>;
  IntakeBagResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['IntakeBagResult']>;
  IntakeBrand: ResolverTypeWrapper<IntakeBrand>;
  IntakeCategory: ResolverTypeWrapper<IntakeCategory>;
  IntakeChoices: ResolverTypeWrapper<IntakeChoices>;
  IntakeColor: ResolverTypeWrapper<IntakeColor>;
  IntakeDeclineReason: ResolverTypeWrapper<IntakeDeclineReason>;
  IntakeHouse: ResolverTypeWrapper<IntakeHouse>;
  IntakeMeasurementInput: IntakeMeasurementInput;
  IntakePiece: ResolverTypeWrapper<IntakePiece>;
  IntakeQueue: ResolverTypeWrapper<IntakeQueue>;
  IntakeRefusal: ResolverTypeWrapper<IntakeRefusal>;
  IntakeSize: ResolverTypeWrapper<IntakeSize>;
  IntakeSuggestion: ResolverTypeWrapper<IntakeSuggestion>;
  InvalidInput: ResolverTypeWrapper<InvalidInput>;
  InvitationRefused: ResolverTypeWrapper<InvitationRefused>;
  InvitationSums: ResolverTypeWrapper<InvitationSums>;
  Invitations: ResolverTypeWrapper<Invitations>;
  Item: ResolverTypeWrapper<ListedRow>;
  ItemActInput: ItemActInput;
  ItemActResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ItemActResult']>;
  ItemAvailability: ItemAvailability;
  ItemChangedMeanwhile: ResolverTypeWrapper<Omit<ItemChangedMeanwhile, 'staffItem'> & { staffItem: ResolversTypes['StaffItem'] }>;
  ItemCondition: ItemCondition;
  ItemConnection: ResolverTypeWrapper<Omit<ItemConnection, 'nodes'> & { nodes: Array<ResolversTypes['Item']> }>;
  ItemFieldChange: ResolverTypeWrapper<ItemFieldChange>;
  ItemFree: ResolverTypeWrapper<ItemFree>;
  ItemHeld: ResolverTypeWrapper<ItemHeld>;
  ItemNote: ResolverTypeWrapper<ItemNote>;
  ItemPartner: ResolverTypeWrapper<ItemPartner>;
  ItemPromotion: ResolverTypeWrapper<ItemPromotion>;
  ItemQueryContextInput: ItemQueryContextInput;
  ItemQueue: ResolverTypeWrapper<ItemQueue>;
  ItemRefusal: ResolverTypeWrapper<ItemRefusal>;
  ItemTargeting: ResolverTypeWrapper<ItemTargeting>;
  ItemTargetingRule: ResolverTypeWrapper<ItemTargetingRule>;
  ItemUnavailable: ResolverTypeWrapper<ItemUnavailable>;
  ItemWithheld: ResolverTypeWrapper<ItemWithheld>;
  ItemsLost: ResolverTypeWrapper<Omit<ItemsLost, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  ItemsV2Input: ItemsV2Input;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Job: ResolverTypeWrapper<Job>;
  JobActResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JobActResult']>;
  JobKind: ResolverTypeWrapper<JobKind>;
  JobNote: ResolverTypeWrapper<JobNote>;
  JobsOverview: ResolverTypeWrapper<JobsOverview>;
  JobsPayload: ResolverTypeWrapper<JobsPayload>;
  JoinDirectWaitlistPayload: ResolverTypeWrapper<JoinDirectWaitlistPayload>;
  JoinDirectWaitlistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JoinDirectWaitlistResult']>;
  JoinQueueInput: JoinQueueInput;
  JoinQueuePayload: ResolverTypeWrapper<Omit<JoinQueuePayload, 'item'> & { item: ResolversTypes['Item'] }>;
  JoinQueueResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['JoinQueueResult']>;
  Kit: ResolverTypeWrapper<KitRow>;
  KitAddress: ResolverTypeWrapper<KitAddress>;
  KitNotActivated: ResolverTypeWrapper<KitNotActivated>;
  KitNotCancelable: ResolverTypeWrapper<KitNotCancelable>;
  KitPage: ResolverTypeWrapper<Omit<KitPage, 'nodes'> & { nodes: Array<ResolversTypes['Kit']> }>;
  LandingBlock: ResolverTypeWrapper<Omit<LandingBlock, 'items' | 'outfits'> & { items: Array<ResolversTypes['Item']>, outfits: Array<ResolversTypes['Outfit']> }>;
  LandingPage: ResolverTypeWrapper<LandingPageRow>;
  LastDeliveryShipment: ResolverTypeWrapper<LastDeliveryShipment>;
  LeaveQueueInput: LeaveQueueInput;
  LeaveQueuePayload: ResolverTypeWrapper<Omit<LeaveQueuePayload, 'item'> & { item: ResolversTypes['Item'] }>;
  LeaveQueueResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveQueueResult']>;
  LeaveToRescuePayload: ResolverTypeWrapper<Omit<LeaveToRescuePayload, 'item'> & { item: ResolversTypes['SellerItem'] }>;
  LeaveToRescueResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeaveToRescueResult']>;
  LegalAcceptRequired: ResolverTypeWrapper<LegalAcceptRequired>;
  LegalDocument: ResolverTypeWrapper<LegalDocument>;
  LinkPayoutAccountInput: LinkPayoutAccountInput;
  LinkPayoutAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LinkPayoutAccountResult']>;
  ListControls: ResolverTypeWrapper<ListControls>;
  ListPageInfo: ResolverTypeWrapper<ListPageInfo>;
  ListPiecesPayload: ResolverTypeWrapper<ListPiecesPayload>;
  ListRefused: ResolverTypeWrapper<ListRefused>;
  ListingToSaveInput: ListingToSaveInput;
  ListsPayload: ResolverTypeWrapper<Omit<ListsPayload, 'favorites'> & { favorites: ResolversTypes['FavoriteList'] }>;
  ListsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ListsResult']>;
  LogInEnded: ResolverTypeWrapper<LogInEnded>;
  LogInInput: LogInInput;
  LogInRefused: ResolverTypeWrapper<LogInRefused>;
  LogInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInResult']>;
  LogInWithPasskeyInput: LogInWithPasskeyInput;
  LogInWithPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LogInWithPasskeyResult']>;
  LogOutPayload: ResolverTypeWrapper<Omit<LogOutPayload, 'user'> & { user: ResolversTypes['User'] }>;
  LoyaltyTierInfo: ResolverTypeWrapper<LoyaltyTierInfo>;
  LoyaltyTierModalAlert: ResolverTypeWrapper<LoyaltyTierModalAlert>;
  MadeWords: ResolverTypeWrapper<MadeWords>;
  MadeWordsInput: MadeWordsInput;
  MailOrderLinkPayload: ResolverTypeWrapper<MailOrderLinkPayload>;
  MailOrderLinkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailOrderLinkResult']>;
  MakeOfferInput: MakeOfferInput;
  MarkNotificationsReadPayload: ResolverTypeWrapper<MarkNotificationsReadPayload>;
  Measurement: ResolverTypeWrapper<Measurement>;
  MeasurementInput: MeasurementInput;
  MemberRating: ResolverTypeWrapper<MemberRating>;
  MemberReview: ResolverTypeWrapper<MemberReview>;
  MoveFavoritesInput: MoveFavoritesInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MySizes: ResolverTypeWrapper<MySizes>;
  NamePayload: ResolverTypeWrapper<Omit<NamePayload, 'user'> & { user: ResolversTypes['User'] }>;
  NamedList: ResolverTypeWrapper<NamedList>;
  NoCartToPay: ResolverTypeWrapper<NoCartToPay>;
  NoPayoutForBrand: ResolverTypeWrapper<NoPayoutForBrand>;
  NotEnoughPoints: ResolverTypeWrapper<NotEnoughPoints>;
  NotForRescue: ResolverTypeWrapper<NotForRescue>;
  NotInCart: ResolverTypeWrapper<NotInCart>;
  NotListed: ResolverTypeWrapper<NotListed>;
  NotReclaimable: ResolverTypeWrapper<NotReclaimable>;
  NoteExposurePayload: ResolverTypeWrapper<NoteExposurePayload>;
  NothingToDonate: ResolverTypeWrapper<NothingToDonate>;
  NoticeAlert: ResolverTypeWrapper<NoticeAlert>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationChannel: NotificationChannel;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<Omit<NotificationPage, 'nodes'> & { nodes: Array<ResolversTypes['Notification']> }>;
  NotificationRhythm: NotificationRhythm;
  OfferAct: OfferAct;
  OfferFolder: OfferFolder;
  OfferItem: ResolverTypeWrapper<OfferItem>;
  OfferPayload: ResolverTypeWrapper<OfferPayload>;
  OfferRefused: ResolverTypeWrapper<OfferRefused>;
  OfferResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OfferResult']>;
  OfferRoom: ResolverTypeWrapper<OfferRoom>;
  OfferStatus: OfferStatus;
  OfferTurn: ResolverTypeWrapper<OfferTurn>;
  OpenDirectShopInput: OpenDirectShopInput;
  OpenThing: ResolverTypeWrapper<OpenThing>;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderAddress: ResolverTypeWrapper<OrderAddress>;
  OrderBagsInput: OrderBagsInput;
  OrderBagsPayload: ResolverTypeWrapper<Omit<OrderBagsPayload, 'kit'> & { kit: ResolversTypes['Kit'] }>;
  OrderBagsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderBagsResult']>;
  OrderCodeNeeded: ResolverTypeWrapper<OrderCodeNeeded>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderLine: ResolverTypeWrapper<Omit<OrderLine, 'item'> & { item?: Maybe<ResolversTypes['Item']> }>;
  OrderNotCancelable: ResolverTypeWrapper<OrderNotCancelable>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversTypes['Order']> }>;
  OrderPending: ResolverTypeWrapper<OrderPending>;
  OrderPlaced: ResolverTypeWrapper<Omit<OrderPlaced, 'cart' | 'order'> & { cart?: Maybe<ResolversTypes['Cart']>, order: ResolversTypes['Order'] }>;
  OrderShipment: ResolverTypeWrapper<OrderShipment>;
  OrderStatus: OrderStatus;
  OrderTotals: ResolverTypeWrapper<OrderTotals>;
  OrderTransaction: ResolverTypeWrapper<OrderTransaction>;
  Outfit: ResolverTypeWrapper<Omit<Outfit, 'pieces'> & { pieces: Array<ResolversTypes['OutfitPiece']> }>;
  OutfitAnswer: ResolverTypeWrapper<Omit<OutfitAnswer, 'anchor' | 'item' | 'outfits'> & { anchor?: Maybe<ResolversTypes['Item']>, item: ResolversTypes['Item'], outfits: Array<ResolversTypes['Outfit']> }>;
  OutfitNotHeld: ResolverTypeWrapper<OutfitNotHeld>;
  OutfitPiece: ResolverTypeWrapper<Omit<OutfitPiece, 'item'> & { item: ResolversTypes['Item'] }>;
  OutletPromotion: ResolverTypeWrapper<OutletPromotion>;
  OutstandingKits: ResolverTypeWrapper<OutstandingKits>;
  PackParcelInput: PackParcelInput;
  PackParcelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PackParcelResult']>;
  PageVital: ResolverTypeWrapper<PageVital>;
  ParcelItem: ResolverTypeWrapper<ParcelItem>;
  ParcelMoved: ResolverTypeWrapper<ParcelMoved>;
  ParcelScan: ResolverTypeWrapper<ParcelScan>;
  PartnerSupplierProfile: ResolverTypeWrapper<PartnerSupplierProfile>;
  PassedOnImpact: ResolverTypeWrapper<PassedOnImpact>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyRefused: ResolverTypeWrapper<PasskeyRefused>;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  PasskeysPayload: ResolverTypeWrapper<PasskeysPayload>;
  PasswordConfirmed: ResolverTypeWrapper<PasswordConfirmed>;
  PasswordLinkInvalid: ResolverTypeWrapper<PasswordLinkInvalid>;
  PasswordNeeded: ResolverTypeWrapper<PasswordNeeded>;
  PasswordNotConfirmed: ResolverTypeWrapper<PasswordNotConfirmed>;
  PasswordWrong: ResolverTypeWrapper<PasswordWrong>;
  PayGoodyBoxInput: PayGoodyBoxInput;
  PaymentApprovalNeeded: ResolverTypeWrapper<PaymentApprovalNeeded>;
  PaymentDeclined: ResolverTypeWrapper<PaymentDeclined>;
  PaymentRefused: ResolverTypeWrapper<PaymentRefused>;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PayoutAccount: ResolverTypeWrapper<PayoutAccount>;
  PayoutAccountLinked: ResolverTypeWrapper<PayoutAccountLinked>;
  PayoutAccountRefused: ResolverTypeWrapper<PayoutAccountRefused>;
  PayoutCodeSent: ResolverTypeWrapper<PayoutCodeSent>;
  PayoutEstimate: ResolverTypeWrapper<PayoutEstimate>;
  PayoutEstimateInput: PayoutEstimateInput;
  PayoutEstimateResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PayoutEstimateResult']>;
  PayoutLine: ResolverTypeWrapper<PayoutLine>;
  PayoutSlice: ResolverTypeWrapper<PayoutSlice>;
  PersonSearch: ResolverTypeWrapper<PersonSearch>;
  Photo: ResolverTypeWrapper<Photo>;
  PickList: ResolverTypeWrapper<PickList>;
  PickParcelResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PickParcelResult']>;
  PickPlace: ResolverTypeWrapper<PickPlace>;
  PictureBox: ResolverTypeWrapper<PictureBox>;
  PictureBoxInput: PictureBoxInput;
  PieceMeasure: ResolverTypeWrapper<PieceMeasure>;
  PieceOffer: ResolverTypeWrapper<PieceOffer>;
  PieceQuestion: ResolverTypeWrapper<PieceQuestion>;
  PieceQuestionPage: ResolverTypeWrapper<PieceQuestionPage>;
  PiecesDiffer: ResolverTypeWrapper<PiecesDiffer>;
  PlaceBidInput: PlaceBidInput;
  PlaceBidPayload: ResolverTypeWrapper<Omit<PlaceBidPayload, 'item'> & { item: ResolversTypes['Item'] }>;
  PlaceBidResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceBidResult']>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlaceRescueOrderInput: PlaceRescueOrderInput;
  PlaceRescueResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceRescueResult']>;
  PlaceTaken: ResolverTypeWrapper<PlaceTaken>;
  PointsEntry: ResolverTypeWrapper<PointsEntry>;
  PointsMultiplierOffer: ResolverTypeWrapper<PointsMultiplierOffer>;
  PotentialReward: ResolverTypeWrapper<PotentialReward>;
  PreferenceCluster: ResolverTypeWrapper<PreferenceCluster>;
  PriceBar: ResolverTypeWrapper<PriceBar>;
  PriceChangeRoom: ResolverTypeWrapper<PriceChangeRoom>;
  PriceNotChanged: ResolverTypeWrapper<PriceNotChanged>;
  PricePoint: ResolverTypeWrapper<PricePoint>;
  Privacy: ResolverTypeWrapper<Privacy>;
  PrivacyOutcome: ResolverTypeWrapper<PrivacyOutcome>;
  PrivacyRefused: ResolverTypeWrapper<PrivacyRefused>;
  PromoButton: ResolverTypeWrapper<PromoButton>;
  PromoOrReward: ResolverTypeWrapper<PromoOrReward>;
  PromotionType: PromotionType;
  PushBrowserInput: PushBrowserInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueryCorrection: ResolverTypeWrapper<QueryCorrection>;
  QuestionRefused: ResolverTypeWrapper<QuestionRefused>;
  QueueFull: ResolverTypeWrapper<QueueFull>;
  QuietHoursInput: QuietHoursInput;
  RateDirectSaleInput: RateDirectSaleInput;
  ReceiveBagInput: ReceiveBagInput;
  ReceiveBagResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiveBagResult']>;
  ReceiveReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReceiveReturnResult']>;
  RecentSearch: ResolverTypeWrapper<RecentSearch>;
  RecentSearchConnection: ResolverTypeWrapper<RecentSearchConnection>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  RedeemRewardInput: RedeemRewardInput;
  RedeemRewardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RedeemRewardResult']>;
  ReferralCampaign: ResolverTypeWrapper<ReferralCampaign>;
  ReferralGift: ResolverTypeWrapper<ReferralGift>;
  ReferralInvitation: ResolverTypeWrapper<ReferralInvitation>;
  RelatedLink: ResolverTypeWrapper<RelatedLink>;
  RelatedLinks: ResolverTypeWrapper<RelatedLinks>;
  RelatedSection: ResolverTypeWrapper<RelatedSection>;
  RememberSearchPayload: ResolverTypeWrapper<RememberSearchPayload>;
  RemoveAddressInput: RemoveAddressInput;
  RemoveAddressPayload: ResolverTypeWrapper<Omit<RemoveAddressPayload, 'addresses'> & { addresses: Array<ResolversTypes['Address']> }>;
  RemoveFromCartInput: RemoveFromCartInput;
  RemoveFromCartPayload: ResolverTypeWrapper<Omit<RemoveFromCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveFromCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFromCartResult']>;
  RemoveGiftCardFromCartInput: RemoveGiftCardFromCartInput;
  RemoveGiftCardFromCartPayload: ResolverTypeWrapper<Omit<RemoveGiftCardFromCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveGiftCardFromCartResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveGiftCardFromCartResult']>;
  RemoveGiftCardInput: RemoveGiftCardInput;
  RemoveGiftCardPayload: ResolverTypeWrapper<Omit<RemoveGiftCardPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemovePasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePasskeyResult']>;
  RemovePromoCodePayload: ResolverTypeWrapper<Omit<RemovePromoCodePayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemoveRewardPayload: ResolverTypeWrapper<Omit<RemoveRewardPayload, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  RemoveSavedSearchPayload: ResolverTypeWrapper<RemoveSavedSearchPayload>;
  RenamePasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenamePasskeyResult']>;
  ReplacedSizes: ResolverTypeWrapper<ReplacedSizes>;
  ReportListingInput: ReportListingInput;
  ReportMissingInput: ReportMissingInput;
  ReportMissingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportMissingResult']>;
  ReportPayload: ResolverTypeWrapper<ReportPayload>;
  ReportReason: ReportReason;
  ReportResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportResult']>;
  RequestPasswordChangeInput: RequestPasswordChangeInput;
  RequestPasswordChangePayload: ResolverTypeWrapper<RequestPasswordChangePayload>;
  RequestPasswordChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordChangeResult']>;
  RescueGroup: ResolverTypeWrapper<RescueGroup>;
  RescueImpact: ResolverTypeWrapper<RescueImpact>;
  RescueOrder: ResolverTypeWrapper<Omit<RescueOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  RescueOrderPlaced: ResolverTypeWrapper<RescueOrderPlaced>;
  RescueQuote: ResolverTypeWrapper<RescueQuote>;
  RescueSoldOut: ResolverTypeWrapper<RescueSoldOut>;
  RescueSourceCount: ResolverTypeWrapper<RescueSourceCount>;
  RescuedPiece: ResolverTypeWrapper<RescuedPiece>;
  Rescues: ResolverTypeWrapper<Rescues>;
  ResendOrderMailInput: ResendOrderMailInput;
  ReserveGoodyBoxInput: ReserveGoodyBoxInput;
  ReserveGoodyBoxResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReserveGoodyBoxResult']>;
  ResolutionInput: ResolutionInput;
  ResolutionItem: ResolverTypeWrapper<Omit<ResolutionItem, 'item'> & { item: ResolversTypes['Item'] }>;
  ResolutionOffer: ResolverTypeWrapper<ResolutionOffer>;
  ResolutionOffers: ResolverTypeWrapper<ResolutionOffers>;
  ResolutionOffersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResolutionOffersResult']>;
  ResolutionShipping: ResolverTypeWrapper<ResolutionShipping>;
  Return: ResolverTypeWrapper<Omit<Return, 'pieces'> & { pieces: Array<ResolversTypes['ReturnPiece']> }>;
  ReturnChoice: ResolverTypeWrapper<ReturnChoice>;
  ReturnLineInput: ReturnLineInput;
  ReturnMoved: ResolverTypeWrapper<ReturnMoved>;
  ReturnOutcome: ReturnOutcome;
  ReturnPage: ResolverTypeWrapper<Omit<ReturnPage, 'nodes'> & { nodes: Array<ResolversTypes['Return']> }>;
  ReturnPayload: ResolverTypeWrapper<Omit<ReturnPayload, 'return'> & { return: ResolversTypes['Return'] }>;
  ReturnPickUp: ResolverTypeWrapper<ReturnPickUp>;
  ReturnPiece: ResolverTypeWrapper<Omit<ReturnPiece, 'item'> & { item: ResolversTypes['Item'] }>;
  ReturnQuote: ResolverTypeWrapper<ReturnQuote>;
  ReturnQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReturnQuoteResult']>;
  ReturnReason: ResolverTypeWrapper<ReturnReason>;
  ReturnRefundType: ReturnRefundType;
  ReturnRefused: ResolverTypeWrapper<ReturnRefused>;
  ReturnStatus: ReturnStatus;
  ReturnStep: ResolverTypeWrapper<ReturnStep>;
  ReturnSum: ResolverTypeWrapper<ReturnSum>;
  ReturnablePiece: ResolverTypeWrapper<Omit<ReturnablePiece, 'item'> & { item: ResolversTypes['Item'] }>;
  ReturnsSetup: ResolverTypeWrapper<Omit<ReturnsSetup, 'pieces'> & { pieces: Array<ResolversTypes['ReturnablePiece']> }>;
  ReviewPieceInput: ReviewPieceInput;
  ReviewPiecePayload: ResolverTypeWrapper<ReviewPiecePayload>;
  ReviewPieceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReviewPieceResult']>;
  Reward: ResolverTypeWrapper<Reward>;
  RewardNotApplicable: ResolverTypeWrapper<RewardNotApplicable>;
  RewardNotUndone: ResolverTypeWrapper<RewardNotUndone>;
  RewardOffer: ResolverTypeWrapper<RewardOffer>;
  Rewards: ResolverTypeWrapper<Rewards>;
  RewardsPayload: ResolverTypeWrapper<RewardsPayload>;
  SaveAddressInput: SaveAddressInput;
  SaveAddressPayload: ResolverTypeWrapper<Omit<SaveAddressPayload, 'address' | 'addresses'> & { address: ResolversTypes['Address'], addresses: Array<ResolversTypes['Address']> }>;
  SaveAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveAddressResult']>;
  SaveDeskViewInput: SaveDeskViewInput;
  SaveHomeEditPayload: ResolverTypeWrapper<Omit<SaveHomeEditPayload, 'edit'> & { edit: ResolversTypes['StaffHomeEdit'] }>;
  SaveHomeEditResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveHomeEditResult']>;
  SaveSearchInput: SaveSearchInput;
  SaveSearchPayload: ResolverTypeWrapper<Omit<SaveSearchPayload, 'savedSearch'> & { savedSearch: ResolversTypes['SavedSearch'] }>;
  SaveSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveSearchResult']>;
  SaveStorefrontPayload: ResolverTypeWrapper<SaveStorefrontPayload>;
  SaveStorefrontResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveStorefrontResult']>;
  SavedFilter: ResolverTypeWrapper<SavedFilter>;
  SavedSearch: ResolverTypeWrapper<SavedSearchView>;
  SavedSearchesFull: ResolverTypeWrapper<SavedSearchesFull>;
  SayToStylistInput: SayToStylistInput;
  SayToStylistResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SayToStylistResult']>;
  SearchNameTaken: ResolverTypeWrapper<SearchNameTaken>;
  SearchNeverMatches: ResolverTypeWrapper<SearchNeverMatches>;
  SearchPreview: ResolverTypeWrapper<SearchPreview>;
  SearchRhythm: SearchRhythm;
  SearchTerm: ResolverTypeWrapper<SearchTerm>;
  SearchTooBroad: ResolverTypeWrapper<SearchTooBroad>;
  SecondStepNeeded: ResolverTypeWrapper<SecondStepNeeded>;
  Security: ResolverTypeWrapper<Security>;
  SecurityPayload: ResolverTypeWrapper<SecurityPayload>;
  SelectResolutionInput: SelectResolutionInput;
  SelectResolutionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SelectResolutionResult']>;
  SelectShippingOptionInput: SelectShippingOptionInput;
  SelectShippingOptionPayload: ResolverTypeWrapper<Omit<SelectShippingOptionPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SelectShippingOptionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SelectShippingOptionResult']>;
  SellerBag: ResolverTypeWrapper<SellerBagParent>;
  SellerBagPage: ResolverTypeWrapper<Omit<SellerBagPage, 'nodes'> & { nodes: Array<ResolversTypes['SellerBag']> }>;
  SellerContent: ResolverTypeWrapper<SellerContent>;
  SellerItem: ResolverTypeWrapper<SellerItemView>;
  SellerItemCount: ResolverTypeWrapper<SellerItemCount>;
  SellerItemEvent: ResolverTypeWrapper<SellerItemEvent>;
  SellerItemPage: ResolverTypeWrapper<Omit<SellerItemPage, 'nodes'> & { nodes: Array<ResolversTypes['SellerItem']> }>;
  SellerItemReturn: ResolverTypeWrapper<SellerItemReturn>;
  SellerPrice: ResolverTypeWrapper<SellerPrice>;
  SellerReturn: ResolverTypeWrapper<SellerReturn>;
  SellerReturnPayload: ResolverTypeWrapper<SellerReturnPayload>;
  SellerReturnResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SellerReturnResult']>;
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: ResolverTypeWrapper<SendContactMessagePayload>;
  SendContactMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendContactMessageResult']>;
  SendInvitationPayload: ResolverTypeWrapper<SendInvitationPayload>;
  SendInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendInvitationResult']>;
  SentInvitation: ResolverTypeWrapper<SentInvitation>;
  SetCartAddressInput: SetCartAddressInput;
  SetCartAddressPayload: ResolverTypeWrapper<Omit<SetCartAddressPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  SetCartAddressResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCartAddressResult']>;
  SetWarehousesInput: SetWarehousesInput;
  SetWarehousesPayload: ResolverTypeWrapper<SetWarehousesPayload>;
  SetWarehousesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetWarehousesResult']>;
  SettingChange: ResolverTypeWrapper<SettingChange>;
  SettingRefused: ResolverTypeWrapper<SettingRefused>;
  ShareFavoritesInput: ShareFavoritesInput;
  ShareRevoked: ResolverTypeWrapper<ShareRevoked>;
  SharedFavorites: ResolverTypeWrapper<Omit<SharedFavorites, 'items'> & { items: Array<ResolversTypes['Item']> }>;
  SharedFavoritesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SharedFavoritesResult']>;
  ShelfCount: ResolverTypeWrapper<ShelfCount>;
  ShipmentTracking: ResolverTypeWrapper<ShipmentTracking>;
  ShippingOption: ResolverTypeWrapper<ShippingOption>;
  ShippingOptionUnavailable: ResolverTypeWrapper<ShippingOptionUnavailable>;
  ShopFigures: ResolverTypeWrapper<ShopFigures>;
  ShopMap: ResolverTypeWrapper<ShopMap>;
  ShopMapLetter: ResolverTypeWrapper<ShopMapLetter>;
  SignInRequired: ResolverTypeWrapper<SignInRequired>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpResult']>;
  SimilarItem: ResolverTypeWrapper<Omit<SimilarItem, 'item'> & { item: ResolversTypes['Item'] }>;
  SimilarItems: ResolverTypeWrapper<Omit<SimilarItems, 'item' | 'nodes'> & { item: ResolversTypes['Item'], nodes: Array<ResolversTypes['SimilarItem']> }>;
  SimilarSearchFilters: ResolverTypeWrapper<SimilarSearchFilters>;
  SimilarSize: ResolverTypeWrapper<SimilarSize>;
  SiteAnalytics: ResolverTypeWrapper<SiteAnalytics>;
  Sitemap: ResolverTypeWrapper<Sitemap>;
  SitemapAddress: ResolverTypeWrapper<SitemapAddress>;
  SitemapFile: ResolverTypeWrapper<SitemapFile>;
  SizeChart: ResolverTypeWrapper<SizeChartTableRow>;
  SizeChartCell: ResolverTypeWrapper<SizeChartCell>;
  SizeChartColumn: ResolverTypeWrapper<SizeChartColumn>;
  SizeChartRow: ResolverTypeWrapper<SizeChartRow>;
  SizeChoice: ResolverTypeWrapper<SizeChoice>;
  SizeChoiceGroup: ResolverTypeWrapper<SizeChoiceGroup>;
  SizeEquivalents: ResolverTypeWrapper<SizeEquivalents>;
  SizeFragment: ResolverTypeWrapper<SizeFragment>;
  SizeProfile: ResolverTypeWrapper<SizeProfile>;
  SizeProfileInput: SizeProfileInput;
  SizeRange: ResolverTypeWrapper<SizeRange>;
  SizesFromPiece: ResolverTypeWrapper<SizesFromPiece>;
  SoldLike: ResolverTypeWrapper<SoldLike>;
  SortControl: ResolverTypeWrapper<SortControl>;
  SortGroup: ResolverTypeWrapper<SortGroup>;
  SortLocation: ResolverTypeWrapper<SortLocation>;
  StaffBagHit: ResolverTypeWrapper<StaffBagHit>;
  StaffCancelInput: StaffCancelInput;
  StaffCase: ResolverTypeWrapper<Omit<StaffCase, 'case'> & { case: ResolversTypes['Case'] }>;
  StaffCaseHit: ResolverTypeWrapper<StaffCaseHit>;
  StaffCasePage: ResolverTypeWrapper<StaffCasePage>;
  StaffCasePayload: ResolverTypeWrapper<Omit<StaffCasePayload, 'staffCase'> & { staffCase: ResolversTypes['StaffCase'] }>;
  StaffCasePiece: ResolverTypeWrapper<StaffCasePiece>;
  StaffCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffCaseResult']>;
  StaffExperiment: ResolverTypeWrapper<StaffExperiment>;
  StaffExperimentPage: ResolverTypeWrapper<StaffExperimentPage>;
  StaffFlag: ResolverTypeWrapper<StaffFlag>;
  StaffGoodyBox: ResolverTypeWrapper<Omit<StaffGoodyBox, 'pieces' | 'swaps'> & { pieces: Array<ResolversTypes['StaffGoodyPiece']>, swaps: Array<ResolversTypes['StaffGoodyPiece']> }>;
  StaffGoodyPayload: ResolverTypeWrapper<Omit<StaffGoodyPayload, 'staffGoodyBox'> & { staffGoodyBox: ResolversTypes['StaffGoodyBox'] }>;
  StaffGoodyPiece: ResolverTypeWrapper<Omit<StaffGoodyPiece, 'item'> & { item: ResolversTypes['Item'] }>;
  StaffGoodyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffGoodyResult']>;
  StaffHomeEdit: ResolverTypeWrapper<Omit<StaffHomeEdit, 'items'> & { items: Array<ResolversTypes['Item']> }>;
  StaffItem: ResolverTypeWrapper<Omit<StaffItem, 'item'> & { item: ResolversTypes['Item'] }>;
  StaffItemHit: ResolverTypeWrapper<StaffItemHit>;
  StaffItemPayload: ResolverTypeWrapper<Omit<StaffItemPayload, 'staffItem'> & { staffItem: ResolversTypes['StaffItem'] }>;
  StaffNote: ResolverTypeWrapper<StaffNote>;
  StaffOrder: ResolverTypeWrapper<StaffOrderParent>;
  StaffOrderHit: ResolverTypeWrapper<StaffOrderHit>;
  StaffOrderPayload: ResolverTypeWrapper<Omit<StaffOrderPayload, 'staffOrder'> & { staffOrder: ResolversTypes['StaffOrder'] }>;
  StaffOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffOrderResult']>;
  StaffParcel: ResolverTypeWrapper<StaffParcel>;
  StaffParcelHit: ResolverTypeWrapper<StaffParcelHit>;
  StaffParcelPayload: ResolverTypeWrapper<StaffParcelPayload>;
  StaffPerson: ResolverTypeWrapper<StaffPerson>;
  StaffPersonPage: ResolverTypeWrapper<StaffPersonPage>;
  StaffQuestion: ResolverTypeWrapper<StaffQuestion>;
  StaffRefundInput: StaffRefundInput;
  StaffRefusal: ResolverTypeWrapper<StaffRefusal>;
  StaffRescueBox: ResolverTypeWrapper<StaffRescueBox>;
  StaffRescuePiece: ResolverTypeWrapper<StaffRescuePiece>;
  StaffReturn: ResolverTypeWrapper<Omit<StaffReturn, 'return'> & { return: ResolversTypes['Return'] }>;
  StaffReturnHit: ResolverTypeWrapper<StaffReturnHit>;
  StaffReturnPage: ResolverTypeWrapper<StaffReturnPage>;
  StaffReturnPayload: ResolverTypeWrapper<Omit<StaffReturnPayload, 'staffReturn'> & { staffReturn: ResolversTypes['StaffReturn'] }>;
  StaffReturnPiece: ResolverTypeWrapper<StaffReturnPiece>;
  StaffSearch: ResolverTypeWrapper<StaffSearch>;
  StartAuctionInput: StartAuctionInput;
  StartAuctionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartAuctionResult']>;
  StartImageSearchInput: StartImageSearchInput;
  StartImageSearchResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartImageSearchResult']>;
  Storefront: ResolverTypeWrapper<Omit<Storefront, 'items'> & { items: Array<ResolversTypes['Item']> }>;
  StorefrontGone: ResolverTypeWrapper<StorefrontGone>;
  StorefrontInput: StorefrontInput;
  StorefrontList: ResolverTypeWrapper<StorefrontList>;
  StorefrontRefused: ResolverTypeWrapper<StorefrontRefused>;
  StorefrontResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StorefrontResult']>;
  StorefrontSettings: ResolverTypeWrapper<StorefrontSettings>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StyleAlternative: ResolverTypeWrapper<Omit<StyleAlternative, 'item'> & { item: ResolversTypes['Item'] }>;
  StyleAuthor: StyleAuthor;
  StyleChip: ResolverTypeWrapper<StyleChip>;
  StyleOutfit: ResolverTypeWrapper<OutfitRow>;
  StyleOutfitPayload: ResolverTypeWrapper<Omit<StyleOutfitPayload, 'outfit'> & { outfit: ResolversTypes['StyleOutfit'] }>;
  StyleOutfitResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StyleOutfitResult']>;
  StylePiece: ResolverTypeWrapper<Omit<StylePiece, 'item'> & { item: ResolversTypes['Item'] }>;
  StyleQuestion: ResolverTypeWrapper<StyleQuestion>;
  StyleRefused: ResolverTypeWrapper<StyleRefused>;
  StyleThread: ResolverTypeWrapper<ThreadRow>;
  StyleThreadLine: ResolverTypeWrapper<ThreadRow>;
  StyleThreadPayload: ResolverTypeWrapper<Omit<StyleThreadPayload, 'thread'> & { thread: ResolversTypes['StyleThread'] }>;
  StyleTurn: ResolverTypeWrapper<TurnView>;
  SubscriptionChannel: ResolverTypeWrapper<SubscriptionChannel>;
  SubscriptionGroup: SubscriptionGroup;
  SubscriptionRow: ResolverTypeWrapper<SubscriptionRow>;
  SubscriptionState: SubscriptionState;
  Subscriptions: ResolverTypeWrapper<Subscriptions>;
  SurveyAnswered: ResolverTypeWrapper<SurveyAnswered>;
  SustainabilityImpact: ResolverTypeWrapper<SustainabilityImpact>;
  SwapGoodyPieceInput: SwapGoodyPieceInput;
  SwapStylePieceInput: SwapStylePieceInput;
  TakeBackDeletionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeBackDeletionResult']>;
  TakeTicketInput: TakeTicketInput;
  TakeTicketResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TakeTicketResult']>;
  TaxCalculationSource: TaxCalculationSource;
  TextPhone: ResolverTypeWrapper<TextPhone>;
  TextsPayload: ResolverTypeWrapper<TextsPayload>;
  TextsRefused: ResolverTypeWrapper<TextsRefused>;
  TextsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TextsResult']>;
  ThirdPartySeller: ResolverTypeWrapper<ThirdPartySeller>;
  TicketRefused: ResolverTypeWrapper<TicketRefused>;
  TimeZonePayload: ResolverTypeWrapper<TimeZonePayload>;
  TooFewSold: ResolverTypeWrapper<TooFewSold>;
  TooManyGiftCards: ResolverTypeWrapper<TooManyGiftCards>;
  TooManyHolds: ResolverTypeWrapper<TooManyHolds>;
  TooManyPlaces: ResolverTypeWrapper<TooManyPlaces>;
  TooManyTries: ResolverTypeWrapper<TooManyTries>;
  TotalsChanged: ResolverTypeWrapper<Omit<TotalsChanged, 'cart'> & { cart?: Maybe<ResolversTypes['Cart']> }>;
  TrackVisitorInput: TrackVisitorInput;
  TrackVisitorPayload: ResolverTypeWrapper<TrackVisitorPayload>;
  TrackedParcel: ResolverTypeWrapper<TrackedParcel>;
  TransactionKind: TransactionKind;
  TwoStepRefused: ResolverTypeWrapper<TwoStepRefused>;
  TwoStepSecret: ResolverTypeWrapper<TwoStepSecret>;
  Typeahead: ResolverTypeWrapper<Omit<Typeahead, 'items'> & { items: Array<ResolversTypes['Item']> }>;
  TypeaheadPlace: ResolverTypeWrapper<TypeaheadPlace>;
  UnderstoodPart: ResolverTypeWrapper<UnderstoodPart>;
  UndoRewardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoRewardResult']>;
  UnlinkPayoutAccountPayload: ResolverTypeWrapper<UnlinkPayoutAccountPayload>;
  UnsubscribeLink: ResolverTypeWrapper<UnsubscribeLink>;
  UnsubscribeState: UnsubscribeState;
  UpsertSizeProfilePayload: ResolverTypeWrapper<UpsertSizeProfilePayload>;
  User: ResolverTypeWrapper<Viewer>;
  UserAlert: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserAlert']>;
  UserAlerts: ResolverTypeWrapper<Omit<UserAlerts, 'alerts'> & { alerts: Array<ResolversTypes['UserAlert']> }>;
  UserAlertsInput: UserAlertsInput;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserInfoInput: UserInfoInput;
  UserPromotions: ResolverTypeWrapper<UserPromotions>;
  ValidateMerchantResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ValidateMerchantResult']>;
  VerifyEmailResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailResult']>;
  VitalRating: VitalRating;
  WalletSession: ResolverTypeWrapper<WalletSession>;
  WalletUnavailable: ResolverTypeWrapper<WalletUnavailable>;
  Warehouse: ResolverTypeWrapper<Warehouse>;
  WebVital: WebVital;
  WeightClass: WeightClass;
  WithheldReason: WithheldReason;
  WriteToCaseInput: WriteToCaseInput;
  WriteToCaseResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WriteToCaseResult']>;
  WrongBagCode: ResolverTypeWrapper<WrongBagCode>;
  ZipPlace: ResolverTypeWrapper<ZipPlace>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptLegalPayload: Omit<AcceptLegalPayload, 'user'> & { user: ResolversParentTypes['User'] };
  AccountNeed: AccountNeed;
  ActivateKitInput: ActivateKitInput;
  ActivateKitPayload: Omit<ActivateKitPayload, 'kit'> & { kit: ResolversParentTypes['Kit'] };
  ActivateKitResult: ResolversUnionTypes<ResolversParentTypes>['ActivateKitResult'];
  ActiveCart: Omit<ActiveCart, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  AddGiftCardToCartInput: AddGiftCardToCartInput;
  AddGiftCardToCartPayload: Omit<AddGiftCardToCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddGiftCardToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddGiftCardToCartResult'];
  AddPasskeyInput: AddPasskeyInput;
  AddPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['AddPasskeyResult'];
  AddReclaimToCartInput: AddReclaimToCartInput;
  AddReclaimToCartPayload: Omit<AddReclaimToCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddReclaimToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddReclaimToCartResult'];
  AddToCartInput: AddToCartInput;
  AddToCartPayload: Omit<AddToCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  AddToCartResult: ResolversUnionTypes<ResolversParentTypes>['AddToCartResult'];
  Address: AddressRow;
  AddressBookFull: AddressBookFull;
  AddressInput: AddressInput;
  AddressInvalid: AddressInvalid;
  AdvertisedOffer: AdvertisedOffer;
  AlertAction: AlertAction;
  AnalyticsCount: AnalyticsCount;
  AnalyticsFigure: AnalyticsFigure;
  AnswerAsSellerInput: AnswerAsSellerInput;
  AnswerAsSellerPayload: AnswerAsSellerPayload;
  AnswerAsSellerResult: ResolversUnionTypes<ResolversParentTypes>['AnswerAsSellerResult'];
  AnswerCaseInput: AnswerCaseInput;
  AnswerCleanoutSurveyPayload: AnswerCleanoutSurveyPayload;
  AnswerCleanoutSurveyResult: ResolversUnionTypes<ResolversParentTypes>['AnswerCleanoutSurveyResult'];
  AnswerDirectSurveyPayload: AnswerDirectSurveyPayload;
  AnswerDirectSurveyResult: ResolversUnionTypes<ResolversParentTypes>['AnswerDirectSurveyResult'];
  AnswerOfferInput: AnswerOfferInput;
  AnswerQuestionInput: AnswerQuestionInput;
  AnswerReturnOfferResult: ResolversUnionTypes<ResolversParentTypes>['AnswerReturnOfferResult'];
  AppliedGiftCard: AppliedCardRow;
  ApplyClientConfigurationInput: ApplyClientConfigurationInput;
  ApplyClientConfigurationPayload: ApplyClientConfigurationPayload;
  ApplyGiftCardResult: ResolversUnionTypes<ResolversParentTypes>['ApplyGiftCardResult'];
  ApplyPromoCodePayload: Omit<ApplyPromoCodePayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyPromoCodeResult: ResolversUnionTypes<ResolversParentTypes>['ApplyPromoCodeResult'];
  ApplyPromoCodeToCartInput: ApplyPromoCodeToCartInput;
  ApplyRewardPayload: Omit<ApplyRewardPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ApplyRewardResult: ResolversUnionTypes<ResolversParentTypes>['ApplyRewardResult'];
  ApproveCaseInput: ApproveCaseInput;
  ApproveGoodyBoxInput: ApproveGoodyBoxInput;
  ArmReading: ArmReading;
  AskAboutPieceInput: AskAboutPieceInput;
  AskAboutPiecePayload: AskAboutPiecePayload;
  AskAboutPieceResult: ResolversUnionTypes<ResolversParentTypes>['AskAboutPieceResult'];
  AskForDataExportResult: ResolversUnionTypes<ResolversParentTypes>['AskForDataExportResult'];
  AskForDeletionResult: ResolversUnionTypes<ResolversParentTypes>['AskForDeletionResult'];
  AskGoodyBoxInput: AskGoodyBoxInput;
  AttemptGivenUp: AttemptGivenUp;
  Auction: Auction;
  AuctionBid: AuctionBid;
  AuctionOver: AuctionOver;
  AuctionPayload: Omit<AuctionPayload, 'item'> & { item: ResolversParentTypes['Item'] };
  AuctionRefused: AuctionRefused;
  AuthPayload: Omit<AuthPayload, 'user'> & { user: ResolversParentTypes['User'] };
  BagCounts: BagCounts;
  BagElsewhere: BagElsewhere;
  BagEvent: BagEvent;
  BagOrderRefused: BagOrderRefused;
  BagOrderTooSoon: BagOrderTooSoon;
  BagTaken: BagTaken;
  BagWorkResult: ResolversUnionTypes<ResolversParentTypes>['BagWorkResult'];
  BeginPasskeyLogInResult: ResolversUnionTypes<ResolversParentTypes>['BeginPasskeyLogInResult'];
  BeginPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['BeginPasskeyResult'];
  BeginTwoStepResult: ResolversUnionTypes<ResolversParentTypes>['BeginTwoStepResult'];
  BidRefused: BidRefused;
  BidTooLow: BidTooLow;
  Birthday: Birthday;
  BookPickUpResult: ResolversUnionTypes<ResolversParentTypes>['BookPickUpResult'];
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  BrandDirectory: BrandDirectory;
  BrandEntry: BrandEntry;
  BrandLetter: BrandLetter;
  Bundle: BundleRow;
  BuyerPreferenceClusters: BuyerPreferenceClusters;
  CancelKitPayload: Omit<CancelKitPayload, 'kit'> & { kit: ResolversParentTypes['Kit'] };
  CancelKitResult: ResolversUnionTypes<ResolversParentTypes>['CancelKitResult'];
  CancelMoney: CancelMoney;
  CancelMoneyRow: CancelMoneyRow;
  CancelOrderPayload: Omit<CancelOrderPayload, 'order'> & { order: ResolversParentTypes['Order'] };
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancelReturnResult: ResolversUnionTypes<ResolversParentTypes>['CancelReturnResult'];
  Cart: CartRow;
  CartExtraField: CartExtraField;
  CartFull: CartFull;
  CartGiftCard: GiftCardLine;
  CartGroup: CartGroup;
  CartIncentive: CartIncentive;
  CartProduct: CartProductRow;
  CartTotals: CartTotals;
  CartUse: CartUse;
  Case: Omit<Case, 'pieces'> & { pieces: Array<ResolversParentTypes['Item']> };
  CaseMacro: CaseMacro;
  CaseMessage: CaseMessage;
  CasePage: Omit<CasePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Case']> };
  CasePayload: Omit<CasePayload, 'case'> & { case: ResolversParentTypes['Case'] };
  CaseProposal: CaseProposal;
  CaseRefused: CaseRefused;
  CashCreditUsed: CashCreditUsed;
  CashOut: CashOut;
  CashOutEvent: CashOutEvent;
  CashOutInput: CashOutInput;
  CashOutPage: CashOutPage;
  CashOutPayload: CashOutPayload;
  CashOutRefused: CashOutRefused;
  CashOutResult: ResolversUnionTypes<ResolversParentTypes>['CashOutResult'];
  CashOutSetup: CashOutSetup;
  Category: Category;
  Cents: Scalars['Cents']['output'];
  ChangeEmailResult: ResolversUnionTypes<ResolversParentTypes>['ChangeEmailResult'];
  ChangeExperimentInput: ChangeExperimentInput;
  ChangeExperimentPayload: ChangeExperimentPayload;
  ChangeExperimentResult: ResolversUnionTypes<ResolversParentTypes>['ChangeExperimentResult'];
  ChangeFlagInput: ChangeFlagInput;
  ChangeFlagPayload: ChangeFlagPayload;
  ChangeFlagResult: ResolversUnionTypes<ResolversParentTypes>['ChangeFlagResult'];
  ChangeItemPriceInput: ChangeItemPriceInput;
  ChangeItemPricePayload: Omit<ChangeItemPricePayload, 'item'> & { item: ResolversParentTypes['SellerItem'] };
  ChangeItemPriceResult: ResolversUnionTypes<ResolversParentTypes>['ChangeItemPriceResult'];
  ChangeNameResult: ResolversUnionTypes<ResolversParentTypes>['ChangeNameResult'];
  ChangePasswordByMailInput: ChangePasswordByMailInput;
  ChangePasswordByMailResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordByMailResult'];
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordResult: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordResult'];
  ChangeRhythmInput: ChangeRhythmInput;
  ChangeSubscriptionInput: ChangeSubscriptionInput;
  CharityMonth: CharityMonth;
  CharityPartner: CharityPartner;
  CheckoutIncomplete: CheckoutIncomplete;
  ChildSizes: ChildSizes;
  ChildSizesInput: ChildSizesInput;
  ChildSizesPayload: ChildSizesPayload;
  ChooseGoodyPiecesInput: ChooseGoodyPiecesInput;
  ChosenFilter: ChosenFilter;
  ClaimBagResult: ResolversUnionTypes<ResolversParentTypes>['ClaimBagResult'];
  CleanoutCharity: CleanoutCharity;
  CleanoutIncentiveOffer: CleanoutIncentiveOffer;
  CleanoutOffer: CleanoutOffer;
  CleanoutPartner: CleanoutPartner;
  CleanoutServiceOffer: CleanoutServiceOffer;
  CleanoutSurveyInput: CleanoutSurveyInput;
  ClientSettingInput: ClientSettingInput;
  Closet: Closet;
  CodeNotApplicable: CodeNotApplicable;
  ComingPoints: ComingPoints;
  ConfirmDeletionResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmDeletionResult'];
  ConfirmPasswordResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmPasswordResult'];
  ConfirmPayoutAccountResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmPayoutAccountResult'];
  ContentDocument: ContentDocument;
  ContentProblem: ContentProblem;
  ContentRefused: ContentRefused;
  ContentRelease: ReleaseRow;
  ContentReleasePayload: Omit<ContentReleasePayload, 'release'> & { release: ResolversParentTypes['ContentRelease'] };
  ContentReleaseResult: ResolversUnionTypes<ResolversParentTypes>['ContentReleaseResult'];
  CorrectedQuery: CorrectedQuery;
  CorrectionContent: CorrectionContent;
  Country: Country;
  CouponOffer: CouponOffer;
  CreateReturnInput: CreateReturnInput;
  CreateReturnResult: ResolversUnionTypes<ResolversParentTypes>['CreateReturnResult'];
  CreditDrop: CreditDrop;
  CreditMove: CreditMove;
  CreditRecord: CreditRecord;
  DataExport: DataExport;
  DataExportAsked: DataExportAsked;
  DateTime: Scalars['DateTime']['output'];
  DayRange: DayRange;
  DecideCaseInput: DecideCaseInput;
  DecideCaseResult: ResolversUnionTypes<ResolversParentTypes>['DecideCaseResult'];
  DeleteImageSearchPayload: DeleteImageSearchPayload;
  DeleteStyleThreadPayload: DeleteStyleThreadPayload;
  DeletionAsked: DeletionAsked;
  DeletionBlocked: DeletionBlocked;
  DeletionLink: DeletionLink;
  DeletionLinkEnded: DeletionLinkEnded;
  DeletionTakenBack: DeletionTakenBack;
  DeletionWaits: DeletionWaits;
  DeskQueue: DeskQueue;
  DeskStateCount: DeskStateCount;
  DeskView: DeskView;
  DeskViewsPayload: DeskViewsPayload;
  DeskViewsResult: ResolversUnionTypes<ResolversParentTypes>['DeskViewsResult'];
  DetailedShippingEstimate: DetailedShippingEstimate;
  Device: Device;
  DirectChoices: DirectChoices;
  DirectDraftInput: DirectDraftInput;
  DirectFault: DirectFault;
  DirectFlaw: DirectFlaw;
  DirectGuess: DirectGuess;
  DirectGuessCategory: DirectGuessCategory;
  DirectListing: DirectListing;
  DirectListingPayload: DirectListingPayload;
  DirectListingResult: ResolversUnionTypes<ResolversParentTypes>['DirectListingResult'];
  DirectPayout: DirectPayout;
  DirectPhoto: DirectPhoto;
  DirectPriceGuide: DirectPriceGuide;
  DirectRefused: DirectRefused;
  DirectReport: DirectReport;
  DirectReview: DirectReview;
  DirectReviewPayload: DirectReviewPayload;
  DirectReviewResult: ResolversUnionTypes<ResolversParentTypes>['DirectReviewResult'];
  DirectSale: DirectSale;
  DirectSaleItem: DirectSaleItem;
  DirectSalePayload: DirectSalePayload;
  DirectSaleResult: ResolversUnionTypes<ResolversParentTypes>['DirectSaleResult'];
  DirectShop: DirectShop;
  DirectShopPayload: DirectShopPayload;
  DirectShopResult: ResolversUnionTypes<ResolversParentTypes>['DirectShopResult'];
  DirectSurvey: DirectSurvey;
  DirectSurveyInput: DirectSurveyInput;
  DirectWaitlist: DirectWaitlist;
  DonateEarningsInput: DonateEarningsInput;
  DonateRestInput: DonateRestInput;
  DonateRestPayload: Omit<DonateRestPayload, 'items'> & { items: Array<ResolversParentTypes['SellerItem']> };
  DonateRestResult: ResolversUnionTypes<ResolversParentTypes>['DonateRestResult'];
  Draw: Draw;
  Draws: Draws;
  DrawsPayload: DrawsPayload;
  DropOffPlace: DropOffPlace;
  Dropshipper: Dropshipper;
  EarningMonth: EarningMonth;
  EarningSale: EarningSale;
  EarningSalePage: EarningSalePage;
  Earnings: Earnings;
  EarningsUseInput: EarningsUseInput;
  EditItemInput: EditItemInput;
  EditItemResult: ResolversUnionTypes<ResolversParentTypes>['EditItemResult'];
  EditMeasurementInput: EditMeasurementInput;
  EditReturnInput: EditReturnInput;
  EditReturnResult: ResolversUnionTypes<ResolversParentTypes>['EditReturnResult'];
  EmailChangeSent: EmailChangeSent;
  EmailNotVerified: EmailNotVerified;
  EmailTaken: EmailTaken;
  EmailVerificationSent: EmailVerificationSent;
  EmailVerified: EmailVerified;
  EndTwoStepResult: ResolversUnionTypes<ResolversParentTypes>['EndTwoStepResult'];
  EndingPoints: EndingPoints;
  EstimateRefused: EstimateRefused;
  EstimatedPayout: EstimatedPayout;
  ExcludesInput: ExcludesInput;
  ExperimentArm: ExperimentArm;
  ExperimentResults: ExperimentResults;
  Facet: Facet;
  FacetBucket: FacetBucket;
  FacetChoice: FacetChoice;
  Favorite: Omit<Favorite, 'item'> & { item: ResolversParentTypes['Item'] };
  FavoriteCounts: FavoriteCounts;
  FavoriteKind: FavoriteKind;
  FavoriteList: Viewer;
  FavoritePage: Omit<FavoritePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Favorite']> };
  FavoriteShare: FavoriteShare;
  FavoritesInput: FavoritesInput;
  FavoritesPayload: FavoritesPayload;
  FavoritesView: FavoritesView;
  FieldProblem: FieldProblem;
  FilterInput: FilterInput;
  FinishLogInInput: FinishLogInInput;
  FinishLogInResult: ResolversUnionTypes<ResolversParentTypes>['FinishLogInResult'];
  FitBasis: FitBasis;
  FitBasisPayload: FitBasisPayload;
  FitNote: FitNote;
  Flaw: Flaw;
  Float: Scalars['Float']['output'];
  Follow: Follow;
  FollowInput: FollowInput;
  FollowPayload: FollowPayload;
  FollowRefused: FollowRefused;
  FollowResult: ResolversUnionTypes<ResolversParentTypes>['FollowResult'];
  ForgetSearchesPayload: ForgetSearchesPayload;
  GiftCardApplied: Omit<GiftCardApplied, 'cart' | 'giftCard'> & { cart: ResolversParentTypes['Cart'], giftCard: ResolversParentTypes['AppliedGiftCard'] };
  GiftCardBalance: GiftCardBalance;
  GiftCardBalanceResult: ResolversUnionTypes<ResolversParentTypes>['GiftCardBalanceResult'];
  GiftCardBeingPaid: GiftCardBeingPaid;
  GiftCardCodeInput: GiftCardCodeInput;
  GiftCardEmpty: GiftCardEmpty;
  GiftCardInvalid: GiftCardInvalid;
  GiftCardNotInCart: GiftCardNotInCart;
  GoodyBox: Omit<GoodyBox, 'pieces'> & { pieces: Array<ResolversParentTypes['GoodyPiece']> };
  GoodyBoxInList: GoodyBoxInList;
  GoodyBoxPayload: GoodyBoxParent;
  GoodyBoxResult: ResolversUnionTypes<ResolversParentTypes>['GoodyBoxResult'];
  GoodyChoiceInput: GoodyChoiceInput;
  GoodyDepartment: GoodyDepartment;
  GoodyOption: GoodyOption;
  GoodyPiece: Omit<GoodyPiece, 'item'> & { item: ResolversParentTypes['Item'] };
  GoodyQuote: GoodyQuote;
  GoodyRefused: GoodyRefused;
  GoodyReserved: GoodyReserved;
  GoodySetup: GoodySetup;
  GoodyStep: GoodyStep;
  GradePieceInput: GradePieceInput;
  GradePiecePayload: GradePiecePayload;
  GradePieceResult: ResolversUnionTypes<ResolversParentTypes>['GradePieceResult'];
  GuardrailReading: GuardrailReading;
  HelpArticle: HelpArticle;
  HelpLink: HelpLink;
  HistogramBar: HistogramBar;
  HoldOutfitPayload: Omit<HoldOutfitPayload, 'cart' | 'outfit'> & { cart: ResolversParentTypes['Cart'], outfit: ResolversParentTypes['StyleOutfit'] };
  HoldOutfitResult: ResolversUnionTypes<ResolversParentTypes>['HoldOutfitResult'];
  HomeEdit: Omit<HomeEdit, 'items'> & { items: Array<ResolversParentTypes['Item']> };
  HomeEditInput: HomeEditInput;
  HomeEditRefused: HomeEditRefused;
  ID: Scalars['ID']['output'];
  IdenticalItem: Omit<IdenticalItem, 'item'> & { item: ResolversParentTypes['Item'] };
  IdenticalItems: Omit<IdenticalItems, 'item' | 'nodes'> & { item: ResolversParentTypes['Item'], nodes: Array<ResolversParentTypes['IdenticalItem']> };
  ImageSearch: ImageSearchRow;
  ImageSearchAnswer: Omit<ImageSearchAnswer, 'matches'> & { matches: Array<ResolversParentTypes['ImageSearchMatch']> };
  ImageSearchFind: ImageSearchFind;
  ImageSearchKind: ImageSearchKind;
  ImageSearchMatch: Omit<ImageSearchMatch, 'item'> & { item: ResolversParentTypes['Item'] };
  ImageSearchPayload: Omit<ImageSearchPayload, 'search'> & { search: ResolversParentTypes['ImageSearch'] };
  ImageSearchReason: ImageSearchReason;
  ImageSearchRefused: ImageSearchRefused;
  ImageSearchResult: ResolversUnionTypes<ResolversParentTypes>['ImageSearchResult'];
  InspectPieceInput: InspectPieceInput;
  InspectReturnResult: ResolversUnionTypes<ResolversParentTypes>['InspectReturnResult'];
  Int: Scalars['Int']['output'];
  IntakeBag: IntakeBag;
  IntakeBagPayload: IntakeBagPayload;
  IntakeBagResult: ResolversUnionTypes<ResolversParentTypes>['IntakeBagResult'];
  IntakeBrand: IntakeBrand;
  IntakeCategory: IntakeCategory;
  IntakeChoices: IntakeChoices;
  IntakeColor: IntakeColor;
  IntakeDeclineReason: IntakeDeclineReason;
  IntakeHouse: IntakeHouse;
  IntakeMeasurementInput: IntakeMeasurementInput;
  IntakePiece: IntakePiece;
  IntakeQueue: IntakeQueue;
  IntakeRefusal: IntakeRefusal;
  IntakeSize: IntakeSize;
  IntakeSuggestion: IntakeSuggestion;
  InvalidInput: InvalidInput;
  InvitationRefused: InvitationRefused;
  InvitationSums: InvitationSums;
  Invitations: Invitations;
  Item: ListedRow;
  ItemActInput: ItemActInput;
  ItemActResult: ResolversUnionTypes<ResolversParentTypes>['ItemActResult'];
  ItemChangedMeanwhile: Omit<ItemChangedMeanwhile, 'staffItem'> & { staffItem: ResolversParentTypes['StaffItem'] };
  ItemConnection: Omit<ItemConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Item']> };
  ItemFieldChange: ItemFieldChange;
  ItemFree: ItemFree;
  ItemHeld: ItemHeld;
  ItemNote: ItemNote;
  ItemPartner: ItemPartner;
  ItemPromotion: ItemPromotion;
  ItemQueryContextInput: ItemQueryContextInput;
  ItemQueue: ItemQueue;
  ItemRefusal: ItemRefusal;
  ItemTargeting: ItemTargeting;
  ItemTargetingRule: ItemTargetingRule;
  ItemUnavailable: ItemUnavailable;
  ItemWithheld: ItemWithheld;
  ItemsLost: Omit<ItemsLost, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  ItemsV2Input: ItemsV2Input;
  JSON: Scalars['JSON']['output'];
  Job: Job;
  JobActResult: ResolversUnionTypes<ResolversParentTypes>['JobActResult'];
  JobKind: JobKind;
  JobNote: JobNote;
  JobsOverview: JobsOverview;
  JobsPayload: JobsPayload;
  JoinDirectWaitlistPayload: JoinDirectWaitlistPayload;
  JoinDirectWaitlistResult: ResolversUnionTypes<ResolversParentTypes>['JoinDirectWaitlistResult'];
  JoinQueueInput: JoinQueueInput;
  JoinQueuePayload: Omit<JoinQueuePayload, 'item'> & { item: ResolversParentTypes['Item'] };
  JoinQueueResult: ResolversUnionTypes<ResolversParentTypes>['JoinQueueResult'];
  Kit: KitRow;
  KitAddress: KitAddress;
  KitNotActivated: KitNotActivated;
  KitNotCancelable: KitNotCancelable;
  KitPage: Omit<KitPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Kit']> };
  LandingBlock: Omit<LandingBlock, 'items' | 'outfits'> & { items: Array<ResolversParentTypes['Item']>, outfits: Array<ResolversParentTypes['Outfit']> };
  LandingPage: LandingPageRow;
  LastDeliveryShipment: LastDeliveryShipment;
  LeaveQueueInput: LeaveQueueInput;
  LeaveQueuePayload: Omit<LeaveQueuePayload, 'item'> & { item: ResolversParentTypes['Item'] };
  LeaveQueueResult: ResolversUnionTypes<ResolversParentTypes>['LeaveQueueResult'];
  LeaveToRescuePayload: Omit<LeaveToRescuePayload, 'item'> & { item: ResolversParentTypes['SellerItem'] };
  LeaveToRescueResult: ResolversUnionTypes<ResolversParentTypes>['LeaveToRescueResult'];
  LegalAcceptRequired: LegalAcceptRequired;
  LegalDocument: LegalDocument;
  LinkPayoutAccountInput: LinkPayoutAccountInput;
  LinkPayoutAccountResult: ResolversUnionTypes<ResolversParentTypes>['LinkPayoutAccountResult'];
  ListControls: ListControls;
  ListPageInfo: ListPageInfo;
  ListPiecesPayload: ListPiecesPayload;
  ListRefused: ListRefused;
  ListingToSaveInput: ListingToSaveInput;
  ListsPayload: Omit<ListsPayload, 'favorites'> & { favorites: ResolversParentTypes['FavoriteList'] };
  ListsResult: ResolversUnionTypes<ResolversParentTypes>['ListsResult'];
  LogInEnded: LogInEnded;
  LogInInput: LogInInput;
  LogInRefused: LogInRefused;
  LogInResult: ResolversUnionTypes<ResolversParentTypes>['LogInResult'];
  LogInWithPasskeyInput: LogInWithPasskeyInput;
  LogInWithPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['LogInWithPasskeyResult'];
  LogOutPayload: Omit<LogOutPayload, 'user'> & { user: ResolversParentTypes['User'] };
  LoyaltyTierInfo: LoyaltyTierInfo;
  LoyaltyTierModalAlert: LoyaltyTierModalAlert;
  MadeWords: MadeWords;
  MadeWordsInput: MadeWordsInput;
  MailOrderLinkPayload: MailOrderLinkPayload;
  MailOrderLinkResult: ResolversUnionTypes<ResolversParentTypes>['MailOrderLinkResult'];
  MakeOfferInput: MakeOfferInput;
  MarkNotificationsReadPayload: MarkNotificationsReadPayload;
  Measurement: Measurement;
  MeasurementInput: MeasurementInput;
  MemberRating: MemberRating;
  MemberReview: MemberReview;
  MoveFavoritesInput: MoveFavoritesInput;
  Mutation: Record<PropertyKey, never>;
  MySizes: MySizes;
  NamePayload: Omit<NamePayload, 'user'> & { user: ResolversParentTypes['User'] };
  NamedList: NamedList;
  NoCartToPay: NoCartToPay;
  NoPayoutForBrand: NoPayoutForBrand;
  NotEnoughPoints: NotEnoughPoints;
  NotForRescue: NotForRescue;
  NotInCart: NotInCart;
  NotListed: NotListed;
  NotReclaimable: NotReclaimable;
  NoteExposurePayload: NoteExposurePayload;
  NothingToDonate: NothingToDonate;
  NoticeAlert: NoticeAlert;
  Notification: NotificationRow;
  NotificationPage: Omit<NotificationPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Notification']> };
  OfferItem: OfferItem;
  OfferPayload: OfferPayload;
  OfferRefused: OfferRefused;
  OfferResult: ResolversUnionTypes<ResolversParentTypes>['OfferResult'];
  OfferRoom: OfferRoom;
  OfferTurn: OfferTurn;
  OpenDirectShopInput: OpenDirectShopInput;
  OpenThing: OpenThing;
  Order: OrderRow;
  OrderAddress: OrderAddress;
  OrderBagsInput: OrderBagsInput;
  OrderBagsPayload: Omit<OrderBagsPayload, 'kit'> & { kit: ResolversParentTypes['Kit'] };
  OrderBagsResult: ResolversUnionTypes<ResolversParentTypes>['OrderBagsResult'];
  OrderCodeNeeded: OrderCodeNeeded;
  OrderEvent: OrderEvent;
  OrderLine: Omit<OrderLine, 'item'> & { item?: Maybe<ResolversParentTypes['Item']> };
  OrderNotCancelable: OrderNotCancelable;
  OrderPage: Omit<OrderPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Order']> };
  OrderPending: OrderPending;
  OrderPlaced: Omit<OrderPlaced, 'cart' | 'order'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order: ResolversParentTypes['Order'] };
  OrderShipment: OrderShipment;
  OrderTotals: OrderTotals;
  OrderTransaction: OrderTransaction;
  Outfit: Omit<Outfit, 'pieces'> & { pieces: Array<ResolversParentTypes['OutfitPiece']> };
  OutfitAnswer: Omit<OutfitAnswer, 'anchor' | 'item' | 'outfits'> & { anchor?: Maybe<ResolversParentTypes['Item']>, item: ResolversParentTypes['Item'], outfits: Array<ResolversParentTypes['Outfit']> };
  OutfitNotHeld: OutfitNotHeld;
  OutfitPiece: Omit<OutfitPiece, 'item'> & { item: ResolversParentTypes['Item'] };
  OutletPromotion: OutletPromotion;
  OutstandingKits: OutstandingKits;
  PackParcelInput: PackParcelInput;
  PackParcelResult: ResolversUnionTypes<ResolversParentTypes>['PackParcelResult'];
  PageVital: PageVital;
  ParcelItem: ParcelItem;
  ParcelMoved: ParcelMoved;
  ParcelScan: ParcelScan;
  PartnerSupplierProfile: PartnerSupplierProfile;
  PassedOnImpact: PassedOnImpact;
  Passkey: Passkey;
  PasskeyRefused: PasskeyRefused;
  PasskeyRequest: PasskeyRequest;
  PasskeysPayload: PasskeysPayload;
  PasswordConfirmed: PasswordConfirmed;
  PasswordLinkInvalid: PasswordLinkInvalid;
  PasswordNeeded: PasswordNeeded;
  PasswordNotConfirmed: PasswordNotConfirmed;
  PasswordWrong: PasswordWrong;
  PayGoodyBoxInput: PayGoodyBoxInput;
  PaymentApprovalNeeded: PaymentApprovalNeeded;
  PaymentDeclined: PaymentDeclined;
  PaymentRefused: PaymentRefused;
  PaymentSettings: PaymentSettings;
  PayoutAccount: PayoutAccount;
  PayoutAccountLinked: PayoutAccountLinked;
  PayoutAccountRefused: PayoutAccountRefused;
  PayoutCodeSent: PayoutCodeSent;
  PayoutEstimate: PayoutEstimate;
  PayoutEstimateInput: PayoutEstimateInput;
  PayoutEstimateResult: ResolversUnionTypes<ResolversParentTypes>['PayoutEstimateResult'];
  PayoutLine: PayoutLine;
  PayoutSlice: PayoutSlice;
  PersonSearch: PersonSearch;
  Photo: Photo;
  PickList: PickList;
  PickParcelResult: ResolversUnionTypes<ResolversParentTypes>['PickParcelResult'];
  PickPlace: PickPlace;
  PictureBox: PictureBox;
  PictureBoxInput: PictureBoxInput;
  PieceMeasure: PieceMeasure;
  PieceOffer: PieceOffer;
  PieceQuestion: PieceQuestion;
  PieceQuestionPage: PieceQuestionPage;
  PiecesDiffer: PiecesDiffer;
  PlaceBidInput: PlaceBidInput;
  PlaceBidPayload: Omit<PlaceBidPayload, 'item'> & { item: ResolversParentTypes['Item'] };
  PlaceBidResult: ResolversUnionTypes<ResolversParentTypes>['PlaceBidResult'];
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlaceRescueOrderInput: PlaceRescueOrderInput;
  PlaceRescueResult: ResolversUnionTypes<ResolversParentTypes>['PlaceRescueResult'];
  PlaceTaken: PlaceTaken;
  PointsEntry: PointsEntry;
  PointsMultiplierOffer: PointsMultiplierOffer;
  PotentialReward: PotentialReward;
  PreferenceCluster: PreferenceCluster;
  PriceBar: PriceBar;
  PriceChangeRoom: PriceChangeRoom;
  PriceNotChanged: PriceNotChanged;
  PricePoint: PricePoint;
  Privacy: Privacy;
  PrivacyOutcome: PrivacyOutcome;
  PrivacyRefused: PrivacyRefused;
  PromoButton: PromoButton;
  PromoOrReward: PromoOrReward;
  PushBrowserInput: PushBrowserInput;
  Query: Record<PropertyKey, never>;
  QueryCorrection: QueryCorrection;
  QuestionRefused: QuestionRefused;
  QueueFull: QueueFull;
  QuietHoursInput: QuietHoursInput;
  RateDirectSaleInput: RateDirectSaleInput;
  ReceiveBagInput: ReceiveBagInput;
  ReceiveBagResult: ResolversUnionTypes<ResolversParentTypes>['ReceiveBagResult'];
  ReceiveReturnResult: ResolversUnionTypes<ResolversParentTypes>['ReceiveReturnResult'];
  RecentSearch: RecentSearch;
  RecentSearchConnection: RecentSearchConnection;
  RecoveryCodes: RecoveryCodes;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  RedeemRewardInput: RedeemRewardInput;
  RedeemRewardResult: ResolversUnionTypes<ResolversParentTypes>['RedeemRewardResult'];
  ReferralCampaign: ReferralCampaign;
  ReferralGift: ReferralGift;
  ReferralInvitation: ReferralInvitation;
  RelatedLink: RelatedLink;
  RelatedLinks: RelatedLinks;
  RelatedSection: RelatedSection;
  RememberSearchPayload: RememberSearchPayload;
  RemoveAddressInput: RemoveAddressInput;
  RemoveAddressPayload: Omit<RemoveAddressPayload, 'addresses'> & { addresses: Array<ResolversParentTypes['Address']> };
  RemoveFromCartInput: RemoveFromCartInput;
  RemoveFromCartPayload: Omit<RemoveFromCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveFromCartResult: ResolversUnionTypes<ResolversParentTypes>['RemoveFromCartResult'];
  RemoveGiftCardFromCartInput: RemoveGiftCardFromCartInput;
  RemoveGiftCardFromCartPayload: Omit<RemoveGiftCardFromCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveGiftCardFromCartResult: ResolversUnionTypes<ResolversParentTypes>['RemoveGiftCardFromCartResult'];
  RemoveGiftCardInput: RemoveGiftCardInput;
  RemoveGiftCardPayload: Omit<RemoveGiftCardPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemovePasskeyResult: ResolversUnionTypes<ResolversParentTypes>['RemovePasskeyResult'];
  RemovePromoCodePayload: Omit<RemovePromoCodePayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemoveRewardPayload: Omit<RemoveRewardPayload, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  RemoveSavedSearchPayload: RemoveSavedSearchPayload;
  RenamePasskeyResult: ResolversUnionTypes<ResolversParentTypes>['RenamePasskeyResult'];
  ReplacedSizes: ReplacedSizes;
  ReportListingInput: ReportListingInput;
  ReportMissingInput: ReportMissingInput;
  ReportMissingResult: ResolversUnionTypes<ResolversParentTypes>['ReportMissingResult'];
  ReportPayload: ReportPayload;
  ReportResult: ResolversUnionTypes<ResolversParentTypes>['ReportResult'];
  RequestPasswordChangeInput: RequestPasswordChangeInput;
  RequestPasswordChangePayload: RequestPasswordChangePayload;
  RequestPasswordChangeResult: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordChangeResult'];
  RescueGroup: RescueGroup;
  RescueImpact: RescueImpact;
  RescueOrder: Omit<RescueOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  RescueOrderPlaced: RescueOrderPlaced;
  RescueQuote: RescueQuote;
  RescueSoldOut: RescueSoldOut;
  RescueSourceCount: RescueSourceCount;
  RescuedPiece: RescuedPiece;
  Rescues: Rescues;
  ResendOrderMailInput: ResendOrderMailInput;
  ReserveGoodyBoxInput: ReserveGoodyBoxInput;
  ReserveGoodyBoxResult: ResolversUnionTypes<ResolversParentTypes>['ReserveGoodyBoxResult'];
  ResolutionInput: ResolutionInput;
  ResolutionItem: Omit<ResolutionItem, 'item'> & { item: ResolversParentTypes['Item'] };
  ResolutionOffer: ResolutionOffer;
  ResolutionOffers: ResolutionOffers;
  ResolutionOffersResult: ResolversUnionTypes<ResolversParentTypes>['ResolutionOffersResult'];
  ResolutionShipping: ResolutionShipping;
  Return: Omit<Return, 'pieces'> & { pieces: Array<ResolversParentTypes['ReturnPiece']> };
  ReturnChoice: ReturnChoice;
  ReturnLineInput: ReturnLineInput;
  ReturnMoved: ReturnMoved;
  ReturnPage: Omit<ReturnPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Return']> };
  ReturnPayload: Omit<ReturnPayload, 'return'> & { return: ResolversParentTypes['Return'] };
  ReturnPickUp: ReturnPickUp;
  ReturnPiece: Omit<ReturnPiece, 'item'> & { item: ResolversParentTypes['Item'] };
  ReturnQuote: ReturnQuote;
  ReturnQuoteResult: ResolversUnionTypes<ResolversParentTypes>['ReturnQuoteResult'];
  ReturnReason: ReturnReason;
  ReturnRefused: ReturnRefused;
  ReturnStep: ReturnStep;
  ReturnSum: ReturnSum;
  ReturnablePiece: Omit<ReturnablePiece, 'item'> & { item: ResolversParentTypes['Item'] };
  ReturnsSetup: Omit<ReturnsSetup, 'pieces'> & { pieces: Array<ResolversParentTypes['ReturnablePiece']> };
  ReviewPieceInput: ReviewPieceInput;
  ReviewPiecePayload: ReviewPiecePayload;
  ReviewPieceResult: ResolversUnionTypes<ResolversParentTypes>['ReviewPieceResult'];
  Reward: Reward;
  RewardNotApplicable: RewardNotApplicable;
  RewardNotUndone: RewardNotUndone;
  RewardOffer: RewardOffer;
  Rewards: Rewards;
  RewardsPayload: RewardsPayload;
  SaveAddressInput: SaveAddressInput;
  SaveAddressPayload: Omit<SaveAddressPayload, 'address' | 'addresses'> & { address: ResolversParentTypes['Address'], addresses: Array<ResolversParentTypes['Address']> };
  SaveAddressResult: ResolversUnionTypes<ResolversParentTypes>['SaveAddressResult'];
  SaveDeskViewInput: SaveDeskViewInput;
  SaveHomeEditPayload: Omit<SaveHomeEditPayload, 'edit'> & { edit: ResolversParentTypes['StaffHomeEdit'] };
  SaveHomeEditResult: ResolversUnionTypes<ResolversParentTypes>['SaveHomeEditResult'];
  SaveSearchInput: SaveSearchInput;
  SaveSearchPayload: Omit<SaveSearchPayload, 'savedSearch'> & { savedSearch: ResolversParentTypes['SavedSearch'] };
  SaveSearchResult: ResolversUnionTypes<ResolversParentTypes>['SaveSearchResult'];
  SaveStorefrontPayload: SaveStorefrontPayload;
  SaveStorefrontResult: ResolversUnionTypes<ResolversParentTypes>['SaveStorefrontResult'];
  SavedFilter: SavedFilter;
  SavedSearch: SavedSearchView;
  SavedSearchesFull: SavedSearchesFull;
  SayToStylistInput: SayToStylistInput;
  SayToStylistResult: ResolversUnionTypes<ResolversParentTypes>['SayToStylistResult'];
  SearchNameTaken: SearchNameTaken;
  SearchNeverMatches: SearchNeverMatches;
  SearchPreview: SearchPreview;
  SearchTerm: SearchTerm;
  SearchTooBroad: SearchTooBroad;
  SecondStepNeeded: SecondStepNeeded;
  Security: Security;
  SecurityPayload: SecurityPayload;
  SelectResolutionInput: SelectResolutionInput;
  SelectResolutionResult: ResolversUnionTypes<ResolversParentTypes>['SelectResolutionResult'];
  SelectShippingOptionInput: SelectShippingOptionInput;
  SelectShippingOptionPayload: Omit<SelectShippingOptionPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SelectShippingOptionResult: ResolversUnionTypes<ResolversParentTypes>['SelectShippingOptionResult'];
  SellerBag: SellerBagParent;
  SellerBagPage: Omit<SellerBagPage, 'nodes'> & { nodes: Array<ResolversParentTypes['SellerBag']> };
  SellerContent: SellerContent;
  SellerItem: SellerItemView;
  SellerItemCount: SellerItemCount;
  SellerItemEvent: SellerItemEvent;
  SellerItemPage: Omit<SellerItemPage, 'nodes'> & { nodes: Array<ResolversParentTypes['SellerItem']> };
  SellerItemReturn: SellerItemReturn;
  SellerPrice: SellerPrice;
  SellerReturn: SellerReturn;
  SellerReturnPayload: SellerReturnPayload;
  SellerReturnResult: ResolversUnionTypes<ResolversParentTypes>['SellerReturnResult'];
  SendContactMessageInput: SendContactMessageInput;
  SendContactMessagePayload: SendContactMessagePayload;
  SendContactMessageResult: ResolversUnionTypes<ResolversParentTypes>['SendContactMessageResult'];
  SendInvitationPayload: SendInvitationPayload;
  SendInvitationResult: ResolversUnionTypes<ResolversParentTypes>['SendInvitationResult'];
  SentInvitation: SentInvitation;
  SetCartAddressInput: SetCartAddressInput;
  SetCartAddressPayload: Omit<SetCartAddressPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  SetCartAddressResult: ResolversUnionTypes<ResolversParentTypes>['SetCartAddressResult'];
  SetWarehousesInput: SetWarehousesInput;
  SetWarehousesPayload: SetWarehousesPayload;
  SetWarehousesResult: ResolversUnionTypes<ResolversParentTypes>['SetWarehousesResult'];
  SettingChange: SettingChange;
  SettingRefused: SettingRefused;
  ShareFavoritesInput: ShareFavoritesInput;
  ShareRevoked: ShareRevoked;
  SharedFavorites: Omit<SharedFavorites, 'items'> & { items: Array<ResolversParentTypes['Item']> };
  SharedFavoritesResult: ResolversUnionTypes<ResolversParentTypes>['SharedFavoritesResult'];
  ShelfCount: ShelfCount;
  ShipmentTracking: ShipmentTracking;
  ShippingOption: ShippingOption;
  ShippingOptionUnavailable: ShippingOptionUnavailable;
  ShopFigures: ShopFigures;
  ShopMap: ShopMap;
  ShopMapLetter: ShopMapLetter;
  SignInRequired: SignInRequired;
  SignUpInput: SignUpInput;
  SignUpResult: ResolversUnionTypes<ResolversParentTypes>['SignUpResult'];
  SimilarItem: Omit<SimilarItem, 'item'> & { item: ResolversParentTypes['Item'] };
  SimilarItems: Omit<SimilarItems, 'item' | 'nodes'> & { item: ResolversParentTypes['Item'], nodes: Array<ResolversParentTypes['SimilarItem']> };
  SimilarSearchFilters: SimilarSearchFilters;
  SimilarSize: SimilarSize;
  SiteAnalytics: SiteAnalytics;
  Sitemap: Sitemap;
  SitemapAddress: SitemapAddress;
  SitemapFile: SitemapFile;
  SizeChart: SizeChartTableRow;
  SizeChartCell: SizeChartCell;
  SizeChartColumn: SizeChartColumn;
  SizeChartRow: SizeChartRow;
  SizeChoice: SizeChoice;
  SizeChoiceGroup: SizeChoiceGroup;
  SizeEquivalents: SizeEquivalents;
  SizeFragment: SizeFragment;
  SizeProfile: SizeProfile;
  SizeProfileInput: SizeProfileInput;
  SizeRange: SizeRange;
  SizesFromPiece: SizesFromPiece;
  SoldLike: SoldLike;
  SortControl: SortControl;
  SortGroup: SortGroup;
  SortLocation: SortLocation;
  StaffBagHit: StaffBagHit;
  StaffCancelInput: StaffCancelInput;
  StaffCase: Omit<StaffCase, 'case'> & { case: ResolversParentTypes['Case'] };
  StaffCaseHit: StaffCaseHit;
  StaffCasePage: StaffCasePage;
  StaffCasePayload: Omit<StaffCasePayload, 'staffCase'> & { staffCase: ResolversParentTypes['StaffCase'] };
  StaffCasePiece: StaffCasePiece;
  StaffCaseResult: ResolversUnionTypes<ResolversParentTypes>['StaffCaseResult'];
  StaffExperiment: StaffExperiment;
  StaffExperimentPage: StaffExperimentPage;
  StaffFlag: StaffFlag;
  StaffGoodyBox: Omit<StaffGoodyBox, 'pieces' | 'swaps'> & { pieces: Array<ResolversParentTypes['StaffGoodyPiece']>, swaps: Array<ResolversParentTypes['StaffGoodyPiece']> };
  StaffGoodyPayload: Omit<StaffGoodyPayload, 'staffGoodyBox'> & { staffGoodyBox: ResolversParentTypes['StaffGoodyBox'] };
  StaffGoodyPiece: Omit<StaffGoodyPiece, 'item'> & { item: ResolversParentTypes['Item'] };
  StaffGoodyResult: ResolversUnionTypes<ResolversParentTypes>['StaffGoodyResult'];
  StaffHomeEdit: Omit<StaffHomeEdit, 'items'> & { items: Array<ResolversParentTypes['Item']> };
  StaffItem: Omit<StaffItem, 'item'> & { item: ResolversParentTypes['Item'] };
  StaffItemHit: StaffItemHit;
  StaffItemPayload: Omit<StaffItemPayload, 'staffItem'> & { staffItem: ResolversParentTypes['StaffItem'] };
  StaffNote: StaffNote;
  StaffOrder: StaffOrderParent;
  StaffOrderHit: StaffOrderHit;
  StaffOrderPayload: Omit<StaffOrderPayload, 'staffOrder'> & { staffOrder: ResolversParentTypes['StaffOrder'] };
  StaffOrderResult: ResolversUnionTypes<ResolversParentTypes>['StaffOrderResult'];
  StaffParcel: StaffParcel;
  StaffParcelHit: StaffParcelHit;
  StaffParcelPayload: StaffParcelPayload;
  StaffPerson: StaffPerson;
  StaffPersonPage: StaffPersonPage;
  StaffQuestion: StaffQuestion;
  StaffRefundInput: StaffRefundInput;
  StaffRefusal: StaffRefusal;
  StaffRescueBox: StaffRescueBox;
  StaffRescuePiece: StaffRescuePiece;
  StaffReturn: Omit<StaffReturn, 'return'> & { return: ResolversParentTypes['Return'] };
  StaffReturnHit: StaffReturnHit;
  StaffReturnPage: StaffReturnPage;
  StaffReturnPayload: Omit<StaffReturnPayload, 'staffReturn'> & { staffReturn: ResolversParentTypes['StaffReturn'] };
  StaffReturnPiece: StaffReturnPiece;
  StaffSearch: StaffSearch;
  StartAuctionInput: StartAuctionInput;
  StartAuctionResult: ResolversUnionTypes<ResolversParentTypes>['StartAuctionResult'];
  StartImageSearchInput: StartImageSearchInput;
  StartImageSearchResult: ResolversUnionTypes<ResolversParentTypes>['StartImageSearchResult'];
  Storefront: Omit<Storefront, 'items'> & { items: Array<ResolversParentTypes['Item']> };
  StorefrontGone: StorefrontGone;
  StorefrontInput: StorefrontInput;
  StorefrontList: StorefrontList;
  StorefrontRefused: StorefrontRefused;
  StorefrontResult: ResolversUnionTypes<ResolversParentTypes>['StorefrontResult'];
  StorefrontSettings: StorefrontSettings;
  String: Scalars['String']['output'];
  StyleAlternative: Omit<StyleAlternative, 'item'> & { item: ResolversParentTypes['Item'] };
  StyleChip: StyleChip;
  StyleOutfit: OutfitRow;
  StyleOutfitPayload: Omit<StyleOutfitPayload, 'outfit'> & { outfit: ResolversParentTypes['StyleOutfit'] };
  StyleOutfitResult: ResolversUnionTypes<ResolversParentTypes>['StyleOutfitResult'];
  StylePiece: Omit<StylePiece, 'item'> & { item: ResolversParentTypes['Item'] };
  StyleQuestion: StyleQuestion;
  StyleRefused: StyleRefused;
  StyleThread: ThreadRow;
  StyleThreadLine: ThreadRow;
  StyleThreadPayload: Omit<StyleThreadPayload, 'thread'> & { thread: ResolversParentTypes['StyleThread'] };
  StyleTurn: TurnView;
  SubscriptionChannel: SubscriptionChannel;
  SubscriptionRow: SubscriptionRow;
  Subscriptions: Subscriptions;
  SurveyAnswered: SurveyAnswered;
  SustainabilityImpact: SustainabilityImpact;
  SwapGoodyPieceInput: SwapGoodyPieceInput;
  SwapStylePieceInput: SwapStylePieceInput;
  TakeBackDeletionResult: ResolversUnionTypes<ResolversParentTypes>['TakeBackDeletionResult'];
  TakeTicketInput: TakeTicketInput;
  TakeTicketResult: ResolversUnionTypes<ResolversParentTypes>['TakeTicketResult'];
  TextPhone: TextPhone;
  TextsPayload: TextsPayload;
  TextsRefused: TextsRefused;
  TextsResult: ResolversUnionTypes<ResolversParentTypes>['TextsResult'];
  ThirdPartySeller: ThirdPartySeller;
  TicketRefused: TicketRefused;
  TimeZonePayload: TimeZonePayload;
  TooFewSold: TooFewSold;
  TooManyGiftCards: TooManyGiftCards;
  TooManyHolds: TooManyHolds;
  TooManyPlaces: TooManyPlaces;
  TooManyTries: TooManyTries;
  TotalsChanged: Omit<TotalsChanged, 'cart'> & { cart?: Maybe<ResolversParentTypes['Cart']> };
  TrackVisitorInput: TrackVisitorInput;
  TrackVisitorPayload: TrackVisitorPayload;
  TrackedParcel: TrackedParcel;
  TwoStepRefused: TwoStepRefused;
  TwoStepSecret: TwoStepSecret;
  Typeahead: Omit<Typeahead, 'items'> & { items: Array<ResolversParentTypes['Item']> };
  TypeaheadPlace: TypeaheadPlace;
  UnderstoodPart: UnderstoodPart;
  UndoRewardResult: ResolversUnionTypes<ResolversParentTypes>['UndoRewardResult'];
  UnlinkPayoutAccountPayload: UnlinkPayoutAccountPayload;
  UnsubscribeLink: UnsubscribeLink;
  UpsertSizeProfilePayload: UpsertSizeProfilePayload;
  User: Viewer;
  UserAlert: ResolversInterfaceTypes<ResolversParentTypes>['UserAlert'];
  UserAlerts: Omit<UserAlerts, 'alerts'> & { alerts: Array<ResolversParentTypes['UserAlert']> };
  UserAlertsInput: UserAlertsInput;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  UserInfoInput: UserInfoInput;
  UserPromotions: UserPromotions;
  ValidateMerchantResult: ResolversUnionTypes<ResolversParentTypes>['ValidateMerchantResult'];
  VerifyEmailResult: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailResult'];
  WalletSession: WalletSession;
  WalletUnavailable: WalletUnavailable;
  Warehouse: Warehouse;
  WriteToCaseInput: WriteToCaseInput;
  WriteToCaseResult: ResolversUnionTypes<ResolversParentTypes>['WriteToCaseResult'];
  WrongBagCode: WrongBagCode;
  ZipPlace: ZipPlace;
};

export type AcceptLegalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptLegalPayload'] = ResolversParentTypes['AcceptLegalPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AccountNeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountNeed'] = ResolversParentTypes['AccountNeed']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountNeedKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivateKitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateKitPayload'] = ResolversParentTypes['ActivateKitPayload']> = {
  kit?: Resolver<ResolversTypes['Kit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivateKitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateKitResult'] = ResolversParentTypes['ActivateKitResult']> = {
  __resolveType: TypeResolveFn<'ActivateKitPayload' | 'KitNotActivated', ParentType, ContextType>;
};

export type ActiveCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveCart'] = ResolversParentTypes['ActiveCart']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type AddGiftCardToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGiftCardToCartPayload'] = ResolversParentTypes['AddGiftCardToCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddGiftCardToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGiftCardToCartResult'] = ResolversParentTypes['AddGiftCardToCartResult']> = {
  __resolveType: TypeResolveFn<'AddGiftCardToCartPayload' | 'CartFull' | 'InvalidInput', ParentType, ContextType>;
};

export type AddPasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPasskeyResult'] = ResolversParentTypes['AddPasskeyResult']> = {
  __resolveType: TypeResolveFn<'PasskeyRefused' | 'PasskeysPayload' | 'PasswordNeeded', ParentType, ContextType>;
};

export type AddReclaimToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReclaimToCartPayload'] = ResolversParentTypes['AddReclaimToCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddReclaimToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReclaimToCartResult'] = ResolversParentTypes['AddReclaimToCartResult']> = {
  __resolveType: TypeResolveFn<'AddReclaimToCartPayload' | 'CartFull' | 'NotReclaimable', ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartResult'] = ResolversParentTypes['AddToCartResult']> = {
  __resolveType: TypeResolveFn<'AddToCartPayload' | 'CartFull' | 'ItemHeld' | 'ItemUnavailable' | 'ItemWithheld' | 'TooManyHolds', ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryLocation?: Resolver<Maybe<ResolversTypes['DeliveryLocation']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AddressType'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressBookFullResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressBookFull'] = ResolversParentTypes['AddressBookFull']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressInvalid'] = ResolversParentTypes['AddressInvalid']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertisedOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvertisedOffer'] = ResolversParentTypes['AdvertisedOffer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cohort?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAtPst?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formattedAmount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemTargetingType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalese?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotionType?: Resolver<ResolversTypes['PromotionType'], ParentType, ContextType>;
};

export type AlertActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlertAction'] = ResolversParentTypes['AlertAction']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnalyticsCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsCount'] = ResolversParentTypes['AnalyticsCount']> = {
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnalyticsFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsFigure'] = ResolversParentTypes['AnalyticsFigure']> = {
  day?: Resolver<ResolversTypes['AnalyticsCount'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['AnalyticsFigureName'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['AnalyticsCount'], ParentType, ContextType>;
};

export type AnswerAsSellerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerAsSellerPayload'] = ResolversParentTypes['AnswerAsSellerPayload']> = {
  question?: Resolver<ResolversTypes['PieceQuestion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerAsSellerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerAsSellerResult'] = ResolversParentTypes['AnswerAsSellerResult']> = {
  __resolveType: TypeResolveFn<'AnswerAsSellerPayload' | 'QuestionRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type AnswerCleanoutSurveyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerCleanoutSurveyPayload'] = ResolversParentTypes['AnswerCleanoutSurveyPayload']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerCleanoutSurveyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerCleanoutSurveyResult'] = ResolversParentTypes['AnswerCleanoutSurveyResult']> = {
  __resolveType: TypeResolveFn<'AnswerCleanoutSurveyPayload' | 'InvalidInput' | 'SurveyAnswered' | 'TooManyTries', ParentType, ContextType>;
};

export type AnswerDirectSurveyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDirectSurveyPayload'] = ResolversParentTypes['AnswerDirectSurveyPayload']> = {
  waitlist?: Resolver<ResolversTypes['DirectWaitlist'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerDirectSurveyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDirectSurveyResult'] = ResolversParentTypes['AnswerDirectSurveyResult']> = {
  __resolveType: TypeResolveFn<'AnswerDirectSurveyPayload' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type AnswerReturnOfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerReturnOfferResult'] = ResolversParentTypes['AnswerReturnOfferResult']> = {
  __resolveType: TypeResolveFn<'ReturnPayload' | 'ReturnRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type AppliedGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedGiftCard'] = ResolversParentTypes['AppliedGiftCard']> = {
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApplyClientConfigurationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyClientConfigurationPayload'] = ResolversParentTypes['ApplyClientConfigurationPayload']> = {
  clientConfiguration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ApplyGiftCardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyGiftCardResult'] = ResolversParentTypes['ApplyGiftCardResult']> = {
  __resolveType: TypeResolveFn<'GiftCardApplied' | 'GiftCardEmpty' | 'GiftCardInvalid' | 'NoCartToPay' | 'TooManyGiftCards' | 'TooManyTries', ParentType, ContextType>;
};

export type ApplyPromoCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPromoCodePayload'] = ResolversParentTypes['ApplyPromoCodePayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplyPromoCodeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPromoCodeResult'] = ResolversParentTypes['ApplyPromoCodeResult']> = {
  __resolveType: TypeResolveFn<'ApplyPromoCodePayload' | 'CodeNotApplicable', ParentType, ContextType>;
};

export type ApplyRewardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyRewardPayload'] = ResolversParentTypes['ApplyRewardPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplyRewardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyRewardResult'] = ResolversParentTypes['ApplyRewardResult']> = {
  __resolveType: TypeResolveFn<'ApplyRewardPayload' | 'RewardNotApplicable', ParentType, ContextType>;
};

export type ArmReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArmReading'] = ResolversParentTypes['ArmReading']> = {
  guardrails?: Resolver<Array<ResolversTypes['GuardrailReading']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AskAboutPiecePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskAboutPiecePayload'] = ResolversParentTypes['AskAboutPiecePayload']> = {
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['PieceQuestion'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskAboutPieceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskAboutPieceResult'] = ResolversParentTypes['AskAboutPieceResult']> = {
  __resolveType: TypeResolveFn<'AskAboutPiecePayload' | 'QuestionRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type AskForDataExportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskForDataExportResult'] = ResolversParentTypes['AskForDataExportResult']> = {
  __resolveType: TypeResolveFn<'DataExportAsked' | 'PrivacyRefused', ParentType, ContextType>;
};

export type AskForDeletionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskForDeletionResult'] = ResolversParentTypes['AskForDeletionResult']> = {
  __resolveType: TypeResolveFn<'DeletionAsked' | 'PrivacyRefused', ParentType, ContextType>;
};

export type AttemptGivenUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttemptGivenUp'] = ResolversParentTypes['AttemptGivenUp']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuctionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Auction'] = ResolversParentTypes['Auction']> = {
  bidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bids?: Resolver<Array<ResolversTypes['AuctionBid']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leastBid?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  myMaximum?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  payUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  reserve?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuctionBidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionBid'] = ResolversParentTypes['AuctionBid']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bidder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type AuctionOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionOver'] = ResolversParentTypes['AuctionOver']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuctionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionPayload'] = ResolversParentTypes['AuctionPayload']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuctionRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuctionRefused'] = ResolversParentTypes['AuctionRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload']> = {
  authToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cartItemsLost?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BagCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagCounts'] = ResolversParentTypes['BagCounts']> = {
  counted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gettingReady?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notAccepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BagElsewhereResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagElsewhere'] = ResolversParentTypes['BagElsewhere']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BagEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagEvent'] = ResolversParentTypes['BagEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BagOrderRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagOrderRefused'] = ResolversParentTypes['BagOrderRefused']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BagOrderTooSoonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagOrderTooSoon'] = ResolversParentTypes['BagOrderTooSoon']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BagTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagTaken'] = ResolversParentTypes['BagTaken']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BagWorkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BagWorkResult'] = ResolversParentTypes['BagWorkResult']> = {
  __resolveType: TypeResolveFn<'IntakeBagPayload' | 'IntakeRefusal', ParentType, ContextType>;
};

export type BeginPasskeyLogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeyLogInResult'] = ResolversParentTypes['BeginPasskeyLogInResult']> = {
  __resolveType: TypeResolveFn<'PasskeyRequest' | 'TooManyTries', ParentType, ContextType>;
};

export type BeginPasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginPasskeyResult'] = ResolversParentTypes['BeginPasskeyResult']> = {
  __resolveType: TypeResolveFn<'PasskeyRefused' | 'PasskeyRequest' | 'PasswordNeeded', ParentType, ContextType>;
};

export type BeginTwoStepResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginTwoStepResult'] = ResolversParentTypes['BeginTwoStepResult']> = {
  __resolveType: TypeResolveFn<'PasswordNeeded' | 'TwoStepRefused' | 'TwoStepSecret', ParentType, ContextType>;
};

export type BidRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BidRefused'] = ResolversParentTypes['BidRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BidTooLowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BidTooLow'] = ResolversParentTypes['BidTooLow']> = {
  least?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BirthdayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Birthday'] = ResolversParentTypes['Birthday']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BookPickUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookPickUpResult'] = ResolversParentTypes['BookPickUpResult']> = {
  __resolveType: TypeResolveFn<'ReturnPayload' | 'ReturnRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandDirectoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandDirectory'] = ResolversParentTypes['BrandDirectory']> = {
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  letter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['BrandLetter']>, ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['BrandEntry']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BrandEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ListPageInfo'], ParentType, ContextType>;
  popular?: Resolver<Array<ResolversTypes['BrandEntry']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrandEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandEntry'] = ResolversParentTypes['BrandEntry']> = {
  house?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandLetter'] = ResolversParentTypes['BrandLetter']> = {
  brandCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Bundle'] = ResolversParentTypes['Bundle']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeShippingThreshold?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merchandise?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  remainder?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shipsFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuyerPreferenceClustersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerPreferenceClusters'] = ResolversParentTypes['BuyerPreferenceClusters']> = {
  primary?: Resolver<Maybe<ResolversTypes['PreferenceCluster']>, ParentType, ContextType>;
  secondary?: Resolver<Maybe<ResolversTypes['PreferenceCluster']>, ParentType, ContextType>;
};

export type CancelKitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelKitPayload'] = ResolversParentTypes['CancelKitPayload']> = {
  kit?: Resolver<ResolversTypes['Kit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelKitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelKitResult'] = ResolversParentTypes['CancelKitResult']> = {
  __resolveType: TypeResolveFn<'CancelKitPayload' | 'KitNotCancelable', ParentType, ContextType>;
};

export type CancelMoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMoney'] = ResolversParentTypes['CancelMoney']> = {
  back?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CancelMoneyRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelMoneyRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelMoneyRow'] = ResolversParentTypes['CancelMoneyRow']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderResult'] = ResolversParentTypes['CancelOrderResult']> = {
  __resolveType: TypeResolveFn<'CancelOrderPayload' | 'OrderCodeNeeded' | 'OrderNotCancelable', ParentType, ContextType>;
};

export type CancelReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReturnResult'] = ResolversParentTypes['CancelReturnResult']> = {
  __resolveType: TypeResolveFn<'ReturnPayload' | 'ReturnRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  activeBundle?: Resolver<Maybe<ResolversTypes['Bundle']>, ParentType, ContextType>;
  addressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  applicableGiftCardsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  billingAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billingSameAsShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bundleMessages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  cartIncentives?: Resolver<Array<ResolversTypes['CartIncentive']>, ParentType, ContextType>;
  cartProducts?: Resolver<Array<ResolversTypes['CartProduct']>, ParentType, ContextType>;
  cartTotals?: Resolver<Maybe<ResolversTypes['CartTotals']>, ParentType, ContextType>;
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deliveryLocation?: Resolver<Maybe<ResolversTypes['DeliveryLocation']>, ParentType, ContextType>;
  deliveryNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftCards?: Resolver<Array<ResolversTypes['AppliedGiftCard']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CartGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedPaymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingAddress?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  shippingOptions?: Resolver<Array<ResolversTypes['ShippingOption']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  vendorsReferenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  visitorId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartExtraFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartExtraField'] = ResolversParentTypes['CartExtraField']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tooltip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CartFullResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartFull'] = ResolversParentTypes['CartFull']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartGiftCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGiftCard'] = ResolversParentTypes['CartGiftCard']> = {
  deliveryDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryMethod?: Resolver<ResolversTypes['GiftCardDeliveryMethod'], ParentType, ContextType>;
  finalSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  giftCardProductId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  giftCardTemplateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  giftMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartGroup'] = ResolversParentTypes['CartGroup']> = {
  deliveryKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  shipFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipsSeparately?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CartIncentiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartIncentive'] = ResolversParentTypes['CartIncentive']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CartIncentiveState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CartIncentiveType'], ParentType, ContextType>;
};

export type CartProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['CartAvailability'], ParentType, ContextType>;
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  giftCard?: Resolver<Maybe<ResolversTypes['CartGiftCard']>, ParentType, ContextType>;
  giftedLifecyclePromo?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  heldByOtherUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  itemNumber?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['CartProductType'], ParentType, ContextType>;
  reclaimWithin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visibleDiscount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  visibleDiscountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibleNet?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  allowedPaymentMethods?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  amountCharged?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amountRemainderForFreeShipping?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  cashCreditsUsed?: Resolver<Array<ResolversTypes['CashCreditUsed']>, ParentType, ContextType>;
  circularityFeeAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  creditsUsed?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dutyAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  estimatedDutyAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  estimatedRetail?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  extraFields?: Resolver<Array<ResolversTypes['CartExtraField']>, ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeShippingThreshold?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  giftCardAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  giftedLifecyclePromoAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pointsToEarn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  potentialReward?: Resolver<Maybe<ResolversTypes['PotentialReward']>, ParentType, ContextType>;
  promoAppliedByItself?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promosAndRewards?: Resolver<Array<ResolversTypes['PromoOrReward']>, ParentType, ContextType>;
  retailDeliveryFeeAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shippingAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  taxCalculationSource?: Resolver<ResolversTypes['TaxCalculationSource'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalBeforeDiscounts?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['CartUse']>, ParentType, ContextType>;
  visibleDiscountAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CartUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartUse'] = ResolversParentTypes['CartUse']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CartUseKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseKind'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['CaseMessage']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['CaseOffer']>, ParentType, ContextType>;
  offerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  returnId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ReturnStep']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CaseMacroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseMacro'] = ResolversParentTypes['CaseMacro']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseMessage'] = ResolversParentTypes['CaseMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOurs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasePage'] = ResolversParentTypes['CasePage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Case']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasePayload'] = ResolversParentTypes['CasePayload']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseProposal'] = ResolversParentTypes['CaseProposal']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['CaseOffer'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  whyNot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseRefused'] = ResolversParentTypes['CaseRefused']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashCreditUsedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashCreditUsed'] = ResolversParentTypes['CashCreditUsed']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  expires?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CashOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOut'] = ResolversParentTypes['CashOut']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['CashOutEvent']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOutEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutEvent'] = ResolversParentTypes['CashOutEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOutPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutPage'] = ResolversParentTypes['CashOutPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CashOut']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutPayload'] = ResolversParentTypes['CashOutPayload']> = {
  cashOut?: Resolver<ResolversTypes['CashOut'], ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['CashOutSetup'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashOutRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutRefused'] = ResolversParentTypes['CashOutRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  need?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CashOutResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutResult'] = ResolversParentTypes['CashOutResult']> = {
  __resolveType: TypeResolveFn<'CashOutPayload' | 'CashOutRefused' | 'LegalAcceptRequired', ParentType, ContextType>;
};

export type CashOutSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutSetup'] = ResolversParentTypes['CashOutSetup']> = {
  accounts?: Resolver<Array<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  charities?: Resolver<Array<ResolversTypes['CleanoutCharity']>, ParentType, ContextType>;
  creditBonusPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dailyLimit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Earnings'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  passwordFresh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timesLeftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  departmentTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface CentsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cents'], any> {
  name: 'Cents';
}

export type ChangeEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailResult'] = ResolversParentTypes['ChangeEmailResult']> = {
  __resolveType: TypeResolveFn<'EmailChangeSent' | 'EmailTaken' | 'InvalidInput' | 'PasswordNeeded' | 'TooManyTries', ParentType, ContextType>;
};

export type ChangeExperimentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeExperimentPayload'] = ResolversParentTypes['ChangeExperimentPayload']> = {
  page?: Resolver<ResolversTypes['StaffExperimentPage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeExperimentResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeExperimentResult'] = ResolversParentTypes['ChangeExperimentResult']> = {
  __resolveType: TypeResolveFn<'ChangeExperimentPayload' | 'SettingRefused', ParentType, ContextType>;
};

export type ChangeFlagPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeFlagPayload'] = ResolversParentTypes['ChangeFlagPayload']> = {
  flag?: Resolver<ResolversTypes['StaffFlag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeFlagResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeFlagResult'] = ResolversParentTypes['ChangeFlagResult']> = {
  __resolveType: TypeResolveFn<'ChangeFlagPayload' | 'SettingRefused', ParentType, ContextType>;
};

export type ChangeItemPricePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeItemPricePayload'] = ResolversParentTypes['ChangeItemPricePayload']> = {
  item?: Resolver<ResolversTypes['SellerItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeItemPriceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeItemPriceResult'] = ResolversParentTypes['ChangeItemPriceResult']> = {
  __resolveType: TypeResolveFn<'ChangeItemPricePayload' | 'PriceNotChanged', ParentType, ContextType>;
};

export type ChangeNameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeNameResult'] = ResolversParentTypes['ChangeNameResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NamePayload', ParentType, ContextType>;
};

export type ChangePasswordByMailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordByMailResult'] = ResolversParentTypes['ChangePasswordByMailResult']> = {
  __resolveType: TypeResolveFn<'AuthPayload' | 'InvalidInput' | 'PasswordLinkInvalid' | 'SecondStepNeeded', ParentType, ContextType>;
};

export type ChangePasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordResult'] = ResolversParentTypes['ChangePasswordResult']> = {
  __resolveType: TypeResolveFn<'AuthPayload' | 'InvalidInput' | 'PasswordWrong' | 'SignInRequired' | 'TooManyTries', ParentType, ContextType>;
};

export type CharityMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharityMonth'] = ResolversParentTypes['CharityMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type CharityPartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CharityPartner'] = ResolversParentTypes['CharityPartner']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['CharityMonth']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  raised?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutIncompleteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutIncomplete'] = ResolversParentTypes['CheckoutIncomplete']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChildSizesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChildSizes'] = ResolversParentTypes['ChildSizes']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizingIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChildSizesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChildSizesPayload'] = ResolversParentTypes['ChildSizesPayload']> = {
  children?: Resolver<Array<ResolversTypes['ChildSizes']>, ParentType, ContextType>;
};

export type ChosenFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChosenFilter'] = ResolversParentTypes['ChosenFilter']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimBagResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimBagResult'] = ResolversParentTypes['ClaimBagResult']> = {
  __resolveType: TypeResolveFn<'BagTaken' | 'IntakeBagPayload' | 'IntakeRefusal', ParentType, ContextType>;
};

export type CleanoutCharityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanoutCharity'] = ResolversParentTypes['CleanoutCharity']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CleanoutIncentiveOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanoutIncentiveOffer'] = ResolversParentTypes['CleanoutIncentiveOffer']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CleanoutOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanoutOffer'] = ResolversParentTypes['CleanoutOffer']> = {
  charities?: Resolver<Array<ResolversTypes['CleanoutCharity']>, ParentType, ContextType>;
  delayNotice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  incentives?: Resolver<Array<ResolversTypes['CleanoutIncentiveOffer']>, ParentType, ContextType>;
  outstanding?: Resolver<Maybe<ResolversTypes['OutstandingKits']>, ParentType, ContextType>;
  processing?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['CleanoutServiceOffer']>, ParentType, ContextType>;
  tryAgainInMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CleanoutPartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanoutPartner'] = ResolversParentTypes['CleanoutPartner']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CleanoutServiceOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanoutServiceOffer'] = ResolversParentTypes['CleanoutServiceOffer']> = {
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type ClosetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Closet'] = ResolversParentTypes['Closet']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['MemberRating'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['MemberReview']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vacationUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CodeNotApplicableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeNotApplicable'] = ResolversParentTypes['CodeNotApplicable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComingPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComingPoints'] = ResolversParentTypes['ComingPoints']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmDeletionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmDeletionResult'] = ResolversParentTypes['ConfirmDeletionResult']> = {
  __resolveType: TypeResolveFn<'DeletionBlocked' | 'DeletionLinkEnded' | 'DeletionWaits', ParentType, ContextType>;
};

export type ConfirmPasswordResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasswordResult'] = ResolversParentTypes['ConfirmPasswordResult']> = {
  __resolveType: TypeResolveFn<'PasswordConfirmed' | 'PasswordNotConfirmed', ParentType, ContextType>;
};

export type ConfirmPayoutAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPayoutAccountResult'] = ResolversParentTypes['ConfirmPayoutAccountResult']> = {
  __resolveType: TypeResolveFn<'PayoutAccountLinked' | 'PayoutAccountRefused', ParentType, ContextType>;
};

export type ContentDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentDocument'] = ResolversParentTypes['ContentDocument']> = {
  bodyMarkdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['ContentChange'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentProblem'] = ResolversParentTypes['ContentProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRefused'] = ResolversParentTypes['ContentRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ContentProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentReleaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRelease'] = ResolversParentTypes['ContentRelease']> = {
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['ContentDocument']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentReleaseState'], ParentType, ContextType>;
};

export type ContentReleasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReleasePayload'] = ResolversParentTypes['ContentReleasePayload']> = {
  release?: Resolver<ResolversTypes['ContentRelease'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentReleaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentReleaseResult'] = ResolversParentTypes['ContentReleaseResult']> = {
  __resolveType: TypeResolveFn<'ContentRefused' | 'ContentReleasePayload', ParentType, ContextType>;
};

export type CorrectedQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectedQuery'] = ResolversParentTypes['CorrectedQuery']> = {
  filtersInput?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  searchText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skipSpellcheck?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CorrectionContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorrectionContent'] = ResolversParentTypes['CorrectionContent']> = {
  allText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boldText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkQuery?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  textFirst?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLast?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponOffer'] = ResolversParentTypes['CouponOffer']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cohort?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateReturnResult'] = ResolversParentTypes['CreateReturnResult']> = {
  __resolveType: TypeResolveFn<'ReturnPayload' | 'ReturnRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type CreditDropResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditDrop'] = ResolversParentTypes['CreditDrop']> = {
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CreditMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditMove'] = ResolversParentTypes['CreditMove']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditRecord'] = ResolversParentTypes['CreditRecord']> = {
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['CreditMove']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataExportAskedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExportAsked'] = ResolversParentTypes['DataExportAsked']> = {
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRange'] = ResolversParentTypes['DayRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecideCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideCaseResult'] = ResolversParentTypes['DecideCaseResult']> = {
  __resolveType: TypeResolveFn<'PasswordNeeded' | 'StaffCasePayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type DeleteImageSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteImageSearchPayload'] = ResolversParentTypes['DeleteImageSearchPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteStyleThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStyleThreadPayload'] = ResolversParentTypes['DeleteStyleThreadPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletionAskedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionAsked'] = ResolversParentTypes['DeletionAsked']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionBlockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionBlocked'] = ResolversParentTypes['DeletionBlocked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<Array<ResolversTypes['OpenThing']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionLink'] = ResolversParentTypes['DeletionLink']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eraseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givenUp?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Array<ResolversTypes['OpenThing']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  use?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletionLinkEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionLinkEnded'] = ResolversParentTypes['DeletionLinkEnded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionTakenBackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionTakenBack'] = ResolversParentTypes['DeletionTakenBack']> = {
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionWaitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionWaits'] = ResolversParentTypes['DeletionWaits']> = {
  eraseAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskQueue'] = ResolversParentTypes['DeskQueue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeskStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskStateCount'] = ResolversParentTypes['DeskStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskView'] = ResolversParentTypes['DeskView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['DeskScreen'], ParentType, ContextType>;
};

export type DeskViewsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskViewsPayload'] = ResolversParentTypes['DeskViewsPayload']> = {
  views?: Resolver<Array<ResolversTypes['DeskView']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeskViewsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeskViewsResult'] = ResolversParentTypes['DeskViewsResult']> = {
  __resolveType: TypeResolveFn<'DeskViewsPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type DetailedShippingEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetailedShippingEstimate'] = ResolversParentTypes['DetailedShippingEstimate']> = {
  itemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  maxEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DirectChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectChoices'] = ResolversParentTypes['DirectChoices']> = {
  categories?: Resolver<Array<ResolversTypes['IntakeCategory']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['IntakeColor']>, ParentType, ContextType>;
  flaws?: Resolver<Array<ResolversTypes['DirectFlaw']>, ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['IntakeSize']>, ParentType, ContextType>;
};

export type DirectFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectFault'] = ResolversParentTypes['DirectFault']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectFlawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectFlaw'] = ResolversParentTypes['DirectFlaw']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectGuessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectGuess'] = ResolversParentTypes['DirectGuess']> = {
  advice?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['DirectGuessCategory']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['WeightClass'], ParentType, ContextType>;
};

export type DirectGuessCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectGuessCategory'] = ResolversParentTypes['DirectGuessCategory']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectListing'] = ResolversParentTypes['DirectListing']> = {
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  comesDown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  favoriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flaws?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemNumber?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['DirectFault']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['DirectPayout']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['DirectPhoto']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  retail?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  sizeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizingId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DirectListingStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takesOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['WeightClass'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectListingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectListingPayload'] = ResolversParentTypes['DirectListingPayload']> = {
  listing?: Resolver<ResolversTypes['DirectListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectListingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectListingResult'] = ResolversParentTypes['DirectListingResult']> = {
  __resolveType: TypeResolveFn<'DirectListingPayload' | 'DirectRefused' | 'LegalAcceptRequired' | 'SignInRequired', ParentType, ContextType>;
};

export type DirectPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectPayout'] = ResolversParentTypes['DirectPayout']> = {
  earnings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  feePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type DirectPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectPhoto'] = ResolversParentTypes['DirectPhoto']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DirectPriceGuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectPriceGuide'] = ResolversParentTypes['DirectPriceGuide']> = {
  bars?: Resolver<Array<ResolversTypes['PriceBar']>, ParentType, ContextType>;
  basis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  high?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  low?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  sold?: Resolver<Array<ResolversTypes['SoldLike']>, ParentType, ContextType>;
  suggested?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  usualDiscount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DirectRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectRefused'] = ResolversParentTypes['DirectRefused']> = {
  faults?: Resolver<Array<ResolversTypes['DirectFault']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectReport'] = ResolversParentTypes['DirectReport']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectReview'] = ResolversParentTypes['DirectReview']> = {
  listing?: Resolver<ResolversTypes['DirectListing'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['DirectReport']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DirectReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectReviewPayload'] = ResolversParentTypes['DirectReviewPayload']> = {
  waiting?: Resolver<Array<ResolversTypes['DirectReview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectReviewResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectReviewResult'] = ResolversParentTypes['DirectReviewResult']> = {
  __resolveType: TypeResolveFn<'DirectReviewPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type DirectSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectSale'] = ResolversParentTypes['DirectSale']> = {
  asBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DirectSaleItem']>, ParentType, ContextType>;
  labelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  myReview?: Resolver<Maybe<ResolversTypes['MemberReview']>, ParentType, ContextType>;
  otherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sendBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DirectSaleStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theirReview?: Resolver<Maybe<ResolversTypes['MemberReview']>, ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectSaleItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectSaleItem'] = ResolversParentTypes['DirectSaleItem']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DirectSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectSalePayload'] = ResolversParentTypes['DirectSalePayload']> = {
  sale?: Resolver<ResolversTypes['DirectSale'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectSaleResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectSaleResult'] = ResolversParentTypes['DirectSaleResult']> = {
  __resolveType: TypeResolveFn<'DirectRefused' | 'DirectSalePayload' | 'SignInRequired', ParentType, ContextType>;
};

export type DirectShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectShop'] = ResolversParentTypes['DirectShop']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['DirectListing']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offersToAnswer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['MemberRating'], ParentType, ContextType>;
  sales?: Resolver<Array<ResolversTypes['DirectSale']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vacationUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DirectShopPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectShopPayload'] = ResolversParentTypes['DirectShopPayload']> = {
  shop?: Resolver<ResolversTypes['DirectShop'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DirectShopResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectShopResult'] = ResolversParentTypes['DirectShopResult']> = {
  __resolveType: TypeResolveFn<'DirectRefused' | 'DirectShopPayload' | 'SignInRequired', ParentType, ContextType>;
};

export type DirectSurveyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectSurvey'] = ResolversParentTypes['DirectSurvey']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mayWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  obstacle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  often?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectWaitlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectWaitlist'] = ResolversParentTypes['DirectWaitlist']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  survey?: Resolver<Maybe<ResolversTypes['DirectSurvey']>, ParentType, ContextType>;
};

export type DonateRestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DonateRestPayload'] = ResolversParentTypes['DonateRestPayload']> = {
  charityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SellerItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DonateRestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DonateRestResult'] = ResolversParentTypes['DonateRestResult']> = {
  __resolveType: TypeResolveFn<'DonateRestPayload' | 'NothingToDonate', ParentType, ContextType>;
};

export type DrawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Draw'] = ResolversParentTypes['Draw']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  drawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  prize?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  round?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winningTicket?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  won?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  yours?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DrawsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Draws'] = ResolversParentTypes['Draws']> = {
  context?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Draw']>, ParentType, ContextType>;
  past?: Resolver<Array<ResolversTypes['Draw']>, ParentType, ContextType>;
  ticketPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ticketsMost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawsPayload'] = ResolversParentTypes['DrawsPayload']> = {
  draws?: Resolver<ResolversTypes['Draws'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Rewards'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropOffPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropOffPlace'] = ResolversParentTypes['DropOffPlace']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DropshipperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dropshipper'] = ResolversParentTypes['Dropshipper']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningMonth'] = ResolversParentTypes['EarningMonth']> = {
  earned?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningSale'] = ResolversParentTypes['EarningSale']> = {
  availableAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bagNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clawedBackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PayoutLine']>, ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  soldAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EarningSalePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningSalePage'] = ResolversParentTypes['EarningSalePage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['EarningSale']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Earnings'] = ResolversParentTypes['Earnings']> = {
  available?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  availableAsCredit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earnedInAll?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['EarningMonth']>, ParentType, ContextType>;
  paidOutInAll?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type EditItemResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditItemResult'] = ResolversParentTypes['EditItemResult']> = {
  __resolveType: TypeResolveFn<'ItemChangedMeanwhile' | 'ItemRefusal' | 'StaffItemPayload', ParentType, ContextType>;
};

export type EditReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditReturnResult'] = ResolversParentTypes['EditReturnResult']> = {
  __resolveType: TypeResolveFn<'ReturnPayload' | 'ReturnRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type EmailChangeSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailChangeSent'] = ResolversParentTypes['EmailChangeSent']> = {
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailNotVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailNotVerified'] = ResolversParentTypes['EmailNotVerified']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailTaken'] = ResolversParentTypes['EmailTaken']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerificationSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailVerificationSent'] = ResolversParentTypes['EmailVerificationSent']> = {
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndTwoStepResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndTwoStepResult'] = ResolversParentTypes['EndTwoStepResult']> = {
  __resolveType: TypeResolveFn<'PasswordNeeded' | 'SecurityPayload', ParentType, ContextType>;
};

export type EndingPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingPoints'] = ResolversParentTypes['EndingPoints']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EstimateRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimateRefused'] = ResolversParentTypes['EstimateRefused']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EstimatedPayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EstimatedPayout'] = ResolversParentTypes['EstimatedPayout']> = {
  asCredit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PayoutLine']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  slices?: Resolver<Array<ResolversTypes['PayoutSlice']>, ParentType, ContextType>;
};

export type ExperimentArmResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExperimentArm'] = ResolversParentTypes['ExperimentArm']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ExperimentResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExperimentResults'] = ResolversParentTypes['ExperimentResults']> = {
  arms?: Resolver<Array<ResolversTypes['ArmReading']>, ParentType, ContextType>;
  isMismatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  neededInEach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  splitChance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  buckets?: Resolver<Array<ResolversTypes['FacetBucket']>, ParentType, ContextType>;
  histogram?: Resolver<Array<ResolversTypes['HistogramBar']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FacetKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetBucket'] = ResolversParentTypes['FacetBucket']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetChoice'] = ResolversParentTypes['FacetChoice']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FacetKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favorite'] = ResolversParentTypes['Favorite']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  listId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lovedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  priceThen?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type FavoriteCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteCounts'] = ResolversParentTypes['FavoriteCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  droppedBy?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  drops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavoriteKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteKind'] = ResolversParentTypes['FavoriteKind']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FavoriteListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteList'] = ResolversParentTypes['FavoriteList']> = {
  itemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<FavoriteListItemsArgs, 'amount' | 'page'>>;
  lists?: Resolver<Array<ResolversTypes['NamedList']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['FavoriteShare']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['FavoritePage'], ParentType, ContextType, RequireFields<FavoriteListViewArgs, 'amount' | 'page' | 'view'>>;
};

export type FavoritePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoritePage'] = ResolversParentTypes['FavoritePage']> = {
  counts?: Resolver<ResolversTypes['FavoriteCounts'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['FavoriteKind']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Favorite']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FavoriteShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoriteShare'] = ResolversParentTypes['FavoriteShare']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showsName?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FavoritesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavoritesPayload'] = ResolversParentTypes['FavoritesPayload']> = {
  favoritesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishLogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishLogInResult'] = ResolversParentTypes['FinishLogInResult']> = {
  __resolveType: TypeResolveFn<'AuthPayload' | 'LogInEnded' | 'LogInRefused' | 'TooManyTries', ParentType, ContextType>;
};

export type FitBasisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FitBasis'] = ResolversParentTypes['FitBasis']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  family?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inches?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FitBasisPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FitBasisPayload'] = ResolversParentTypes['FitBasisPayload']> = {
  fitBasis?: Resolver<Array<ResolversTypes['FitBasis']>, ParentType, ContextType>;
};

export type FitNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FitNote'] = ResolversParentTypes['FitNote']> = {
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ownCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlawResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Flaw'] = ResolversParentTypes['Flaw']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FollowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Follow'] = ResolversParentTypes['Follow']> = {
  brandId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storefrontCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowPayload'] = ResolversParentTypes['FollowPayload']> = {
  follows?: Resolver<Array<ResolversTypes['Follow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowRefused'] = ResolversParentTypes['FollowRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowResult'] = ResolversParentTypes['FollowResult']> = {
  __resolveType: TypeResolveFn<'FollowPayload' | 'FollowRefused', ParentType, ContextType>;
};

export type ForgetSearchesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ForgetSearchesPayload'] = ResolversParentTypes['ForgetSearchesPayload']> = {
  recentSearches?: Resolver<ResolversTypes['RecentSearchConnection'], ParentType, ContextType>;
};

export type GiftCardAppliedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardApplied'] = ResolversParentTypes['GiftCardApplied']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  giftCard?: Resolver<ResolversTypes['AppliedGiftCard'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardBalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardBalance'] = ResolversParentTypes['GiftCardBalance']> = {
  balance?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardBalanceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardBalanceResult'] = ResolversParentTypes['GiftCardBalanceResult']> = {
  __resolveType: TypeResolveFn<'GiftCardBalance' | 'GiftCardInvalid' | 'TooManyTries', ParentType, ContextType>;
};

export type GiftCardBeingPaidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardBeingPaid'] = ResolversParentTypes['GiftCardBeingPaid']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardEmptyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardEmpty'] = ResolversParentTypes['GiftCardEmpty']> = {
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardInvalid'] = ResolversParentTypes['GiftCardInvalid']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCardNotInCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GiftCardNotInCart'] = ResolversParentTypes['GiftCardNotInCart']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodyBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyBox'] = ResolversParentTypes['GoodyBox']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canChoose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charged?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keepBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  labelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidWith?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['GoodyPiece']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
  reserved?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  returnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['GoodyStep']>, ParentType, ContextType>;
  stylistNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type GoodyBoxInListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyBoxInList'] = ResolversParentTypes['GoodyBoxInList']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodyBoxPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyBoxPayload'] = ResolversParentTypes['GoodyBoxPayload']> = {
  goodyBox?: Resolver<ResolversTypes['GoodyBox'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodyBoxResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyBoxResult'] = ResolversParentTypes['GoodyBoxResult']> = {
  __resolveType: TypeResolveFn<'GoodyBoxPayload' | 'GoodyRefused', ParentType, ContextType>;
};

export type GoodyDepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyDepartment'] = ResolversParentTypes['GoodyDepartment']> = {
  hasSizes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodyOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyOption'] = ResolversParentTypes['GoodyOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodyPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyPiece'] = ResolversParentTypes['GoodyPiece']> = {
  choice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reasonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodyQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyQuote'] = ResolversParentTypes['GoodyQuote']> = {
  fees?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type GoodyRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyRefused'] = ResolversParentTypes['GoodyRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodyReservedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyReserved'] = ResolversParentTypes['GoodyReserved']> = {
  boxId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoodySetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodySetup'] = ResolversParentTypes['GoodySetup']> = {
  budgets?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['GoodyDepartment']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['GoodyOption']>, ParentType, ContextType>;
  openBoxId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GoodyStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodyStep'] = ResolversParentTypes['GoodyStep']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GradePiecePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GradePiecePayload'] = ResolversParentTypes['GradePiecePayload']> = {
  bag?: Resolver<ResolversTypes['IntakeBag'], ParentType, ContextType>;
  piece?: Resolver<ResolversTypes['IntakePiece'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GradePieceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GradePieceResult'] = ResolversParentTypes['GradePieceResult']> = {
  __resolveType: TypeResolveFn<'GradePiecePayload' | 'IntakeRefusal' | 'PlaceTaken', ParentType, ContextType>;
};

export type GuardrailReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardrailReading'] = ResolversParentTypes['GuardrailReading']> = {
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  answerMarkdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['HelpLink']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpLink'] = ResolversParentTypes['HelpLink']> = {
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HistogramBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistogramBar'] = ResolversParentTypes['HistogramBar']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromCents?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  toCents?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type HoldOutfitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldOutfitPayload'] = ResolversParentTypes['HoldOutfitPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outfit?: Resolver<ResolversTypes['StyleOutfit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldOutfitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoldOutfitResult'] = ResolversParentTypes['HoldOutfitResult']> = {
  __resolveType: TypeResolveFn<'CartFull' | 'HoldOutfitPayload' | 'OutfitNotHeld' | 'TooManyHolds', ParentType, ContextType>;
};

export type HomeEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeEdit'] = ResolversParentTypes['HomeEdit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeEditRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeEditRefused'] = ResolversParentTypes['HomeEditRefused']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IdenticalItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdenticalItem'] = ResolversParentTypes['IdenticalItem']> = {
  differences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type IdenticalItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdenticalItems'] = ResolversParentTypes['IdenticalItems']> = {
  basis?: Resolver<ResolversTypes['IdenticalBasis'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['IdenticalItem']>, ParentType, ContextType>;
};

export type ImageSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearch'] = ResolversParentTypes['ImageSearch']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finds?: Resolver<Array<ResolversTypes['ImageSearchFind']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ImageSearchSource'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImageSearchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchAnswer'] = ResolversParentTypes['ImageSearchAnswer']> = {
  isUnsure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ImageSearchKind']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['ImageSearchMatch']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ListPageInfo'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSearchFindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchFind'] = ResolversParentTypes['ImageSearchFind']> = {
  box?: Resolver<ResolversTypes['PictureBox'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageSearchKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchKind'] = ResolversParentTypes['ImageSearchKind']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageSearchMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchMatch'] = ResolversParentTypes['ImageSearchMatch']> = {
  band?: Resolver<ResolversTypes['ImageSearchBand'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ImageSearchReason']>, ParentType, ContextType>;
};

export type ImageSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchPayload'] = ResolversParentTypes['ImageSearchPayload']> = {
  search?: Resolver<ResolversTypes['ImageSearch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSearchReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchReason'] = ResolversParentTypes['ImageSearchReason']> = {
  agrees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageSearchRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchRefused'] = ResolversParentTypes['ImageSearchRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSearchResult'] = ResolversParentTypes['ImageSearchResult']> = {
  __resolveType: TypeResolveFn<'ImageSearchAnswer' | 'ImageSearchRefused', ParentType, ContextType>;
};

export type InspectReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InspectReturnResult'] = ResolversParentTypes['InspectReturnResult']> = {
  __resolveType: TypeResolveFn<'StaffRefusal' | 'StaffReturnPayload', ParentType, ContextType>;
};

export type IntakeBagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBag'] = ResolversParentTypes['IntakeBag']> = {
  bagNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  graded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextPlace?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['IntakePiece']>, ParentType, ContextType>;
  piecesCounted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  processingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeBagPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBagPayload'] = ResolversParentTypes['IntakeBagPayload']> = {
  bag?: Resolver<ResolversTypes['IntakeBag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntakeBagResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBagResult'] = ResolversParentTypes['IntakeBagResult']> = {
  __resolveType: TypeResolveFn<'BagElsewhere' | 'IntakeBagPayload' | 'WrongBagCode', ParentType, ContextType>;
};

export type IntakeBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeBrand'] = ResolversParentTypes['IntakeBrand']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeCategory'] = ResolversParentTypes['IntakeCategory']> = {
  cuts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patterns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sizeCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeChoices'] = ResolversParentTypes['IntakeChoices']> = {
  categories?: Resolver<Array<ResolversTypes['IntakeCategory']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['IntakeColor']>, ParentType, ContextType>;
  declineReasons?: Resolver<Array<ResolversTypes['IntakeDeclineReason']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['IntakeSize']>, ParentType, ContextType>;
};

export type IntakeColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeColor'] = ResolversParentTypes['IntakeColor']> = {
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeDeclineReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeDeclineReason'] = ResolversParentTypes['IntakeDeclineReason']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntakeHouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeHouse'] = ResolversParentTypes['IntakeHouse']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakePiece'] = ResolversParentTypes['IntakePiece']> = {
  bagCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bagNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declineReasonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gradedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  grader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  pieceNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggested?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeQueue'] = ResolversParentTypes['IntakeQueue']> = {
  bags?: Resolver<Array<ResolversTypes['IntakeBag']>, ParentType, ContextType>;
  houses?: Resolver<Array<ResolversTypes['IntakeHouse']>, ParentType, ContextType>;
  toList?: Resolver<Array<ResolversTypes['IntakePiece']>, ParentType, ContextType>;
  toReview?: Resolver<Array<ResolversTypes['IntakePiece']>, ParentType, ContextType>;
};

export type IntakeRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeRefusal'] = ResolversParentTypes['IntakeRefusal']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IntakeSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeSize'] = ResolversParentTypes['IntakeSize']> = {
  departmentGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntakeSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntakeSuggestion'] = ResolversParentTypes['IntakeSuggestion']> = {
  basis?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  retail?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  fields?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationRefused'] = ResolversParentTypes['InvitationRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvitationSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationSums'] = ResolversParentTypes['InvitationSums']> = {
  available?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  onItsWay?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type InvitationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitations'] = ResolversParentTypes['Invitations']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<Array<ResolversTypes['SentInvitation']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['InvitationSums'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  accessLevels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  additionalDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  adjustableWaist?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  auction?: Resolver<Maybe<ResolversTypes['Auction']>, ParentType, ContextType>;
  auctionBidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  auctionEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ItemAvailability'], ParentType, ContextType>;
  badgeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brandMayRunSmall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  brandSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  charsAccent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsBraceletStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsCareInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsEarringStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsFeatures?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsGeneral?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsJacketStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsJeanWash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsNecklaceStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsNeckline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsPantCut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsPattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsPieceCount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsRingStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsShoeStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsShoeWidth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsSkirtDressStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsSleeveLength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsTopAttribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charsWaist?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clearance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  colorNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['ItemCondition'], ParentType, ContextType>;
  conditionDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditionOverrides?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departmentTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dropshipper?: Resolver<Maybe<ResolversTypes['Dropshipper']>, ParentType, ContextType>;
  esScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  favoriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finalSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flaws?: Resolver<Array<ResolversTypes['Flaw']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasConditionOverrides?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasInappropriateContent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isP2P?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRareFind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReserved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  listedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  markedDownAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  materialText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  materials?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['Measurement']>, ParentType, ContextType>;
  merchandisingDepartment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mpn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mpnTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  msrp?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  myOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newWithTags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noLongerAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  occasionTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  originalSupplierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['ItemPartner']>, ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  preorderedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  priceHistory?: Resolver<Array<ResolversTypes['PricePoint']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['ItemPromotion']>, ParentType, ContextType>;
  qualityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queue?: Resolver<ResolversTypes['ItemQueue'], ParentType, ContextType>;
  reclaiming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reclamationFee?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  reservedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reservedForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  savingsPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searchTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  searchTerm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerContent?: Resolver<Maybe<ResolversTypes['SellerContent']>, ParentType, ContextType>;
  sellthroughScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  similarSearchFilters?: Resolver<ResolversTypes['SimilarSearchFilters'], ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeEquivalents?: Resolver<ResolversTypes['SizeEquivalents'], ParentType, ContextType>;
  sizingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  styleTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sustainabilityImpactV2?: Resolver<ResolversTypes['SustainabilityImpact'], ParentType, ContextType>;
  thirdPartySeller?: Resolver<Maybe<ResolversTypes['ThirdPartySeller']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemActResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemActResult'] = ResolversParentTypes['ItemActResult']> = {
  __resolveType: TypeResolveFn<'ItemRefusal' | 'StaffItemPayload', ParentType, ContextType>;
};

export type ItemChangedMeanwhileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemChangedMeanwhile'] = ResolversParentTypes['ItemChangedMeanwhile']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Array<ResolversTypes['ItemNote']>, ParentType, ContextType>;
  staffItem?: Resolver<ResolversTypes['StaffItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemConnection'] = ResolversParentTypes['ItemConnection']> = {
  absentWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  controls?: Resolver<ResolversTypes['ListControls'], ParentType, ContextType>;
  correction?: Resolver<Maybe<ResolversTypes['QueryCorrection']>, ParentType, ContextType>;
  degraded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  droppedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  log?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  moreFacets?: Resolver<Array<ResolversTypes['FacetChoice']>, ParentType, ContextType>;
  mySizes?: Resolver<Maybe<ResolversTypes['MySizes']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ListPageInfo'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  queryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resultId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedSearchDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedSearchDisabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['UnderstoodPart']>, ParentType, ContextType>;
};

export type ItemFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemFieldChange'] = ResolversParentTypes['ItemFieldChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemFreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemFree'] = ResolversParentTypes['ItemFree']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemHeldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemHeld'] = ResolversParentTypes['ItemHeld']> = {
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemNote'] = ResolversParentTypes['ItemNote']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ItemFieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemPartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemPartner'] = ResolversParentTypes['ItemPartner']> = {
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ItemPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemPromotion'] = ResolversParentTypes['ItemPromotion']> = {
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDynamicDiscount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promofiedPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  promotionCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemQueue'] = ResolversParentTypes['ItemQueue']> = {
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myPlace?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myTurnUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ItemRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRefusal'] = ResolversParentTypes['ItemRefusal']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemTargetingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemTargeting'] = ResolversParentTypes['ItemTargeting']> = {
  rules?: Resolver<Array<ResolversTypes['ItemTargetingRule']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemTargetingRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemTargetingRule'] = ResolversParentTypes['ItemTargetingRule']> = {
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemCountThreshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemUnavailable'] = ResolversParentTypes['ItemUnavailable']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemWithheldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemWithheld'] = ResolversParentTypes['ItemWithheld']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WithheldReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemsLostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemsLost'] = ResolversParentTypes['ItemsLost']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  itemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  lineIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobActResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobActResult'] = ResolversParentTypes['JobActResult']> = {
  __resolveType: TypeResolveFn<'JobsPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type JobKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobKind'] = ResolversParentTypes['JobKind']> = {
  dead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  oldestDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobNote'] = ResolversParentTypes['JobNote']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobsOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobsOverview'] = ResolversParentTypes['JobsOverview']> = {
  kinds?: Resolver<Array<ResolversTypes['JobKind']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['JobNote']>, ParentType, ContextType>;
  troubled?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
};

export type JobsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobsPayload'] = ResolversParentTypes['JobsPayload']> = {
  jobs?: Resolver<ResolversTypes['JobsOverview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinDirectWaitlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinDirectWaitlistPayload'] = ResolversParentTypes['JoinDirectWaitlistPayload']> = {
  again?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitlist?: Resolver<ResolversTypes['DirectWaitlist'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinDirectWaitlistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinDirectWaitlistResult'] = ResolversParentTypes['JoinDirectWaitlistResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'JoinDirectWaitlistPayload' | 'TooManyTries', ParentType, ContextType>;
};

export type JoinQueuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinQueuePayload'] = ResolversParentTypes['JoinQueuePayload']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinQueueResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinQueueResult'] = ResolversParentTypes['JoinQueueResult']> = {
  __resolveType: TypeResolveFn<'ItemFree' | 'ItemUnavailable' | 'ItemWithheld' | 'JoinQueuePayload' | 'QueueFull' | 'TooManyHolds' | 'TooManyPlaces', ParentType, ContextType>;
};

export type KitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kit'] = ResolversParentTypes['Kit']> = {
  bagNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bagType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  charity?: Resolver<Maybe<ResolversTypes['CleanoutCharity']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incentives?: Resolver<Array<ResolversTypes['CleanoutIncentiveOffer']>, ParentType, ContextType>;
  labelBarcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelTo?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  labelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelValidUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  partner?: Resolver<Maybe<ResolversTypes['CleanoutPartner']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restChoice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentBackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipTo?: Resolver<Maybe<ResolversTypes['KitAddress']>, ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingOut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type KitAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KitAddress'] = ResolversParentTypes['KitAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KitNotActivatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KitNotActivated'] = ResolversParentTypes['KitNotActivated']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KitNotCancelableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KitNotCancelable'] = ResolversParentTypes['KitNotCancelable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KitPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KitPage'] = ResolversParentTypes['KitPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Kit']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LandingBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LandingBlock'] = ResolversParentTypes['LandingBlock']> = {
  href?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  outfits?: Resolver<Array<ResolversTypes['Outfit']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LandingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LandingPage'] = ResolversParentTypes['LandingPage']> = {
  blocks?: Resolver<Array<ResolversTypes['LandingBlock']>, ParentType, ContextType>;
  collage?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['ChosenFilter']>, ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LastDeliveryShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastDeliveryShipment'] = ResolversParentTypes['LastDeliveryShipment']> = {
  deliveredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LeaveQueuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveQueuePayload'] = ResolversParentTypes['LeaveQueuePayload']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveQueueResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveQueueResult'] = ResolversParentTypes['LeaveQueueResult']> = {
  __resolveType: TypeResolveFn<'ItemUnavailable' | 'LeaveQueuePayload', ParentType, ContextType>;
};

export type LeaveToRescuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveToRescuePayload'] = ResolversParentTypes['LeaveToRescuePayload']> = {
  item?: Resolver<ResolversTypes['SellerItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveToRescueResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveToRescueResult'] = ResolversParentTypes['LeaveToRescueResult']> = {
  __resolveType: TypeResolveFn<'LeaveToRescuePayload' | 'NotForRescue', ParentType, ContextType>;
};

export type LegalAcceptRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalAcceptRequired'] = ResolversParentTypes['LegalAcceptRequired']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LegalDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalDocument'] = ResolversParentTypes['LegalDocument']> = {
  bodyMarkdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkPayoutAccountResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkPayoutAccountResult'] = ResolversParentTypes['LinkPayoutAccountResult']> = {
  __resolveType: TypeResolveFn<'PayoutAccountRefused' | 'PayoutCodeSent', ParentType, ContextType>;
};

export type ListControlsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListControls'] = ResolversParentTypes['ListControls']> = {
  sorts?: Resolver<Array<ResolversTypes['SortGroup']>, ParentType, ContextType>;
};

export type ListPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListPageInfo'] = ResolversParentTypes['ListPageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListPiecesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListPiecesPayload'] = ResolversParentTypes['ListPiecesPayload']> = {
  listed?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['NotListed']>, ParentType, ContextType>;
};

export type ListRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRefused'] = ResolversParentTypes['ListRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListsPayload'] = ResolversParentTypes['ListsPayload']> = {
  favorites?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListsResult'] = ResolversParentTypes['ListsResult']> = {
  __resolveType: TypeResolveFn<'ListRefused' | 'ListsPayload', ParentType, ContextType>;
};

export type LogInEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInEnded'] = ResolversParentTypes['LogInEnded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogInRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInRefused'] = ResolversParentTypes['LogInRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInResult'] = ResolversParentTypes['LogInResult']> = {
  __resolveType: TypeResolveFn<'AuthPayload' | 'LogInRefused' | 'SecondStepNeeded' | 'TooManyTries', ParentType, ContextType>;
};

export type LogInWithPasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogInWithPasskeyResult'] = ResolversParentTypes['LogInWithPasskeyResult']> = {
  __resolveType: TypeResolveFn<'AuthPayload' | 'LogInEnded' | 'LogInRefused' | 'TooManyTries', ParentType, ContextType>;
};

export type LogOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type LoyaltyTierInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyTierInfo'] = ResolversParentTypes['LoyaltyTierInfo']> = {
  amountLeftToUpgrade?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amountSpentCurrentYear?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amountSpentInTier?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  amountSpentPendingCurrentYear?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoyaltyTierModalAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyTierModalAlert'] = ResolversParentTypes['LoyaltyTierModalAlert']> = {
  action?: Resolver<Maybe<ResolversTypes['AlertAction']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tierId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MadeWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeWords'] = ResolversParentTypes['MadeWords']> = {
  categoryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jacketStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  neckline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pantCut?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skirtDressStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sleeveLength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailOrderLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailOrderLinkPayload'] = ResolversParentTypes['MailOrderLinkPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailOrderLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailOrderLinkResult'] = ResolversParentTypes['MailOrderLinkResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'MailOrderLinkPayload' | 'TooManyTries', ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeasurementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Measurement'] = ResolversParentTypes['Measurement']> = {
  inches?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberRatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberRating'] = ResolversParentTypes['MemberRating']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  soldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MemberReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberReview'] = ResolversParentTypes['MemberReview']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ofSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptLegal?: Resolver<ResolversTypes['AcceptLegalPayload'], ParentType, ContextType, Partial<MutationAcceptLegalArgs>>;
  activateKit?: Resolver<ResolversTypes['ActivateKitResult'], ParentType, ContextType, RequireFields<MutationActivateKitArgs, 'input'>>;
  addFavorites?: Resolver<ResolversTypes['FavoritesPayload'], ParentType, ContextType, RequireFields<MutationAddFavoritesArgs, 'input'>>;
  addGiftCardToCart?: Resolver<ResolversTypes['AddGiftCardToCartResult'], ParentType, ContextType, RequireFields<MutationAddGiftCardToCartArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['AddPasskeyResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addReclaimToCart?: Resolver<ResolversTypes['AddReclaimToCartResult'], ParentType, ContextType, RequireFields<MutationAddReclaimToCartArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['AddToCartResult'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  answerAsSeller?: Resolver<ResolversTypes['AnswerAsSellerResult'], ParentType, ContextType, RequireFields<MutationAnswerAsSellerArgs, 'input'>>;
  answerCase?: Resolver<ResolversTypes['StaffCaseResult'], ParentType, ContextType, RequireFields<MutationAnswerCaseArgs, 'input'>>;
  answerCleanoutSurvey?: Resolver<ResolversTypes['AnswerCleanoutSurveyResult'], ParentType, ContextType, RequireFields<MutationAnswerCleanoutSurveyArgs, 'input'>>;
  answerDirectSurvey?: Resolver<ResolversTypes['AnswerDirectSurveyResult'], ParentType, ContextType, RequireFields<MutationAnswerDirectSurveyArgs, 'input'>>;
  answerOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationAnswerOfferArgs, 'input'>>;
  answerQuestion?: Resolver<ResolversTypes['StaffCaseResult'], ParentType, ContextType, RequireFields<MutationAnswerQuestionArgs, 'input'>>;
  answerReturnOffer?: Resolver<ResolversTypes['AnswerReturnOfferResult'], ParentType, ContextType, RequireFields<MutationAnswerReturnOfferArgs, 'accepts' | 'lineId' | 'returnId'>>;
  applyClientConfiguration?: Resolver<ResolversTypes['ApplyClientConfigurationPayload'], ParentType, ContextType, RequireFields<MutationApplyClientConfigurationArgs, 'input'>>;
  applyGiftCard?: Resolver<ResolversTypes['ApplyGiftCardResult'], ParentType, ContextType, RequireFields<MutationApplyGiftCardArgs, 'input'>>;
  applyPromoCodeToCart?: Resolver<ResolversTypes['ApplyPromoCodeResult'], ParentType, ContextType, RequireFields<MutationApplyPromoCodeToCartArgs, 'input'>>;
  applyReward?: Resolver<ResolversTypes['ApplyRewardResult'], ParentType, ContextType, RequireFields<MutationApplyRewardArgs, 'id'>>;
  approveCase?: Resolver<ResolversTypes['DecideCaseResult'], ParentType, ContextType, RequireFields<MutationApproveCaseArgs, 'input'>>;
  approveGoodyBox?: Resolver<ResolversTypes['StaffGoodyResult'], ParentType, ContextType, RequireFields<MutationApproveGoodyBoxArgs, 'input'>>;
  askAboutPiece?: Resolver<ResolversTypes['AskAboutPieceResult'], ParentType, ContextType, RequireFields<MutationAskAboutPieceArgs, 'input'>>;
  askForDataExport?: Resolver<ResolversTypes['AskForDataExportResult'], ParentType, ContextType>;
  askForDeletion?: Resolver<ResolversTypes['AskForDeletionResult'], ParentType, ContextType, Partial<MutationAskForDeletionArgs>>;
  askForTexts?: Resolver<ResolversTypes['TextsResult'], ParentType, ContextType, RequireFields<MutationAskForTextsArgs, 'phone'>>;
  askGoodyBox?: Resolver<ResolversTypes['GoodyBoxResult'], ParentType, ContextType, RequireFields<MutationAskGoodyBoxArgs, 'input'>>;
  beginPasskey?: Resolver<ResolversTypes['BeginPasskeyResult'], ParentType, ContextType>;
  beginPasskeyLogIn?: Resolver<ResolversTypes['BeginPasskeyLogInResult'], ParentType, ContextType>;
  beginTwoStep?: Resolver<ResolversTypes['BeginTwoStepResult'], ParentType, ContextType>;
  blockOfferer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationBlockOffererArgs, 'offerId' | 'on'>>;
  bookPickUp?: Resolver<ResolversTypes['BookPickUpResult'], ParentType, ContextType, RequireFields<MutationBookPickUpArgs, 'day' | 'returnId'>>;
  cancelDirectSale?: Resolver<ResolversTypes['DirectSaleResult'], ParentType, ContextType, RequireFields<MutationCancelDirectSaleArgs, 'reason' | 'saleId'>>;
  cancelGoodyBox?: Resolver<ResolversTypes['GoodyBoxResult'], ParentType, ContextType, RequireFields<MutationCancelGoodyBoxArgs, 'boxId'>>;
  cancelKit?: Resolver<ResolversTypes['CancelKitResult'], ParentType, ContextType, RequireFields<MutationCancelKitArgs, 'id'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  cancelReturn?: Resolver<ResolversTypes['CancelReturnResult'], ParentType, ContextType, RequireFields<MutationCancelReturnArgs, 'id'>>;
  cashOut?: Resolver<ResolversTypes['CashOutResult'], ParentType, ContextType, RequireFields<MutationCashOutArgs, 'input'>>;
  changeDirectPrice?: Resolver<ResolversTypes['DirectListingResult'], ParentType, ContextType, RequireFields<MutationChangeDirectPriceArgs, 'comesDown' | 'id' | 'price' | 'takesOffers'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  changeExperiment?: Resolver<ResolversTypes['ChangeExperimentResult'], ParentType, ContextType, RequireFields<MutationChangeExperimentArgs, 'input'>>;
  changeFlag?: Resolver<ResolversTypes['ChangeFlagResult'], ParentType, ContextType, RequireFields<MutationChangeFlagArgs, 'input'>>;
  changeItemPrice?: Resolver<ResolversTypes['ChangeItemPriceResult'], ParentType, ContextType, RequireFields<MutationChangeItemPriceArgs, 'input'>>;
  changeItemState?: Resolver<ResolversTypes['ItemActResult'], ParentType, ContextType, RequireFields<MutationChangeItemStateArgs, 'input'>>;
  changeName?: Resolver<ResolversTypes['ChangeNameResult'], ParentType, ContextType, RequireFields<MutationChangeNameArgs, 'firstName' | 'lastName'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePasswordByMail?: Resolver<ResolversTypes['ChangePasswordByMailResult'], ParentType, ContextType, RequireFields<MutationChangePasswordByMailArgs, 'input'>>;
  changeQuietHours?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType, RequireFields<MutationChangeQuietHoursArgs, 'input'>>;
  changeRhythm?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType, RequireFields<MutationChangeRhythmArgs, 'input'>>;
  changeSubscription?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'input'>>;
  chooseGoodyPieces?: Resolver<ResolversTypes['GoodyBoxResult'], ParentType, ContextType, RequireFields<MutationChooseGoodyPiecesArgs, 'input'>>;
  claimBag?: Resolver<ResolversTypes['ClaimBagResult'], ParentType, ContextType, RequireFields<MutationClaimBagArgs, 'bagId'>>;
  closeCase?: Resolver<ResolversTypes['StaffCaseResult'], ParentType, ContextType, RequireFields<MutationCloseCaseArgs, 'code'>>;
  confirmDeletion?: Resolver<ResolversTypes['ConfirmDeletionResult'], ParentType, ContextType, RequireFields<MutationConfirmDeletionArgs, 'token'>>;
  confirmPassword?: Resolver<ResolversTypes['ConfirmPasswordResult'], ParentType, ContextType, RequireFields<MutationConfirmPasswordArgs, 'password'>>;
  confirmPayoutAccount?: Resolver<ResolversTypes['ConfirmPayoutAccountResult'], ParentType, ContextType, RequireFields<MutationConfirmPayoutAccountArgs, 'code'>>;
  confirmTexts?: Resolver<ResolversTypes['TextsResult'], ParentType, ContextType, RequireFields<MutationConfirmTextsArgs, 'code'>>;
  confirmTwoStep?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmTwoStepArgs, 'code'>>;
  createFavoriteList?: Resolver<ResolversTypes['ListsResult'], ParentType, ContextType, RequireFields<MutationCreateFavoriteListArgs, 'name'>>;
  createReturn?: Resolver<ResolversTypes['CreateReturnResult'], ParentType, ContextType, RequireFields<MutationCreateReturnArgs, 'input'>>;
  decideCase?: Resolver<ResolversTypes['DecideCaseResult'], ParentType, ContextType, RequireFields<MutationDecideCaseArgs, 'input'>>;
  decideDirectListing?: Resolver<ResolversTypes['DirectReviewResult'], ParentType, ContextType, RequireFields<MutationDecideDirectListingArgs, 'accept' | 'id' | 'note'>>;
  deleteDeskView?: Resolver<ResolversTypes['DeskViewsResult'], ParentType, ContextType, RequireFields<MutationDeleteDeskViewArgs, 'id'>>;
  deleteFavoriteList?: Resolver<ResolversTypes['ListsResult'], ParentType, ContextType, RequireFields<MutationDeleteFavoriteListArgs, 'listId'>>;
  deleteImageSearch?: Resolver<ResolversTypes['DeleteImageSearchPayload'], ParentType, ContextType, RequireFields<MutationDeleteImageSearchArgs, 'id'>>;
  deleteStyleThread?: Resolver<ResolversTypes['DeleteStyleThreadPayload'], ParentType, ContextType, RequireFields<MutationDeleteStyleThreadArgs, 'id'>>;
  donateEarnings?: Resolver<ResolversTypes['CashOutResult'], ParentType, ContextType, RequireFields<MutationDonateEarningsArgs, 'input'>>;
  donateRest?: Resolver<ResolversTypes['DonateRestResult'], ParentType, ContextType, RequireFields<MutationDonateRestArgs, 'input'>>;
  editItem?: Resolver<ResolversTypes['EditItemResult'], ParentType, ContextType, RequireFields<MutationEditItemArgs, 'input'>>;
  editReturn?: Resolver<ResolversTypes['EditReturnResult'], ParentType, ContextType, RequireFields<MutationEditReturnArgs, 'input'>>;
  endDevice?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType, RequireFields<MutationEndDeviceArgs, 'id'>>;
  endOtherDevices?: Resolver<ResolversTypes['SecurityPayload'], ParentType, ContextType>;
  endTexts?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType>;
  endTwoStep?: Resolver<ResolversTypes['EndTwoStepResult'], ParentType, ContextType>;
  finishBag?: Resolver<ResolversTypes['BagWorkResult'], ParentType, ContextType, RequireFields<MutationFinishBagArgs, 'bagId'>>;
  finishLogIn?: Resolver<ResolversTypes['FinishLogInResult'], ParentType, ContextType, RequireFields<MutationFinishLogInArgs, 'input'>>;
  follow?: Resolver<ResolversTypes['FollowResult'], ParentType, ContextType, RequireFields<MutationFollowArgs, 'input'>>;
  forgetFit?: Resolver<ResolversTypes['FitBasisPayload'], ParentType, ContextType>;
  forgetPushBrowser?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType, RequireFields<MutationForgetPushBrowserArgs, 'endpoint'>>;
  forgetSearches?: Resolver<ResolversTypes['ForgetSearchesPayload'], ParentType, ContextType, Partial<MutationForgetSearchesArgs>>;
  giftCardBalance?: Resolver<ResolversTypes['GiftCardBalanceResult'], ParentType, ContextType, RequireFields<MutationGiftCardBalanceArgs, 'input'>>;
  giveUpJob?: Resolver<ResolversTypes['JobActResult'], ParentType, ContextType, RequireFields<MutationGiveUpJobArgs, 'id' | 'reason'>>;
  gradePiece?: Resolver<ResolversTypes['GradePieceResult'], ParentType, ContextType, RequireFields<MutationGradePieceArgs, 'input'>>;
  handOverParcel?: Resolver<ResolversTypes['PickParcelResult'], ParentType, ContextType, RequireFields<MutationHandOverParcelArgs, 'shipmentId'>>;
  hideQuestion?: Resolver<ResolversTypes['StaffCaseResult'], ParentType, ContextType, RequireFields<MutationHideQuestionArgs, 'code'>>;
  holdStyleOutfit?: Resolver<ResolversTypes['HoldOutfitResult'], ParentType, ContextType, RequireFields<MutationHoldStyleOutfitArgs, 'id'>>;
  inspectReturnedPiece?: Resolver<ResolversTypes['InspectReturnResult'], ParentType, ContextType, RequireFields<MutationInspectReturnedPieceArgs, 'input'>>;
  joinDirectWaitlist?: Resolver<ResolversTypes['JoinDirectWaitlistResult'], ParentType, ContextType, RequireFields<MutationJoinDirectWaitlistArgs, 'email'>>;
  joinQueue?: Resolver<ResolversTypes['JoinQueueResult'], ParentType, ContextType, RequireFields<MutationJoinQueueArgs, 'input'>>;
  keepPushBrowser?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType, RequireFields<MutationKeepPushBrowserArgs, 'input'>>;
  keepTimeZone?: Resolver<ResolversTypes['TimeZonePayload'], ParentType, ContextType, RequireFields<MutationKeepTimeZoneArgs, 'timeZone'>>;
  leavePayment?: Resolver<Maybe<ResolversTypes['PlaceOrderResult']>, ParentType, ContextType, RequireFields<MutationLeavePaymentArgs, 'attemptKey'>>;
  leaveQueue?: Resolver<ResolversTypes['LeaveQueueResult'], ParentType, ContextType, RequireFields<MutationLeaveQueueArgs, 'input'>>;
  leaveToRescue?: Resolver<ResolversTypes['LeaveToRescueResult'], ParentType, ContextType, RequireFields<MutationLeaveToRescueArgs, 'itemNumber'>>;
  linkPayoutAccount?: Resolver<ResolversTypes['LinkPayoutAccountResult'], ParentType, ContextType, RequireFields<MutationLinkPayoutAccountArgs, 'input'>>;
  listPieces?: Resolver<ResolversTypes['ListPiecesPayload'], ParentType, ContextType, RequireFields<MutationListPiecesArgs, 'itemNumbers'>>;
  logIn?: Resolver<ResolversTypes['LogInResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logInWithPasskey?: Resolver<ResolversTypes['LogInWithPasskeyResult'], ParentType, ContextType, RequireFields<MutationLogInWithPasskeyArgs, 'input'>>;
  logOut?: Resolver<ResolversTypes['LogOutPayload'], ParentType, ContextType>;
  lookAtSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationLookAtSavedSearchArgs, 'id'>>;
  mailOrderLink?: Resolver<ResolversTypes['MailOrderLinkResult'], ParentType, ContextType, RequireFields<MutationMailOrderLinkArgs, 'email' | 'id'>>;
  makeContentRelease?: Resolver<ResolversTypes['ContentReleaseResult'], ParentType, ContextType, RequireFields<MutationMakeContentReleaseArgs, 'note'>>;
  makeOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  moveDirectListing?: Resolver<ResolversTypes['DirectListingResult'], ParentType, ContextType, RequireFields<MutationMoveDirectListingArgs, 'act' | 'id'>>;
  moveFavorites?: Resolver<ResolversTypes['ListsResult'], ParentType, ContextType, RequireFields<MutationMoveFavoritesArgs, 'input'>>;
  moveSellerReturn?: Resolver<ResolversTypes['SellerReturnResult'], ParentType, ContextType, RequireFields<MutationMoveSellerReturnArgs, 'itemNumber' | 'to'>>;
  noteExposure?: Resolver<ResolversTypes['NoteExposurePayload'], ParentType, ContextType, RequireFields<MutationNoteExposureArgs, 'arm' | 'experiment'>>;
  openDirectShop?: Resolver<ResolversTypes['DirectShopResult'], ParentType, ContextType, RequireFields<MutationOpenDirectShopArgs, 'input'>>;
  orderBags?: Resolver<ResolversTypes['OrderBagsResult'], ParentType, ContextType, RequireFields<MutationOrderBagsArgs, 'input'>>;
  packParcel?: Resolver<ResolversTypes['PackParcelResult'], ParentType, ContextType, RequireFields<MutationPackParcelArgs, 'input'>>;
  pauseNotifications?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType, RequireFields<MutationPauseNotificationsArgs, 'on'>>;
  pauseSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationPauseSavedSearchArgs, 'id' | 'paused'>>;
  payGoodyBox?: Resolver<ResolversTypes['GoodyBoxResult'], ParentType, ContextType, RequireFields<MutationPayGoodyBoxArgs, 'input'>>;
  placeBid?: Resolver<ResolversTypes['PlaceBidResult'], ParentType, ContextType, RequireFields<MutationPlaceBidArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  placeRescueOrder?: Resolver<ResolversTypes['PlaceRescueResult'], ParentType, ContextType, RequireFields<MutationPlaceRescueOrderArgs, 'input'>>;
  printDirectLabel?: Resolver<ResolversTypes['DirectSaleResult'], ParentType, ContextType, RequireFields<MutationPrintDirectLabelArgs, 'saleId'>>;
  publishContentRelease?: Resolver<ResolversTypes['ContentReleaseResult'], ParentType, ContextType, RequireFields<MutationPublishContentReleaseArgs, 'id'>>;
  putDeskViewFirst?: Resolver<ResolversTypes['DeskViewsResult'], ParentType, ContextType, RequireFields<MutationPutDeskViewFirstArgs, 'id'>>;
  rateDirectSale?: Resolver<ResolversTypes['DirectSaleResult'], ParentType, ContextType, RequireFields<MutationRateDirectSaleArgs, 'input'>>;
  receiveBag?: Resolver<ResolversTypes['ReceiveBagResult'], ParentType, ContextType, RequireFields<MutationReceiveBagArgs, 'input'>>;
  receiveReturn?: Resolver<ResolversTypes['ReceiveReturnResult'], ParentType, ContextType, RequireFields<MutationReceiveReturnArgs, 'code'>>;
  redeemReward?: Resolver<ResolversTypes['RedeemRewardResult'], ParentType, ContextType, RequireFields<MutationRedeemRewardArgs, 'input'>>;
  releaseBag?: Resolver<ResolversTypes['BagWorkResult'], ParentType, ContextType, RequireFields<MutationReleaseBagArgs, 'bagId'>>;
  rememberSearch?: Resolver<ResolversTypes['RememberSearchPayload'], ParentType, ContextType, RequireFields<MutationRememberSearchArgs, 'text'>>;
  removeAddress?: Resolver<ResolversTypes['RemoveAddressPayload'], ParentType, ContextType, RequireFields<MutationRemoveAddressArgs, 'input'>>;
  removeChildSizes?: Resolver<ResolversTypes['ChildSizesPayload'], ParentType, ContextType, RequireFields<MutationRemoveChildSizesArgs, 'id'>>;
  removeFavorites?: Resolver<ResolversTypes['FavoritesPayload'], ParentType, ContextType, RequireFields<MutationRemoveFavoritesArgs, 'input'>>;
  removeFromCart?: Resolver<ResolversTypes['RemoveFromCartResult'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'input'>>;
  removeGiftCard?: Resolver<ResolversTypes['RemoveGiftCardPayload'], ParentType, ContextType, RequireFields<MutationRemoveGiftCardArgs, 'input'>>;
  removeGiftCardFromCart?: Resolver<ResolversTypes['RemoveGiftCardFromCartResult'], ParentType, ContextType, RequireFields<MutationRemoveGiftCardFromCartArgs, 'input'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removePromoCode?: Resolver<ResolversTypes['RemovePromoCodePayload'], ParentType, ContextType>;
  removeReward?: Resolver<ResolversTypes['RemoveRewardPayload'], ParentType, ContextType>;
  removeSavedSearch?: Resolver<ResolversTypes['RemoveSavedSearchPayload'], ParentType, ContextType, RequireFields<MutationRemoveSavedSearchArgs, 'id'>>;
  removeStyleChip?: Resolver<ResolversTypes['SayToStylistResult'], ParentType, ContextType, RequireFields<MutationRemoveStyleChipArgs, 'key' | 'threadId'>>;
  renameFavoriteList?: Resolver<ResolversTypes['ListsResult'], ParentType, ContextType, RequireFields<MutationRenameFavoriteListArgs, 'listId' | 'name'>>;
  renamePasskey?: Resolver<ResolversTypes['RenamePasskeyResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType>;
  reportListing?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportListingArgs, 'input'>>;
  reportMissing?: Resolver<ResolversTypes['ReportMissingResult'], ParentType, ContextType, RequireFields<MutationReportMissingArgs, 'input'>>;
  requestPasswordChange?: Resolver<ResolversTypes['RequestPasswordChangeResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordChangeArgs, 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['SendInvitationResult'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'id'>>;
  reserveGoodyBox?: Resolver<ResolversTypes['ReserveGoodyBoxResult'], ParentType, ContextType, RequireFields<MutationReserveGoodyBoxArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['JobActResult'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'id' | 'reason'>>;
  reviewPiece?: Resolver<ResolversTypes['ReviewPieceResult'], ParentType, ContextType, RequireFields<MutationReviewPieceArgs, 'input'>>;
  revokeShare?: Resolver<ResolversTypes['ListsResult'], ParentType, ContextType, RequireFields<MutationRevokeShareArgs, 'code'>>;
  saveAddress?: Resolver<ResolversTypes['SaveAddressResult'], ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'input'>>;
  saveBirthday?: Resolver<ResolversTypes['RewardsPayload'], ParentType, ContextType, RequireFields<MutationSaveBirthdayArgs, 'day' | 'month'>>;
  saveBodyMeasure?: Resolver<ResolversTypes['FitBasisPayload'], ParentType, ContextType, RequireFields<MutationSaveBodyMeasureArgs, 'inches' | 'measure'>>;
  saveChildSizes?: Resolver<ResolversTypes['ChildSizesPayload'], ParentType, ContextType, RequireFields<MutationSaveChildSizesArgs, 'input'>>;
  saveDeskView?: Resolver<ResolversTypes['DeskViewsResult'], ParentType, ContextType, RequireFields<MutationSaveDeskViewArgs, 'input'>>;
  saveDirectDraft?: Resolver<ResolversTypes['DirectListingResult'], ParentType, ContextType, RequireFields<MutationSaveDirectDraftArgs, 'input'>>;
  saveHomeEdit?: Resolver<ResolversTypes['SaveHomeEditResult'], ParentType, ContextType, RequireFields<MutationSaveHomeEditArgs, 'input'>>;
  saveSearch?: Resolver<ResolversTypes['SaveSearchResult'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  saveStorefront?: Resolver<ResolversTypes['SaveStorefrontResult'], ParentType, ContextType, RequireFields<MutationSaveStorefrontArgs, 'input'>>;
  sayToStylist?: Resolver<ResolversTypes['SayToStylistResult'], ParentType, ContextType, RequireFields<MutationSayToStylistArgs, 'input'>>;
  selectResolution?: Resolver<ResolversTypes['SelectResolutionResult'], ParentType, ContextType, RequireFields<MutationSelectResolutionArgs, 'input'>>;
  selectShippingOption?: Resolver<ResolversTypes['SelectShippingOptionResult'], ParentType, ContextType, RequireFields<MutationSelectShippingOptionArgs, 'input'>>;
  sellAgain?: Resolver<ResolversTypes['DirectListingResult'], ParentType, ContextType, RequireFields<MutationSellAgainArgs, 'itemNumber'>>;
  sendContactMessage?: Resolver<ResolversTypes['SendContactMessageResult'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input'>>;
  sendEmailVerification?: Resolver<ResolversTypes['EmailVerificationSent'], ParentType, ContextType>;
  sendInvitation?: Resolver<ResolversTypes['SendInvitationResult'], ParentType, ContextType, RequireFields<MutationSendInvitationArgs, 'email'>>;
  setCartAddress?: Resolver<ResolversTypes['SetCartAddressResult'], ParentType, ContextType, RequireFields<MutationSetCartAddressArgs, 'input'>>;
  setDirectVacation?: Resolver<ResolversTypes['DirectShopResult'], ParentType, ContextType, Partial<MutationSetDirectVacationArgs>>;
  setDoNotSell?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType, RequireFields<MutationSetDoNotSellArgs, 'doNotSell'>>;
  setWarehousesOfPerson?: Resolver<ResolversTypes['SetWarehousesResult'], ParentType, ContextType, RequireFields<MutationSetWarehousesOfPersonArgs, 'input'>>;
  shareFavorites?: Resolver<ResolversTypes['ListsResult'], ParentType, ContextType, RequireFields<MutationShareFavoritesArgs, 'input'>>;
  shareImageSearch?: Resolver<ResolversTypes['StartImageSearchResult'], ParentType, ContextType, RequireFields<MutationShareImageSearchArgs, 'id' | 'shared'>>;
  shareStyleOutfit?: Resolver<ResolversTypes['StyleOutfitPayload'], ParentType, ContextType, RequireFields<MutationShareStyleOutfitArgs, 'id' | 'shared'>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  staffCancelOrder?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationStaffCancelOrderArgs, 'input'>>;
  staffRefundOrder?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationStaffRefundOrderArgs, 'input'>>;
  staffResendMail?: Resolver<ResolversTypes['StaffOrderResult'], ParentType, ContextType, RequireFields<MutationStaffResendMailArgs, 'input'>>;
  startAuction?: Resolver<ResolversTypes['StartAuctionResult'], ParentType, ContextType, RequireFields<MutationStartAuctionArgs, 'input'>>;
  startImageSearch?: Resolver<ResolversTypes['StartImageSearchResult'], ParentType, ContextType, RequireFields<MutationStartImageSearchArgs, 'input'>>;
  startPicking?: Resolver<ResolversTypes['PickParcelResult'], ParentType, ContextType, RequireFields<MutationStartPickingArgs, 'shipmentId'>>;
  stopNotifications?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType>;
  stopPicking?: Resolver<ResolversTypes['PickParcelResult'], ParentType, ContextType, RequireFields<MutationStopPickingArgs, 'shipmentId'>>;
  submitDirectListing?: Resolver<ResolversTypes['DirectListingResult'], ParentType, ContextType, RequireFields<MutationSubmitDirectListingArgs, 'id'>>;
  swapGoodyPiece?: Resolver<ResolversTypes['StaffGoodyResult'], ParentType, ContextType, RequireFields<MutationSwapGoodyPieceArgs, 'input'>>;
  swapStylePiece?: Resolver<ResolversTypes['StyleOutfitResult'], ParentType, ContextType, RequireFields<MutationSwapStylePieceArgs, 'input'>>;
  takeBackDeletion?: Resolver<ResolversTypes['TakeBackDeletionResult'], ParentType, ContextType, RequireFields<MutationTakeBackDeletionArgs, 'token'>>;
  takeCase?: Resolver<ResolversTypes['StaffCaseResult'], ParentType, ContextType, RequireFields<MutationTakeCaseArgs, 'code' | 'take'>>;
  takeTicket?: Resolver<ResolversTypes['TakeTicketResult'], ParentType, ContextType, RequireFields<MutationTakeTicketArgs, 'input'>>;
  trackVisitor?: Resolver<ResolversTypes['TrackVisitorPayload'], ParentType, ContextType, RequireFields<MutationTrackVisitorArgs, 'input'>>;
  turnEarningsToCredit?: Resolver<ResolversTypes['CashOutResult'], ParentType, ContextType, RequireFields<MutationTurnEarningsToCreditArgs, 'input'>>;
  undoPiece?: Resolver<ResolversTypes['BagWorkResult'], ParentType, ContextType, RequireFields<MutationUndoPieceArgs, 'itemNumber'>>;
  undoReward?: Resolver<ResolversTypes['UndoRewardResult'], ParentType, ContextType, RequireFields<MutationUndoRewardArgs, 'id'>>;
  unlinkPayoutAccount?: Resolver<ResolversTypes['UnlinkPayoutAccountPayload'], ParentType, ContextType, RequireFields<MutationUnlinkPayoutAccountArgs, 'id'>>;
  unsubscribe?: Resolver<ResolversTypes['UnsubscribeLink'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'token'>>;
  upsertSizeProfile?: Resolver<ResolversTypes['UpsertSizeProfilePayload'], ParentType, ContextType, RequireFields<MutationUpsertSizeProfileArgs, 'input'>>;
  validateMerchant?: Resolver<ResolversTypes['ValidateMerchantResult'], ParentType, ContextType>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailResult'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  withdrawAuction?: Resolver<ResolversTypes['StartAuctionResult'], ParentType, ContextType, RequireFields<MutationWithdrawAuctionArgs, 'itemNumber'>>;
  writeToCase?: Resolver<ResolversTypes['WriteToCaseResult'], ParentType, ContextType, RequireFields<MutationWriteToCaseArgs, 'input'>>;
};

export type MySizesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MySizes'] = ResolversParentTypes['MySizes']> = {
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalWithout?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamePayload'] = ResolversParentTypes['NamePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NamedListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedList'] = ResolversParentTypes['NamedList']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['FavoriteShare']>, ParentType, ContextType>;
};

export type NoCartToPayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoCartToPay'] = ResolversParentTypes['NoCartToPay']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoPayoutForBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoPayoutForBrand'] = ResolversParentTypes['NoPayoutForBrand']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotEnoughPointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotEnoughPoints'] = ResolversParentTypes['NotEnoughPoints']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotForRescueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotForRescue'] = ResolversParentTypes['NotForRescue']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotInCartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotInCart'] = ResolversParentTypes['NotInCart']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotListedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotListed'] = ResolversParentTypes['NotListed']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotReclaimableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotReclaimable'] = ResolversParentTypes['NotReclaimable']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteExposurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteExposurePayload'] = ResolversParentTypes['NoteExposurePayload']> = {
  exposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NothingToDonateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToDonate'] = ResolversParentTypes['NothingToDonate']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticeAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeAlert'] = ResolversParentTypes['NoticeAlert']> = {
  action?: Resolver<Maybe<ResolversTypes['AlertAction']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type OfferItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferItem'] = ResolversParentTypes['OfferItem']> = {
  agreed?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  asking?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPayload'] = ResolversParentTypes['OfferPayload']> = {
  offer?: Resolver<ResolversTypes['PieceOffer'], ParentType, ContextType>;
  said?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRefused'] = ResolversParentTypes['OfferRefused']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferResult'] = ResolversParentTypes['OfferResult']> = {
  __resolveType: TypeResolveFn<'OfferPayload' | 'OfferRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type OfferRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferRoom'] = ResolversParentTypes['OfferRoom']> = {
  asking?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  highest?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  mine?: Resolver<Maybe<ResolversTypes['PieceOffer']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['OfferItem']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type OfferTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferTurn'] = ResolversParentTypes['OfferTurn']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBelowFloor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['DirectPayout']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenThing'] = ResolversParentTypes['OpenThing']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billTo?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  bundleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardType?: Resolver<Maybe<ResolversTypes['CardType']>, ParentType, ContextType>;
  deliveryLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  paidWith?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shipTo?: Resolver<Maybe<ResolversTypes['OrderAddress']>, ParentType, ContextType>;
  shipments?: Resolver<Array<ResolversTypes['OrderShipment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
  transactions?: Resolver<Array<ResolversTypes['OrderTransaction']>, ParentType, ContextType>;
  tryOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAddress'] = ResolversParentTypes['OrderAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderBagsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderBagsPayload'] = ResolversParentTypes['OrderBagsPayload']> = {
  kit?: Resolver<ResolversTypes['Kit'], ParentType, ContextType>;
  outstandingKits?: Resolver<Maybe<ResolversTypes['OutstandingKits']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderBagsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderBagsResult'] = ResolversParentTypes['OrderBagsResult']> = {
  __resolveType: TypeResolveFn<'BagOrderRefused' | 'BagOrderTooSoon' | 'LegalAcceptRequired' | 'OrderBagsPayload', ParentType, ContextType>;
};

export type OrderCodeNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCodeNeeded'] = ResolversParentTypes['OrderCodeNeeded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  canceledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  duty?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  itemNumber?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shipmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderNotCancelableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderNotCancelable'] = ResolversParentTypes['OrderNotCancelable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPending'] = ResolversParentTypes['OrderPending']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPlaced'] = ResolversParentTypes['OrderPlaced']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderShipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderShipment'] = ResolversParentTypes['OrderShipment']> = {
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  maxEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  serviceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  charged?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  duty?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  giftCards?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pointsToEarn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  released?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type OrderTransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTransaction'] = ResolversParentTypes['OrderTransaction']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TransactionKind'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Outfit'] = ResolversParentTypes['Outfit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['OutfitPiece']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalMsrp?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type OutfitAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutfitAnswer'] = ResolversParentTypes['OutfitAnswer']> = {
  anchor?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outfits?: Resolver<Array<ResolversTypes['Outfit']>, ParentType, ContextType>;
};

export type OutfitNotHeldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutfitNotHeld'] = ResolversParentTypes['OutfitNotHeld']> = {
  itemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutfitPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutfitPiece'] = ResolversParentTypes['OutfitPiece']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OutletPromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutletPromotion'] = ResolversParentTypes['OutletPromotion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemTargeting?: Resolver<ResolversTypes['ItemTargeting'], ParentType, ContextType>;
};

export type OutstandingKitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutstandingKits'] = ResolversParentTypes['OutstandingKits']> = {
  lastKitCreatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackParcelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackParcelResult'] = ResolversParentTypes['PackParcelResult']> = {
  __resolveType: TypeResolveFn<'ParcelMoved' | 'PaymentRefused' | 'PiecesDiffer' | 'StaffParcelPayload', ParentType, ContextType>;
};

export type PageVitalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageVital'] = ResolversParentTypes['PageVital']> = {
  p75?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pageType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['VitalRating'], ParentType, ContextType>;
  samples?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vital?: Resolver<ResolversTypes['WebVital'], ParentType, ContextType>;
};

export type ParcelItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelItem'] = ResolversParentTypes['ParcelItem']> = {
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sizeDisplay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParcelMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelMoved'] = ResolversParentTypes['ParcelMoved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParcelScanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelScan'] = ResolversParentTypes['ParcelScan']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PartnerSupplierProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerSupplierProfile'] = ResolversParentTypes['PartnerSupplierProfile']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bannerImages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bannerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filterKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRental?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savingsPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassedOnImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassedOnImpact'] = ResolversParentTypes['PassedOnImpact']> = {
  glassesOfWater?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hoursOfLighting?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  milesByCar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRefused'] = ResolversParentTypes['PasskeyRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  options?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeysPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeysPayload'] = ResolversParentTypes['PasskeysPayload']> = {
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordConfirmed'] = ResolversParentTypes['PasswordConfirmed']> = {
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordLinkInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordLinkInvalid'] = ResolversParentTypes['PasswordLinkInvalid']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordNeeded'] = ResolversParentTypes['PasswordNeeded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordNotConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordNotConfirmed'] = ResolversParentTypes['PasswordNotConfirmed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordWrongResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordWrong'] = ResolversParentTypes['PasswordWrong']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentApprovalNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentApprovalNeeded'] = ResolversParentTypes['PaymentApprovalNeeded']> = {
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentDeclinedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDeclined'] = ResolversParentTypes['PaymentDeclined']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentRefused'] = ResolversParentTypes['PaymentRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  driver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccount'] = ResolversParentTypes['PayoutAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayoutAccountLinkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccountLinked'] = ResolversParentTypes['PayoutAccountLinked']> = {
  account?: Resolver<ResolversTypes['PayoutAccount'], ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['CashOutSetup'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutAccountRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccountRefused'] = ResolversParentTypes['PayoutAccountRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutCodeSentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutCodeSent'] = ResolversParentTypes['PayoutCodeSent']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutEstimate'] = ResolversParentTypes['PayoutEstimate']> = {
  bagFee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  basedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['EstimatedPayout'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['EstimatedPayout'], ParentType, ContextType>;
  windowDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutEstimateResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutEstimateResult'] = ResolversParentTypes['PayoutEstimateResult']> = {
  __resolveType: TypeResolveFn<'EstimateRefused' | 'NoPayoutForBrand' | 'PayoutEstimate' | 'TooFewSold', ParentType, ContextType>;
};

export type PayoutLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutLine'] = ResolversParentTypes['PayoutLine']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutSlice'] = ResolversParentTypes['PayoutSlice']> = {
  from?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pays?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
};

export type PersonSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonSearch'] = ResolversParentTypes['PersonSearch']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  aspectRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  photoNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickList'] = ResolversParentTypes['PickList']> = {
  parcels?: Resolver<Array<ResolversTypes['StaffParcel']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['PickPlace']>, ParentType, ContextType>;
};

export type PickParcelResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickParcelResult'] = ResolversParentTypes['PickParcelResult']> = {
  __resolveType: TypeResolveFn<'ParcelMoved' | 'StaffParcelPayload', ParentType, ContextType>;
};

export type PickPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickPlace'] = ResolversParentTypes['PickPlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picking?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PictureBox'] = ResolversParentTypes['PictureBox']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PieceMeasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceMeasure'] = ResolversParentTypes['PieceMeasure']> = {
  inches?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  off?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sameLabel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PieceOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceOffer'] = ResolversParentTypes['PieceOffer']> = {
  asking?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  atAsking?: Resolver<Maybe<ResolversTypes['DirectPayout']>, ParentType, ContextType>;
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canCounter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  highest?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OfferItem']>, ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  otherCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherFacts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OfferStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['OfferTurn']>, ParentType, ContextType>;
};

export type PieceQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceQuestion'] = ResolversParentTypes['PieceQuestion']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bySeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caseCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEarlier?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PieceQuestionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceQuestionPage'] = ResolversParentTypes['PieceQuestionPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSellers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PieceQuestion']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whyClosed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PiecesDifferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PiecesDiffer'] = ResolversParentTypes['PiecesDiffer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  wrong?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceBidPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceBidPayload'] = ResolversParentTypes['PlaceBidPayload']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceBidResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceBidResult'] = ResolversParentTypes['PlaceBidResult']> = {
  __resolveType: TypeResolveFn<'AuctionOver' | 'BidRefused' | 'BidTooLow' | 'PlaceBidPayload', ParentType, ContextType>;
};

export type PlaceOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'AttemptGivenUp' | 'CheckoutIncomplete' | 'CodeNotApplicable' | 'ItemsLost' | 'LegalAcceptRequired' | 'OrderPending' | 'OrderPlaced' | 'PaymentApprovalNeeded' | 'PaymentDeclined' | 'TotalsChanged', ParentType, ContextType>;
};

export type PlaceRescueResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceRescueResult'] = ResolversParentTypes['PlaceRescueResult']> = {
  __resolveType: TypeResolveFn<'AttemptGivenUp' | 'CheckoutIncomplete' | 'OrderPending' | 'PaymentApprovalNeeded' | 'PaymentDeclined' | 'RescueOrderPlaced' | 'RescueSoldOut' | 'TotalsChanged', ParentType, ContextType>;
};

export type PlaceTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceTaken'] = ResolversParentTypes['PlaceTaken']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextPlace?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PointsEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsEntry'] = ResolversParentTypes['PointsEntry']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PointsMultiplierOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsMultiplierOffer'] = ResolversParentTypes['PointsMultiplierOffer']> = {
  cohort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  multiplierCoefficient?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PotentialRewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PotentialReward'] = ResolversParentTypes['PotentialReward']> = {
  amountCents?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  freeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remainder?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PreferenceClusterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreferenceCluster'] = ResolversParentTypes['PreferenceCluster']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceBar'] = ResolversParentTypes['PriceBar']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PriceChangeRoomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChangeRoom'] = ResolversParentTypes['PriceChangeRoom']> = {
  highest?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  lowest?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceNotChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceNotChanged'] = ResolversParentTypes['PriceNotChanged']> = {
  again?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PricePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePoint'] = ResolversParentTypes['PricePoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type PrivacyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Privacy'] = ResolversParentTypes['Privacy']> = {
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  doNotSell?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  givenUp?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Array<ResolversTypes['OpenThing']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['PrivacyOutcome']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PrivacyOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyOutcome'] = ResolversParentTypes['PrivacyOutcome']> = {
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrivacyRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivacyRefused'] = ResolversParentTypes['PrivacyRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromoButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoButton'] = ResolversParentTypes['PromoButton']> = {
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromoOrRewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoOrReward'] = ResolversParentTypes['PromoOrReward']> = {
  badge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  button?: Resolver<ResolversTypes['PromoButton'], ParentType, ContextType>;
  cohort?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountNeeds?: Resolver<Array<ResolversTypes['AccountNeed']>, ParentType, ContextType>;
  activeCart?: Resolver<ResolversTypes['ActiveCart'], ParentType, ContextType, RequireFields<QueryActiveCartArgs, 'createIfNotExists' | 'estimateTaxes' | 'includeCartTotals' | 'skipPromoAutoApply'>>;
  activity?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<QueryActivityArgs>>;
  alpSearchTerms?: Resolver<Array<ResolversTypes['SearchTerm']>, ParentType, ContextType, RequireFields<QueryAlpSearchTermsArgs, 'filters'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryBrandArgs, 'slug'>>;
  brandDirectory?: Resolver<Maybe<ResolversTypes['BrandDirectory']>, ParentType, ContextType, RequireFields<QueryBrandDirectoryArgs, 'amount'>>;
  cancelMoney?: Resolver<Maybe<ResolversTypes['CancelMoney']>, ParentType, ContextType, RequireFields<QueryCancelMoneyArgs, 'id' | 'lineIds'>>;
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<QueryCaseArgs, 'code'>>;
  cases?: Resolver<ResolversTypes['CasePage'], ParentType, ContextType, RequireFields<QueryCasesArgs, 'page'>>;
  cashOut?: Resolver<Maybe<ResolversTypes['CashOut']>, ParentType, ContextType, RequireFields<QueryCashOutArgs, 'id'>>;
  cashOutSetup?: Resolver<ResolversTypes['CashOutSetup'], ParentType, ContextType>;
  cashOuts?: Resolver<ResolversTypes['CashOutPage'], ParentType, ContextType, Partial<QueryCashOutsArgs>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  charityPartner?: Resolver<Maybe<ResolversTypes['CharityPartner']>, ParentType, ContextType, RequireFields<QueryCharityPartnerArgs, 'slug'>>;
  childSizes?: Resolver<Array<ResolversTypes['ChildSizes']>, ParentType, ContextType>;
  cleanoutOffer?: Resolver<ResolversTypes['CleanoutOffer'], ParentType, ContextType>;
  cleanoutPartner?: Resolver<Maybe<ResolversTypes['CleanoutPartner']>, ParentType, ContextType, RequireFields<QueryCleanoutPartnerArgs, 'slug'>>;
  contentRelease?: Resolver<Maybe<ResolversTypes['ContentRelease']>, ParentType, ContextType, Partial<QueryContentReleaseArgs>>;
  deletionLink?: Resolver<Maybe<ResolversTypes['DeletionLink']>, ParentType, ContextType, RequireFields<QueryDeletionLinkArgs, 'token'>>;
  deskQueues?: Resolver<Array<ResolversTypes['DeskQueue']>, ParentType, ContextType>;
  deskStateCounts?: Resolver<Array<ResolversTypes['DeskStateCount']>, ParentType, ContextType, RequireFields<QueryDeskStateCountsArgs, 'screen'>>;
  deskViews?: Resolver<Array<ResolversTypes['DeskView']>, ParentType, ContextType, RequireFields<QueryDeskViewsArgs, 'screen'>>;
  directBrands?: Resolver<Array<ResolversTypes['IntakeBrand']>, ParentType, ContextType, RequireFields<QueryDirectBrandsArgs, 'text'>>;
  directChoices?: Resolver<ResolversTypes['DirectChoices'], ParentType, ContextType>;
  directGuess?: Resolver<Maybe<ResolversTypes['DirectGuess']>, ParentType, ContextType, RequireFields<QueryDirectGuessArgs, 'photoIds'>>;
  directListing?: Resolver<Maybe<ResolversTypes['DirectListing']>, ParentType, ContextType, RequireFields<QueryDirectListingArgs, 'id'>>;
  directPriceGuide?: Resolver<ResolversTypes['DirectPriceGuide'], ParentType, ContextType, RequireFields<QueryDirectPriceGuideArgs, 'categoryId' | 'condition'>>;
  directPurchases?: Resolver<Array<ResolversTypes['DirectSale']>, ParentType, ContextType>;
  directReviews?: Resolver<Array<ResolversTypes['DirectReview']>, ParentType, ContextType>;
  directSale?: Resolver<Maybe<ResolversTypes['DirectSale']>, ParentType, ContextType, RequireFields<QueryDirectSaleArgs, 'id'>>;
  directShop?: Resolver<Maybe<ResolversTypes['DirectShop']>, ParentType, ContextType>;
  directWaitlist?: Resolver<ResolversTypes['DirectWaitlist'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Draws'], ParentType, ContextType>;
  dropOffPlaces?: Resolver<Array<ResolversTypes['DropOffPlace']>, ParentType, ContextType, RequireFields<QueryDropOffPlacesArgs, 'returnId'>>;
  earningSales?: Resolver<ResolversTypes['EarningSalePage'], ParentType, ContextType, Partial<QueryEarningSalesArgs>>;
  earnings?: Resolver<ResolversTypes['Earnings'], ParentType, ContextType>;
  facetBrands?: Resolver<Array<ResolversTypes['FacetBucket']>, ParentType, ContextType, RequireFields<QueryFacetBrandsArgs, 'filters' | 'text'>>;
  favorites?: Resolver<ResolversTypes['FavoriteList'], ParentType, ContextType>;
  fitBasis?: Resolver<Array<ResolversTypes['FitBasis']>, ParentType, ContextType>;
  fitNote?: Resolver<Maybe<ResolversTypes['FitNote']>, ParentType, ContextType, RequireFields<QueryFitNoteArgs, 'itemNumber'>>;
  follows?: Resolver<Array<ResolversTypes['Follow']>, ParentType, ContextType>;
  goodyAttempt?: Resolver<Maybe<ResolversTypes['ReserveGoodyBoxResult']>, ParentType, ContextType, RequireFields<QueryGoodyAttemptArgs, 'attemptKey' | 'boxId'>>;
  goodyBox?: Resolver<Maybe<ResolversTypes['GoodyBox']>, ParentType, ContextType, RequireFields<QueryGoodyBoxArgs, 'id'>>;
  goodyBoxes?: Resolver<Array<ResolversTypes['GoodyBoxInList']>, ParentType, ContextType>;
  goodyQuote?: Resolver<ResolversTypes['GoodyQuote'], ParentType, ContextType, RequireFields<QueryGoodyQuoteArgs, 'boxId'>>;
  goodySetup?: Resolver<ResolversTypes['GoodySetup'], ParentType, ContextType>;
  helpArticles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
  homeEdits?: Resolver<Array<ResolversTypes['HomeEdit']>, ParentType, ContextType>;
  identicalItems?: Resolver<Maybe<ResolversTypes['IdenticalItems']>, ParentType, ContextType, RequireFields<QueryIdenticalItemsArgs, 'amount' | 'itemNumber'>>;
  imageSearch?: Resolver<Maybe<ResolversTypes['ImageSearch']>, ParentType, ContextType, RequireFields<QueryImageSearchArgs, 'id'>>;
  imageSearchMatches?: Resolver<ResolversTypes['ImageSearchResult'], ParentType, ContextType, RequireFields<QueryImageSearchMatchesArgs, 'id'>>;
  intakeBag?: Resolver<ResolversTypes['IntakeBagResult'], ParentType, ContextType, RequireFields<QueryIntakeBagArgs, 'code'>>;
  intakeBrands?: Resolver<Array<ResolversTypes['IntakeBrand']>, ParentType, ContextType, RequireFields<QueryIntakeBrandsArgs, 'text'>>;
  intakeChoices?: Resolver<ResolversTypes['IntakeChoices'], ParentType, ContextType>;
  intakeQueue?: Resolver<ResolversTypes['IntakeQueue'], ParentType, ContextType, Partial<QueryIntakeQueueArgs>>;
  intakeSuggestion?: Resolver<ResolversTypes['IntakeSuggestion'], ParentType, ContextType, RequireFields<QueryIntakeSuggestionArgs, 'categoryId' | 'condition'>>;
  invitations?: Resolver<Maybe<ResolversTypes['Invitations']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemArgs, 'itemNumber'>>;
  items?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryItemsArgs, 'amount' | 'filters' | 'userInfo'>>;
  itemsV2?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryItemsV2Args, 'input'>>;
  jobs?: Resolver<ResolversTypes['JobsOverview'], ParentType, ContextType>;
  kit?: Resolver<Maybe<ResolversTypes['Kit']>, ParentType, ContextType, RequireFields<QueryKitArgs, 'id'>>;
  kitPartners?: Resolver<Array<ResolversTypes['CleanoutPartner']>, ParentType, ContextType>;
  kits?: Resolver<ResolversTypes['KitPage'], ParentType, ContextType, Partial<QueryKitsArgs>>;
  landingPage?: Resolver<Maybe<ResolversTypes['LandingPage']>, ParentType, ContextType, RequireFields<QueryLandingPageArgs, 'slug'>>;
  lastDeliveryShipment?: Resolver<Maybe<ResolversTypes['LastDeliveryShipment']>, ParentType, ContextType>;
  legalDocument?: Resolver<Maybe<ResolversTypes['LegalDocument']>, ParentType, ContextType, RequireFields<QueryLegalDocumentArgs, 'slug'>>;
  legalDocuments?: Resolver<Array<ResolversTypes['LegalDocument']>, ParentType, ContextType>;
  madeWords?: Resolver<Maybe<ResolversTypes['MadeWords']>, ParentType, ContextType, RequireFields<QueryMadeWordsArgs, 'input'>>;
  myAddresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  myCredits?: Resolver<Array<ResolversTypes['CreditRecord']>, ParentType, ContextType>;
  myStorefront?: Resolver<Maybe<ResolversTypes['StorefrontSettings']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  offer?: Resolver<Maybe<ResolversTypes['PieceOffer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  offerRoom?: Resolver<Maybe<ResolversTypes['OfferRoom']>, ParentType, ContextType, RequireFields<QueryOfferRoomArgs, 'itemNumbers'>>;
  offers?: Resolver<Array<ResolversTypes['PieceOffer']>, ParentType, ContextType, RequireFields<QueryOffersArgs, 'folder'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderAttempt?: Resolver<Maybe<ResolversTypes['PlaceOrderResult']>, ParentType, ContextType, RequireFields<QueryOrderAttemptArgs, 'attemptKey'>>;
  orderReturnsSetup?: Resolver<ResolversTypes['ReturnsSetup'], ParentType, ContextType, Partial<QueryOrderReturnsSetupArgs>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page'>>;
  outfits?: Resolver<Maybe<ResolversTypes['OutfitAnswer']>, ParentType, ContextType, RequireFields<QueryOutfitsArgs, 'amount' | 'itemNumber' | 'round'>>;
  outstandingKits?: Resolver<ResolversTypes['OutstandingKits'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  payoutEstimate?: Resolver<ResolversTypes['PayoutEstimateResult'], ParentType, ContextType, RequireFields<QueryPayoutEstimateArgs, 'input'>>;
  personSearches?: Resolver<Array<ResolversTypes['PersonSearch']>, ParentType, ContextType>;
  pickList?: Resolver<ResolversTypes['PickList'], ParentType, ContextType, Partial<QueryPickListArgs>>;
  pieceQuestions?: Resolver<ResolversTypes['PieceQuestionPage'], ParentType, ContextType, RequireFields<QueryPieceQuestionsArgs, 'itemNumber' | 'page'>>;
  privacy?: Resolver<ResolversTypes['Privacy'], ParentType, ContextType>;
  recentSearches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryRecentSearchesArgs>>;
  recentSearchesV2?: Resolver<ResolversTypes['RecentSearchConnection'], ParentType, ContextType, Partial<QueryRecentSearchesV2Args>>;
  referralGift?: Resolver<Maybe<ResolversTypes['ReferralGift']>, ParentType, ContextType, RequireFields<QueryReferralGiftArgs, 'code'>>;
  relatedLinks?: Resolver<ResolversTypes['RelatedLinks'], ParentType, ContextType, RequireFields<QueryRelatedLinksArgs, 'path'>>;
  rescueAttempt?: Resolver<Maybe<ResolversTypes['PlaceRescueResult']>, ParentType, ContextType, RequireFields<QueryRescueAttemptArgs, 'attemptKey'>>;
  rescueGroup?: Resolver<Maybe<ResolversTypes['RescueGroup']>, ParentType, ContextType, RequireFields<QueryRescueGroupArgs, 'id'>>;
  rescueOrder?: Resolver<Maybe<ResolversTypes['RescueOrder']>, ParentType, ContextType, RequireFields<QueryRescueOrderArgs, 'orderUuid'>>;
  rescueQuote?: Resolver<ResolversTypes['RescueQuote'], ParentType, ContextType, RequireFields<QueryRescueQuoteArgs, 'groupId'>>;
  rescues?: Resolver<ResolversTypes['Rescues'], ParentType, ContextType>;
  resolutionItems?: Resolver<Array<ResolversTypes['ResolutionItem']>, ParentType, ContextType, RequireFields<QueryResolutionItemsArgs, 'orderId'>>;
  resolutionOffers?: Resolver<ResolversTypes['ResolutionOffersResult'], ParentType, ContextType, RequireFields<QueryResolutionOffersArgs, 'input'>>;
  resolutionShippings?: Resolver<Array<ResolversTypes['ResolutionShipping']>, ParentType, ContextType, RequireFields<QueryResolutionShippingsArgs, 'orderId'>>;
  return?: Resolver<Maybe<ResolversTypes['Return']>, ParentType, ContextType, RequireFields<QueryReturnArgs, 'id'>>;
  returnQuote?: Resolver<ResolversTypes['ReturnQuoteResult'], ParentType, ContextType, RequireFields<QueryReturnQuoteArgs, 'lines'>>;
  returns?: Resolver<ResolversTypes['ReturnPage'], ParentType, ContextType, RequireFields<QueryReturnsArgs, 'page'>>;
  rewards?: Resolver<ResolversTypes['Rewards'], ParentType, ContextType>;
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  searchPreview?: Resolver<ResolversTypes['SearchPreview'], ParentType, ContextType, RequireFields<QuerySearchPreviewArgs, 'listing'>>;
  security?: Resolver<ResolversTypes['Security'], ParentType, ContextType>;
  sellerBag?: Resolver<Maybe<ResolversTypes['SellerBag']>, ParentType, ContextType, RequireFields<QuerySellerBagArgs, 'identifier'>>;
  sellerBags?: Resolver<ResolversTypes['SellerBagPage'], ParentType, ContextType, Partial<QuerySellerBagsArgs>>;
  sellerItem?: Resolver<Maybe<ResolversTypes['SellerItem']>, ParentType, ContextType, RequireFields<QuerySellerItemArgs, 'itemNumber'>>;
  sellerItems?: Resolver<ResolversTypes['SellerItemPage'], ParentType, ContextType, Partial<QuerySellerItemsArgs>>;
  sellerReturns?: Resolver<Array<ResolversTypes['SellerReturn']>, ParentType, ContextType>;
  sharedFavorites?: Resolver<Maybe<ResolversTypes['SharedFavoritesResult']>, ParentType, ContextType, RequireFields<QuerySharedFavoritesArgs, 'code'>>;
  shipmentTracking?: Resolver<Maybe<ResolversTypes['ShipmentTracking']>, ParentType, ContextType, RequireFields<QueryShipmentTrackingArgs, 'id' | 'type'>>;
  shopFigures?: Resolver<ResolversTypes['ShopFigures'], ParentType, ContextType>;
  shopMap?: Resolver<ResolversTypes['ShopMap'], ParentType, ContextType>;
  similarItems?: Resolver<Maybe<ResolversTypes['SimilarItems']>, ParentType, ContextType, RequireFields<QuerySimilarItemsArgs, 'amount' | 'itemNumber'>>;
  siteAnalytics?: Resolver<ResolversTypes['SiteAnalytics'], ParentType, ContextType>;
  sitemap?: Resolver<ResolversTypes['Sitemap'], ParentType, ContextType, Partial<QuerySitemapArgs>>;
  sizeChart?: Resolver<Maybe<ResolversTypes['SizeChart']>, ParentType, ContextType, RequireFields<QuerySizeChartArgs, 'name'>>;
  sizeChartStandardGuides?: Resolver<Array<ResolversTypes['SizeChart']>, ParentType, ContextType>;
  sizeChoices?: Resolver<Array<ResolversTypes['SizeChoiceGroup']>, ParentType, ContextType, RequireFields<QuerySizeChoicesArgs, 'departmentTag'>>;
  sizeFragment?: Resolver<Maybe<ResolversTypes['SizeFragment']>, ParentType, ContextType, RequireFields<QuerySizeFragmentArgs, 'sizingId'>>;
  sizeProfile?: Resolver<Maybe<ResolversTypes['SizeProfile']>, ParentType, ContextType, RequireFields<QuerySizeProfileArgs, 'departmentTag'>>;
  sizeProfiles?: Resolver<Array<ResolversTypes['SizeProfile']>, ParentType, ContextType>;
  sizesFromPiece?: Resolver<Maybe<ResolversTypes['SizesFromPiece']>, ParentType, ContextType, RequireFields<QuerySizesFromPieceArgs, 'brand' | 'departmentTag' | 'kind' | 'sizingId'>>;
  staffCase?: Resolver<Maybe<ResolversTypes['StaffCase']>, ParentType, ContextType, RequireFields<QueryStaffCaseArgs, 'code'>>;
  staffCases?: Resolver<ResolversTypes['StaffCasePage'], ParentType, ContextType, RequireFields<QueryStaffCasesArgs, 'isProposed' | 'page'>>;
  staffContentReleases?: Resolver<Array<ResolversTypes['ContentRelease']>, ParentType, ContextType>;
  staffExperiment?: Resolver<Maybe<ResolversTypes['StaffExperimentPage']>, ParentType, ContextType, RequireFields<QueryStaffExperimentArgs, 'key'>>;
  staffExperiments?: Resolver<Array<ResolversTypes['StaffExperiment']>, ParentType, ContextType>;
  staffFlags?: Resolver<Array<ResolversTypes['StaffFlag']>, ParentType, ContextType>;
  staffGoodyBox?: Resolver<Maybe<ResolversTypes['StaffGoodyBox']>, ParentType, ContextType, RequireFields<QueryStaffGoodyBoxArgs, 'id'>>;
  staffGoodyBoxes?: Resolver<Array<ResolversTypes['StaffGoodyBox']>, ParentType, ContextType>;
  staffHomeEdits?: Resolver<Array<ResolversTypes['StaffHomeEdit']>, ParentType, ContextType>;
  staffItem?: Resolver<Maybe<ResolversTypes['StaffItem']>, ParentType, ContextType, RequireFields<QueryStaffItemArgs, 'itemNumber'>>;
  staffItems?: Resolver<Array<ResolversTypes['StaffItemHit']>, ParentType, ContextType, RequireFields<QueryStaffItemsArgs, 'search'>>;
  staffOrder?: Resolver<Maybe<ResolversTypes['StaffOrder']>, ParentType, ContextType, RequireFields<QueryStaffOrderArgs, 'id'>>;
  staffOrders?: Resolver<Array<ResolversTypes['StaffOrderHit']>, ParentType, ContextType, RequireFields<QueryStaffOrdersArgs, 'search'>>;
  staffParcel?: Resolver<Maybe<ResolversTypes['StaffParcel']>, ParentType, ContextType, RequireFields<QueryStaffParcelArgs, 'search'>>;
  staffPerson?: Resolver<Maybe<ResolversTypes['StaffPersonPage']>, ParentType, ContextType, RequireFields<QueryStaffPersonArgs, 'id'>>;
  staffRescueBoxes?: Resolver<Array<ResolversTypes['StaffRescueBox']>, ParentType, ContextType>;
  staffReturn?: Resolver<Maybe<ResolversTypes['StaffReturn']>, ParentType, ContextType, RequireFields<QueryStaffReturnArgs, 'code'>>;
  staffReturns?: Resolver<ResolversTypes['StaffReturnPage'], ParentType, ContextType, RequireFields<QueryStaffReturnsArgs, 'page'>>;
  staffSearch?: Resolver<ResolversTypes['StaffSearch'], ParentType, ContextType, RequireFields<QueryStaffSearchArgs, 'search'>>;
  storefront?: Resolver<Maybe<ResolversTypes['StorefrontResult']>, ParentType, ContextType, RequireFields<QueryStorefrontArgs, 'code' | 'preview'>>;
  styleAlternatives?: Resolver<Array<ResolversTypes['StyleAlternative']>, ParentType, ContextType, RequireFields<QueryStyleAlternativesArgs, 'itemNumber' | 'outfitId'>>;
  styleOutfit?: Resolver<Maybe<ResolversTypes['StyleOutfit']>, ParentType, ContextType, RequireFields<QueryStyleOutfitArgs, 'id' | 'threadId'>>;
  styleThread?: Resolver<Maybe<ResolversTypes['StyleThread']>, ParentType, ContextType, RequireFields<QueryStyleThreadArgs, 'id'>>;
  styleThreads?: Resolver<Array<ResolversTypes['StyleThreadLine']>, ParentType, ContextType>;
  subscriptions?: Resolver<ResolversTypes['Subscriptions'], ParentType, ContextType>;
  supplier?: Resolver<Maybe<ResolversTypes['PartnerSupplierProfile']>, ParentType, ContextType, RequireFields<QuerySupplierArgs, 'reference'>>;
  topBrands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryTopBrandsArgs, 'limit'>>;
  typeahead?: Resolver<ResolversTypes['Typeahead'], ParentType, ContextType, RequireFields<QueryTypeaheadArgs, 'text'>>;
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsubscribeLink?: Resolver<ResolversTypes['UnsubscribeLink'], ParentType, ContextType, RequireFields<QueryUnsubscribeLinkArgs, 'token'>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<QueryUserArgs>>;
  userAlerts?: Resolver<ResolversTypes['UserAlerts'], ParentType, ContextType, RequireFields<QueryUserAlertsArgs, 'input'>>;
  zipPlace?: Resolver<Maybe<ResolversTypes['ZipPlace']>, ParentType, ContextType, RequireFields<QueryZipPlaceArgs, 'zip'>>;
};

export type QueryCorrectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueryCorrection'] = ResolversParentTypes['QueryCorrection']> = {
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['CorrectionContent'], ParentType, ContextType>;
  correctedQuery?: Resolver<ResolversTypes['CorrectedQuery'], ParentType, ContextType>;
  correctedQueryLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalSearchTerm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuestionRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionRefused'] = ResolversParentTypes['QuestionRefused']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueueFullResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueueFull'] = ResolversParentTypes['QueueFull']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiveBagResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveBagResult'] = ResolversParentTypes['ReceiveBagResult']> = {
  __resolveType: TypeResolveFn<'BagElsewhere' | 'IntakeBagPayload' | 'IntakeRefusal' | 'WrongBagCode', ParentType, ContextType>;
};

export type ReceiveReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiveReturnResult'] = ResolversParentTypes['ReceiveReturnResult']> = {
  __resolveType: TypeResolveFn<'StaffRefusal' | 'StaffReturnPayload', ParentType, ContextType>;
};

export type RecentSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentSearch'] = ResolversParentTypes['RecentSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  searchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecentSearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecentSearchConnection'] = ResolversParentTypes['RecentSearchConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['RecentSearch']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  security?: Resolver<ResolversTypes['Security'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType: TypeResolveFn<'PasswordNeeded' | 'RecoveryCodes' | 'TwoStepRefused', ParentType, ContextType>;
};

export type RedeemRewardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RedeemRewardResult'] = ResolversParentTypes['RedeemRewardResult']> = {
  __resolveType: TypeResolveFn<'NotEnoughPoints' | 'RewardsPayload', ParentType, ContextType>;
};

export type ReferralCampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralCampaign'] = ResolversParentTypes['ReferralCampaign']> = {
  advocateRewardAmount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  friendRewardAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralGiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralGift'] = ResolversParentTypes['ReferralGift']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReferralInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralInvitation'] = ResolversParentTypes['ReferralInvitation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGoodyReferral?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReferral?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  referralCampaign?: Resolver<ResolversTypes['ReferralCampaign'], ParentType, ContextType>;
};

export type RelatedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedLink'] = ResolversParentTypes['RelatedLink']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  href?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RelatedLinksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedLinks'] = ResolversParentTypes['RelatedLinks']> = {
  sections?: Resolver<Array<ResolversTypes['RelatedSection']>, ParentType, ContextType>;
};

export type RelatedSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedSection'] = ResolversParentTypes['RelatedSection']> = {
  links?: Resolver<Array<ResolversTypes['RelatedLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RememberSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RememberSearchPayload'] = ResolversParentTypes['RememberSearchPayload']> = {
  recentSearch?: Resolver<Maybe<ResolversTypes['RecentSearch']>, ParentType, ContextType>;
};

export type RemoveAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAddressPayload'] = ResolversParentTypes['RemoveAddressPayload']> = {
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveFromCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromCartPayload'] = ResolversParentTypes['RemoveFromCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFromCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromCartResult'] = ResolversParentTypes['RemoveFromCartResult']> = {
  __resolveType: TypeResolveFn<'NotInCart' | 'RemoveFromCartPayload', ParentType, ContextType>;
};

export type RemoveGiftCardFromCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartPayload'] = ResolversParentTypes['RemoveGiftCardFromCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveGiftCardFromCartResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGiftCardFromCartResult'] = ResolversParentTypes['RemoveGiftCardFromCartResult']> = {
  __resolveType: TypeResolveFn<'GiftCardBeingPaid' | 'GiftCardNotInCart' | 'RemoveGiftCardFromCartPayload', ParentType, ContextType>;
};

export type RemoveGiftCardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveGiftCardPayload'] = ResolversParentTypes['RemoveGiftCardPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RemovePasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyResult'] = ResolversParentTypes['RemovePasskeyResult']> = {
  __resolveType: TypeResolveFn<'PasskeysPayload' | 'PasswordNeeded', ParentType, ContextType>;
};

export type RemovePromoCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePromoCodePayload'] = ResolversParentTypes['RemovePromoCodePayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RemoveRewardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRewardPayload'] = ResolversParentTypes['RemoveRewardPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type RemoveSavedSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSavedSearchPayload'] = ResolversParentTypes['RemoveSavedSearchPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RenamePasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenamePasskeyResult'] = ResolversParentTypes['RenamePasskeyResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'PasskeysPayload', ParentType, ContextType>;
};

export type ReplacedSizesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedSizes'] = ResolversParentTypes['ReplacedSizes']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includeEquivalents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includeMaternity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includePetite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includeTall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizingIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportMissingResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMissingResult'] = ResolversParentTypes['ReportMissingResult']> = {
  __resolveType: TypeResolveFn<'ParcelMoved' | 'PasswordNeeded' | 'StaffParcelPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type ReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPayload'] = ResolversParentTypes['ReportPayload']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  __resolveType: TypeResolveFn<'DirectRefused' | 'ReportPayload' | 'SignInRequired', ParentType, ContextType>;
};

export type RequestPasswordChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordChangePayload'] = ResolversParentTypes['RequestPasswordChangePayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordChangeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordChangeResult'] = ResolversParentTypes['RequestPasswordChangeResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'RequestPasswordChangePayload' | 'TooManyTries', ParentType, ContextType>;
};

export type RescueGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueGroup'] = ResolversParentTypes['RescueGroup']> = {
  boxesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conditionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  luck?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  pricePiece?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['RescueSourceCount']>, ParentType, ContextType>;
  sure?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tierLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RescueImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueImpact'] = ResolversParentTypes['RescueImpact']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RescueOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueOrder'] = ResolversParentTypes['RescueOrder']> = {
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['RescueGroup'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['RescuedPiece']>, ParentType, ContextType>;
};

export type RescueOrderPlacedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueOrderPlaced'] = ResolversParentTypes['RescueOrderPlaced']> = {
  orderUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RescueQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueQuote'] = ResolversParentTypes['RescueQuote']> = {
  amountCharged?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type RescueSoldOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueSoldOut'] = ResolversParentTypes['RescueSoldOut']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RescueSourceCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescueSourceCount'] = ResolversParentTypes['RescueSourceCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RescuedPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RescuedPiece'] = ResolversParentTypes['RescuedPiece']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canceled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  msrp?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RescuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rescues'] = ResolversParentTypes['Rescues']> = {
  filling?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['RescueGroup']>, ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['RescueImpact'], ParentType, ContextType>;
};

export type ReserveGoodyBoxResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReserveGoodyBoxResult'] = ResolversParentTypes['ReserveGoodyBoxResult']> = {
  __resolveType: TypeResolveFn<'AttemptGivenUp' | 'CheckoutIncomplete' | 'GoodyRefused' | 'GoodyReserved' | 'OrderPending' | 'PaymentApprovalNeeded' | 'PaymentDeclined' | 'TotalsChanged', ParentType, ContextType>;
};

export type ResolutionItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolutionItem'] = ResolversParentTypes['ResolutionItem']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shippingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResolutionOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolutionOffer'] = ResolversParentTypes['ResolutionOffer']> = {
  offer?: Resolver<ResolversTypes['CaseOffer'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ResolutionOffersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolutionOffers'] = ResolversParentTypes['ResolutionOffers']> = {
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['ResolutionOffer']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolutionOffersResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolutionOffersResult'] = ResolversParentTypes['ResolutionOffersResult']> = {
  __resolveType: TypeResolveFn<'CaseRefused' | 'ResolutionOffers', ParentType, ContextType>;
};

export type ResolutionShippingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolutionShipping'] = ResolversParentTypes['ResolutionShipping']> = {
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promisedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Return'] = ResolversParentTypes['Return']> = {
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counterCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dropOffBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  headline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickUp?: Resolver<Maybe<ResolversTypes['ReturnPickUp']>, ParentType, ContextType>;
  pickUpDays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['ReturnPiece']>, ParentType, ContextType>;
  refundTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundType?: Resolver<ResolversTypes['ReturnRefundType'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ReturnStep']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReturnChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnChoice'] = ResolversParentTypes['ReturnChoice']> = {
  refundType?: Resolver<ResolversTypes['ReturnRefundType'], ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['ReturnSum']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ReturnMovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnMoved'] = ResolversParentTypes['ReturnMoved']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPage'] = ResolversParentTypes['ReturnPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Return']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPayload'] = ResolversParentTypes['ReturnPayload']> = {
  return?: Resolver<ResolversTypes['Return'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnPickUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPickUp'] = ResolversParentTypes['ReturnPickUp']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPiece'] = ResolversParentTypes['ReturnPiece']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReturnOutcome']>, ParentType, ContextType>;
  outcomeLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomePhotoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  outcomeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnQuote'] = ResolversParentTypes['ReturnQuote']> = {
  choices?: Resolver<Array<ResolversTypes['ReturnChoice']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnQuoteResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnQuoteResult'] = ResolversParentTypes['ReturnQuoteResult']> = {
  __resolveType: TypeResolveFn<'ReturnQuote' | 'ReturnRefused', ParentType, ContextType>;
};

export type ReturnReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnReason'] = ResolversParentTypes['ReturnReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOurMistake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnRefused'] = ResolversParentTypes['ReturnRefused']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnStep'] = ResolversParentTypes['ReturnStep']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnSum'] = ResolversParentTypes['ReturnSum']> = {
  amount?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnablePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnablePiece'] = ResolversParentTypes['ReturnablePiece']> = {
  deliveredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReturnsSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnsSetup'] = ResolversParentTypes['ReturnsSetup']> = {
  dropOffDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  labelFee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  paysAtFirstScan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['ReturnablePiece']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReturnReason']>, ParentType, ContextType>;
  restockingFee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  waivedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewPiecePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPiecePayload'] = ResolversParentTypes['ReviewPiecePayload']> = {
  piece?: Resolver<ResolversTypes['IntakePiece'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewPieceResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPieceResult'] = ResolversParentTypes['ReviewPieceResult']> = {
  __resolveType: TypeResolveFn<'IntakeRefusal' | 'ReviewPiecePayload', ParentType, ContextType>;
};

export type RewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  context?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RewardNotApplicableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardNotApplicable'] = ResolversParentTypes['RewardNotApplicable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardNotUndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardNotUndone'] = ResolversParentTypes['RewardNotUndone']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardOffer'] = ResolversParentTypes['RewardOffer']> = {
  context?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RewardsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rewards'] = ResolversParentTypes['Rewards']> = {
  activity?: Resolver<Array<ResolversTypes['PointsEntry']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['Birthday']>, ParentType, ContextType>;
  coming?: Resolver<Array<ResolversTypes['ComingPoints']>, ParentType, ContextType>;
  earnedThisYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ending?: Resolver<Maybe<ResolversTypes['EndingPoints']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['RewardOffer']>, ParentType, ContextType>;
  pointsOwed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tierInfo?: Resolver<ResolversTypes['LoyaltyTierInfo'], ParentType, ContextType>;
  tierSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tierUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usedThisYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yours?: Resolver<Array<ResolversTypes['Reward']>, ParentType, ContextType>;
};

export type RewardsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardsPayload'] = ResolversParentTypes['RewardsPayload']> = {
  rewards?: Resolver<ResolversTypes['Rewards'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAddressPayload'] = ResolversParentTypes['SaveAddressPayload']> = {
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['Address']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAddressResult'] = ResolversParentTypes['SaveAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressBookFull' | 'AddressInvalid' | 'SaveAddressPayload', ParentType, ContextType>;
};

export type SaveHomeEditPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveHomeEditPayload'] = ResolversParentTypes['SaveHomeEditPayload']> = {
  edit?: Resolver<ResolversTypes['StaffHomeEdit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveHomeEditResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveHomeEditResult'] = ResolversParentTypes['SaveHomeEditResult']> = {
  __resolveType: TypeResolveFn<'HomeEditRefused' | 'SaveHomeEditPayload', ParentType, ContextType>;
};

export type SaveSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchPayload'] = ResolversParentTypes['SaveSearchPayload']> = {
  savedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSearchResult'] = ResolversParentTypes['SaveSearchResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SaveSearchPayload' | 'SavedSearchesFull' | 'SearchNameTaken' | 'SearchNeverMatches' | 'SearchTooBroad', ParentType, ContextType>;
};

export type SaveStorefrontPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStorefrontPayload'] = ResolversParentTypes['SaveStorefrontPayload']> = {
  storefront?: Resolver<ResolversTypes['StorefrontSettings'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveStorefrontResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStorefrontResult'] = ResolversParentTypes['SaveStorefrontResult']> = {
  __resolveType: TypeResolveFn<'SaveStorefrontPayload' | 'StorefrontRefused', ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  criteria?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMatchAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lookedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newItemNumbers?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rhythm?: Resolver<ResolversTypes['SearchRhythm'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchesFullResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchesFull'] = ResolversParentTypes['SavedSearchesFull']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SayToStylistResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SayToStylistResult'] = ResolversParentTypes['SayToStylistResult']> = {
  __resolveType: TypeResolveFn<'StyleRefused' | 'StyleThreadPayload', ParentType, ContextType>;
};

export type SearchNameTakenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchNameTaken'] = ResolversParentTypes['SearchNameTaken']> = {
  free?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchNeverMatchesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchNeverMatches'] = ResolversParentTypes['SearchNeverMatches']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPreview'] = ResolversParentTypes['SearchPreview']> = {
  criteria?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  never?: Resolver<Maybe<ResolversTypes['SearchNeverMatches']>, ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tooBroad?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchTerm'] = ResolversParentTypes['SearchTerm']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchTooBroadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchTooBroad'] = ResolversParentTypes['SearchTooBroad']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondStepNeededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondStepNeeded'] = ResolversParentTypes['SecondStepNeeded']> = {
  challenge?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  devices?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twoStepSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SecurityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityPayload'] = ResolversParentTypes['SecurityPayload']> = {
  security?: Resolver<ResolversTypes['Security'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectResolutionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectResolutionResult'] = ResolversParentTypes['SelectResolutionResult']> = {
  __resolveType: TypeResolveFn<'CasePayload' | 'CaseRefused' | 'SignInRequired', ParentType, ContextType>;
};

export type SelectShippingOptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectShippingOptionPayload'] = ResolversParentTypes['SelectShippingOptionPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SelectShippingOptionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelectShippingOptionResult'] = ResolversParentTypes['SelectShippingOptionResult']> = {
  __resolveType: TypeResolveFn<'SelectShippingOptionPayload' | 'ShippingOptionUnavailable', ParentType, ContextType>;
};

export type SellerBagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerBag'] = ResolversParentTypes['SellerBag']> = {
  bagNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bagType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charity?: Resolver<Maybe<ResolversTypes['CleanoutCharity']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['BagCounts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['BagEvent']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  feePaid?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incentives?: Resolver<Array<ResolversTypes['CleanoutIncentiveOffer']>, ParentType, ContextType>;
  kit?: Resolver<ResolversTypes['Kit'], ParentType, ContextType>;
  processing?: Resolver<Maybe<ResolversTypes['DayRange']>, ParentType, ContextType>;
  processingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restChoice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerBagPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerBagPage'] = ResolversParentTypes['SellerBagPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SellerBag']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerContent'] = ResolversParentTypes['SellerContent']> = {
  sellerInfo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerItem'] = ResolversParentTypes['SellerItem']> = {
  auctionBidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  auctionEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bagNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canDonate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canLeaveToRescue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categoryPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  charityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comingBack?: Resolver<Maybe<ResolversTypes['SellerItemReturn']>, ParentType, ContextType>;
  conditionLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declineNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  donated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  drops?: Resolver<Array<ResolversTypes['SellerPrice']>, ParentType, ContextType>;
  favoriteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPrice?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['SellerItemEvent']>, ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PayoutLine']>, ParentType, ContextType>;
  listedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextDrop?: Resolver<Maybe<ResolversTypes['SellerPrice']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChangeRoom']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['SellerPrice']>, ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reclaimFee?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  reclaimUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reclaimWithin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rescueShelvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rescuedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  soldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windowEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SellerItemCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerItemCount'] = ResolversParentTypes['SellerItemCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerItemEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerItemEvent'] = ResolversParentTypes['SellerItemEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerItemPage'] = ResolversParentTypes['SellerItemPage']> = {
  counts?: Resolver<Array<ResolversTypes['SellerItemCount']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SellerItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerItemReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerItemReturn'] = ResolversParentTypes['SellerItemReturn']> = {
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerPrice'] = ResolversParentTypes['SellerPrice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type SellerReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerReturn'] = ResolversParentTypes['SellerReturn']> = {
  ageDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerReturnPayload'] = ResolversParentTypes['SellerReturnPayload']> = {
  sellerReturn?: Resolver<ResolversTypes['SellerReturn'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerReturnResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerReturnResult'] = ResolversParentTypes['SellerReturnResult']> = {
  __resolveType: TypeResolveFn<'ReturnMoved' | 'SellerReturnPayload', ParentType, ContextType>;
};

export type SendContactMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendContactMessagePayload'] = ResolversParentTypes['SendContactMessagePayload']> = {
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendContactMessageResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendContactMessageResult'] = ResolversParentTypes['SendContactMessageResult']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SendContactMessagePayload' | 'TooManyTries', ParentType, ContextType>;
};

export type SendInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendInvitationPayload'] = ResolversParentTypes['SendInvitationPayload']> = {
  invitations?: Resolver<ResolversTypes['Invitations'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendInvitationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendInvitationResult'] = ResolversParentTypes['SendInvitationResult']> = {
  __resolveType: TypeResolveFn<'InvitationRefused' | 'SendInvitationPayload', ParentType, ContextType>;
};

export type SentInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentInvitation'] = ResolversParentTypes['SentInvitation']> = {
  amount?: Resolver<Maybe<ResolversTypes['Cents']>, ParentType, ContextType>;
  canRemind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSendAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetCartAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartAddressPayload'] = ResolversParentTypes['SetCartAddressPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCartAddressResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartAddressResult'] = ResolversParentTypes['SetCartAddressResult']> = {
  __resolveType: TypeResolveFn<'AddressBookFull' | 'AddressInvalid' | 'SetCartAddressPayload', ParentType, ContextType>;
};

export type SetWarehousesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetWarehousesPayload'] = ResolversParentTypes['SetWarehousesPayload']> = {
  page?: Resolver<ResolversTypes['StaffPersonPage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetWarehousesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetWarehousesResult'] = ResolversParentTypes['SetWarehousesResult']> = {
  __resolveType: TypeResolveFn<'SetWarehousesPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type SettingChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingChange'] = ResolversParentTypes['SettingChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  becomes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingRefused'] = ResolversParentTypes['SettingRefused']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareRevokedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareRevoked'] = ResolversParentTypes['ShareRevoked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedFavoritesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedFavorites'] = ResolversParentTypes['SharedFavorites']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedFavoritesResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedFavoritesResult'] = ResolversParentTypes['SharedFavoritesResult']> = {
  __resolveType: TypeResolveFn<'ShareRevoked' | 'SharedFavorites', ParentType, ContextType>;
};

export type ShelfCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShelfCount'] = ResolversParentTypes['ShelfCount']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipmentTrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipmentTracking'] = ResolversParentTypes['ShipmentTracking']> = {
  destination?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['TrackedParcel']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOption'] = ResolversParentTypes['ShippingOption']> = {
  deliveryEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  descriptionOverride?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dropshipperId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxShippingEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minShippingEstimate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingEstimateDetailed?: Resolver<Array<ResolversTypes['DetailedShippingEstimate']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type ShippingOptionUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingOptionUnavailable'] = ResolversParentTypes['ShippingOptionUnavailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopFigures'] = ResolversParentTypes['ShopFigures']> = {
  brandsOnSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  impact?: Resolver<ResolversTypes['PassedOnImpact'], ParentType, ContextType>;
  piecesOnSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  piecesPassedOn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopMap'] = ResolversParentTypes['ShopMap']> = {
  letters?: Resolver<Array<ResolversTypes['ShopMapLetter']>, ParentType, ContextType>;
  shelves?: Resolver<Array<ResolversTypes['ShelfCount']>, ParentType, ContextType>;
};

export type ShopMapLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopMapLetter'] = ResolversParentTypes['ShopMapLetter']> = {
  brandCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInRequired'] = ResolversParentTypes['SignInRequired']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  __resolveType: TypeResolveFn<'AuthPayload' | 'EmailTaken' | 'InvalidInput' | 'TooManyTries', ParentType, ContextType>;
};

export type SimilarItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarItem'] = ResolversParentTypes['SimilarItem']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimilarItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarItems'] = ResolversParentTypes['SimilarItems']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SimilarItem']>, ParentType, ContextType>;
  shelf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['SimilarSize']>, ParentType, ContextType>;
};

export type SimilarSearchFiltersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarSearchFilters'] = ResolversParentTypes['SimilarSearchFilters']> = {
  categoryTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departmentTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sizingIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SimilarSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimilarSize'] = ResolversParentTypes['SimilarSize']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteAnalytics'] = ResolversParentTypes['SiteAnalytics']> = {
  figures?: Resolver<Array<ResolversTypes['AnalyticsFigure']>, ParentType, ContextType>;
  vitals?: Resolver<Array<ResolversTypes['PageVital']>, ParentType, ContextType>;
};

export type SitemapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sitemap'] = ResolversParentTypes['Sitemap']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SitemapAddress']>>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['SitemapFile']>, ParentType, ContextType>;
};

export type SitemapAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapAddress'] = ResolversParentTypes['SitemapAddress']> = {
  lastChanged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapFile'] = ResolversParentTypes['SitemapFile']> = {
  addressCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastChanged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChart'] = ResolversParentTypes['SizeChart']> = {
  columns?: Resolver<Array<ResolversTypes['SizeChartColumn']>, ParentType, ContextType>;
  isStandard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SizeChartRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeChartCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChartCell'] = ResolversParentTypes['SizeChartCell']> = {
  inches?: Resolver<Maybe<ResolversTypes['SizeRange']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SizeChartColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChartColumn'] = ResolversParentTypes['SizeChartColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeChartRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChartRow'] = ResolversParentTypes['SizeChartRow']> = {
  cells?: Resolver<Array<ResolversTypes['SizeChartCell']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChoice'] = ResolversParentTypes['SizeChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SizeChoiceGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChoiceGroup'] = ResolversParentTypes['SizeChoiceGroup']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['SizeChoice']>, ParentType, ContextType>;
};

export type SizeEquivalentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeEquivalents'] = ResolversParentTypes['SizeEquivalents']> = {
  US?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SizeFragmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeFragment'] = ResolversParentTypes['SizeFragment']> = {
  chartName?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  chartTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['SizeChartColumn']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['SizeChartRow'], ParentType, ContextType>;
  sizingId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SizeProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeProfile'] = ResolversParentTypes['SizeProfile']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expandedSizingIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  includeEquivalents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includeMaternity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includePetite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includeTall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizingIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SizeRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeRange'] = ResolversParentTypes['SizeRange']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SizesFromPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizesFromPiece'] = ResolversParentTypes['SizesFromPiece']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['PieceMeasure']>, ParentType, ContextType>;
  sizingIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SoldLikeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoldLike'] = ResolversParentTypes['SoldLike']> = {
  condition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SortControlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortControl'] = ResolversParentTypes['SortControl']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['SortLocation'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SortGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortGroup'] = ResolversParentTypes['SortGroup']> = {
  children?: Resolver<Array<ResolversTypes['SortControl']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  selected?: Resolver<Maybe<ResolversTypes['SortControl']>, ParentType, ContextType>;
};

export type SortLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SortLocation'] = ResolversParentTypes['SortLocation']> = {
  query?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffBagHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffBagHit'] = ResolversParentTypes['StaffBagHit']> = {
  bagNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCase'] = ResolversParentTypes['StaffCase']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['StaffNote']>, ParentType, ContextType>;
  macros?: Resolver<Array<ResolversTypes['CaseMacro']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['ResolutionOffer']>, ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['StaffCasePiece']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['CaseProposal']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['StaffQuestion']>, ParentType, ContextType>;
  replyBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffCaseHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCaseHit'] = ResolversParentTypes['StaffCaseHit']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProposed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kindLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StaffCasePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCasePage'] = ResolversParentTypes['StaffCasePage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StaffCaseHit']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCasePayload'] = ResolversParentTypes['StaffCasePayload']> = {
  staffCase?: Resolver<ResolversTypes['StaffCase'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffCasePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCasePiece'] = ResolversParentTypes['StaffCasePiece']> = {
  conditionDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flaws?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StaffCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffCaseResult'] = ResolversParentTypes['StaffCaseResult']> = {
  __resolveType: TypeResolveFn<'StaffCasePayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type StaffExperimentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffExperiment'] = ResolversParentTypes['StaffExperiment']> = {
  arms?: Resolver<Array<ResolversTypes['ExperimentArm']>, ParentType, ContextType>;
  forWhom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hypothesis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptArm?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rampPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stoppedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StaffExperimentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffExperimentPage'] = ResolversParentTypes['StaffExperimentPage']> = {
  changes?: Resolver<Array<ResolversTypes['SettingChange']>, ParentType, ContextType>;
  experiment?: Resolver<ResolversTypes['StaffExperiment'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['ExperimentResults'], ParentType, ContextType>;
};

export type StaffFlagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffFlag'] = ResolversParentTypes['StaffFlag']> = {
  alwaysFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SettingChange']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rolloutPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffGoodyBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffGoodyBox'] = ResolversParentTypes['StaffGoodyBox']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['StaffGoodyPiece']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  swaps?: Resolver<Array<ResolversTypes['StaffGoodyPiece']>, ParentType, ContextType>;
};

export type StaffGoodyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffGoodyPayload'] = ResolversParentTypes['StaffGoodyPayload']> = {
  staffGoodyBox?: Resolver<ResolversTypes['StaffGoodyBox'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffGoodyPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffGoodyPiece'] = ResolversParentTypes['StaffGoodyPiece']> = {
  byStylist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffGoodyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffGoodyResult'] = ResolversParentTypes['StaffGoodyResult']> = {
  __resolveType: TypeResolveFn<'StaffGoodyPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type StaffHomeEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffHomeEdit'] = ResolversParentTypes['StaffHomeEdit']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  onSaleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffItem'] = ResolversParentTypes['StaffItem']> = {
  acts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bagNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delistReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ItemNote']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffItemHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffItemHit'] = ResolversParentTypes['StaffItemHit']> = {
  bagNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stateLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffItemPayload'] = ResolversParentTypes['StaffItemPayload']> = {
  staffItem?: Resolver<ResolversTypes['StaffItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffNote'] = ResolversParentTypes['StaffNote']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffOrder'] = ResolversParentTypes['StaffOrder']> = {
  notes?: Resolver<Array<ResolversTypes['StaffNote']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  refundLimit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StaffOrderHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffOrderHit'] = ResolversParentTypes['StaffOrderHit']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StaffOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffOrderPayload'] = ResolversParentTypes['StaffOrderPayload']> = {
  staffOrder?: Resolver<ResolversTypes['StaffOrder'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffOrderResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffOrderResult'] = ResolversParentTypes['StaffOrderResult']> = {
  __resolveType: TypeResolveFn<'PasswordNeeded' | 'StaffOrderPayload' | 'StaffRefusal', ParentType, ContextType>;
};

export type StaffParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffParcel'] = ResolversParentTypes['StaffParcel']> = {
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expedited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCharged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParcelItem']>, ParentType, ContextType>;
  labelRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderLabels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  serviceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StaffParcelHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffParcelHit'] = ResolversParentTypes['StaffParcelHit']> = {
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffParcelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffParcelPayload'] = ResolversParentTypes['StaffParcelPayload']> = {
  parcel?: Resolver<ResolversTypes['StaffParcel'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffPerson'] = ResolversParentTypes['StaffPerson']> = {
  bags?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffPersonPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffPersonPage'] = ResolversParentTypes['StaffPersonPage']> = {
  bags?: Resolver<Maybe<Array<ResolversTypes['StaffBagHit']>>, ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  heardFromSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mdcOverride?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['StaffOrderHit']>, ParentType, ContextType>;
  person?: Resolver<ResolversTypes['StaffPerson'], ParentType, ContextType>;
  pieces?: Resolver<Maybe<Array<ResolversTypes['StaffItemHit']>>, ParentType, ContextType>;
  sellerSegment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerSizeGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  towns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffQuestion'] = ResolversParentTypes['StaffQuestion']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRefusal'] = ResolversParentTypes['StaffRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffRescueBoxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRescueBox'] = ResolversParentTypes['StaffRescueBox']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['StaffRescuePiece']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffRescuePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffRescuePiece'] = ResolversParentTypes['StaffRescuePiece']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sizeDisplay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReturn'] = ResolversParentTypes['StaffReturn']> = {
  casePhotoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  hints?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['StaffNote']>, ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['StaffReturnPiece']>, ParentType, ContextType>;
  return?: Resolver<ResolversTypes['Return'], ParentType, ContextType>;
};

export type StaffReturnHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReturnHit'] = ResolversParentTypes['StaffReturnHit']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoIds?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StaffReturnPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReturnPage'] = ResolversParentTypes['StaffReturnPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StaffReturnHit']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReturnPayload'] = ResolversParentTypes['StaffReturnPayload']> = {
  staffReturn?: Resolver<ResolversTypes['StaffReturn'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffReturnPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffReturnPiece'] = ResolversParentTypes['StaffReturnPiece']> = {
  conditionDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flaws?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  itemNumber?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lineId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relistedAs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StaffSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffSearch'] = ResolversParentTypes['StaffSearch']> = {
  bags?: Resolver<Array<ResolversTypes['StaffBagHit']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['StaffOrderHit']>, ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['StaffParcelHit']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['StaffPerson']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['StaffItemHit']>, ParentType, ContextType>;
};

export type StartAuctionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuctionResult'] = ResolversParentTypes['StartAuctionResult']> = {
  __resolveType: TypeResolveFn<'AuctionPayload' | 'AuctionRefused', ParentType, ContextType>;
};

export type StartImageSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartImageSearchResult'] = ResolversParentTypes['StartImageSearchResult']> = {
  __resolveType: TypeResolveFn<'ImageSearchPayload' | 'ImageSearchRefused', ParentType, ContextType>;
};

export type StorefrontResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Storefront'] = ResolversParentTypes['Storefront']> = {
  closet?: Resolver<Maybe<ResolversTypes['Closet']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  lists?: Resolver<Array<ResolversTypes['StorefrontList']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StorefrontGoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontGone'] = ResolversParentTypes['StorefrontGone']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StorefrontListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontList'] = ResolversParentTypes['StorefrontList']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StorefrontRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontRefused'] = ResolversParentTypes['StorefrontRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StorefrontResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontResult'] = ResolversParentTypes['StorefrontResult']> = {
  __resolveType: TypeResolveFn<'Storefront' | 'StorefrontGone', ParentType, ContextType>;
};

export type StorefrontSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StorefrontSettings'] = ResolversParentTypes['StorefrontSettings']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showsPieces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StyleAlternativeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleAlternative'] = ResolversParentTypes['StyleAlternative']> = {
  difference?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type StyleChipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleChip'] = ResolversParentTypes['StyleChip']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StyleOutfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleOutfit'] = ResolversParentTypes['StyleOutfit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['StylePiece']>, ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalMsrp?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
};

export type StyleOutfitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleOutfitPayload'] = ResolversParentTypes['StyleOutfitPayload']> = {
  outfit?: Resolver<ResolversTypes['StyleOutfit'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StyleOutfitResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleOutfitResult'] = ResolversParentTypes['StyleOutfitResult']> = {
  __resolveType: TypeResolveFn<'StyleOutfitPayload' | 'StyleRefused', ParentType, ContextType>;
};

export type StylePieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StylePiece'] = ResolversParentTypes['StylePiece']> = {
  canBeHad?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  noun?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StyleQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleQuestion'] = ResolversParentTypes['StyleQuestion']> = {
  answers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StyleRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleRefused'] = ResolversParentTypes['StyleRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StyleThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleThread'] = ResolversParentTypes['StyleThread']> = {
  chips?: Resolver<Array<ResolversTypes['StyleChip']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turns?: Resolver<Array<ResolversTypes['StyleTurn']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StyleThreadLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleThreadLine'] = ResolversParentTypes['StyleThreadLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StyleThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleThreadPayload'] = ResolversParentTypes['StyleThreadPayload']> = {
  thread?: Resolver<ResolversTypes['StyleThread'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StyleTurnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StyleTurn'] = ResolversParentTypes['StyleTurn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['StyleAuthor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outfits?: Resolver<Array<ResolversTypes['StyleOutfit']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['StyleQuestion']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionChannel'] = ResolversParentTypes['SubscriptionChannel']> = {
  channel?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  lockedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubscriptionState'], ParentType, ContextType>;
};

export type SubscriptionRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionRow'] = ResolversParentTypes['SubscriptionRow']> = {
  channels?: Resolver<Array<ResolversTypes['SubscriptionChannel']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['SubscriptionGroup'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rhythm?: Resolver<Maybe<ResolversTypes['NotificationRhythm']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscriptions'] = ResolversParentTypes['Subscriptions']> = {
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['TextPhone']>, ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietUntil?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SubscriptionRow']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZoneKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SurveyAnsweredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyAnswered'] = ResolversParentTypes['SurveyAnswered']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SustainabilityImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SustainabilityImpact'] = ResolversParentTypes['SustainabilityImpact']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glassesOfWater?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hoursOfLighting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPlural?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  milesByCar?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TakeBackDeletionResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeBackDeletionResult'] = ResolversParentTypes['TakeBackDeletionResult']> = {
  __resolveType: TypeResolveFn<'DeletionLinkEnded' | 'DeletionTakenBack', ParentType, ContextType>;
};

export type TakeTicketResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeTicketResult'] = ResolversParentTypes['TakeTicketResult']> = {
  __resolveType: TypeResolveFn<'DrawsPayload' | 'NotEnoughPoints' | 'TicketRefused', ParentType, ContextType>;
};

export type TextPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPhone'] = ResolversParentTypes['TextPhone']> = {
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextsPayload'] = ResolversParentTypes['TextsPayload']> = {
  phone?: Resolver<Maybe<ResolversTypes['TextPhone']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextsRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextsRefused'] = ResolversParentTypes['TextsRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TextsResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextsResult'] = ResolversParentTypes['TextsResult']> = {
  __resolveType: TypeResolveFn<'TextsPayload' | 'TextsRefused', ParentType, ContextType>;
};

export type ThirdPartySellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThirdPartySeller'] = ResolversParentTypes['ThirdPartySeller']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TicketRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TicketRefused'] = ResolversParentTypes['TicketRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeZonePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeZonePayload'] = ResolversParentTypes['TimeZonePayload']> = {
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TooFewSoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooFewSold'] = ResolversParentTypes['TooFewSold']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyGiftCardsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyGiftCards'] = ResolversParentTypes['TooManyGiftCards']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyHoldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyHolds'] = ResolversParentTypes['TooManyHolds']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyPlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyPlaces'] = ResolversParentTypes['TooManyPlaces']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyTriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyTries'] = ResolversParentTypes['TooManyTries']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TotalsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotalsChanged'] = ResolversParentTypes['TotalsChanged']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrackVisitorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackVisitorPayload'] = ResolversParentTypes['TrackVisitorPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TrackedParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedParcel'] = ResolversParentTypes['TrackedParcel']> = {
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParcelItem']>, ParentType, ContextType>;
  maxEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minEstimate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scans?: Resolver<Array<ResolversTypes['ParcelScan']>, ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TwoStepRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStepRefused'] = ResolversParentTypes['TwoStepRefused']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TwoStepSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStepSecret'] = ResolversParentTypes['TwoStepSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TypeaheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Typeahead'] = ResolversParentTypes['Typeahead']> = {
  brands?: Resolver<Array<ResolversTypes['TypeaheadPlace']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['TypeaheadPlace']>, ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  likelyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recent?: Resolver<Array<ResolversTypes['RecentSearch']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['SearchTerm']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['UnderstoodPart']>, ParentType, ContextType>;
};

export type TypeaheadPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypeaheadPlace'] = ResolversParentTypes['TypeaheadPlace']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnderstoodPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnderstoodPart'] = ResolversParentTypes['UnderstoodPart']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  negated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textWithout?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoRewardResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoRewardResult'] = ResolversParentTypes['UndoRewardResult']> = {
  __resolveType: TypeResolveFn<'RewardNotUndone' | 'RewardsPayload', ParentType, ContextType>;
};

export type UnlinkPayoutAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlinkPayoutAccountPayload'] = ResolversParentTypes['UnlinkPayoutAccountPayload']> = {
  setup?: Resolver<ResolversTypes['CashOutSetup'], ParentType, ContextType>;
};

export type UnsubscribeLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeLink'] = ResolversParentTypes['UnsubscribeLink']> = {
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['UnsubscribeState'], ParentType, ContextType>;
};

export type UpsertSizeProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpsertSizeProfilePayload'] = ResolversParentTypes['UpsertSizeProfilePayload']> = {
  isFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replaced?: Resolver<Maybe<ResolversTypes['ReplacedSizes']>, ParentType, ContextType>;
  sizeProfile?: Resolver<ResolversTypes['SizeProfile'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  activeBundle?: Resolver<Maybe<ResolversTypes['Bundle']>, ParentType, ContextType>;
  banned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  buyerPreferenceClusters?: Resolver<Maybe<ResolversTypes['BuyerPreferenceClusters']>, ParentType, ContextType>;
  cartCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientConfiguration?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creditDrops?: Resolver<Array<ResolversTypes['CreditDrop']>, ParentType, ContextType>;
  eligibleToPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  experiments?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  favoritesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featureFlags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstPurchaseAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeShippingThreshold?: Resolver<ResolversTypes['Cents'], ParentType, ContextType>;
  hasKitOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasKitReturned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMobileApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPurchasedOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heardFromSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inactiveDropshipperIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  isInternational?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLegalAcceptRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemOrderSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastPurchaseAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loyaltyBalance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loyaltyTier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyaltyTierInfo?: Resolver<Maybe<ResolversTypes['LoyaltyTierInfo']>, ParentType, ContextType>;
  mdcOverride?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  outletPromotion?: Resolver<Maybe<ResolversTypes['OutletPromotion']>, ParentType, ContextType>;
  promotions?: Resolver<ResolversTypes['UserPromotions'], ParentType, ContextType>;
  recentComplimentaryBag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  referralInvitation?: Resolver<Maybe<ResolversTypes['ReferralInvitation']>, ParentType, ContextType>;
  requestedBagOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sellerSegment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sellerSizeGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showWaiveRestockingFeeModal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  splitBucketingKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userCountry?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  visitorId?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  warehouseId?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAlert'] = ResolversParentTypes['UserAlert']> = {
  __resolveType: TypeResolveFn<'LoyaltyTierModalAlert' | 'NoticeAlert', ParentType, ContextType>;
};

export type UserAlertsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAlerts'] = ResolversParentTypes['UserAlerts']> = {
  alerts?: Resolver<Array<ResolversTypes['UserAlert']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AddressBookFull' | 'AddressInvalid' | 'AttemptGivenUp' | 'AuctionOver' | 'AuctionRefused' | 'BagElsewhere' | 'BagOrderRefused' | 'BagOrderTooSoon' | 'BagTaken' | 'BidRefused' | 'BidTooLow' | 'CartFull' | 'CaseRefused' | 'CashOutRefused' | 'CheckoutIncomplete' | 'CodeNotApplicable' | 'ContentRefused' | 'DeletionBlocked' | 'DeletionLinkEnded' | 'DirectRefused' | 'EmailNotVerified' | 'EmailTaken' | 'EstimateRefused' | 'FollowRefused' | 'GiftCardBeingPaid' | 'GiftCardEmpty' | 'GiftCardInvalid' | 'GiftCardNotInCart' | 'GoodyRefused' | 'HomeEditRefused' | 'ImageSearchRefused' | 'IntakeRefusal' | 'InvalidInput' | 'InvitationRefused' | 'ItemChangedMeanwhile' | 'ItemFree' | 'ItemHeld' | 'ItemRefusal' | 'ItemUnavailable' | 'ItemWithheld' | 'ItemsLost' | 'KitNotActivated' | 'KitNotCancelable' | 'LegalAcceptRequired' | 'ListRefused' | 'LogInEnded' | 'LogInRefused' | 'NoCartToPay' | 'NoPayoutForBrand' | 'NotEnoughPoints' | 'NotForRescue' | 'NotInCart' | 'NotReclaimable' | 'NothingToDonate' | 'OfferRefused' | 'OrderCodeNeeded' | 'OrderNotCancelable' | 'OutfitNotHeld' | 'ParcelMoved' | 'PasskeyRefused' | 'PasswordLinkInvalid' | 'PasswordNeeded' | 'PasswordNotConfirmed' | 'PasswordWrong' | 'PaymentDeclined' | 'PaymentRefused' | 'PayoutAccountRefused' | 'PiecesDiffer' | 'PlaceTaken' | 'PriceNotChanged' | 'PrivacyRefused' | 'QuestionRefused' | 'QueueFull' | 'RescueSoldOut' | 'ReturnMoved' | 'ReturnRefused' | 'RewardNotApplicable' | 'RewardNotUndone' | 'SavedSearchesFull' | 'SearchNameTaken' | 'SearchNeverMatches' | 'SearchTooBroad' | 'SecondStepNeeded' | 'SettingRefused' | 'ShippingOptionUnavailable' | 'SignInRequired' | 'StaffRefusal' | 'StorefrontRefused' | 'StyleRefused' | 'SurveyAnswered' | 'TextsRefused' | 'TicketRefused' | 'TooFewSold' | 'TooManyGiftCards' | 'TooManyHolds' | 'TooManyPlaces' | 'TooManyTries' | 'TotalsChanged' | 'TwoStepRefused' | 'WalletUnavailable' | 'WrongBagCode', ParentType, ContextType>;
};

export type UserPromotionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPromotions'] = ResolversParentTypes['UserPromotions']> = {
  advertisedOffer?: Resolver<Maybe<ResolversTypes['AdvertisedOffer']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['CouponOffer']>, ParentType, ContextType>;
  lifecyclePromotions?: Resolver<Array<ResolversTypes['AdvertisedOffer']>, ParentType, ContextType>;
  merchCouponV2Offer?: Resolver<Maybe<ResolversTypes['CouponOffer']>, ParentType, ContextType>;
  pointsMultiplierOffer?: Resolver<Maybe<ResolversTypes['PointsMultiplierOffer']>, ParentType, ContextType>;
};

export type ValidateMerchantResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidateMerchantResult'] = ResolversParentTypes['ValidateMerchantResult']> = {
  __resolveType: TypeResolveFn<'WalletSession' | 'WalletUnavailable', ParentType, ContextType>;
};

export type VerifyEmailResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailResult'] = ResolversParentTypes['VerifyEmailResult']> = {
  __resolveType: TypeResolveFn<'EmailNotVerified' | 'EmailVerified', ParentType, ContextType>;
};

export type WalletSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletSession'] = ResolversParentTypes['WalletSession']> = {
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WalletUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletUnavailable'] = ResolversParentTypes['WalletUnavailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WriteToCaseResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteToCaseResult'] = ResolversParentTypes['WriteToCaseResult']> = {
  __resolveType: TypeResolveFn<'CasePayload' | 'CaseRefused', ParentType, ContextType>;
};

export type WrongBagCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongBagCode'] = ResolversParentTypes['WrongBagCode']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ZipPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZipPlace'] = ResolversParentTypes['ZipPlace']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptLegalPayload?: AcceptLegalPayloadResolvers<ContextType>;
  AccountNeed?: AccountNeedResolvers<ContextType>;
  ActivateKitPayload?: ActivateKitPayloadResolvers<ContextType>;
  ActivateKitResult?: ActivateKitResultResolvers<ContextType>;
  ActiveCart?: ActiveCartResolvers<ContextType>;
  AddGiftCardToCartPayload?: AddGiftCardToCartPayloadResolvers<ContextType>;
  AddGiftCardToCartResult?: AddGiftCardToCartResultResolvers<ContextType>;
  AddPasskeyResult?: AddPasskeyResultResolvers<ContextType>;
  AddReclaimToCartPayload?: AddReclaimToCartPayloadResolvers<ContextType>;
  AddReclaimToCartResult?: AddReclaimToCartResultResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AddToCartResult?: AddToCartResultResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressBookFull?: AddressBookFullResolvers<ContextType>;
  AddressInvalid?: AddressInvalidResolvers<ContextType>;
  AdvertisedOffer?: AdvertisedOfferResolvers<ContextType>;
  AlertAction?: AlertActionResolvers<ContextType>;
  AnalyticsCount?: AnalyticsCountResolvers<ContextType>;
  AnalyticsFigure?: AnalyticsFigureResolvers<ContextType>;
  AnswerAsSellerPayload?: AnswerAsSellerPayloadResolvers<ContextType>;
  AnswerAsSellerResult?: AnswerAsSellerResultResolvers<ContextType>;
  AnswerCleanoutSurveyPayload?: AnswerCleanoutSurveyPayloadResolvers<ContextType>;
  AnswerCleanoutSurveyResult?: AnswerCleanoutSurveyResultResolvers<ContextType>;
  AnswerDirectSurveyPayload?: AnswerDirectSurveyPayloadResolvers<ContextType>;
  AnswerDirectSurveyResult?: AnswerDirectSurveyResultResolvers<ContextType>;
  AnswerReturnOfferResult?: AnswerReturnOfferResultResolvers<ContextType>;
  AppliedGiftCard?: AppliedGiftCardResolvers<ContextType>;
  ApplyClientConfigurationPayload?: ApplyClientConfigurationPayloadResolvers<ContextType>;
  ApplyGiftCardResult?: ApplyGiftCardResultResolvers<ContextType>;
  ApplyPromoCodePayload?: ApplyPromoCodePayloadResolvers<ContextType>;
  ApplyPromoCodeResult?: ApplyPromoCodeResultResolvers<ContextType>;
  ApplyRewardPayload?: ApplyRewardPayloadResolvers<ContextType>;
  ApplyRewardResult?: ApplyRewardResultResolvers<ContextType>;
  ArmReading?: ArmReadingResolvers<ContextType>;
  AskAboutPiecePayload?: AskAboutPiecePayloadResolvers<ContextType>;
  AskAboutPieceResult?: AskAboutPieceResultResolvers<ContextType>;
  AskForDataExportResult?: AskForDataExportResultResolvers<ContextType>;
  AskForDeletionResult?: AskForDeletionResultResolvers<ContextType>;
  AttemptGivenUp?: AttemptGivenUpResolvers<ContextType>;
  Auction?: AuctionResolvers<ContextType>;
  AuctionBid?: AuctionBidResolvers<ContextType>;
  AuctionOver?: AuctionOverResolvers<ContextType>;
  AuctionPayload?: AuctionPayloadResolvers<ContextType>;
  AuctionRefused?: AuctionRefusedResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  BagCounts?: BagCountsResolvers<ContextType>;
  BagElsewhere?: BagElsewhereResolvers<ContextType>;
  BagEvent?: BagEventResolvers<ContextType>;
  BagOrderRefused?: BagOrderRefusedResolvers<ContextType>;
  BagOrderTooSoon?: BagOrderTooSoonResolvers<ContextType>;
  BagTaken?: BagTakenResolvers<ContextType>;
  BagWorkResult?: BagWorkResultResolvers<ContextType>;
  BeginPasskeyLogInResult?: BeginPasskeyLogInResultResolvers<ContextType>;
  BeginPasskeyResult?: BeginPasskeyResultResolvers<ContextType>;
  BeginTwoStepResult?: BeginTwoStepResultResolvers<ContextType>;
  BidRefused?: BidRefusedResolvers<ContextType>;
  BidTooLow?: BidTooLowResolvers<ContextType>;
  Birthday?: BirthdayResolvers<ContextType>;
  BookPickUpResult?: BookPickUpResultResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  BrandDirectory?: BrandDirectoryResolvers<ContextType>;
  BrandEntry?: BrandEntryResolvers<ContextType>;
  BrandLetter?: BrandLetterResolvers<ContextType>;
  Bundle?: BundleResolvers<ContextType>;
  BuyerPreferenceClusters?: BuyerPreferenceClustersResolvers<ContextType>;
  CancelKitPayload?: CancelKitPayloadResolvers<ContextType>;
  CancelKitResult?: CancelKitResultResolvers<ContextType>;
  CancelMoney?: CancelMoneyResolvers<ContextType>;
  CancelMoneyRow?: CancelMoneyRowResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  CancelOrderResult?: CancelOrderResultResolvers<ContextType>;
  CancelReturnResult?: CancelReturnResultResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartExtraField?: CartExtraFieldResolvers<ContextType>;
  CartFull?: CartFullResolvers<ContextType>;
  CartGiftCard?: CartGiftCardResolvers<ContextType>;
  CartGroup?: CartGroupResolvers<ContextType>;
  CartIncentive?: CartIncentiveResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CartUse?: CartUseResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseMacro?: CaseMacroResolvers<ContextType>;
  CaseMessage?: CaseMessageResolvers<ContextType>;
  CasePage?: CasePageResolvers<ContextType>;
  CasePayload?: CasePayloadResolvers<ContextType>;
  CaseProposal?: CaseProposalResolvers<ContextType>;
  CaseRefused?: CaseRefusedResolvers<ContextType>;
  CashCreditUsed?: CashCreditUsedResolvers<ContextType>;
  CashOut?: CashOutResolvers<ContextType>;
  CashOutEvent?: CashOutEventResolvers<ContextType>;
  CashOutPage?: CashOutPageResolvers<ContextType>;
  CashOutPayload?: CashOutPayloadResolvers<ContextType>;
  CashOutRefused?: CashOutRefusedResolvers<ContextType>;
  CashOutResult?: CashOutResultResolvers<ContextType>;
  CashOutSetup?: CashOutSetupResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Cents?: GraphQLScalarType;
  ChangeEmailResult?: ChangeEmailResultResolvers<ContextType>;
  ChangeExperimentPayload?: ChangeExperimentPayloadResolvers<ContextType>;
  ChangeExperimentResult?: ChangeExperimentResultResolvers<ContextType>;
  ChangeFlagPayload?: ChangeFlagPayloadResolvers<ContextType>;
  ChangeFlagResult?: ChangeFlagResultResolvers<ContextType>;
  ChangeItemPricePayload?: ChangeItemPricePayloadResolvers<ContextType>;
  ChangeItemPriceResult?: ChangeItemPriceResultResolvers<ContextType>;
  ChangeNameResult?: ChangeNameResultResolvers<ContextType>;
  ChangePasswordByMailResult?: ChangePasswordByMailResultResolvers<ContextType>;
  ChangePasswordResult?: ChangePasswordResultResolvers<ContextType>;
  CharityMonth?: CharityMonthResolvers<ContextType>;
  CharityPartner?: CharityPartnerResolvers<ContextType>;
  CheckoutIncomplete?: CheckoutIncompleteResolvers<ContextType>;
  ChildSizes?: ChildSizesResolvers<ContextType>;
  ChildSizesPayload?: ChildSizesPayloadResolvers<ContextType>;
  ChosenFilter?: ChosenFilterResolvers<ContextType>;
  ClaimBagResult?: ClaimBagResultResolvers<ContextType>;
  CleanoutCharity?: CleanoutCharityResolvers<ContextType>;
  CleanoutIncentiveOffer?: CleanoutIncentiveOfferResolvers<ContextType>;
  CleanoutOffer?: CleanoutOfferResolvers<ContextType>;
  CleanoutPartner?: CleanoutPartnerResolvers<ContextType>;
  CleanoutServiceOffer?: CleanoutServiceOfferResolvers<ContextType>;
  Closet?: ClosetResolvers<ContextType>;
  CodeNotApplicable?: CodeNotApplicableResolvers<ContextType>;
  ComingPoints?: ComingPointsResolvers<ContextType>;
  ConfirmDeletionResult?: ConfirmDeletionResultResolvers<ContextType>;
  ConfirmPasswordResult?: ConfirmPasswordResultResolvers<ContextType>;
  ConfirmPayoutAccountResult?: ConfirmPayoutAccountResultResolvers<ContextType>;
  ContentDocument?: ContentDocumentResolvers<ContextType>;
  ContentProblem?: ContentProblemResolvers<ContextType>;
  ContentRefused?: ContentRefusedResolvers<ContextType>;
  ContentRelease?: ContentReleaseResolvers<ContextType>;
  ContentReleasePayload?: ContentReleasePayloadResolvers<ContextType>;
  ContentReleaseResult?: ContentReleaseResultResolvers<ContextType>;
  CorrectedQuery?: CorrectedQueryResolvers<ContextType>;
  CorrectionContent?: CorrectionContentResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CouponOffer?: CouponOfferResolvers<ContextType>;
  CreateReturnResult?: CreateReturnResultResolvers<ContextType>;
  CreditDrop?: CreditDropResolvers<ContextType>;
  CreditMove?: CreditMoveResolvers<ContextType>;
  CreditRecord?: CreditRecordResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportAsked?: DataExportAskedResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayRange?: DayRangeResolvers<ContextType>;
  DecideCaseResult?: DecideCaseResultResolvers<ContextType>;
  DeleteImageSearchPayload?: DeleteImageSearchPayloadResolvers<ContextType>;
  DeleteStyleThreadPayload?: DeleteStyleThreadPayloadResolvers<ContextType>;
  DeletionAsked?: DeletionAskedResolvers<ContextType>;
  DeletionBlocked?: DeletionBlockedResolvers<ContextType>;
  DeletionLink?: DeletionLinkResolvers<ContextType>;
  DeletionLinkEnded?: DeletionLinkEndedResolvers<ContextType>;
  DeletionTakenBack?: DeletionTakenBackResolvers<ContextType>;
  DeletionWaits?: DeletionWaitsResolvers<ContextType>;
  DeskQueue?: DeskQueueResolvers<ContextType>;
  DeskStateCount?: DeskStateCountResolvers<ContextType>;
  DeskView?: DeskViewResolvers<ContextType>;
  DeskViewsPayload?: DeskViewsPayloadResolvers<ContextType>;
  DeskViewsResult?: DeskViewsResultResolvers<ContextType>;
  DetailedShippingEstimate?: DetailedShippingEstimateResolvers<ContextType>;
  Device?: DeviceResolvers<ContextType>;
  DirectChoices?: DirectChoicesResolvers<ContextType>;
  DirectFault?: DirectFaultResolvers<ContextType>;
  DirectFlaw?: DirectFlawResolvers<ContextType>;
  DirectGuess?: DirectGuessResolvers<ContextType>;
  DirectGuessCategory?: DirectGuessCategoryResolvers<ContextType>;
  DirectListing?: DirectListingResolvers<ContextType>;
  DirectListingPayload?: DirectListingPayloadResolvers<ContextType>;
  DirectListingResult?: DirectListingResultResolvers<ContextType>;
  DirectPayout?: DirectPayoutResolvers<ContextType>;
  DirectPhoto?: DirectPhotoResolvers<ContextType>;
  DirectPriceGuide?: DirectPriceGuideResolvers<ContextType>;
  DirectRefused?: DirectRefusedResolvers<ContextType>;
  DirectReport?: DirectReportResolvers<ContextType>;
  DirectReview?: DirectReviewResolvers<ContextType>;
  DirectReviewPayload?: DirectReviewPayloadResolvers<ContextType>;
  DirectReviewResult?: DirectReviewResultResolvers<ContextType>;
  DirectSale?: DirectSaleResolvers<ContextType>;
  DirectSaleItem?: DirectSaleItemResolvers<ContextType>;
  DirectSalePayload?: DirectSalePayloadResolvers<ContextType>;
  DirectSaleResult?: DirectSaleResultResolvers<ContextType>;
  DirectShop?: DirectShopResolvers<ContextType>;
  DirectShopPayload?: DirectShopPayloadResolvers<ContextType>;
  DirectShopResult?: DirectShopResultResolvers<ContextType>;
  DirectSurvey?: DirectSurveyResolvers<ContextType>;
  DirectWaitlist?: DirectWaitlistResolvers<ContextType>;
  DonateRestPayload?: DonateRestPayloadResolvers<ContextType>;
  DonateRestResult?: DonateRestResultResolvers<ContextType>;
  Draw?: DrawResolvers<ContextType>;
  Draws?: DrawsResolvers<ContextType>;
  DrawsPayload?: DrawsPayloadResolvers<ContextType>;
  DropOffPlace?: DropOffPlaceResolvers<ContextType>;
  Dropshipper?: DropshipperResolvers<ContextType>;
  EarningMonth?: EarningMonthResolvers<ContextType>;
  EarningSale?: EarningSaleResolvers<ContextType>;
  EarningSalePage?: EarningSalePageResolvers<ContextType>;
  Earnings?: EarningsResolvers<ContextType>;
  EditItemResult?: EditItemResultResolvers<ContextType>;
  EditReturnResult?: EditReturnResultResolvers<ContextType>;
  EmailChangeSent?: EmailChangeSentResolvers<ContextType>;
  EmailNotVerified?: EmailNotVerifiedResolvers<ContextType>;
  EmailTaken?: EmailTakenResolvers<ContextType>;
  EmailVerificationSent?: EmailVerificationSentResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  EndTwoStepResult?: EndTwoStepResultResolvers<ContextType>;
  EndingPoints?: EndingPointsResolvers<ContextType>;
  EstimateRefused?: EstimateRefusedResolvers<ContextType>;
  EstimatedPayout?: EstimatedPayoutResolvers<ContextType>;
  ExperimentArm?: ExperimentArmResolvers<ContextType>;
  ExperimentResults?: ExperimentResultsResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetBucket?: FacetBucketResolvers<ContextType>;
  FacetChoice?: FacetChoiceResolvers<ContextType>;
  Favorite?: FavoriteResolvers<ContextType>;
  FavoriteCounts?: FavoriteCountsResolvers<ContextType>;
  FavoriteKind?: FavoriteKindResolvers<ContextType>;
  FavoriteList?: FavoriteListResolvers<ContextType>;
  FavoritePage?: FavoritePageResolvers<ContextType>;
  FavoriteShare?: FavoriteShareResolvers<ContextType>;
  FavoritesPayload?: FavoritesPayloadResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FinishLogInResult?: FinishLogInResultResolvers<ContextType>;
  FitBasis?: FitBasisResolvers<ContextType>;
  FitBasisPayload?: FitBasisPayloadResolvers<ContextType>;
  FitNote?: FitNoteResolvers<ContextType>;
  Flaw?: FlawResolvers<ContextType>;
  Follow?: FollowResolvers<ContextType>;
  FollowPayload?: FollowPayloadResolvers<ContextType>;
  FollowRefused?: FollowRefusedResolvers<ContextType>;
  FollowResult?: FollowResultResolvers<ContextType>;
  ForgetSearchesPayload?: ForgetSearchesPayloadResolvers<ContextType>;
  GiftCardApplied?: GiftCardAppliedResolvers<ContextType>;
  GiftCardBalance?: GiftCardBalanceResolvers<ContextType>;
  GiftCardBalanceResult?: GiftCardBalanceResultResolvers<ContextType>;
  GiftCardBeingPaid?: GiftCardBeingPaidResolvers<ContextType>;
  GiftCardEmpty?: GiftCardEmptyResolvers<ContextType>;
  GiftCardInvalid?: GiftCardInvalidResolvers<ContextType>;
  GiftCardNotInCart?: GiftCardNotInCartResolvers<ContextType>;
  GoodyBox?: GoodyBoxResolvers<ContextType>;
  GoodyBoxInList?: GoodyBoxInListResolvers<ContextType>;
  GoodyBoxPayload?: GoodyBoxPayloadResolvers<ContextType>;
  GoodyBoxResult?: GoodyBoxResultResolvers<ContextType>;
  GoodyDepartment?: GoodyDepartmentResolvers<ContextType>;
  GoodyOption?: GoodyOptionResolvers<ContextType>;
  GoodyPiece?: GoodyPieceResolvers<ContextType>;
  GoodyQuote?: GoodyQuoteResolvers<ContextType>;
  GoodyRefused?: GoodyRefusedResolvers<ContextType>;
  GoodyReserved?: GoodyReservedResolvers<ContextType>;
  GoodySetup?: GoodySetupResolvers<ContextType>;
  GoodyStep?: GoodyStepResolvers<ContextType>;
  GradePiecePayload?: GradePiecePayloadResolvers<ContextType>;
  GradePieceResult?: GradePieceResultResolvers<ContextType>;
  GuardrailReading?: GuardrailReadingResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpLink?: HelpLinkResolvers<ContextType>;
  HistogramBar?: HistogramBarResolvers<ContextType>;
  HoldOutfitPayload?: HoldOutfitPayloadResolvers<ContextType>;
  HoldOutfitResult?: HoldOutfitResultResolvers<ContextType>;
  HomeEdit?: HomeEditResolvers<ContextType>;
  HomeEditRefused?: HomeEditRefusedResolvers<ContextType>;
  IdenticalItem?: IdenticalItemResolvers<ContextType>;
  IdenticalItems?: IdenticalItemsResolvers<ContextType>;
  ImageSearch?: ImageSearchResolvers<ContextType>;
  ImageSearchAnswer?: ImageSearchAnswerResolvers<ContextType>;
  ImageSearchFind?: ImageSearchFindResolvers<ContextType>;
  ImageSearchKind?: ImageSearchKindResolvers<ContextType>;
  ImageSearchMatch?: ImageSearchMatchResolvers<ContextType>;
  ImageSearchPayload?: ImageSearchPayloadResolvers<ContextType>;
  ImageSearchReason?: ImageSearchReasonResolvers<ContextType>;
  ImageSearchRefused?: ImageSearchRefusedResolvers<ContextType>;
  ImageSearchResult?: ImageSearchResultResolvers<ContextType>;
  InspectReturnResult?: InspectReturnResultResolvers<ContextType>;
  IntakeBag?: IntakeBagResolvers<ContextType>;
  IntakeBagPayload?: IntakeBagPayloadResolvers<ContextType>;
  IntakeBagResult?: IntakeBagResultResolvers<ContextType>;
  IntakeBrand?: IntakeBrandResolvers<ContextType>;
  IntakeCategory?: IntakeCategoryResolvers<ContextType>;
  IntakeChoices?: IntakeChoicesResolvers<ContextType>;
  IntakeColor?: IntakeColorResolvers<ContextType>;
  IntakeDeclineReason?: IntakeDeclineReasonResolvers<ContextType>;
  IntakeHouse?: IntakeHouseResolvers<ContextType>;
  IntakePiece?: IntakePieceResolvers<ContextType>;
  IntakeQueue?: IntakeQueueResolvers<ContextType>;
  IntakeRefusal?: IntakeRefusalResolvers<ContextType>;
  IntakeSize?: IntakeSizeResolvers<ContextType>;
  IntakeSuggestion?: IntakeSuggestionResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvitationRefused?: InvitationRefusedResolvers<ContextType>;
  InvitationSums?: InvitationSumsResolvers<ContextType>;
  Invitations?: InvitationsResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemActResult?: ItemActResultResolvers<ContextType>;
  ItemChangedMeanwhile?: ItemChangedMeanwhileResolvers<ContextType>;
  ItemConnection?: ItemConnectionResolvers<ContextType>;
  ItemFieldChange?: ItemFieldChangeResolvers<ContextType>;
  ItemFree?: ItemFreeResolvers<ContextType>;
  ItemHeld?: ItemHeldResolvers<ContextType>;
  ItemNote?: ItemNoteResolvers<ContextType>;
  ItemPartner?: ItemPartnerResolvers<ContextType>;
  ItemPromotion?: ItemPromotionResolvers<ContextType>;
  ItemQueue?: ItemQueueResolvers<ContextType>;
  ItemRefusal?: ItemRefusalResolvers<ContextType>;
  ItemTargeting?: ItemTargetingResolvers<ContextType>;
  ItemTargetingRule?: ItemTargetingRuleResolvers<ContextType>;
  ItemUnavailable?: ItemUnavailableResolvers<ContextType>;
  ItemWithheld?: ItemWithheldResolvers<ContextType>;
  ItemsLost?: ItemsLostResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Job?: JobResolvers<ContextType>;
  JobActResult?: JobActResultResolvers<ContextType>;
  JobKind?: JobKindResolvers<ContextType>;
  JobNote?: JobNoteResolvers<ContextType>;
  JobsOverview?: JobsOverviewResolvers<ContextType>;
  JobsPayload?: JobsPayloadResolvers<ContextType>;
  JoinDirectWaitlistPayload?: JoinDirectWaitlistPayloadResolvers<ContextType>;
  JoinDirectWaitlistResult?: JoinDirectWaitlistResultResolvers<ContextType>;
  JoinQueuePayload?: JoinQueuePayloadResolvers<ContextType>;
  JoinQueueResult?: JoinQueueResultResolvers<ContextType>;
  Kit?: KitResolvers<ContextType>;
  KitAddress?: KitAddressResolvers<ContextType>;
  KitNotActivated?: KitNotActivatedResolvers<ContextType>;
  KitNotCancelable?: KitNotCancelableResolvers<ContextType>;
  KitPage?: KitPageResolvers<ContextType>;
  LandingBlock?: LandingBlockResolvers<ContextType>;
  LandingPage?: LandingPageResolvers<ContextType>;
  LastDeliveryShipment?: LastDeliveryShipmentResolvers<ContextType>;
  LeaveQueuePayload?: LeaveQueuePayloadResolvers<ContextType>;
  LeaveQueueResult?: LeaveQueueResultResolvers<ContextType>;
  LeaveToRescuePayload?: LeaveToRescuePayloadResolvers<ContextType>;
  LeaveToRescueResult?: LeaveToRescueResultResolvers<ContextType>;
  LegalAcceptRequired?: LegalAcceptRequiredResolvers<ContextType>;
  LegalDocument?: LegalDocumentResolvers<ContextType>;
  LinkPayoutAccountResult?: LinkPayoutAccountResultResolvers<ContextType>;
  ListControls?: ListControlsResolvers<ContextType>;
  ListPageInfo?: ListPageInfoResolvers<ContextType>;
  ListPiecesPayload?: ListPiecesPayloadResolvers<ContextType>;
  ListRefused?: ListRefusedResolvers<ContextType>;
  ListsPayload?: ListsPayloadResolvers<ContextType>;
  ListsResult?: ListsResultResolvers<ContextType>;
  LogInEnded?: LogInEndedResolvers<ContextType>;
  LogInRefused?: LogInRefusedResolvers<ContextType>;
  LogInResult?: LogInResultResolvers<ContextType>;
  LogInWithPasskeyResult?: LogInWithPasskeyResultResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  LoyaltyTierInfo?: LoyaltyTierInfoResolvers<ContextType>;
  LoyaltyTierModalAlert?: LoyaltyTierModalAlertResolvers<ContextType>;
  MadeWords?: MadeWordsResolvers<ContextType>;
  MailOrderLinkPayload?: MailOrderLinkPayloadResolvers<ContextType>;
  MailOrderLinkResult?: MailOrderLinkResultResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  Measurement?: MeasurementResolvers<ContextType>;
  MemberRating?: MemberRatingResolvers<ContextType>;
  MemberReview?: MemberReviewResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MySizes?: MySizesResolvers<ContextType>;
  NamePayload?: NamePayloadResolvers<ContextType>;
  NamedList?: NamedListResolvers<ContextType>;
  NoCartToPay?: NoCartToPayResolvers<ContextType>;
  NoPayoutForBrand?: NoPayoutForBrandResolvers<ContextType>;
  NotEnoughPoints?: NotEnoughPointsResolvers<ContextType>;
  NotForRescue?: NotForRescueResolvers<ContextType>;
  NotInCart?: NotInCartResolvers<ContextType>;
  NotListed?: NotListedResolvers<ContextType>;
  NotReclaimable?: NotReclaimableResolvers<ContextType>;
  NoteExposurePayload?: NoteExposurePayloadResolvers<ContextType>;
  NothingToDonate?: NothingToDonateResolvers<ContextType>;
  NoticeAlert?: NoticeAlertResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  OfferItem?: OfferItemResolvers<ContextType>;
  OfferPayload?: OfferPayloadResolvers<ContextType>;
  OfferRefused?: OfferRefusedResolvers<ContextType>;
  OfferResult?: OfferResultResolvers<ContextType>;
  OfferRoom?: OfferRoomResolvers<ContextType>;
  OfferTurn?: OfferTurnResolvers<ContextType>;
  OpenThing?: OpenThingResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAddress?: OrderAddressResolvers<ContextType>;
  OrderBagsPayload?: OrderBagsPayloadResolvers<ContextType>;
  OrderBagsResult?: OrderBagsResultResolvers<ContextType>;
  OrderCodeNeeded?: OrderCodeNeededResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  OrderNotCancelable?: OrderNotCancelableResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderPending?: OrderPendingResolvers<ContextType>;
  OrderPlaced?: OrderPlacedResolvers<ContextType>;
  OrderShipment?: OrderShipmentResolvers<ContextType>;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  OrderTransaction?: OrderTransactionResolvers<ContextType>;
  Outfit?: OutfitResolvers<ContextType>;
  OutfitAnswer?: OutfitAnswerResolvers<ContextType>;
  OutfitNotHeld?: OutfitNotHeldResolvers<ContextType>;
  OutfitPiece?: OutfitPieceResolvers<ContextType>;
  OutletPromotion?: OutletPromotionResolvers<ContextType>;
  OutstandingKits?: OutstandingKitsResolvers<ContextType>;
  PackParcelResult?: PackParcelResultResolvers<ContextType>;
  PageVital?: PageVitalResolvers<ContextType>;
  ParcelItem?: ParcelItemResolvers<ContextType>;
  ParcelMoved?: ParcelMovedResolvers<ContextType>;
  ParcelScan?: ParcelScanResolvers<ContextType>;
  PartnerSupplierProfile?: PartnerSupplierProfileResolvers<ContextType>;
  PassedOnImpact?: PassedOnImpactResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyRefused?: PasskeyRefusedResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  PasskeysPayload?: PasskeysPayloadResolvers<ContextType>;
  PasswordConfirmed?: PasswordConfirmedResolvers<ContextType>;
  PasswordLinkInvalid?: PasswordLinkInvalidResolvers<ContextType>;
  PasswordNeeded?: PasswordNeededResolvers<ContextType>;
  PasswordNotConfirmed?: PasswordNotConfirmedResolvers<ContextType>;
  PasswordWrong?: PasswordWrongResolvers<ContextType>;
  PaymentApprovalNeeded?: PaymentApprovalNeededResolvers<ContextType>;
  PaymentDeclined?: PaymentDeclinedResolvers<ContextType>;
  PaymentRefused?: PaymentRefusedResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PayoutAccountLinked?: PayoutAccountLinkedResolvers<ContextType>;
  PayoutAccountRefused?: PayoutAccountRefusedResolvers<ContextType>;
  PayoutCodeSent?: PayoutCodeSentResolvers<ContextType>;
  PayoutEstimate?: PayoutEstimateResolvers<ContextType>;
  PayoutEstimateResult?: PayoutEstimateResultResolvers<ContextType>;
  PayoutLine?: PayoutLineResolvers<ContextType>;
  PayoutSlice?: PayoutSliceResolvers<ContextType>;
  PersonSearch?: PersonSearchResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PickList?: PickListResolvers<ContextType>;
  PickParcelResult?: PickParcelResultResolvers<ContextType>;
  PickPlace?: PickPlaceResolvers<ContextType>;
  PictureBox?: PictureBoxResolvers<ContextType>;
  PieceMeasure?: PieceMeasureResolvers<ContextType>;
  PieceOffer?: PieceOfferResolvers<ContextType>;
  PieceQuestion?: PieceQuestionResolvers<ContextType>;
  PieceQuestionPage?: PieceQuestionPageResolvers<ContextType>;
  PiecesDiffer?: PiecesDifferResolvers<ContextType>;
  PlaceBidPayload?: PlaceBidPayloadResolvers<ContextType>;
  PlaceBidResult?: PlaceBidResultResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlaceRescueResult?: PlaceRescueResultResolvers<ContextType>;
  PlaceTaken?: PlaceTakenResolvers<ContextType>;
  PointsEntry?: PointsEntryResolvers<ContextType>;
  PointsMultiplierOffer?: PointsMultiplierOfferResolvers<ContextType>;
  PotentialReward?: PotentialRewardResolvers<ContextType>;
  PreferenceCluster?: PreferenceClusterResolvers<ContextType>;
  PriceBar?: PriceBarResolvers<ContextType>;
  PriceChangeRoom?: PriceChangeRoomResolvers<ContextType>;
  PriceNotChanged?: PriceNotChangedResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  Privacy?: PrivacyResolvers<ContextType>;
  PrivacyOutcome?: PrivacyOutcomeResolvers<ContextType>;
  PrivacyRefused?: PrivacyRefusedResolvers<ContextType>;
  PromoButton?: PromoButtonResolvers<ContextType>;
  PromoOrReward?: PromoOrRewardResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueryCorrection?: QueryCorrectionResolvers<ContextType>;
  QuestionRefused?: QuestionRefusedResolvers<ContextType>;
  QueueFull?: QueueFullResolvers<ContextType>;
  ReceiveBagResult?: ReceiveBagResultResolvers<ContextType>;
  ReceiveReturnResult?: ReceiveReturnResultResolvers<ContextType>;
  RecentSearch?: RecentSearchResolvers<ContextType>;
  RecentSearchConnection?: RecentSearchConnectionResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  RedeemRewardResult?: RedeemRewardResultResolvers<ContextType>;
  ReferralCampaign?: ReferralCampaignResolvers<ContextType>;
  ReferralGift?: ReferralGiftResolvers<ContextType>;
  ReferralInvitation?: ReferralInvitationResolvers<ContextType>;
  RelatedLink?: RelatedLinkResolvers<ContextType>;
  RelatedLinks?: RelatedLinksResolvers<ContextType>;
  RelatedSection?: RelatedSectionResolvers<ContextType>;
  RememberSearchPayload?: RememberSearchPayloadResolvers<ContextType>;
  RemoveAddressPayload?: RemoveAddressPayloadResolvers<ContextType>;
  RemoveFromCartPayload?: RemoveFromCartPayloadResolvers<ContextType>;
  RemoveFromCartResult?: RemoveFromCartResultResolvers<ContextType>;
  RemoveGiftCardFromCartPayload?: RemoveGiftCardFromCartPayloadResolvers<ContextType>;
  RemoveGiftCardFromCartResult?: RemoveGiftCardFromCartResultResolvers<ContextType>;
  RemoveGiftCardPayload?: RemoveGiftCardPayloadResolvers<ContextType>;
  RemovePasskeyResult?: RemovePasskeyResultResolvers<ContextType>;
  RemovePromoCodePayload?: RemovePromoCodePayloadResolvers<ContextType>;
  RemoveRewardPayload?: RemoveRewardPayloadResolvers<ContextType>;
  RemoveSavedSearchPayload?: RemoveSavedSearchPayloadResolvers<ContextType>;
  RenamePasskeyResult?: RenamePasskeyResultResolvers<ContextType>;
  ReplacedSizes?: ReplacedSizesResolvers<ContextType>;
  ReportMissingResult?: ReportMissingResultResolvers<ContextType>;
  ReportPayload?: ReportPayloadResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  RequestPasswordChangePayload?: RequestPasswordChangePayloadResolvers<ContextType>;
  RequestPasswordChangeResult?: RequestPasswordChangeResultResolvers<ContextType>;
  RescueGroup?: RescueGroupResolvers<ContextType>;
  RescueImpact?: RescueImpactResolvers<ContextType>;
  RescueOrder?: RescueOrderResolvers<ContextType>;
  RescueOrderPlaced?: RescueOrderPlacedResolvers<ContextType>;
  RescueQuote?: RescueQuoteResolvers<ContextType>;
  RescueSoldOut?: RescueSoldOutResolvers<ContextType>;
  RescueSourceCount?: RescueSourceCountResolvers<ContextType>;
  RescuedPiece?: RescuedPieceResolvers<ContextType>;
  Rescues?: RescuesResolvers<ContextType>;
  ReserveGoodyBoxResult?: ReserveGoodyBoxResultResolvers<ContextType>;
  ResolutionItem?: ResolutionItemResolvers<ContextType>;
  ResolutionOffer?: ResolutionOfferResolvers<ContextType>;
  ResolutionOffers?: ResolutionOffersResolvers<ContextType>;
  ResolutionOffersResult?: ResolutionOffersResultResolvers<ContextType>;
  ResolutionShipping?: ResolutionShippingResolvers<ContextType>;
  Return?: ReturnResolvers<ContextType>;
  ReturnChoice?: ReturnChoiceResolvers<ContextType>;
  ReturnMoved?: ReturnMovedResolvers<ContextType>;
  ReturnPage?: ReturnPageResolvers<ContextType>;
  ReturnPayload?: ReturnPayloadResolvers<ContextType>;
  ReturnPickUp?: ReturnPickUpResolvers<ContextType>;
  ReturnPiece?: ReturnPieceResolvers<ContextType>;
  ReturnQuote?: ReturnQuoteResolvers<ContextType>;
  ReturnQuoteResult?: ReturnQuoteResultResolvers<ContextType>;
  ReturnReason?: ReturnReasonResolvers<ContextType>;
  ReturnRefused?: ReturnRefusedResolvers<ContextType>;
  ReturnStep?: ReturnStepResolvers<ContextType>;
  ReturnSum?: ReturnSumResolvers<ContextType>;
  ReturnablePiece?: ReturnablePieceResolvers<ContextType>;
  ReturnsSetup?: ReturnsSetupResolvers<ContextType>;
  ReviewPiecePayload?: ReviewPiecePayloadResolvers<ContextType>;
  ReviewPieceResult?: ReviewPieceResultResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  RewardNotApplicable?: RewardNotApplicableResolvers<ContextType>;
  RewardNotUndone?: RewardNotUndoneResolvers<ContextType>;
  RewardOffer?: RewardOfferResolvers<ContextType>;
  Rewards?: RewardsResolvers<ContextType>;
  RewardsPayload?: RewardsPayloadResolvers<ContextType>;
  SaveAddressPayload?: SaveAddressPayloadResolvers<ContextType>;
  SaveAddressResult?: SaveAddressResultResolvers<ContextType>;
  SaveHomeEditPayload?: SaveHomeEditPayloadResolvers<ContextType>;
  SaveHomeEditResult?: SaveHomeEditResultResolvers<ContextType>;
  SaveSearchPayload?: SaveSearchPayloadResolvers<ContextType>;
  SaveSearchResult?: SaveSearchResultResolvers<ContextType>;
  SaveStorefrontPayload?: SaveStorefrontPayloadResolvers<ContextType>;
  SaveStorefrontResult?: SaveStorefrontResultResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchesFull?: SavedSearchesFullResolvers<ContextType>;
  SayToStylistResult?: SayToStylistResultResolvers<ContextType>;
  SearchNameTaken?: SearchNameTakenResolvers<ContextType>;
  SearchNeverMatches?: SearchNeverMatchesResolvers<ContextType>;
  SearchPreview?: SearchPreviewResolvers<ContextType>;
  SearchTerm?: SearchTermResolvers<ContextType>;
  SearchTooBroad?: SearchTooBroadResolvers<ContextType>;
  SecondStepNeeded?: SecondStepNeededResolvers<ContextType>;
  Security?: SecurityResolvers<ContextType>;
  SecurityPayload?: SecurityPayloadResolvers<ContextType>;
  SelectResolutionResult?: SelectResolutionResultResolvers<ContextType>;
  SelectShippingOptionPayload?: SelectShippingOptionPayloadResolvers<ContextType>;
  SelectShippingOptionResult?: SelectShippingOptionResultResolvers<ContextType>;
  SellerBag?: SellerBagResolvers<ContextType>;
  SellerBagPage?: SellerBagPageResolvers<ContextType>;
  SellerContent?: SellerContentResolvers<ContextType>;
  SellerItem?: SellerItemResolvers<ContextType>;
  SellerItemCount?: SellerItemCountResolvers<ContextType>;
  SellerItemEvent?: SellerItemEventResolvers<ContextType>;
  SellerItemPage?: SellerItemPageResolvers<ContextType>;
  SellerItemReturn?: SellerItemReturnResolvers<ContextType>;
  SellerPrice?: SellerPriceResolvers<ContextType>;
  SellerReturn?: SellerReturnResolvers<ContextType>;
  SellerReturnPayload?: SellerReturnPayloadResolvers<ContextType>;
  SellerReturnResult?: SellerReturnResultResolvers<ContextType>;
  SendContactMessagePayload?: SendContactMessagePayloadResolvers<ContextType>;
  SendContactMessageResult?: SendContactMessageResultResolvers<ContextType>;
  SendInvitationPayload?: SendInvitationPayloadResolvers<ContextType>;
  SendInvitationResult?: SendInvitationResultResolvers<ContextType>;
  SentInvitation?: SentInvitationResolvers<ContextType>;
  SetCartAddressPayload?: SetCartAddressPayloadResolvers<ContextType>;
  SetCartAddressResult?: SetCartAddressResultResolvers<ContextType>;
  SetWarehousesPayload?: SetWarehousesPayloadResolvers<ContextType>;
  SetWarehousesResult?: SetWarehousesResultResolvers<ContextType>;
  SettingChange?: SettingChangeResolvers<ContextType>;
  SettingRefused?: SettingRefusedResolvers<ContextType>;
  ShareRevoked?: ShareRevokedResolvers<ContextType>;
  SharedFavorites?: SharedFavoritesResolvers<ContextType>;
  SharedFavoritesResult?: SharedFavoritesResultResolvers<ContextType>;
  ShelfCount?: ShelfCountResolvers<ContextType>;
  ShipmentTracking?: ShipmentTrackingResolvers<ContextType>;
  ShippingOption?: ShippingOptionResolvers<ContextType>;
  ShippingOptionUnavailable?: ShippingOptionUnavailableResolvers<ContextType>;
  ShopFigures?: ShopFiguresResolvers<ContextType>;
  ShopMap?: ShopMapResolvers<ContextType>;
  ShopMapLetter?: ShopMapLetterResolvers<ContextType>;
  SignInRequired?: SignInRequiredResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  SimilarItem?: SimilarItemResolvers<ContextType>;
  SimilarItems?: SimilarItemsResolvers<ContextType>;
  SimilarSearchFilters?: SimilarSearchFiltersResolvers<ContextType>;
  SimilarSize?: SimilarSizeResolvers<ContextType>;
  SiteAnalytics?: SiteAnalyticsResolvers<ContextType>;
  Sitemap?: SitemapResolvers<ContextType>;
  SitemapAddress?: SitemapAddressResolvers<ContextType>;
  SitemapFile?: SitemapFileResolvers<ContextType>;
  SizeChart?: SizeChartResolvers<ContextType>;
  SizeChartCell?: SizeChartCellResolvers<ContextType>;
  SizeChartColumn?: SizeChartColumnResolvers<ContextType>;
  SizeChartRow?: SizeChartRowResolvers<ContextType>;
  SizeChoice?: SizeChoiceResolvers<ContextType>;
  SizeChoiceGroup?: SizeChoiceGroupResolvers<ContextType>;
  SizeEquivalents?: SizeEquivalentsResolvers<ContextType>;
  SizeFragment?: SizeFragmentResolvers<ContextType>;
  SizeProfile?: SizeProfileResolvers<ContextType>;
  SizeRange?: SizeRangeResolvers<ContextType>;
  SizesFromPiece?: SizesFromPieceResolvers<ContextType>;
  SoldLike?: SoldLikeResolvers<ContextType>;
  SortControl?: SortControlResolvers<ContextType>;
  SortGroup?: SortGroupResolvers<ContextType>;
  SortLocation?: SortLocationResolvers<ContextType>;
  StaffBagHit?: StaffBagHitResolvers<ContextType>;
  StaffCase?: StaffCaseResolvers<ContextType>;
  StaffCaseHit?: StaffCaseHitResolvers<ContextType>;
  StaffCasePage?: StaffCasePageResolvers<ContextType>;
  StaffCasePayload?: StaffCasePayloadResolvers<ContextType>;
  StaffCasePiece?: StaffCasePieceResolvers<ContextType>;
  StaffCaseResult?: StaffCaseResultResolvers<ContextType>;
  StaffExperiment?: StaffExperimentResolvers<ContextType>;
  StaffExperimentPage?: StaffExperimentPageResolvers<ContextType>;
  StaffFlag?: StaffFlagResolvers<ContextType>;
  StaffGoodyBox?: StaffGoodyBoxResolvers<ContextType>;
  StaffGoodyPayload?: StaffGoodyPayloadResolvers<ContextType>;
  StaffGoodyPiece?: StaffGoodyPieceResolvers<ContextType>;
  StaffGoodyResult?: StaffGoodyResultResolvers<ContextType>;
  StaffHomeEdit?: StaffHomeEditResolvers<ContextType>;
  StaffItem?: StaffItemResolvers<ContextType>;
  StaffItemHit?: StaffItemHitResolvers<ContextType>;
  StaffItemPayload?: StaffItemPayloadResolvers<ContextType>;
  StaffNote?: StaffNoteResolvers<ContextType>;
  StaffOrder?: StaffOrderResolvers<ContextType>;
  StaffOrderHit?: StaffOrderHitResolvers<ContextType>;
  StaffOrderPayload?: StaffOrderPayloadResolvers<ContextType>;
  StaffOrderResult?: StaffOrderResultResolvers<ContextType>;
  StaffParcel?: StaffParcelResolvers<ContextType>;
  StaffParcelHit?: StaffParcelHitResolvers<ContextType>;
  StaffParcelPayload?: StaffParcelPayloadResolvers<ContextType>;
  StaffPerson?: StaffPersonResolvers<ContextType>;
  StaffPersonPage?: StaffPersonPageResolvers<ContextType>;
  StaffQuestion?: StaffQuestionResolvers<ContextType>;
  StaffRefusal?: StaffRefusalResolvers<ContextType>;
  StaffRescueBox?: StaffRescueBoxResolvers<ContextType>;
  StaffRescuePiece?: StaffRescuePieceResolvers<ContextType>;
  StaffReturn?: StaffReturnResolvers<ContextType>;
  StaffReturnHit?: StaffReturnHitResolvers<ContextType>;
  StaffReturnPage?: StaffReturnPageResolvers<ContextType>;
  StaffReturnPayload?: StaffReturnPayloadResolvers<ContextType>;
  StaffReturnPiece?: StaffReturnPieceResolvers<ContextType>;
  StaffSearch?: StaffSearchResolvers<ContextType>;
  StartAuctionResult?: StartAuctionResultResolvers<ContextType>;
  StartImageSearchResult?: StartImageSearchResultResolvers<ContextType>;
  Storefront?: StorefrontResolvers<ContextType>;
  StorefrontGone?: StorefrontGoneResolvers<ContextType>;
  StorefrontList?: StorefrontListResolvers<ContextType>;
  StorefrontRefused?: StorefrontRefusedResolvers<ContextType>;
  StorefrontResult?: StorefrontResultResolvers<ContextType>;
  StorefrontSettings?: StorefrontSettingsResolvers<ContextType>;
  StyleAlternative?: StyleAlternativeResolvers<ContextType>;
  StyleChip?: StyleChipResolvers<ContextType>;
  StyleOutfit?: StyleOutfitResolvers<ContextType>;
  StyleOutfitPayload?: StyleOutfitPayloadResolvers<ContextType>;
  StyleOutfitResult?: StyleOutfitResultResolvers<ContextType>;
  StylePiece?: StylePieceResolvers<ContextType>;
  StyleQuestion?: StyleQuestionResolvers<ContextType>;
  StyleRefused?: StyleRefusedResolvers<ContextType>;
  StyleThread?: StyleThreadResolvers<ContextType>;
  StyleThreadLine?: StyleThreadLineResolvers<ContextType>;
  StyleThreadPayload?: StyleThreadPayloadResolvers<ContextType>;
  StyleTurn?: StyleTurnResolvers<ContextType>;
  SubscriptionChannel?: SubscriptionChannelResolvers<ContextType>;
  SubscriptionRow?: SubscriptionRowResolvers<ContextType>;
  Subscriptions?: SubscriptionsResolvers<ContextType>;
  SurveyAnswered?: SurveyAnsweredResolvers<ContextType>;
  SustainabilityImpact?: SustainabilityImpactResolvers<ContextType>;
  TakeBackDeletionResult?: TakeBackDeletionResultResolvers<ContextType>;
  TakeTicketResult?: TakeTicketResultResolvers<ContextType>;
  TextPhone?: TextPhoneResolvers<ContextType>;
  TextsPayload?: TextsPayloadResolvers<ContextType>;
  TextsRefused?: TextsRefusedResolvers<ContextType>;
  TextsResult?: TextsResultResolvers<ContextType>;
  ThirdPartySeller?: ThirdPartySellerResolvers<ContextType>;
  TicketRefused?: TicketRefusedResolvers<ContextType>;
  TimeZonePayload?: TimeZonePayloadResolvers<ContextType>;
  TooFewSold?: TooFewSoldResolvers<ContextType>;
  TooManyGiftCards?: TooManyGiftCardsResolvers<ContextType>;
  TooManyHolds?: TooManyHoldsResolvers<ContextType>;
  TooManyPlaces?: TooManyPlacesResolvers<ContextType>;
  TooManyTries?: TooManyTriesResolvers<ContextType>;
  TotalsChanged?: TotalsChangedResolvers<ContextType>;
  TrackVisitorPayload?: TrackVisitorPayloadResolvers<ContextType>;
  TrackedParcel?: TrackedParcelResolvers<ContextType>;
  TwoStepRefused?: TwoStepRefusedResolvers<ContextType>;
  TwoStepSecret?: TwoStepSecretResolvers<ContextType>;
  Typeahead?: TypeaheadResolvers<ContextType>;
  TypeaheadPlace?: TypeaheadPlaceResolvers<ContextType>;
  UnderstoodPart?: UnderstoodPartResolvers<ContextType>;
  UndoRewardResult?: UndoRewardResultResolvers<ContextType>;
  UnlinkPayoutAccountPayload?: UnlinkPayoutAccountPayloadResolvers<ContextType>;
  UnsubscribeLink?: UnsubscribeLinkResolvers<ContextType>;
  UpsertSizeProfilePayload?: UpsertSizeProfilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAlert?: UserAlertResolvers<ContextType>;
  UserAlerts?: UserAlertsResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPromotions?: UserPromotionsResolvers<ContextType>;
  ValidateMerchantResult?: ValidateMerchantResultResolvers<ContextType>;
  VerifyEmailResult?: VerifyEmailResultResolvers<ContextType>;
  WalletSession?: WalletSessionResolvers<ContextType>;
  WalletUnavailable?: WalletUnavailableResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  WriteToCaseResult?: WriteToCaseResultResolvers<ContextType>;
  WrongBagCode?: WrongBagCodeResolvers<ContextType>;
  ZipPlace?: ZipPlaceResolvers<ContextType>;
};

