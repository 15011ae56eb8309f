// Labels of cuts and patterns at a grading station. They are apart from the words of titles, so that a page
// with these labels does not load the records of all kinds.
import { sentence } from '../common/sentence.ts'
import type { Pattern } from './kinds/kind.ts'

/** The words that titles have for patterns; a solid or knitted piece has none. */
export const patternWords: Readonly<Partial<Record<Pattern, string>>> = {
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

const oneColored: readonly Pattern[] = ['solid', 'denim', 'rib', 'knit']

/** Returns whether a pattern needs two colors: a print or a weave, as opposed to plain cloth and knits. */
export const isTwoColored = (pattern: Pattern): boolean => !oneColored.includes(pattern)

/** Returns a pattern's name as the list at the grading station shows it: "Striped", "Solid". */
export const patternLabel = (pattern: Pattern): string =>
  sentence(patternWords[pattern] ?? pattern).replaceAll('-', ' ')

/** Returns the attribute value by which listings filter pieces of a pattern. */
export const patternAttribute = (pattern: Pattern): string =>
  pattern === 'abstract' ? 'Abstract' : sentence(patternWords[pattern] ?? 'solid')

/**
 * Returns the pattern to which a stored attribute value ("Striped") belongs, the inverse of patternAttribute;
 * '' for no value or one that is no longer used.
 */
export function patternBehind(attribute: string | null | undefined): Pattern | '' {
  if (attribute === 'Solid') return 'solid'
  const known = Object.keys(patternWords) as Pattern[]
  return known.find((one) => patternAttribute(one) === attribute) ?? ''
}

/** Returns a cut's name as the list at the grading station shows it, from its slug: "Tie waist dress". */
export const cutLabel = (silhouette: string): string => sentence(silhouette.replaceAll('-', ' '))

export const cutUnknown = 'This kind of piece has no such cut.'
export const detailUnknown = 'Pieces of this kind have no such detail.'
export const styleUnknown = 'Pieces of this kind are not filed under this style.'
export const occasionUnknown = 'Pieces of this kind are not filed under this occasion.'
export const patternUnknown = 'This kind of piece has no such pattern.'
