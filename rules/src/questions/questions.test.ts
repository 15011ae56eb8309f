import { describe, expect, it } from 'vitest'
import { answerMax, questionMax } from '../vocabulary/questions.ts'
import { hasContact, isAskable, questionText, refusalOfAnswer, refusalOfQuestion } from './questions.ts'

describe('a question about a piece', () => {
  it('is a sentence of 10 to 500 signs', () => {
    expect(refusalOfQuestion('Is it lined?')).toBeUndefined()
    expect(refusalOfQuestion('Lined?')).toMatch(/^What would you like/)
    expect(refusalOfQuestion('?'.repeat(40))).toMatch(/^What would you like/)
    expect(refusalOfQuestion(' a '.repeat(30))).toMatch(/^What would you like/)
    expect(refusalOfQuestion(`Is it ${'very '.repeat(99)}`)).toBeUndefined()
    expect(refusalOfQuestion('long '.repeat(questionMax))).toBe('At most 500 letters, please.')
  })

  it('names no mail address, link or phone number', () => {
    for (const text of [
      'Write to nora@hemline.example please',
      'See https://shop.example/x for it',
      'It is on www.shop.example too?',
      'Call me at (212) 555-0134 please',
      'Call me at 212 555 01 34 please',
    ])
      expect(refusalOfQuestion(text)).toMatch(/^Leave out/)
  })

  it('may name sizes, years and measures', () => {
    for (const text of ['Is it 34-36 or 38/40?', 'Is it from 2019 or 2023?', 'Inseam of 30.5 in, leg 8 1/4?'])
      expect(hasContact(text)).toBe(false)
  })

  it('is kept on one line', () => expect(questionText('  Is it\n\n lined? ')).toBe('Is it lined?'))

  it('is asked while the piece is for sale', () => {
    expect(isAskable('listed')).toBe(true)
    expect(isAskable('on_auction')).toBe(true)
    for (const state of ['pending_sale', 'purchased', 'expired', 'draft'])
      expect(isAskable(state)).toBe(false)
  })
})

describe('an answer on a product page', () => {
  it('has words, at most 1,000 signs, and no way to reach a person', () => {
    expect(refusalOfAnswer('Yes, fully lined in silk.')).toBeUndefined()
    expect(refusalOfAnswer('  ')).toBe('Write a word first.')
    expect(refusalOfAnswer('y'.repeat(answerMax + 1))).toBe('At most 1000 letters, please.')
    expect(refusalOfAnswer('Ask ines@hemline.example.')).toMatch(/^Everybody reads this/)
  })
})
