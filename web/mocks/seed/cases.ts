// The cases of the mocks: Nora's payout that a person looks at, and a letter of somebody without an account.
import type { Difference } from '@hemline/rules/returns/differences.ts'
import type { CaseKind, CaseOffer, CaseStatus } from '@hemline/rules/vocabulary/cases.ts'
import { markedOrders } from '../marked.ts'
import type { MockOrder } from '../orders.ts'

type Row = { key: string; label: string; amount: number }
export type MockCaseEvent = {
  id: string
  kind:
    | 'told'
    | 'chose'
    | 'paid'
    | 'message'
    | 'reply'
    | 'note'
    | 'taken'
    | 'put_back'
    | 'handed_over'
    | 'closed'
    | 'proposed'
    | 'approved'
    | 'declined'
    | 'replaced'
    | 'denied'
  actor: string | null
  byPerson?: boolean
  body: string
  photoIds: readonly string[]
  key: string | null
  at: string
}

/** A case of the mocks; times are ISO strings, sums cents. */
export type MockCase = {
  id: string
  number: number
  owner: string
  personName: string
  email: string
  formKey: string
  kind: CaseKind
  status: CaseStatus
  subject: string
  orderId: string | null
  lineIds: string[]
  /** What differs of the pieces, by line. */
  differences?: readonly { lineId: string; difference: Difference }[]
  offer: CaseOffer | null
  total: number
  sums: Row[]
  to: Row[]
  returnId: string | null
  /** The order of the piece that came in place of the first one. */
  replacementOrderId?: string
  answerBy: string | null
  takenBy: string | null
  createdAt: string
  paidAt: string | null
  settledAt: string | null
  /** A word while the carrier is asked, and by when a person answers it. */
  askedAt: string | null
  replyBy: string | null
  /** A sum that waits for a second person; `by` is a user id. */
  proposal: { offer: CaseOffer; total: number; by: string; byName: string; at: string } | null
  /** A question about a piece; null for other cases. */
  question: {
    itemNumber: number
    text: string
    answer: string | null
    answeredAt: string | null
    publishedAt: string | null
    bySeller?: boolean
    /** An employee removed its words after a report. */
    removed?: boolean
  } | null
  /** The key in the mails of a letter without an account. */
  accessKey?: string
  /** When its own person closed the case, while that stands. */
  withdrawnAt?: string
  /** Why nothing is given, while that stands, and the user id of who declined last. */
  declined?: { reason: string | null; by: string }
  events: MockCaseEvent[]
}

const hourMs = 3_600_000

/** A letter of somebody without an account, and the key of its mails. */
export const seededLetter = { number: 3108, accessKey: 'the-key-of-a-letter' }

/** Returns Nora's case and the letter in their states at `now`. */
export function seededCases(orders: readonly MockOrder[], now: Date): MockCase[] {
  const order = orders.find((one) => one.id === markedOrders.delivered)
  if (!order) return []
  const at = new Date(now.getTime() - 3 * hourMs).toISOString()
  const answerBy = new Date(now.getTime() + 2 * hourMs).toISOString()
  const body = 'My payout of last week is not on my account yet.'
  const asked = 'Do you take wedding dresses?'
  const payout = {
    number: 3107,
    owner: order.owner,
    personName: order.shipTo?.fullName ?? order.email,
    email: order.email,
    kind: 'payout' as const,
    subject: body,
  }
  const letter = {
    ...seededLetter,
    owner: 'letter-3108',
    personName: 'Ida Holm',
    email: 'ida@hemline.example',
    kind: 'letter' as const,
    subject: 'Something else',
  }
  return [
    waiting(payout, { body, at, answerBy }),
    answered({ ...waiting(letter, { body: asked, at, answerBy }), accessKey: seededLetter.accessKey }),
  ]
}

const answered = (made: MockCase): MockCase => ({
  ...made,
  status: 'answered',
  answerBy: null,
  events: made.events.concat({
    id: `${made.number}-2`,
    kind: 'reply',
    actor: 'Tomas',
    body: 'We do, with their photographs.',
    photoIds: [],
    key: null,
    at: made.createdAt,
  }),
})

type Told = { body: string; at: string; answerBy: string }

/** A case without an order that waits for a person. */
function waiting(
  about: Pick<MockCase, 'number' | 'owner' | 'personName' | 'email' | 'kind' | 'subject'>,
  { body, at, answerBy }: Told,
): MockCase {
  const { number } = about
  return {
    ...about,
    id: `0193cc10-0000-7000-8000-00000000${number}`,
    formKey: `mock-case-${number}`,
    status: 'waiting_for_us',
    orderId: null,
    lineIds: [],
    offer: 'person',
    total: 0,
    sums: [],
    to: [],
    returnId: null,
    answerBy,
    takenBy: null,
    createdAt: at,
    paidAt: null,
    settledAt: null,
    askedAt: null,
    replyBy: null,
    proposal: null,
    question: null,
    events: [{ id: `${number}-1`, kind: 'told', actor: null, body, photoIds: [], key: null, at }],
  }
}
