// Written by tools/codegen/db-types.ts from the migrated database; don't edit.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type Json = JSONColumnType<object, object | string, object | string>

export type AccountBrowserTable = {
  user_id: string
  visitor_id: number
  first_at: Date
}

export type AccountPhoneTable = {
  user_id: string
  phone: string
  confirmed_at: Date
}

export type AddressTable = {
  id: string
  visitor_id: number | null
  user_id: string | null
  type: string
  full_name: string
  line1: string
  line2: string | null
  city: string
  state: string | null
  zip: string
  country: string
  phone: string
  delivery_location: string | null
  is_default: Generated<boolean>
  created_at: Date
  hidden_at: Date | null
}

export type AnalyticsEventTable = {
  id: string
  received_at: Date
  happened_at: Date
  kind: string
  name: string
  page_type: string | null
  platform: string | null
  visitor_id: number | null
  user_id: string | null
  session_id: string | null
  facts: Json
}

export type ArmTrafficTable = {
  experiment_key: string
  arm: string
  day: Date
  requests: number
  failed: number
  slow: number
}

export type AuctionTable = {
  id: string
  item_number: number
  status: Generated<string>
  begun_by: string
  actor_id: string | null
  start_cents: number
  reserve_cents: number | null
  price_before_cents: number
  started_at: Date
  ends_at: Date
  winner_id: string | null
  final_cents: number | null
  pays_until: Date | null
  closed_at: Date | null
}

export type AuctionBidTable = {
  id: GeneratedAlways<number>
  auction_id: string
  user_id: string
  max_cents: number
  price_cents: number
  is_raise: Generated<boolean>
  placed_at: Date
  request_key: string
  passed_at: Date | null
}

export type AutoBuyTable = {
  search_id: string
  user_id: string
  most_cents: number
  pieces_most: number
  ends_at: Date
  saved_method_id: string | null
  address_id: string | null
  final_sale: boolean
  query: Json
  agreed_at: Date
  stop_code: string
  stopped_at: Date | null
  stopped_why: string | null
}

export type AutoBuyTryTable = {
  id: string
  search_id: string | null
  user_id: string
  item_number: number
  matched_at: Date
  agreed_at: Date
  status: string
  why: string | null
  order_id: string | null
  total_cents: number | null
  tried_at: Date
}

export type BagTable = {
  id: string
  kit_id: string
  bag_number: Generated<number>
  seller_id: string | null
  service: string
  status: string
  incentives: Generated<string[]>
  rest_choice: string
  charity_id: number | null
  fee_cents: number
  warehouse_id: number
  pieces_counted: number | null
  claimed_by: string | null
  claimed_at: Date | null
  created_at: Date
  shipped_at: Date | null
  received_at: Date | null
  processing_at: Date | null
  done_at: Date | null
  name: string | null
}

export type BagEventTable = {
  id: GeneratedAlways<number>
  bag_id: string
  kind: string
  actor_id: string | null
  reason: Generated<string>
  detail: Generated<Json>
  event_key: string | null
  happened_at: Date
}

export type BodyMeasureTable = {
  user_id: string
  measure: string
  inches: number
  taken_at: Date
}

export type BrandTable = {
  id: number
  name: string
  slug: string
  tier: string
  may_run_small: Generated<boolean>
  plain_name: string | null
  letter: string | null
  house: string | null
  sort: string | null
}

export type BundleTable = {
  id: string
  user_id: string
  opened_at: Date
  closes_at: Date
  closed_at: Date | null
  free_shipping_threshold_cents: number
  status: string
}

