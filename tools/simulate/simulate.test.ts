// Tests the parts that need no shop. The operations that the players call have tests in the API. A whole
// run needs the worker, the index and the processor; that run is `make simulate` itself, which exits with 1
// when the books differ.

import { chanceOf } from '@hemline/db/seed/chance.ts'
import { conditions } from '@hemline/rules/vocabulary/items.ts'
import { describe, expect, it } from 'vitest'
import type { Figures } from './figures.ts'
import { defaultSpeed, help, optionsFrom } from './options.ts'
import { pricesOf, type Twin, typedOf, verdictOf } from './piece.ts'
import { planDay, secondsOfDay, secondsToMove } from './plan.ts'
import { type Out, screenOn } from './screen.ts'
import { ageOf, checkLines, dayLine, errorLines, summaryLines } from './summary.ts'
import { attempt, beginDay, count, newTally } from './tally.ts'

describe('what is asked for', () => {
  it('is four days a minute without an end, and the seed that was drawn', () => {
    expect(optionsFrom([], 12)).toEqual({
      kind: 'run',
      options: { speed: defaultSpeed, days: undefined, seed: 12 },
    })
    expect(optionsFrom(['--speed', '60', '--days=3', '--seed', '7'], 12)).toEqual({
      kind: 'run',
      options: { speed: 60, days: 3, seed: 7 },
    })
    expect(optionsFrom(['--help'], 12)).toEqual({ kind: 'help' })
    expect(help).toContain('simulated days in a minute')
  })
  it.each([
    ['--speed', '0'],
    ['--speed', 'fast'],
    ['--speed', ''],
    ['--days', '0'],
    ['--days', '1.5'],
    ['--seed', '-1'],
    ['--nights', '3'],
    ['3'],
  ])('is refused with a reason: %s %s', (...argv) => {
    const asked = optionsFrom(
      argv.filter((one) => one !== undefined),
      12,
    )
    expect(asked.kind === 'wrong' && asked.why.length > 10).toBe(true)
  })
})

describe('the plan of a day', () => {
  const plans = (seed: number) => Array.from({ length: 60 }, (_, i) => planDay(seed, i + 1))
  it('is the same for the same seed, and another for another', () => {
    expect(plans(7)).toEqual(plans(7))
    expect(plans(8)).not.toEqual(plans(7))
  })
  it('has somebody send a bag on the first day, and every kind of thing happen within two months', () => {
    const all = plans(7)
    expect(all[0]?.kits).toMatchObject([{ seller: 0 }])
    const kits = all.flatMap((plan) => plan.kits)
    expect(new Set(kits.map(({ bagType }) => bagType))).toEqual(new Set(['bag', 'label']))
    expect(new Set(all.flatMap(({ buyers }) => buyers.map(({ looks }) => looks)))).toEqual(
      new Set(['newest', 'around']),
    )
    expect(new Set(all.map(({ cashOut }) => cashOut))).toEqual(new Set(['cash', 'credit', undefined]))
    expect(all.every(({ buyers, capacity }) => buyers.length >= 2 && capacity >= 10)).toBe(true)
  })
  it('takes as long as the speed says, and gives carriers what is missing of their day', () => {
    expect([secondsOfDay(1), secondsOfDay(4)]).toEqual([60, 15])
    expect([secondsToMove(1440, 15), secondsToMove(1440, 75), secondsToMove(1, 15)]).toEqual([45, 0, 86_385])
  })
})

const twin: Twin = {
  itemNumber: 1,
  brandId: 4,
  categoryId: 102,
  categoryPath: 'dresses/midi-dresses',
  sizingId: 1004,
  price: 4000,
  colorNames: ['blue', 'white', 'red', 'tan'],
  materials: ['Cotton', 'Moonbeam'],
  departmentTags: ['women'],
  measurements: [
    { name: 'Bust', inches: 36 },
    { name: 'Inseam', inches: 30 },
  ],
  photos: [{ url: '/pictures/1', type: 'regular' }],
}

describe('a piece out of a bag', () => {
  it('is mostly taken, sometimes declined with a reason, and a flawed one has its flaw named', () => {
    const chance = chanceOf(1, 1)
    const verdicts = Array.from({ length: 500 }, () => verdictOf(chance, twin))
    const share = (decision: string) =>
      verdicts.filter((one) => one.decision === decision).length / verdicts.length
    expect(share('accepted')).toBeGreaterThan(0.7)
    expect([share('declined') > 0.1, share('review') > 0.03]).toEqual([true, true])
    for (const one of verdicts) {
      if (one.decision === 'declined') expect(one.declineReason).toBeTruthy()
      else
        expect([conditions.includes(one.condition), one.flaws.length]).toEqual([
          true,
          one.condition === 'flawed_gem' ? 1 : 0,
        ])
    }
  })
  it('is taken only new with tags when it is underwear or swimwear', () => {
    const chance = chanceOf(1, 1)
    for (const categoryPath of ['swimwear/one-piece-swimsuits', 'intimates/bras']) {
      const verdicts = Array.from({ length: 200 }, () => verdictOf(chance, { categoryPath }))
      const taken = verdicts.filter((one) => one.decision !== 'declined')
      expect(taken.filter(({ condition }) => condition !== 'new_with_tags')).toEqual([])
      expect(taken.length).toBeGreaterThan(100)
    }
  })
  it('costs what is suggested, else what the like one does, within what can be typed', () => {
    expect(pricesOf(twin, { price: 2999, retail: 9000 })).toEqual({ price: 2999, retail: 9000 })
    expect(pricesOf(twin, { price: null, retail: null })).toEqual({ price: 4000, retail: 10_000 })
    expect(pricesOf({ price: 100 }, { price: null, retail: null }).price).toBe(499)
    expect(pricesOf(twin, { price: 5000, retail: 4000 }).retail).toBe(5000)
  })
  it('is described with what a grader may write down', () => {
    const verdict = { decision: 'accepted', condition: 'good', flaws: [] } as const
    const typed = typedOf(twin, verdict, { price: 2999, retail: 9000 })
    expect(typed).toMatchObject({
      colors: ['blue', 'white', 'red'],
      materials: ['Cotton'],
      measurements: [{ name: 'Bust', inches: 36 }],
      department: null,
    })
    expect(typedOf({ ...twin, departmentTags: ['girls'] }, verdict, { price: 1, retail: 1 })).toMatchObject({
      department: 'girls',
    })
    const petite = { ...twin, departmentTags: ['women', 'petite'], sizingId: 11004 }
    expect(typedOf(petite, verdict, { price: 1, retail: 1 })).toMatchObject({ department: 'petite' })
    expect(
      typedOf(twin, { decision: 'declined', declineReason: 'flawed' }, { price: null, retail: null }),
    ).toEqual({
      categoryId: 102,
      brandId: 4,
      decision: 'declined',
      declineReason: 'flawed',
    })
  })
})

