// How well a piece suits an occasion, a season and its neighbours, in numbers that compose.ts adds up.
import type { Kind } from '../catalogue/kinds/kind.ts'
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import { harmony } from '../discovery/color-harmony.ts'
import { type Slot, slotOf } from '../discovery/slots.ts'
import { type Brief, briefSeason, warmthOf } from './brief.ts'
import { cutSlots, isPatterned, isWanted, leafOf, type StylePiece } from './limits.ts'
import { occasionOf } from './occasions.ts'

/** How dressy a kind is, from 1 to 5, where its occasions alone would mislead. */
const dressiness: Readonly<Record<string, number>> = {
  gowns: 5,
  'evening-bags': 4.8,
  'cocktail-dresses': 4.2,
  clutches: 4,
  heels: 4,
  'sheath-dresses': 3.6,
  'pant-suits': 3.8,
  'skirt-suits': 3.8,
  blazers: 3.4,
  'dress-pants': 3.4,
  'pencil-skirts': 3.4,
  'midi-dresses': 3.4,
  'maxi-dresses': 3.4,
  'mini-dresses': 3.2,
  jumpsuits: 3.2,
  'bodycon-dresses': 3.3,
  'casual-dresses': 2.3,
  't-shirt-dresses': 1.6,
  'denim-dresses': 1.8,
  'sweater-dresses': 2.4,
  blouses: 3,
  'button-down-shirts': 2.8,
  'cashmere-sweaters': 2.8,
  't-shirts': 1.4,
  'graphic-tees': 1.2,
  jeans: 1.8,
  sneakers: 1.2,
  'high-top-sneakers': 1.2,
  'platform-sneakers': 1.3,
  loafers: 2.9,
  flats: 2.8,
  'ballet-flats': 3,
  oxfords: 2.8,
  mules: 3,
  boots: 2.4,
  'ankle-boots': 2.8,
  'knee-high-boots': 3,
  'combat-boots': 1.8,
  sandals: 2.4,
  wedges: 2.9,
  backpacks: 1.2,
  'belt-bags': 1.3,
  'straw-bags': 2,
  totes: 2.3,
  'statement-necklaces': 3.8,
  'cocktail-rings': 4,
  'pearl-necklaces': 3.6,
  'trench-coats': 3.2,
  'wool-coats': 3.3,
  peacoats: 3,
  capes: 3.3,
  'faux-fur-coats': 3.6,
  coats: 3,
  'denim-jackets': 1.6,
  'puffer-jackets': 1.5,
  parkas: 1.5,
}

const ofOccasions = (kind: Kind): number => {
  if (kind.occasions.some((one) => one === 'black tie')) return 4.6
  if (kind.occasions.some((one) => one === 'workout' || one === 'lounge')) return 1
  const dressy = kind.occasions.includes('wedding guest') || kind.occasions.includes('party')
  if (kind.occasions.includes('casual')) return dressy ? 2.6 : 2
  return dressy ? 3.5 : 3
}

/**
 * Returns how dressy a piece is, from about 1 (at home) to 5 (black tie), by its category and occasions; 2.5
 * when these say nothing.
 */
export function dressinessOf(piece: StylePiece): number {
  const kind = kindBySlug(leafOf(piece))
  const named = [...piece.category_tags].reverse().find((tag) => dressiness[tag] !== undefined)
  const base = named ? (dressiness[named] ?? 2.5) : kind ? ofOccasions(kind) : 2.5
  const tags = piece.occasion_tags
  const lift =
    tags.includes('wedding guest') || tags.includes('black tie') ? 0.4 : tags.includes('casual') ? -0.2 : 0
  return base + lift
}

/**
 * Returns the formality that a brief asks of outfits, 1 (at home) to 5 (black tie): as said, else the
 * occasion's, else 2.4.
 */
export const aimOf = (brief: Pick<Brief, 'formality' | 'occasion'>): number =>
  brief.formality ?? (brief.occasion ? occasionOf(brief.occasion).formality : 2.4)

const warmCloth = /wool|cashmere|fleece|shearling|alpaca|mohair|corduroy|velvet|down|tweed|flannel/i
const lightCloth = /linen|cotton|silk|rayon|viscose|chiffon|straw|jute|mesh/i

