// All judged queries, and how a line of their files is read.
import { type Judgement, judgementOf } from './judge.ts'
import { attribute } from './queries-attribute.ts'
import { brand } from './queries-brand.ts'
import { brandWord } from './queries-brand-word.ts'
import { condition } from './queries-condition.ts'
import { department } from './queries-department.ts'
import { mixed } from './queries-mixed.ts'
import { negation } from './queries-negation.ts'
import { noAttribute } from './queries-no-attribute.ts'
import { noAttributeMore } from './queries-no-attribute-more.ts'
import { price } from './queries-price.ts'
import { size } from './queries-size.ts'
import { synonym } from './queries-synonym.ts'

/** Each class with the number of queries it has at least. */
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
} as const
export type QueryClass = keyof typeof classes

export type Query = {
  readonly text: string
  readonly class: QueryClass
  readonly judgement: Judgement
  /** Fewer than five pieces of grade 2 or 3 in the seeded shop, and that is known. */
  readonly rare: boolean
  readonly heldOut: boolean
}

/** A beginning by which every class has about three of ten held out. */
const beginning = 0x811c9dc0

/** 32 bits in the manner of FNV-1a: the same text is always on the same side. */
export function hashOf(text: string): number {
  let hash = beginning
  for (const letter of text.toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The last letters of short texts reach the low digits alone; this spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}

/**
 * Three of ten texts are held out: nobody looks at how they do while tuning, so that they say what
 * a stranger's query meets.
 */
export const isHeldOut = (text: string): boolean => hashOf(text) % 10 < 3

/** `text | need | want | never`, columns may be empty or left out; `rare` may stand last. */
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
]
