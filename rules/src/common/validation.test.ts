import { describe, expect, test } from 'vitest'
import {
  passwordIsEmailMessage,
  passwordLongMessage,
  passwordProblem,
  passwordShortMessage,
  passwordSimpleMessage,
  signUpProblems,
} from '../identity/sign-up.ts'
import {
  formatPhone,
  isEmail,
  isFullName,
  isPlainEmail,
  isZip,
  namePartProblem,
  nameTooLongMessage,
  parseMoney,
  phoneDigits,
} from './validation.ts'

const form = {
  email: 'ada@example.com',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Reed',
  acceptTerms: true,
}

describe('an email address', () => {
  test.each([
    'ada@example.com',
    ' ada@example.com ',
    'a.b-c_d+tag@sub.example.co.uk',
    'änne@bücher.example',
    "o'neil@example.com",
  ])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@-x.com',
    'ada@example.c',
    'ada@ex ample.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false)
  })
  test('with a plus is no plain one', () => {
    expect([isPlainEmail('ada@example.com'), isPlainEmail('ada+2@example.com')]).toEqual([true, false])
  })
})

describe('a name', () => {
  test('in full has two words', () => {
    expect(['Ada Reed', ' Ada  van Reed ', 'Ada', '  ', ''].map(isFullName)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
  test('part is trimmed before it is measured', () => {
    expect(namePartProblem(` ${'é'.repeat(60)} `, 'missing')).toBeUndefined()
    expect(namePartProblem('x'.repeat(61), 'missing')).toBe(nameTooLongMessage)
    expect(namePartProblem('   ', 'missing')).toBe('missing')
  })
})

describe('a password', () => {
  test('of ten characters or more is taken, spaces and all', () => {
    expect(passwordProblem('ten chars!', form.email)).toBeUndefined()
    expect(passwordProblem('пароль из слов', form.email)).toBeUndefined()
  })
  test.each([
    ['nine char', passwordShortMessage],
    ['😀'.repeat(9), passwordShortMessage],
    ['x'.repeat(201), passwordLongMessage],
    ['ADA@example.com', passwordIsEmailMessage],
    ['aaaaaaaaaaab', passwordSimpleMessage],
    ['Hemline2026!', passwordSimpleMessage],
    ['1234567890', passwordSimpleMessage],
  ])('%s is refused', (password, message) => {
    expect(passwordProblem(password, form.email)).toBe(message)
  })
})

describe('numbers', () => {
  test('a phone number is its ten digits, and is shown in groups', () => {
    expect(['(415) 555-0134', '415.555.0134', '+1 415 555 0134', '14155550134'].map(phoneDigits)).toEqual(
      Array(4).fill('4155550134'),
    )
    expect(['555-0134', '415 555 0134 5', '415-555-01x4', ''].map(phoneDigits)).toEqual(
      Array(4).fill(undefined),
    )
    expect(formatPhone('4155550134')).toBe('(415) 555-0134')
    expect(() => formatPhone('415')).toThrow()
  })
  test('a zip code has exactly five digits', () => {
    expect(['94103', '00501', '9410', '941033', '94103-1234', 'abcde', ''].map(isZip)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['$12.50', 1250],
    [' $ 0.05 ', 5],
    ['12.', 1200],
    ['9999999.99', 999_999_999],
  ])('%s is money', (text, cents) => {
    expect(parseMoney(text)).toBe(cents)
  })
  test.each(['', '$', '.50', '12.505', '1,234.50', '-5', '12 50', 'ten', '1e3', '99999999'])(
    '%s is no money',
    (text) => {
      expect(parseMoney(text)).toBeUndefined()
    },
  )
})

describe('a sign-up form', () => {
  test('has no problem when all is well', () => {
    expect(signUpProblems(form)).toEqual([])
  })
  test('names every field that is wrong, in the order of the form', () => {
    const problems = signUpProblems({
      email: 'x',
      password: 'short',
      firstName: '',
      lastName: ' ',
      acceptTerms: false,
    })
    expect(problems.map((p) => p.field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'acceptTerms',
    ])
  })
})
