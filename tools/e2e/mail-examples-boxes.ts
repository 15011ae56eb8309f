// One example of each mail about returns, auctions, goody boxes, kits and invitations.

import { auctionMail } from '@hemline/api/domains/auctions/mails.ts'
import { type GoodyBoxRow, goodyMailKinds } from '@hemline/api/domains/goody-boxes/goody-boxes.ts'
import { goodyMail } from '@hemline/api/domains/goody-orders/mail.ts'
import { cleanoutMail } from '@hemline/api/domains/kits/mails.ts'
import { invitationMail } from '@hemline/api/domains/referrals/mail.ts'
import { returnMail } from '@hemline/api/domains/returns/mail.ts'
import type { ReturnLineRow, ReturnRow } from '@hemline/api/domains/returns/returns.db.ts'
import { pickUpMailKinds, returnMailKinds } from '@hemline/api/domains/returns/steps.ts'
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { mailFirstName } from '@hemline/rules/identity/person-names.ts'
import { dateManners } from '@hemline/rules/manners/manners.ts'
import { at, link, longName, type MailExample, origin, to, wayOut } from './mail-example-words.ts'

const [dates] = dateManners
const firstName = 'Bartholomea-Wilhelmina'
const address = {
  fullName: `${firstName} Marlow`,
  line1: '1840 Linden St',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
}

/** A return of two pieces. */
export const back: ReturnRow = {
  id: 'r1',
  number: 40_917,
  user_id: 'u',
  visitor_id: null,
  email: to,
  form_key: 'k',
  source: 'own',
  sender: '1',
  sender_name: 'Mechanicsburg, PA',
  warehouse_id: 1,
  ship_from: { ...address, country: 'US', phone: null },
  status: 'initiated',
  refund_type: 'full_refund_with_free_return_shipping',
  restocking_waived: false,
  is_gift: false,
  pays_at_first_scan: true,
  total_cents: 141_020,
  money: {
    sums: [
      { key: 'pieces', label: 'What you paid for 2 pieces, after offers', amount: cents(141_418) },
      { key: 'restocking', label: 'Restocking fee, 2 pieces', amount: cents(-398) },
    ],
    to: [{ key: 'card', label: 'Visa ending in 4242', amount: cents(141_020) }],
  },
  carrier: null,
  tracking_code: null,
  created_at: at,
  drop_off_by: at,
  first_scan_at: null,
  received_at: null,
  processed_at: null,
  paid_at: null,
  completed_at: null,
  canceled_at: null,
  box_id: null,
  case_id: null,
}
const line: ReturnLineRow = {
  return_id: 'r1',
  order_line_id: 'l1',
  order_id: 'o1',
  item_number: 1,
  reason: 'too_small',
  difference: null,
  note: null,
  photo_ids: [],
  is_open: false,
  outcome: 'accepted_less',
  outcome_reason: 'A seam at the left sleeve is open, which the pictures of the piece don’t show.',
  outcome_photo_ids: [],
  offered_cents: 80_000,
  offer_accepted: null,
  relisted_as: null,
  sent_back_code: '1Z999AA10123456784',
}
/** The pieces of that return. */
export const pieces = [{ name: longName, note: 'It is too small' }, { name: 'Ostra leather boots' }]

/** Credit that was paid at the first scan, and of which an inspection took a part. */
const takenBack: ReturnRow = {
  ...back,
  refund_type: 'noncashoutable_credit_refund',
  total_cents: 61_418,
  money: {
    sums: [
      { key: 'pieces', label: 'What you paid for 2 pieces, after offers', amount: cents(141_418) },
      { key: 'taken', label: 'Taken back for a piece that we sent back', amount: cents(-80_000) },
    ],
    to: [{ key: 'credit', label: 'Shop credit', amount: cents(61_418) }],
  },
}

const returns = returnMailKinds.map(
  (kind): MailExample => [
    `a return: ${kind}`,
    async () => {
      const label = kind === 'created' || kind === 'labeled' ? link : null
      const row = { ...back, money: { ...back.money, because: 'late' as const } }
      const facts = { line, pieceName: longName, pieces, label, query: '', origin, dates }
      const letter = { ...facts, row: kind === 'taken_back' ? takenBack : row }
      return (await returnMail(kind, letter)).letter
    },
  ],
)
const returnByPost: MailExample = [
  'a return that its shopper posts',
  async () => {
    const row = { ...back, refund_type: 'full_refund' as const }
    return (await returnMail('created', { row, line, pieces, label: null, query: '', origin, dates })).letter
  },
]

const pickUp = { day: '2026-12-01', time_window: 'morning' as const, confirmation: 'UPS-40917338' }
const pickUps = pickUpMailKinds.map(
  (kind): MailExample => [
    `the pick-up of a return: ${kind.replace('pick_up', 'booked').replace('booked_', '')}`,
    async () => {
      const label = kind === 'pick_up' ? link : null
      const row = { ...back, carrier: 'ups' as const }
      return (
        await returnMail(kind, { row, line: undefined, pieces, label, query: '', pickUp, origin, dates })
      ).letter
    },
  ],
)

