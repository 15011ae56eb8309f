import { describe, expect, it } from 'vitest'
import { behaviorOf, cardBehaviors, markedCard, markedCards } from '../vocabulary/marked-cards.ts'
import {
  brandName,
  cardBrand,
  cardDigits,
  cardNameMissingMessage,
  cardNameProblem,
  cardNumberMissingMessage,
  cardNumberProblem,
  cardNumberShortMessage,
  cardNumberWrongMessage,
  cardProblems,
  expiryFarMessage,
  expiryMissingMessage,
  expiryPastMessage,
  expiryProblem,
  expiryWrongMessage,
  groupCardNumber,
  groupExpiry,
  hasCheckDigit,
  readExpiry,
  securityCodeMessage,
  securityCodeMissingMessage,
  securityCodeProblem,
} from './cards.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('a card number', () => {
  it('is taken with spaces and dashes, as people paste it', () => {
    for (const text of [
      '4242424242424242',
      ' 4242 4242 4242 4242 ',
      '4242-4242-4242-4242',
      '4242\u00a04242\u00a04242\u00a04242',
    ]) {
      expect(cardNumberProblem(text)).toBeUndefined()
      expect(cardDigits(text)).toBe('4242424242424242')
    }
    expect(cardNumberProblem('3711 110000 00121')).toBeUndefined()
  })
  it('is asked for when it is missing', () => expect(cardNumberProblem('  ')).toBe(cardNumberMissingMessage))
  it('is told to be short before it is told to be wrong', () => {
    expect(cardNumberProblem('4242 4242')).toBe(cardNumberShortMessage)
    expect(cardNumberProblem('3711 111000 0012')).toBe(cardNumberShortMessage)
  })
  it('is refused with a wrong check digit, letters or too many digits', () => {
    for (const text of ['4242424242424241', '4242abcd42424242', '42424242424242424242'])
      expect(cardNumberProblem(text)).toBe(cardNumberWrongMessage)
    expect(hasCheckDigit('')).toBe(false)
  })
  it('is grouped as it is printed', () => {
    expect(groupCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(groupCardNumber('424242')).toBe('4242 42')
    expect(groupCardNumber('371111000000121')).toBe('3711 110000 00121')
    expect(groupCardNumber('')).toBe('')
  })
  it('tells its brand', () => {
    const of = ['4', '51', '2221', '2720', '34', '6011', '65', '9', '2220', '56'].map(cardBrand)
    expect(of).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'mastercard',
      'amex',
      'discover',
      'discover',
      'card',
      'card',
      'card',
    ])
  })
})

describe('an expiry', () => {
  it('is read however it is written', () => {
    for (const text of ['4/29', '04 / 29', '0429', '04/2029', '04-29', '042029'])
      expect(readExpiry(text)).toEqual({ month: 4, year: 2029 })
  })
  it('is refused when it is no month', () => {
    for (const text of ['13/29', '00/29', '4', 'soon', '4/2', '429'])
      expect(expiryProblem(text, now)).toBe(expiryWrongMessage)
    expect(expiryProblem(' ', now)).toBe(expiryMissingMessage)
  })
  it('is good to the end of its month and past after it', () => {
    expect(expiryProblem('11/26', now)).toBeUndefined()
    expect(expiryProblem('10/26', now)).toBe(expiryPastMessage)
    expect(expiryProblem('11/26', new Date('2026-12-01T09:00:00Z'))).toBeUndefined()
    expect(expiryProblem('11/26', new Date('2026-12-02T09:00:00Z'))).toBe(expiryPastMessage)
  })
  it('is not believed twenty years ahead', () => {
    expect(expiryProblem('11/46', now)).toBeUndefined()
    expect(expiryProblem('12/46', now)).toBe(expiryFarMessage)
  })
  it('grows its slash while it is typed', () => {
    expect(['0', '04', '042', '4/', '5', '04/2029', '0429'].map(groupExpiry)).toEqual([
      '0',
      '04',
      '04 / 2',
      '04 / ',
      '05 / ',
      '04 / 29',
      '04 / 29',
    ])
  })
})

describe('a security code', () => {
  it('has three digits, and four on American Express', () => {
    expect(securityCodeProblem('123', 'visa')).toBeUndefined()
    expect(securityCodeProblem('1234', 'amex')).toBeUndefined()
    expect(securityCodeProblem('1234', 'visa')).toBe(securityCodeMessage(3))
    expect(securityCodeProblem('123', 'amex')).toBe(securityCodeMessage(4))
    expect(securityCodeProblem('12a', 'visa')).toBe(securityCodeMessage(3))
    expect(securityCodeProblem('', 'visa')).toBe(securityCodeMissingMessage)
  })
})

it('asks for the name on the card', () => {
  expect(cardNameProblem(' ')).toBe(cardNameMissingMessage)
  expect(cardNameProblem('Ada')).toBeUndefined()
})

it('names what is wrong by field, and nothing else', () => {
  expect(cardProblems({ number: '4242424242424242', expiry: '04/29', securityCode: '123' }, now)).toEqual({})
  expect(cardProblems({ number: '4242', expiry: '04/29', securityCode: '' }, now)).toEqual({
    number: cardNumberShortMessage,
    securityCode: securityCodeMissingMessage,
  })
})

describe('the marked cards', () => {
  it('are numbers that a form takes, each once, and one at least for each behavior', () => {
    expect(markedCards.filter(({ number }) => cardNumberProblem(number) !== undefined)).toEqual([])
    expect(new Set(markedCards.map(({ number }) => number)).size).toBe(markedCards.length)
    for (const behavior of cardBehaviors) expect(behaviorOf(markedCard(behavior))).toBe(behavior)
    expect(behaviorOf('4000000000000002')).toBe('succeeds')
  })
})

describe('the name of a brand', () => {
  it('is written as people write it', () =>
    expect(['visa', 'amex', 'Visa'].map(brandName)).toEqual(['Visa', 'American Express', 'Visa']))
  it('stays what it is when nobody knows it', () => expect(brandName('Pay in 4')).toBe('Pay in 4'))
})
