import { expect, it } from 'vitest'
import { loyaltyTiers } from '../vocabulary/rewards.ts'
import { waiverOf } from './waiver.ts'

const facts = { returns: 3, tier: 'tier_1', waivedThisYear: 0, hasReward: false } as const

it.each([
  ['the first return', { returns: 0 }, 'first'],
  ['a later one of a Star', {}, null],
  ['the first of the year of a Superstar', { tier: 'tier_2' }, 'once'],
  ['the second of the year of a Superstar', { tier: 'tier_2', waivedThisYear: 1 }, null],
  ['any of a VIT', { tier: 'tier_3', waivedThisYear: 9, hasReward: true }, 'tier'],
  ['one of a Star with the reward', { hasReward: true }, 'reward'],
  [
    'the second of a Superstar with the reward',
    { tier: 'tier_2', waivedThisYear: 1, hasReward: true },
    'reward',
  ],
] as const)('restocking of %s: %o is waived by %s', (_, change, why) => {
  expect(waiverOf({ ...facts, ...change })).toBe(why)
})

it('a reward is never used while something else waives the fee', () => {
  for (const tier of loyaltyTiers)
    for (const waivedThisYear of [0, 1])
      for (const returns of [0, 1]) {
        const without = waiverOf({ returns, tier, waivedThisYear, hasReward: false })
        const withIt = waiverOf({ returns, tier, waivedThisYear, hasReward: true })
        expect(withIt).toBe(without ?? 'reward')
      }
})
