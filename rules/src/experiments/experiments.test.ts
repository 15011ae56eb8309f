import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { armOfBucket, bucketCount, experimentBucket, murmur3 } from './buckets.ts'
import { experimentProblem, flagProblem } from './states.ts'
import { chiSquareChance, splitChance } from './statistics.ts'
import {
  asksForRows,
  type ExperimentPerson,
  type ExperimentTarget,
  takesPart,
  targetWords,
} from './targeting.ts'

const keys = Array.from({ length: 100_000 }, (_, i) => String(1_000_000 + i))
const three = [
  { name: 'control', share: 3400 },
  { name: 'short', share: 3300 },
  { name: 'long', share: 3300 },
]
const armOf = (experiment: string, key: string, ramp: number) =>
  armOfBucket(three, ramp, experimentBucket(experiment, key))?.name

describe('buckets', () => {
  it.each([
    ['', 0],
    ['a', 0x3c2569b2],
    ['abc', 0xb3dd93fa],
    ['hello', 0x248bfa47],
    ['hello, world', 0x149bbb7f],
    ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
  ])('hash “%s” as the published algorithm does', (text, hash) => {
    expect(murmur3(text)).toBe(hash)
  })

  it('are even: a hundred thousand keys fill a hundred groups of buckets alike', () => {
    const groups = Array.from({ length: 100 }, () => 0)
    for (const key of keys) {
      const at = Math.floor(experimentBucket('even', key) / 100)
      groups[at] = (groups[at] ?? 0) + 1
    }
    expect(splitChance(groups.map((size) => ({ size, share: 1 })))).toBeGreaterThan(0.001)
  })

  it('give each arm its share of a hundred thousand keys', () => {
    const sizes = three.map(({ name, share }) => ({
      size: keys.filter((key) => armOf('shares', key, 100) === name).length,
      share,
    }))
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBe(keys.length)
    expect(splitChance(sizes)).toBeGreaterThan(0.001)
  })

  it('of two experiments are independent', () => {
    const cells = new Map<string, number>()
    for (const key of keys) {
      const cell = `${armOf('one', key, 100)}/${armOf('other', key, 100)}`
      cells.set(cell, (cells.get(cell) ?? 0) + 1)
    }
    const sizes = three.flatMap((one) =>
      three.map((other) => ({
        size: cells.get(`${one.name}/${other.name}`) ?? 0,
        share: one.share * other.share,
      })),
    )
    expect(splitChance(sizes)).toBeGreaterThan(0.001)
  })

  test('a ramp from 10 over 50 to 100 percent moves nobody between arms and takes nobody out', () => {
    for (const key of keys.slice(0, 20_000)) {
      const ways = [10, 50, 100].map((ramp) => armOf('ramped', key, ramp))
      const first = ways.find((arm) => arm !== undefined)
      expect(ways.slice(ways.indexOf(first))).toEqual(ways.slice(ways.indexOf(first)).map(() => first))
    }
    const at10 = keys.filter((key) => armOf('ramped', key, 10) !== undefined).length
    expect(at10 / keys.length).toBeCloseTo(0.1, 2)
  })

  test('any two ramps and any shares keep every arm', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 5 }),
        fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
        fc.integer({ min: 0, max: bucketCount - 1 }),
        (weights, ramps, bucket) => {
          const arms = weights.map((weight, at) => ({ name: String(at), share: weight * 40 }))
          const less = armOfBucket(arms, Math.min(...ramps), bucket)
          const more = armOfBucket(arms, Math.max(...ramps), bucket)
          return less === undefined || less === more
        },
      ),
      { seed: 182 },
    )
  })

  it('nobody takes part at 0 percent, everybody at 100', () => {
    expect(keys.some((key) => armOf('none', key, 0))).toBe(false)
    expect(keys.every((key) => armOf('all', key, 100))).toBe(true)
  })
})

const everybody: ExperimentTarget = {
  loggedIn: null,
  isNew: null,
  isStaff: null,
  departments: [],
  countries: [],
  devices: [],
}
const person: ExperimentPerson = {
  loggedIn: true,
  isNew: false,
  isStaff: false,
  departments: ['women'],
  country: 'US',
  device: 'mobile',
}

