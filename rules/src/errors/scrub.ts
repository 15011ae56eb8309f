// Makes a report of a failure safe to keep: nothing in it may say who met it (decision 0056). Run in the
// browser and once more in the API.

const rules: readonly [pattern: RegExp, instead: string][] = [
  // The rest of an address after its path: searches, tokens, referral codes.
  [/[?#][^\s'")\]}:]+/g, '?…'],
  // Whatever validation.ts takes for one, of any script.
  [/[^\s@<>()[\]\\,;:"/]+@[^\s@<>()[\]\\,;:"/]+/g, '‹email›'],
  [/\b(?:bearer|token|auth-token|tuppt|password|pin|secret)\b["']?\s*[:=]?\s*["']?[^\s"',;}]+/gi, '‹secret›'],
  // Cards, phones, gift cards, item numbers: nobody needs them to mend a screen.
  [/\d(?:[ -]?\d){5,}/g, '‹number›'],
  // Session tokens, hashes, ids of people. Bundles carry short hashes, which stay.
  [/\b(?=[A-Za-z_-]*\d)[\w-]{24,}\b(?![\w-]*\.js\b)/g, '‹token›'],
]

/**
 * Returns a text without URL queries, emails, secrets, long numbers and tokens, cut to `most` characters, so
 * that it may be logged.
 */
export function scrubbed(text: string, most: number): string {
  return rules
    .reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, most * 2))
    .slice(0, most)
}
