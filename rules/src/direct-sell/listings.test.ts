import { describe, expect, test } from 'vitest'
import { kinds } from '../catalogue/kinds/kinds.ts'
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
    isNaked: false,
    isUnseen: false,
    isNewBrand: false,
    wasTakenOff: false,
  }
  test('of nothing that is usual', () => expect(reviewReasonsOf(plain)).toEqual([]))

  test('of the first piece, a brand that is often copied, doubtful words', () => {
    expect(reviewReasonsOf({ ...plain, isFirst: true })).toEqual(['first'])
    expect(reviewReasonsOf({ ...plain, isCopiedBrand: true })).toEqual(['brand'])
    expect(reviewReasonsOf({ ...plain, words: 'A mirror quality bag' })).toEqual(['words'])
    expect(reviewReasonsOf({ ...plain, words: 'Fits like shit' })).toEqual(['words'])
    expect(reviewReasonsOf({ ...plain, words: 'Shitake brown, from Scunthorpe' })).toEqual([])
  })

  test('of a picture of somebody naked or unseen, a new brand, and a piece that was taken off before', () => {
    expect(reviewReasonsOf({ ...plain, isNaked: true, isUnseen: true })).toEqual(['naked', 'unseen'])
    expect(reviewReasonsOf({ ...plain, isNewBrand: true, wasTakenOff: true })).toEqual(['new_brand', 'again'])
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
    const kindsOf = (said: string) =>
      kinds.filter((one) => weightGuess(`${one.root}/${one.slug}`) === said).map(({ slug }) => slug)
    const heavy = ['ankle-boots', 'wool-coats', 'parkas', 'weekenders', 'kids-coats']
    expect(kindsOf('heavy')).toEqual(expect.arrayContaining(heavy))
    const medium = [
      'blazers',
      'denim-jackets',
      'sneakers',
      'kids-boots',
      'totes',
      'midi-dresses',
      'jumpsuits',
    ]
    expect(kindsOf('medium')).toEqual(expect.arrayContaining(medium))
    expect(kindsOf('light')).toEqual(expect.arrayContaining(['blouses', 'scarves', 'rings', 'kids-tops']))
  })
})
