// Parcels that their carriers lost: each is paid back once, without a person (decision 0288).
import { inTransaction } from '../../platform/db.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { payBackLost } from '../aftercare/aftercare.ts'
import type { FulfillmentDoors } from './doors.ts'
import { lockParcel } from './fulfillment.db.ts'
import { findLostParcel, listLostParcels, updateLostPaid } from './lost-parcels.db.ts'

const atOnce = 200

/**
 * Job: pays back what the pieces of lost parcels cost, at most 200 parcels a run, each in a transaction of
 * its own. A failure does not stop the others; running again, or two runs at once, change nothing. Leaves
 * boxes to try on and replacements, which have rules of their own, and pieces of which a claim is promised a
 * sum.
 */
export async function payLostParcels({ db, now }: Pick<FulfillmentDoors, 'db' | 'now'>): Promise<void> {
  await eachAlone(await listLostParcels(db, atOnce), (id) =>
    inTransaction(db, async (tx) => {
      await lockParcel(tx, id)
      // Read again under the locks: another run may have paid, or the parcel may have turned up.
      const parcel = await findLostParcel(tx, id)
      if (!parcel) return
      await payBackLost(tx, { ...parcel, now: now() })
      await updateLostPaid(tx, id, now())
    }),
  )
}
