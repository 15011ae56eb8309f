// Composes outfits of the pieces on the rail: which parts an outfit has, which pieces fill them, and what
// they cost together. Pure: the same pieces and the same brief give the same outfits (decision 0194).
import { type Slot, slotOf, tagsOfSlot } from '../discovery/slots.ts'
import { type Brief, warmthOf } from './brief.ts'
import { cutSlots, isWanted, leafOf, mayBe, type SavedSizes, type StylePiece } from './limits.ts'
import { aimOf, isFit, suitOf, togetherOf, wantedKinds } from './suits.ts'

export type Chosen<P> = { slot: Slot; piece: P }
export type Outfit<P> = { pieces: Chosen<P>[]; score: number }

const grownTemplates: readonly (readonly Slot[])[] = [
  ['dress', 'shoes', 'bag'],
  ['dress', 'coat', 'shoes', 'jewelry'],
  ['dress', 'coat', 'shoes', 'bag'],
  ['dress', 'layer', 'shoes', 'bag'],
  ['dress', 'shoes', 'jewelry'],
  ['dress', 'coat', 'shoes'],
  ['top', 'bottom', 'shoes', 'bag'],
  ['top', 'bottom', 'coat', 'shoes'],
  ['top', 'bottom', 'coat', 'shoes', 'bag'],
  ['top', 'bottom', 'layer', 'shoes', 'bag'],
  ['layer', 'bottom', 'shoes', 'bag'],
  ['layer', 'bottom', 'shoes', 'jewelry'],
  ['layer', 'bottom', 'coat', 'shoes'],
  ['top', 'bottom', 'shoes', 'jewelry'],
]
const kidsTemplates: readonly (readonly Slot[])[] = [
  ['dress', 'coat', 'shoes'],
  ['top', 'bottom', 'coat', 'shoes'],
  ['layer', 'bottom', 'coat', 'shoes'],
]
const isKids = ({ department }: Brief) => department === 'girls' || department === 'boys'

/** A template's slots with the part that keeps warm. */
const isWarm = (slots: readonly Slot[]) => slots.includes('coat') || slots.includes('layer')

/**
 * Returns the sets of slots (such as dress, shoes, bag) of which outfits of a brief may consist. Each is
 * complete: a dress, or a top and a bottom; shoes; and one more (a bag, jewelry or something over it). The
 * part of a piece that the shopper has is left to that piece.
 */
export function templatesFor(brief: Brief): (readonly Slot[])[] {
  const { own } = brief
  const whole = isKids(brief) ? kidsTemplates : grownTemplates
  const around = own ? whole.filter((slots) => slots.includes(own.slot)) : []
  const all = around.length > 0 ? around : whole
  const warm = warmthOf(brief)
  const fit = all.filter((slots) => (warm >= 2 ? isWarm(slots) : warm < 0 ? !slots.includes('coat') : true))
  const wantedSlots = [...new Set(all.flat())].filter(
    (slot) => wantedKinds(brief, slot, tagsOfSlot).length > 0,
  )
  const withWanted = fit.filter((slots) => wantedSlots.some((slot) => slots.includes(slot)))
  const best = fit.filter((slots) => wantedSlots.every((slot) => slots.includes(slot)))
  const chosen =
    wantedSlots.length === 0 ? fit : best.length > 0 ? best : withWanted.length > 0 ? withWanted : fit
  const some = chosen.length > 0 ? chosen : all
  return some.map((slots) => slots.filter((slot) => slot !== own?.slot))
}

/** Returns each slot (dress, shoes, bag …) that some outfit of the brief may have. */
export const slotsFor = (brief: Brief): Slot[] => [...new Set(templatesFor(brief).flat())]

/** Returns the category slugs allowed in a slot: those that the brief asks for, or all of the slot. */
export function kindsFor(brief: Brief, slot: Slot): string[] {
  const wanted = wantedKinds(brief, slot, tagsOfSlot)
  return wanted.length > 0 ? wanted : tagsOfSlot(slot)
}

export type Pools<P> = ReadonlyMap<Slot, readonly P[]>

/**
 * Returns for each slot the pieces that may be in an outfit, the best suited first. `pieces`: candidates that
 * are for sale, each counted once.
 */
