// Titles, tags and sentences about an item; they say the same as its picture.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { sentence } from '@hemline/rules/catalogue/piece-labels.ts'
import { type PieceFacts, titleOf as titleOfPiece } from '@hemline/rules/catalogue/piece-title.ts'
import { attributesOf, tagsOfAttributes } from '@hemline/rules/catalogue/piece-words.ts'
import { searchTags } from '@hemline/rules/catalogue/staff-marks.ts'
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

/** Returns an item's title: 'Green checked tie-waist dress', 'Bottle green cashmere sweater'. */
export const titleOf = (kind: Kind, look: Look): string => titleOfPiece(factsOf(kind, look))

/** Returns the description attributes: those of the cut, those of the kind, pattern, wash and care. */
function charsFor(kind: Kind, look: Look, chance: Chance): Record<string, string> {
  const chars: Record<string, string> = {}
  for (const [key, values] of Object.entries(kind.chars))
    chars[key] = values.length ? chance.pick(values) : ''
  const { pattern = '', ...cut } = attributesOf(factsOf(kind, look))
  Object.assign(chars, cut)
  if (look.shape.metal && !look.strap)
    chars.accent =
      look.shape.metal === '#c9a24b' ? `Gold-tone ${metalPart(kind)}` : `Silver-tone ${metalPart(kind)}`
  if (look.wash) chars.jeanWash = sentence(look.wash)
  chars.pattern = pattern
  chars.careInstructions = kind.care
  if (chance.is(0.15)) chars.general = chance.pick(['Runs true to size', 'Relaxed fit', 'Slim fit'])
  return Object.fromEntries(Object.entries(chars).filter(([, v]) => v !== ''))
}
const metalPart = ({ line }: Kind) => (line === 'bags' ? 'hardware' : 'buckle')

/**
 * Makes an item's style, occasion and search tags, attributes and descriptive paragraph, drawn by `chance`.
 */
export function wordsOf(kind: Kind, look: Look, chance: Chance) {
  const chars = charsFor(kind, look, chance)
  return {
    chars,
    style_tags: chance.some(kind.styles, chance.int(1, 2)),
    occasion_tags: chance.some(kind.occasions, chance.int(1, 2)),
    search_tags: chance.is(0.4) ? chance.some(searchTags, 1) : [],
    ...tagsOfAttributes(chars),
    jean_wash_tags: look.wash && look.cut.on === 'legs' ? [look.wash] : [],
    adjustable_waist: look.cut.on === 'legs' || look.cut.on === 'skirt' ? chance.is(0.15) : null,
    additional_description: chance.is(0.35) ? chance.pick(remarks) : null,
  }
}

const remarks = [
  'Measured flat by our inspection team.',
  'A favorite of our inspection team.',
  'Ready to wear: it needs no ironing to start with.',
  'Sized by its label; its own measurements are below.',
  'Pairs well with denim and a plain knit.',
] as const
