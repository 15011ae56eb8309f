// Words of a typed text as patterns of SQL's `like`.

export type LikeParts = readonly [string | null, string, string, string]

/**
 * Returns patterns that a text fits when it contains all words, for four conditions beside each other: "%"
 * where there is no further word, and null as the first one, which nothing fits, when there is no word at
 * all. Words after the fourth are ignored; "%" and "_" in a word stand for themselves.
 */
export function likeParts(words: readonly string[]): LikeParts {
  const pattern = (word: string | undefined) =>
    word === undefined ? '%' : `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const [first, second, third, fourth] = words
  return [first === undefined ? null : pattern(first), pattern(second), pattern(third), pattern(fourth)]
}
