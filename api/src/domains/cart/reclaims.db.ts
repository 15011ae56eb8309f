import { type DbOrTx, named } from '../../platform/db.ts'

/** Stores until when sellers may reclaim these pieces; a later offer of a piece replaces its earlier one. */
export async function upsertReclaimOffers(
  tx: DbOrTx,
  offers: readonly { itemNumber: number; endsAt: Date }[],
): Promise<void> {
  await tx
    .insertInto('reclaim_offer')
    .values(offers.map(({ itemNumber, endsAt }) => ({ item_number: itemNumber, ends_at: endsAt })))
    .onConflict((oc) =>
      oc.column('item_number').doUpdateSet((eb) => ({ ends_at: eb.ref('excluded.ends_at') })),
    )
    .modifyEnd(named('upsertReclaimOffers'))
    .execute()
}
