import { personByKey } from '@hemline/db/seed/people.ts'
import { comparablesNeeded } from '@hemline/rules/estimates/payout-estimates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

type Answer = {
  __typename: string
  count: number
  basedOn: string
  basis: string
  needed: number
  from: { price: number }
  to: { price: number }
}
type Survey = { __typename: string; score: number; fields: { field: string }[] }
const keyOf = (n: number) => `01939bd2-4c11-7a55-8d21-0b3f7f3a${String(n).padStart(4, '0')}`
const answers = { score: 4, again: 'yes', better: [], comment: '' }

describe.skipIf(!testServer)('the estimator and the survey over a real shop', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    // What the seed sold of handbags is not counted, so that the tests decide how many were.
    await app.db
      .updateTable('item')
      .set({ sold_at: null })
      .where((e) => e('category_tags', '@>', e.val(['handbags'])))
      .execute()
  })
  afterAll(() => app.close())

  it.each(['bras', 'tankinis', 'swimwear'])(
    'names no price for worn %s, which intake sends back',
    async (category) => {
      const input = { service: 'standard', category, condition: 'excellent', brand: null, tier: 'mid' }
      const { data } = await app.newVisitor().run('getPayoutEstimate', { input })
      expect(data?.payoutEstimate).toMatchObject({
        __typename: 'EstimateRefused',
        message: 'We take underwear and swimwear only new with tags.',
      })
      const unworn = await app
        .newVisitor()
        .run('getPayoutEstimate', { input: { ...input, condition: 'new_with_tags' } })
      expect(unworn.data?.payoutEstimate).not.toMatchObject({ __typename: 'EstimateRefused' })
    },
  )

  const estimate = async (input: Record<string, unknown> = {}): Promise<Answer> => {
    const asked = { service: 'standard', category: 'clutches', condition: 'excellent', tier: 'mid', ...input }
    const { data } = await app.newVisitor().run('getPayoutEstimate', { input: asked })
    return data?.payoutEstimate as Answer
  }
  const answer = async (who: TestClient, input: Record<string, unknown>): Promise<Survey> => {
    const { data } = await who.run('answerCleanoutSurvey', { input: { ...answers, ...input } })
    return data?.answerCleanoutSurvey as Survey
  }
  /** Marks this many handbags as sold for a price. */
  const sell = async (many: number, price: number, state = 'delivered') => {
    const bags = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('state', '=', 'listed')
      .where((e) => e('category_tags', '@>', e.val(['handbags'])))
      .limit(many)
      .execute()
    const numbers = bags.map((one) => one.item_number)
    expect(numbers).toHaveLength(many)
    const change = { state, sold_at: new Date(), price_cents: price, condition: 'excellent' }
    await app.db.updateTable('item').set(change).where('item_number', 'in', numbers).execute()
  }

  it('says that too few were sold, and counts none that came back', async () => {
    await sell(comparablesNeeded, 4999, 'relisted')
    const found = await estimate()
    expect(found).toMatchObject({ __typename: 'TooFewSold', needed: comparablesNeeded })
    expect(found.count).toBeLessThan(comparablesNeeded)
  })

  it('says that a brand pays nothing, before it counts what was sold', async () => {
    const paying = await estimate({ category: 'handbags', brand: 'theory' })
    expect(paying.__typename).not.toBe('NoPayoutForBrand')
    const found = await estimate({ category: 'handbags', brand: 'forever-21' })
    expect(found).toMatchObject({
      __typename: 'NoPayoutForBrand',
      message: expect.stringMatching(/^Pieces of Forever 21 pay nothing/),
    })
    const neverSold = await estimate({ category: 'handbags', brand: 'shein' })
    expect(neverSold).toMatchObject({ message: expect.stringMatching(/^Pieces of Shein pay nothing/) })
  })

  it('goes by the wider category where too few of the kind were sold, and says so', async () => {
    await sell(20, 4999)
    const found = await estimate({ category: 'handbags' })
    expect(found).toMatchObject({ __typename: 'PayoutEstimate', basedOn: 'Handbags' })
    expect((await estimate({ category: 'backpacks' })).__typename).toBe('PayoutEstimate')
    expect((await estimate({ category: 'watches' })).__typename).toBe('TooFewSold')
  })

  it('leaves out what was sold more than a year ago', async () => {
    const before = await estimate({ category: 'handbags' })
    await app.db
      .updateTable('item')
      .set({ sold_at: new Date(Date.now() - 366 * 86_400_000) })
      .where('price_cents', '=', 4999)
      .where((e) => e('category_tags', '@>', e.val(['handbags'])))
      .execute()
    expect((await estimate({ category: 'handbags' })).count ?? 0).toBeLessThan(before.count)
  })

  it('takes one answer when the button is pressed twice at once', async () => {
    const visitor = app.newVisitor()
    await answer(visitor, { requestKey: 'none' })
    const both = await Promise.all([
      answer(visitor, { requestKey: keyOf(1) }),
      answer(visitor, { requestKey: keyOf(1) }),
    ])
    expect(both.map(({ __typename }) => __typename)).toEqual([
      'AnswerCleanoutSurveyPayload',
      'AnswerCleanoutSurveyPayload',
    ])
    const tabs = await Promise.all([
      answer(visitor, { requestKey: keyOf(2) }),
      answer(visitor, { requestKey: keyOf(3) }),
    ])
    expect(tabs.map(({ __typename }) => __typename)).toEqual(['SurveyAnswered', 'SurveyAnswered'])
    expect(await app.db.selectFrom('cleanout_survey').select('id').execute()).toHaveLength(1)
  })

  it('knows a kit as its seller’s alone', async () => {
    const seller = await app.loggedIn('seller')
    const stranger = await app.loggedIn('shopper')
    const hers = await app.db
      .selectFrom('kit')
      .innerJoin('user_account as u', 'u.id', 'kit.seller_id')
      .select('kit.id')
      .where('u.email', '=', personByKey('seller').email)
      .limit(1)
      .executeTakeFirst()
    if (!hers) throw new Error('the seed has no kit of a seller')
    const refused = await answer(stranger, { requestKey: keyOf(4), kitId: hers.id })
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field: 'kitId' }] })
    expect(await answer(seller, { requestKey: keyOf(5), kitId: hers.id })).toMatchObject({
      __typename: 'AnswerCleanoutSurveyPayload',
    })
    expect(await answer(seller, { requestKey: keyOf(6), kitId: hers.id })).toMatchObject({
      __typename: 'SurveyAnswered',
    })
    expect(await answer(seller, { requestKey: keyOf(7) })).toMatchObject({
      __typename: 'AnswerCleanoutSurveyPayload',
    })
  })

  it('never takes another person’s key for one’s own', async () => {
    expect(await answer(app.newVisitor(), { requestKey: keyOf(1), score: 1 })).toMatchObject({
      __typename: 'SurveyAnswered',
    })
  })
})