/** Returns how warm a piece is: about -2 (sandals, linen) to 2 (wool coats). */
export function warmthOfPiece(piece: StylePiece): number {
  const kind = kindBySlug(leafOf(piece))
  const season = kind?.season === 'cold' ? 1.2 : kind?.season === 'warm' ? -1.4 : 0
  const cloth = piece.materials.join(' ')
  const sleeve = (piece.chars.sleeveLength ?? '').toLowerCase()
  return (
    season +
    (warmCloth.test(cloth) ? 0.7 : lightCloth.test(cloth) ? -0.3 : 0) +
    (sleeve.includes('long') ? 0.4 : sleeve.includes('sleeveless') ? -0.5 : 0)
  )
}

const closedNeck = /turtle|mock/i

/**
 * Returns whether a piece is too much for a summer's day: long sleeves on what lies close to the skin or
 * closes the neck, or on any cloth that is not light.
 */
function isStifling(piece: StylePiece): boolean {
  const slot = slotOf(piece)
  if (slot !== 'top' && slot !== 'dress') return false
  if (!/^long/i.test(piece.chars.sleeveLength ?? '')) return false
  const isClose = leafOf(piece) === 'bodysuits' || piece.neckline_tags.some((one) => closedNeck.test(one))
  return isClose || !lightCloth.test(piece.materials.join(' '))
}

/** Kinds that no outfit is completed with: worn by few, carried inside of others, or sized unseen. */
const aside: readonly string[] = [
  'wallets',
  'card-cases',
  'wristlets',
  'diaper-bags',
  'weekenders',
  'rings',
  'cocktail-rings',
  'brooches',
  'anklets',
  'slippers',
  'wedding-dresses',
  'kids-costumes',
  'kids-pajamas',
  'kids-swimwear',
  'maternity-swimwear',
  'baby-sleepwear',
  'overalls',
  'coveralls',
  'track-jackets',
  'kimonos',
  'bike-shorts',
  'tennis-dresses',
]

/** Whoever asks for shoes asks for shoes that fit the day; whoever asks for sneakers gets them anywhere. */
const broad: readonly string[] = [
  'shoes',
  'handbags',
  'jewelry',
  'accessories',
  'tops',
  'dresses',
  'sweaters',
  'coats-jackets',
  'pants',
  'skirts',
  'kids-clothes',
  'kids-shoes',
]

/**
 * Returns whether a piece can be in an outfit for the occasion and season at all: nobody wears sneakers to a
 * wedding, a winter boot in summer, or sandals in snow. A narrow category that was asked for by name always
 * can.
 */
export function isFit(piece: StylePiece, brief: Brief): boolean {
  const asked = brief.wants.filter(({ key }) => key === 'category_tags').flatMap(({ values }) => values)
  const isNamed = (value: string) =>
    isWanted(piece, { key: 'category_tags', values: [value], label: '' }) && !broad.includes(value)
  if (asked.some(isNamed)) return true
  const tags = piece.category_tags
  if (aside.some((slug) => tags.includes(slug))) return false
  const refuses = brief.occasion ? occasionOf(brief.occasion).refuses : []
  if (refuses.some((slug) => tags.includes(slug) && !asked.includes(slug))) return false
  if (brief.occasion !== 'workout' && piece.occasion_tags.includes('workout')) return false
  if (brief.occasion === 'wedding' && isWhole(piece) && piece.color_names.includes('white')) return false
  if (brief.occasion === 'funeral' && isLoud(piece)) return false
  if (aimOf(brief) >= 3.5 && dressinessOf(piece) < 2) return false
  const warmth = warmthOf(brief)
  const kind = kindBySlug(leafOf(piece))
  if (warmth >= 1 && kind?.season === 'warm') return false
  return !(warmth <= -1 && (warmthOfPiece(piece) > 1 || isStifling(piece)))
}
/** A dress or suit in white is the bride's. */
const isWhole = (piece: StylePiece) => slotOf(piece) === 'dress'
const quiet: readonly string[] = ['black', 'gray', 'navy', 'brown', 'white', 'silver', 'tan', 'gold']
const isLoud = (piece: StylePiece) =>
  slotOf(piece) !== 'jewelry' &&
  !piece.color_names.every((color) => quiet.includes(color)) &&
  !piece.advanced_color_names.some((shade) => /navy|ink|charcoal|slate/.test(shade))

