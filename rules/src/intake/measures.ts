// Lists the measurements to take of a piece, by the record of its kind (specification §3 measurements;
// decision 0123).
import { kindBySlug } from '../catalogue/kinds/kinds.ts'

/**
 * Returns the names of the measurements for pieces of a category path ("dresses/midi-dresses"); empty for
 * kinds that are not measured.
 */
export const measurementNames = (categoryPath: string): readonly string[] =>
  kindBySlug(categoryPath.split('/').at(-1) ?? '')?.measures.map(([name]) => name) ?? []

export type Measured = { readonly name: string; readonly inches: number }

/**
 * Returns why measurements of a piece of this category are refused: one the category doesn't have, one twice,
 * or not above 0 and up to 120 inches. Undefined when they are fine; none is required.
 */
export function measurementsProblem(measured: readonly Measured[], categoryPath: string): string | undefined {
  const names = measurementNames(categoryPath)
  const odd = measured.find(({ name }) => !names.includes(name))
  if (odd) return `${odd.name} is not measured of such a piece.`
  if (new Set(measured.map(({ name }) => name)).size < measured.length)
    return 'Please measure each part once.'
  return measured.some(({ inches }) => !(inches > 0 && inches <= 120))
    ? 'A measurement is from 0.1 to 120 inches.'
    : undefined
}
