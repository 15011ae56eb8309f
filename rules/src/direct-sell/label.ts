// What the printed words of a label or a tag say about a piece: brand, size, material, a price. Pure. A
// member confirms each of them, so whatever is doubtful is left out (decision 0231).
import { slugify } from '../common/slugs.ts'
import { brandNameOf } from '../intake/intake.ts'
import { materialNames } from '../intake/pieces.ts'

/** What a label says. */
export type LabelFacts = {
  /** Sizes as they are printed ("M", "8.5", "14W"), the likeliest first; at most two. */
  readonly sizes: readonly string[]
  /** Names of materials that the shop knows. */
  readonly materials: readonly string[]
  /** True where a price in dollars is printed: a shop's tag is on the piece. */
  readonly hasPriceTag: boolean
}

const size = String.raw`XXS|XS|S|M|L|XL|XXL|[1-4]X|\d{2}W|00|\d{1,2}(?:\.5)?`
const named = new RegExp(String.raw`\b(?:SIZE|SZ|TAILLE)\s*[:.]?\s*(${size})(?![\w.%°])`, 'u')
const system = new RegExp(String.raw`^US\s*(${size})$`, 'u')
const alone = new RegExp(`^(${size})$`, 'u')
const price = /\$\s?\d{1,4}(?:[.,]\d{2})?(?!\d)/u
const sizesMost = 2

const upper = (text: string): string => text.normalize('NFKC').toUpperCase().trim()

/** The sizes with the word "size" before them; else a size that is a line of its own, if there is one. */
function sizesIn(lines: readonly string[]): string[] {
  const told = lines.flatMap((line) => named.exec(line)?.[1] ?? system.exec(line)?.[1] ?? [])
  if (told.length > 0) return [...new Set(told)].slice(0, sizesMost)
  const single = [...new Set(lines.flatMap((line) => alone.exec(line)?.[1] ?? []))].filter(
    // A lone digit may be half of "14": the reader of small tags loses the other half now and then.
    (one) => !/^\d$/u.test(one),
  )
  // Two lone numbers may be a size and a washing temperature: nobody can tell which is which.
  return single.length === 1 ? single : single.filter((one) => /[A-Z]/u.test(one)).slice(0, 1)
}

/**
 * Reads the lines of text recognized on a garment's label: its sizes, its materials, and whether it has a
 * price tag. Lists are empty, rather than a guess, where the lines don't say it.
 */
export function labelFactsOf(texts: readonly string[]): LabelFacts {
  const lines = texts.map(upper)
  // Readers often drop the percent sign: "80WOOL" is eighty percent wool.
  const words = ` ${lines.join(' ').replace(/[\d%.,;:/]+/gu, ' ')} `
  const known = materialNames.filter((name) => words.includes(` ${name.toUpperCase()} `))
  return {
    sizes: sizesIn(lines),
    materials: known.filter((name) => !known.some((other) => other !== name && other.includes(name))),
    hasPriceTag: lines.some((line) => price.test(line)),
  }
}

/** Returns a brand's name without all that a reader of labels may miss: spaces, signs, capitals, "and". */
export const brandLetters = (name: string): string =>
  slugify(brandNameOf(name))
    .split('-')
    .filter((word) => word !== 'and')
    .join('')

/** Fewer letters in a row are a size, a unit or noise. */
const looksLikeName = /[a-z]{3}/u

/**
 * Returns the spellings, as letters, by which a label's brand is looked up: each line, and each two lines
 * one after the other, since long names take two; without those that have no three letters in a row.
 */
export function brandSpellings(texts: readonly string[]): string[] {
  const pairs = texts.slice(1).map((line, i) => `${texts[i]} ${line}`)
  const letters = [...texts, ...pairs].map(brandLetters)
  return [...new Set(letters.filter((one) => looksLikeName.test(one)))]
}
