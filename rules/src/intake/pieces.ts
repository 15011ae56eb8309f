// Lists the flaws and description words that a grader can choose for a piece, by its kind (specification §3
// measurements and flaws, §5 titles; decision 0075).
import type { BrandTier } from '../vocabulary/items.ts'

/** One key each at the grading station; the words are what a shopper reads. */
export const flawKinds = [
  { key: 'p', name: 'pilling', words: 'Light pilling' },
  { key: 's', name: 'stain', words: 'A faint mark' },
  { key: 'h', name: 'hole', words: 'A small hole' },
  { key: 't', name: 'thread', words: 'A pulled thread' },
  { key: 'f', name: 'fading', words: 'Slight fading' },
  { key: 'b', name: 'button', words: 'A loose or missing button' },
  { key: 'z', name: 'zipper', words: 'A zipper that sticks' },
  { key: 'e', name: 'seam', words: 'An open seam' },
  { key: 'c', name: 'scuff', words: 'Light scuffs' },
  { key: 'x', name: 'scratch', words: 'Fine scratches' },
  { key: 'w', name: 'wear', words: 'Worn edges' },
] as const
export type FlawName = (typeof flawKinds)[number]['name']

/** At most so many flaws of a piece: with more it is not taken. */
export const flawsMost = 6
export const flawUnknown = 'There is no such flaw.'
export const flawNeeded = 'A flawed gem needs its flaw named.'

/**
 * Returns the problem of the flaws named of a piece in this condition: an unknown flaw, more than six, or
 * none for a flawed gem. Undefined when they are valid.
 */
export function flawsProblem(names: readonly string[], condition: string): string | undefined {
  if (names.some((name) => !flawKinds.some((kind) => kind.name === name))) return flawUnknown
  if (new Set(names).size > flawsMost) return `Please name at most ${flawsMost} flaws.`
  return condition === 'flawed_gem' && names.length === 0 ? flawNeeded : undefined
}

/** Returns the words that shoppers read for the flaws, each once. */
export const flawWords = (names: readonly string[]): string[] =>
  flawKinds.filter(({ name }) => names.includes(name)).map(({ words }) => words)

/** Materials as a label names them: all that a kind of piece is made of (decision 0123), and denim. */
export const materialNames = [
  '14K Gold',
  'Acetate',
  'Acrylic',
  'Alpaca',
  'Canvas',
  'Cashmere',
  'Chiffon',
  'Corduroy',
  'Cotton',
  'Crepe',
  'Denim',
  'Down',
  'Elastane',
  'Faux Fur',
  'Faux Leather',
  'Fleece',
  'Gold Filled',
  'Gold Plated Brass',
  'Jute',
  'Lace',
  'Leather',
  'Linen',
  'Merino Wool',
  'Mesh',
  'Metal',
  'Modal',
  'Mohair',
  'Nylon',
  'Patent Leather',
  'Pearl',
  'Plastic',
  'Polyester',
  'Rayon',
  'Rubber',
  'Satin',
  'Sequins',
  'Shearling',
  'Silk',
  'Stainless Steel',
  'Sterling Silver',
  'Straw',
  'Suede',
  'Tulle',
  'Velvet',
  'Viscose',
  'Wool',
  'Wool Felt',
] as const
export const materialUnknown = 'There is no such material in our list.'
/** Returns whether a text is the name of a known material. */
export const isMaterial = (name: string): boolean => (materialNames as readonly string[]).includes(name)

/** Returns the known material that a text names, in whatever letters; the text itself for any other. */
export const materialNamed = (text: string): string =>
  materialNames.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text

/** Returns a size as pieces show it: "Size M", "Size 8.5" of shoes, "Size 34B", and "One Size". */
export const sizeDisplayOf = (size: { label: string; sizeCategory: string }): string =>
  size.sizeCategory === 'one' ? 'One Size' : `Size ${size.label}`

/** The word of §3's quality type for brands of a tier. */
export const qualityTypes: Record<BrandTier, string> = {
  value: 'standard',
  mid: 'name_brand',
  premium: 'premium',
  designer: 'designer',
  luxury: 'designer',
}

export type DepartmentQuestion = {
  readonly categoryDepartments: readonly string[]
  /** The size's group: plus, petite, tall, juniors, or another. */
  readonly sizeGroup: string
  readonly tier: BrandTier
  /** The department that the grader chose for a children's piece: girls or boys. */
  readonly chosen?: string | null
}

const ofSizes = ['plus', 'petite', 'tall', 'juniors']
const ofTiers: Partial<Record<BrandTier, string>> = {
  premium: 'premium',
  designer: 'designer',
  luxury: 'designer',
}

/**
 * Returns the departments that show a piece: children's pieces in the chosen one (else both), others in those
 * of their category, their size range (petite, plus, …) and their brand's tier.
 */
export function pieceDepartments({
  categoryDepartments,
  sizeGroup,
  tier,
  chosen,
}: DepartmentQuestion): string[] {
  const isKids = categoryDepartments.some((one) => one === 'girls' || one === 'boys')
  if (isKids) return chosen && categoryDepartments.includes(chosen) ? [chosen] : [...categoryDepartments]
  return [
    ...categoryDepartments,
    ...(ofSizes.includes(sizeGroup) ? [sizeGroup] : []),
    ...(ofTiers[tier] ? [ofTiers[tier]] : []),
  ]
}

/** Returns a piece's gender (§3) from its departments: girls, boys, unisex for both, else women. */
export function pieceGender(departments: readonly string[]): 'women' | 'girls' | 'boys' | 'unisex' {
  const girls = departments.includes('girls')
  const boys = departments.includes('boys')
  if (girls && boys) return 'unisex'
  return girls ? 'girls' : boys ? 'boys' : 'women'
}

/**
 * Returns the merchandising department of a root category: kids, shoes, handbags, jewelry, accessories or
 * women.
 */
export function merchandisingDepartment(root: string): string {
  if (root.startsWith('kids-')) return 'kids'
  return ['shoes', 'handbags', 'jewelry', 'accessories'].includes(root) ? root : 'women'
}

/**
 * Returns whether a piece of a category can have a size: both belong to one size system, and children's sizes
 * to children's categories.
 */
export const sizeFits = (
  categorySizes: string | null,
  size: { sizeCategory: string; departmentGroup: string },
  root: string,
): boolean =>
  size.sizeCategory === (categorySizes ?? 'one') &&
  (root !== 'kids-shoes' || size.departmentGroup === 'kids-shoes') &&
  (root !== 'kids-clothes' || size.departmentGroup === 'kids')
