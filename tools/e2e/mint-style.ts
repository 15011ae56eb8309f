// Mints an outfit of a style chat from a journey's own pieces, so that no journey holds a piece of the seed.
import { uuidv7 } from '@hemline/api/platform/tokens.ts'
import type { Db } from '@hemline/db/connect.ts'
import { emptyBrief } from '@hemline/rules/styling/brief.ts'
import { sql } from 'kysely'
import { mintPiece, type Piece } from './mint-piece.ts'

/** A minted outfit: the path of its chat, its own path, and its pieces in order. */
export type MintedOutfit = {
  readonly chat: string
  readonly path: string
  readonly pieces: readonly Piece[]
}

/** Mints a chat of a member with one turn, answered by one outfit of three pieces. */
export async function mintOutfit(db: Db, userId: string): Promise<MintedOutfit> {
  const pieces: Piece[] = []
  for (const price of [3000, 2000, 1000]) pieces.push(await mintPiece(db, { price }))
  const newId = () => uuidv7(Date.now())
  const thread = newId()
  const turn = newId()
  const outfit = newId()
  await sql`insert into style_thread (id, user_id, title, brief, created_at, updated_at)
    values (${thread}::uuid, ${userId}::uuid, 'A journey of jeans', ${JSON.stringify(emptyBrief)}::jsonb, now(), now())`.execute(
    db,
  )
  await sql`insert into style_turn (id, thread_id, position, author, words, created_at) values
    (${newId()}::uuid, ${thread}::uuid, 0, 'shopper', 'A journey of jeans', now()),
    (${turn}::uuid, ${thread}::uuid, 1, 'shop', 'One outfit.', now())`.execute(db)
  await sql`insert into style_outfit (id, thread_id, turn_id, position, name, line, reasons)
    values (${outfit}::uuid, ${thread}::uuid, ${turn}::uuid, 0, 'All in denim', 'Three pairs of jeans', '{}')`.execute(
    db,
  )
  const slots = ['top', 'bottom', 'coat']
  for (const [position, { itemNumber }] of pieces.entries())
    await sql`insert into style_outfit_piece (outfit_id, position, slot, item_number)
      values (${outfit}::uuid, ${position}, ${slots[position]}, ${itemNumber})`.execute(db)
  return { chat: `/chat/${thread}`, path: `/chat/${thread}/outfit/${outfit}`, pieces }
}
