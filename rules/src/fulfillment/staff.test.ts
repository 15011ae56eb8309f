import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { givingRefusalOf, isFormKey, isFreshlyConfirmed, isReason, mayDo, staffTasks } from './staff.ts'
import { staffRoles } from './staff-roles.ts'

const yes = Object.fromEntries(
  staffRoles.map((role) => [role, staffTasks.filter((task) => mayDo([role], task)).join(' ')]),
)

it('gives each role its own work', () => {
  expect(yes).toEqual({
    processor: 'pick pack intake list_items return_to_seller returns',
    support: 'see_orders refund cancel resend_mail cases style',
    employee:
      'pick pack see_orders refund cancel resend_mail intake review list_items edit_items preview return_to_seller returns cases style texts see_experiments see_partners',
    admin:
      'pick pack see_orders refund refund_any_amount cancel resend_mail intake review list_items edit_items preview return_to_seller returns cases style see_jobs retry_jobs see_searches texts see_analytics see_experiments set_experiments see_partners set_partners',
  })
})
it('gives shoppers, sellers and strangers none', () => {
  for (const roles of [[], ['seller'], ['p2p_seller'], ['constructor']])
    for (const task of staffTasks) expect(mayDo(roles, task)).toBe(false)
})

describe('money that goes back', () => {
  it('up to $150.00 of one order is given by people at work', () => {
    expect(givingRefusalOf(['support'], cents(15_000))).toBeUndefined()
  })
  it('above that needs an admin', () => {
    for (const role of ['support', 'employee', 'processor'])
      expect(givingRefusalOf([role], cents(15_001))).toBe(
        'Refunds above $150.00 for one order need an admin.',
      )
    expect(givingRefusalOf(['admin'], cents(15_001))).toBeUndefined()
  })
  it('comes with the key of its form', () => {
    expect(isFormKey('0f4b2c1e-8a3d-4c55-9b10-7f3f7f3a9c77')).toBe(true)
    for (const key of ['', 'short', 'with a space', 'x'.repeat(65), 'k\u202eeyeyeye'])
      expect(isFormKey(key)).toBe(false)
  })
  it('asks for a password typed within half an hour', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(isFreshlyConfirmed(new Date('2026-11-21T11:30:00Z'), now)).toBe(true)
    expect(isFreshlyConfirmed(new Date('2026-11-21T11:29:59Z'), now)).toBe(false)
    expect(isFreshlyConfirmed(null, now)).toBe(false)
  })
})
it('wants a reason in words', () => {
  expect(isReason('torn seam')).toBe(true)
  for (const text of ['', '  ', '...', 'ok', 'x'.repeat(501), 'torn \u202emaes'])
    expect(isReason(text)).toBe(false)
})
