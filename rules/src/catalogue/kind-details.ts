// Attributes that a kind's record lists and no cut decides: the width of shoes, the rise of a waist, the
// number of pieces (decision 0273).

import { sentence } from '../common/sentence.ts'
import type { Kind } from './kinds/kind.ts'
import { detailUnknown } from './piece-labels.ts'

/** One such attribute, by its name without "chars": the word for people, and the values to choose from. */
export type KindDetail = { readonly name: string; readonly label: string; readonly values: string[] }
/** What was said of one of them. */
export type SaidDetail = { readonly name: string; readonly value: string }

const valuesOf = ({ chars }: Kind): [name: string, values: string[]][] =>
  Object.entries(chars).map(([name, values]) => [name, [...new Set(values)]])

/** "shoeWidth" is read as "Shoe width". */
const labelOf = (name: string) => sentence(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/**
 * Returns the details of a kind of piece that a grader has to say, because there are several values; empty
 * when there is none.
 */
export const detailsOf = (kind: Kind): KindDetail[] =>
  valuesOf(kind).flatMap(([name, values]) =>
    values.length > 1 ? [{ name, label: labelOf(name), values }] : [],
  )

/** Returns the details that all pieces of a kind have, without being asked: a suit is of 2 pieces. */
export const detailsOfAll = (kind: Kind): Record<string, string> =>
  Object.fromEntries(
    valuesOf(kind).flatMap(([name, [only, ...more]]) => (only && !more[0] ? [[name, only]] : [])),
  )

/**
 * Returns what a piece's attributes, by their names without "chars", say of the details of its kind; empty
 * where they say nothing.
 */
export const saidDetailsOf = (kind: Kind, chars: Readonly<Record<string, string>>): SaidDetail[] =>
  detailsOf(kind).flatMap(({ name }) => (chars[name] ? [{ name, value: chars[name] }] : []))

/**
 * Returns the message about the details that a grader said of a piece: one or a value that its kind does not
 * have, or one said twice. Undefined when all are fine.
 */
export function detailsProblem(kind: Kind, said: readonly SaidDetail[]): string | undefined {
  const known = detailsOf(kind)
  const isOdd = said.some(
    ({ name, value }) => !known.find((one) => one.name === name)?.values.includes(value),
  )
  const isTwice = new Set(said.map(({ name }) => name)).size < said.length
  return isOdd || isTwice ? detailUnknown : undefined
}
