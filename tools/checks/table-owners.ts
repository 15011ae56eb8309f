// Which code may write which table (domain model, "Who owns what"): a table's owner is a folder of api/src
// or another package.
import { isCode, isTest, places, type Source, withoutComments } from './sources.ts'

const identity = ['api/src/domains/identity/', 'api/src/domains/log-in/']
const catalogue = ['api/src/domains/catalogue/']
const cart = ['api/src/domains/cart/']
const orders = ['api/src/domains/orders/']
const payment = ['api/src/domains/payment/']
const earnings = ['api/src/domains/earnings/']
const kits = ['api/src/domains/kits/']
const rewards = ['api/src/domains/rewards/']
const partners = ['api/src/domains/partners/']
const platform = ['api/src/platform/']

/** The folders that may write each table. */
export const tableOwners: Record<string, readonly string[]> = {
  visitor: identity,
  user_account: identity,
  role_grant: identity,
  session: identity,
  password_reset: identity,
  second_step: identity,
  recovery_code: identity,
  account_browser: identity,
  log_in_challenge: identity,
  email_change: identity,
  legal_acceptance: identity,
  legal_version: identity,
  passkey: ['api/src/domains/passkeys/'],
  passkey_challenge: ['api/src/domains/passkeys/'],
  account_phone: ['api/src/domains/phones/'],
  phone_change: ['api/src/domains/phones/'],
  payment_customer: ['api/src/domains/saved-methods/'],
  saved_method: ['api/src/domains/saved-methods/'],
  login_throttle: platform,
  client_setting: identity,
  size_profile: ['api/src/domains/size-profile/'],
  child_sizes: ['api/src/domains/size-profile/'],
  body_measure: ['api/src/domains/size-profile/'],
  fit_cutoff: ['api/src/domains/size-profile/'],
  user_alert: ['api/src/domains/alerts/'],
  department: catalogue,
  category: catalogue,
  brand: catalogue,
  color: catalogue,
  size: catalogue,
  warehouse: catalogue,
  supplier: catalogue,
  third_party_seller: catalogue,
  item: catalogue,
  item_event: catalogue,
  price_change: catalogue,
  photo: catalogue,
  legal_document: catalogue,
  landing_page: ['api/src/domains/content/'],
  cleanout_survey: ['api/src/domains/estimates/'],
  content_release: ['api/src/domains/content/'],
  content_document: ['api/src/domains/content/'],
  partner_contract: partners,
  partner_key: partners,
  partner_feed: partners,
  partner_feed_row: partners,
  partner_piece: partners,
  partner_person: partners,
  partner_photo: partners,
  partner_event: partners,
  direct_waitlist: ['api/src/domains/waitlist/'],
  profile_change: ['api/src/domains/identity/'],
  direct_survey: ['api/src/domains/waitlist/'],
  help_article: ['api/src/domains/company/'],
  contact_message: ['api/src/domains/company/'],
  size_chart: ['api/src/domains/size-guides/'],
  cart,
  cart_line: cart,
  hold: cart,
  hold_queue: cart,
  cart_gift_card: [...cart, 'api/src/domains/gift-cards/'],
  cart_gift_card_line: [...cart, 'api/src/domains/gift-cards/'],
  gift_card: ['api/src/domains/gift-cards/'],
  gift_card_send: ['api/src/domains/gift-cards/'],
  gift_card_template: ['api/src/domains/gift-cards/'],
  reclaim_offer: cart,
  auction: ['api/src/domains/auctions/'],
  auction_bid: ['api/src/domains/auctions/'],
  direct_closet: ['api/src/domains/direct-sell/'],
  direct_listing: ['api/src/domains/direct-sell/'],
  listing_report: ['api/src/domains/direct-sell/'],
  member_review: ['api/src/domains/direct-sell/'],
  piece_offer: ['api/src/domains/offers/'],
  piece_offer_item: ['api/src/domains/offers/'],
  piece_offer_turn: ['api/src/domains/offers/'],
  member_block: ['api/src/domains/blocks/'],
  member_report: ['api/src/domains/safety/'],
  ledger_account: ['api/src/domains/ledger/'],
  ledger_posting: ['api/src/domains/ledger/'],
  ledger_entry: ['api/src/domains/ledger/'],
  ledger_snapshot: ['api/src/domains/ledger/'],
  ledger_snapshot_mark: ['api/src/domains/ledger/'],
  credit_drop: ['api/src/domains/ledger/'],
  promotion: ['api/src/domains/pricing/'],
  promotion_grant: ['api/src/domains/pricing/'],
  promotion_use: ['api/src/domains/pricing/'],
  cart_promotion: ['api/src/domains/pricing/'],
  reward: rewards,
  rewards_member: rewards,
  rewards_occasion: rewards,
  draw: ['api/src/domains/draws/'],
  draw_ticket: ['api/src/domains/draws/'],
  lifecycle_grant: ['api/src/domains/lifecycle/'],
  points_offer: ['api/src/domains/pricing/'],
  points_offer_grant: ['api/src/domains/pricing/'],
  purchase_order: orders,
  order_line: orders,
  payment_attempt: payment,
  payment_event: payment,
  order_transaction: orders,
  order_event: orders,
  order_gift: ['api/src/domains/returns/'],
  order_refund: payment,
  order_return: ['api/src/domains/returns/'],
  order_return_event: ['api/src/domains/returns/'],
  return_pick_up: ['api/src/domains/returns/'],
  order_return_line: ['api/src/domains/returns/'],
  order_return_order: ['api/src/domains/returns/'],
  order_return_payment: ['api/src/domains/returns/'],
  piece_question: ['api/src/domains/questions/'],
  case_replacement: ['api/src/domains/cases/'],
  support_case: ['api/src/domains/cases/'],
  support_case_event: ['api/src/domains/cases/'],
  support_case_line: ['api/src/domains/cases/'],
  shipment: [...orders, 'api/src/domains/fulfillment/'],
  address: ['api/src/domains/addresses/'],
  cart_address: ['api/src/domains/addresses/'],
  zip_place: ['db/src/'],
  cart_shipping: ['api/src/domains/shipping/', ...cart],
  bundle: ['api/src/domains/shipping/'],
  email_verification: identity,
  seller_sale: earnings,
  payout_account: earnings,
  tax_form: ['api/src/domains/tax-forms/'],
  payout_code: earnings,
  order_code: ['api/src/domains/aftercare/'],
  payout: earnings,
  payout_event: earnings,
  payout_notice: earnings,
  charity_receipt: earnings,
  donation: earnings,
  cleanout_offer: kits,
  kit: kits,
  bag: [...kits, 'api/src/domains/bags/'],
  bag_event: kits,
  intake_item: ['api/src/domains/intake/'],
  prohibited_brand: ['api/src/domains/intake/'],
  shipment_event: [...orders, 'api/src/domains/fulfillment/'],
  shipment_label: [...orders, 'api/src/domains/fulfillment/'],
  photo_upload: ['api/src/domains/photos/'],
  page_picture: ['api/src/domains/photos/'],
  private_photo: ['api/src/domains/photos/'],
  goody_box: ['api/src/domains/goody-boxes/'],
  goody_piece: ['api/src/domains/goody-boxes/'],
  data_export: ['api/src/domains/privacy/'],
  deletion_request: ['api/src/domains/privacy/'],
  referral_code: ['api/src/domains/referrals/'],
  referral: ['api/src/domains/referrals/'],
  rescue_group: ['api/src/domains/rescues/'],
  rescue_box: ['api/src/domains/rescues/'],
  rescue_piece: ['api/src/domains/rescues/'],
  piece_bin: ['api/src/domains/bins/'],
  seller_return: ['api/src/domains/employee/'],
  job_event: ['api/src/domains/employee/'],
  person_search: ['api/src/domains/desk/'],
  desk_view: ['api/src/domains/desk/'],
  storefront: ['api/src/domains/storefront/'],
  follow: ['api/src/domains/storefront/'],
  analytics_event: ['api/src/domains/analytics/'],
  visit_day: ['api/src/domains/analytics/'],
  visit_day_visitor: ['api/src/domains/analytics/'],
  home_edit: ['api/src/domains/home-edits/'],
  home_edit_piece: ['api/src/domains/home-edits/'],
  follow_watch: ['api/src/domains/storefront/'],
  item_look: ['api/src/domains/image-search/'],
  image_search: ['api/src/domains/image-search/'],
  style_thread: ['api/src/domains/styling/'],
  style_turn: ['api/src/domains/styling/'],
  style_outfit: ['api/src/domains/styling/'],
  style_outfit_piece: ['api/src/domains/styling/'],
  style_word: ['api/src/domains/styling/'],
  favorite_list: ['api/src/domains/favorites/'],
  favorite_share: ['api/src/domains/favorites/'],
  favorite_watch: ['api/src/domains/favorites/'],
  auto_buy: ['api/src/domains/auto-buys/'],
  auto_buy_try: ['api/src/domains/auto-buys/'],
  saved_search: ['api/src/domains/saved-searches/'],
  saved_search_key: ['api/src/domains/saved-searches/'],
  saved_search_match: ['api/src/domains/saved-searches/'],
  search_change: ['api/src/domains/saved-searches/'],
  favorite: ['api/src/domains/favorites/'],
  recent_search: ['api/src/domains/suggestions/'],
  search_term: ['api/src/domains/suggestions/'],
  feature_flag: ['api/src/domains/experiments/'],
  flag_change: ['api/src/domains/experiments/'],
  experiment: ['api/src/domains/experiments/'],
  experiment_arm: ['api/src/domains/experiments/'],
  exposure: ['api/src/domains/experiments/'],
  arm_traffic: ['api/src/domains/experiments/'],
  experiment_change: ['api/src/domains/experiments/'],
  notification: ['api/src/domains/notifications/'],
  notification_delivery: ['api/src/domains/notifications/'],
  notification_setting: ['api/src/domains/notifications/'],
  subscription: ['api/src/domains/notifications/'],
  subscription_event: ['api/src/domains/notifications/'],
  subscription_rhythm: ['api/src/domains/notifications/'],
  invitation_refusal: ['api/src/domains/notifications/'],
  push_browser: ['api/src/domains/notifications/'],
  text_phone: ['api/src/domains/notifications/'],
  outbox: [...platform, 'search-indexer/src/'],
  idempotency_key: platform,
  sitemap_file: ['api/src/domains/seo/'],
  seed_run: ['db/src/'],
}

