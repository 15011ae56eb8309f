// Splits a suggestion into the parts that the shopper has typed and the rest.
export type TextPart = { from: number; text: string; typed: boolean }

/** Returns the text in lower case without accents, with the same length, so that positions stay valid. */
const bare = (text: string): string =>
  Array.from({ length: text.length }, (_, i) =>
    (text[i] ?? '').normalize('NFD').charAt(0).toLowerCase(),
  ).join('')
const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)]

/**
 * Splits a text at the beginnings of words that were typed: for "lin dr" in "linen dresses", "lin" and
 * "dr" are typed, "en " and "esses" are not.
 */
export function typedParts(text: string, typed: string): TextPart[] {
  const starts = wordsIn(bare(typed)).map(([word]) => word)
  const parts: TextPart[] = []
  const add = (from: number, to: number, isTyped: boolean) => {
    const part = text.slice(from, to)
    // Blanks and punctuation between two parts belong to the part before.
    const isWord = /[\p{L}\p{N}]/u.test(part)
    const last = parts.at(-1)
    if (last && (last.typed === isTyped || !isWord)) last.text += part
    else if (part) parts.push({ from, text: part, typed: isTyped })
  }
  let at = 0
  for (const { 0: word, index } of wordsIn(bare(text))) {
    const longest =
      starts.filter((start) => word.startsWith(start)).toSorted((a, b) => b.length - a.length)[0] ?? ''
    add(at, index, false)
    add(index, index + longest.length, true)
    at = index + longest.length
  }
  add(at, text.length, false)
  return parts
}
