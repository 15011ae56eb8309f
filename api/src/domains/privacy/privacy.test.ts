// The choice not to be sold, and copies of somebody's data (decision 0187).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { makeDataExport, purgeDataExports } from './privacy.ts'
import { dayMs, named, type PrivacyHouse, privacyHouse } from './testing/house.ts'

describe.skipIf(!testServer)('privacy', () => {
  let house: PrivacyHouse
  beforeAll(async () => {
    house = await privacyHouse()
  })
  afterAll(() => house.app.close())
  const gpc = { 'sec-gpc': '1' }

  describe('the choice not to be sold', () => {
    test('is kept for the browser and the account, and can be taken back', async () => {
      const { client, email } = await house.member()
      expect(await house.privacyOf(client)).toMatchObject({ signal: false, doNotSell: false })
      await client.run('setDoNotSell', { doNotSell: true })
      expect((await house.privacyOf(client)).doNotSell).toBe(true)
      expect((await house.privacyOf(await house.logInAs(email))).doNotSell).toBe(true)
      await client.run('setDoNotSell', { doNotSell: false })
      expect((await house.privacyOf(client)).doNotSell).toBe(false)
    })

    test('of a browser’s signal holds without a word, and an account keeps it', async () => {
      const { client, email } = await house.member()
      expect(await house.privacyOf(client, gpc)).toMatchObject({ signal: true, doNotSell: false })
      await client.run('trackVisitor', { input: { referrer: 'https://ads.example' } }, gpc)
      expect((await house.privacyOf(await house.logInAs(email))).doNotSell).toBe(true)
    })

    test('stops where a visitor came from from being kept, but for the code of a friend', async () => {
      const code = `ada-${randomUUID().slice(0, 6)}`
      const input = { referrer: 'https://ads.example/x', utmCampaign: 'winter', referralCode: code }
      const kept = () =>
        house.app.db
          .selectFrom('visitor')
          .select(['referrer', 'utm_campaign'])
          .where('referral_code', '=', code)
          .orderBy('id', 'desc')
          .executeTakeFirst()
      const visitor = house.app.newVisitor()
      await visitor.run('trackVisitor', { input })
      expect(await kept()).toEqual({ referrer: input.referrer, utm_campaign: 'winter' })
      await visitor.run('setDoNotSell', { doNotSell: true })
      expect(await kept()).toEqual({ referrer: null, utm_campaign: null })
      await visitor.run('trackVisitor', { input })
      expect(await kept()).toEqual({ referrer: null, utm_campaign: null })
      await visitor.run('setDoNotSell', { doNotSell: false })
      await visitor.run('trackVisitor', { input })
      expect((await kept())?.referrer).toBe(input.referrer)
      // The signal of the browser takes back what an earlier visit told.
      await visitor.run('trackVisitor', { input }, gpc)
      expect(await kept()).toEqual({ referrer: null, utm_campaign: null })
      await house.app.newVisitor().run('trackVisitor', { input }, gpc)
      expect(await kept()).toEqual({ referrer: null, utm_campaign: null })
    })
  })

  describe('a copy of the data', () => {
    const file = (client: TestClient, id: string, format: string) =>
      house.app.server.inject({
        url: `/api/v1.0/exports/${id}/${format}`,
        headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })

    test('is made once a day, is the owner’s alone, and ends after a week', async () => {
      const { client, email, mark } = await house.member()
      await client.run('rememberSearch', { text: `${mark} <b>coat</b>` })
      const asked = named(await client.run('askForDataExport'), 'askForDataExport')
      expect(asked.__typename).toBe('DataExportAsked')
      const again = named(await client.run('askForDataExport'), 'askForDataExport')
      expect(again.__typename).toBe('PrivacyRefused')
      const id = (await house.privacyOf(client)).dataExport?.id ?? ''
      expect((await file(client, id, 'json')).statusCode).toBe(404)
      await makeDataExport(house.doors(), id, 'k')
      await makeDataExport(house.doors(), id, 'k')
      expect(house.mail.sent.at(-1)?.mail).toMatchObject({ to: email, subject: 'Your data is ready' })
      const json = await file(client, id, 'json')
      expect(json.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="hemline-data.json"',
      })
      const { tables } = json.json<{ tables: Record<string, Record<string, unknown>[]> }>()
      expect(tables.user_account?.[0]).toMatchObject({ email, first_name: `${mark} Ada` })
      expect(tables.recent_search?.[0]).toMatchObject({ text: `${mark} <b>coat</b>` })
      expect(json.payload).not.toMatch(/argon2|token_hash/)
      const page = await file(client, id, 'html')
      expect(page.payload).toContain(`${mark} &#60;b&#62;coat`)
      for (const stranger of [house.shop.staff, house.app.newVisitor()])
        expect((await file(stranger, id, 'json')).statusCode).toBe(404)
      expect((await file(client, id, 'exe')).statusCode).toBe(404)
      house.clock.forward(8 * dayMs)
      expect((await file(client, id, 'json')).statusCode).toBe(404)
      await purgeDataExports(house.doors())
      expect(await house.doors().exports.list()).not.toContain(id)
      const later = await house.privacyOf(client)
      expect(later).toMatchObject({ dataExport: { status: 'ended' }, mayExport: true })
      house.clock.setAhead(0)
    })

    test('is nobody’s who is not logged in', async () => {
      const { errors } = await house.app.newVisitor().run('askForDataExport')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })
  })
})
