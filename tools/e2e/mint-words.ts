import { randomInt } from 'node:crypto'

const letters = 'bcdfghjklmnpqrstvwxz'

/** Returns a random word of letters, to name something so that no search finds anything else. */
export const freshWord = (length = 10): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
