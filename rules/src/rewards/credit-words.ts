// What a drop of credit is called. The ledger keeps short reasons for the books; its owner reads words.

/** The words of reasons that the books write as they are here. */
const words: Readonly<Record<string, string>> = {
  referral: 'A friend you invited kept their order',
  'by the shopper': 'An order that you canceled',
  order: 'An order',
}

/** Reasons with a number or a code behind a word. */
const numbered: readonly (readonly [RegExp, (what: string) => string])[] = [
  [/^return (\S+)$/, (code) => `Your return ${code}`],
  [/^case (\d+)$/, (number) => `Your case ${number}`],
]

/**
 * Returns the reason of a credit as its owner reads it: the words for a known reason, else the stored reason
 * with a capital letter, "Credit" for an empty one.
 */
export function creditReasonWords(reason: string): string {
  const known = words[reason]
  if (known !== undefined) return known
  for (const [shape, say] of numbered) {
    const what = shape.exec(reason)?.[1]
    if (what !== undefined) return say(what)
  }
  return reason === '' ? 'Credit' : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
}
