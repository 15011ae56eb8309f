import { expect, it } from 'vitest'
import { feeRows } from './fee-rows.ts'

const shown = (fees: number, circularity?: number) =>
  feeRows(fees, circularity).map(({ label, amount }) => [label, amount])

it('names each fee of an order, and leaves out those that are not due', () => {
  expect(shown(199)).toEqual([['Circularity fee', 199]])
  expect(shown(227)).toEqual([
    ['Circularity fee', 199],
    ['Retail delivery fee', 28],
  ])
  expect(shown(28, 0)).toEqual([['Retail delivery fee', 28]])
  expect(shown(0)).toEqual([])
})
