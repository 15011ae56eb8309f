// Reads and writes of the style chat's threads, turns and outfits (decision 0195).

import type { Question } from '@hemline/rules/styling/answer.ts'
import type { Brief } from '@hemline/rules/styling/brief.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

export type ThreadRow = {
  id: string
  visitor_id: number | null
  user_id: string | null
  title: string
  brief: Brief
  created_at: Date
  updated_at: Date
}
export type TurnRow = {
  id: string
  thread_id: string
  position: number
  author: 'shopper' | 'shop'
  words: string
  question: Question | null
  created_at: Date
}
export type OutfitRow = {
  id: string
  thread_id: string
  turn_id: string
  position: number
  name: string
  line: string
  reasons: string[]
  shared_at: Date | null
  visitor_id: number | null
  user_id: string | null
}
/** A turn with its outfits. */
export type TurnView = TurnRow & { outfits: OutfitRow[] }
export type OutfitPieceRow = { outfit_id: string; position: number; slot: string; item_number: number }

const owned = ({ user_id, visitor_id }: Owner) =>
  user_id === null ? sql<boolean>`t.visitor_id = ${visitor_id}` : sql<boolean>`t.user_id = ${user_id}::uuid`

/** Returns at most `limit` threads of an owner with the stylist, the last changed first. */
export async function listThreads(db: DbOrTx, owner: Owner, limit: number): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`/* listThreads */ select t.* from style_thread t where ${owned(owner)}
    order by t.updated_at desc, t.id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns an owner's thread by its id; undefined when unknown or another owner's. */
export async function findThread(db: DbOrTx, owner: Owner, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`/* findThread */ select t.* from style_thread t
    where t.id = ${id}::uuid and ${owned(owner)}`.execute(db)
  return rows[0]
}

/**
 * Locks an owner's thread until the transaction ends and returns it, so that two messages at once are
 * answered one after the other; undefined when unknown or another owner's.
 */
export async function lockThread(tx: DbOrTx, owner: Owner, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`/* lockThread */ select t.* from style_thread t
    where t.id = ${id}::uuid and ${owned(owner)} for update`.execute(tx)
  return rows[0]
}

/** Inserts a thread with the stylist. */
export async function insertThread(tx: DbOrTx, row: ThreadRow): Promise<void> {
  await sql`/* insertThread */ insert into style_thread (id, visitor_id, user_id, title, brief, created_at, updated_at)
    values (${row.id}::uuid, ${row.visitor_id}, ${row.user_id}::uuid, ${row.title}, ${JSON.stringify(row.brief)}::jsonb, ${row.created_at}, ${row.updated_at})`.execute(
    tx,
  )
}

/** Deletes all threads of an owner except the `kept` last changed ones. */
export async function trimThreads(tx: DbOrTx, owner: Owner, kept: number): Promise<void> {
  await sql`/* trimThreads */ delete from style_thread where id in (
    select t.id from style_thread t where ${owned(owner)} order by t.updated_at desc, t.id desc offset ${kept})`.execute(
    tx,
  )
}

/** Stores a thread's brief (everything understood so far) and the time of the change. */
export async function updateThread(
  tx: DbOrTx,
  { id, brief, updated_at }: Pick<ThreadRow, 'id' | 'brief' | 'updated_at'>,
): Promise<void> {
  await sql`/* updateThread */ update style_thread set brief = ${JSON.stringify(brief)}::jsonb, updated_at = ${updated_at}
    where id = ${id}::uuid`.execute(tx)
}

/** Deletes an owner's thread; returns false when there was none. */
export async function deleteThread(db: DbOrTx, owner: Owner, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`/* deleteThread */ delete from style_thread t
    where t.id = ${id}::uuid and ${owned(owner)} returning t.id`.execute(db)
  return rows.length > 0
}

/** Moves a visitor's threads to the user who logs in. */
export async function moveThreads(
  tx: DbOrTx,
  { visitorId, userId }: { visitorId: number; userId: string },
): Promise<void> {
  await sql`/* moveThreads */ update style_thread set user_id = ${userId}::uuid, visitor_id = null
    where visitor_id = ${visitorId}`.execute(tx)
}

/** Inserts a turn (a message of the shopper or the stylist) into a thread. */
export async function insertTurn(tx: DbOrTx, row: TurnRow): Promise<void> {
  const question = row.question === null ? null : JSON.stringify(row.question)
  await sql`/* insertTurn */ insert into style_turn (id, thread_id, position, author, words, question, created_at)
    values (${row.id}::uuid, ${row.thread_id}::uuid, ${row.position}, ${row.author}, ${row.words}, ${question}::jsonb, ${row.created_at})`.execute(
    tx,
  )
}

/** Returns a thread's turns, the first one first. */
export async function listStyleTurns(db: DbOrTx, threadId: string): Promise<TurnRow[]> {
  const { rows } =
    await sql<TurnRow>`/* listStyleTurns */ select id, thread_id, position, author, words, question, created_at
    from style_turn where thread_id = ${threadId}::uuid order by position`.execute(db)
  return rows
}

export type NewOutfit = Omit<OutfitRow, 'shared_at' | 'visitor_id' | 'user_id'>

/** Inserts an outfit with its pieces, in the order in which they are shown. */
export async function insertOutfit(
  tx: DbOrTx,
  outfit: NewOutfit,
  pieces: readonly { slot: string; itemNumber: number }[],
): Promise<void> {
  await sql`/* insertOutfit */ insert into style_outfit (id, thread_id, turn_id, position, name, line, reasons)
    values (${outfit.id}::uuid, ${outfit.thread_id}::uuid, ${outfit.turn_id}::uuid, ${outfit.position}, ${outfit.name}, ${outfit.line}, ${outfit.reasons}::text[])`.execute(
    tx,
  )
  await tx
    .insertInto('style_outfit_piece')
    .values(
      pieces.map(({ slot, itemNumber }, position) => ({
        outfit_id: outfit.id,
        position,
        slot,
        item_number: itemNumber,
      })),
    )
    .modifyEnd(named('insertOutfit.pieces'))
    .execute()
}

const outfitColumns = sql.raw(
  'o.id, o.thread_id, o.turn_id, o.position, o.name, o.line, o.reasons, o.shared_at, t.visitor_id, t.user_id',
)

/** Returns a thread's outfits, in the order of its turns. */
export async function listOutfits(db: DbOrTx, threadId: string): Promise<OutfitRow[]> {
  const { rows } = await sql<OutfitRow>`/* listOutfits */ select ${outfitColumns} from style_outfit o
    join style_thread t on t.id = o.thread_id join style_turn u on u.id = o.turn_id where o.thread_id = ${threadId}::uuid order by u.position, o.position`.execute(
    db,
  )
  return rows
}

/** Returns an outfit with its thread's owner, whoever asks; undefined when unknown. */
export async function findOutfit(db: DbOrTx, id: string): Promise<OutfitRow | undefined> {
  const { rows } = await sql<OutfitRow>`/* findOutfit */ select ${outfitColumns} from style_outfit o
    join style_thread t on t.id = o.thread_id where o.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Returns the pieces of outfits, in the order in which they are shown. */