export function poolsOf<P extends StylePiece>(
  pieces: readonly P[],
  brief: Brief,
  saved: SavedSizes,
): Pools<P> {
  const pools = new Map<Slot, P[]>()
  const seen = new Set<number>()
  const kinds = new Map<Slot, Set<string>>()
  for (const piece of pieces) {
    const slot = slotOf(piece)
    if (!slot || seen.has(piece.item_number)) continue
    seen.add(piece.item_number)
    const allowed = kinds.get(slot) ?? new Set(kindsFor(brief, slot))
    kinds.set(slot, allowed)
    if (!allowed.has(leafOf(piece)) || !mayBe(piece, slot, brief, saved) || !isFit(piece, brief)) continue
    pools.set(slot, [...(pools.get(slot) ?? []), piece])
  }
  for (const [slot, list] of pools) {
    const value = new Map(list.map((piece) => [piece.item_number, suitOf(piece, brief)]))
    pools.set(
      slot,
      list.sort(
        (a, b) =>
          (value.get(b.item_number) ?? 0) - (value.get(a.item_number) ?? 0) || a.item_number - b.item_number,
      ),
    )
  }
  return pools
}

/** Pieces of one slot that are tried, and half-made outfits that are kept at each step. */
const perSlot = 16
const beam = 40

type Half<P> = { pieces: Chosen<P>[]; cents: number; score: number }

const cheapest = (pool: readonly StylePiece[]): number =>
  pool.reduce((least, { price_cents }) => Math.min(least, price_cents), Number.POSITIVE_INFINITY)

/** The best suited of a pool, and the cheapest of them, so that a small budget finds something. */
function shortlist<P extends StylePiece>(pool: readonly P[], limit: number): P[] {
  const fit = pool.filter(({ price_cents }) => price_cents <= limit)
  const low = [...fit].sort((a, b) => a.price_cents - b.price_cents).slice(0, perSlot / 2)
  return [...new Set([...fit.slice(0, perSlot), ...low])]
}

/** What a piece adds by a look that was asked for and that no other piece of the outfit has. */
function metNow(
  before: readonly Chosen<StylePiece>[],
  { slot, piece }: Chosen<StylePiece>,
  brief: Brief,
): number {
  const met = brief.wants.filter(
    (want) =>
      want.key !== 'category_tags' &&
      isWanted(piece, want) &&
      !before.some((other) => isWanted(other.piece, want)),
  )
  return met.length * (cutSlots.includes(slot) ? 1.8 : 0.6)
}

/** The scores of one composing: each piece and each pair is judged once, however many halves have them. */
type Scores = {
  suit: (piece: StylePiece) => number
  together: (a: StylePiece, b: StylePiece) => number
}

function scoresFor(brief: Brief): Scores {
  const suits = new Map<StylePiece, number>()
  const pairs = new Map<StylePiece, Map<StylePiece, number>>()
  return {
    suit: (piece) => {
      const known = suits.get(piece)
      if (known !== undefined) return known
      const score = suitOf(piece, brief)
      suits.set(piece, score)
      return score
    },
    together: (a, b) => {
      const own = pairs.get(a) ?? new Map<StylePiece, number>()
      pairs.set(a, own)
      const known = own.get(b)
      if (known !== undefined) return known
      const score = togetherOf(a, b)
      own.set(b, score)
      return score
    },
  }
}

/** Returns the best outfit of one template; undefined when a slot stays empty or the budget is too small. */
function bestOf<P extends StylePiece>(
  slots: readonly Slot[],
  pools: Pools<P>,
  { brief, scores }: { brief: Brief; scores: Scores },
): Outfit<P> | undefined {
  const budget = brief.budgetCents ?? Number.POSITIVE_INFINITY
  const least = slots.map((slot) => cheapest(pools.get(slot) ?? []))
  let halves: Half<P>[] = [{ pieces: [], cents: 0, score: 0 }]
  for (const [at, slot] of slots.entries()) {
    const rest = least.slice(at + 1).reduce((sum, cents) => sum + cents, 0)
    const pool = shortlist(pools.get(slot) ?? [], budget - rest)
    const grown = halves.flatMap((half) =>
      pool
        .filter((piece) => half.cents + piece.price_cents + rest <= budget)
        .map((piece) => ({
          pieces: [...half.pieces, { slot, piece }],
          cents: half.cents + piece.price_cents,
          score:
            half.score +
            scores.suit(piece) / slots.length +
            metNow(half.pieces, { slot, piece }, brief) +
            half.pieces.reduce((sum, other) => sum + scores.together(other.piece, piece), 0) /
              Math.max(1, half.pieces.length),
        })),
    )
    halves = grown.sort((a, b) => b.score - a.score).slice(0, beam)
    if (halves.length === 0) return undefined
  }
  const [best] = halves
  return best && { pieces: best.pieces, score: best.score + liking(slots, brief) }
}

