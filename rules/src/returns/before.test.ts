import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { deliveryReturnDays } from '../vocabulary/limits.ts'
import { restockingFee, returnLabelFee } from '../vocabulary/returns.ts'
import { keptFor, returnCost, returnTime } from './before.ts'
import { refusalOfReturn } from './eligibility.ts'

const onSale = { finalSale: false, isP2P: false, categories: ['dresses', 'midi-dresses'] }
const dayMs = 86_400_000

describe('what is told of returns before an order', () => {
  it('is refused for the pieces alone that are refused later', () => {
    for (const finalSale of [false, true])
      for (const isP2P of [false, true])
        for (const categories of [['dresses'], ['jewelry', 'hoop-earrings'], ['jewelry', 'rings']]) {
          const now = new Date('2026-11-30T12:00:00Z')
          const later = refusalOfReturn(
            {
              kind: 'item',
              finalSale,
              source: isP2P ? 'p2p' : 'own',
              categories,
              deliveredAt: new Date(now.getTime() - dayMs),
              canceled: false,
              refunded: false,
              returning: false,
              wasRefusedBefore: false,
              isReplacement: false,
              isReplaced: false,
              openCase: null,
            },
            now,
          )
          const told = keptFor({ finalSale, isP2P, categories })
          expect([finalSale, isP2P, categories, told === undefined]).toEqual([
            finalSale,
            isP2P,
            categories,
            later === undefined,
          ])
        }
    expect(keptFor(onSale)).toBeUndefined()
  })

  it('names the days, the fee for a piece and the price of a label', () => {
    expect(returnTime).toContain(`${deliveryReturnDays} days`)
    expect(returnCost({ byCredit: true })).toBe(
      'Shop credit costs nothing; for your money back we keep $1.99 a piece, nothing on your first return. Our label is $8.99, or you post it yourself.',
    )
    expect(returnCost({ byCredit: false })).toMatch(/^We keep \$1\.99 a piece/)
    expect(returnCost({ byCredit: true, label: cents(2400) })).toBe(
      'We keep $1.99 a piece, nothing on your first return. Our label is $24.00, or you post it yourself.',
    )
    expect(returnCost({ byCredit: true, label: null })).toContain('depends on your country')
  })

  it('stands in the answers of the help centre with the same figures', () => {
    const answer = (name: string) =>
      readFileSync(new URL(`../../../content/help/${name}.md`, import.meta.url), 'utf8')
    const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`
    expect(answer('10-how-to-return')).toContain(`${deliveryReturnDays} days of delivery`)
    for (const fee of [restockingFee, returnLabelFee]) {
      expect(answer('10-how-to-return')).toContain(dollars(fee))
      expect(answer('13-refund')).toContain(dollars(fee))
    }
    expect(answer('11-final-sale')).toMatch(/pierced/i)
  })
})
