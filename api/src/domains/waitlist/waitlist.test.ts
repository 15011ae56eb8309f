import { randomUUID } from 'node:crypto'
import { waitlistPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { newSeller } from '../kits/testing/sellers.ts'

type Answer = { __typename: string; again?: boolean; retryAfterSeconds?: number }
type Found = { survey: object | null }
const answers = { sells: ['bags'], often: 'monthly', places: ['sites'], obstacle: 'photos', mayWrite: true }

describe.skipIf(!testServer)('the waitlist for selling from home', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const join = async (client: TestClient, email: string) =>
    (await client.run('joinDirectWaitlist', { email })).data?.joinDirectWaitlist as Answer
  const answer = async (client: TestClient, input: object = {}) =>
    (await client.run('answerDirectSurvey', { input: { ...answers, ...input } })).data
      ?.answerDirectSurvey as Answer
  const surveyOf = async (client: TestClient) => {
    const found = (await client.run('getDirectWaitlist')).data?.directWaitlist as Found | undefined
    return found?.survey
  }
  const newAddress = () => `waits-${randomUUID().slice(0, 8)}@hemline.example`

  it('has one row for an address that many send at once', async () => {
    const email = newAddress()
    const all = await Promise.all([1, 2, 3, 4].map(() => join(app.newVisitor(), email)))
    expect(all.filter(({ again }) => again === false)).toHaveLength(1)
    expect(
      await app.db.selectFrom('direct_waitlist').select('id').where('email', '=', email).execute(),
    ).toHaveLength(1)
  })

  it('takes so many addresses of one visitor, and then says when it takes more', async () => {
    const visitor = app.newVisitor()
    for (let i = 0; i < waitlistPerOwner.limit; i += 1) await join(visitor, newAddress())
    const refused = await join(visitor, newAddress())
    expect(refused.__typename).toBe('TooManyTries')
    expect(refused.retryAfterSeconds).toBeGreaterThan(0)
  })

  it('keeps one survey when two answers come at once, and makes a visitor’s the account’s', async () => {
    const browser = app.newVisitor()
    await join(browser, newAddress())
    await Promise.all([answer(browser), answer(browser, { often: 'weekly' })])
    const { client, id } = await newSeller(app, browser)
    expect(await surveyOf(client)).toMatchObject({ sells: ['bags'] })
    await answer(client, { obstacle: 'time' })
    const rows = await app.db
      .selectFrom('direct_survey')
      .select(['user_id', 'obstacle'])
      .where('user_id', '=', id)
      .execute()
    expect(rows).toEqual([{ user_id: id, obstacle: 'time' }])
    expect(await app.db.selectFrom('direct_survey').select('id').execute()).toHaveLength(1)
    expect(await surveyOf(app.newVisitor())).toBeNull()
  })
})
