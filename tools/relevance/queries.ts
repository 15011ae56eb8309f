// All judged queries, and the parser for the lines of their files.
import { type Judgement, judgementOf } from './judge.ts'
import { attribute } from './queries-attribute.ts'
import { brand } from './queries-brand.ts'
import { brandWord } from './queries-brand-word.ts'
import { condition } from './queries-condition.ts'
import { department } from './queries-department.ts'
import { kindNames, thingNames } from './queries-kinds.ts'
import { kindsMore } from './queries-kinds-more.ts'
import { kindsRest } from './queries-kinds-rest.ts'
import { mixed } from './queries-mixed.ts'
import { negation } from './queries-negation.ts'
import { noAttribute } from './queries-no-attribute.ts'
import { noAttributeMore } from './queries-no-attribute-more.ts'
import { price } from './queries-price.ts'
import { size } from './queries-size.ts'
import { synonym } from './queries-synonym.ts'

/** The classes of queries, each with its least number of queries. */
export const classes = {
  attribute: 30,
  brand: 15,
  'brand-word': 20,
  department: 15,
  negation: 20,
  price: 15,
  size: 18,
  synonym: 25,
  condition: 8,
  'no-attribute': 70,
  mixed: 30,
  kind: 150,
  'kind-more': 70,
} as const
/** The name of a class of queries. */
export type QueryClass = keyof typeof classes

/** A search text with the rules that judge its answer. */
export type Query = {
  readonly text: string
  readonly class: QueryClass
  readonly judgement: Judgement
  /** Whether the seeded shop is known to have fewer than five pieces of grade 2 or 3 for this text. */
  readonly rare: boolean
  readonly heldOut: boolean
}

/** A start value with which each class has about three of ten texts held out. */
const beginning = 0x811c9dc0

/** Returns a hash of 32 bits in the manner of FNV-1a, so that the same text is always on the same side. */
export function hashOf(text: string): number {
  let hash = beginning
  for (const letter of text.toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The last letters of a short text change only the low digits; this spreads their effect.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}

/**
 * Returns whether a query is held out, as three of ten are: nobody looks at their results while tuning, so
 * that they measure quality for unknown queries.
 */
export const isHeldOut = (text: string): boolean => hashOf(text) % 10 < 3

/**
 * Parses lines of the form `text | need | want | never`; columns may be empty or left out, and `rare` may
 * stand last. Throws for a line of another form.
 */
export function readQueries(name: QueryClass, lines: string): Query[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const rare = cells.at(-1) === 'rare'
      const [text = '', need = '', want = '', never = '', ...more] = rare ? cells.slice(0, -1) : cells
      if (!text || more.length > 0) throw new Error(`not a query: ${line}`)
      return { text, class: name, judgement: judgementOf(need, want, never), rare, heldOut: isHeldOut(text) }
    })
}

/** All judged queries. */
export const queries: readonly Query[] = [
  ...readQueries('attribute', attribute),
  ...readQueries('brand', brand),
  ...readQueries('brand-word', brandWord),
  ...readQueries('department', department),
  ...readQueries('negation', negation),
  ...readQueries('price', price),
  ...readQueries('size', size),
  ...readQueries('synonym', synonym),
  ...readQueries('condition', condition),
  ...readQueries('no-attribute', noAttribute),
  ...readQueries('no-attribute', noAttributeMore),
  ...readQueries('mixed', mixed),
  ...readQueries('kind', kindNames),
  ...readQueries('kind', thingNames),
  ...readQueries('kind', kindsRest),
  ...readQueries('kind-more', kindsMore),
]
