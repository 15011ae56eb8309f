import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullNameMax, isPersonName, mailLine, mailMessage, mailName } from './person-names.ts'

const seed = 20261122
const settings = { seed, numRuns: 5000 }
/** Pieces of advertisements and of names, in any order, with anything between them. */
const piece = fc.oneof(
  fc.constantFrom(
    'http://',
    'https://x',
    'www.',
    'win',
    '.',
    'example',
    'com',
    '@',
    '$900',
    '900',
    ' ',
    '\n',
    '\u202e',
    '\u200b',
    '\u2024',
    '．',
    "O'Brien",
    'Ana',
    'María',
    'J.',
    '李小龍',
    '-',
    '’',
    '&',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

/**
 * What programs that show mails make a link of, and what ends a line of a mail's head; written down again,
 * and not taken from the rule.
 */
const clickable = /:\/\/|@|[\p{L}\p{N}]\.\p{L}{2}/u
const breaking = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

test(`nothing that can be clicked, and no amount, is a name, whatever somebody types (seed ${seed})`, () => {
  fc.assert(
    fc.property(text, (typed) => {
      const name = mailName(typed)
      if (name === null) return
      expect(name).not.toMatch(clickable)
      expect(name.normalize('NFKC')).not.toMatch(clickable)
      expect(name).not.toMatch(breaking)
      expect(name).not.toMatch(/\p{Sc}|\d\d/u)
      expect([...name].length).toBeLessThanOrEqual(fullNameMax)
      expect(mailName(name)).toBe(name)
    }),
    settings,
  )
})

test(`nothing that can be clicked is a line of an address or a message (seed ${seed})`, () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(mailLine(typed) ?? '').not.toMatch(clickable)
      expect(mailLine(typed) ?? '').not.toMatch(breaking)
      expect(mailMessage(typed) ?? '').not.toMatch(/:\/\/|[\p{L}\p{N}]@|[\p{L}\p{N}]\.\p{L}{2}/u)
    }),
    settings,
  )
})

const letters = fc.constantFrom(...'AdaBériñoŁukászNguyễn李小龍محمدשרה')
const word = fc.string({ unit: letters, minLength: 1, maxLength: 9 })
const link = fc.constantFrom(' ', '-', '’', "'", '. ')
test(`words of letters, joined as names are, are a name (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, link), { maxLength: 3 }), word, (parts, last) => {
      expect(isPersonName(parts.map(([one, joint]) => one + joint).join('') + last)).toBe(true)
    }),
    settings,
  )
})
