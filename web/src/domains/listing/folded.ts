// Shortens long lists of options; a button shows the rest.
import type { Option } from './facets.ts'

/** Returns the chosen options and the `most` options with the highest counts, in their original order. */
export function likeliest(options: readonly Option[], most: number): Option[] {
  if (options.length <= most) return [...options]
  const busiest = new Set([...options].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, most))
  return options.filter((option) => option.selected || busiest.has(option))
}

/** Returns the first `most` options of a familiar order; all options when a chosen one lies further on. */
export function stretch(options: readonly Option[], most: number): Option[] {
  return options.slice(most).some((option) => option.selected) ? [...options] : options.slice(0, most)
}
