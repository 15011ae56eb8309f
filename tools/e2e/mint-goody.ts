// Mints what a goody box is chosen from: pieces that one member hearted, in a size and a department of their
// own, and the member's saved size.
import type { Db } from '@hemline/db/connect.ts'
import { goodyPieces } from '@hemline/rules/goody-boxes/terms.ts'
import { sql } from 'kysely'
import { mintPiece, type Piece } from './mint-piece.ts'

/** Size M of the department for juniors, for which the shop has no other pieces that the member hearted. */
const sizingId = 1004
const price = 4000

/** Mints a box's pieces for a member, by the account's id; a box of dresses for juniors is made of them. */
export async function mintGoodies(db: Db, userId: string): Promise<Piece[]> {
  await sql`insert into size_profile (user_id, department, sizing_ids) values (${userId}, 'juniors', array[${sizingId}::int])`.execute(
    db,
  )
  const pieces: Piece[] = []
  for (let n = 0; n < goodyPieces; n += 1) {
    const piece = await mintPiece(db, { price })
    // At most two of a brand are in a box.
    await sql`update item set department_tags = '{juniors}', category_tags = '{dresses,midi-dresses}', sizing_id = ${sizingId},
        brand_id = (select id from brand order by id offset ${n} limit 1), measurements = '[]'
      where item_number = ${piece.itemNumber}`.execute(db)
    await sql`insert into favorite (user_id, item_number, created_at) values (${userId}, ${piece.itemNumber}, now())`.execute(
      db,
    )
    pieces.push(piece)
  }
  return pieces
}
