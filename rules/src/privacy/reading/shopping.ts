import { type Reading, read, unread } from './reading.ts'

/** The cart, notifications, messages, rewards, and orders. */
export const shoppingReadings: Readonly<Record<string, Reading>> = {
  case_replacement: read(
    'Pieces that we replaced',
    'item_number: New piece; created_at: Promised on; released_at: Packed from; ended_at: Came to nothing on',
  ),
  cart: read('Your cart', 'created_at: Begun on; updated_at: Last changed'),
  cart_line: read('Pieces in your cart', 'item_number: Piece; added_at: Added on'),
  cart_address: read('Where the cart goes', 'email: Email; delivery_location: Leave it; delivery_note: Note'),
  cart_gift_card: read('Gift cards that you put into the cart', 'applied_at: Day'),
  cart_gift_card_line: read(
    'Gift cards that you want to buy',
    'amount_cents: Amount; recipient_name: For; recipient_email: Their email; sender_name: From; ' +
      'gift_message: Message; delivery_date: On',
  ),
  cart_promotion: read('Promotion in your cart', 'code: Code; reward: Reward; chosen_at: Chosen on'),
  cart_shipping: unread('Which of the ways of delivery is chosen in the cart, as a number.'),
  hold_queue: read(
    'Pieces that you wait for',
    'item_number: Piece; position: Place in the line; joined_at: Since',
  ),
  hold: read('Pieces that we hold for you', 'item_number: Piece; taken_at: From; expires_at: Until'),
  notification: read(
    'What we told you',
    'created_at: Day; title: Title; body: Words; item_number: Piece; read_at: Read on',
  ),
  notification_delivery: read('How we told you', 'channel: By; sent_at: Sent on; dropped: Not sent because'),
  notification_setting: read(
    'When we may tell you something',
    'time_zone: Time zone; quiet_from: Quiet from; quiet_until: Quiet until; paused_until: Paused until',
  ),
  subscription: read('Subscriptions', 'kind: About; channel: By; state: State; changed_at: Changed on'),
  subscription_event: read(
    'Changes of subscriptions',
    'kind: About; channel: By; state: State; source: Where; happened_at: Day',
  ),
  subscription_rhythm: read('How often we write', 'kind: About; rhythm: How often'),
  invitation_refusal: read('Addresses that get no invitations', 'email: Address; refused_at: Since'),
  contact_message: read(
    'Messages that you wrote to us',
    'created_at: Day; reference: Number; about: About; body: Message; name: Name; email: Email',
  ),
  rewards_member: read(
    'Your place in the rewards program',
    'birthday_month: Month of your birthday; birthday_day: Day of your birthday; courtesy_until: Tier given until',
  ),
  rewards_occasion: read('When rewards came', 'rule: For; happened_at: Day'),
  reward: read(
    'Rewards',
    'name: Reward; description: What you get; points: Points; granted_at: Since; ends_at: Until; used_at: Used on',
  ),
  referral_code: read('Your code for friends', 'code: Code; created_at: Since'),
  referral: read(
    'Invitations',
    'email: Sent to; status: State; sent_at: Sent on; joined_at: Joined on; bought_at: Bought on; rewarded_at: Rewarded on',
  ),
  promotion_grant: read('Promotions that we gave you', 'code: Code; granted_at: Since; ends_at: Until'),
  points_offer_grant: read('Offers of more points', 'cohort: Offer; ends_at: Until'),
  lifecycle_grant: read('Offers that we made you', 'occasion: Because of; granted_at: Day'),
  draw_ticket: read('Tickets in draws', 'number: Ticket; points: Points; taken_at: Day'),
  purchase_order: read(
    'Orders',
    'id: Order; placed_at: Ordered on; status: State; subtotal_cents: Pieces; discount_cents: Discount; ' +
      'shipping_cents: Delivery; fees_cents: Fees; tax_cents: Tax; duty_cents: Duty; total_cents: Total; ' +
      'credits_cents: Paid with credit; gift_cards_cents: Paid with gift cards; ' +
      'charged_cents: Charged; payment_label: Paid with; promo_code: Promotion; email: Email; ' +
      'ship_to: Sent to; bill_to: Billed to; canceled_at: Canceled on',
  ),
  order_line: read(
    'Pieces in your orders',
    'order_id: Order; item_number: Piece; price_cents: Price; discount_cents: Discount; net_cents: You paid; ' +
      'canceled_at: Canceled on',
  ),
  order_event: read('What happened with your orders', 'order_id: Order; happened_at: Day; to_status: State'),
  order_refund: read(
    'Refunds',
    'order_id: Order; amount_cents: Amount; requested_at: Asked on; paid_at: Paid on',
  ),
  order_code: read('Codes for orders', 'order_id: Order; created_at: Sent on'),
  bundle: read('Bundles', 'opened_at: Opened on; closed_at: Closed on; status: State'),
  shipment: read(
    'Parcels',
    'order_id: Order; carrier: Carrier; tracking_code: Tracking number; ship_from: From; status: State; ' +
      'shipped_at: Sent on; delivered_at: Delivered on',
  ),
  shipment_event: read(
    'Where parcels were',
    'shipment_id: Parcel; place: Place; kind: What; happened_at: Day',
  ),
  shipment_label: unread('Which of the carrier’s drivers printed the label.'),
  order_gift: read('Orders that are gifts', 'order_id: Order; code: Gift code; made_at: Made on'),
  order_return: read(
    'Returns',
    'number: Return; created_at: Asked on; status: State; total_cents: Paid back; refund_type: As; ' +
      'carrier: Carrier; tracking_code: Tracking number; sender_name: Sender; ship_from: From; paid_at: Paid on',
  ),
  order_return_event: read(
    'What happened with your returns',
    'return_id: Return; happened_at: Day; to_status: State',
  ),
  return_pick_up: read(
    'Pick-ups of returns',
    'return_id: Return; day: Day; time_window: Time; status: State; confirmation: The carrier’s number',
  ),
  order_return_line: read(
    'Pieces that you sent back',
    'return_id: Return; item_number: Piece; reason: Reason; difference: What differs; note: Your words; outcome: Result',
  ),
  order_return_order: unread('Which orders the pieces of a return came from; they stand beside the pieces.'),
  promotion_use: read(
    'Promotions that you used',
    'code: Code; order_id: Order; discount_cents: Saved; used_at: Day',
  ),
  auction: read('Auctions that you won', 'item_number: Piece; final_cents: Price; closed_at: Day'),
  auction_bid: read('Bids', 'auction_id: Piece; max_cents: Your highest bid; placed_at: Day'),
  goody_box: read(
    'Goody boxes',
    'asked_at: Asked on; status: State; budget_cents: Budget; note: Your words; stylist_note: The stylist’s words',
  ),
  goody_piece: read('Pieces in goody boxes', 'item_number: Piece; choice: You chose; reason: Why'),
  support_case: read(
    'Cases',
    'number: Case; created_at: Opened on; subject: About; status: State; order_id: Order; return_id: Return; ' +
      'total_cents: Paid; name: Name; email: Email; settled_at: Settled on',
  ),
  support_case_event: read(
    'What was written in cases',
    'case_id: Case; happened_at: Day; kind: What; body: Words',
  ),
  support_case_line: read('Pieces in cases', 'case_id: Case; item_number: Piece; difference: What differs'),
  piece_question: read(
    'Questions about pieces',
    'item_number: Piece; question: Question; asked_at: Asked on; answer: Answer; answered_at: Answered on',
  ),
  private_photo: read('Photos that you sent us', 'use: For'),
  photo_upload: read('Photos that you uploaded', 'created_at: Day; width: Width; height: Height'),
  listing_report: read(
    'Pieces that you reported',
    'item_number: Piece; reason: Reason; words: Your words; at: Day',
  ),
}
