// Complete outfits around one piece: which kinds complete it, which colors, which occasion, at what
// price. Pure and repeatable.
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import { type Brief, emptyBrief, type Season } from '../styling/brief.ts'
import { leafOf, type StylePiece } from '../styling/limits.ts'
import { occasions } from '../styling/occasions.ts'
import { dressinessOf, isFit, togetherOf } from '../styling/suits.ts'
import { harmony } from './color-harmony.ts'
import { chanceFrom, type DiscoveryPiece, isForKids, shares } from './piece.ts'
import { type Slot, slotOf } from './slots.ts'

/** The slots that complete each slot; outfit n tries list n, starting over at the end. */
const completions: Readonly<Record<Slot, readonly (readonly Slot[])[]>> = {
  dress: [
    ['shoes', 'bag', 'jewelry'],
    ['coat', 'shoes', 'bag'],
    ['layer', 'shoes', 'extra'],
  ],
  top: [
    ['bottom', 'shoes', 'bag'],
    ['bottom', 'coat', 'shoes'],
    ['bottom', 'shoes', 'jewelry'],
  ],
  layer: [
    ['bottom', 'shoes', 'bag'],
    ['dress', 'shoes', 'bag'],
    ['bottom', 'shoes', 'extra'],
  ],
  coat: [
    ['layer', 'bottom', 'shoes'],
    ['dress', 'shoes', 'bag'],
    ['top', 'bottom', 'shoes', 'bag'],
  ],
  bottom: [
    ['top', 'shoes', 'bag'],
    ['layer', 'shoes', 'bag'],
    ['top', 'coat', 'shoes'],
  ],
  shoes: [
    ['dress', 'bag', 'jewelry'],
    ['top', 'bottom', 'bag'],
    ['layer', 'bottom', 'extra'],
  ],
  bag: [
    ['dress', 'shoes', 'jewelry'],
    ['top', 'bottom', 'shoes'],
    ['coat', 'layer', 'bottom', 'shoes'],
  ],
  jewelry: [
    ['dress', 'shoes', 'bag'],
    ['top', 'bottom', 'shoes'],
  ],
  extra: [
    ['dress', 'shoes', 'bag'],
    ['coat', 'layer', 'bottom', 'shoes'],
  ],
}
const kidsCompletions: Readonly<Partial<Record<Slot, readonly (readonly Slot[])[]>>> = {
  dress: [
    ['shoes', 'coat'],
    ['layer', 'shoes'],
  ],
  top: [
    ['bottom', 'shoes'],
    ['bottom', 'coat', 'shoes'],
  ],
  layer: [['bottom', 'shoes']],
  coat: [['top', 'bottom', 'shoes']],
  bottom: [
    ['top', 'shoes'],
    ['layer', 'shoes'],
  ],
  shoes: [
    ['top', 'bottom'],
    ['dress', 'coat'],
  ],
}

const listsFor = (anchor: DiscoveryPiece): readonly (readonly Slot[])[] => {
  const slot = slotOf(anchor)
  if (!slot) return []
  return isForKids(anchor) ? (kidsCompletions[slot] ?? []) : completions[slot]
}

/** Returns the slots that outfits around `anchor` may need, each once. */
export const slotsAround = (anchor: DiscoveryPiece): Slot[] => [...new Set(listsFor(anchor).flat())]

export type OutfitWish = {
  amount: number
  /** The same key gives the same outfits: item, day and round. */
  key: string
  budgetCents: number | null
  occasion: string | null
}
export type PickedPiece<P> = { slot: Slot; piece: P; why: string | null }
export type BuiltOutfit<P> = {
  title: string
  pieces: PickedPiece<P>[]
  totalCents: number
  msrpCents: number
}

/** Dearer than three times the anchor, or cheaper than a quarter, looks out of place. */
const priceFit = (anchor: DiscoveryPiece, one: DiscoveryPiece): number =>
  Math.max(
    0,
    1 - Math.abs(Math.log(Math.max(one.price_cents, 100) / Math.max(anchor.price_cents, 100))) / Math.log(6),
  )

