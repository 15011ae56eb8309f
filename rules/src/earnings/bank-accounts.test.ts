import { describe, expect, it } from 'vitest'
import {
  bankAccountLabel,
  bankAccountProblems,
  isRoutingNumber,
  practiceRoutingNumber,
  bankAccountSentences as says,
} from './bank-accounts.ts'

const right = {
  holder: 'Greta Lind',
  accountType: 'checking',
  routingNumber: '1100 0000-0',
  accountNumber: '000123456789',
  accountNumberAgain: '000 123 456 789',
}

describe('a bank account that a seller types', () => {
  it('is taken with a right routing number and twice the same account number, spaces or not', () => {
    expect(bankAccountProblems(right)).toEqual({})
  })

  it('has a routing number whose check digit is right: each other digit in any place is refused', () => {
    for (const number of [practiceRoutingNumber, '021000021', '011401533', '091000019'])
      expect(isRoutingNumber(number), number).toBe(true)
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const digits = [...'021000021']
      digits[at] = String((Number(digits[at]) + 1) % 10)
      expect(isRoutingNumber(digits.join('')), digits.join('')).toBe(false)
    }
    for (const number of ['000000000', '02100002', '0210000211', '', '02100002a'])
      expect(isRoutingNumber(number), number).toBe(false)
  })

  it.each([
    [{ holder: ' G ' }, { holder: says.holder }],
    [{ accountType: 'stocks' }, { accountType: says.accountType }],
    [{ routingNumber: '12345' }, { routingNumber: says.routingLength }],
    [{ routingNumber: '110000001' }, { routingNumber: says.routing }],
    [{ accountNumber: '123', accountNumberAgain: '123' }, { accountNumber: says.account }],
    [{ accountNumber: '12 34x', accountNumberAgain: '12 34x' }, { accountNumber: says.account }],
    [{ accountNumberAgain: '000123456788' }, { accountNumberAgain: says.again }],
    [{ accountNumberAgain: '' }, { accountNumberAgain: says.again }],
  ])('%j is refused at its field', (change, problems) => {
    expect(bankAccountProblems({ ...right, ...change })).toEqual(problems)
  })

  it('is named by its type and last four digits', () => {
    expect(bankAccountLabel('savings', '6789')).toBe('Savings account ••••6789')
    expect(bankAccountLabel('', '6789')).toBe('Bank account ••••6789')
  })
})
