// One example of each mail about cases, rescue boxes, and gifts that go back.
import { caseLetter } from '@hemline/api/domains/cases/mail.ts'
import { type CaseMailKind, caseMailKinds } from '@hemline/api/domains/cases/settle.ts'
import type { OrderMailFacts } from '@hemline/api/domains/orders/mails/mail-parts.ts'
import { orderMail } from '@hemline/api/domains/orders/mails/order-mail.ts'
import { returnMail } from '@hemline/api/domains/returns/mail.ts'
import { declinedWords, declineReasonOf } from '@hemline/rules/cases/decline.ts'
import { type CaseStanding, closedWords, headlineOf } from '@hemline/rules/cases/words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { dateManners } from '@hemline/rules/manners/manners.ts'
import { at, link, longName, type MailExample, origin, to } from './mail-example-words.ts'
import { back, pieces } from './mail-examples-boxes.ts'

const [dates] = dateManners

const standing: CaseStanding = {
  status: 'settled',
  offer: null,
  total: 0,
  to: [],
  answerBy: null,
  replyBy: null,
  replacement: { state: 'packed', orderLabel: 'E5F6-A7B8' },
  declined: null,
  isWithdrawn: false,
  createdAt: at,
  since: at,
  paidAt: null,
  settledAt: at,
}
type Row = Parameters<typeof caseLetter>[0]['row']
const row: Omit<Row, 'status'> = {
  kind: 'damaged',
  number: 4711,
  name: 'Ada Marlowe',
  email: to,
  total_cents: 0,
  money: { sums: [], to: [] },
  return_id: null,
  user_id: 'u',
  visitor_id: null,
  access_key: null,
}

const toCard = { key: 'card/4242', label: 'To Visa ending in 4242', amount: cents(7050) }
const paid = {
  total_cents: 7050,
  money: {
    sums: [
      { key: 'part', label: '50% of what you paid for one piece', amount: cents(6500) },
      { key: 'tax', label: 'Its tax', amount: cents(550) },
    ],
    to: [toCard],
  },
}
const reason = declineReasonOf('damaged', 'since_delivery')
const answer = 'A tailor mends this for about $15.\n\nWould a part of the price help you?'
const label = { ...paid, return_id: 'r1' }
const question = { name: longName, path: '/product/1', isPublic: true }

type Told = {
  kind: CaseMailKind
  stands?: Partial<CaseStanding>
  facts?: Partial<Row>
  reply?: string | undefined
  piece?: typeof question
}
/** What each mail says, and where its case stands then; `more` has other cases with such mails. */
const told: Record<CaseMailKind, Told> = {
  opened: { kind: 'opened', stands: { status: 'waiting_for_us', answerBy: at } },
  paid: {
    kind: 'paid',
    stands: { offer: 'keep_part', total: 7050, to: [toCard], paidAt: at, replacement: null },
    facts: paid,
  },
  reply: { kind: 'reply', stands: { status: 'answered' }, reply: answer },
  replaced: { kind: 'replaced' },
  declined: {
    kind: 'declined',
    stands: { status: 'answered', declined: reason?.words ?? null },
    reply: reason && declinedWords(reason, 'The hem was taken up by hand, in another thread.'),
  },
  closed: { kind: 'closed', stands: { status: 'closed' } },
}
const more: Record<string, Told> = {
  'that comes back with our label': {
    kind: 'opened',
    stands: { offer: 'send_back', total: 7050, returnStatus: 'initiated', replacement: null },
    facts: label,
  },
  'for which the carrier is asked': {
    kind: 'opened',
    stands: { status: 'waiting_for_carrier', offer: 'carrier_claim', total: 7050, answerBy: at },
    facts: paid,
  },
  'that pays shop credit': {
    kind: 'paid',
    stands: { offer: 'credit', total: 7050, paidAt: at, replacement: null },
    facts: paid,
  },
  'of a letter that was answered': {
    kind: 'reply',
    stands: { status: 'answered' },
    facts: { user_id: null, access_key: 'a-key' },
    reply: answer,
  },
  'that is a question about a piece': {
    kind: 'opened',
    stands: { status: 'waiting_for_us', answerBy: at },
    piece: question,
  },
  'that is an answered question': { kind: 'reply', reply: answer, piece: question },
}

async function letterAbout({ kind, stands, facts, reply, piece }: Told) {
  const now: CaseStanding = { ...standing, ...stands }
  const head = headlineOf(now)
  const said = kind === 'closed' ? { ...head, detail: closedWords(false) } : head
  const about = { ...row, ...facts, status: now.status }
  return (await caseLetter({ kind, row: about, standing: said, reply, piece, query: '', webOrigin: origin }))
    .letter
}
const cases = [
  ...caseMailKinds.map((kind): MailExample => [`a case: ${kind}`, () => letterAbout(told[kind])]),
  ...Object.entries(more).map(([name, one]): MailExample => [`a case ${name}`, () => letterAbout(one)]),
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
  ...cases,
  ...gifts,
  ...rescues(order),
]
