// Nora's returns: one that is paid already, and one of earrings with a flaw that waits for its parcel.
import type { Difference } from '@hemline/rules/returns/differences.ts'
import type {
  PickUpStatus,
  PickUpWindow,
  ReturnOutcome,
  ReturnRefundType,
  ReturnStatus,
} from '@hemline/rules/vocabulary/returns.ts'
import { markedItems, markedOrders } from '../marked.ts'
import type { MockOrder } from '../orders.ts'

export type MockReturnLine = {
  lineId: string
  orderId: string
  reason: string
  /** What differs; null for pieces that are as described. */
  difference: Difference | null
  note: string | null
  photoIds: readonly string[]
  outcomePhotoIds: readonly string[]
  outcome: ReturnOutcome | null
  outcomeReason: string | null
  /** The sum in cents that an employee offered, and the shopper's answer; null without one. */
  offered: number | null
  answered: boolean | null
  relistedAs: number | null
  /** Whether the accepted piece went to the rescue boxes. */
  isForRescue?: boolean
}

type Row = { key: string; label: string; amount: number }

/** A booked pick-up; the day is written like 2026-11-28. */
export type MockPickUp = {
  day: string
  window: PickUpWindow
  status: PickUpStatus
  confirmation: string | null
}

/** A return of the mocks; times are ISO strings, sums cents. */
export type MockReturn = {
  id: string
  number: number
  owner: string
  status: ReturnStatus
  refundType: ReturnRefundType
  restockingWaived: boolean
  total: number
  sums: Row[]
  to: Row[]
  lines: MockReturnLine[]
  formKey: string
  /** Whether the receiver of a gift sends it back. */
  isGift?: boolean
  /** Whether somebody made it by the key of the order. */
  byGuest?: boolean
  pickUp: MockPickUp | null
  createdAt: string
  dropOffBy: string
  firstScanAt: string | null
  receivedAt: string | null
  processedAt: string | null
  paidAt: string | null
  canceledAt: string | null
}

const dayMs = 86_400_000

const plain = {
  difference: null,
  photoIds: [],
  outcomePhotoIds: [],
  outcome: null,
  outcomeReason: null,
  offered: null,
  answered: null,
  relistedAs: null,
}

/** Returns Nora's returns in their state at `now`. */
export function seededReturns(orders: readonly MockOrder[], now: Date): MockReturn[] {
  const order = orders.find((one) => one.id === markedOrders.delivered)
  const other = orders.find((one) => one.id === markedOrders.shipped)
  const first = order?.lines[0]
  const second = other?.lines.find((line) => line.itemNumber === markedItems.twelvePhotos)
  if (!order || !other || !first || !second) return []
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const made = (
    line: typeof first,
    extra: Partial<MockReturn> & Pick<MockReturn, 'id' | 'number'>,
  ): MockReturn => {
    const total = line.net + line.tax
    return {
      owner: order.owner,
      status: 'initiated',
      refundType: 'noncashoutable_credit_refund',
      restockingWaived: true,
      total,
      sums: [
        { key: 'pieces', label: 'The piece, as paid', amount: line.net },
        { key: 'tax', label: 'Tax', amount: line.tax },
      ],
      to: [{ key: 'credit', label: 'Shop credit', amount: total }],
      lines: [{ ...plain, lineId: line.id, orderId: order.id, reason: 'too_small', note: null }],
      formKey: `seed-${extra.number}`,
      pickUp: null,
      createdAt: ago(1),
      dropOffBy: ago(-13),
      firstScanAt: null,
      receivedAt: null,
      processedAt: null,
      paidAt: null,
      canceledAt: null,
      ...extra,
    }
  }
  return [
    made(first, {
      id: '0193cc10-0000-7000-8000-000000040917',
      number: 40_917,
      status: 'inbound',
      createdAt: ago(6),
      dropOffBy: ago(-8),
      firstScanAt: ago(4),
      paidAt: ago(4),
    }),
    made(second, {
      id: '0193cc10-0000-7000-8000-000000040918',
      number: 40_918,
      lines: [
        {
          ...plain,
          lineId: second.id,
          orderId: other.id,
          reason: 'flaw_not_shown',
          difference: {
            kind: 'flaw',
            measure: null,
            statedInches: null,
            seenInches: null,
            flaw: 'other',
            place: 'front',
            stated: null,
            seen: null,
          },
          note: 'A stone is missing.',
        },
      ],
    }),
  ]
}
