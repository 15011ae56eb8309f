// Titles, tags and sentences about an item; they say the same as its picture.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { type BodyUse, charsOf, tellingWords } from '@hemline/rules/catalogue/silhouettes/words.ts'
import type { Chance } from './chance.ts'
import type { Look } from './look.ts'

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const patternWords: Readonly<Partial<Record<Look['pattern'], string>>> = {
  stripe: 'striped',
  breton: 'Breton-striped',
  check: 'checked',
  plaid: 'plaid',
  gingham: 'gingham',
  houndstooth: 'houndstooth',
  dot: 'dotted',
  floral: 'floral',
  paisley: 'paisley',
  animal: 'animal-print',
  abstract: 'abstract-print',
  'tie-dye': 'tie-dye',
  camo: 'camo',
  'color-block': 'color-block',
  graphic: 'graphic',
  tweed: 'tweed',
  rib: 'rib-knit',
}

const hasCable = ({ pattern, cut }: Look) =>
  pattern === 'knit' && cut.on === 'body' && cut.details.includes('cable')
const patternWord = (look: Look) => (hasCable(look) ? 'cable-knit' : patternWords[look.pattern])

/**
 * Materials that a title names, where the kind's noun does not: the cloth is what such a piece is
 * bought for.
 */
const toldMaterials = [
  'Velvet',
  'Corduroy',
  'Sequins',
  'Lace',
  'Satin',
  'Cashmere',
  'Shearling',
  'Fleece',
  'Tulle',
  'Suede',
  'Patent Leather',
]
const materialWord = ({ materials }: Look) => {
  const told = materials.find((one) => toldMaterials.includes(one))
  return told === 'Sequins' ? 'sequined' : told?.toLowerCase()
}

/** For what a piece of the body is worn: its attributes differ. */
const useOf = ({ area, root }: Kind): BodyUse =>
  area === 'outer' ? 'outer' : area === 'dress' || root === 'dresses' ? 'dress' : 'top'

/** Leaves out words that the noun says already: a peasant blouse is no "blouse blouse". */
const isNews = (word: string, noun: string) =>
  !word.split('-').some((part) => part.length > 2 && noun.split(/[ -]/).includes(part))

/** Makes an item's title: 'Green checked tie-waist dress', 'Bottle green cashmere sweater'. */
export function titleOf(kind: Kind, look: Look): string {
  const word = patternWord(look)
  // The noun may say the pattern already: a graphic tee.
  const pattern = word && isNews(word, kind.noun) ? word : undefined
  const shade = look.pattern === 'denim' ? look.wash : look.shade.name
  const first = pattern ? (look.useShadeInTitle ? `${shade} ${pattern}` : pattern) : shade
  const isCardigan =
    kind.slug === 'cashmere-sweaters' && look.drawn === 'sweater' && look.silhouette.includes('cardigan')
  const usual = isCardigan ? 'cashmere cardigan' : kind.noun
  const noun = kind.slug === 'sweatshirts-hoodies' && look.silhouette.includes('hoodie') ? 'hoodie' : usual
  const said = `${first ?? ''} ${noun}`
  const material = materialWord(look)
  const told = tellingWords(look.cut).find(
    (word) => isNews(word, said) && !(noun === 'hoodie' && word === 'hooded'),
  )
  return sentence(
    [first, material && !said.includes(material) ? material : '', told, noun].filter(Boolean).join(' '),
  )
}

const searchWords = ['vacation', 'capsule wardrobe', 'office', 'holiday', 'weekend', 'layering'] as const
const lower = (text: string | undefined) => (text ? [text.toLowerCase()] : [])

/** Returns the description attributes: those of the cut, those of the kind, pattern, wash and care. */
function charsFor(kind: Kind, look: Look, chance: Chance): Record<string, string> {
  const chars: Record<string, string> = {}
  for (const [key, values] of Object.entries(kind.chars))
    chars[key] = values.length ? chance.pick(values) : ''
  Object.assign(chars, charsOf(look.cut, useOf(kind)))
  if (look.shape.metal && !look.strap)
    chars.accent =
      look.shape.metal === '#c9a24b' ? `Gold-tone ${metalPart(kind)}` : `Silver-tone ${metalPart(kind)}`
  if (look.wash) chars.jeanWash = sentence(look.wash)
  const word = patternWord(look)
  chars.pattern = sentence(word === 'abstract-print' ? 'abstract' : (word ?? 'solid'))
  chars.careInstructions = kind.care
  if (chance.is(0.15)) chars.general = chance.pick(['Runs true to size', 'Relaxed fit', 'Slim fit'])
  return Object.fromEntries(Object.entries(chars).filter(([, v]) => v !== ''))
}
const metalPart = ({ line }: Kind) => (line === 'bags' ? 'hardware' : 'buckle')

/** Makes an item's tags, attributes and descriptive paragraph. */
export function wordsOf(kind: Kind, look: Look, chance: Chance) {
  const chars = charsFor(kind, look, chance)
  return {
    chars,
    style_tags: chance.some(kind.styles, chance.int(1, 2)),
    occasion_tags: chance.some(kind.occasions, chance.int(1, 2)),
    search_tags: chance.is(0.4) ? chance.some(searchWords, 1) : [],
    pant_cut_tags: lower(chars.pantCut),
    jean_wash_tags: look.wash && look.cut.on === 'legs' ? [look.wash] : [],
    waist_tags: lower(chars.waist),
    neckline_tags: lower(chars.neckline),
    adjustable_waist: look.cut.on === 'legs' || look.cut.on === 'skirt' ? chance.is(0.15) : null,
    additional_description: chance.is(0.35) ? chance.pick(remarks) : null,
  }
}

const remarks = [
  'Measured flat by our inspection team.',
  'A favorite of our inspection team.',
  'The color is a touch deeper in person.',
  'Comes from a smoke-free home.',
  'Pairs well with denim and a plain knit.',
] as const
