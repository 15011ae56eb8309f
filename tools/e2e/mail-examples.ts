// One example of each mail that the shop composes from facts alone, with names as long as the longest ones.

import { orderCodeMail } from '@hemline/api/domains/aftercare/cancel-code-mail.ts'
import { contactConfirmation } from '@hemline/api/domains/company/mails.ts'
import { accountLinkedMail, codeMail, payoutMail } from '@hemline/api/domains/earnings/mails.ts'
import type { PayoutToMail } from '@hemline/api/domains/earnings/payouts.db.ts'
import { receiptMail } from '@hemline/api/domains/earnings/receipts.ts'
import { saleMail } from '@hemline/api/domains/earnings/sale-mails.ts'
import { giftCardMail, giftCardPrintMail } from '@hemline/api/domains/gift-cards/mails.ts'
import {
  changeEmailMail,
  emailChangedMail,
  emailHasAccountMail,
  passwordChangedMail,
  passwordMail,
  securityMail,
  verifyMail,
} from '@hemline/api/domains/log-in/mails.ts'
import { type ToldThing, toldMail } from '@hemline/api/domains/notifications/told-mail.ts'
import { bundleMail } from '@hemline/api/domains/orders/mails/bundle-mail.ts'
import type { OrderMailFacts } from '@hemline/api/domains/orders/mails/mail-parts.ts'
import { orderLinkMail } from '@hemline/api/domains/orders/mails/order-link-mail.ts'
import { orderMail } from '@hemline/api/domains/orders/mails/order-mail.ts'
import { confirmMail, exportMail, waitingMail } from '@hemline/api/domains/privacy/mails.ts'
import { boughtWords, pausedWords, stopBuyingLabel, stopBuyingPath } from '@hemline/rules/auto-buys/words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import { orderMailKinds } from '@hemline/rules/vocabulary/orders.ts'
import { at, link, longName, type MailExample, origin, to, wayOut } from './mail-example-words.ts'
import { boxMailExamples } from './mail-examples-boxes.ts'
import { careMailExamples } from './mail-examples-care.ts'

const tracking = { code: '1Z999AA10123456784', url: `${origin}/shipment/order/1/p1` }
const order: OrderMailFacts = {
  to,
  firstName: mailName('Bartholomea-Wilhelmina'),
  label: 'A1B2-C3D4',
  url: `${origin}/my/orders/1`,
  pieces: [
    { name: longName, note: 'Size 12 Petite', net: 125_499, canceled: false, parcel: 'p1' },
    { name: 'Ostra leather boots', note: 'US 8', net: 15_919, canceled: true, parcel: 'p1' },
  ],
  parcels: [
    {
      id: 'p1',
      source: 'own',
      from: 'Mechanicsburg, PA',
      arrives: 'Nov 27–29',
      gone: true,
      delivered: true,
      lost: true,
      tracking,
    },
  ],
  sums: {
    subtotal: 141_418,
    discount: 1000,
    shipping: 699,
    fees: feeRows(129),
    tax: 2423,
    duty: 0,
    total: 143_669,
  },
  credits: 500,
  giftCards: 1500,
  charged: 141_669,
  released: 0,
  captured: 141_669,
  chargedAtOnce: false,
  rescue: false,
  hasAccount: true,
  replacement: false,
  left: 0,
  paidWith: 'Visa ending in 4242',
  bundle: null,
  bundleShips: 'Nov 28',
  returned: [{ label: 'Visa ending in 4242', amount: 6499, day: 'Dec 3' }],
  shipTo: ['Bartholomea-Wilhelmina Marlow', '1840 Linden St', 'Oakland, CA 94607'],
}

const bought: ToldThing = {
  id: 'bought',
  kind: 'order',
  ...boughtWords({ piece: longName, search: longName, total: cents(125_499) }),
  link: '/my/orders/1',
  amount_cents: 125_499,
  also: { label: stopBuyingLabel, path: stopBuyingPath('a-long-code-0123456789abcdef') },
}
const paused: ToldThing = {
  id: 'paused',
  kind: 'order',
  ...pausedWords(longName, 'declined'),
  link: '/saved/searches',
  amount_cents: null,
}
const told = (...things: ToldThing[]) => toldMail({ to, origin, token: 'a.b', things })

