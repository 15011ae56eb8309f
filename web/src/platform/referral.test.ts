import { beforeEach, expect, it } from 'vitest'
import { readReferral } from './referral.ts'

beforeEach(() => sessionStorage.clear())

it('keeps who sent a shopper for the pages that follow', () => {
  expect(readReferral('?referral_code=NORA40&referral_context=share')).toEqual({
    code: 'NORA40',
    context: 'share',
  })
  expect(readReferral('')).toEqual({ code: 'NORA40', context: 'share' })
})

it('believes the newest link, and keeps what that does not say', () => {
  readReferral('?referral_code=NORA40&referral_context=share')
  expect(readReferral('?referral_code=GRETA40')).toEqual({ code: 'GRETA40', context: 'share' })
})

it('knows nobody without a link, cuts what is too long, and survives spoilt storage', () => {
  expect(readReferral('?referral_code=%20')).toEqual({ code: null, context: null })
  expect(readReferral(`?referral_code=${'x'.repeat(5000)}`).code).toHaveLength(200)
  sessionStorage.setItem('hemline-referral', 'not JSON')
  expect(readReferral('?referral_code=NORA40').code).toBe('NORA40')
})
