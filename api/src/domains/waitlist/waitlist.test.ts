import { randomUUID } from 'node:crypto'
import { waitlistPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { newSeller } from '../kits/testing/sellers.ts'
import { sendWaitlistMail, tellWaitlist } from './waitlist.ts'

type Answer = { __typename: string; again?: boolean; retryAfterSeconds?: number }
type Found = { survey: object | null }
const answers = { sells: ['bags'], often: 'monthly', places: ['sites'], obstacle: 'photos', mayWrite: true }

describe.skipIf(!testServer)('the waitlist for selling directly', () => {
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

  describe('is told', () => {
    const flag = (rollout: number, alwaysFor: string[] = []) =>
      app.db
        .updateTable('feature_flag')
        .set({
          enabled: rollout > 0 || alwaysFor.length > 0,
          rollout_percent: rollout,
          always_for: alwaysFor,
        })
        .where('name', '=', 'p2p')
        .execute()
    const doors = (mail = memoryMail()) => ({
      db: app.db,
      mail,
      webOrigin: 'https://shop.example',
      giftCardSecret: app.config.GIFT_CARD_SECRET,
      now: () => new Date(),
    })
    /** Runs the round, and the mails that it queued, as the worker would. */
    const told = async () => {
      await tellWaitlist(doors())
      const mail = memoryMail()
      const { rows } = await sql<{ payload: { placeId: string } }>`delete from graphile_worker._private_jobs j
        using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'waitlistMail' returning j.payload`.execute(
        app.db,
      )
      for (const { payload } of rows) await sendWaitlistMail(doors(mail), payload.placeId, payload.placeId)
      return mail.sent.map((one) => one.mail)
    }
    beforeAll(async () => {
      await app.db
        .updateTable('feature_flag')
        .set({ enabled: false })
        .where('name', '=', 'beta_access')
        .execute()
      await app.db.deleteFrom('direct_waitlist').execute()
    })

    it('once, when the flag opens for the account, and never who is still outside', async () => {
      const { client, id } = await newSeller(app, app.newVisitor())
      const mine = newAddress()
      const other = newAddress()
      await join(client, mine)
      await join(app.newVisitor(), other)
      await flag(0)
      expect(await told()).toEqual([])
      await flag(0, [id])
      const [mail, ...rest] = await told()
      expect([mail?.to, rest]).toEqual([mine, []])
      expect(mail?.text).toContain('https://shop.example/direct/sell')
      expect(await told()).toEqual([])
      await flag(100)
      expect((await told()).map((one) => one.to)).toEqual([other])
      expect(await told()).toEqual([])
    })

    it('unless the address has left the list by the link of the mail', async () => {
      await flag(100)
      const stays = newAddress()
      const leaves = newAddress()
      await join(app.newVisitor(), stays)
      await join(app.newVisitor(), leaves)
      const mails = await told()
      const link = mails.find((one) => one.to === leaves)?.headers?.['List-Unsubscribe'] ?? ''
      const token = /waitlist\/leave\?token=([\w.-]+)>$/.exec(link)?.[1] ?? ''
      const leave = async (text: string) =>
        (await app.newVisitor().run('leaveDirectWaitlist', { token: text })).data?.leaveDirectWaitlist
      expect(await leave(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({
        left: false,
      })
      const places = async () =>
        (await app.db.selectFrom('direct_waitlist').select('email').execute()).map((one) => one.email)
      expect(await places()).toContain(leaves)
      for (const _ of [1, 2]) expect(await leave(token)).toMatchObject({ left: true })
      expect(await places()).not.toContain(leaves)
      expect(await places()).toContain(stays)
    })

    it('with a way out by one press of the mail program, and none for programs that look at links', async () => {
      await flag(100)
      const leaves = newAddress()
      await join(app.newVisitor(), leaves)
      const mail = (await told()).find((one) => one.to === leaves)
      expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
      const url =
        /^<https:\/\/shop\.example(\/api\/.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
      const waits = async () =>
        (await app.db.selectFrom('direct_waitlist').select('id').where('email', '=', leaves).execute()).length
      const look = await app.server.inject({ method: 'GET', url })
      const page = look.headers.location ?? ''
      expect([look.statusCode, await waits()]).toEqual([302, 1])
      expect(mail?.text).toContain(`https://shop.example${page}`)
      const press = (to: string) =>
        app.server.inject({
          method: 'POST',
          url: to,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        })
      expect((await press(url.slice(0, -2))).statusCode).toBe(400)
      for (const _ of [1, 2]) expect((await press(url)).statusCode).toBe(200)
      expect(await waits()).toBe(0)
    })
  })
})
