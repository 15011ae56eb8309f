// The parcel in which a piece of a case comes back: taken in and looked over like every return. It pays what
// a free return pays, or nothing when another piece comes in place of the first one (decisions 0210 and
// 0289).
import { zero } from '@hemline/rules/common/money.ts'
import { type ReturnChoiceView, returnChoices } from '@hemline/rules/returns/choices.ts'
import type { Difference } from '@hemline/rules/returns/differences.ts'
import { dropOffDays } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { Label } from '../../ports/carriers.ts'
import type { OrderOwner } from '../orders/orders.ts'
import { type Agreed, labelFor, moneyOf, storeLines } from './requests.ts'
import type { ShownMoney } from './returns.db.ts'
import { insertReturn, insertReturnEvent } from './returns-writes.db.ts'
import {
  type CheckedReturn,
  checkReturn,
  type ReturnRefused,
  refuseReturn,
  senderNameOf,
  type WishedLine,
} from './setup.ts'
import { tenderNames } from './standing.ts'
import { queueReturnMail } from './steps.ts'

const dayMs = 86_400_000
const refundType = 'full_refund_with_free_return_shipping'

/** A label that was made for pieces that may go back; `id` is the return's. */
export type CaseLabel = { __typename: 'CaseLabel'; id: string; label: Label }

/** The shopper of a case, the pieces of the case that go back, and for how many days after the delivery. */
export type CaseParcel = { owner: OrderOwner; lines: readonly WishedLine[]; mistakeDays: number }

/** Returns why a case's pieces can't go back, as a sentence; undefined when they can. */
export async function refusalOfCaseReturn(
  db: DbOrTx,
  parcel: CaseParcel,
  now: Date,
): Promise<string | undefined> {
  const checked = await checkReturn(db, { ...parcel, now, ofCase: true }, false)
  return checked.__typename === 'ReturnRefused' ? checked.message : undefined
}

/**
 * Returns what the free return of a case's pieces pays, with its exact cents; undefined when the pieces can't
 * go back.
 */
export async function choiceOfCaseReturn(
  db: DbOrTx,
  parcel: CaseParcel,
  now: Date,
): Promise<ReturnChoiceView | undefined> {
  const checked = await checkReturn(db, { ...parcel, now, ofCase: true }, false)
  if (checked.__typename === 'ReturnRefused') return undefined
  const names = await tenderNames(db, checked.orderRows)
  return returnChoices(checked.orders, checked.returner, names).find((one) => one.refundType === refundType)
}

/**
 * Makes the free label of a shopper's pieces that a case brings back, with the id of the return to come.
 * Stores nothing. Returned refusals: ReturnRefused when the pieces can't go back.
 */
export async function labelForCase(ctx: Context, parcel: CaseParcel): Promise<CaseLabel | ReturnRefused> {
  const now = ctx.now()
  const checked = await checkReturn(ctx.db, { ...parcel, now, ofCase: true }, false)
  if (checked.__typename === 'ReturnRefused') return checked
  const [first] = checked.bought
  const id = uuidv7(now.getTime())
  const label = first && (await labelFor(ctx, { id, row: first, refundType }))
  return label ? { __typename: 'CaseLabel', id, label } : refuseReturn('These pieces can’t go back.')
}

/**
 * The pieces of a case that go back with a label that was made for them. `total`: the cents that the return
 * pays; null when another piece comes in place of them. `differs` has what differs of them by line, as the
 * case keeps it, with what was stated when its shopper told it.
 */
export type CaseReturn = CaseParcel & {
  caseId: string
  label: CaseLabel
  total: number | null
  differs: ReadonlyMap<string, Difference>
}

/**
 * Makes the return of a case's pieces, which are in return from now on. The caller holds the lock of their
 * order. Returned refusals: ReturnRefused when a piece can't go back any more.
 */
export async function createCaseReturn(
  ctx: Context,
  tx: Tx,
  { caseId, label: { id, label }, total, differs, ...parcel }: CaseReturn,
): Promise<{ __typename: 'CaseReturnMade'; id: string; money: ShownMoney } | ReturnRefused> {
  const now = ctx.now()
  const { owner, lines } = parcel
  const checked = await checkReturn(tx, { ...parcel, now, ofCase: true }, true)
  if (checked.__typename === 'ReturnRefused') return checked
  const agreed = total === null ? unpaid(checked) : await moneyOf(tx, checked, { lines, refundType, total })
  if ('__typename' in agreed) return agreed
  const [first] = checked.bought
  if (!first) return refuseReturn('Choose a piece to send back.', { field: 'lines' })
  await insertReturn(tx, {
    id,
    user_id: owner.userId,
    visitor_id: owner.visitorId,
    email: first.email,
    form_key: total === null ? `replacement-${caseId}` : `label-${id}`,
    source: first.source,
    sender: 'own',
    sender_name: senderNameOf(first),
    warehouse_id: first.warehouse_id,
    ship_from: first.ship_to,
    status: 'initiated',
    refund_type: refundType,
    restocking_waived: true,
    pays_at_first_scan: false,
    total_cents: agreed.total,
    money: agreed.money,
    carrier: label.carrier,
    tracking_code: label.trackingCode,
    created_at: now,
    drop_off_by: new Date(now.getTime() + dropOffDays * dayMs),
    box_id: null,
    case_id: total === null ? caseId : null,
    is_gift: false,
  })
  await insertReturnEvent(tx, { returnId: id, kind: 'status', to: 'initiated', at: now })
  await storeLines(tx, { id, checked: { ...checked, differences: differs }, agreed, now })
  await queueReturnMail(tx, id, 'created')
  return { __typename: 'CaseReturnMade', id, money: agreed.money }
}

/** Returns the money of a return in whose place another piece comes: nothing. */
const unpaid = ({ orders }: CheckedReturn): Agreed => ({
  total: zero,
  money: { sums: [], to: [] },
  lost: orders.map((one) => ({ order_id: one.orderId, promotion_lost_cents: 0 })),
})
