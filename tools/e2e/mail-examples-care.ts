// One example of each mail about cases, rescue boxes, and gifts that go back.
import { caseLetter } from '@hemline/api/domains/cases/mail.ts'
import type { OrderMailFacts } from '@hemline/api/domains/orders/mails/mail-parts.ts'
import { orderMail } from '@hemline/api/domains/orders/mails/order-mail.ts'
import { returnMail } from '@hemline/api/domains/returns/mail.ts'
import { declinedWords, declineReasonOf } from '@hemline/rules/cases/decline.ts'
import { type CaseStanding, headlineOf } from '@hemline/rules/cases/words.ts'
import { dateManners } from '@hemline/rules/manners/manners.ts'
import { at, link, longName, type MailExample, origin, to } from './mail-example-words.ts'
import { back, pieces } from './mail-examples-boxes.ts'

const [dates] = dateManners

const standing: CaseStanding = {
  status: 'settled',
  offer: null,
  total: 0,
  to: '',
  answerBy: null,
  replyBy: null,
  replacement: { state: 'packed', orderLabel: 'E5F6-A7B8' },
  declined: null,
  createdAt: at,
  since: at,
  paidAt: null,
  settledAt: at,
}
const row = {
  number: 4711,
  name: 'Ada Marlowe',
  email: to,
  total_cents: 0,
  money: { sums: [], to: [] },
  user_id: 'u',
  visitor_id: null,
}

const replaced: MailExample = [
  'a case that a second piece replaced',
  async () => {
    const facts = { row: { ...row, status: 'settled' as const }, standing: headlineOf(standing) }
    const letter = { ...facts, reply: undefined, piece: undefined, query: '', webOrigin: origin }
    return (await caseLetter({ kind: 'replaced', ...letter })).letter
  },
]

const reason = declineReasonOf('damaged', 'since_delivery')
const declined: MailExample = [
  'a case for which nothing is given',
  async () => {
    const reply = reason && declinedWords(reason, 'The hem was taken up by hand, in another thread.')
    const stands = { ...standing, status: 'answered' as const, replacement: null, settledAt: null }
    return (
      await caseLetter({
        kind: 'declined',
        row: { ...row, status: 'answered' },
        standing: headlineOf({ ...stands, declined: reason?.words ?? null }),
        reply,
        piece: undefined,
        query: '',
        webOrigin: origin,
      })
    ).letter
  },
]

const gift = { ...back, is_gift: true, refund_type: 'noncashoutable_credit_refund' as const }
const unpaid = { ...gift, total_cents: 0, money: { sums: [], to: [] } }
const gifts = (['created', 'paid', 'refused', 'canceled'] as const).map(
  (kind): MailExample => [
    `a gift that goes back: ${kind}`,
    async () => {
      const made = kind === 'paid' ? { ...gift, paid_at: at } : unpaid
      const label = kind === 'created' ? link : null
      const facts = { row: made, line: undefined, pieces, label, query: '', origin, dates }
      return (await returnMail(kind, facts)).letter
    },
  ],
)

/** The pieces of a box, which nobody knew before it was paid. */
const rescued = [
  { name: longName, note: 'Size 12 Petite', net: 1200, canceled: false, parcel: 'p1' },
  { name: 'Ostra leather boots', note: 'US 8', net: 1200, canceled: false, parcel: 'p1' },
  { name: 'A silk scarf', note: 'One size', net: 1200, canceled: true, parcel: 'p1' },
]

const rescues = (order: OrderMailFacts) =>
  (['confirmed', 'shipped', 'delivered', 'canceled'] as const).map(
    (kind): MailExample => [
      `a rescue box: ${kind}`,
      () => orderMail(kind, { ...order, rescue: true, pieces: rescued }),
    ],
  )

/** Each of these mails by what it is about; `order` is an order with its sums and parcels. */
export const careMailExamples = (order: OrderMailFacts): readonly MailExample[] => [
  replaced,
  declined,
  ...gifts,
  ...rescues(order),
]
