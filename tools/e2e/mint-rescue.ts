// Mints a rescue box: pieces whose time is over, on the shelf of one group, before all others that wait
// there.
import type { Db } from '@hemline/db/connect.ts'
import {
  type RescueGroupKey,
  rescueBoxOf,
  rescueGrams,
  rescuePath,
  rescueTitle,
} from '@hemline/rules/rescues/groups.ts'
import { sql } from 'kysely'
import { mintReceivedBag } from './mint-bag.ts'
import { mintPiece, type Piece } from './mint-piece.ts'

/** A minted box: its group's page and name, its pieces, and the one that a seller sent in. */
export type RescueBox = {
  readonly groupId: number
  readonly path: string
  readonly title: string
  readonly pieces: readonly Piece[]
}

/** Two journeys at once fill two groups, so that neither takes the other's pieces. */
const groups: readonly RescueGroupKey[] = [
  { kind: 'bags', size: 'mixed', tier: 'finer', condition: 'mending' },
  { kind: 'jewelry', size: 'mixed', tier: 'finer', condition: 'mending' },
]

/**
 * Mints a box's pieces and puts them on the shelf of the group for the journey's worker. With a seller's id,
 * the first piece came in a bag of that seller.
 */
export async function mintRescueBox(db: Db, worker: number, sellerId: string): Promise<RescueBox> {
  const group = groups[worker % groups.length]
  if (!group) throw new Error('no group for this worker')
  const { kind, size, tier, condition } = group
  await sql`insert into rescue_group (kind, size, tier, condition) values (${kind}, ${size}, ${tier}, ${condition})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from rescue_group
    where kind = ${kind} and size = ${size} and tier = ${tier} and condition = ${condition}`.execute(db)
  const groupId = rows[0]?.id ?? 0
  // What an earlier try left is gone: a journey that is run again finds its own pieces.
  await sql`update rescue_piece set lost_at = now() where group_id = ${groupId} and box_id is null`.execute(
    db,
  )
  const pieces: Piece[] = []
  for (let n = 0; n < rescueBoxOf(group).pieces; n += 1)
    pieces.push(await mintPiece(db, n === 0 ? { consignorId: sellerId } : {}))
  const numbers = pieces.map((piece) => piece.itemNumber)
  await sql`update item set state = 'expired' where item_number = any(${numbers}::bigint[])`.execute(db)
  const code = await mintReceivedBag(db, sellerId, 1)
  await sql`update item set bag_id = (select b.id from bag b join kit k on k.id = b.kit_id where k.label_code = ${code})
    where item_number = ${numbers[0]}`.execute(db)
  await sql`insert into rescue_piece (item_number, group_id, source, grams, shelved_at, from_state)
    select n, ${groupId}, 'expired', ${rescueGrams(kind)}, now(), 'expired' from unnest(${numbers}::bigint[]) n`.execute(
    db,
  )
  return { groupId, path: rescuePath({ ...group, id: groupId }), title: rescueTitle(group), pieces }
}