export type CartTable = {
  id: string
  visitor_id: number | null
  user_id: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type CartAddressTable = {
  cart_id: string
  shipping_address_id: string | null
  billing_address_id: string | null
  email: string | null
  delivery_location: string | null
  delivery_note: string | null
  updated_at: Date
}

export type CartGiftCardTable = {
  cart_id: string
  gift_card_id: string
  token: string
  applied_at: Date
}

export type CartGiftCardLineTable = {
  id: string
  cart_id: string
  template_id: number
  amount_cents: number
  delivery_method: string
  delivery_date: Date
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  gift_message: string | null
  added_at: Date
  time_zone: Generated<string>
}

export type CartLineTable = {
  id: string
  cart_id: string
  item_number: number
  added_at: Generated<Date>
  kind: Generated<string>
}

export type CartPromotionTable = {
  cart_id: string
  code: string | null
  reward: string | null
  skip_auto: Generated<boolean>
  chosen_at: Date
}

export type CartShippingTable = {
  cart_id: string
  delivery_key: string
  option_id: number
  chosen_at: Date
}

export type CaseReplacementTable = {
  case_id: string
  order_id: string
  item_number: number
  return_id: string | null
  created_at: Date
  released_at: Date | null
  ended_at: Date | null
}

export type CategoryTable = {
  id: number
  parent_id: number | null
  name: string
  slug: string
  path: string
  department_tags: string[]
  size_category: string | null
  rank: number
}

export type CharityReceiptTable = {
  id: string
  user_id: string | null
  bag_id: string
  charity_id: number
  payout_id: string
  pieces: number
  amount_cents: number
  receipt_number: string
  given_at: Date
}

export type ChildSizesTable = {
  id: string
  user_id: string
  name: string
  sizing_ids: Generated<number[]>
  updated_at: Date
}

export type CleanoutOfferTable = {
  id: string
  user_id: string | null
  visitor_id: number | null
  variant: string
  incentive: string | null
  offered_at: Date
}

export type CleanoutSurveyTable = {
  id: string
  kit_id: string | null
  user_id: string | null
  visitor_id: number | null
  score: number
  again: string
  better: Generated<string[]>
  comment: Generated<string>
  answered_at: Date
}

export type ClientSettingTable = {
  visitor_id: number | null
  user_id: string | null
  category: string
  name: string
  value: Json
  updated_at: Generated<Date>
}

export type ColorTable = {
  name: string
  hex: string
  rank: number
}

export type ContactMessageTable = {
  id: string
  reference: string
  user_id: string | null
  topic: string
  name: string
  email: string
  about: string | null
  body: string
  created_at: Date
}

export type ContentDocumentTable = {
  release_id: string
  kind: string
  slug: string
  rank: number
  title: string
  updated_on: Date | null
  topic: string | null
  links: Generated<Json>
  body: string
}

export type ContentReleaseTable = {
  id: string
  number: number
  note: string
  state: string
  made_by: string | null
  made_at: Date
  published_by: string | null
  published_at: Date | null
}

export type CreditDropTable = {
  id: string
  account_id: number
  user_id: string
  granted_cents: number
  expires_at: Date | null
  reason: string
  created_at: Generated<Date>
}

export type DataExportTable = {
  id: string
  user_id: string
  status: string
  asked_at: Date
  made_at: Date | null
  ends_at: Date | null
  bytes: number | null
}

export type DeletionRequestTable = {
  id: string
  user_id: string | null
  email: string | null
  status: string
  token_hash: Buffer | null
  token_ends_at: Date | null
  asked_at: Date
  confirmed_at: Date | null
  erase_at: Date | null
  ended_at: Date | null
}

export type DepartmentTable = {
  tag: string
  name: string
  rank: number
}

export type DeskViewTable = {
  id: string
  user_id: string
  screen: string
  name: string
  query: string
  place: number
  created_at: Date
}

export type DirectClosetTable = {
  user_id: string
  third_party_seller_id: number
  opened_at: Date
  sends_from: Json
  vacation_until: Date | null
}

export type DirectListingTable = {
  id: string
  user_id: string
  status: Generated<string>
  item_number: number | null
  draft: Json
  review_reasons: Generated<string[]>
  note: Generated<string>
  submitted_at: Date | null
  created_at: Date
  changed_at: Date
}

export type DirectSurveyTable = {
  id: string
  user_id: string | null
  visitor_id: number | null
  sells: string[]
  often: string
  places: string[]
  obstacle: string
  may_write: boolean
  answered_at: Date
  changed_at: Date
}

export type DirectWaitlistTable = {
  id: string
  email: string
  user_id: string | null
  visitor_id: number | null
  joined_at: Date
  told_at: Date | null
}

export type DonationTable = {
  payout_id: string
  user_id: string
  charity_id: number
  amount_cents: number
  receipt_number: string
  given_at: Date
}

export type DrawTable = {
  id: string
  prize_cents: number
  opens_at: Date
  closes_at: Date
  seed: string
  seed_hash: string
  drawn_at: Date | null
  tickets: Generated<number>
  winning_ticket: number | null
  winning_round: number | null
}

export type DrawTicketTable = {
  draw_id: string
  number: number
  user_id: string
  points: number | null
  request_key: string
  taken_at: Date
}

export type EmailChangeTable = {
  user_id: string
  email: string
  asked_at: Date
  expires_at: Date
}

export type EmailVerificationTable = {
  token_hash: Buffer
  user_id: string
  email: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  is_change: Generated<boolean>
}

export type ExperimentTable = {
  key: string
  name: string
  hypothesis: string
  status: Generated<string>
  ramp_percent: Generated<number>
  outcome: string
  base_rate: number
  effect: number
  logged_in: boolean | null
  is_new: boolean | null
  is_staff: boolean | null
  departments: Generated<string[]>
  countries: Generated<string[]>
  devices: Generated<string[]>
  started_at: Date | null
  stopped_at: Date | null
  kept_arm: string | null
}

export type ExperimentArmTable = {
  experiment_key: string
  name: string
  rank: number
  share: number
}

export type ExperimentChangeTable = {
  id: string
  experiment_key: string
  changed_by: string
  at: Date
  reason: string
  was: string
  becomes: string
}

export type ExposureTable = {
  experiment_key: string
  subject: string
  arm: string
  user_id: string | null
  visitor_id: number | null
  first_at: Date
}

export type FavoriteTable = {
  visitor_id: number | null
  user_id: string | null
  item_number: number
  created_at: Generated<Date>
  price_cents: number | null
  list_id: string | null
  told_at: Date | null
  told_price_cents: number | null
}

export type FavoriteListTable = {
  id: string
  user_id: string
  name: string
  created_at: Date
}

export type FavoriteShareTable = {
  code: string
  user_id: string
  list_id: string | null
  shows_name: boolean
  created_at: Date
  revoked_at: Date | null
}

export type FavoriteWatchTable = {
  one: Generated<boolean>
  holds_seen_at: Date
}

export type FeatureFlagTable = {
  name: string
  description: string
  enabled: Generated<boolean>
  rollout_percent: Generated<number>
  always_for: Generated<string[]>
}

export type FitCutoffTable = {
  user_id: string
  forgotten_at: Date
}

export type FlagChangeTable = {
  id: string
  flag: string
  changed_by: string
  at: Date
  reason: string
  was: string
  becomes: string
}

export type FollowTable = {
  id: string
  user_id: string
  brand_id: number | null
  seller_id: string | null
  created_at: Date
}

export type FollowWatchTable = {
  one: Generated<boolean>
  listed_seen_at: Date
}

export type GiftCardTable = {
  id: string
  number_digest: Buffer
  pin_digest: Buffer
  last4: string
  derivation: Generated<number>
  template_id: number
  face_value_cents: number
  order_id: string | null
  delivery_method: string
  delivery_date: Date
  recipient_name: string
  recipient_email: string | null
  sender_name: string
  sender_email: string | null
  gift_message: string | null
  delivered_at: Date | null
  created_at: Date
  time_zone: Generated<string>
  forget_when_sent: Generated<boolean>
}

export type GiftCardSendTable = {
  id: string
  gift_card_id: string
  sent_to: string
  former: string | null
  asked_by: string
  by_staff: boolean
  reason: string | null
  asked_at: Date
  sent_at: Date | null
}

export type GiftCardTemplateTable = {
  id: number
  slug: string
  name: string
  rank: number
}

export type GoodyBoxTable = {
  id: string
  user_id: string
  form_key: string
  status: string
  departments: string[]
  kinds: string[]
  budget_cents: number
  note: Generated<string>
  stylist_note: Generated<string>
  asked_at: Date
  approved_by: string | null
  approved_at: Date | null
  offer_ends_at: Date | null
  order_id: string | null
  placed_at: Date | null
  authorized_at: Date | null
  renewals: Generated<number>
  charged_early_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  keep_by: Date | null
  reminded: Generated<number>
  decided_at: Date | null
  settling_at: Date | null
  settled_at: Date | null
  ended_at: Date | null
  canceled_by: string | null
  canceled_because: string | null
}

export type GoodyPieceTable = {
  box_id: string
  item_number: number
  place: number
  why: string
  added_by: string | null
  is_in: Generated<boolean>
  is_held: Generated<boolean>
  choice: string | null
  reason: string | null
}

export type HelpArticleTable = {
  slug: string
  topic: string
  question: string
  answer_markdown: string
  links: Generated<Json>
  rank: number
}

export type HoldTable = {
  item_number: number
  cart_id: string | null
  order_id: string | null
  taken_at: Date
  expires_at: Date
  released_at: Date | null
  extended_at: Date | null
  is_turn: Generated<boolean>
  network: Buffer | null
}

export type HoldQueueTable = {
  position: GeneratedAlways<number>
  item_number: number
  cart_id: string
  joined_at: Date
  network: Buffer | null
}

export type HomeEditTable = {
  id: string
  title: string
  words: string
  starts_at: Date
  ends_at: Date | null
  changed_by: string
  changed_at: Date
  is_hero: Generated<boolean>
}

export type HomeEditPieceTable = {
  edit_id: string
  item_number: number
  place: number
}

export type IdempotencyKeyTable = {
  key: string
  operation: string
  response: Json | null
  created_at: Generated<Date>
}

export type ImageSearchTable = {
  id: string
  visitor_id: number | null
  user_id: string | null
  source: string
  upload_id: string | null
  photo_id: number | null
  width: number
  height: number
  finds: Json
  created_at: Date
  expires_at: Date
  shared_at: Date | null
}

export type IntakeItemTable = {
  item_number: number
  bag_id: string
  piece_number: number
  grade_key: string
  decision: string
  decline_reason: string | null
  note: Generated<string>
  suggested_cents: number | null
  graded_by: string
  graded_at: Date
}

export type InvitationRefusalTable = {
  email: string
  refused_at: Date
}

export type ItemTable = {
  item_number: number
  state: string
  delist_reason: string | null
  source: string
  brand_id: number
  category_id: number
  category_tags: string[]
  department_tags: string[]
  merchandising_department: string
  gender: string
  title: string
  additional_description: string | null
  condition: string
  condition_description: string | null
  condition_overrides: Generated<string[]>
  flaws: Generated<Json>
  quality_type: string
  msrp_cents: number
  price_cents: number
  promotion: Json | null
  sizing_id: number
  size_display: string
  size_equivalents: Generated<string[]>
  color_names: string[]
  advanced_color_names: Generated<string[]>
  materials: Generated<string[]>
  style_tags: Generated<string[]>
  occasion_tags: Generated<string[]>
  search_tags: Generated<string[]>
  pant_cut_tags: Generated<string[]>
  jean_wash_tags: Generated<string[]>
  waist_tags: Generated<string[]>
  neckline_tags: Generated<string[]>
  chars: Generated<Json>
  measurements: Generated<Json>
  mpn: string | null
  mpn_title: string | null
  photo_ids: Generated<number[]>
  badge_url: string | null
  access_levels: Generated<string[]>
  has_inappropriate_content: Generated<boolean>
  final_sale: Generated<boolean>
  clearance: Generated<boolean>
  luxe_brand: Generated<boolean>
  is_rare_find: Generated<boolean>
  fresh_sale: Generated<boolean>
  shop_local: Generated<boolean>
  adjustable_waist: boolean | null
  favorite_count: Generated<number>
  sellthrough_score: Generated<number>
  predicted_sell_score: Generated<number>
  tetris_rank: Generated<number>
  auction_bid_count: Generated<number>
  auction_ends_at: Date | null
  curation_ids: Generated<number[]>
  warehouse_id: number
  supplier_id: number | null
  original_supplier_id: number | null
  dropshipper_id: number | null
  third_party_seller_id: number | null
  partner_id: number | null
  consignor_id: string | null
  preordered_by: string | null
  seller_info: string | null
  bag_id: string | null
  payout_terms: Json | null
  listed_at: Date | null
  marked_down_at: Date | null
  sold_at: Date | null
  created_at: Generated<Date>
  relisted_from: number | null
}

export type ItemEventTable = {
  id: GeneratedAlways<number>
  item_number: number
  kind: string
  actor_id: string | null
  detail: Generated<Json>
  at: Generated<Date>
}

export type ItemLookTable = {
  item_number: number
  photo_id: number
  version: number
  look: Buffer
}

export type JobEventTable = {
  id: GeneratedAlways<number>
  job_id: number
  task: string
  kind: string
  actor_id: string
  reason: string
  at: Date
}

export type KitTable = {
  id: string
  seller_id: string | null
  visitor_id: number | null
  email: string | null
  request_key: string
  bag_type: string
  service: string
  status: string
  way: string
  flow_variant: Generated<string>
  incentives: Generated<string[]>
  partner_id: number | null
  charity_id: number | null
  rest_choice: string
  fee_cents: number
  ship_to: Json | null
  label_code: string
  warehouse_id: number
  carrier: string | null
  tracking_out: string | null
  tracking_back: string | null
  ordered_at: Date
  shipped_at: Date | null
  delivered_at: Date | null
  sent_back_at: Date | null
  received_at: Date | null
  ended_at: Date | null
}

export type LandingPageTable = {
  slug: string
  title: string
  intro: string
  filters: Generated<Json>
  blocks: Generated<Json>
  rank: number
}

export type LedgerAccountTable = {
  id: GeneratedAlways<number>
  kind: string
  holder: string
  unit: string
  never_negative: boolean
  created_at: Generated<Date>
}

export type LedgerEntryTable = {
  posting_id: string
  account_id: number
  amount: number
  seq: Generated<number>
}

export type LedgerPostingTable = {
  id: string
  idempotency_key: string
  kind: string
  reason: string
  request: string
  actor_id: string | null
  order_id: string | null
  posted_at: Date
  created_at: Generated<Date>
  written_in: Generated<number>
}

export type LedgerSnapshotTable = {
  account_id: number
  upto: number
  balance: number
  made_at: Generated<Date>
}

export type LedgerSnapshotMarkTable = {
  is_only: Generated<boolean>
  upto: number
}

export type LegalAcceptanceTable = {
  user_id: string
  version: string
  accepted_at: Date
}

export type LegalDocumentTable = {
  slug: string
  title: string
  body_markdown: string
  updated_on: Date
  rank: number
}

export type LegalVersionTable = {
  version: string
  number: GeneratedAlways<number>
  changes: string[]
  release_id: string | null
  began_at: Date
}

export type LifecycleGrantTable = {
  user_id: string
  occasion: string
  key: string
  cohort: string
  invites: boolean
  granted_at: Date
}

export type ListingReportTable = {
  item_number: number
  reporter_id: string
  reason: string
  words: Generated<string>
  at: Date
  looked_at: Date | null
}

export type LogInChallengeTable = {
  token_hash: Buffer
  user_id: string
  created_at: Date
  expires_at: Date
  tries: Generated<number>
}

export type LoginThrottleTable = {
  key: string
  failures: number
  window_started_at: Date
  blocked_until: Date | null
}

export type MemberBlockTable = {
  blocker_id: string
  blocked_id: string
  at: Date
  id: Generated<string>
  origin: Generated<string>
}

export type MemberReportTable = {
  id: string
  reporter_id: string
  about_id: string
  kind: string
  subject_id: string
  reported: Generated<string>
  reason: string
  words: Generated<string>
  at: Date
  decision: string | null
  note: Generated<string>
  decided_at: Date | null
  decided_by: string | null
  lifted_at: Date | null
}

export type MemberReviewTable = {
  id: string
  shipment_id: string
  author_id: string
  about_id: string
  of_seller: boolean
  stars: number
  words: Generated<string>
  written_at: Date
  changed_at: Date | null
  earlier: Generated<Json>
  words_removed_at: Date | null
}

export type NotificationTable = {
  id: string
  user_id: string
  kind: string
  key: string
  title: string
  body: string
  link: string
  item_number: number | null
  amount_cents: number | null
  data: Generated<Json>
  created_at: Date
  in_bell: boolean
  read_at: Date | null
  planned_at: Date | null
}

export type NotificationDeliveryTable = {
  notification_id: string
  channel: string
  user_id: string
  due_at: Date
  message_id: string | null
  sent_at: Date | null
  dropped: string | null
  leased_until: Date | null
  tries: Generated<number>
  failure: string | null
}

export type NotificationSettingTable = {
  user_id: string
  time_zone: string | null
  quiet_from: number | null
  quiet_until: number | null
  paused_until: Date | null
  changed_at: Date
}

export type OrderCodeTable = {
  order_id: string
  salt: Buffer | null
  code_hash: Buffer | null
  tries: Generated<number>
  created_at: Date
  expires_at: Date
}

export type OrderEventTable = {
  id: GeneratedAlways<number>
  order_id: string
  kind: string
  from_status: string | null
  to_status: string | null
  actor_id: string | null
  reason: Generated<string>
  detail: Generated<Json>
  happened_at: Date
}

export type OrderGiftTable = {
  order_id: string
  code: string
  made_at: Date
}

export type OrderLineTable = {
  id: string
  order_id: string
  kind: string
  item_number: number | null
  group_key: string | null
  price_cents: number
  discount_cents: number
  net_cents: number
  tax_cents: number
  duty_cents: number
  canceled_at: Date | null
  canceled_by_shopper: Generated<boolean>
}

export type OrderRefundTable = {
  id: string
  order_id: string
  amount_cents: number
  reason: string
  actor_id: string | null
  requested_at: Date
  paid_at: Date | null
  failed_code: string | null
}

export type OrderReturnTable = {
  id: string
  number: GeneratedAlways<number>
  user_id: string | null
  visitor_id: number | null
  email: string
  form_key: string
  source: string
  sender: string
  sender_name: string
  warehouse_id: number | null
  ship_from: Json | null
  status: string
  refund_type: string
  restocking_waived: boolean
  pays_at_first_scan: boolean
  total_cents: number
  money: Json
  carrier: string | null
  tracking_code: string | null
  created_at: Date
  drop_off_by: Date
  first_scan_at: Date | null
  received_at: Date | null
  processed_at: Date | null
  paid_at: Date | null
  completed_at: Date | null
  canceled_at: Date | null
  box_id: string | null
  case_id: string | null
  is_gift: Generated<boolean>
}

export type OrderReturnEventTable = {
  id: GeneratedAlways<number>
  return_id: string
  kind: string
  from_status: string | null
  to_status: string | null
  actor_id: string | null
  reason: Generated<string>
  detail: Generated<Json>
  scan_id: string | null
  happened_at: Date
}

export type OrderReturnLineTable = {
  return_id: string
  order_line_id: string
  order_id: string
  item_number: number
  reason: string
  note: string | null
  photo_ids: Generated<string[]>
  is_open: Generated<boolean>
  outcome: string | null
  outcome_reason: string | null
  outcome_photo_ids: Generated<string[]>
  offered_cents: number | null
  offer_accepted: boolean | null
  decided_by: string | null
  decided_at: Date | null
  relisted_as: number | null
  sent_back_code: string | null
  difference: Json | null
}

export type OrderReturnOrderTable = {
  return_id: string
  order_id: string
  promotion_lost_cents: number
}

export type OrderReturnPaymentTable = {
  return_id: string
  order_id: string
  amount_cents: number
  credit_drop: string | null
  paid_at: Date
}

export type OrderTransactionTable = {
  id: string
  order_id: string
  key: string
  kind: string
  amount_cents: number
  label: string
  reference: string | null
  happened_at: Date
}

export type OutboxTable = {
  id: GeneratedAlways<number>
  item_number: number
  created_at: Generated<Date>
  attempts: Generated<number>
  not_before: Generated<Date>
  last_error: string | null
  lane: Generated<number>
}

export type PagePictureTable = {
  upload_id: string
  supplier_id: number
  place: string
}

export type PartnerContractTable = {
  supplier_id: number
  account_id: string
  third_party_seller_id: number
  ladder: Json
  hold_days: number
}

export type PartnerEventTable = {
  id: GeneratedAlways<number>
  supplier_id: number
  feed_id: string | null
  actor_id: string | null
  kind: string
  detail: Generated<Json>
  at: Date
}

export type PartnerFeedTable = {
  id: string
  supplier_id: number
  number: number
  reference: string
  mode: string
  format: string
  state: string
  key_id: string
  body_hash: Buffer
  bytes: number
  row_count: number
  received_at: Date
  checked_at: Date | null
  ended_at: Date | null
  refusal: string | null
  decided_by: string | null
  decided_at: Date | null
  stock: Generated<string>
  counts: Json | null
}

export type PartnerFeedRowTable = {
  feed_id: string
  row_number: number
  sku: string
  raw: Json
  verdict: string | null
  problems: Generated<Json>
  wish: Json | null
  outcome: string | null
  item_number: number | null
  changed: Generated<string[]>
}

export type PartnerKeyTable = {
  id: string
  supplier_id: number
  sealed: Buffer
  made_by: string | null
  made_at: Date
  ends_at: Date | null
  last_used_at: Date | null
}

export type PartnerPersonTable = {
  supplier_id: number
  user_id: string
  added_at: Date
  added_by: string | null
}

export type PartnerPhotoTable = {
  supplier_id: number
  name: string
  upload_id: string
}

export type PartnerPieceTable = {
  supplier_id: number
  sku: string
  item_number: number
  feed_number: number
  withdrawn_at: Date | null
  said: Json | null
}

export type PasskeyTable = {
  credential_id: Buffer
  id: string
  user_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

export type PasskeyChallengeTable = {
  challenge_hash: Buffer
  user_id: string | null
  expires_at: Date
}

export type PasswordResetTable = {
  token_hash: Buffer
  user_id: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

export type PaymentAttemptTable = {
  id: string
  key: string
  order_id: string
  request: string
  driver: string
  method: string
  token: string | null
  amount_cents: number
  status: string
  reference: string | null
  decline_code: string | null
  approval_url: string | null
  started_at: Date
  deadline_at: Date
  settled_at: Date | null
  keeps: Generated<boolean>
  customer: string | null
  saved_method_id: string | null
}

export type PaymentCustomerTable = {
  user_id: string
  driver: string
  reference: string
}

export type PaymentEventTable = {
  driver: string
  event_id: string
  reference: string
  key: string
  received_at: Generated<Date>
}

export type PayoutTable = {
  id: string
  user_id: string | null
  charity_id: number | null
  kind: string
  request_key: string
  account_id: string | null
  label: string
  amount_cents: number
  bonus_cents: Generated<number>
  status: string
  failure: string | null
  driver: string | null
  reference: string | null
  requested_at: Date
  sent_at: Date | null
  settled_at: Date | null
  look_at: Date | null
  from_credit: Generated<boolean>
}

export type PayoutAccountTable = {
  id: string
  user_id: string
  method: string
  email: string | null
  linked_at: Date
  unlinked_at: Date | null
  payee_ref: string | null
  last4: string | null
  account_type: string | null
  holder: string | null
  is_default: Generated<boolean>
}

export type PayoutCodeTable = {
  user_id: string
  method: string
  email: string
  salt: Buffer | null
  code_hash: Buffer | null
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  payee_ref: string | null
  last4: string | null
  account_type: string | null
  holder: string | null
}

export type PayoutEventTable = {
  id: GeneratedAlways<number>
  payout_id: string
  status: string
  reason: Generated<string>
  happened_at: Date
}

export type PayoutNoticeTable = {
  driver: string
  event_id: string
  key: string
  received_at: Date
}

export type PersonSearchTable = {
  id: GeneratedAlways<number>
  user_id: string
  at: Date
  text: string
  found: number
}

export type PhoneChangeTable = {
  user_id: string
  phone: string
  asked_at: Date
  code_hash: Buffer | null
  salt: Buffer | null
  tries: Generated<number>
  expires_at: Date
}

export type PhotoTable = {
  id: number
  item_number: number
  photo_number: number
  aspect_ratio: Generated<number>
  type: Generated<string>
  caption: string | null
  art: Json | null
  upload_id: string | null
}

export type PhotoUploadTable = {
  id: string
  uploaded_by: string | null
  source: string
  source_url: string | null
  width: number
  height: number
  bytes: number
  created_at: Date
}

export type PieceBinTable = {
  item_number: number
  warehouse_id: number
  bin: string
  put_by: string
  put_at: Date
}

export type PieceOfferTable = {
  id: string
  buyer_id: string
  seller_id: string
  status: Generated<string>
  began_at: Date
  changed_at: Date
  good_until: Date
  pay_until: Date | null
}

export type PieceOfferItemTable = {
  offer_id: string
  item_number: number
  asking_cents: number
  agreed_cents: number | null
  before_cents: number | null
}

export type PieceOfferTurnTable = {
  id: GeneratedAlways<number>
  offer_id: string
  by: string
  amount_cents: number
  words: Generated<string>
  at: Date
  request_key: string
}

export type PieceQuestionTable = {
  case_id: string
  item_number: number
  question: string
  asked_at: Date
  answer: string | null
  answered_at: Date | null
  published_at: Date | null
  by_seller: Generated<boolean>
  removed_at: Date | null
}

export type PointsOfferTable = {
  cohort: string
  multiplier_percent: number
  everybody: Generated<boolean>
  starts_at: Date
  ends_at: Date
}

export type PointsOfferGrantTable = {
  cohort: string
  user_id: string
  ends_at: Date | null
}

export type PriceChangeTable = {
  id: GeneratedAlways<number>
  item_number: number
  from_cents: number
  to_cents: number
  at: Generated<Date>
  by: Generated<string>
  request_key: string | null
  reason: string | null
}

export type PrivatePhotoTable = {
  upload_id: string
  user_id: string | null
  visitor_id: number | null
  use: string | null
  use_id: string | null
}

export type ProfileChangeTable = {
  id: string
  user_id: string
  changed_by: string
  changed_at: Date
  mdc_override: number[] | null
  reason: string
}

export type ProhibitedBrandTable = {
  id: string
  name: string
  brand_key: string
  reason: string
  since: Date
  prohibited_by: string | null
  lifted_at: Date | null
  lifted_by: string | null
}

export type PromotionTable = {
  code: string
  type: string
  kind: string
  name: string
  title: string
  description: string
  legalese: Generated<string>
  badge: string | null
  cohort: string | null
  automatic: boolean
  free_shipping: Generated<boolean>
  target: Generated<Json>
  rules: Json
  first_order_only: Generated<boolean>
  once_per_shopper: Generated<boolean>
  starts_at: Date
  ends_at: Date | null
  rank: Generated<number>
}

export type PromotionGrantTable = {
  code: string
  user_id: string
  granted_at: Date
  ends_at: Date | null
}

export type PromotionUseTable = {
  code: string
  user_id: string | null
  visitor_id: number | null
  order_id: string
  discount_cents: number
  used_at: Date
}

export type PurchaseOrderTable = {
  id: string
  user_id: string | null
  visitor_id: number | null
  cart_id: string | null
  access_key: string
  email: string
  status: string
  bundle_id: string | null
  ship_to: Json | null
  bill_to: Json | null
  delivery_location: string | null
  payment_method: string
  payment_label: string | null
  payment_last4: string | null
  promo_code: string | null
  totals: Json
  subtotal_cents: number
  discount_cents: number
  shipping_cents: number
  fees_cents: number
  tax_cents: number
  duty_cents: number
  total_cents: number
  credits_cents: number
  gift_cards_cents: number
  charged_cents: number
  placed_at: Date
  confirmed_at: Date | null
  canceled_at: Date | null
  captured_cents: number | null
  captured_at: Date | null
  paid: Generated<Json>
  earned: Generated<Json>
  capturing_cents: number | null
  key_renewed_at: Date | null
  promotion_lost_cents: Generated<number>
  try_on: Generated<boolean>
  delivery_lost_cents: Generated<number>
  referral_code: string | null
  referral_context: string | null
}

export type PushBrowserTable = {
  endpoint: string
  user_id: string
  p256dh: string
  auth: string
  user_agent: string
  created_at: Date
}

export type RecentSearchTable = {
  id: string
  visitor_id: number | null
  user_id: string | null
  text: string
  text_key: string
  found: number | null
  searched_at: Date
}

export type ReclaimOfferTable = {
  item_number: number
  ends_at: Date
}

export type RecoveryCodeTable = {
  user_id: string
  code_hash: Buffer
  used_at: Date | null
}

export type ReferralTable = {
  id: string
  advocate_id: string
  status: string
  reason: string | null
  email: string | null
  friend_id: string | null
  created_at: Date
  sent_at: Date | null
  reminded_at: Date | null
  joined_at: Date | null
  gift_ends_at: Date | null
  order_id: string | null
  bought_at: Date | null
  due_at: Date | null
  rewarded_at: Date | null
  credit_drop: string | null
}

export type ReferralCodeTable = {
  user_id: string
  code: string
  created_at: Date
}

export type RescueBoxTable = {
  id: string
  group_id: number
  order_id: string
  pieces: number
  grams: number
  price_cents: number
  made_at: Date
  paid_at: Date | null
  released_at: Date | null
}

export type RescueGroupTable = {
  id: GeneratedAlways<number>
  kind: string
  size: string
  tier: string
  condition: string
}

export type RescuePieceTable = {
  item_number: number
  group_id: number
  source: string
  grams: number
  shelved_at: Date
  box_id: string | null
  from_state: string
  lost_at: Date | null
}

export type ReturnPickUpTable = {
  id: string
  return_id: string
  day: Date
  time_window: string
  begins_at: Date
  ends_at: Date
  status: string
  confirmation: string | null
  asked_at: Date
  booked_at: Date | null
  ended_at: Date | null
}

export type RewardTable = {
  id: string
  user_id: string
  kind: string
  type: string | null
  name: string
  description: string
  granted_at: Date
  ends_at: Date | null
  used_by_order: string | null
  used_at: Date | null
  points: number | null
  used_by_return: string | null
}

export type RewardsMemberTable = {
  user_id: string
  birthday_month: number | null
  birthday_day: number | null
  birthday_told_at: Date | null
  tier_since: Date | null
  courtesy_tier: string | null
  courtesy_until: Date | null
}

export type RewardsOccasionTable = {
  user_id: string
  rule: string
  occasion: string
  happened_at: Date
}

export type RoleGrantTable = {
  user_id: string
  role: string
}

export type SavedMethodTable = {
  id: string
  user_id: string
  driver: string
  reference: string
  type: string
  label: string
  last4: string | null
  expires_month: number | null
  expires_year: number | null
  fingerprint: string
  is_default: boolean
  created_at: Date
  last_used_at: Date | null
}

export type SavedSearchTable = {
  id: string
  user_id: string
  name: string
  name_key: string
  path: string
  filters: Json
  text: Generated<string>
  query: Json
  rhythm: string
  paused_at: Date | null
  created_at: Date
  updated_at: Date
  looked_at: Date
  channels: Generated<string[]>
}

export type SavedSearchKeyTable = {
  key: number
  search_id: string
  from_cents: number | null
  to_cents: number | null
}

export type SavedSearchMatchTable = {
  search_id: string
  item_number: number
  price_cents: number
  kind: string
  was_cents: number | null
  matched_at: Generated<Date>
}

export type SearchChangeTable = {
  id: GeneratedAlways<number>
  item_number: number
  kind: string
  was_cents: number | null
  at: Generated<Date>
  told_until: string | null
}

export type SearchItemTable = {
  item_number: number
  state: string
  delist_reason: string
  source: string
  brand_id: number
  category_id: number
  category_tags: string[]
  department_tags: string[]
  merchandising_department: string
  gender: string
  title: string
  additional_description: string
  condition: string
  condition_description: string
  condition_overrides: string[]
  flaws: Json
  quality_type: string
  msrp_cents: number
  price_cents: number
  promotion: Json
  sizing_id: number
  size_display: string
  size_equivalents: string[]
  color_names: string[]
  advanced_color_names: string[]
  materials: string[]
  style_tags: string[]
  occasion_tags: string[]
  search_tags: string[]
  pant_cut_tags: string[]
  jean_wash_tags: string[]
  waist_tags: string[]
  neckline_tags: string[]
  chars: Json
  measurements: Json
  mpn: string
  mpn_title: string
  photo_ids: number[]
  badge_url: string
  access_levels: string[]
  has_inappropriate_content: boolean
  final_sale: boolean
  clearance: boolean
  luxe_brand: boolean
  is_rare_find: boolean
  fresh_sale: boolean
  shop_local: boolean
  adjustable_waist: boolean
  favorite_count: number
  sellthrough_score: number
  predicted_sell_score: number
  tetris_rank: number
  auction_bid_count: number
  auction_ends_at: Date
  curation_ids: number[]
  warehouse_id: number
  supplier_id: number
  original_supplier_id: number
  dropshipper_id: number
  third_party_seller_id: number
  partner_id: number
  consignor_id: string
  preordered_by: string
  seller_info: string
  bag_id: string
  payout_terms: Json
  listed_at: Date
  marked_down_at: Date
  sold_at: Date
  created_at: Date
  brand_name: string
  brand_slug: string
  brand_tier: string
  category_name: string
  category_path: string
  size_label: string
  size_category: string
  size_rank: number
  held_until: Date
  held_cart_id: string
  brand_may_run_small: boolean
  material_tags: string[]
  pattern: string
  sleeve_length: string
  shoe_width: string
  new_with_tags: boolean
  promotion_discount_percent: number
  brand_names: string[]
}

export type SearchTermTable = {
  text: string
  searchers: number
  found: number
  counted_at: Date
}

export type SecondStepTable = {
  user_id: string
  secret: Buffer
  begun_at: Date
  on_since: Date | null
  last_counter: Generated<number>
}

export type SeedRunTable = {
  profile: string
  items: number
  loaded_at: Generated<Date>
}

export type SellerReturnTable = {
  item_number: number
  status: string
  picked_by: string
  picked_at: Date
  packed_by: string | null
  packed_at: Date | null
  carrier: string | null
  tracking_code: string | null
  sent_by: string | null
  sent_at: Date | null
  delivered_at: Date | null
}

export type SellerSaleTable = {
  id: string
  order_line_id: string
  order_id: string
  item_number: number
  seller_id: string | null
  bag_id: string | null
  charity_id: number | null
  price_cents: number
  earnings_cents: number
  bag_fee_cents: number
  selling_fee_cents: number
  credit_cents: number
  lines: Json
  sold_at: Date
  returning_since: Date | null
  clawed_back_at: Date | null
  clawed_back_cents: number | null
  clawback_reason: string | null
  credit_granted_at: Date | null
  cleared_told_at: Date | null
  hold_days: Generated<number>
  charity_receipt_id: string | null
}

export type SessionTable = {
  token_hash: Buffer
  user_id: string
  created_at: Generated<Date>
  last_used_at: Generated<Date>
  expires_at: Date
  confirmed_at: Date | null
  user_agent: Generated<string>
  kept_by_client: Generated<boolean>
}

export type ShipmentTable = {
  id: string
  order_id: string
  group_key: string
  source: string
  warehouse_id: number | null
  ship_from: string
  service_type: string
  price_cents: number
  min_estimate: Date | null
  max_estimate: Date | null
  status: string
  carrier: string | null
  tracking_code: string | null
  bundle_id: string | null
  packed_at: Date | null
  shipped_at: Date | null
  delivered_at: Date | null
  joined_to: string | null
  lost_paid_at: Date | null
}

export type ShipmentEventTable = {
  carrier: string
  event_id: string
  shipment_id: string
  kind: string
  place: string | null
  time_zone: string
  happened_at: Date
  estimate: Date | null
  received_at: Date
}

export type ShipmentLabelTable = {
  shipment_id: string
  driver: string
  label_ref: string
  packed_by: string | null
  made_at: Date
  cost_cents: number | null
  voided_at: Date | null
}

export type SitemapFileTable = {
  kind: string
  number: number
  url_count: number
  last_changed: Date | null
  first_item: number | null
  last_item: number | null
  addresses: string | null
  built_at: Date
}

export type SizeTable = {
  sizing_id: number
  label: string
  size_category: string
  size_group: string
  department_group: string
  rank: number
}

export type SizeChartTable = {
  name: string
  title: string
  is_standard: boolean
  note: string
  columns: Json
  rows: Json
  rank: number
}

export type SizeProfileTable = {
  user_id: string
  department: string
  enabled: Generated<boolean>
  include_equivalents: Generated<boolean>
  include_maternity: Generated<boolean>
  include_petite: Generated<boolean>
  include_tall: Generated<boolean>
  sizing_ids: Generated<number[]>
  updated_at: Generated<Date>
}

export type StorefrontTable = {
  user_id: string
  code: string
  name: string | null
  shows_pieces: boolean
  is_open: boolean
  changed_at: Date
}

export type StyleOutfitTable = {
  id: string
  thread_id: string
  turn_id: string
  position: number
  name: string
  line: string
  reasons: string[]
  shared_at: Date | null
}

export type StyleOutfitPieceTable = {
  outfit_id: string
  position: number
  slot: string
  item_number: number
}

export type StyleThreadTable = {
  id: string
  visitor_id: number | null
  user_id: string | null
  title: string
  brief: Json
  created_at: Date
  updated_at: Date
}

export type StyleTurnTable = {
  id: string
  thread_id: string
  position: number
  author: string
  words: string
  question: Json | null
  created_at: Date
}

export type StyleWordTable = {
  id: string
  visitor_id: number | null
  user_id: string | null
  key: string
  value: string
  verdict: string
  said_at: Date
}

export type SubscriptionTable = {
  user_id: string
  kind: string
  channel: string
  state: string
  source: string
  changed_at: Date
}

export type SubscriptionEventTable = {
  id: GeneratedAlways<number>
  user_id: string
  kind: string
  channel: string
  state: string
  source: string
  happened_at: Date
}

export type SubscriptionRhythmTable = {
  user_id: string
  kind: string
  rhythm: string
}

export type SupplierTable = {
  id: number
  name: string
  slug: string
  kind: string
  active: Generated<boolean>
  profile: Generated<Json>
  page_version: Generated<number>
}

export type SupportCaseTable = {
  id: string
  number: GeneratedAlways<number>
  user_id: string | null
  visitor_id: number | null
  name: string
  email: string
  form_key: string
  kind: string
  status: string
  subject: string
  order_id: string | null
  offer: string | null
  total_cents: Generated<number>
  money: Generated<Json>
  return_id: string | null
  answer_by: Date | null
  taken_by: string | null
  created_at: Date
  since: Date
  paid_at: Date | null
  settled_at: Date | null
  asked_at: Date | null
  reply_by: Date | null
  proposed_offer: string | null
  proposed_cents: number | null
  proposed_by: string | null
  proposed_at: Date | null
  claim_ref: string | null
  claim_opened_at: Date | null
  claim_answer: string | null
  claim_answered_at: Date | null
  access_key: string | null
  withdrawn_at: Date | null
  declined_reason: string | null
  declined_by: string | null
}

export type SupportCaseEventTable = {
  id: GeneratedAlways<number>
  case_id: string
  kind: string
  actor_id: string | null
  body: Generated<string>
  form_key: string | null
  happened_at: Date
  photo_ids: Generated<string[]>
  by_person: Generated<boolean>
}

export type SupportCaseLineTable = {
  case_id: string
  order_line_id: string
  item_number: number
  difference: Json | null
}

export type TaxFormTable = {
  id: string
  user_id: string
  business_class: string
  tin_kind: string
  tin_last4: string
  sealed: Buffer | null
  signed_on: Date
  made_at: Date
  replaced_at: Date | null
}

export type TextPhoneTable = {
  user_id: string
  phone: string
  asked_at: Date
  agreed_to: string
  code_hash: Buffer | null
  salt: Buffer | null
  tries: Generated<number>
  expires_at: Date
  confirmed_at: Date | null
}

export type ThirdPartySellerTable = {
  id: number
  name: string
  seller_type: string
  city: string | null
  state: string | null
  user_id: string | null
}

export type UserAccountTable = {
  id: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  visitor_id: number | null
  banned: Generated<boolean>
  country_id: Generated<string>
  legal_accepted_at: Date | null
  loyalty_tier: Generated<string>
  free_shipping_threshold_cents: Generated<number>
  first_purchase_at: Date | null
  last_purchase_at: Date | null
  heard_from_source: string | null
  created_at: Generated<Date>
  email_verified_at: Date | null
  leaving_at: Date | null
  erased_at: Date | null
  do_not_sell_at: Date | null
  legal_version: string | null
  mdc_override: number[] | null
}

export type UserAlertTable = {
  id: string
  kind: string
  header: string
  body: string
  action_label: string | null
  action_link: string | null
  image_url: string | null
  tier_id: string | null
  starts_at: Date
  ends_at: Date | null
  stopped_at: Date | null
  priority: Generated<number>
  logged_in: boolean | null
  countries: Generated<string[]>
  roles: Generated<string[]>
  tiers: Generated<string[]>
  has_bought: boolean | null
  has_sold: boolean | null
  flag: string | null
  platforms: Generated<string[]>
  from_version: string | null
  until_version: string | null
  treatments: Generated<string[]>
  created_at: Generated<Date>
  reached: boolean | null
}

export type VisitDayTable = {
  day: Date
  summed_at: Date
}

export type VisitDayVisitorTable = {
  day: Date
  name: string
  page_type: string
  visitor_id: number
  times: number
}

export type VisitorTable = {
  id: GeneratedAlways<number>
  token_hash: Buffer
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  referral_code: string | null
  referrer: string | null
  utm_campaign: string | null
  do_not_sell_at: Date | null
  country_id: string | null
  referral_context: string | null
}

export type WarehouseTable = {
  id: number
  code: string
  city: string
  state: string
  nickname: string | null
}

export type ZipPlaceTable = {
  zip: string
  city: string
  state: string
}

export type Tables = {
  account_browser: AccountBrowserTable
  account_phone: AccountPhoneTable
  address: AddressTable
  analytics_event: AnalyticsEventTable
  arm_traffic: ArmTrafficTable
  auction: AuctionTable
  auction_bid: AuctionBidTable
  auto_buy: AutoBuyTable
  auto_buy_try: AutoBuyTryTable
  bag: BagTable
  bag_event: BagEventTable
  body_measure: BodyMeasureTable
  brand: BrandTable
  bundle: BundleTable
  cart: CartTable
  cart_address: CartAddressTable
  cart_gift_card: CartGiftCardTable
  cart_gift_card_line: CartGiftCardLineTable
  cart_line: CartLineTable
  cart_promotion: CartPromotionTable
  cart_shipping: CartShippingTable
  case_replacement: CaseReplacementTable
  category: CategoryTable
  charity_receipt: CharityReceiptTable
  child_sizes: ChildSizesTable
  cleanout_offer: CleanoutOfferTable
  cleanout_survey: CleanoutSurveyTable
  client_setting: ClientSettingTable
  color: ColorTable
  contact_message: ContactMessageTable
  content_document: ContentDocumentTable
  content_release: ContentReleaseTable
  credit_drop: CreditDropTable
  data_export: DataExportTable
  deletion_request: DeletionRequestTable
  department: DepartmentTable
  desk_view: DeskViewTable
  direct_closet: DirectClosetTable
  direct_listing: DirectListingTable
  direct_survey: DirectSurveyTable
  direct_waitlist: DirectWaitlistTable
  donation: DonationTable
  draw: DrawTable
  draw_ticket: DrawTicketTable
  email_change: EmailChangeTable
  email_verification: EmailVerificationTable
  experiment: ExperimentTable
  experiment_arm: ExperimentArmTable
  experiment_change: ExperimentChangeTable
  exposure: ExposureTable
  favorite: FavoriteTable
  favorite_list: FavoriteListTable
  favorite_share: FavoriteShareTable
  favorite_watch: FavoriteWatchTable
  feature_flag: FeatureFlagTable
  fit_cutoff: FitCutoffTable
  flag_change: FlagChangeTable
  follow: FollowTable
  follow_watch: FollowWatchTable
  gift_card: GiftCardTable
  gift_card_send: GiftCardSendTable
  gift_card_template: GiftCardTemplateTable
  goody_box: GoodyBoxTable
  goody_piece: GoodyPieceTable
  help_article: HelpArticleTable
  hold: HoldTable
  hold_queue: HoldQueueTable
  home_edit: HomeEditTable
  home_edit_piece: HomeEditPieceTable
  idempotency_key: IdempotencyKeyTable
  image_search: ImageSearchTable
  intake_item: IntakeItemTable
  invitation_refusal: InvitationRefusalTable
  item: ItemTable
  item_event: ItemEventTable
  item_look: ItemLookTable
  job_event: JobEventTable
  kit: KitTable
  landing_page: LandingPageTable
  ledger_account: LedgerAccountTable
  ledger_entry: LedgerEntryTable
  ledger_posting: LedgerPostingTable
  ledger_snapshot: LedgerSnapshotTable
  ledger_snapshot_mark: LedgerSnapshotMarkTable
  legal_acceptance: LegalAcceptanceTable
  legal_document: LegalDocumentTable
  legal_version: LegalVersionTable
  lifecycle_grant: LifecycleGrantTable
  listing_report: ListingReportTable
  log_in_challenge: LogInChallengeTable
  login_throttle: LoginThrottleTable
  member_block: MemberBlockTable
  member_report: MemberReportTable
  member_review: MemberReviewTable
  notification: NotificationTable
  notification_delivery: NotificationDeliveryTable
  notification_setting: NotificationSettingTable
  order_code: OrderCodeTable
  order_event: OrderEventTable
  order_gift: OrderGiftTable
  order_line: OrderLineTable
  order_refund: OrderRefundTable
  order_return: OrderReturnTable
  order_return_event: OrderReturnEventTable
  order_return_line: OrderReturnLineTable
  order_return_order: OrderReturnOrderTable
  order_return_payment: OrderReturnPaymentTable
  order_transaction: OrderTransactionTable
  outbox: OutboxTable
  page_picture: PagePictureTable
  partner_contract: PartnerContractTable
  partner_event: PartnerEventTable
  partner_feed: PartnerFeedTable
  partner_feed_row: PartnerFeedRowTable
  partner_key: PartnerKeyTable
  partner_person: PartnerPersonTable
  partner_photo: PartnerPhotoTable
  partner_piece: PartnerPieceTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  password_reset: PasswordResetTable
  payment_attempt: PaymentAttemptTable
  payment_customer: PaymentCustomerTable
  payment_event: PaymentEventTable
  payout: PayoutTable
  payout_account: PayoutAccountTable
  payout_code: PayoutCodeTable
  payout_event: PayoutEventTable
  payout_notice: PayoutNoticeTable
  person_search: PersonSearchTable
  phone_change: PhoneChangeTable
  photo: PhotoTable
  photo_upload: PhotoUploadTable
  piece_bin: PieceBinTable
  piece_offer: PieceOfferTable
  piece_offer_item: PieceOfferItemTable
  piece_offer_turn: PieceOfferTurnTable
  piece_question: PieceQuestionTable
  points_offer: PointsOfferTable
  points_offer_grant: PointsOfferGrantTable
  price_change: PriceChangeTable
  private_photo: PrivatePhotoTable
  profile_change: ProfileChangeTable
  prohibited_brand: ProhibitedBrandTable
  promotion: PromotionTable
  promotion_grant: PromotionGrantTable
  promotion_use: PromotionUseTable
  purchase_order: PurchaseOrderTable
  push_browser: PushBrowserTable
  recent_search: RecentSearchTable
  reclaim_offer: ReclaimOfferTable
  recovery_code: RecoveryCodeTable
  referral: ReferralTable
  referral_code: ReferralCodeTable
  rescue_box: RescueBoxTable
  rescue_group: RescueGroupTable
  rescue_piece: RescuePieceTable
  return_pick_up: ReturnPickUpTable
  reward: RewardTable
  rewards_member: RewardsMemberTable
  rewards_occasion: RewardsOccasionTable
  role_grant: RoleGrantTable
  saved_method: SavedMethodTable
  saved_search: SavedSearchTable
  saved_search_key: SavedSearchKeyTable
  saved_search_match: SavedSearchMatchTable
  search_change: SearchChangeTable
  search_item: SearchItemTable
  search_term: SearchTermTable
  second_step: SecondStepTable
  seed_run: SeedRunTable
  seller_return: SellerReturnTable
  seller_sale: SellerSaleTable
  session: SessionTable
  shipment: ShipmentTable
  shipment_event: ShipmentEventTable
  shipment_label: ShipmentLabelTable
  sitemap_file: SitemapFileTable
  size: SizeTable
  size_chart: SizeChartTable
  size_profile: SizeProfileTable
  storefront: StorefrontTable
  style_outfit: StyleOutfitTable
  style_outfit_piece: StyleOutfitPieceTable
  style_thread: StyleThreadTable
  style_turn: StyleTurnTable
  style_word: StyleWordTable
  subscription: SubscriptionTable
  subscription_event: SubscriptionEventTable
  subscription_rhythm: SubscriptionRhythmTable
  supplier: SupplierTable
  support_case: SupportCaseTable
  support_case_event: SupportCaseEventTable
  support_case_line: SupportCaseLineTable
  tax_form: TaxFormTable
  text_phone: TextPhoneTable
  third_party_seller: ThirdPartySellerTable
  user_account: UserAccountTable
  user_alert: UserAlertTable
  visit_day: VisitDayTable
  visit_day_visitor: VisitDayVisitorTable
  visitor: VisitorTable
  warehouse: WarehouseTable
  zip_place: ZipPlaceTable
}