/**
 * Returns a score of how well one piece alone suits a brief: wants, the shopper's style, a piece of their
 * own, occasion, formality, warmth. Higher is better; it may be below zero.
 */
export function suitOf(piece: StylePiece, brief: Brief): number {
  const occasion = brief.occasion ? occasionOf(brief.occasion) : undefined
  const tag = occasion ? occasion.tags.findIndex((one) => piece.occasion_tags.includes(one)) : -1
  const wanted = brief.wants.filter((want) => isWanted(piece, want)).length
  const warmth = warmthOf(brief)
  const apart = Math.abs(dressinessOf(piece) - aimOf(brief))
  const season =
    warmth === 0 && briefSeason(brief) === undefined ? 0 : warmthOfPiece(piece) * Math.sign(warmth)
  const past =
    cutSlots.includes(slotOf(piece) ?? 'bag') && piece.color_names.some((c) => brief.pastColors.includes(c))
  const taste = brief.taste.reduce((sum, one) => sum + (isWanted(piece, one) ? one.weight : 0), 0)
  const { own } = brief
  const beside =
    own && own.colors.length > 0 && slotOf(piece) !== 'jewelry'
      ? 3.2 * (harmony(own.colors, piece.color_names).score - 0.7)
      : 0
  return (
    3 * wanted +
    beside +
    // What was asked for counts more than what somebody usually likes.
    Math.max(-2, Math.min(1.5, taste)) +
    (tag === 0 ? 2 : tag > 0 ? 1.2 : 0) +
    (occasion?.loves.some((slug) => piece.category_tags.includes(slug)) ? 1.4 : 0) -
    1.1 * apart +
    0.8 * season -
    (past ? 4 : 0)
  )
}

const wide = /wide|oversized|relaxed|boxy|full|a-line|pleated|flare|palazzo|culotte|tiered|barrel/i
const slim = /slim|skinny|pencil|bodycon|fitted|straight|tapered|legging/i
/** A loose top over slim legs, or the other way round, is in proportion; loose over loose is not. */
function proportion(a: StylePiece, b: StylePiece): number {
  const [top, bottom] = slotOf(a) === 'bottom' ? [b, a] : [a, b]
  if (slotOf(bottom) !== 'bottom' || !['top', 'layer'].includes(slotOf(top) ?? '')) return 0
  const loose = (piece: StylePiece) => wide.test(piece.title)
  const tight = (piece: StylePiece) => slim.test(piece.title)
  if (loose(top) && loose(bottom)) return -0.8
  return (loose(top) && tight(bottom)) || (tight(top) && loose(bottom)) ? 0.5 : 0
}

const metals: readonly Slot[] = ['jewelry']

/**
 * Returns a score of how well two pieces go together: colors, dressiness, proportion, sizes, one pattern at
 * most. Higher is better; it may be below zero.
 */
export function togetherOf(a: StylePiece, b: StylePiece): number {
  const slots = [slotOf(a), slotOf(b)]
  const color = slots.some((slot) => slot && metals.includes(slot))
    ? 0.8
    : harmony(a.color_names, b.color_names).score
  const isCut = slots.every((slot) => slot && cutSlots.includes(slot))
  const sameSize =
    !isCut || a.sizing_id === b.sizing_id || a.size_display === b.size_display
      ? 0
      : a.size_equivalents.some((one) => b.size_equivalents.includes(one) || b.size_display.endsWith(one))
        ? -0.1
        : -0.6
  return (
    2.4 * (color - 0.7) -
    0.5 * Math.abs(dressinessOf(a) - dressinessOf(b)) +
    proportion(a, b) +
    sameSize -
    (isPatterned(a) && isPatterned(b) ? 1.5 : 0)
  )
}

/**
 * Returns the category slugs of a slot that the brief's wants fill: "boots" fills the shoes. Empty when no
 * want is about this slot.
 */
export function wantedKinds(brief: Brief, slot: Slot, tagsOfSlot: (slot: Slot) => string[]): string[] {
  const slugs = tagsOfSlot(slot)
  return brief.wants
    .filter(({ key }) => key === 'category_tags')
    .flatMap(({ values }) =>
      slugs.filter((slug) => {
        const kind = kindBySlug(slug)
        return values.some((value) => value === slug || kind?.root === value || kind?.alsoIn.includes(value))
      }),
    )
}
