// Outfits: complete looks around a piece, of available pieces. The rules decide which pieces match.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { availabilityOf } from '@hemline/rules/catalogue/item-states.ts'
import {
  type BuiltOutfit,
  buildOutfits,
  type OutfitWish,
  outfitKey,
  slotsAround,
} from '@hemline/rules/discovery/outfits.ts'
import { chanceFrom, isForKids } from '@hemline/rules/discovery/piece.ts'
import { rankSimilar } from '@hemline/rules/discovery/similar.ts'
import { slotLabels, tagsOfSlot } from '@hemline/rules/discovery/slots.ts'
import type { Context } from '../../context.ts'
import { itemForViewer, listItemsByNumber } from '../catalogue/catalogue.ts'
import { findItemNumberRange, listCloset, listKin } from './discovery.db.ts'

const piecesPerSlot = 60
const outfitsMax = 6
const roundMax = 10_000

/** Returns the facts of a piece by which similar pieces are searched. */
export const aroundOf = (item: ItemRow) => ({
  itemNumber: item.item_number,
  leaf: item.category_tags.at(-1) ?? '',
  categoryId: item.category_id,
  department: item.department_tags[0] ?? 'women',
  sizingId: item.sizing_id,
  colors: item.color_names,
  brandId: item.brand_id,
  priceCents: item.price_cents,
})

/**
 * Tells whether any shopper can put the piece into a cart now: in stock, not reserved, without access
 * restriction.
 */
export const canBeHad = (item: ItemRow, now: Date): boolean =>
  availabilityOf({ state: item.state, heldUntil: item.held_until }, now) === 'InStock' &&
  item.preordered_by === null &&
  item.access_levels.length === 0 &&
  !item.has_inappropriate_content

/**
 * Returns available pieces of which outfits around `anchor` can be built, at most 1.5 times `perSlot` (60
 * unless given) for each slot; the same `key` gives the same pieces. Empty for a piece that no outfit is
 * built around.
 */
export async function closetAround(
  ctx: Context,
  anchor: ItemRow,
  key: string,
  perSlot = piecesPerSlot,
): Promise<ItemRow[]> {
  const slots = slotsAround(anchor).map(tagsOfSlot)
  if (slots.length === 0) return []
  const { first, last } = await ctx.once('discovery:range', () => findItemNumberRange(ctx.db))
  const from = Math.floor(first + chanceFrom(key, 'closet') * (last - first))
  const wish = {
    slots,
    kids: isForKids(anchor),
    priceCents: Math.max(anchor.price_cents, 2000),
    from,
    perSlot,
    now: ctx.now(),
  }
  return listItemsByNumber(ctx.db, await listCloset(ctx.db, wish))
}

/** Returns an outfit's GraphQL fields; sums in cents. */
export const outfitView = (outfit: BuiltOutfit<ItemRow>) => ({
  id: outfit.pieces.map(({ piece }) => piece.item_number).join('-'),
  title: outfit.title,
  pieces: outfit.pieces.map(({ slot, piece, why }) => ({ slot: slotLabels[slot], why, item: piece })),
  totalPrice: outfit.totalCents,
  totalMsrp: outfit.msrpCents,
})

/**
 * Returns the piece itself when it is available, else the most similar available piece; undefined when there
 * is none.
 */
async function anchorFor(ctx: Context, item: ItemRow): Promise<ItemRow | undefined> {
  if (canBeHad(item, ctx.now())) return item
  const kin = await listItemsByNumber(ctx.db, await listKin(ctx.db, aroundOf(item), ctx.now(), []))
  return rankSimilar(item, kin)[0]?.piece
}

type Asked = {
  itemNumber: number
  amount: number
  budget?: number | null
  occasion?: string | null
  round: number
}

/**
 * Returns up to `amount` (at most 6) outfits around a piece, or around the most similar available one
 * (`anchor` null without one); undefined when the viewer can't see the piece. Fewer, or none, when matching
 * pieces are missing. `budget` in cents; an unknown occasion counts as none.
 */
export async function outfitsFor(ctx: Context, { itemNumber, amount, budget, occasion, round }: Asked) {
  const item = await itemForViewer(ctx, itemNumber)
  if (!item) return undefined
  const anchor = await anchorFor(ctx, item)
  if (!anchor) return { item, anchor: null, outfits: [], occasions: [] }
  const turn = Math.min(Math.max(Math.trunc(round), 0), roundMax)
  const key = outfitKey(itemNumber, ctx.now(), turn)
  const closet = await closetAround(ctx, anchor, key)
  const occasions = occasionsOf([anchor, ...closet])
  const wish: OutfitWish = {
    amount: Math.min(Math.max(Math.trunc(amount), 1), outfitsMax),
    key,
    budgetCents: budget === null || budget === undefined ? null : Math.max(0, budget),
    occasion: occasions.find((one) => one === occasion) ?? null,
  }
  return { item, anchor, outfits: buildOutfits(anchor, closet, wish).map(outfitView), occasions }
}

const occasionsShown = 5
function occasionsOf(pieces: readonly ItemRow[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of pieces.flatMap((piece) => piece.occasion_tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, occasionsShown)
    .map(([tag]) => tag)
    .sort()
}