const bid = {
  email: to,
  first_name: firstName,
  item_number: 1,
  brand: 'Proenza Schouler White Label',
  title: 'Asymmetric cotton-jacquard midi dress with a belt',
  status: 'awaiting_payment' as const,
  price_cents: 125_499,
  ends_at: at,
  winner_id: 'u',
  pays_until: at,
  name: longName,
  origin,
  dates,
}

const box: GoodyBoxRow = {
  id: 'b1',
  user_id: 'u',
  form_key: 'k',
  status: 'with_you',
  departments: ['women'],
  kinds: [],
  budget_cents: 40_000,
  note: '',
  stylist_note: 'For the office and for June: linen, and one dress that you would not choose yourself.',
  asked_at: at,
  approved_by: null,
  approved_at: at,
  offer_ends_at: at,
  order_id: 'o1',
  placed_at: at,
  authorized_at: at,
  renewals: 0,
  charged_early_at: null,
  shipped_at: at,
  delivered_at: at,
  keep_by: at,
  reminded: 0,
  decided_at: null,
  settling_at: null,
  settled_at: null,
  ended_at: null,
  canceled_by: null,
  canceled_because: 'A zip broke while we packed it, and nothing else of your size is as good.',
}
const goodyFacts = {
  dates,
  box,
  pieces: 3,
  kept: 1,
  reserved: '$1,414.18',
  charged: '$159.19',
  card: 'Visa ending in 4242',
  inside: [
    { name: longName, note: 'Size 12 Petite · because you love jacquard', value: '$1,254.99' },
    { name: 'Ostra leather boots', note: 'US 8 · like a pair that you kept', value: '$159.19' },
  ],
}
const reader = { to, firstName: mailFirstName(firstName), origin }
const goody = goodyMailKinds.map(
  (kind): MailExample => [
    `a goody box: ${kind}`,
    async () => (await goodyMail(kind, goodyFacts, reader)).letter,
  ],
)
const lostBox: MailExample = [
  'a goody box that got lost',
  async () => {
    const lost = { ...box, status: 'settled' as const, delivered_at: null }
    return (await goodyMail('settled', { ...goodyFacts, box: lost }, reader)).letter
  },
]

const kit: KitRow = {
  id: 'k1',
  seller_id: 'u',
  visitor_id: null,
  email: null,
  bag_type: 'bag',
  service: 'premium',
  status: 'ordered',
  way: 'account',
  incentives: ['consignment_window_extended', 'payout_booster_15'],
  partner_id: null,
  partner_slug: null,
  partner_name: null,
  partner_about: null,
  charity_id: 1,
  charity_slug: 'open-door-fund',
  charity_name: 'Women’s Shelter of Alameda County',
  charity_about: null,
  rest_choice: 'donate',
  fee_cents: 3499,
  ship_to: address,
  sender: null,
  label_code: 'HB7300009003',
  warehouse_id: 1,
  carrier: null,
  tracking_out: null,
  tracking_back: null,
  ordered_at: at,
  shipped_at: null,
  delivered_at: null,
  sent_back_at: null,
  received_at: null,
  ended_at: null,
  bag_id: 'bag',
  bag_number: 730_000_900,
  bag_status: 'ordered',
}
const bagFacts = {
  to,
  isMember: true,
  firstName: mailFirstName(firstName),
  origin,
  kit,
  labelUrl: null,
  states: { listed: 12, sold: 3, unaccepted: 5 },
  out: wayOut,
}

/** Each of these mails by what it is about. */
export const boxMailExamples: readonly MailExample[] = [
  ...returns,
  returnByPost,
  ...pickUps,
  ...(['outbid', 'won', 'passed'] as const).map(
    (kind): MailExample => [`an auction: ${kind}`, () => auctionMail(kind, bid)],
  ),
  ...goody,
  lostBox,
  ...(['ordered', 'received', 'done'] as const).map(
    (kind): MailExample => [`a kit: ${kind}`, () => cleanoutMail(kind, bagFacts)],
  ),
  [
    'a label to print for a bag',
    () =>
      cleanoutMail('ordered', {
        ...bagFacts,
        kit: { ...kit, bag_type: 'label', ship_to: null },
        labelUrl: link,
      }),
  ],
  ['a kit that a guest ordered', () => cleanoutMail('ordered', { ...bagFacts, isMember: false })],
  ...[false, true].map((reminder): MailExample => {
    const invitation = {
      to,
      from: 'Bartholomea-Wilhelmina M.',
      reminder,
      code: 'ADA-4711',
      token: 'a.b',
      origin,
    }
    return [`an invitation${reminder ? ' once more' : ''}`, () => invitationMail(invitation)]
  }),
]
