import { describe, expect, it } from 'vitest'
import { stairsOf } from './stairs.ts'

const day = (n: number) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString()
const on = (n: number) => Date.parse(day(n))
const prices = [
  { at: day(0), price: 4000 },
  { at: day(15), price: 3600 },
]
const drops = [
  { at: day(15), price: 3600 },
  { at: day(30), price: 3000 },
  { at: day(45), price: 2200 },
]

describe('the staircase of a price', () => {
  it('goes down at each drop up to today, and on as foreseen to the end of the window', () => {
    const stairs = stairsOf({ prices, drops, endsAt: day(60), until: null, now: on(20) })
    expect(stairs.past).toMatch(/^M0,16H25V[\d.]+H33\.33$/)
    expect(stairs.coming).toMatch(/^M33\.33,[\d.]+H50V[\d.]+H75V86H100$/)
    expect(stairs.steps.map((one) => [one.price, one.coming])).toEqual([
      [4000, false],
      [3600, false],
      [3000, true],
      [2200, true],
    ])
  })
  it('ends with the sale', () => {
    expect(stairsOf({ prices, drops, endsAt: day(60), until: day(20), now: on(50) })).toMatchObject({
      coming: '',
      now: undefined,
    })
  })
  it('is no picture of a piece that sold on its first day at its first price', () => {
    const quick = { prices: [{ at: day(0), price: 2000 }], drops, endsAt: day(60) }
    expect(stairsOf({ ...quick, until: day(0.2), now: on(50) }).isPoint).toBe(true)
    expect(stairsOf({ ...quick, until: day(5), now: on(50) }).isPoint).toBe(false)
    expect(stairsOf({ ...quick, until: null, now: on(0) }).isPoint).toBe(false)
  })
  it('leaves out drops that would raise the price, and is a line where it never changes', () => {
    const stairs = stairsOf({
      prices: [{ at: day(0), price: 2000 }],
      drops,
      endsAt: day(60),
      until: null,
      now: on(1),
    })
    expect(stairs).toMatchObject({ past: 'M0,51H1.67', coming: 'M1.67,51H100' })
  })
  it('gives two steps that are close no labels on each other', () => {
    const close = [...prices, { at: day(16), price: 3800 }]
    expect(
      stairsOf({ prices: close, drops: [], endsAt: day(60), until: null, now: on(20) }).steps.map(
        (one) => one.price,
      ),
    ).toEqual([4000, 3800])
  })
})
