import { describe, expect, test } from 'vitest'
import { type ModerationFacts, reviewReasonsOf, weightGuess, weightOfParcel } from './listings.ts'

describe('a person looks at a listing first', () => {
  const plain: ModerationFacts = {
    isFirst: false,
    price: 4000,
    usual: { low: 3000, high: 5000 },
    isCopiedBrand: false,
    words: 'Hardly worn.',
    seenFamily: 'tops',
    saidFamily: 'tops',
  }
  test('of nothing that is usual', () => expect(reviewReasonsOf(plain)).toEqual([]))

  test('of the first piece, a brand that is often copied, doubtful words', () => {
    expect(reviewReasonsOf({ ...plain, isFirst: true })).toEqual(['first'])
    expect(reviewReasonsOf({ ...plain, isCopiedBrand: true })).toEqual(['brand'])
    expect(reviewReasonsOf({ ...plain, words: 'A mirror quality bag' })).toEqual(['words'])
  })

  test('of a price four times away from the usual ones, and of no price where nothing is usual', () => {
    expect(reviewReasonsOf({ ...plain, price: 20_001 })).toEqual(['price'])
    expect(reviewReasonsOf({ ...plain, price: 20_000 })).toEqual([])
    expect(reviewReasonsOf({ ...plain, price: 749 })).toEqual(['price'])
    expect(reviewReasonsOf({ ...plain, price: 100_000, usual: null })).toEqual([])
  })

  test('of a picture that surely shows another family than the words say', () => {
    expect(reviewReasonsOf({ ...plain, seenFamily: 'shoes' })).toEqual(['picture'])
    expect(reviewReasonsOf({ ...plain, seenFamily: null })).toEqual([])
  })
})

describe('the weight of a parcel', () => {
  test('is that of its heaviest piece, and one class more from three pieces on', () => {
    expect(weightOfParcel([])).toBe('light')
    expect(weightOfParcel(['light', 'heavy'])).toBe('heavy')
    expect(weightOfParcel(['light', 'light', 'light'])).toBe('medium')
    expect(weightOfParcel(['heavy', 'light', 'light'])).toBe('heavy')
  })

  test('is guessed from the kind of a piece', () => {
    expect(weightGuess('shoes/boots')).toBe('heavy')
    expect(weightGuess('shoes/sneakers')).toBe('medium')
    expect(weightGuess('tops/blouses')).toBe('light')
  })
})
