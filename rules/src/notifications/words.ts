// Words that are shown in a small place.

/**
 * Shortens a text to at most `most` characters, cut after a whole word with an ellipsis; white space becomes
 * single spaces.
 */
export function shortened(text: string, most: number): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim()
  if (clean.length <= most) return clean
  const cut = clean.slice(0, most - 1)
  const word = cut.lastIndexOf(' ')
  return `${(word > most / 2 ? cut.slice(0, word) : cut).toWellFormed().trimEnd()}…`
}
