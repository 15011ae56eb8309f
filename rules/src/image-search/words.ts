// What the page of results says above them.

/**
 * Returns the title of the results: "Dresses like yours"; "Pieces like yours" without a family's plural name.
 */
export const titleOf = (many: string | undefined): string => `${many ?? 'Pieces'} like yours`

/** What is known of one of the nearest pieces. */
export type Near = { readonly advanced_color_names: readonly string[]; readonly pattern: string | null }

function mostOf(values: readonly (string | null | undefined)[], least: number): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1])
  return best && best[1] >= least ? best[0] : undefined
}

/**
 * Returns a line with the color and pattern that at least half of the nearest pieces share: "Black, floral.";
 * empty when they share none.
 */
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

/** No outfit is made around these. */
const aside: readonly string[] = ['tie', 'socks', 'bra', 'swimwear']

/**
 * Returns a piece of a picture in the words of a message, from the label of what was found and the line of
 * its results: "black floral dress". Empty without a label, and for what no
 * outfit is made around, such as socks.
 */
export function pieceWords(label: string, line: string): string {
  const traits = line
    .replace(/\.$/, '')
    .toLowerCase()
    .split(', ')
    .filter((trait) => !['', 'solid', 'plain'].includes(trait))
  // "Coat or jacket" is one thing when somebody speaks of it.
  const [noun = ''] = label.toLowerCase().split(' or ')
  return noun === '' || aside.includes(noun) ? '' : [...traits, noun].join(' ')
}
