// The pieces of an outfit as the API shows them: read once for all outfits of a thread.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { type Slot, slotLabels } from '@hemline/rules/discovery/slots.ts'
import { nounOf } from '@hemline/rules/styling/outfit-words.ts'
import type { Context } from '../../context.ts'
import { heldByViewer } from '../cart/cart.ts'
import { canBeHad } from './style-pieces.ts'
import { type OutfitRow, wornIn } from './styling.ts'

export type StylePieceView = {
  slot: Slot
  slotLabel: string
  noun: string
  item: ItemRow
  canBeHad: boolean
}

/**
 * Returns an outfit's pieces in the order in which they are shown, each with slot, noun and whether the
 * viewer can have it (`canBeHad`).
 */
export async function piecesOf(ctx: Context, outfit: OutfitRow): Promise<StylePieceView[]> {
  const worn = (await wornIn(ctx, outfit.thread_id)).filter(({ outfitId }) => outfitId === outfit.id)
  return Promise.all(
    worn.map(async ({ slot, item }) => ({
      slot,
      slotLabel: slotLabels[slot],
      noun: nounOf(item),
      item,
      canBeHad: canBeHad(item, ctx.now(), await heldByViewer(ctx, item)),
    })),
  )
}

/** Sums `centsOf` (cents) over the pieces of an outfit that the viewer can have. */
export async function sumOf(
  ctx: Context,
  outfit: OutfitRow,
  centsOf: (item: ItemRow) => number,
): Promise<number> {
  const pieces = await piecesOf(ctx, outfit)
  return pieces.filter((one) => one.canBeHad).reduce((sum, { item }) => sum + centsOf(item), 0)
}
