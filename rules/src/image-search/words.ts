// What the page of results says above them.

/** The title, with the family in many words: "Dresses like yours". */
export const titleOf = (many: string | undefined): string => `${many ?? 'Pieces'} like yours`

/** What is known of one of the nearest pieces. */
export type Near = { readonly advanced_color_names: readonly string[]; readonly pattern: string | null }

function mostOf(values: readonly (string | null | undefined)[], least: number): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1])
  return best && best[1] >= least ? best[0] : undefined
}

/** Says what the nearest pieces have in common, as far as half of them agree; empty for nothing. */
export function lineOf(nearest: readonly Near[]): string {
  const half = nearest.length / 2
  const traits = [
    mostOf(
      nearest.map(({ advanced_color_names }) => advanced_color_names[0]),
      half,
    ),
    mostOf(
      nearest.map(({ pattern }) => pattern),
      half,
    ),
  ].filter((trait) => trait !== undefined)
  const said = traits.join(', ')
  return said === '' ? '' : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
