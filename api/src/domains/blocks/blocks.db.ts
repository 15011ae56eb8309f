// Members who block each other: nobody asks, offers or buys across a block, in either direction.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A person whom a member blocked. `origin` is asker for a shopper whose name the member never read. */
export type BlockRow = {
  id: string
  origin: 'person' | 'asker'
  at: Date
  first_name: string | null
  last_name: string | null
  code: string | null
}

/**
 * Returns the ids of all with whom a member has a block; `mine` when the member made it. Two members who
 * block each other are two rows.
 */
export async function listApart(db: DbOrTx, userId: string): Promise<{ user_id: string; mine: boolean }[]> {
  const { rows } = await sql<{ user_id: string; mine: boolean }>`/* listApart */
    select blocked_id as user_id, true as mine from member_block where blocker_id = ${userId}::uuid
    union all select blocker_id, false from member_block where blocked_id = ${userId}::uuid`.execute(db)
  return rows
}

/** Returns the people whom a member blocked, the last one first. */
export async function listBlocked(db: DbOrTx, userId: string): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`/* listBlocked */
    select k.id, k.origin, k.at, u.first_name, u.last_name, s.code from member_block k
    join user_account u on u.id = k.blocked_id left join storefront s on s.user_id = u.id and s.is_open
    where k.blocker_id = ${userId}::uuid order by k.at desc, k.id`.execute(db)
  return rows
}

/** A block of one member by another. */
export type Block = {
  blockerId: string
  blockedId: string
  origin: BlockRow['origin']
  on: boolean
  now: Date
}

/**
 * Stores that a member blocks another (`on`), or removes the block. A block that stands keeps its time and
 * origin; removing none changes nothing.
 */
export async function updateBlock(
  tx: DbOrTx,
  { blockerId, blockedId, origin, on, now }: Block,
): Promise<void> {
  if (on)
    await sql`/* updateBlock */ insert into member_block (blocker_id, blocked_id, origin, at)
      values (${blockerId}::uuid, ${blockedId}::uuid, ${origin}, ${now}) on conflict do nothing`.execute(tx)
  else
    await sql`/* updateBlock.off */ delete from member_block where blocker_id = ${blockerId}::uuid and blocked_id = ${blockedId}::uuid`.execute(
      tx,
    )
}
