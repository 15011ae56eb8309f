import { randomInt } from 'node:crypto'

const letters = 'bcdfghjklmnpqrstvwxz'

/** A word that no other thing in the shop is called by. */
export const freshWord = (length = 10): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
