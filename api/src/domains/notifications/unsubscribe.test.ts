import { personByKey } from '@hemline/db/seed/people.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { unsubscribeHeaders, unsubscribePath, unsubscribeToken } from './unsubscribe.ts'

const imani = personByKey('superstar').id
type Link = { state: string; names: string[] }

describe.skipIf(!testServer)('a link that ends mails', () => {
  let app: TestApp
  let token = ''
  beforeAll(async () => {
    app = await testApp()
    token = unsubscribeToken(app.config.GIFT_CARD_SECRET, { userId: imani, kinds: ['turn', 'sold'] })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.db.deleteFrom('subscription').execute()
    await app.db.deleteFrom('subscription_event').execute()
  })

  const ask = async (operation: 'getUnsubscribeLink' | 'unsubscribe', given = token) =>
    (await app.newVisitor().run(operation, { token: given })).data?.[
      operation === 'unsubscribe' ? 'unsubscribe' : 'unsubscribeLink'
    ] as Link
  const press = (given = token) =>
    app.server.inject({
      method: 'POST',
      url: `${unsubscribePath}?token=${given}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const said = async () =>
    (
      await app.db.selectFrom('subscription').select(['kind', 'state', 'source']).orderBy('kind').execute()
    ).map((row) => `${row.kind} ${row.state} ${row.source}`)

  test('works without a log-in, and says the same when it is used twice', async () => {
    expect(await ask('getUnsubscribeLink')).toMatchObject({ state: 'active' })
    expect(await ask('unsubscribe')).toMatchObject({
      state: 'stopped',
      names: ['Pieces sold', 'Your turn in a line'],
    })
    expect(await ask('unsubscribe')).toMatchObject({ state: 'stopped' })
    expect(await ask('getUnsubscribeLink')).toMatchObject({ state: 'stopped' })
    expect(await said()).toEqual(['sold canceled unsubscribe_link', 'turn canceled unsubscribe_link'])
    expect(await app.db.selectFrom('subscription_event').select('id').execute()).toHaveLength(2)
  })

  test('works by one press of a mail program, which sends a POST without cookies, once or twice', async () => {
    expect(unsubscribeHeaders('https://shop.example', token)).toEqual({
      'List-Unsubscribe': `<https://shop.example${unsubscribePath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect((await press()).statusCode).toBe(200)
    expect((await press()).statusCode).toBe(200)
    expect(await said()).toEqual(['sold canceled one_click', 'turn canceled one_click'])
  })

  test('is not pressed by programs that look at links ahead', async () => {
    const look = await app.server.inject({ method: 'GET', url: `${unsubscribePath}?token=${token}` })
    expect([look.statusCode, look.headers.location]).toEqual([302, `/unsubscribe?token=${token}`])
    expect(await said()).toEqual([])
  })

  test('that was forged or cut changes nothing and says so', async () => {
    const [text = '', signature = ''] = token.split('.')
    const other = Buffer.from(`${imani}/match.sold`).toString('base64url')
    for (const forged of [`${other}.${signature}`, text, token.slice(0, -2), '', '.', 'x'.repeat(9000)]) {
      expect(await ask('unsubscribe', forged)).toMatchObject({ state: 'forged', names: [] })
      expect((await press(forged)).statusCode).toBe(400)
    }
    expect(await said()).toEqual([])
  })

  test('ends no mails about purchases and refunds, and says why they go on', async () => {
    const always = unsubscribeToken(app.config.GIFT_CARD_SECRET, { userId: imani, kinds: ['order'] })
    const words = 'Receipts and refunds always come by email, and so does what a saved search bought.'
    for (const operation of ['getUnsubscribeLink', 'unsubscribe'] as const)
      expect(await ask(operation, always)).toMatchObject({ state: 'always', names: ['Orders and parcels'] })
    const pressed = await press(always)
    expect([pressed.statusCode, pressed.body]).toEqual([200, words])
    expect(await said()).toEqual([])
    const both = unsubscribeToken(app.config.GIFT_CARD_SECRET, { userId: imani, kinds: ['order', 'sold'] })
    expect(await ask('unsubscribe', both)).toMatchObject({ state: 'stopped', names: ['Pieces sold'] })
    expect(await said()).toEqual(['sold canceled unsubscribe_link'])
  })

  test('for an account that is gone looks like one that was used', async () => {
    const gone = unsubscribeToken(app.config.GIFT_CARD_SECRET, {
      userId: '01920000-0000-7000-8000-00000000dead',
      kinds: ['match'],
    })
    expect(await ask('getUnsubscribeLink', gone)).toMatchObject({ state: 'stopped', names: ['Matches'] })
    expect(await ask('unsubscribe', gone)).toMatchObject({ state: 'stopped', names: ['Matches'] })
  })

  test('works for a banned person, whose settings take every no as well', async () => {
    const kinds = ['sold'] as const
    const theirs = unsubscribeToken(app.config.GIFT_CARD_SECRET, {
      userId: personByKey('banned').id,
      kinds,
    })
    expect(await ask('unsubscribe', theirs)).toMatchObject({ state: 'stopped' })
    const banned = await app.loggedIn('banned')
    const no = { kind: 'turn', channel: 'email', on: false }
    expect((await banned.run('changeSubscription', { input: no })).errors).toBeUndefined()
    expect(await said()).toEqual(['sold canceled unsubscribe_link', 'turn canceled my_subscriptions'])
    expect((await banned.run('stopNotifications')).errors).toBeUndefined()
    const { rows } = await sql<{ state: string }>`select distinct state from subscription`.execute(app.db)
    expect(rows).toEqual([{ state: 'canceled' }])
    const { data } = await banned.run('getUnsubscribeLink', { token: theirs })
    expect(data?.unsubscribeLink).toMatchObject({ state: 'stopped' })
  })
})
