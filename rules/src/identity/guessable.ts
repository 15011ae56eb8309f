// Passwords that somebody who knows the shop would try first: its own words, and rows of the keyboard, with a
// year or a mark behind them.

/**
 * Words of the shop, and those that stand in every list of bad passwords. Longer ones first, so
 * that none is cut in half.
 */
export const guessedWords = [
  'consignment',
  'secondhand',
  'changeme',
  'hemline',
  'welcome',
  'password',
  'fashion',
  'clothes',
  'cleanout',
  'thrift',
  'closet',
  'dresses',
  'iloveyou',
  'princess',
  'sunshine',
  'football',
  'baseball',
  'superman',
  'trustno',
  'letmein',
  'shopping',
  'monkey',
  'dragon',
  'admin',
  'login',
].toSorted((a, b) => b.length - a.length)

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]
const bothWays = rows.flatMap((row) => [row, [...row].reverse().join('')])
const runMin = 4
const leftMin = 4

/** The text without runs of a row, in either direction. */
function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    let length = 0
    while (at + length < text.length && bothWays.some((row) => row.includes(text.slice(at, at + length + 1))))
      length += 1
    if (length < runMin) left += text.slice(at, at + Math.max(1, length))
    at += Math.max(1, length)
  }
  return left
}

/**
 * Whether a password is little more than words and rows that are tried first: fewer
 * than four letters of its own.
 */
export function isGuessable(password: string): boolean {
  const text = password.toLowerCase()
  const withoutWords = guessedWords.reduce((left, word) => left.replaceAll(word, ' '), text)
  const left = withoutRuns(withoutWords)
  return left !== text && left.replaceAll(/[^\p{L}]/gu, '').length < leftMin
}