const cuts = ['top', 'bottom', 'dress', 'layer', 'coat']
function sizeFit(anchor: DiscoveryPiece, one: DiscoveryPiece): number {
  const both = [slotOf(anchor), slotOf(one)].every((slot) => slot !== undefined && cuts.includes(slot))
  if (!both) return 0.5
  if (anchor.sizing_id === one.sizing_id) return 1
  return shares(anchor.size_equivalents, one.size_equivalents).length > 0 ? 0.9 : 0
}

const patterned = (piece: DiscoveryPiece) =>
  !['', 'solid'].includes((piece.chars.pattern ?? '').toLowerCase())

function fit(anchor: DiscoveryPiece, one: DiscoveryPiece, wish: OutfitWish): number {
  const occasion = wish.occasion
    ? one.occasion_tags.includes(wish.occasion)
    : shares(anchor.occasion_tags, one.occasion_tags).length > 0
  return (
    4 * harmony(anchor.color_names, one.color_names).score +
    2.5 * sizeFit(anchor, one) +
    2 * priceFit(anchor, one) +
    (occasion ? 1.6 : 0) +
    (shares(anchor.style_tags, one.style_tags).length > 0 ? 1.2 : 0) -
    // One pattern is enough.
    (patterned(anchor) && patterned(one) ? 2.5 : 0) +
    1.5 * chanceFrom(wish.key, one.item_number)
  )
}

function whyOf(anchor: DiscoveryPiece, one: DiscoveryPiece, wish: OutfitWish): string {
  const { words } = harmony(anchor.color_names, one.color_names)
  const [occasion] = wish.occasion ? [wish.occasion] : shares(anchor.occasion_tags, one.occasion_tags)
  const [style] = shares(anchor.style_tags, one.style_tags)
  const color = words.charAt(0).toUpperCase() + words.slice(1)
  if (occasion && one.occasion_tags.includes(occasion)) return `${color}; right for ${occasion}`
  return style ? `${color}; both ${style}` : color
}

const titles: Readonly<Record<string, string>> = { 'dress,shoes,bag': 'Ready to go' }
function titleOf(anchor: DiscoveryPiece, slots: readonly Slot[], occasion: string | null): string {
  if (occasion) return `For ${occasion}`
  const own = titles[slots.join()]
  if (own) return own
  if (slots.includes('coat') || slotOf(anchor) === 'coat') return 'For a cool day'
  if (slots.includes('jewelry')) return 'For an evening out'
  return slots.includes('extra') || slots.includes('layer') ? 'For the weekend' : 'For every day'
}

const seasons: Readonly<Record<string, Season>> = { cold: 'fall', warm: 'summer' }
/** A gown and sneakers are further apart than this, jeans and heels are not (dressiness is 1 to 5). */
const apartMost = 2.3

/** The occasion that an occasion tag of pieces stands for: "wedding guest" is a wedding. */
const occasionOfTag = (tag: string | null): Brief['occasion'] =>
  (
    occasions.find(({ key }) => key === tag?.replace(' ', '-')) ??
    occasions.find(({ tags }) => tags[0] === tag)
  )?.key ?? null

/** What the pieces of an outfit so far ask of the next one: the first one's dressiness, and a season. */
function briefAround(worn: readonly [StylePiece, ...StylePiece[]], wish: OutfitWish): Brief {
  const [anchor] = worn
  const isForSport = anchor.occasion_tags.includes('workout')
  const season = worn.map((one) => seasons[kindBySlug(leafOf(one))?.season ?? '']).find(Boolean)
  return {
    ...emptyBrief,
    formality: dressinessOf(anchor),
    occasion: occasionOfTag(wish.occasion) ?? (isForSport ? 'workout' : null),
    season: season ?? null,
  }
}

/** Nobody wears sneakers with a gown, sandals under a wool coat, or to an occasion what it refuses. */
function goesAlong(
  worn: readonly [StylePiece, ...StylePiece[]],
  wish: OutfitWish,
): (one: StylePiece) => boolean {
  const brief = briefAround(worn, wish)
  const dressy = dressinessOf(worn[0])
  // Earrings and scarves are worn from jeans to gowns.
  const isPlain = (one: StylePiece) => ['jewelry', 'extra'].includes(slotOf(one) ?? '')
  return (one) => isFit(one, brief) && (isPlain(one) || Math.abs(dressinessOf(one) - dressy) <= apartMost)
}

