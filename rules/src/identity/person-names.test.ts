import { describe, expect, it, test } from 'vitest'
import { hostileTexts } from '../testing/hostile-names.ts'
import {
  greeting,
  hasNoLinks,
  isNamePart,
  isPersonName,
  isPlainLine,
  mailFirstName,
  mailLine,
  mailMessage,
  mailName,
} from './person-names.ts'

const real = [
  'Ada',
  'O’Brien',
  "O'Brien",
  'Jean-Luc',
  'Ana María',
  'Nguyễn Thị',
  '李小龍',
  '山田 太郎',
  'マリア・ガルシア',
  'Dr. Ada St. John',
  'J.R.',
  'J.R.R. Tolkien',
  'J. R. Ewing',
  'Wm.',
  'Ana María de los Ángeles',
  "D'Angelo",
  'Þórður',
  'Łukasz',
  'محمد',
  'فاطمه‌زهرا',
  'שרה',
  'ลลิตา',
  'ਸਿੰਘ',
  'क्षितिज',
  'Gal·la',
  'Reed, Jr.',
  'Mom & Dad',
  'E',
  'Nguyễn Thị'.normalize('NFD'),
  'Zoë',
  'ʻIolani'.replace('ʻ', '‘'),
  'Ñusta',
  "Van't Hoff",
  'd’',
  'Henry 8th',
  '  Ada   Reed ',
]
test.each(real)('takes %s for a name', (name) => {
  expect(isPersonName(name)).toBe(true)
  expect(isNamePart(name)).toBe(true)
  expect(mailName(name)).toBe(name.normalize('NFC').trim().replace(/ +/g, ' '))
})

test.each(hostileTexts)('takes %j for no name', (text) => {
  expect(isPersonName(text)).toBe(false)
  expect(isNamePart(text)).toBe(false)
  expect(mailName(text)).toBeNull()
  expect(mailFirstName(text)).toBeNull()
  expect(greeting(text)).toBe('Hello')
})

describe('a greeting', () => {
  it('names somebody by the first word', () => {
    expect(greeting('  Ada  Reed ')).toBe('Hello Ada')
    for (const nobody of [null, undefined, '']) expect(greeting(nobody)).toBe('Hello')
  })

  test.each([
    ['Ana María de los Ángeles', 'Ana'],
    ['Dr. Ada St. John', 'Ada'],
    ['J. Robert', 'Robert'],
    ['Jean-Luc', 'Jean-Luc'],
    ["D'Angelo", "D'Angelo"],
    ['李小龍', '李小龍'],
    ['マリア・ガルシア', 'マリア・ガルシア'],
    ['ลลิตา', 'ลลิตา'],
    ['Mom & Dad', 'Mom'],
    ['Nguyễn Thị', 'Nguyễn'],
    ['Christopher-Alexander', 'Christopher-Alexander'],
  ])('to %s says %s', (name, said) => expect(greeting(name)).toBe(`Hello ${said}`))

  test.each([
    ['Win now friend', 'Hello Win'],
    ['You won a phone', 'Hello You'],
    ['You-won-a-phone', 'Hello'],
    ['You’won’a’phone', 'Hello'],
    ['Youhavewonaphoneofours', 'Hello'],
    ['恭喜您贏得免費手機請來電', 'Hello'],
    ['คุณชนะโทรศัพท์ฟรี', 'Hello'],
    ['J.R. R.', 'Hello'],
    ['2nd Ada', 'Hello Ada'],
    ['Mr. & Ada', 'Hello'],
    // A first name too long for a greeting: its family name alone would be no greeting.
    ['Bartholomea-Wilhelmina Marlow', 'Hello'],
  ])('says one word of %j at most', (typed, said) => expect(greeting(typed)).toBe(said))
})

/**
 * Links in which a sign that nobody sees, or a full stop of another script, stands where a rule would look.
 */
const hiddenLinks = [
  'win\u00ad.example',
  'win.\u00adexample',
  'win.\u200cexample',
  'win\u200d.example',
  'win\u034f.example',
  'win.\ufe0fexample',
  'win\u061c.example',
  'win\u180e.example',
  'win.\u{e0061}example',
  'ht\u00adtps win',
  'win。example',
  'win｡example',
  'see 203.0.113.7/win',
]

describe('a line of an address', () => {
  test.each([
    '1840 Linden St. Apt 3',
    'PO Box 12',
    '½ Elm',
    '東京都 1-2-3',
    'St. Louis',
    'Coeur d’Alene',
    '#4, rear',
    'c/o Reed (2nd floor)',
    '',
  ])('takes %s', (line) => expect(isPlainLine(line)).toBe(true))
  test.each([
    'http://x',
    'see win.example',
    'www win',
    'a@b',
    'Win $900',
    '€5',
    '1 Elm\nBcc: x',
    'Elm\u202e',
    'El\u200bm',
    'ｗｉｎ．ｅｘａｍｐｌｅ',
    ...hiddenLinks,
  ])('refuses %j', (line) => {
    expect(isPlainLine(line)).toBe(false)
    expect(mailLine(line)).toBeNull()
  })
})

describe('a message to somebody else', () => {
  test.each([
    'For something green',
    'Happy birthday!\n\nLove, Ada',
    '$50 for you. Enjoy :)',
    'See you at 8.30',
    'J.R. says hi',
    '@ home',
    '生日快乐。祝你开心',
    '❤️ You',
  ])('takes %j', (text) => {
    expect(hasNoLinks(text)).toBe(true)
    expect(mailMessage(text)).toBe(text)
  })
  test.each([
    'https://win.example',
    'go to win.example now',
    'www.win',
    'ada@win.example',
    'win．example',
    'hidden\u2066',
    ...hiddenLinks,
  ])('refuses %j', (text) => {
    expect(hasNoLinks(text)).toBe(false)
    expect(mailMessage(text)).toBeNull()
  })
})
