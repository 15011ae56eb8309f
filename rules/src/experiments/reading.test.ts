import { describe, expect, it } from 'vitest'
import { about, guardrailStanding, readArms } from './reading.ts'
import { intervalZ, neededInEach, newcombe, wilson, zAbove } from './statistics.ts'

const plan = { baseRate: 1000, effect: 200 }
const arms = (control: readonly number[], arm: readonly number[]) => [
  { name: 'control', share: 5000, hits: control[0] ?? 0, of: control[1] ?? 0 },
  { name: 'short', share: 5000, hits: arm[0] ?? 0, of: arm[1] ?? 0 },
]

describe('intervals', () => {
  it('are those of Newcombe’s paper (56 of 70 against 48 of 80)', () => {
    const { low, high } = newcombe({ hits: 56, of: 70 }, { hits: 48, of: 80 }, zAbove(0.025))
    expect(low).toBeCloseTo(0.0524, 4)
    expect(high).toBeCloseTo(0.3339, 4)
  })

  it('of one rate are Wilson’s, also for nobody and for nothing', () => {
    expect(wilson({ hits: 81, of: 263 }, 1.959964).low).toBeCloseTo(0.2553, 4)
    expect(wilson({ hits: 81, of: 263 }, 1.959964).high).toBeCloseTo(0.3662, 4)
    expect(wilson({ hits: 0, of: 10 }, 1.96).low).toBe(0)
    expect(wilson({ hits: 0, of: 0 }, 1.96)).toEqual({ low: 0, high: 1 })
  })

  it('are wider for more arms', () => {
    expect(intervalZ(1)).toBeCloseTo(1.96, 3)
    expect(intervalZ(4)).toBeCloseTo(2.4977, 3)
  })

  it('hold the truth in about 95 of 100 experiments', () => {
    // A fixed generator: 2000 experiments of two arms of 500 people with one rate of 10%.
    let state = 182
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    const draw = () => Array.from({ length: 500 }, random).filter((x) => x < 0.1).length
    const z = zAbove(0.025)
    let held = 0
    for (let i = 0; i < 2000; i += 1) {
      const { low, high } = newcombe({ hits: draw(), of: 500 }, { hits: draw(), of: 500 }, z)
      if (low <= 0 && high >= 0) held += 1
    }
    expect(held / 2000).toBeGreaterThan(0.935)
    expect(held / 2000).toBeLessThan(0.97)
  })
})

describe('the reading of an experiment', () => {
  it('needs as many people as the formula says', () => {
    expect(neededInEach(0.1, 0.02, 1)).toBe(3839)
    expect(about(3839)).toBe('3,800')
  })

  it('tells no difference before there are enough people, however large it looks', () => {
    const { arms: read } = readArms(arms([5, 120], [40, 125]), plan)
    expect(read[1]).toMatchObject({
      verdict: 'few',
      interval: null,
      words: 'No difference can be told yet: 120 of about 3,800 needed.',
    })
  })

  it('tells a difference with its interval', () => {
    const { arms: read } = readArms(arms([400, 4000], [520, 4000]), plan)
    expect(read[1]).toMatchObject({ verdict: 'better', rate: 0.13 })
    expect(read[1]?.words).toBe('Better than control: +1.6 to +4.4 points.')
    expect(readArms(arms([520, 4000], [400, 4000]), plan).arms[1]?.verdict).toBe('worse')
  })

  it('says when no difference was found', () => {
    expect(readArms(arms([400, 4000], [410, 4000]), plan).arms[1]?.words).toBe(
      'No difference was found: −1.1 to +1.6 points.',
    )
  })

  it('reads nothing from arms whose sizes do not fit their shares', () => {
    const read = readArms(arms([400, 4000], [600, 4600]), plan)
    expect(read.isMismatch).toBe(true)
    expect(read.arms[1]).toMatchObject({ verdict: 'mismatch', interval: null })
  })

  it('reads an experiment that nobody has seen', () => {
    const read = readArms(arms([0, 0], [0, 0]), plan)
    expect(read).toMatchObject({ isMismatch: false, splitChance: 1 })
    expect(read.arms[1]?.verdict).toBe('few')
  })
})

describe('guardrails', () => {
  it('say nothing of few, and cry when an arm is clearly worse', () => {
    expect(guardrailStanding({ hits: 9, of: 20 }, { hits: 0, of: 4000 })).toBe('few')
    expect(guardrailStanding({ hits: 40, of: 4000 }, { hits: 38, of: 4000 })).toBe('fine')
    expect(guardrailStanding({ hits: 120, of: 4000 }, { hits: 38, of: 4000 })).toBe('worse')
    expect(guardrailStanding({ hits: 38, of: 4000 }, { hits: 120, of: 4000 })).toBe('fine')
  })
})
