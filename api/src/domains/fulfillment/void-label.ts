// Labels of parcels that were never handed over (decision 0267).

import { cents } from '@hemline/rules/common/money.ts'
import { labelVoidedEntries } from '@hemline/rules/direct-sell/label-money.ts'
import { inTransaction } from '../../platform/db.ts'
import { post } from '../ledger/ledger.ts'
import { postOrThrow } from '../payment/payment.ts'
import type { FulfillmentDoors } from './doors.ts'
import { findLabel, listScans, updateVoided } from './fulfillment.db.ts'
import { lockedParcel } from './moves.ts'
import { knownParcel } from './parcels.ts'

/**
 * Voids the label of a packed parcel that no carrier has scanned, at the carrier, and takes its cost out of
 * the books. Returns false, and changes nothing, when the parcel is in another status, has no label or was
 * scanned, or the carrier says that the label was used. The caller cancels the parcel. Running again changes
 * nothing more and returns true. Throws NOT_FOUND.
 */
export async function voidUnusedLabel(doors: FulfillmentDoors, id: string): Promise<boolean> {
  const { status, carrier, tracking_code: trackingCode, label_ref: labelRef } = await knownParcel(doors, id)
  if (status !== 'packed' || !carrier || !trackingCode || !labelRef) return false
  if ((await listScans(doors.db, [id])).length > 0) return false
  const answer = await doors.carriers.voidLabel({ key: id, carrier, trackingCode, labelRef })
  if (answer === 'used') return false
  return inTransaction(doors.db, async (tx) => {
    const parcel = await lockedParcel(tx, id)
    const label = await findLabel(tx, id)
    if (parcel.status !== 'packed' || !label) return false
    if (label.voided_at !== null) return true
    const now = doors.now()
    await updateVoided(tx, id, now)
    if (label.cost_cents)
      await postOrThrow(
        post(tx, {
          key: `label/${id}/voided`,
          kind: 'label_voided',
          reason: 'the parcel was never handed over',
          now,
          orderId: parcel.order_id,
          entries: labelVoidedEntries(carrier, cents(label.cost_cents)),
        }),
      )
    return true
  })
}