export async function listOutfitPieces(db: DbOrTx, outfitIds: readonly string[]): Promise<OutfitPieceRow[]> {
  const { rows } =
    await sql<OutfitPieceRow>`/* listOutfitPieces */ select outfit_id, position, slot, item_number
    from style_outfit_piece where outfit_id = any(${outfitIds}::uuid[]) order by outfit_id, position`.execute(
      db,
    )
  return rows
}

/**
 * Replaces one piece of an outfit by another; returns false when the piece was not in it. The outfit's texts
 * are not changed.
 */
export async function replacePiece(
  tx: DbOrTx,
  { id, out, into }: { id: string; out: number; into: number },
): Promise<boolean> {
  const { rows } = await sql<{
    outfit_id: string
  }>`/* replacePiece */ update style_outfit_piece set item_number = ${into}
    where outfit_id = ${id}::uuid and item_number = ${out} returning outfit_id`.execute(tx)
  return rows.length > 0
}

/** Stores an outfit's name, line and reasons, after a piece was replaced. */
export async function updateOutfitWords(
  tx: DbOrTx,
  { id, name, line, reasons }: Pick<OutfitRow, 'id' | 'name' | 'line' | 'reasons'>,
): Promise<void> {
  await sql`/* updateOutfitWords */ update style_outfit set name = ${name}, line = ${line}, reasons = ${reasons}::text[]
    where id = ${id}::uuid`.execute(tx)
}

/** Opens an outfit for everybody with its link (since `sharedAt`), or closes it (null). */
export async function updateShared(db: DbOrTx, id: string, sharedAt: Date | null): Promise<void> {
  await sql`/* updateShared */ update style_outfit set shared_at = ${sharedAt} where id = ${id}::uuid`.execute(
    db,
  )
}
