import { describe, expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

describe('a password is tried first by strangers when', () => {
  test.each([
    'Hemline2026!',
    'hemlinehemline',
    'ThriftFashion1',
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'qwerty12345',
    'Password123!',
    'abcdefghijk',
    '1q2w3e4r5t',
    'admin-admin-1',
  ])('it is %s', (password) => expect(isGuessable(password)).toBe(true))
  test.each([
    'correct horse',
    'a-long-password-7',
    '8306 2749 1650',
    'hemline but a longer thought',
    'пароль из слов',
    'ten chars!',
    'not-this-one-1',
    'hemline-demo-1',
  ])('and not when it is %s', (password) => expect(isGuessable(password)).toBe(false))
})
