// The parts of an outfit, and which kinds of pieces fill each.
import type { Kind } from '../catalogue/kinds/kind.ts'
import { kindBySlug, kinds, shapeOf } from '../catalogue/kinds/kinds.ts'
import type { DiscoveryPiece } from './piece.ts'

export type Slot = 'dress' | 'top' | 'layer' | 'coat' | 'bottom' | 'shoes' | 'bag' | 'jewelry' | 'extra'
export const slotLabels: Record<Slot, string> = {
  dress: 'Dress',
  top: 'Top',
  layer: 'Layer',
  coat: 'Coat',
  bottom: 'Bottom',
  shoes: 'Shoes',
  bag: 'Bag',
  jewelry: 'Jewelry',
  extra: 'Finishing touch',
}

/** Nobody is dressed for others in what is worn in bed, in the water or below. */
const notShown = ['sleep-intimates', 'swimwear']

/** Which part of an outfit a kind is, by how its pieces are cut. */
function slotOfKind(kind: Kind): Slot | undefined {
  const [name] = kind.silhouettes
  if (!name || notShown.includes(kind.root)) return undefined
  // A sweater dress is knitted, but worn as a dress: it needs no skirt.
  if (kind.root === 'suits-sets' || kind.root === 'dresses') return 'dress'
  switch (shapeOf(kind, name).on) {
    case 'feet':
      return 'shoes'
    case 'hand':
      return 'bag'
    case 'jewel':
      return 'jewelry'
    case 'extra':
      return 'extra'
    case 'legs':
    case 'skirt':
      return 'bottom'
    case 'bust':
      return undefined
    case 'body':
      return slotOfArea[kind.area] ?? 'top'
  }
}
const slotOfArea: Readonly<Partial<Record<Kind['area'], Slot>>> = {
  outer: 'coat',
  knit: 'layer',
  dress: 'dress',
}

/**
 * Returns the slot that a piece fills in an outfit (top, bottom, shoes, …), by its category; undefined when
 * it fits none.
 */
export function slotOf(piece: Pick<DiscoveryPiece, 'category_tags'>): Slot | undefined {
  const kind = kindBySlug(piece.category_tags.at(-1) ?? '')
  return kind && slotOfKind(kind)
}

/** Returns the slugs of the categories that fill a slot. */
export const tagsOfSlot = (slot: Slot): string[] =>
  kinds.filter((kind) => slotOfKind(kind) === slot).map(({ slug }) => slug)
