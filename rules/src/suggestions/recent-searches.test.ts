import { describe, expect, test } from 'vitest'
import {
  cleanSearchText,
  isPrivateText,
  recentAmount,
  saysSomething,
  searchPath,
  searchTextKey,
} from './recent-searches.ts'

test('a text is cleaned of control characters, blanks too many and half characters, and cut', () => {
  expect(cleanSearchText('  red\u0000  \n dress \u200b')).toBe('red dress')
  expect(cleanSearchText('x'.repeat(10_000))).toHaveLength(200)
  expect(cleanSearchText(`${'x'.repeat(199)}👗`).isWellFormed()).toBe(true)
  expect(cleanSearchText('\ud800 half')).toBe('\ufffd half')
})

test.each([
  ['Chloé  Dress', 'chloe dress'],
  ["LEVI'S", 'levi’s'],
  ['Wide-Leg Jeans', 'wide-leg  jeans'],
])('%s and %s are one search', (one, other) => expect(searchTextKey(one)).toBe(searchTextKey(other)))

test.each(['red', '7', '赤い', '👗', 'a!'])('%s looks for something', (text) =>
  expect(saysSomething(text)).toBe(true),
)
test.each(['', '  ', '?!', '---', '"…"'])('“%s” looks for nothing', (text) =>
  expect(saysSomething(text)).toBe(false),
)

describe('not kept', () => {
  test.each([
    'https://hemline.example/product/1',
    'www.somewhere.com',
    'somewhere.com',
    'nora@hemline.example',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '(510) 555-0142',
    '10000042',
  ])('%s', (text) => expect(isPrivateText(text)).toBe(true))
})
describe('kept', () => {
  test.each([
    '7 For All Mankind',
    'size 28x30',
    'dress under $40',
    '3.1 Phillip Lim',
    'jeans 501',
    'L.L.Bean',
    'red @ 20%',
    '2026 spring',
  ])('%s', (text) => expect(isPrivateText(text)).toBe(false))
})

test.each([
  [undefined, 10],
  [null, 10],
  [5, 5],
  [500, 30],
  [-1, 0],
])('a limit of %s means %s', (limit, amount) => expect(recentAmount(limit)).toBe(amount))

test('the page of a text', () => expect(searchPath('red & blue')).toBe('/search?text=red+%26+blue'))
