import { emptyBrief } from '@hemline/rules/styling/brief.ts'
import { alternatives } from '@hemline/rules/styling/compose.ts'
import { nounOf } from '@hemline/rules/styling/outfit-words.ts'
import { notHeldMessage, styleSwapMessage } from '@hemline/rules/styling/terms.ts'
import { type Watch, watchFor } from '@hemline/rules/styling/watch.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { heldByViewer, holdTogether } from '../cart/cart.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { canBeHad, piecesFor, savedSizes } from './style-pieces.ts'
import { viewersTaste } from './style-profile.ts'
import {
  findOutfit,
  listOutfits,
  type OutfitRow,
  replacePiece,
  updateOutfitWords,
  updateShared,
} from './styling.db.ts'
import {
  isMine,
  type OutfitPayload,
  ownThread,
  refused,
  type StyleRefused,
  type WornPiece,
  wordsOf,
  wornBy,
} from './styling.ts'

async function ownOutfit(ctx: Context, id: string): Promise<OutfitRow> {
  const row = isUuid(id) ? await findOutfit(ctx.db, id) : undefined
  if (!row || !isMine(ctx, row)) throw refuse('NOT_FOUND', 'There is no such outfit.')
  return row
}

/**
 * Returns an outfit of the viewer with its pieces and what its thread understood. Throws NOT_FOUND for other
 * people's outfits.
 */
async function outfitNow(ctx: Context, id: string) {
  const outfit = await ownOutfit(ctx, id)
  const thread = await ownThread(ctx, outfit.thread_id)
  const worn = (await wornBy(ctx.db, [outfit.id])).map(({ slot, item }) => ({ slot, piece: item }))
  const brief = { ...emptyBrief, ...thread.brief, taste: await viewersTaste(ctx) }
  return { outfit, worn, brief, saved: await savedSizes(ctx, brief.department) }
}

const alternativesMost = 3

/** Returns the item numbers of the other outfits of the same answer: no piece is in two of them. */
async function besideOf(ctx: Context, outfit: OutfitRow): Promise<Set<number>> {
  const others = (await listOutfits(ctx.db, outfit.thread_id)).filter(
    ({ id, turn_id }) => id !== outfit.id && turn_id === outfit.turn_id,
  )
  const worn = await wornBy(
    ctx.db,
    others.map(({ id }) => id),
  )
  return new Set(worn.map(({ item }) => item.item_number))
}

/**
 * Returns up to three pieces that can replace one piece of an outfit of the viewer, within the thread's
 * brief; `difference`: how many cents more the outfit would cost. Empty when the outfit has no such piece.
 * Throws NOT_FOUND for other people's outfits.
 */
export async function alternativesFor(ctx: Context, outfitId: string, itemNumber: number) {
  const { outfit, worn, brief, saved } = await outfitNow(ctx, outfitId)
  const out = worn.find(({ piece }) => piece.item_number === itemNumber)
  if (!out) return []
  const pieces = await piecesFor(ctx, { brief, saved, slots: [out.slot] })
  const beside = await besideOf(ctx, outfit)
  const amount = alternativesMost
  const free = pieces.filter(({ item_number }) => !beside.has(item_number))
  return alternatives(free, worn, out.slot, { brief, saved, amount }).map((item) => ({
    item,
    difference: item.price_cents - out.piece.price_cents,
  }))
}

/**
 * Returns the listing to save as a search, to hear of better pieces in place of one piece of an outfit of the
 * viewer; null when the outfit has no such piece. Throws NOT_FOUND for other people's outfits.
 */
export async function watchOf(ctx: Context, outfitId: string, itemNumber: number): Promise<Watch | null> {
  const { worn, brief, saved } = await outfitNow(ctx, outfitId)
  const chosen = worn.find(({ piece }) => piece.item_number === itemNumber)
  return chosen ? watchFor(worn, chosen, { brief, saved }) : null
}

/**
 * Replaces a piece of an outfit of the viewer by another one, stores its new texts, and returns the outfit.
 * Returns StyleRefused when the outfit has no such piece, or the new one is not available or doesn't fit.
 * Throws NOT_FOUND for other people's outfits.
 */
export async function swapPiece(
  ctx: Context,
  { outfitId, out, into }: { outfitId: string; out: number; into: number },
): Promise<OutfitPayload | StyleRefused> {
  const { outfit, worn, brief, saved } = await outfitNow(ctx, outfitId)
  const gone = worn.find(({ piece }) => piece.item_number === out)
  const [coming] = await listItemsByNumber(ctx.db, [into])
  if (!gone || !coming || !canBeHad(coming, ctx.now())) return refused(styleSwapMessage)
  const [fits] = alternatives([coming], worn, gone.slot, { brief, saved, amount: 1 })
  if (!fits) return refused(styleSwapMessage)
  const words = wordsOf(
    worn.map((one) => (one === gone ? { slot: one.slot, piece: coming } : one)),
    brief,
  )
  return inTransaction<OutfitPayload | StyleRefused>(ctx.db, 'StyleOutfitPayload', async (tx) => {
    if (!(await replacePiece(tx, { id: outfit.id, out, into }))) return refused(styleSwapMessage)
    await updateOutfitWords(tx, { id: outfit.id, ...words })
    return { __typename: 'StyleOutfitPayload', outfit: { ...outfit, ...words } }
  })
}

/**
 * Puts all pieces of an outfit that can be had into the viewer's cart, or none of them. Returned refusals:
 * OutfitNotHeld (names the pieces), CartFull, TooManyHolds. Throws NOT_FOUND for outfits that are neither the
 * viewer's nor shared.
 */
export async function holdOutfit(ctx: Context, id: string) {
  const outfit = isUuid(id) ? await findOutfit(ctx.db, id) : undefined
  if (!outfit || !(isMine(ctx, outfit) || outfit.shared_at !== null))
    throw refuse('NOT_FOUND', 'There is no such outfit.')
  const worn = await wornBy(ctx.db, [outfit.id])
  const isFree = await Promise.all(
    worn.map(async ({ item }) => canBeHad(item, ctx.now(), await heldByViewer(ctx, item))),
  )
  const free = worn.filter((_, i) => isFree[i])
  const nameOf = ({ item }: WornPiece) => `The ${nounOf(item)}`
  const missed = (itemNumbers: readonly number[]) => ({
    __typename: 'OutfitNotHeld' as const,
    message: notHeldMessage(worn.filter(({ item }) => itemNumbers.includes(item.item_number)).map(nameOf)),
    itemNumbers: [...itemNumbers],
  })
  if (free.length === 0) return missed(worn.map(({ item }) => item.item_number))
  const held = await holdTogether(
    ctx,
    free.map(({ item }) => item.item_number),
  )
  ctx.forget()
  if (held.__typename === 'NotHeld') return missed(held.itemNumbers)
  if (held.__typename !== 'HeldTogether') return held
  return { __typename: 'HoldOutfitPayload' as const, cart: held.cart, outfit, expiresAt: held.expiresAt }
}

/**
 * Opens an outfit of the viewer to everybody with its link, or closes it. Throws NOT_FOUND for other people's
 * outfits.
 */
export async function shareOutfit(ctx: Context, id: string, shared: boolean): Promise<OutfitRow> {
  const outfit = await ownOutfit(ctx, id)
  const sharedAt = shared ? (outfit.shared_at ?? ctx.now()) : null
  await updateShared(ctx.db, outfit.id, sharedAt)
  return { ...outfit, shared_at: sharedAt }
}
