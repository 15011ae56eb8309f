// Nora's case of the mocks: a payout that a person looks at.
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
    | 'closed'
    | 'proposed'
    | 'approved'
    | 'declined'
    | 'replaced'
    | 'denied'
  actor: string | null
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
  /** Why nothing is given, while that stands, and the user id of who declined last. */
  declined?: { reason: string | null; by: string }
  events: MockCaseEvent[]
}

const hourMs = 3_600_000

/** Returns Nora's case in its state at `now`. */
export function seededCases(orders: readonly MockOrder[], now: Date): MockCase[] {
  const order = orders.find((one) => one.id === markedOrders.delivered)
  if (!order) return []
  const at = new Date(now.getTime() - 3 * hourMs).toISOString()
  const body = 'My payout of last week is not on my account yet.'
  return [
    {
      id: '0193cc10-0000-7000-8000-000000003107',
      number: 3107,
      owner: order.owner,
      personName: order.shipTo?.fullName ?? order.email,
      email: order.email,
      formKey: 'mock-case-3107',
      kind: 'payout',
      status: 'waiting_for_us',
      subject: body,
      orderId: null,
      lineIds: [],
      offer: 'person',
      total: 0,
      sums: [],
      to: [],
      returnId: null,
      answerBy: new Date(now.getTime() + 2 * hourMs).toISOString(),
      takenBy: null,
      createdAt: at,
      paidAt: null,
      settledAt: null,
      askedAt: null,
      replyBy: null,
      proposal: null,
      question: null,
      events: [{ id: '3107-1', kind: 'told', actor: null, body, photoIds: [], key: null, at }],
    },
  ]
}
