// What the values of a copy mean in words: the same words that the shop's own pages use for a state, a kind
// or a reason (decision 0240). Whatever has no entry here is free text, or reads well as it is.
import { deliveryLocationLabels } from '../../addresses/shown.ts'
import { autoBuyStopWords } from '../../auto-buys/words.ts'
import { caseStatusLabels } from '../../cases/words.ts'
import { declineWords } from '../../consignment/words.ts'
import { directListingLabels } from '../../direct-sell/listings.ts'
import { offerLabels } from '../../direct-sell/offers.ts'
import { reportLabels } from '../../direct-sell/sales.ts'
import { payoutStatusLabels } from '../../earnings/payout-states.ts'
import { businessClassLabels, tinKindLabels } from '../../earnings/tax-forms.ts'
import { carrierNames } from '../../fulfillment/carriers.ts'
import { scanLabels } from '../../fulfillment/carriers-scans.ts'
import { shipmentStatusLabels } from '../../fulfillment/shipment-states.ts'
import { goodyStatusLabels } from '../../goody-boxes/states.ts'
import { incentiveEffects } from '../../kits/incentives.ts'
import { bagStatusLabels, kitStatusLabels } from '../../kits/states.ts'
import { kindRows } from '../../notifications/subscriptions.ts'
import { orderStatusLabels, transactionKindLabels } from '../../orders/states.ts'
import { refundTitles } from '../../returns/choices.ts'
import { pickUpLabels, windowWords } from '../../returns/pick-up.ts'
import { returnReasonOf } from '../../returns/reasons.ts'
import { returnOutcomeLabels, returnStatusLabels } from '../../returns/states.ts'
import { reportActLabels, reportKindLabels } from '../../safety/reports.ts'
import { departmentLabels } from '../../vocabulary/departments.ts'
import { conditionLabels } from '../../vocabulary/items.ts'
import { pickUpWindows } from '../../vocabulary/returns.ts'
import { referralStatusLabels } from '../../vocabulary/rewards.ts'
import {
  directObstaclesLabels,
  directOftenLabels,
  directPlacesLabels,
  directSellsLabels,
} from '../../waitlist/survey.ts'
import { pageKindWords, visitWords } from './visit-words.ts'

type Words = Readonly<Partial<Record<string, string>>>

const service: Words = { standard: 'Standard', premium: 'Premium', donation: 'For charity' }
const rhythm: Words = { at_once: 'At once', daily: 'Once a day', weekly: 'Once a week' }
const channel: Words = {
  bell: 'On the site',
  email: 'By mail',
  push: 'On the screen',
  text: 'By text message',
}
const kinds: Words = Object.fromEntries(kindRows.map(({ kind, name }) => [kind, name]))
const payoutMethod: Words = {
  digital_wallet: 'To a wallet account',
  card_provider: 'To a card',
  bank_account: 'To a bank account',
  credit: 'As store credit',
  donation: 'Given to charity',
  charity: 'Given to charity',
}

