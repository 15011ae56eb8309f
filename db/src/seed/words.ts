// Titles, tags and sentences about an item; they say the same as its picture.
import type { Leaf } from './categories.ts'
import type { Chance } from './chance.ts'
import { families } from './families.ts'
import type { Look } from './look.ts'

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const patternWords: Record<string, string> = {
  stripe: 'striped',
  breton: 'Breton-striped',
  check: 'checked',
  dot: 'dotted',
  floral: 'floral',
  animal: 'animal-print',
  tweed: 'tweed',
  rib: 'rib-knit',
}
const kindWords: Record<string, string> = {
  'wrap-dress': 'wrap',
  'shirt-dress': 'shirt',
  slip: 'slip',
  'pleated-skirt': 'pleated',
}

/** Cables are drawn on pullovers only. */
const patternWord = ({ pattern, kind, cut }: Look) =>
  pattern === 'knit' && kind === 'sweater' && cut.shape.adorned ? 'cable-knit' : patternWords[pattern]

/** Makes an item's title: 'Floral wrap midi dress', 'Bottle green cashmere sweater'. */
export function titleOf(leaf: Leaf, look: Look): string {
  const pattern = patternWord(look)
  const first = pattern
    ? look.useShadeInTitle
      ? `${look.shade.name} ${pattern}`
      : pattern
    : look.pattern === 'denim'
      ? look.wash
      : look.shade.name
  const kind = kindWords[look.kind]
  const usual = leaf.noun === 'cashmere sweater' && look.kind === 'cardigan' ? 'cashmere cardigan' : leaf.noun
  const noun = look.cut.design?.noun ?? usual
  return sentence([first, kind && !noun.includes(kind) ? kind : '', noun].filter(Boolean).join(' '))
}

const styles = [
  'minimal',
  'classic',
  'romantic',
  'bohemian',
  'sporty',
  'preppy',
  'edgy',
  'vintage-inspired',
] as const
const occasions: Record<string, readonly string[]> = {
  dresses: ['casual', 'work', 'party', 'wedding guest', 'vacation'],
  'coats-jackets': ['work', 'winter', 'casual'],
  shoes: ['casual', 'work', 'party'],
  'kids-clothes': ['school', 'play', 'holiday'],
}
const searchWords = ['vacation', 'capsule wardrobe', 'office', 'holiday', 'weekend', 'layering'] as const

/** Makes an item's tags, attributes and descriptive paragraph. */
export function wordsOf(leaf: Leaf, look: Look, chance: Chance) {
  const traits = families[leaf.family]
  const chars: Record<string, string> = {}
  for (const [key, values] of Object.entries(traits.chars))
    chars[key] = values.length ? chance.pick(values) : ''
  Object.assign(chars, look.cut.words)
  if (look.wash) chars.jeanWash = sentence(look.wash)
  chars.pattern = sentence(
    patternWord(look) ?? (look.pattern === 'denim' || look.pattern === 'knit' ? 'solid' : look.pattern),
  )
  chars.careInstructions = traits.care
  if (leaf.family === 'onepiece' || leaf.family === 'earrings')
    chars.pieceCount = leaf.family === 'earrings' ? '2 pieces' : '1 piece'
  if (chance.is(0.15)) chars.general = chance.pick(['Runs true to size', 'Relaxed fit', 'Slim fit'])
  const lower = (text: string | undefined) => (text ? [text.toLowerCase()] : [])
  const jeans = leaf.family === 'jeans' || leaf.family === 'denimshorts'
  return {
    chars: Object.fromEntries(Object.entries(chars).filter(([, v]) => v !== '')),
    style_tags: chance.some(styles, chance.int(1, 2)),
    occasion_tags: chance.some(occasions[leaf.root] ?? ['casual', 'work'], chance.int(1, 2)),
    search_tags: chance.is(0.4) ? chance.some(searchWords, 1) : [],
    pant_cut_tags: lower(chars.pantCut),
    jean_wash_tags: jeans && look.wash ? [look.wash] : [],
    waist_tags: lower(chars.waist),
    neckline_tags: lower(chars.neckline),
    adjustable_waist: ['jeans', 'pants', 'linenpants', 'shorts', 'skirt'].includes(leaf.family)
      ? chance.is(0.15)
      : null,
    additional_description: chance.is(0.35) ? chance.pick(remarks) : null,
  }
}

const remarks = [
  'Measured flat and photographed in daylight.',
  'A favorite of our inspection team.',
  'The color is a touch deeper in person.',
  'Comes from a smoke-free home.',
  'Pairs well with denim and a plain knit.',
] as const
