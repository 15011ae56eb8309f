// Finds passwords that an attacker who knows the shop would try first: words of the shop and rows of the
// keyboard, followed by a year or a sign.

/**
 * Words of the shop and of common password lists, longer words first so that a shorter one does not split
 * them.
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

/** Returns the text without runs of four or more keys of a keyboard row, in either direction. */
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
 * Returns whether a password is easy to guess: without common words and keyboard runs of four keys or more it
 * has fewer than four letters left. False for a password that contains none of them.
 */
export function isGuessable(password: string): boolean {
  const text = password.toLowerCase()
  const withoutWords = guessedWords.reduce((left, word) => left.replaceAll(word, ' '), text)
  const left = withoutRuns(withoutWords)
  return left !== text && left.replaceAll(/[^\p{L}]/gu, '').length < leftMin
}