const sale = {
  id: 's',
  seller_id: 'u',
  item_number: 1,
  brand: 'Proenza Schouler White Label',
  title: 'Asymmetric cotton-jacquard midi dress with a belt',
  price_cents: 125_499,
  earnings_cents: 75_299,
  credit_cents: 0,
  clawed_back_at: null,
  clawed_back_cents: null,
  expected_by: at,
  delivered_at: null,
  charity: null,
  email: to,
  hold_days: 14,
  source: 'own' as const,
  shipment_id: null,
}
const payout = {
  amount_cents: 75_299,
  label: 'Digital wallet ada.marlowe.with.a.long.name@shopper.example',
  requested_at: at,
  failure: null,
  receipt_number: 'R-2026-000123',
  email: to,
  first_name: 'Ada',
  charity: 'Women’s Shelter of Alameda County',
  dates: 'month_first',
} as PayoutToMail & { dates: 'month_first' }
const reader = { to, dates: 'month_first' as const }
const letter = { ...reader, origin }
const card = {
  id: 'c',
  derivation: 1,
  face_value_cents: 5000,
  delivery_method: 'email' as const,
  recipient_name: 'Ada',
  recipient_email: to,
  sender_name: 'Bartholomea-Wilhelmina',
  sender_email: to,
  gift_message: 'For a dress in June, or for whatever you like better.',
  delivered_at: null,
  balance: 5000,
  is_void: false,
}
const codes = { number: '6001234512345123', pin: '1234' }
const changedSecurity = {
  title: 'Two-step log-in is off',
  body: 'Somebody switched two-step log-in off. From now on your password is enough to log in.',
}
const message = {
  id: 'm',
  reference: 'H-4711',
  user_id: null,
  topic: 'order',
  name: 'Ada',
  email: to,
  about: null,
  body: 'Where is my dress?',
  created_at: at,
}
const orderId = '019a0000-0000-7000-8000-00000000000a'
const payee = {
  method: 'bank_account' as const,
  email: to,
  payee_ref: null,
  last4: '6789',
  account_type: 'checking' as const,
  holder: 'Ada Marlowe',
}
const account = { ...payee, id: 'a', user_id: 'u', is_default: true, linked_at: at, unlinked_at: null }
const code = { ...payee, user_id: 'u', salt: null, code_hash: null, tries: 0, expires_at: at }
const person = { email: to, first_name: 'Ada' }

const receipt = {
  ...person,
  id: 'receipt',
  user_id: 'ada',
  bag_number: '204010',
  receipt_number: 'D-500017',
  charity: 'Green Mile Trust',
  pieces: 3,
  amount_cents: 2310,
  given_at: at,
  dates: 'month_first' as const,
}

/** Each mail by what it is about. */
export const mailExamples: readonly MailExample[] = [
  ['a piece that a saved search bought', () => told(bought)],
  ['a saved search that buys nothing more', () => told(paused)],
  ['two things of a saved search that buys', () => told(bought, paused)],
  ...careMailExamples(order),
  ...orderMailKinds.map((kind) => [`an order: ${kind}`, () => orderMail(kind, order)] as const),
  [
    'a bundle on its way',
    () => bundleMail('shipped', [order, order], { url: `${origin}/my/bundles/1`, tracking: tracking.url }),
  ],
  ['a sale', () => saleMail('sold', [sale], { ...letter, out: wayOut })],
  ['sales that came back', () => saleMail('back', [sale, sale], { ...letter, out: null })],
  ...(['requested', 'paid', 'failed', 'receipt'] as const).map(
    (kind) => [`a cash-out: ${kind}`, () => payoutMail(kind, payout, origin)] as const,
  ),
  ['what a given bag brought', () => receiptMail(receipt, origin)],
  ['a gift card', () => giftCardMail(card, codes, origin)],
  ['a gift card to print', () => giftCardPrintMail(card, codes, origin)],
  ['a forgotten password', () => passwordMail(person, link, 60)],
  ['an address to confirm', () => verifyMail(person, link, 24)],
  ['a new address', () => changeEmailMail(to, link, 24)],
  ['a password that was changed', () => passwordChangedMail(person, link)],
  ['a change of an account’s security', () => securityMail(person, changedSecurity, link)],
  ['an address that has an account already', () => emailHasAccountMail(to, link)],
  ['an address that was changed', () => emailChangedMail(person, to, link)],
  [
    'a message to the shop that arrived',
    () =>
      contactConfirmation(message, {
        webOrigin: origin,
        answerBy: 'Monday 12:00 PM Pacific',
        casePath: '/resolution-hub/cs/3107?key=a-key',
      }),
  ],
  ['a new link to an order', () => orderLinkMail({ id: orderId, email: to, access_key: 'a-key' }, origin)],
  ['a code to cancel an order', () => orderCodeMail({ id: orderId, email: to }, '204060')],
  ['a code to link an account', () => codeMail(code, '204060')],
  [
    'an account that was linked',
    () => accountLinkedMail({ ...person, dates: 'month_first' }, account, origin),
  ],
  ...boxMailExamples,
  ['a deletion to confirm', () => confirmMail(to, link)],
  ['a deletion that waits', () => waitingMail(reader, link, at)],
  ['a copy of somebody’s data', () => exportMail(reader, link, at)],
]
