import { type Reading, read, unread } from './reading.ts'

const books = 'Numbers of the books. The money itself stands under payments, credit and payouts.'

/** Payments, credit, payouts, and what a person sends in and sells; the work of employees. */
export const moneyReadings: Readonly<Record<string, Reading>> = {
  gift_card_send: read(
    'Where gift cards were sent',
    'sent_to: Sent to; asked_at: Asked on; sent_at: Sent on',
  ),
  tax_form: read(
    // A copy ends in folders of downloads, so it carries no whole tax number.
    'Tax forms that you signed (this copy leaves out name, address and whole number, which stay sealed)',
    'business_class: Kind of taxpayer; tin_kind: Kind of number; tin_last4: Last digits; signed_on: Signed on; replaced_at: Replaced on',
  ),
  partner_person: unread('Says by numbers which partner’s stock you may look at.'),
  partner_contract: unread('Says by numbers which account a partner’s sales pay.'),
  order_transaction: read(
    'Payments of orders',
    'order_id: Order; happened_at: Day; kind: What; amount_cents: Amount; label: With',
  ),
  payment_attempt: read(
    'Tries to pay',
    'order_id: Order; started_at: Day; method: With; amount_cents: Amount; status: State',
  ),
  order_return_payment: read(
    'Payments of returns',
    'return_id: Return; order_id: Order; amount_cents: Amount; paid_at: Day',
  ),
  gift_card: read(
    'Gift cards',
    'face_value_cents: Worth; last4: Ends in; recipient_name: For; recipient_email: Their email; ' +
      'sender_name: From; sender_email: Your email; gift_message: Message; created_at: Bought on; delivered_at: Sent on',
  ),
  credit_drop: read('Credit', 'reason: For; granted_cents: Amount; created_at: Since; expires_at: Until'),
  ledger_account: unread(books),
  ledger_entry: unread(books),
  ledger_posting: read(
    'Movements of credit, points and earnings',
    'posted_at: Day; reason: What; order_id: Order',
  ),
  ledger_snapshot: unread(books),
  kit: read(
    'Bags that you ordered',
    'ordered_at: Ordered on; bag_type: Bag; service: Service; status: State; fee_cents: Fee; carrier: Carrier; ' +
      'tracking_out: To you; tracking_back: To us; ship_to: Sent to; email: Email',
  ),
  bag: read(
    'Bags that you sent in',
    'bag_number: Bag; created_at: Since; service: Service; status: State; pieces_counted: Pieces; ' +
      'received_at: Arrived on; done_at: Done on; fee_cents: Fee',
  ),
  bag_event: read('What happened with your bags', 'bag_id: Bag; happened_at: Day; kind: What'),
  intake_item: read(
    'Pieces from your bags',
    'item_number: Piece; bag_id: Bag; decision: Decision; decline_reason: Why; graded_at: Looked over on',
  ),
  item: read(
    'Pieces that you sell or sold',
    'item_number: Piece; bag_id: Bag; state: State; size_display: Size; condition: Condition; price_cents: Price; ' +
      'listed_at: On sale since; sold_at: Sold on',
  ),
  seller_sale: read(
    'Earnings',
    'item_number: Piece; bag_id: Bag; sold_at: Sold on; price_cents: Price; earnings_cents: You earn; ' +
      'selling_fee_cents: Our fee; bag_fee_cents: Fee of the bag; credit_cents: Credit on top; ' +
      'clawed_back_cents: Taken back',
  ),
  cleanout_offer: read('Offers for your next bag', 'incentive: Offer; offered_at: Day'),
  cleanout_survey: read(
    'What you told us about a clean-out',
    'answered_at: Day; score: Score; again: Again; better: Could be better; comment: Your words',
  ),
  direct_waitlist: read('Waiting to sell it yourself', 'email: Email; joined_at: Since'),
  direct_survey: read(
    'What you told us about selling',
    'answered_at: Day; sells: You sell; often: How often; places: Where; obstacle: What keeps you; may_write: We may write',
  ),
  direct_closet: read(
    'Your closet',
    'opened_at: Opened on; sends_from: Sends from; vacation_until: Away until',
  ),
  direct_listing: read(
    'Pieces that you list yourself',
    'item_number: Piece; status: State; note: Note; created_at: Begun on; submitted_at: Handed in on',
  ),
  third_party_seller: read('Your closet’s place', 'name: Name; city: City; state: State'),
  member_review: read('Ratings that you wrote', 'stars: Stars; words: Words; written_at: Day'),
  piece_offer: read('Offers that you made', 'status: State; began_at: Begun on; changed_at: Last changed'),
  piece_offer_item: read(
    'Pieces in these offers',
    'item_number: Piece; asking_cents: Price; agreed_cents: Agreed on',
  ),
  piece_offer_turn: read('What was said in offers', 'at: Day; by: By; amount_cents: Amount; words: Words'),
  payout_account: read(
    'Accounts for payouts',
    'method: At; email: Account; linked_at: Linked on; unlinked_at: Unlinked on',
  ),
  payout_code: unread('A code that lives for minutes while an account for payouts is linked.'),
  payout: read(
    'Payouts',
    'requested_at: Asked on; kind: As; amount_cents: Amount; bonus_cents: On top; label: To; status: State; ' +
      'settled_at: Settled on',
  ),
  payout_event: read('What happened with payouts', 'happened_at: Day; status: State'),
  charity_receipt: read(
    'Receipts for bags that you gave',
    'given_at: Day; amount_cents: Amount; pieces: Pieces; charity_id: To; receipt_number: Receipt',
  ),
  donation: read('Donations', 'given_at: Day; amount_cents: Amount; charity_id: To; receipt_number: Receipt'),
  desk_view: read('Lists that you saved at work', 'screen: Page; name: Name; created_at: Saved on'),
  person_search: unread('What an employee looked for names other people.'),
  role_grant: read('Your part in the shop', 'role: Part'),
}