type Pools<P> = ReadonlyMap<Slot, readonly P[]>

function buildOne<P extends StylePiece>(
  anchor: P,
  slots: readonly Slot[],
  pools: Pools<P>,
  wish: OutfitWish,
): PickedPiece<P>[] | undefined {
  const picked: PickedPiece<P>[] = []
  let left = wish.budgetCents === null ? Number.POSITIVE_INFINITY : wish.budgetCents - anchor.price_cents
  for (const [at, slot] of slots.entries()) {
    // What is left has to do for the slots still to come.
    const share = left / (slots.length - at)
    const worn: [P, ...P[]] = [anchor, ...picked.map((one) => one.piece)]
    const goes = goesAlong(worn, wish)
    const open = (pools.get(slot) ?? []).filter(
      (one) => one.price_cents <= (slots.length - at === 1 ? left : share * 1.6) && goes(one),
    )
    const value = (one: P) =>
      fit(anchor, one, wish) +
      (1.25 * worn.reduce((sum, other) => sum + togetherOf(other, one), 0)) / worn.length
    const best = open.reduce<{ piece: P; value: number } | undefined>((top, piece) => {
      const now = value(piece)
      return top === undefined || now > top.value ? { piece, value: now } : top
    }, undefined)
    if (!best) return undefined
    picked.push({ slot, piece: best.piece, why: whyOf(anchor, best.piece, wish) })
    left -= best.piece.price_cents
  }
  return picked
}

/** Returns the total price and the total estimated retail price of an outfit, in cents. */
export function sumsOf<P extends DiscoveryPiece>(
  pieces: readonly PickedPiece<P>[],
): { totalCents: number; msrpCents: number } {
  return {
    totalCents: pieces.reduce((sum, { piece }) => sum + piece.price_cents, 0),
    msrpCents: pieces.reduce((sum, { piece }) => sum + Math.max(piece.msrp_cents, piece.price_cents), 0),
  }
}

/**
 * Builds up to `amount` outfits around `anchor` from `candidates`, which are all available and may include
 * the anchor; the same `wish.key` gives the same outfits. Children's pieces go with children's only. No piece
 * is in two outfits. Returns fewer, or none, when the anchor has no slot, slots can't be filled or the budget
 * is too small.
 */
export function buildOutfits<P extends StylePiece>(
  anchor: P,
  candidates: readonly P[],
  wish: OutfitWish,
): BuiltOutfit<P>[] {
  const lists = listsFor(anchor)
  const anchorSlot = slotOf(anchor)
  if (!anchorSlot || lists.length === 0) return []
  const used = new Set([anchor.item_number])
  const kin = candidates.filter(
    (one) =>
      isForKids(one) === isForKids(anchor) &&
      (!isForKids(anchor) || shares(one.department_tags, anchor.department_tags).length > 0),
  )
  const first = Math.floor(chanceFrom(wish.key) * lists.length)
  const built: BuiltOutfit<P>[] = []
  for (let turn = 0; turn < wish.amount + lists.length && built.length < wish.amount; turn++) {
    const slots = lists[(first + turn) % lists.length] ?? []
    const free = kin.filter((one) => !used.has(one.item_number))
    const pools = new Map(slots.map((slot) => [slot, free.filter((one) => slotOf(one) === slot)]))
    const picked = buildOne(anchor, slots, pools, { ...wish, key: `${wish.key}|${turn}` })
    if (!picked) continue
    for (const { piece } of picked) used.add(piece.item_number)
    const pieces = [{ slot: anchorSlot, piece: anchor, why: null }, ...picked]
    built.push({ title: titleOf(anchor, slots, wish.occasion), pieces, ...sumsOf(pieces) })
  }
  return built
}

/**
 * Returns the random seed of a piece's outfits: the same for everybody on one UTC day, another for each
 * round.
 */
export const outfitKey = (itemNumber: number, now: Date, round: number): string =>
  `${itemNumber}|${now.toISOString().slice(0, 10)}|${round}`
