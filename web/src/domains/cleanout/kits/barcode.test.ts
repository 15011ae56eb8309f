import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { expect, it } from 'vitest'
import { barsOf } from './barcode.ts'

it('begins with the start sign of letters, ends with the stop sign, and has eleven modules a sign', () => {
  const bars = barsOf(bagCodeOf(730_100_004))
  expect(bars.slice(0, 6).join('')).toBe('211214')
  expect(bars.slice(-7).join('')).toBe('2331112')
  // Start, two letters, the change to pairs, five pairs and the check sign; then the
  // stop sign with its last bar.
  expect(bars).toHaveLength(10 * 6 + 7)
  expect(bars.reduce((sum, width) => sum + width, 0)).toBe(10 * 11 + 13)
})

it('is the standard’s own for a code that other writers were asked for', () => {
  expect(barsOf('HB7301000043').join('')).toBe(
    '2112142311131311231131411421122221222122222122221123311232212331112',
  )
})

it('draws nothing for what is no code', () => {
  expect(barsOf('hello')).toEqual([])
})
