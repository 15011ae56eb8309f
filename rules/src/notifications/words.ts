// Words that are shown in a small place.

/**
 * Returns a text of at most `most` characters: a longer one is cut after a whole word and ends with an
 * ellipsis. White space at the ends and line ends go.
 */
export function shortened(text: string, most: number): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim()
  if (clean.length <= most) return clean
  const cut = clean.slice(0, most - 1)
  const word = cut.lastIndexOf(' ')
  return `${(word > most / 2 ? cut.slice(0, word) : cut).toWellFormed().trimEnd()}…`
}
