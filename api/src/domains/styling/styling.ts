// The style chat: threads of turns, answered by the rules of rules/src/styling with pieces that can be
// bought now (decisions 0193 to 0195).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Slot } from '@hemline/rules/discovery/slots.ts'
import { type Brief, emptyBrief } from '@hemline/rules/styling/brief.ts'
import { type Chosen, compose } from '@hemline/rules/styling/compose.ts'
import {
  finishTurn,
  finishWithout,
  isStuck,
  needsPieces,
  type Plan,
  planTurn,
  planWithout,
  type Result,
  type ThreadNow,
} from '@hemline/rules/styling/conduct.ts'
import { noSizes } from '@hemline/rules/styling/limits.ts'
import { looserBriefs, styleChips, withoutChip } from '@hemline/rules/styling/next-brief.ts'
import { outfitLine, outfitName, outfitReasons } from '@hemline/rules/styling/outfit-words.ts'
import {
  keptWords,
  styleFullMessage,
  styleMeanwhileMessage,
  styleThreadsMost,
  styleTurnsMost,
  styleWordsProblem,
  threadTitle,
} from '@hemline/rules/styling/terms.ts'
import { styleTurnsPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { ensureOwner, type Owner, ownerOf } from '../identity/identity.ts'
import { shopLexicon } from '../search/search.ts'
import type { Composed } from './say-by-model.ts'
import { canBeHad, piecesFor, savedSizes } from './style-pieces.ts'
import { mergeStyleWords, viewersTaste } from './style-profile.ts'
import {
  deleteThread,
  findOutfit,
  findThread,
  insertOutfit,
  insertThread,
  insertTurn,
  listOutfitPieces,
  listOutfits,
  listStyleTurns,
  listThreads,
  lockThread,
  moveThreads,
  type OutfitRow,
  type ThreadRow,
  trimThreads,
  updateThread,
} from './styling.db.ts'

export type { OutfitRow, ThreadRow } from './styling.db.ts'

export type StyleRefused = { __typename: 'StyleRefused'; message: string }
export type ThreadPayload = { __typename: 'StyleThreadPayload'; thread: ThreadRow }
export type OutfitPayload = { __typename: 'StyleOutfitPayload'; outfit: OutfitRow }

/** Returns a StyleRefused with a sentence for the shopper. */
export const refused = (message: string): StyleRefused => ({ __typename: 'StyleRefused', message })
const newId = (ctx: Context) => uuidv7(ctx.now().getTime())

/** Returns up to 40 style chats of the viewer, latest first; none for a viewer without user or visitor. */
export async function threadsOf(ctx: Context): Promise<ThreadRow[]> {
  const owner = ownerOf(ctx.viewer)
  return owner ? listThreads(ctx.db, owner, styleThreadsMost) : []
}

/** Returns a style chat of the viewer; undefined for unknown ones and other people's. */
export async function threadFor(ctx: Context, id: string): Promise<ThreadRow | undefined> {
  const owner = ownerOf(ctx.viewer)
  return owner && isUuid(id) ? findThread(ctx.db, owner, id) : undefined
}

/** Returns a style chat of the viewer; throws NOT_FOUND for unknown ones and other people's. */
export async function ownThread(ctx: Context, id: string): Promise<ThreadRow> {
  const thread = await threadFor(ctx, id)
  if (!thread) throw refuse('NOT_FOUND', 'There is no such chat.')
  return thread
}

/** Tells whether an outfit is the viewer's own. */
export const isMine = (ctx: Context, row: Pick<OutfitRow, 'user_id' | 'visitor_id'>): boolean => {
  const owner = ownerOf(ctx.viewer)
  if (!owner) return false
  return owner.user_id === null ? row.visitor_id === owner.visitor_id : row.user_id === owner.user_id
}

/**
 * Returns an outfit of a style chat to its owner, or to everybody while it is shared; undefined for all
 * others.
 */
export async function outfitFor(ctx: Context, threadId: string, id: string): Promise<OutfitRow | undefined> {
  const row = isUuid(id) ? await findOutfit(ctx.db, id) : undefined
  if (!row || row.thread_id !== threadId.toLowerCase()) return undefined
  return isMine(ctx, row) || row.shared_at !== null ? row : undefined
}

export type WornPiece = { outfitId: string; slot: Slot; item: ItemRow }

/** Returns the pieces of all outfits of a style chat, with outfit id and slot; read once a request. */
export function wornIn(ctx: Context, threadId: string): Promise<WornPiece[]> {
  return ctx.once(`styling:worn:${threadId}`, async () => {
    const outfits = await listOutfits(ctx.db, threadId)
    return wornBy(
      ctx.db,
      outfits.map(({ id }) => id),
    )
  })
}

/**
 * Returns the pieces of these outfits, with outfit id and slot, in two statements; pieces that are gone are
 * left out.
 */
export async function wornBy(db: DbOrTx, outfitIds: readonly string[]): Promise<WornPiece[]> {
  const rows = await listOutfitPieces(db, outfitIds)
  const items = await listItemsByNumber(db, [...new Set(rows.map((row) => row.item_number))])
  const byNumber = new Map(items.map((item) => [item.item_number, item]))
  return rows.flatMap(({ outfit_id, slot, item_number }) => {
    const item = byNumber.get(item_number)
    return item ? [{ outfitId: outfit_id, slot: slot as Slot, item }] : []
  })
}

/**
 * Returns the turns of a style chat with their outfits, oldest first, the shopper's and the shop's in turn;
 * only the last turn keeps its question.
 */
export async function turnsOf(ctx: Context, threadId: string) {
  const turns = await listStyleTurns(ctx.db, threadId)
  const outfits = await ctx.once(`styling:outfits:${threadId}`, () => listOutfits(ctx.db, threadId))
  return turns.map((turn, at) => ({
    ...turn,
    question: at === turns.length - 1 ? turn.question : null,
    outfits: outfits.filter((one) => one.turn_id === turn.id),
  }))
}

/**
 * Returns what a thread shows now: its brief, its last outfits and every piece that it ever showed; nothing
 * shown for a new one.
 */
async function threadNow(ctx: Context, thread: ThreadRow | undefined): Promise<ThreadNow<ItemRow>> {
  const brief = { ...emptyBrief, ...thread?.brief, taste: await viewersTaste(ctx) }
  const saved = await savedSizes(ctx, brief.department)
  if (!thread) return { brief, outfits: [], shown: new Set(), saved }
  const outfits = await listOutfits(ctx.db, thread.id)
  const worn = await wornBy(
    ctx.db,
    outfits.map(({ id }) => id),
  )
  const last = outfits.at(-1)?.turn_id
  const latest = outfits.filter(({ turn_id }) => turn_id === last)
  return {
    brief,
    outfits: latest.map(({ id }) =>
      worn.filter(({ outfitId }) => outfitId === id).map(({ slot, item }) => ({ slot, piece: item })),
    ),
    shown: new Set(worn.map(({ item }) => item.item_number)),
    saved,
  }
}

/**
 * Returns the answer to a plan: with pieces in stock when it needs them, with words alone otherwise. When
 * nothing fits, it says which limit to loosen.
 */
async function answer(ctx: Context, plan: Plan, now: ThreadNow<ItemRow>): Promise<Result<ItemRow>> {
  const saved =
    plan.brief.department === now.brief.department ? now.saved : await savedSizes(ctx, plan.brief.department)
  const thread = { ...now, saved }
  const wish = { brief: plan.brief, saved }
  const pieces = needsPieces(plan) ? await piecesFor(ctx, wish) : []
  // An outfit keeps the pieces that stay, as long as they can be had.
  const kept = now.outfits.flat().map(({ piece }) => piece)
  const known = new Set(pieces.map(({ item_number }) => item_number))
  const all = [...pieces, ...kept.filter((one) => !known.has(one.item_number) && canBeHad(one, ctx.now()))]
  const result = finishTurn(plan, plan.step.does === 'swap' ? all : pieces, thread)
  if (result) return result
  const cheap = await piecesFor(ctx, { ...wish, brief: { ...plan.brief, budgetCents: null }, cheapest: true })
  // The best suited were too dear together: the cheapest may make an outfit still.
  const cheaper = plan.step.does === 'compose' && finishTurn(plan, [...pieces, ...cheap], thread)
  if (cheaper) return cheaper
  if (!isStuck(plan, cheap, thread)) return finishWithout(plan, cheap, thread)
  for (const { chip, brief } of looserBriefs(plan.brief)) {
    const found = await piecesFor(ctx, { brief, saved })
    if (compose(found, brief, saved, { amount: 1 }).length > 0)
      return finishWithout(plan, cheap, thread, chip)
  }
  return finishWithout(plan, cheap, thread)
}

async function limitTurns(ctx: Context, owner: Owner): Promise<void> {
  const key = `style:${owner.user_id ?? owner.visitor_id}`
  const wait = await secondsToWait(ctx.db, ctx.now(), [{ key, ...styleTurnsPerOwner }])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
}

/** Who hears a turn while it is made. */
export type Voice = {
  /** Hears the labels of what was understood, before outfits are composed. */
  readonly understood: (labels: readonly string[]) => void
  /** Words a composed turn before it is stored. */
  readonly speak: (composed: Composed) => Promise<Result<ItemRow>>
}

const grammar: Voice = { understood: () => undefined, speak: async ({ result }) => result }

/**
 * Stores a shopper's words in a style chat of the viewer, or in a new one, and answers them with outfits.
 * `voice` hears what was understood and words the answer; by default the grammar's words stay. Returns
 * StyleRefused when nothing or too much was said, the chat is full or another window was answered meanwhile.
 * Throws NOT_FOUND, RATE_LIMITED, FORBIDDEN (robots, banned).
 */
export async function sayToStylist(
  ctx: Context,
  { threadId, words }: { threadId?: string | null; words: string },
  voice: Voice = grammar,
): Promise<ThreadPayload | StyleRefused> {
  const problem = styleWordsProblem(words)
  if (problem) return refused(problem)
  const before = threadId ? await ownThread(ctx, threadId) : undefined
  const owner = await ensureOwner(ctx)
  await limitTurns(ctx, owner)
  const { lexicon } = await shopLexicon(ctx)
  const now = await threadNow(ctx, before)
  const plan = planTurn(words, now, { lexicon, now: ctx.now() })
  if (needsPieces(plan))
    voice.understood(styleChips(plan.brief, { size: null, shoe: null }).map(({ label }) => label))
  const composed = await answer(ctx, plan, now)
  const turns = async () => [
    ...(before ? await listStyleTurns(ctx.db, before.id) : []),
    { author: 'shopper' as const, words: keptWords(words) },
  ]
  const result = await voice.speak({ result: composed, now, lexicon, turns })
  return storeTurn(ctx, owner, { before, words, result })
}

/**
 * Removes one thing that was understood (a chip of the brief) from a style chat and answers anew. Returns
 * StyleRefused when the chat is full or another window was answered meanwhile. Throws NOT_FOUND,
 * RATE_LIMITED, FORBIDDEN (robots, banned).
 */
export async function removeChip(
  ctx: Context,
  threadId: string,
  key: string,
): Promise<ThreadPayload | StyleRefused> {
  const before = await ownThread(ctx, threadId)
  const owner = await ensureOwner(ctx)
  await limitTurns(ctx, owner)
  const now = await threadNow(ctx, before)
  const plan = planWithout(withoutChip(now.brief, key))
  return storeTurn(ctx, owner, { before, words: null, result: await answer(ctx, plan, now) })
}

type Said = { before: ThreadRow | undefined; words: string | null; result: Result<ItemRow> }

async function storeTurn(
  ctx: Context,
  owner: Owner,
  { before, words, result }: Said,
): Promise<ThreadPayload | StyleRefused> {
  const stored = await inTransaction<ThreadPayload | StyleRefused>(
    ctx.db,
    'StyleThreadPayload',
    async (tx) => {
      const thread = before
        ? await lockThread(tx, owner, before.id)
        : await beginThread(ctx, tx, { owner, words })
      if (!thread) return refused(styleFullMessage)
      // Another window answered meanwhile: what was planned is not about what the thread knows now.
      if (before && thread.updated_at.getTime() !== before.updated_at.getTime())
        return refused(styleMeanwhileMessage)
      const turns = before ? await listStyleTurns(tx, thread.id) : []
      if (turns.length + 2 > styleTurnsMost) return refused(styleFullMessage)
      const at = ctx.now()
      const base = { thread_id: thread.id, created_at: at }
      // A chip that is taken away has an answer and no words of the shopper.
      const position = turns.length
      if (words !== null)
        await insertTurn(tx, {
          ...base,
          position,
          id: newId(ctx),
          author: 'shopper',
          words: keptWords(words),
          question: null,
        })
      const turnId = newId(ctx)
      const { question } = result.answer
      await insertTurn(tx, {
        ...base,
        position: words === null ? position : position + 1,
        id: turnId,
        author: 'shop',
        words: result.answer.words,
        question,
      })
      await storeOutfits(ctx, tx, { threadId: thread.id, turnId, result })
      await updateThread(tx, { id: thread.id, brief: result.brief, updated_at: at })
      return { __typename: 'StyleThreadPayload', thread: { ...thread, brief: result.brief, updated_at: at } }
    },
  )
  ctx.forget()
  return stored
}

async function beginThread(
  ctx: Context,
  tx: Tx,
  { owner, words }: { owner: Owner; words: string | null },
): Promise<ThreadRow> {
  const at = ctx.now()
  const thread: ThreadRow = {
    id: newId(ctx),
    ...owner,
    title: threadTitle(words ?? ''),
    brief: emptyBrief,
    created_at: at,
    updated_at: at,
  }
  await insertThread(tx, thread)
  await trimThreads(tx, owner, styleThreadsMost)
  return thread
}

/**
 * Returns an outfit's texts: its name ("Plum and tweed"), its line ("A wrap dress with ankle boots") and at
 * most three reasons why the outfit fits the brief.
 */
export const wordsOf = (pieces: readonly Chosen<ItemRow>[], brief: Brief) => ({
  name: outfitName(pieces),
  line: outfitLine(pieces),
  reasons: outfitReasons(pieces, brief),
})

async function storeOutfits(
  ctx: Context,
  tx: Tx,
  { threadId, turnId, result }: { threadId: string; turnId: string; result: Result<ItemRow> },
): Promise<void> {
  for (const [position, pieces] of result.outfits.entries())
    await insertOutfit(
      tx,
      { id: newId(ctx), thread_id: threadId, turn_id: turnId, position, ...wordsOf(pieces, result.brief) },
      pieces.map(({ slot, piece }) => ({ slot, itemNumber: piece.item_number })),
    )
}

/**
 * Deletes a style chat of the viewer and returns its id. Throws NOT_FOUND for unknown ones and other
 * people's.
 */
export async function forgetThread(ctx: Context, id: string): Promise<string> {
  const owner = ownerOf(ctx.viewer)
  const isGone = owner && isUuid(id) ? await deleteThread(ctx.db, owner, id) : false
  if (!isGone) throw refuse('NOT_FOUND', 'There is no such chat.')
  return id
}

/**
 * Moves a visitor's style chats, and what they said of their style, to the user who logs in; the oldest chats
 * beyond 40 are deleted.
 */
export async function mergeThreads(tx: DbOrTx, owners: { visitorId: number; userId: string }): Promise<void> {
  await moveThreads(tx, owners)
  await trimThreads(tx, { user_id: owners.userId, visitor_id: null }, styleThreadsMost)
  await mergeStyleWords(tx, owners)
}

/**
 * Returns the viewer's saved sizes for the department of a style chat, by which pieces are chosen; none for
 * visitors.
 */
export const savedFor = (ctx: Context, thread: ThreadRow) =>
  ctx.viewer.userId === null ? Promise.resolve(noSizes) : savedSizes(ctx, thread.brief.department)