/** A dress for a dressy day, separates for a plain one; something over it when it is cool. */
function liking(slots: readonly Slot[], brief: Brief): number {
  const aim = aimOf(brief)
  const warm = warmthOf(brief)
  return (
    (slots.includes('dress') ? (aim >= 3.4 ? 0.9 : aim <= 2 ? -0.5 : 0.2) : 0) +
    (isWarm(slots) ? 0.35 * warm : 0) +
    (slots.length > 3 ? 0.2 : 0)
  )
}

/** Returns the sum of an outfit's prices in cents. */
export const totalOf = (pieces: readonly Chosen<StylePiece>[]): number =>
  pieces.reduce((sum, { piece }) => sum + piece.price_cents, 0)

/**
 * Composes up to `amount` outfits (three by default), the best first; fewer, or none, when no complete one is
 * left. No piece is in two of them, and the second one differs in its parts where it can. `without`: numbers
 * of pieces that were shown before.
 */
export function compose<P extends StylePiece>(
  pieces: readonly P[],
  brief: Brief,
  saved: SavedSizes,
  { amount = 3, without = new Set<number>() }: { amount?: number; without?: ReadonlySet<number> } = {},
): Outfit<P>[] {
  const pools = poolsOf(
    pieces.filter(({ item_number }) => !without.has(item_number)),
    brief,
    saved,
  )
  const scores = scoresFor(brief)
  const used = new Set<number>()
  const made: Outfit<P>[] = []
  const worn = new Map<string, number>()
  const templates = templatesFor(brief)
  while (made.length < amount) {
    const open = new Map(
      [...pools].map(([slot, pool]) => [slot, pool.filter((one) => !used.has(one.item_number))]),
    )
    const tries = templates.flatMap((slots) => {
      const found = bestOf(slots, open, { brief, scores })
      // Twice the same parts is less of a choice.
      return found
        ? [
            {
              ...found,
              slots,
              rank:
                found.score - 0.7 * (worn.get(slots.join()) ?? 0) - 0.35 * (worn.get(slots[0] ?? '') ?? 0),
            },
          ]
        : []
    })
    const [best] = tries.sort((a, b) => b.rank - a.rank)
    if (!best) break
    for (const { piece } of best.pieces) used.add(piece.item_number)
    for (const key of [best.slots.join(), best.slots[0] ?? '']) worn.set(key, (worn.get(key) ?? 0) + 1)
    made.push({ pieces: best.pieces, score: best.score })
  }
  return made
}

/**
 * Returns up to `amount` pieces (three by default) that can replace a slot's piece in an outfit, the best
 * first: within the budget, nothing that the outfit has, and in harmony with the rest.
 */
export function alternatives<P extends StylePiece>(
  pieces: readonly P[],
  worn: readonly Chosen<P>[],
  slot: Slot,
  { brief, saved, amount = 3 }: { brief: Brief; saved: SavedSizes; amount?: number },
): P[] {
  const rest = worn.filter((one) => one.slot !== slot)
  const own = new Set(worn.map(({ piece }) => piece.item_number))
  const left = brief.budgetCents === null ? Number.POSITIVE_INFINITY : brief.budgetCents - totalOf(rest)
  const value = (piece: P) =>
    suitOf(piece, brief) / 3 +
    rest.reduce((sum, other) => sum + togetherOf(other.piece, piece), 0) / Math.max(1, rest.length)
  return (poolsOf(pieces, brief, saved).get(slot) ?? [])
    .filter((piece) => piece.price_cents <= left && !own.has(piece.item_number))
    .map((piece) => ({ piece, value: value(piece) }))
    .sort((a, b) => b.value - a.value || a.piece.item_number - b.piece.item_number)
    .slice(0, amount)
    .map(({ piece }) => piece)
}

/**
 * Returns the cents of the cheapest whole outfit that the pools allow; undefined when no outfit can be
 * complete.
 */
export function leastTotal(pools: Pools<StylePiece>, brief: Brief): number | undefined {
  const sums = templatesFor(brief).map((slots) =>
    slots.reduce((sum, slot) => sum + cheapest(pools.get(slot) ?? []), 0),
  )
  const least = Math.min(...sums)
  return Number.isFinite(least) ? least : undefined
}
