// What a piece is called, and its description attributes: both follow from what is known of it (kind, cut,
// pattern, color, material), so that no word contradicts another. The seed and the grading station use these
// functions alike (decision 0120).
import type { Kind, Pattern } from './kinds/kind.ts'
import { shapeOf } from './kinds/kinds.ts'
import { cutUnknown, patternUnknown, patternWords, sentence } from './piece-labels.ts'
import type { Shape } from './silhouettes/shape.ts'
import { type BodyUse, charsOf, tellingWords } from './silhouettes/words.ts'

/** The facts of a piece that its words are made of. */
export type PieceFacts = {
  readonly kind: Kind
  /** Undefined: nobody said how the piece is cut. */
  readonly cut: Shape | undefined
  /** The name of the cut, '' when nobody said it. */
  readonly silhouette: string
  /** Undefined: nobody said whether the piece has one. */
  readonly pattern: Pattern | undefined
  /** As the title says it: a shade, a basic color, or the wash of denim. */
  readonly color: string
  readonly materials: readonly string[]
}

/**
 * Returns the word for a piece's pattern in its title ("striped"); undefined for patterns that titles leave
 * out.
 */
export function patternWord({ pattern, cut }: Pick<PieceFacts, 'pattern' | 'cut'>): string | undefined {
  if (pattern === 'knit' && cut?.on === 'body' && cut.details.includes('cable')) return 'cable-knit'
  return pattern && patternWords[pattern]
}

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
function materialWord(materials: readonly string[]): string | undefined {
  const told = materials.find((one) => toldMaterials.includes(one))
  return told === 'Sequins' ? 'sequined' : told?.toLowerCase()
}

/** Leaves out words that the noun says already: a peasant blouse is no "blouse blouse". */
const isNews = (word: string, noun: string) =>
  !word.split('-').some((part) => part.length > 2 && noun.split(/[ -]/).includes(part))

function nounOf({ kind, silhouette }: PieceFacts): string {
  if (kind.slug === 'sweatshirts-hoodies' && silhouette.includes('hoodie')) return 'hoodie'
  if (kind.slug === 'cashmere-sweaters' && silhouette.includes('cardigan')) return 'cashmere cardigan'
  return kind.noun
}

/**
 * Returns a piece's title: 'Green checked tie-waist dress', 'Bottle green cashmere sweater'. `saysColor`:
 * whether the title of a patterned piece names its color.
 */
export function titleOf(facts: PieceFacts, { saysColor = true }: { saysColor?: boolean } = {}): string {
  const { kind, cut, color, materials } = facts
  const word = patternWord(facts)
  // The noun may say the pattern already: a graphic tee.
  const pattern = word && isNews(word, kind.noun) ? word : undefined
  const first = pattern ? (saysColor ? `${color} ${pattern}` : pattern) : color
  const noun = nounOf(facts)
  const said = `${first} ${noun}`
  const material = materialWord(materials)
  const told = (cut ? tellingWords(cut) : []).find(
    (one) => isNews(one, said) && !(noun === 'hoodie' && one === 'hooded'),
  )
  return sentence(
    [first, material && !said.includes(material) ? material : '', told, noun].filter(Boolean).join(' '),
  )
}

/** For what a piece of the body is worn: its attributes differ. */
const useOf = ({ area, root }: Kind): BodyUse =>
  area === 'outer' ? 'outer' : area === 'dress' || root === 'dresses' ? 'dress' : 'top'

/**
 * Returns the description attributes (neckline, sleeves, pattern, …) that follow from a piece's cut and
 * pattern, by their names without the prefix "chars".
 */
export function attributesOf(facts: Pick<PieceFacts, 'kind' | 'cut' | 'pattern'>): Record<string, string> {
  const word = patternWord(facts)
  return {
    ...(facts.cut ? charsOf(facts.cut, useOf(facts.kind)) : {}),
    ...(facts.pattern && {
      pattern: sentence(word === 'abstract-print' ? 'abstract' : (word ?? 'solid')),
    }),
  }
}

const lower = (text: string | undefined) => (text ? [text.toLowerCase()] : [])

/**
 * Returns the filter tags (cut of trousers, waist, neckline) that correspond to a piece's description
 * attributes.
 */
export const tagsOfAttributes = (chars: Readonly<Record<string, string>>) => ({
  pant_cut_tags: lower(chars.pantCut),
  waist_tags: lower(chars.waist),
  neckline_tags: lower(chars.neckline),
})

/** What a grader says of a piece; the cut and the pattern may be left unsaid. */
export type Graded = {
  readonly kind: Kind
  readonly cut: string | null
  readonly pattern: string | null
  readonly colors: readonly string[]
  readonly materials: readonly string[]
}

/** Returns the patterns in which pieces of a kind occur, the most frequent first. */
export const patternsOf = ({ patterns }: Kind): Pattern[] => [
  ...new Set(patterns.toSorted(([a], [b]) => b - a).map(([, pattern]) => pattern)),
]

/**
 * Returns the problem of a grader's entry, by field: a cut or pattern that pieces of this kind don't have;
 * undefined when it is valid.
 */
export function gradedProblem({
  kind,
  cut,
  pattern,
}: Pick<Graded, 'kind' | 'cut' | 'pattern'>): { field: 'cut' | 'pattern'; message: string } | undefined {
  if (cut !== null && !kind.silhouettes.includes(cut)) return { field: 'cut', message: cutUnknown }
  const known: readonly string[] = patternsOf(kind)
  return pattern !== null && !known.includes(pattern)
    ? { field: 'pattern', message: patternUnknown }
    : undefined
}

/** How many styles and occasions of its kind a graded piece is filed under: the first ones. */
const mostTags = 2

/**
 * Builds title, attributes and tags of a piece from a grader's entries. Unknown facts are left out; style and
 * occasion tags are those usual for the kind. Throws for a cut that the kind does not have.
 */
export function describeGraded({ kind, cut, pattern, colors, materials }: Graded) {
  const [color = ''] = colors
  const facts: PieceFacts = {
    kind,
    cut: cut === null ? undefined : shapeOf(kind, cut),
    silhouette: cut ?? '',
    pattern: patternsOf(kind).find((one) => one === pattern),
    color: color === 'multi' ? 'multicolor' : color,
    materials,
  }
  const chars = attributesOf(facts)
  return {
    title: titleOf(facts),
    chars,
    style_tags: kind.styles.slice(0, mostTags),
    occasion_tags: kind.occasions.slice(0, mostTags),
    ...tagsOfAttributes(chars),
  }
}
