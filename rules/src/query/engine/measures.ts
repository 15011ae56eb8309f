// Body measures in a search text: "5'2", "160 cm", "34 inch inseam", "32DD". The shop has no sizes by body
// measure, so a height or an inseam leans to the petite or tall department.
import { departments } from './leaning.ts'
import type { Token } from './normal.ts'
import type { Leaning } from './types.ts'

/** A body measure of `count` words; `leanings` is empty for an average height and for a bra size. */
export type Measure = { leanings: readonly Leaning[]; count: number }

/** Heights in inches: petite cuts are for women up to 5'3", tall cuts from 5'9". */
const petiteTo = 63
const tallFrom = 69
const inseamPetiteTo = 28
const inseamTallFrom = 34
const inchesPerCentimeter = 1 / 2.54

const feet = /^([4-6])\s?(?:['’′]|ft\.?|foot|feet)\s?(\d{1,2})?(?!\d)/i
const centimeters = /^(1[4-9]\d)\s?cm\b/i
const inseam = /^(2\d|3\d)\s?(?:["”″]|inch(?:es)?|in\.?)?[\s-]?inseam/i

const cutFor = (size: number, petiteUpTo: number, tallUpFrom: number): Leaning[] => {
  if (size <= petiteUpTo) return [departments(3, 'petite')]
  return size >= tallUpFrom ? [departments(3, 'tall')] : []
}

/**
 * Returns the body measure whose first word is `tokens[at]`; undefined when no measure begins there.
 * `source`: the text that the tokens are from.
 */
export function measureAt(tokens: readonly Token[], at: number, source: string): Measure | undefined {
  const from = tokens[at]?.from ?? source.length
  const rest = source.slice(from, from + 24)
  const found = readMeasure(rest)
  if (!found) return undefined
  const count = tokens.slice(at).filter((token) => token.from < from + found.length).length
  return { leanings: found.leanings, count }
}

function readMeasure(rest: string): { leanings: readonly Leaning[]; length: number } | undefined {
  const height = feet.exec(rest)
  if (height)
    return {
      leanings: cutFor(Number(height[1]) * 12 + Number(height[2] ?? 0), petiteTo, tallFrom),
      length: height[0].length,
    }
  const metric = centimeters.exec(rest)
  if (metric)
    return {
      leanings: cutFor(Number(metric[1]) * inchesPerCentimeter, petiteTo, tallFrom),
      length: metric[0].length,
    }
  const leg = inseam.exec(rest)
  return leg
    ? { leanings: cutFor(Number(leg[1]), inseamPetiteTo, inseamTallFrom), length: leg[0].length }
    : undefined
}