describe('targeting', () => {
  it('takes everybody when nothing is asked for', () => {
    expect(takesPart(everybody, person)).toBe(true)
    expect(asksForRows(everybody)).toBe(false)
    expect(targetWords(everybody)).toBe('Everybody')
  })

  it.each<[Partial<ExperimentTarget>, boolean]>([
    [{ loggedIn: true }, true],
    [{ loggedIn: false }, false],
    [{ isNew: true }, false],
    [{ isNew: false }, true],
    [{ isStaff: true }, false],
    [{ isStaff: false }, true],
    [{ departments: ['men', 'women'] }, true],
    [{ departments: ['men'] }, false],
    [{ countries: ['US'] }, true],
    [{ countries: ['CA'] }, false],
    [{ devices: ['mobile'] }, true],
    [{ devices: ['desktop'] }, false],
    [{ loggedIn: true, countries: ['CA'] }, false],
  ])('judges %o', (asked, answer) => {
    expect(takesPart({ ...everybody, ...asked }, person)).toBe(answer)
  })

  it('says for whom in words', () => {
    expect(targetWords({ ...everybody, loggedIn: false, isStaff: false, countries: ['US', 'CA'] })).toBe(
      'Visitors, no employees, from US or CA',
    )
  })
})

describe('changes by employees', () => {
  const running = { status: 'running', rampPercent: 10, arms: ['control', 'short'] } as const
  const ramp = { act: 'ramp', rampPercent: 50, keptArm: null, reason: 'No complaints in a week.' } as const

  it('ramps a running experiment up', () => expect(experimentProblem(running, ramp)).toBeUndefined())

  it.each([
    [running, { ...ramp, rampPercent: 10 }, 'rampPercent'],
    [running, { ...ramp, rampPercent: 5 }, 'rampPercent'],
    [running, { ...ramp, rampPercent: 101 }, 'rampPercent'],
    [running, { ...ramp, rampPercent: 10.5 }, 'rampPercent'],
    [running, { ...ramp, rampPercent: null }, 'rampPercent'],
    [running, { ...ramp, reason: ' ' }, 'reason'],
    [running, { ...ramp, act: 'start' as const }, 'act'],
    [running, { ...ramp, act: 'stop' as const }, 'keptArm'],
    [running, { ...ramp, act: 'stop' as const, keptArm: 'none' }, 'keptArm'],
    [{ ...running, status: 'draft' as const }, ramp, 'act'],
    [{ ...running, status: 'draft' as const }, { ...ramp, act: 'stop' as const }, 'act'],
    [{ ...running, status: 'stopped' as const }, { ...ramp, act: 'start' as const }, 'act'],
  ] as const)('refuses %o: %o', (standing, change, field) => {
    expect(experimentProblem(standing, change)?.field).toBe(field)
  })

  it('starts a draft at 0 percent, and stops a running one', () => {
    const draft = { ...running, status: 'draft', rampPercent: 0 } as const
    expect(experimentProblem(draft, { ...ramp, act: 'start', rampPercent: 0 })).toBeUndefined()
    expect(experimentProblem(running, { ...ramp, act: 'stop', keptArm: 'short' })).toBeUndefined()
  })

  it('changes a flag with a share and a reason', () => {
    const change = { rolloutPercent: 50, alwaysFor: [], reason: 'Half of everybody.' }
    expect(flagProblem(change)).toBeUndefined()
    expect(flagProblem({ ...change, rolloutPercent: -1 })?.field).toBe('rolloutPercent')
    expect(flagProblem({ ...change, reason: 'no' })?.field).toBe('reason')
    expect(flagProblem({ ...change, alwaysFor: Array.from({ length: 51 }, String) })?.field).toBe('alwaysFor')
  })
})

test('chi-square chances are those of the tables', () => {
  expect(chiSquareChance(3.841, 1)).toBeCloseTo(0.05, 4)
  expect(chiSquareChance(5.991, 2)).toBeCloseTo(0.05, 4)
  expect(chiSquareChance(18.307, 10)).toBeCloseTo(0.05, 4)
  expect(chiSquareChance(10.828, 1)).toBeCloseTo(0.001, 4)
})
