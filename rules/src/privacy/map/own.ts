// What is a person's own: deleted whole, or emptied where other rows need the row to stay.
import type { TableMap } from './table-map.ts'

const gone = 'It serves nobody but you.'
const member = { user: 'user_id' } as const
const either = { user: 'user_id', visitor: 'visitor_id' } as const
const ofCart = { of: [{ table: 'cart', column: 'cart_id' }] } as const

/** A table whose rows of a person are deleted; `personal` and `none` are its columns. */
const own = (
  topic: TableMap['topic'],
  link: NonNullable<TableMap['link']>,
  columns: { personal: string; none?: string; hidden?: string; why?: string },
): TableMap => ({
  topic,
  link,
  rows: 'delete',
  why: columns.why ?? gone,
  erase: columns.personal,
  ...(columns.none ? { none: columns.none } : {}),
  ...(columns.hidden ? { hidden: columns.hidden } : {}),
})

export const ownTables: Readonly<Record<string, TableMap>> = {
  user_account: {
    topic: 'account',
    link: { user: 'id' },
    why: 'The row stays as a number without a name, because orders and money in the books refer to it.',
    keep: 'id country_id',
    erase:
      'visitor_id legal_accepted_at legal_version heard_from_source mdc_override email_verified_at do_not_sell_at',
    anonymise: {
      email: 'own_mail',
      password_hash: 'empty',
      first_name: 'first_name',
      last_name: 'last_name',
    },
    none: 'banned loyalty_tier free_shipping_threshold_cents first_purchase_at last_purchase_at created_at leaving_at erased_at',
    hidden: 'password_hash',
  },
  visitor: own(
    'account',
    { visitor: 'id' },
    {
      personal:
        'id token_hash last_seen_at referral_code referral_context referrer utm_campaign do_not_sell_at country_id',
      none: 'created_at',
      hidden: 'token_hash',
      why: 'The cookie of your browser means nothing afterwards. A browser that others use too keeps its number.',
    },
  ),
  session: own('account', member, {
    personal: 'token_hash user_id created_at last_used_at expires_at confirmed_at user_agent kept_by_client',
    hidden: 'token_hash',
  }),
  profile_change: own('account', member, {
    personal: 'user_id changed_by changed_at mdc_override reason',
    none: 'id',
    hidden: 'changed_by',
    why: 'It says which warehouse an employee chose for you, and why.',
  }),
  // The codes go with the second step: the database deletes them with it.
  recovery_code: own('account', member, {
    personal: 'user_id code_hash used_at',
    hidden: 'code_hash',
  }),
  account_browser: own('account', member, { personal: 'user_id visitor_id first_at' }),
  second_step: own('account', member, {
    personal: 'user_id secret begun_at on_since last_counter',
    hidden: 'secret last_counter',
  }),
  log_in_challenge: own('account', member, {
    personal: 'token_hash user_id created_at expires_at tries',
    hidden: 'token_hash',
  }),
  legal_acceptance: own('account', member, { personal: 'user_id version accepted_at' }),
  passkey: own('account', member, {
    personal: 'credential_id id user_id public_key counter transports name created_at last_used_at',
    hidden: 'credential_id public_key counter',
  }),
  passkey_challenge: own('account', member, {
    personal: 'challenge_hash user_id expires_at',
    hidden: 'challenge_hash',
  }),
  account_phone: own('account', member, { personal: 'user_id phone confirmed_at' }),
  phone_change: own('account', member, {
    personal: 'user_id phone code_hash salt',
    none: 'asked_at tries expires_at',
    hidden: 'code_hash salt',
  }),
  payment_customer: own('account', member, {
    personal: 'user_id reference',
    none: 'driver',
    hidden: 'reference',
    why: 'The payment processor is told to forget your ways to pay, too.',
  }),
  saved_method: own('account', member, {
    personal: 'user_id reference label last4 expires_month expires_year fingerprint',
    none: 'id driver type is_default created_at last_used_at',
    hidden: 'reference fingerprint',
    why: 'The payment processor is told to forget your ways to pay, too.',
  }),
  password_reset: own('account', member, {
    personal: 'token_hash user_id created_at expires_at used_at',
    hidden: 'token_hash',
  }),
  email_verification: own('account', member, {
    personal: 'token_hash user_id email created_at expires_at used_at is_change',
    hidden: 'token_hash',
  }),
  email_change: own('account', member, {
    personal: 'user_id email',
    none: 'asked_at expires_at',
  }),
  data_export: own('account', member, {
    personal: 'user_id',
    none: 'id status asked_at made_at ends_at bytes',
    why: 'The files of an export are deleted with its row, and after 7 days in any case.',
  }),
  deletion_request: {
    topic: 'account',
    link: { user: 'user_id', email: 'email' },
    why: 'The shop has to be able to show that it deleted what you asked for. The address is gone, the dates stay.',
    keep: 'user_id',
    erase: 'email token_hash token_ends_at',
    none: 'id status asked_at confirmed_at erase_at ended_at',
    hidden: 'token_hash',
  },
  address: own('addresses', either, {
    personal: 'visitor_id user_id full_name line1 line2 city state zip country phone delivery_location',
    none: 'id type is_default created_at hidden_at',
  }),
  client_setting: own('settings', either, {
    personal: 'visitor_id user_id category name value',
    none: 'updated_at',
  }),
  size_profile: own('settings', member, {
    personal:
      'user_id department enabled include_equivalents include_maternity include_petite include_tall sizing_ids',
    none: 'updated_at',
  }),
  child_sizes: own('settings', member, { personal: 'user_id name sizing_ids', none: 'id updated_at' }),
  body_measure: own('settings', member, { personal: 'user_id measure inches', none: 'taken_at' }),
  fit_cutoff: own('settings', member, { personal: 'user_id', none: 'forgotten_at' }),
  push_browser: own('settings', member, {
    personal: 'endpoint user_id p256dh auth user_agent',
    none: 'created_at',
    hidden: 'endpoint p256dh auth',
  }),
  text_phone: own('settings', member, {
    personal: 'user_id phone agreed_to code_hash salt',
    none: 'asked_at tries expires_at confirmed_at',
    hidden: 'code_hash salt',
  }),
  storefront: own('settings', member, {
    personal: 'user_id code name shows_pieces is_open',
    none: 'changed_at',
    why: 'Your public page closes.',
  }),
  favorite: own('favorites', either, {
    personal: 'visitor_id user_id item_number list_id',
    none: 'created_at price_cents told_at told_price_cents',
  }),
  favorite_list: own('favorites', member, { personal: 'user_id name', none: 'id created_at' }),
  favorite_share: own('favorites', member, {
    personal: 'code user_id list_id shows_name',
    none: 'created_at revoked_at',
    why: 'Links to your lists stop working.',
  }),
  follow: own(
    'favorites',
    { user: 'user_id', of: [{ table: 'user_account', column: 'seller_id' }] },
    {
      personal: 'user_id brand_id seller_id',
      none: 'id created_at',
    },
  ),
  recent_search: own('searches', either, {
    personal: 'visitor_id user_id text text_key found',
    none: 'id searched_at',
  }),
  style_thread: own('searches', either, {
    personal: 'visitor_id user_id title brief',
    none: 'id created_at updated_at',
    why: 'Your style chats go with all that was said in them; a link to an outfit stops working.',
  }),
  style_turn: own(
    'searches',
    { of: [{ table: 'style_thread', column: 'thread_id' }] },
    { personal: 'thread_id words question', none: 'id position author created_at' },
  ),
  style_outfit: own(
    'searches',
    { of: [{ table: 'style_thread', column: 'thread_id' }] },
    { personal: 'thread_id name line reasons shared_at', none: 'id turn_id position' },
  ),
  style_outfit_piece: own(
    'searches',
    { of: [{ table: 'style_outfit', column: 'outfit_id' }] },
    { personal: 'outfit_id slot item_number', none: 'position' },
  ),
  style_word: own('searches', either, {
    personal: 'visitor_id user_id key value verdict',
    none: 'id said_at',
    why: 'What you said of your style, so that outfits suit you.',
  }),
  image_search: own('searches', either, {
    personal: 'visitor_id user_id source upload_id finds shared_at',
    none: 'id photo_id width height created_at expires_at',
    why: 'The pictures that you searched with. They are deleted after an hour anyway.',
  }),
  analytics_event: own('visits', either, {
    personal: 'visitor_id user_id session_id facts',
    none: 'id received_at happened_at kind name page_type platform',
    why: 'Which pages you opened and what you pressed there. Each is deleted after a year anyway.',
  }),
  visit_day_visitor: own(
    'visits',
    { visitor: 'visitor_id' },
    {
      personal: 'visitor_id',
      none: 'day name page_type times',
      why: 'How often you opened pages of a kind on a day. Each is deleted after a week anyway.',
    },
  ),
  saved_search: own('searches', member, {
    personal: 'user_id name name_key path filters text query rhythm channels',
    none: 'id paused_at created_at updated_at looked_at',
  }),
  saved_search_key: own(
    'searches',
    { of: [{ table: 'saved_search', column: 'search_id' }] },
    {
      personal: 'key search_id from_cents to_cents',
    },
  ),
  auto_buy: own('searches', member, {
    personal:
      'search_id user_id most_cents pieces_most ends_at saved_method_id address_id final_sale query stop_code',
    none: 'agreed_at stopped_at stopped_why',
    hidden: 'stop_code query',
  }),
  auto_buy_try: own('searches', member, {
    personal: 'search_id user_id item_number order_id total_cents why',
    none: 'id matched_at agreed_at status tried_at',
  }),
  saved_search_match: own(
    'searches',
    { of: [{ table: 'saved_search', column: 'search_id' }] },
    {
      personal: 'search_id item_number',
      none: 'price_cents kind was_cents matched_at',
    },
  ),
  cart: own('cart', either, { personal: 'visitor_id user_id', none: 'id created_at updated_at' }),
  cart_line: own('cart', ofCart, { personal: 'cart_id item_number kind', none: 'id added_at' }),
  cart_address: own('cart', ofCart, {
    personal: 'cart_id shipping_address_id billing_address_id email delivery_location delivery_note',
    none: 'updated_at',
  }),
  cart_gift_card: own('cart', ofCart, {
    personal: 'cart_id gift_card_id token',
    none: 'applied_at',
    hidden: 'token',
  }),
  cart_gift_card_line: own('cart', ofCart, {
    personal:
      'cart_id amount_cents delivery_method delivery_date time_zone recipient_name recipient_email sender_name gift_message',
    none: 'id template_id added_at',
  }),
  cart_promotion: own('cart', ofCart, { personal: 'cart_id code reward skip_auto', none: 'chosen_at' }),
  cart_shipping: own('cart', ofCart, { personal: 'cart_id delivery_key option_id', none: 'chosen_at' }),
  hold_queue: own('cart', ofCart, {
    personal: 'cart_id item_number network',
    none: 'position joined_at',
    hidden: 'network',
  }),
  notification: own('notifications', member, {
    personal: 'user_id kind key title body link item_number amount_cents data',
    none: 'id created_at in_bell read_at planned_at',
  }),
  notification_delivery: own('notifications', member, {
    personal: 'notification_id user_id channel message_id failure',
    none: 'due_at sent_at dropped leased_until tries',
  }),
  notification_setting: own('notifications', member, {
    personal: 'user_id time_zone quiet_from quiet_until paused_until',
    none: 'changed_at',
  }),
  subscription: own('notifications', member, {
    personal: 'user_id kind channel state source',
    none: 'changed_at',
  }),
  subscription_event: own('notifications', member, {
    personal: 'user_id kind channel state source',
    none: 'id happened_at',
  }),
  subscription_rhythm: own('notifications', member, { personal: 'user_id kind rhythm' }),
  invitation_refusal: own(
    'notifications',
    { email: 'email' },
    {
      personal: 'email',
      none: 'refused_at',
      why: 'An address whose owner wanted no invitations. Afterwards friends can invite the address again.',
    },
  ),
  contact_message: own(
    'messages',
    { user: 'user_id', email: 'email' },
    {
      personal: 'user_id name email about body',
      none: 'id reference topic created_at',
    },
  ),
  rewards_member: own('rewards', member, {
    personal: 'user_id birthday_month birthday_day courtesy_tier',
    none: 'birthday_told_at tier_since courtesy_until',
  }),
  rewards_occasion: own('rewards', member, { personal: 'user_id rule occasion', none: 'happened_at' }),
  reward: own('rewards', member, {
    personal: 'user_id used_by_order used_by_return',
    none: 'id kind type name description granted_at ends_at used_at points',
    why: 'Rewards that you have not used end with the account.',
  }),
  referral_code: own('rewards', member, {
    personal: 'user_id code',
    none: 'created_at',
    why: 'Your invitation link stops working.',
  }),
  promotion_grant: own('rewards', member, { personal: 'user_id code', none: 'granted_at ends_at' }),
  points_offer_grant: own('rewards', member, { personal: 'user_id', none: 'cohort ends_at' }),
  lifecycle_grant: own('rewards', member, {
    personal: 'user_id occasion key',
    none: 'cohort invites granted_at',
  }),
}
