// Long lists of options show some first; everything else is one click away.
import type { Option } from './facets.ts'

/** The chosen options and the `most` with the highest counts, in the order in which they came. */
export function likeliest(options: readonly Option[], most: number): Option[] {
  if (options.length <= most) return [...options]
  const busiest = new Set([...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, most))
  return options.filter((option) => option.selected || busiest.has(option))
}

/** The first ones of an order that people know, without gaps; all when a chosen one lies further on. */
export function stretch(options: readonly Option[], most: number): Option[] {
  return options.slice(most).some((option) => option.selected) ? [...options] : options.slice(0, most)
}
