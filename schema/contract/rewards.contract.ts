import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Rewards = {
  tierInfo: { tier: string; points: number; amountLeftToUpgrade: number; amountSpentCurrentYear: number }
  offers: { kind: string; points: number; context: string }[]
  yours: { id: string; context: string }[]
  birthday: { month: number; day: number; opensAt: string } | null
}
type Credit = { granted: number; balance: number; moves: { amount: number }[] }

/**
 * Registers the contract's tests of the rewards program and the history of credit (specification §3
 * Rewards).
 */
export function rewardsContract(make: MakeClient): void {
  describe('rewards', () => {
    let member: ContractClient
    beforeEach(async () => {
      member = await make()
      await ask(member, 'logIn', { input: member.marked.person })
    })
    const codeOf = async (name: 'getRewards' | 'getMyCredits', client = member.newVisitor()) =>
      (await client.run(name)).errors?.[0]?.extensions?.code

    it('are for members', async () => {
      expect(await codeOf('getRewards')).toBe('UNAUTHENTICATED')
      expect(await codeOf('getMyCredits')).toBe('UNAUTHENTICATED')
    })

    it('have a tier with its sums, and offers by their price', async () => {
      const { tierInfo, offers } = await ask<Rewards>(member, 'getRewards')
      expect(['tier_1', 'tier_2', 'tier_3']).toContain(tierInfo.tier)
      expect(tierInfo.amountLeftToUpgrade + tierInfo.amountSpentCurrentYear).toBeGreaterThan(0)
      expect(offers.map(({ points }) => points)).toEqual([100, 150, 250, 400, 450])
      expect(offers.map(({ context }) => context)).toEqual([
        'returns',
        'checkout',
        'checkout',
        'checkout',
        'checkout',
      ])
    })

    it('are not sold to who has too few points, and not when they are for nobody to buy', async () => {
      const { tierInfo } = await ask<Rewards>(member, 'getRewards')
      const input = { kind: 'absolute_discount_order_1000', key: 'a-press' }
      expect(await ask(member, 'redeemReward', { input })).toMatchObject({
        __typename: 'NotEnoughPoints',
        message: `No points were taken: you have ${tierInfo.points}.`,
        points: tierInfo.points,
        wanted: 450,
      })
      const { errors } = await member.run('redeemReward', { input: { ...input, kind: 'birthday_reward' } })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    it('that were given can’t be given back', async () => {
      const { yours } = await ask<Rewards>(member, 'getRewards')
      for (const id of [yours[0]?.id ?? 'none', 'nothing-like-it'])
        expect(await ask<Outcome>(member, 'undoReward', { id })).toMatchObject({
          __typename: 'RewardNotUndone',
          message: 'It was used already, or has ended. Nothing has changed.',
        })
    })

    it('keep a birthday that there is', async () => {
      const saved = await ask<{ rewards: Rewards }>(member, 'saveBirthday', { month: 2, day: 29 })
      expect(saved.rewards.birthday).toMatchObject({ month: 2, day: 29 })
      expect(Date.parse(saved.rewards.birthday?.opensAt ?? '')).toBeGreaterThan(0)
      const { errors } = await member.run('saveBirthday', { month: 4, day: 31 })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    it('stand beside credit, each drop of which adds up', async () => {
      const credits = await ask<Credit[]>(member, 'getMyCredits')
      expect(credits.length).toBeGreaterThan(0)
      for (const { granted, balance, moves } of credits) {
        expect(moves.at(-1)?.amount).toBe(granted)
        expect(moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
      }
    })
  })
}