/** Words for the values of "table.column"; "*.column" holds for every table that has no entry of its own. */
const valueWords: Readonly<Record<string, Words>> = {
  '*.delivery_location': deliveryLocationLabels,
  '*.carrier': carrierNames,
  '*.service': service,
  '*.rhythm': rhythm,
  'style_word.verdict': { liked: 'Yes', not_me: 'No' },
  '*.channel': channel,
  '*.condition': conditionLabels,
  '*.department': departmentLabels,
  '*.page_type': pageKindWords,
  'deletion_request.status': {
    asked: 'Not confirmed',
    waiting: 'Waits for its day',
    undone: 'Taken back',
    done: 'Done',
  },
  'auto_buy.stopped_why': autoBuyStopWords,
  'auto_buy_try.status': {
    ordered: 'Ordered, and waits for the payment',
    bought: 'Bought',
    failed: 'The payment failed',
    passed: 'Left to others',
  },
  'style_turn.author': { shopper: 'You', shop: 'Our stylist' },
  'referral.status': referralStatusLabels,
  'subscription.kind': kinds,
  'subscription_event.kind': kinds,
  'subscription_rhythm.kind': kinds,
  'subscription.state': { active: 'On', canceled: 'Off' },
  'subscription_event.state': { active: 'On', canceled: 'Off', not_active: 'Off' },
  'lifecycle_grant.occasion': {
    tier_up: 'You reached a tier',
    anniversary: 'A year with us',
    left_cart: 'A cart that you left',
    lapsed: 'You had not been here for a while',
    first_order: 'Your first order',
    loves_bags: 'You love bags',
  },
  'rewards_occasion.rule': {
    birthday: 'Your birthday',
    bag: 'A bag that came in',
    first_order: 'Your first order',
    points_end: 'Points that ended',
    points_notice: 'A reminder of points that end',
    tier_year: 'A new year of your tier',
  },
  'purchase_order.status': orderStatusLabels,
  'order_event.to_status': orderStatusLabels,
  'bundle.status': { open: 'Open', closing: 'Being closed', closed: 'Sent' },
  'shipment.status': shipmentStatusLabels,
  'shipment_event.kind': { ...scanLabels, label_printed: 'The label was printed' },
  'order_return.status': returnStatusLabels,
  'order_return.refund_type': refundTitles,
  'order_return_event.to_status': returnStatusLabels,
  'order_return_line.outcome': returnOutcomeLabels,
  'return_pick_up.status': pickUpLabels,
  'return_pick_up.time_window': Object.fromEntries(pickUpWindows.map((one) => [one, windowWords(one)])),
  'goody_box.status': goodyStatusLabels,
  'goody_piece.choice': { keep: 'You keep it', back: 'Goes back' },
  'support_case.status': caseStatusLabels,
  'support_case_event.kind': {
    told: 'You told us',
    chose: 'You chose how to settle it',
    paid: 'Paid',
    message: 'You wrote',
    reply: 'We wrote',
    note: 'We noted',
    taken: 'Somebody took the case',
    closed: 'Closed',
    proposed: 'We proposed something',
    approved: 'Approved',
    declined: 'Declined',
    claimed: 'We asked the carrier',
    carrier: 'The carrier answered',
    replaced: 'Another piece was sent',
    released: 'The other piece was packed',
    not_replaced: 'No other piece was sent',
    put_back: 'The case was put back for everybody',
    handed_over: 'The case was handed to a colleague',
  },
  'private_photo.use': {
    return: 'A return',
    return_outcome: 'What we found in a return',
    case: 'A case',
    image_search: 'A search by picture',
    direct_listing: 'A piece that you sell',
  },
  'listing_report.reason': reportLabels,
  'member_report.kind': reportKindLabels,
  'member_report.reason': reportLabels,
  'member_report.decision': reportActLabels,
  'tax_form.tin_kind': tinKindLabels,
  'tax_form.business_class': businessClassLabels,
  'order_transaction.kind': transactionKindLabels,
  'payment_attempt.status': {
    started: 'Begun',
    review: 'Looked at by a person',
    approval: 'Waits for your bank',
    authorized: 'Authorized',
    declined: 'Declined',
    abandoning: 'Being given up',
    abandoned: 'Given up',
  },
  'kit.bag_type': { bag: 'A bag by mail', label: 'A label to print' },
  'kit.status': kitStatusLabels,
  'bag.status': bagStatusLabels,
  'intake_item.decision': { accepted: 'Accepted', declined: 'Declined', review: 'Looked at again' },
  'item.state': {
    received: 'Arrived',
    processing: 'Being looked over',
    unaccepted: 'Not accepted',
    under_review: 'Looked at again',
    pending_listing: 'Nearly on sale',
    listed: 'On sale',
    pending_sale: 'Being bought',
    purchased: 'Sold',
    packed: 'Sold and packed',
    shipped: 'Sold and on its way',
    delivered: 'Sold and delivered',
    expired: 'Its time on sale is over',
    reclaimed: 'Back with you',
    on_auction: 'In an auction',
    delisted: 'Taken off sale',
    relisted: 'On sale under another number',
    transferred: 'Passed on',
    no_payout: 'Without a payout',
  },
  'cleanout_offer.incentive': Object.fromEntries(
    Object.entries(incentiveEffects).map(([name, { words }]) => [name, words]),
  ),
  'direct_survey.sells': directSellsLabels,
  'direct_survey.often': directOftenLabels,
  'direct_survey.places': directPlacesLabels,
  'direct_survey.obstacle': directObstaclesLabels,
  'direct_listing.status': directListingLabels,
  'piece_offer.status': offerLabels,
  'piece_offer_turn.by': { buyer: 'The buyer', seller: 'The seller' },
  'payout_account.method': payoutMethod,
  'payout.kind': payoutMethod,
  'payout.status': payoutStatusLabels,
  'payout_event.status': payoutStatusLabels,
  'desk_view.screen': { orders: 'Orders', pieces: 'Pieces' },
  'role_grant.role': {
    employee: 'You work here',
    processor: 'You look pieces over',
    support: 'You answer shoppers',
    admin: 'You look after the shop',
    p2p_seller: 'You sell from your closet',
    seller: 'You sell with us',
  },
}

const reasonWords = (code: string): string | undefined => returnReasonOf(code)?.label

/** Words that follow from a function instead of a table. */
const wordsBy: Readonly<Record<string, (code: string) => string | undefined>> = {
  'order_return_line.reason': reasonWords,
  'goody_piece.reason': reasonWords,
  'intake_item.decline_reason': declineWords,
  'analytics_event.name': visitWords,
  'visit_day_visitor.name': visitWords,
}

/**
 * Returns a value of a table's column in the words that the shop's pages use for it; undefined when the
 * column has none or does not know the value.
 */
export function wordsOfValue(table: string, column: string, value: string): string | undefined {
  const name = `${table}.${column}`
  const words = valueWords[name] ?? valueWords[`*.${column}`]
  return words && Object.hasOwn(words, value) ? words[value] : wordsBy[name]?.(value)
}
