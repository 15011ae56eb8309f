import { conditions } from '@hemline/rules/vocabulary/items.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Line = { kind: string; amount: number }
type Split = {
  price: number
  lines: Line[]
  slices: { pays: number; part: number }[]
  earnings: number
  asCredit: number
}
type Estimate = Outcome & {
  basis: string
  basedOn: string
  brandName: string | null
  count: number
  tier: string
  from: Split
  to: Split
  bagFee: number
  field: string
  needed: number
}
type Answered = Outcome & { score: number; fields: { field: string }[] }

const asked = { service: 'standard', category: 'dresses', condition: 'excellent', tier: 'mid' }
const answers = {
  requestKey: '01939bd2-4c11-7a55-8d21-0b3f7f3a9c31',
  score: 4,
  again: 'yes',
  better: ['waiting'],
  comment: 'A tidy bag.',
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Registers the contract's tests of the payout estimator, and the survey after a clean-out. */
export function estimatesContract(make: MakeClient): void {
  describe('the payout estimator', () => {
    let seller: ContractClient
    beforeEach(async () => {
      seller = await make()
    })
    const estimate = (input: Record<string, unknown> = {}) =>
      ask<Estimate>(seller, 'getPayoutEstimate', { input: { ...asked, ...input } })

    it('gives a range from sold pieces, and what both ends pay, to the cent', async () => {
      const found = await estimate()
      expect(found).toMatchObject({
        __typename: 'PayoutEstimate',
        tier: 'mid',
        brandName: null,
        bagFee: 1499,
      })
      expect(found.count).toBeGreaterThanOrEqual(5)
      expect(found.from.price).toBeLessThanOrEqual(found.to.price)
      for (const end of [found.from, found.to]) {
        expect(sum(end.lines.map(({ amount }) => amount))).toBe(end.price)
        expect(sum(end.slices.map(({ part }) => part))).toBe(end.price)
        expect(sum(end.lines.filter(({ kind }) => kind === 'payout').map(({ amount }) => amount))).toBe(
          end.earnings,
        )
        expect(end.asCredit).toBe(end.earnings + Math.floor(end.earnings / 10))
      }
    })

    it('never pays less for a better condition or the dearer service', async () => {
      const flawed = await estimate({ condition: 'flawed_gem' })
      const found = await estimate()
      const premium = await estimate({ service: 'premium' })
      expect(flawed.to.earnings).toBeLessThanOrEqual(found.to.earnings)
      expect(premium.to.price).toBe(found.to.price)
      expect(premium.to.earnings).toBeGreaterThanOrEqual(found.to.earnings)
      expect(conditions).toContain('flawed_gem')
    })

    it.each([
      [{ category: 'no-such-kind' }, 'category'],
      [{ category: '<script>alert(1)</script>' }, 'category'],
      [{ condition: 'as new' }, 'condition'],
      [{ brand: 'no-such-brand-anywhere' }, 'brand'],
      [{ brand: "x'; drop table item; --" }, 'brand'],
      [{ tier: null }, 'tier'],
      [{ service: 'gold' }, 'service'],
    ])('says where %o makes no sense', async (input, field) => {
      expect(await estimate(input)).toMatchObject({ __typename: 'EstimateRefused', field })
    })
  })

  describe('the survey', () => {
    let seller: ContractClient
    beforeEach(async () => {
      seller = await make()
    })
    const answer = (input: Record<string, unknown> = {}) =>
      ask<Answered>(seller, 'answerCleanoutSurvey', { input: { ...answers, ...input } })

    it('takes one answer of a person, however often it is sent', async () => {
      expect(await answer()).toMatchObject({ __typename: 'AnswerCleanoutSurveyPayload', score: 4 })
      expect(await answer()).toMatchObject({ __typename: 'AnswerCleanoutSurveyPayload', score: 4 })
      expect(await answer({ requestKey: '01939bd2-4c11-7a55-8d21-0b3f7f3a9c32' })).toMatchObject({
        __typename: 'SurveyAnswered',
      })
      expect(
        await ask(seller.newVisitor(), 'answerCleanoutSurvey', {
          input: { ...answers, requestKey: '01939bd2-4c11-7a55-8d21-0b3f7f3a9c33' },
        }),
      ).toMatchObject({
        __typename: 'AnswerCleanoutSurveyPayload',
      })
    })

    it('names every question whose answer can’t be taken', async () => {
      const refused = await answer({
        score: 9,
        again: 'sure',
        better: ['x'],
        kitId: '01939bd2-4c11-7a55-8d21-0b3f7f3a0000',
      })
      expect(refused.__typename).toBe('InvalidInput')
      expect(refused.fields.map(({ field }) => field)).toEqual(['score', 'again', 'better', 'kitId'])
    })
  })
}
