// Titles, tags and sentences about an item; they say the same as its picture.
import { careOf } from '@hemline/rules/catalogue/care.ts'
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { type PieceFacts, titleOf as titleOfPiece } from '@hemline/rules/catalogue/piece-title.ts'
import { attributesOf, tagsOfAttributes } from '@hemline/rules/catalogue/piece-words.ts'
import { adjustableWaistOf } from '@hemline/rules/catalogue/silhouettes/words.ts'
import { searchTags } from '@hemline/rules/catalogue/staff-marks.ts'
import { tagsOfPiece } from '@hemline/rules/catalogue/tags-of-piece.ts'
import { sentence } from '@hemline/rules/common/sentence.ts'
import type { Chance } from './chance.ts'
import type { Look } from './look.ts'

const factsOf = (kind: Kind, look: Look): PieceFacts => ({
  kind,
  cut: look.cut,
  silhouette: look.silhouette,
  pattern: look.pattern,
  color: (look.pattern === 'denim' ? look.wash : look.shade.name) ?? '',
  second: look.namesSecond ? (look.strap ?? look.second)?.name : undefined,
  materials: look.materials,
})

/** Returns a seeded item's title: 'Green checked tie-waist dress', 'Bottle green cashmere sweater'. */
export const titleOf = (kind: Kind, look: Look): string => titleOfPiece(factsOf(kind, look))

/** Returns whether the title says what the piece is made of, so that its materials can't be unknown. */
export function namesMaterial(kind: Kind, look: Look): boolean {
  const title = titleOf(kind, look)
  const said = title.toLowerCase()
  return (
    title !== titleOf(kind, { ...look, materials: [] }) ||
    look.materials.some((one) => said.includes(one.toLowerCase()))
  )
}

/** Returns the description attributes: those of the cut, those of the kind, pattern, wash and care. */
function charsFor(kind: Kind, look: Look, chance: Chance): Record<string, string> {
  const chars: Record<string, string> = {}
  for (const [key, values] of Object.entries(kind.chars)) {
    const value = values.length ? chance.pick(values) : ''
    // The cut of a skirt doesn't say how high it sits; only a person who holds it can.
    if (key !== 'waist') chars[key] = value
  }
  const { pattern = '', ...cut } = attributesOf(factsOf(kind, look))
  Object.assign(chars, cut)
  if (look.shape.metal && !look.strap)
    chars.accent =
      look.shape.metal === '#c9a24b' ? `Gold-tone ${metalPart(kind)}` : `Silver-tone ${metalPart(kind)}`
  if (look.wash) chars.jeanWash = sentence(look.wash)
  chars.pattern = pattern
  chars.careInstructions = careOf(kind, look.materials)
  return Object.fromEntries(Object.entries(chars).filter(([, v]) => v !== ''))
}
const metalPart = ({ line }: Kind) => (line === 'bags' ? 'hardware' : 'buckle')

/**
 * Makes an item's style, occasion and search tags, attributes and descriptive paragraph. Styles and occasions
 * follow from the look and the brand's `sort`; the rest is drawn by `chance`. `ours`: the shop's own people
 * saw the piece.
 */
export function wordsOf(
  kind: Kind,
  look: Look,
  { ours, sort }: { ours: boolean; sort: string },
  chance: Chance,
) {
  const chars = charsFor(kind, look, chance)
  // Draws of an earlier seed, kept so that every piece stays the one it was.
  chance.some(kind.styles, chance.int(1, 2))
  chance.some(kind.occasions, chance.int(1, 2))
  return {
    chars,
    ...tagsOfPiece({ kind, ...look, sort }),
    search_tags: chance.is(0.4) ? chance.some(searchTags, 1) : [],
    ...tagsOfAttributes(chars),
    jean_wash_tags: look.wash && look.cut.on === 'legs' ? [look.wash] : [],
    adjustable_waist: adjustableWaistOf(look.cut),
    additional_description: chance.is(0.45) ? remarkOn({ kind, look, ours }, chance) : null,
  }
}

type Remarked = { kind: Kind; look: Look; ours: boolean }
const isGarment = ({ look: { cut } }: Remarked) => ['body', 'legs', 'skirt'].includes(cut.on)
const worn: readonly string[] = ['tops', 'sweaters', 'coats-jackets']
const smooth = ['Polyester', 'Nylon', 'Modal', 'Acrylic', 'Elastane']
/** Remarks that some pieces have, each with the pieces that it is true of. */
const remarks: readonly (readonly [says: string, holds: (piece: Remarked) => boolean])[] = [
  ['Measured flat by our inspection team.', (piece) => piece.ours && isGarment(piece)],
  ['A favorite of our inspection team.', ({ ours }) => ours],
  [
    'Ready to wear: it needs no ironing to start with.',
    (piece) => isGarment(piece) && smooth.includes(piece.look.materials[0] ?? ''),
  ],
  ['Sized by its label; its own measurements are below.', ({ kind }) => kind.sizes !== 'one'],
  [
    'Pairs well with denim and a plain knit.',
    ({ kind, look }) => worn.includes(kind.root) && kind.area !== 'knit' && look.pattern !== 'denim',
  ],
]

/** Draws a remark that is true of the piece; null when none is. */
function remarkOn(piece: Remarked, chance: Chance): string | null {
  const fitting = remarks.filter(([, holds]) => holds(piece)).map(([says]) => says)
  return fitting.length > 0 ? chance.pick(fitting) : null
}