const figures: Figures = {
  kitsOut: 3,
  bags: { shipped: 2, received: 21, done: 40 },
  oldestBag: 9 * 86_400 + 5,
  toReview: 1,
  toList: 0,
  parcelsWaiting: 2,
  oldestReview: 7300,
  oldestToList: null,
  parcelsTravelling: 5,
  oldestParcel: 90,
  payoutsPending: 12_345,
  payoutsAvailable: 600,
  payoutsTaken: 1000,
}

describe('the summary', () => {
  it('says how the day stands', () => {
    const tally = newTally()
    beginDay(tally, 1)
    count(tally, 'orders', 4)
    count(tally, 'sold', 20_000)
    beginDay(tally, 2)
    count(tally, 'orders')
    count(tally, 'sold', 4999)
    count(tally, 'graded', 12)
    const shown = { tally, figures, options: { speed: 4, days: 3, seed: 7 }, clock: 0.5 }
    expect(summaryLines(shown)).toMatchInlineSnapshot(`
      [
        "Day 2 of 3, 12:00 · 4 days a minute · seed 7",
        "  kits      out 3 · ordered here 0 · handed in 0",
        "  bags      on its way to us 2 · received, waiting its turn 21 · processed 40",
        "  pieces    graded 12 · listed 0 · declined 0 · to review 0 · today 12",
        "  sales     today 1 order, $49.99 · in all 5 orders, 0 pieces",
        "  parcels   packed here 0 · waiting 2 · on their way 5",
        "  money     sold $249.99 · payouts pending $123.45, available $6.00, taken out $10.00",
        "  waiting   oldest bag 9 days · parcel 1 minute · 1 to review, oldest 2 hours · none to list",
        "  errors    none",
      ]
    `)
    expect(dayLine(shown)).toMatchInlineSnapshot(
      `"day 2: 0 kits ordered, 0 bags in, 0 done; 12 pieces graded, 0 listed, 0 declined; 1 order, $49.99 (in all $249.99), 0 parcels packed; payouts pending $123.45, available $6.00, taken out $10.00; no errors"`,
    )
  })
  it('tells ages in one unit, and that nothing waits', () => {
    expect([null, 0, 1, 61, 7200, 3 * 86_400].map(ageOf)).toEqual([
      '–',
      '0 seconds',
      '1 second',
      '1 minute',
      '2 hours',
      '3 days',
    ])
  })
  it('says whether the books agree', () => {
    const checks = [
      { what: 'sums', ok: true, says: '$1.00' },
      { what: 'faults of the ledger', ok: false, says: 'no zero' },
    ]
    expect(checkLines(checks)).toEqual(['  agrees  sums: $1.00', '  DIFFERS  faults of the ledger: no zero'])
  })
})

describe('what goes wrong', () => {
  it('is counted and shown, by kind, and ends nothing', async () => {
    const tally = newTally()
    for (const code of ['HB7300000036', 'HB7300000028'])
      expect(
        await attempt(tally, `receiving ${code}`, () =>
          Promise.reject(new Error('fetch failed', { cause: new Error('ECONNREFUSED') })),
        ),
      ).toBeUndefined()
    expect(await attempt(tally, 'buying', async () => 7)).toBe(7)
    expect([tally.all.errors, tally.lastError]).toEqual([
      2,
      'receiving HB7300000028: fetch failed (ECONNREFUSED)',
    ])
    expect(errorLines(tally)).toEqual(['      2 × receiving …: fetch failed (ECONNREFUSED)'])
  })
})

describe('where it is shown', () => {
  const paper = (isTTY: boolean) => {
    const written: string[] = []
    const out: Out = { isTTY, columns: 21, write: (text) => written.push(text) }
    return { written, screen: screenOn(out) }
  }
  it('writes over its last lines in a terminal, cut to its width', () => {
    const { written, screen } = paper(true)
    screen.live(['a', 'b'])
    screen.live(['a line that is longer than that'])
    screen.keep(['done'])
    expect(written).toEqual([
      'a\n',
      'b\n',
      '\u001b[2A\u001b[J',
      'a line that is longe\n',
      '\u001b[1A\u001b[J',
      'done\n',
    ])
  })
  it('writes only what stays elsewhere, and nobody’s words command the terminal', () => {
    const { written, screen } = paper(false)
    screen.live(['a'])
    screen.keep(['day\u001b[2J 1\nand\u0007 more'])
    expect(written).toEqual(['day 1 and  more\n'])
  })
})