// Code that fills or maintains the database itself may write every table.
const exempt = /^db\/|^tools\//
const builder = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)(?:\s+as\s+\w+)?['"`]/g
const raw =
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?)\s+(?:public\.)?"?(\w+)"?|\bupdate\s+(?:public\.)?"?(\w+)"?(?:\s+(?:as\s+)?\w+)?\s+set\b/gi

/**
 * Returns a line for each statement that writes a table from outside its owner, or a table without an
 * owner.
 */
export function foreignWrites(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !exempt.test(path))
    .flatMap(({ path, text }) => {
      const source = { path, text: withoutComments(text) }
      return [...places(source, builder), ...places(source, raw)].flatMap(({ line, match }) => {
        const table = (match[1] ?? match[2] ?? '').toLowerCase()
        const owners = tableOwners[table]
        if (!owners)
          return path.endsWith('.db.ts')
            ? [
                `${path}:${line}: writes ${table}, which no owner is listed for (tools/checks/table-owners.ts)`,
              ]
            : []
        return owners.some((owner) => path.startsWith(owner))
          ? []
          : [`${path}:${line}: writes ${table}, owned by ${owners.join(' or ')}`]
      })
    })
}

/** Returns the tables that the migrations create and `tableOwners` does not list. */
export function unownedTables(migrations: readonly Source[]): string[] {
  return migrations
    .flatMap((source) =>
      places(source, /^\s*create table (?:if not exists )?(\w+)/gim).map(({ match }) => match[1] ?? ''),
    )
    .filter((table) => table !== 'migration' && !tableOwners[table])
}
