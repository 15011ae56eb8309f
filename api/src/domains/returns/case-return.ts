// The parcel in which a piece comes back that a case replaces: taken in and looked over like every return. It
// pays nothing, since another piece comes in its place (decision 0210).
import { zero } from '@hemline/rules/common/money.ts'
import { dropOffDays } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { Label } from '../../ports/carriers.ts'
import type { OrderOwner } from '../orders/orders.ts'
import { labelFor, storeLines } from './requests.ts'
import { insertReturn, insertReturnEvent } from './returns-writes.db.ts'
import { checkReturn, type ReturnRefused, refuseReturn, senderNameOf, type WishedLine } from './setup.ts'

const dayMs = 86_400_000
const refundType = 'full_refund_with_free_return_shipping'

/** A label that was made for pieces that may go back; `id` is the return's. */
export type CaseLabel = { __typename: 'CaseLabel'; id: string; label: Label }

/** The shopper of a case, and the pieces of the case that go back. */
export type CaseParcel = { owner: OrderOwner; lines: readonly WishedLine[] }

/** Returns why a case's pieces can't go back, as a sentence; undefined when they can. */
export async function refusalOfCaseReturn(
  db: DbOrTx,
  { owner, lines }: CaseParcel,
  now: Date,
): Promise<string | undefined> {
  const checked = await checkReturn(db, { owner, lines, now, ofCase: true }, false)
  return checked.__typename === 'ReturnRefused' ? checked.message : undefined
}

/** Makes the free label of a shopper's pieces that a case replaces. Refuses: ReturnRefused. */
export async function labelForCase(
  ctx: Context,
  { owner, lines }: CaseParcel,
): Promise<CaseLabel | ReturnRefused> {
  const now = ctx.now()
  const checked = await checkReturn(ctx.db, { owner, lines, now, ofCase: true }, false)
  if (checked.__typename === 'ReturnRefused') return checked
  const [first] = checked.bought
  const id = uuidv7(now.getTime())
  const label = first && (await labelFor(ctx, { id, row: first, refundType }))
  return label ? { __typename: 'CaseLabel', id, label } : refuseReturn('These pieces can’t go back.')
}

/** The pieces of a case that go back with a label that was made for them. */
export type CaseReturn = CaseParcel & { caseId: string; label: CaseLabel }

/**
 * Makes the return of a case's pieces, which are in return from now on. The caller holds the lock of their
 * order. Returned refusals: ReturnRefused when a piece can't go back any more.
 */
export async function createCaseReturn(
  ctx: Context,
  tx: Tx,
  { caseId, owner, label: { id, label }, lines }: CaseReturn,
): Promise<{ __typename: 'CaseReturnMade'; id: string } | ReturnRefused> {
  const now = ctx.now()
  const checked = await checkReturn(tx, { owner, lines, now, ofCase: true, differences: 'given' }, true)
  if (checked.__typename === 'ReturnRefused') return checked
  const [first] = checked.bought
  if (!first) return refuseReturn('Choose a piece to send back.', { field: 'lines' })
  await insertReturn(tx, {
    id,
    user_id: owner.userId,
    visitor_id: owner.visitorId,
    email: first.email,
    form_key: `replacement-${caseId}`,
    source: first.source,
    sender: 'own',
    sender_name: senderNameOf(first),
    warehouse_id: first.warehouse_id,
    ship_from: first.ship_to,
    status: 'initiated',
    refund_type: refundType,
    restocking_waived: true,
    pays_at_first_scan: false,
    total_cents: zero,
    money: { sums: [], to: [] },
    carrier: label.carrier,
    tracking_code: label.trackingCode,
    created_at: now,
    drop_off_by: new Date(now.getTime() + dropOffDays * dayMs),
    box_id: null,
    case_id: caseId,
    is_gift: false,
  })
  await insertReturnEvent(tx, { returnId: id, kind: 'status', to: 'initiated', at: now })
  const lost = checked.orders.map((one) => ({ order_id: one.orderId, promotion_lost_cents: 0 }))
  await storeLines(tx, { id, checked, agreed: { lost }, now })
  return { __typename: 'CaseReturnMade', id }
}
