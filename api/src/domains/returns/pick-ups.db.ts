// Reads and writes the pick-ups of returned parcels.
import type { PickUpStatus, PickUpWindow } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A row of return_pick_up; `day` is written like 2026-11-28. */
export type PickUpRow = {
  id: string
  return_id: string
  day: string
  time_window: PickUpWindow
  begins_at: Date
  ends_at: Date
  status: PickUpStatus
  confirmation: string | null
  asked_at: Date
  booked_at: Date | null
  ended_at: Date | null
}

const columns = sql`p.id, p.return_id, p.day::text as day, p.time_window, p.begins_at, p.ends_at, p.status, p.confirmation,
    p.asked_at, p.booked_at, p.ended_at`

/** A pick-up that the carrier is about to be asked for. */
export type NewPickUp = Pick<
  PickUpRow,
  'id' | 'return_id' | 'day' | 'time_window' | 'begins_at' | 'ends_at' | 'asked_at'
>

/** Inserts a pick-up that the carrier is about to be asked for. */
export async function insertPickUp(tx: DbOrTx, row: NewPickUp): Promise<void> {
  await sql`/* insertPickUp */ insert into return_pick_up (id, return_id, day, time_window, begins_at, ends_at, status, asked_at)
    values (${row.id}::uuid, ${row.return_id}::uuid, ${row.day}::date, ${row.time_window}, ${row.begins_at}, ${row.ends_at}, 'asked',
      ${row.asked_at})`.execute(tx)
}

/** Finds a pick-up by its id; undefined when unknown. */
export async function findPickUp(db: DbOrTx, id: string): Promise<PickUpRow | undefined> {
  const { rows } =
    await sql<PickUpRow>`/* findPickUp */ select ${columns} from return_pick_up p where p.id = ${id}::uuid`.execute(
      db,
    )
  return rows[0]
}

/** Returns the pick-ups of a return that stand, or are about to: the newest first. */
export async function listOpenPickUps(db: DbOrTx, returnId: string): Promise<PickUpRow[]> {
  const { rows } =
    await sql<PickUpRow>`/* listOpenPickUps */ select ${columns} from return_pick_up p where p.return_id = ${returnId}::uuid
      and p.status in ('asked', 'booked') order by p.asked_at desc, p.id desc`.execute(db)
  return rows
}

/**
 * Returns the newest pick-up of each return that stands, was missed, or got its parcel; returns without one
 * are left out.
 */
export async function listPickUps(db: DbOrTx, returnIds: readonly string[]): Promise<PickUpRow[]> {
  const { rows } =
    await sql<PickUpRow>`/* listPickUps */ select distinct on (p.return_id) ${columns} from return_pick_up p
    where p.return_id = any(${[...returnIds]}::uuid[]) and p.status in ('asked', 'booked', 'missed', 'fetched')
    order by p.return_id, p.asked_at desc, p.id desc`.execute(db)
  return rows
}

/**
 * Changes a pick-up's status from one of `from`, with what belongs to the new one. False, with nothing
 * changed, when its status is another one.
 */
export async function updatePickUp(
  tx: DbOrTx,
  id: string,
  change: {
    from: readonly PickUpStatus[]
    to: PickUpStatus
    confirmation?: string
    bookedAt?: Date
    endedAt?: Date
  },
): Promise<boolean> {
  const { rows } = await sql`/* updatePickUp */ update return_pick_up set status = ${change.to},
      confirmation = coalesce(${change.confirmation ?? null}, confirmation), booked_at = coalesce(${change.bookedAt ?? null}, booked_at),
      ended_at = coalesce(${change.endedAt ?? null}, ended_at)
    where id = ${id}::uuid and status = any(${[...change.from]}::text[]) returning id`.execute(tx)
  return rows.length > 0
}

/** Cancels every pick-up of a return that stands; the rounds tell the carrier. The caller holds the lock. */
export async function cancelPickUps(tx: DbOrTx, returnId: string): Promise<void> {
  await sql`/* cancelPickUps */ update return_pick_up set status = 'canceling'
    where return_id = ${returnId}::uuid and status in ('asked', 'booked')`.execute(tx)
}

/**
 * Returns at most `limit` pick-ups, by id after `after`, that the carrier has to hear of or be asked about.
 */
export async function listPickUpsToFollow(
  db: DbOrTx,
  { after, limit }: { after: string; limit: number },
): Promise<PickUpRow[]> {
  const { rows } = await sql<PickUpRow>`/* listPickUpsToFollow */ select ${columns} from return_pick_up p
    where p.status in ('asked', 'booked', 'canceling') and p.id > ${after}::uuid order by p.id limit ${limit}`.execute(
    db,
  )
  return rows
}
