// Wishes to be deleted.
import type { DeletionStatus } from '@hemline/rules/privacy/deletion.ts'
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '../../platform/db.ts'

/** A row of deletion_request, without its link. */
export type RequestRow = {
  id: string
  user_id: string | null
  email: string | null
  status: DeletionStatus
  asked_at: Date
  confirmed_at: Date | null
  erase_at: Date | null
}

const columns = sql`id, user_id, email, status, asked_at, confirmed_at, erase_at`

/** Inserts a deletion request that waits for its confirmation by mail. */
export async function insertRequest(db: DbOrTx, row: { id: string; email: string; at: Date }): Promise<void> {
  await sql`/* insertRequest */ insert into deletion_request (id, email, status, asked_at)
    values (${row.id}::uuid, ${row.email}, 'asked', ${row.at})`.execute(db)
}

/** Returns a deletion request by its id; undefined when unknown. */
export async function findRequest(db: DbOrTx, id: string): Promise<RequestRow | undefined> {
  const { rows } =
    await sql<RequestRow>`/* findRequest */ select ${columns} from deletion_request where id = ${id}::uuid`.execute(
      db,
    )
  return rows[0]
}

/**
 * Returns the deletion request whose mailed link has this token hash; undefined when unknown or expired.
 * `lock` locks it until the transaction ends.
 */
export async function findRequestByToken(
  db: DbOrTx,
  { hash, now, lock }: { hash: Buffer; now: Date; lock: boolean },
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`/* findRequestByToken */ select ${columns} from deletion_request
    where token_hash = ${hash} and token_ends_at > ${now} and status in ('asked', 'waiting') ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Stores the token of a new link for a deletion request; an earlier link stops working. Does nothing for a
 * request that is over.
 */
export async function updateLink(
  db: DbOrTx,
  id: string,
  link: { hash: Buffer; endsAt: Date },
): Promise<void> {
  await sql`/* updateLink */ update deletion_request set token_hash = ${link.hash}, token_ends_at = ${link.endsAt}
    where id = ${id}::uuid and status in ('asked', 'waiting')`.execute(db)
}

/** Marks a deletion request as confirmed: the data is erased at `eraseAt`. Its link stops working. */
export async function updateWaiting(
  tx: Tx,
  id: string,
  { userId, now, eraseAt }: { userId: string | null; now: Date; eraseAt: Date },
): Promise<void> {
  await sql`/* updateWaiting */ update deletion_request set status = 'waiting', user_id = ${userId}::uuid,
      confirmed_at = ${now}, erase_at = ${eraseAt}, token_hash = null, token_ends_at = null
    where id = ${id}::uuid`.execute(tx)
}

/** Marks a deletion request as taken back; its link stops working. */
export async function updateUndone(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`/* updateUndone */ update deletion_request set status = 'undone', ended_at = ${now},
      token_hash = null, token_ends_at = null where id = ${id}::uuid`.execute(tx)
}

/** Marks a deletion request as done and deletes its e-mail address. */
export async function updateDone(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`/* updateDone */ update deletion_request set status = 'done', ended_at = ${now}, email = null,
      token_hash = null, token_ends_at = null where id = ${id}::uuid`.execute(tx)
}

/** Deletes the other open deletion requests of the same e-mail address. */
export async function endOtherRequests(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await sql`/* endOtherRequests */ delete from deletion_request
    where lower(email) = lower(${email}) and id <> ${id}::uuid and status <> 'done'`.execute(tx)
}

/**
 * Returns the ids of at most `limit` confirmed deletion requests whose time to erase has come, the earliest
 * first.
 */
export async function listDueRequests(db: DbOrTx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listDueRequests */ select id from deletion_request
    where status = 'waiting' and erase_at <= ${now} order by erase_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Locks and returns a deletion request whose time to erase has come; undefined when another worker has it or
 * it was taken back.
 */
export async function lockDueRequest(tx: Tx, id: string, now: Date): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`/* lockDueRequest */ select ${columns} from deletion_request
    where id = ${id}::uuid and status = 'waiting' and erase_at <= ${now} for update skip locked`.execute(tx)
  return rows[0]
}

/** Moves the time to erase of a deletion request, since something is open again. */
export async function updateEnd(tx: Tx, id: string, eraseAt: Date): Promise<void> {
  await sql`/* updateEnd */ update deletion_request set erase_at = ${eraseAt} where id = ${id}::uuid`.execute(
    tx,
  )
}

/** Deletes deletion requests from before a time that were never confirmed or were taken back. */
export async function deleteOldRequests(db: DbOrTx, before: Date): Promise<void> {
  await sql`/* deleteOldRequests */ delete from deletion_request
    where (status = 'asked' and asked_at < ${before}) or (status = 'undone' and ended_at < ${before})`.execute(
    db,
  )
}

/** Returns those of some people whose deletion ended before a time. */
export async function listLeftBefore(
  db: DbOrTx,
  userIds: readonly string[],
  before: Date,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`/* listLeftBefore */
    select distinct user_id from deletion_request
    where user_id = any(${[...userIds]}::uuid[]) and status = 'done' and ended_at < ${before}`.execute(db)
  return rows.map((row) => row.user_id)
}
