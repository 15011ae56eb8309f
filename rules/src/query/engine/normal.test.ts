import { describe, expect, test } from 'vitest'
import { brandKey, phraseKey, plain, singular, tokenize } from './normal.ts'

describe('how words are compared', () => {
  test('accents, apostrophes and case make no difference', () => {
    expect(plain('Chloé’s')).toBe('chloes')
    expect(plain("LEVI'S")).toBe('levis')
    for (const sign of "'’`‘´ʼ′＇")
      expect([sign, plain(`Levi${sign}s`), tokenize(`levi${sign}s jeans`).length]).toEqual([sign, 'levis', 2])
    expect(plain('Éric Bompard Ryłko')).toBe('eric bompard rylko')
  })

  test.each([
    ['dresses', 'dress'],
    ['boots', 'boot'],
    ['scarves', 'scarf'],
    ['watches', 'watch'],
    ['shoes', 'shoe'],
    ['accessories', 'accessory'],
    ['shorts', 'shorts'],
    ['short', 'short'],
    ['dress', 'dress'],
    ['jean', 'jeans'],
    ['jeans', 'jeans'],
    ['tees', 'tee'],
  ])('%s is counted as %s', (plural, expected) => {
    expect(singular(plural)).toBe(expected)
  })

  test('one thing written together, apart, with a hyphen or in the plural is one phrase', () => {
    for (const phrase of ['t-shirt', 'tshirt', 'T shirts', 'T-Shirts'])
      expect(phraseKey(phrase)).toBe('tshirt')
    expect(phraseKey('booties')).toBe(phraseKey('bootie'))
  })

  test('brands are found with and without their signs', () => {
    expect(brandKey('H&M')).toBe('hm')
    expect(brandKey('Dr. Martens')).toBe(brandKey('dr martens'))
    expect(brandKey('J.Crew')).toBe(brandKey('jcrew'))
    expect(brandKey('Vans')).not.toBe(brandKey('van'))
  })

  test('words know where they stand', () => {
    const text = 'Red dress, under $40.50 — 8.5 or 28x30!'
    expect(tokenize(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      'Red',
      'dress',
      'under',
      '$40.50',
      '8.5',
      'or',
      '28x30',
    ])
  })

  test('emoji, other scripts and signs break nothing', () => {
    expect(tokenize('👗🔥 !!! …')).toEqual([])
    expect(tokenize('فستان أحمر').map(({ word }) => word)).toHaveLength(2)
  })
})
