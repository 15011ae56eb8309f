// Pieces of partners' own stock, which come by the hundred (decision 0206), and the partner as their seller.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { updateItemStates } from './catalogue.db.ts'
import type { NewItemRow } from './new-item.db.ts'

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`

/** Inserts the third-party seller as which shoppers see a partner; returns its id. */
export async function insertPartnerSeller(
  tx: DbOrTx,
  seller: { name: string; city: string; state: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('third_party_seller')
    .values({ ...seller, seller_type: 'dropshipper', id: sql<number>`nextval('new_third_party_seller_id')` })
    .returning('id')
    .modifyEnd(named('insertPartnerSeller'))
    .executeTakeFirstOrThrow()
  return id
}

/** Updates the town (city and state) from which a partner sends. */
export async function updatePartnerSeller(
  tx: DbOrTx,
  seller: { id: number; city: string; state: string },
): Promise<void> {
  await tx
    .updateTable('third_party_seller')
    .set({ city: seller.city, state: seller.state })
    .where('id', '=', seller.id)
    .modifyEnd(named('updatePartnerSeller'))
    .execute()
}

async function nextItemNumbers(tx: DbOrTx, count: number): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`/* nextItemNumbers */
    select nextval('new_item_number') as n from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ n }) => Number(n))
}

/**
 * Inserts pieces of a partner's stock and moves them to `pending_listing`, with their history; returns their
 * item numbers in the sequence of the rows, none for no rows. At most a few hundred at once: the rows' values
 * are parameters of one statement. Throws when one did not move.
 */
export async function insertPartnerItems(
  tx: DbOrTx,
  items: readonly NewItemRow[],
  { detail, now }: { detail: Record<string, unknown>; now: Date },
): Promise<number[]> {
  if (items.length === 0) return []
  const numbers = await nextItemNumbers(tx, items.length)
  await tx
    .insertInto('item')
    .values(
      items.map(({ flaws, measurements, payout_terms, chars, source, ...row }, i) => ({
        ...row,
        item_number: numbers[i] ?? 0,
        state: 'processing',
        source: source ?? 'dropship',
        created_at: now,
        flaws: json(flaws),
        chars: json(chars),
        measurements: json(measurements),
        payout_terms: json(payout_terms),
      })),
    )
    .modifyEnd(named('insertPartnerItems'))
    .execute()
  const moved = await updateItemStates(tx, {
    itemNumbers: numbers,
    from: ['processing'],
    to: 'pending_listing',
    kind: 'state',
    actorId: null,
    detail,
    now,
  })
  if (moved.length < numbers.length) throw new Error('catalogue: partners’ pieces that were not inserted')
  return numbers
}
