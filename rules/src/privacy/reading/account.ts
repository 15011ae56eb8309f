import { type Reading, read, readCounted, unread } from './reading.ts'

/** The account, its addresses, settings, favorites, searches and visits. */
export const accountReadings: Readonly<Record<string, Reading>> = {
  user_account: read(
    'Your account',
    'first_name: First name; last_name: Last name; email: Email; created_at: Joined on; ' +
      'email_verified_at: Email confirmed on; legal_accepted_at: Terms accepted on; ' +
      'first_purchase_at: First order; last_purchase_at: Last order; ' +
      'heard_from_source: Where you heard of us; do_not_sell_at: Asked not to be sold on',
  ),
  visitor: read(
    'Browsers that you use',
    'created_at: First visit; last_seen_at: Last visit; referrer: Came from; ' +
      'utm_campaign: Campaign; referral_code: Came with the code; referral_context: The link said; do_not_sell_at: Asked not to be sold on',
  ),
  session: read(
    'Where you are logged in',
    'user_agent: Browser; created_at: Logged in on; last_used_at: Last used; expires_at: Ends on',
  ),
  profile_change: read('Changes to your account by our staff', 'changed_at: Day; reason: Reason'),
  recovery_code: read('Recovery codes that you used', 'used_at: Used on'),
  account_browser: read('Browsers that you logged in with', 'first_at: First on'),
  second_step: read('Second step of the log-in', 'begun_at: Begun on; on_since: On since'),
  log_in_challenge: read('Log-ins that wait for the second step', 'created_at: Begun on; tries: Tries'),
  login_throttle: read(
    'Log-ins that failed',
    'failures: Times; window_started_at: Since; blocked_until: Paused until',
  ),
  legal_acceptance: read('Terms that you accepted', 'version: Version; accepted_at: Accepted on'),
  passkey: read('Passkeys', 'name: Name; created_at: Made on; last_used_at: Last used'),
  passkey_challenge: unread('A number that lives for minutes while a passkey is asked for.'),
  password_reset: read('Requests for a new password', 'created_at: Asked on; used_at: Used on'),
  email_verification: read(
    'Confirmations of your email address',
    'email: Address; created_at: Sent on; used_at: Confirmed on',
  ),
  email_change: read('A new email address that waits', 'email: Address; asked_at: Asked on'),
  data_export: read('Copies of your data', 'asked_at: Asked for on; made_at: Made on; ends_at: Kept until'),
  deletion_request: read(
    'Requests to delete your data',
    'email: Address; asked_at: Asked on; confirmed_at: Confirmed on; ended_at: Ended on; status: State',
  ),
  address: read(
    'Addresses',
    'full_name: Name; line1: Street; line2: Apartment; city: City; state: State; zip: ZIP code; ' +
      'country: Country; phone: Phone; delivery_location: Leave it; is_default: First choice',
  ),
  client_setting: read('Choices on this site', 'name: Choice; value: Set to; updated_at: Changed on'),
  size_profile: read(
    'My sizes',
    'department: Department; sizing_ids: Sizes; enabled: In use; include_equivalents: Similar sizes too; ' +
      'include_petite: Petite; include_tall: Tall; include_maternity: Maternity',
  ),
  child_sizes: read('Children’s sizes', 'name: Name; sizing_ids: Sizes; updated_at: Changed on'),
  body_measure: read('Your measurements', 'measure: Measure; inches: Inches; taken_at: Taken on'),
  fit_cutoff: read('When you made us forget how pieces fit', 'forgotten_at: Day'),
  push_browser: read('Browsers that get notifications', 'user_agent: Browser; created_at: Since'),
  account_phone: read('Your phone', 'phone: Number; confirmed_at: Confirmed on'),
  phone_change: read('A new phone number that waits', 'phone: Number; asked_at: Asked on'),
  payment_customer: unread('The name under which the payment processor keeps your ways to pay.'),
  saved_method: read(
    'Ways to pay that you saved',
    'label: Card or account; last4: Last digits; expires_month: Ends in month; expires_year: Ends in year; ' +
      'is_default: First choice; created_at: Saved on; last_used_at: Last used',
  ),
  visit_day_visitor: read(
    'Pages that you opened before, by day',
    'day: Day; name: What; page_type: Page; times: Times',
  ),
  text_phone: read('Your phone for texts', 'phone: Number; agreed_to: Agreed to; confirmed_at: Confirmed on'),
  storefront: read(
    'Your public page',
    'name: Name; code: Address; is_open: Open; shows_pieces: Shows pieces; changed_at: Changed on',
  ),
  member_block: read('People whom you blocked', 'at: Blocked on'),
  member_report: read(
    'What you reported of people and their words',
    'kind: Of; reason: Reason; words: Words; at: Day; decision: What came of it',
  ),
  exposure: read(
    'Versions of pages that you saw',
    'experiment_key: Test; arm: Version; first_at: First seen on',
  ),
  favorite: read(
    'Favorites',
    'item_number: Piece; list_id: List; price_cents: Price then; created_at: Added on',
  ),
  favorite_list: read('Lists of favorites', 'name: Name; created_at: Made on'),
  favorite_share: read(
    'Lists that you shared',
    'list_id: List; code: Code of the link; created_at: Shared on; revoked_at: Ended on',
  ),
  follow: read('Follows', 'brand_id: Brand; created_at: Followed since'),
  recent_search: read('Recent searches', 'text: Searched for; found: Found; searched_at: Day'),
  style_thread: read('Style chats', 'title: About; brief: Wish; created_at: Begun on'),
  style_turn: read(
    'What was said in style chats',
    'thread_id: Chat; author: By; words: Words; question: Question; created_at: Day',
  ),
  style_outfit: read(
    'Outfits that we suggested',
    'thread_id: Chat; name: Name; line: In a line; reasons: Why',
  ),
  style_outfit_piece: read('Pieces of these outfits', 'outfit_id: Outfit; item_number: Piece'),
  style_word: read('What you said of your style', 'value: Trait; verdict: Is it yours; said_at: Said on'),
  image_search: read('Pictures that you searched with', 'created_at: Day; expires_at: Deleted on'),
  analytics_event: readCounted(
    'Pages that you opened and what you pressed in the last days',
    'happened_at: Day; name: What; page_type: Page',
    'Times',
  ),
  saved_search: read(
    'Saved searches',
    'name: Name; text: Words; rhythm: Told; channels: Told by; created_at: Saved on; paused_at: Paused on',
  ),
  saved_search_key: unread(
    'The same searches again, in the form in which new pieces are compared with them.',
  ),
  auto_buy: read(
    'Searches that buy by themselves',
    'search_id: Search; most_cents: Highest price; pieces_most: Pieces at most; ends_at: Until; ' +
      'final_sale: Final sale too; agreed_at: Agreed on; stopped_at: Stopped on; stopped_why: Stopped for',
  ),
  auto_buy_try: read(
    'Pieces that your searches bought, or left to others',
    'search_id: Search; item_number: Piece; status: What became of it; why: Why; total_cents: Total; tried_at: Day',
  ),
  saved_search_match: read(
    'Pieces that your searches found',
    'search_id: Search; item_number: Piece; price_cents: Price; matched_at: Found on',
  ),
}
