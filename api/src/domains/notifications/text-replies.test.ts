import { personByKey } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxTextReplies, type TextReply } from '../../ports/text-replies.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { textRepliesPath } from './text-replies.ts'

const mine = '+15105550142'
const other = '+15105550177'

describe.skipIf(!testServer)('a text that a phone sends back', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app?.close())
  beforeEach(async () => {
    await app.db.deleteFrom('text_phone').execute()
    const at = new Date()
    const people = [
      ['superstar', mine],
      ['seller', mine],
      ['employee', other],
    ] as const
    for (const [key, phone] of people)
      await app.db
        .insertInto('text_phone')
        .values({
          user_id: personByKey(key).id,
          phone,
          asked_at: at,
          agreed_to: 'Yes.',
          expires_at: at,
          confirmed_at: at,
        })
        .execute()
  })

  const replies = (now = () => new Date()) => sandboxTextReplies({ secret: app.config.GIFT_CARD_SECRET, now })
  const post = async ({ headers, body }: { headers: Record<string, string>; body: string }) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: textRepliesPath,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
    return [answer.statusCode, answer.json<{ status: string }>().status]
  }
  const say = (reply: TextReply) => post(replies().writeWebhook(reply))
  const phones = async () =>
    (await app.db.selectFrom('text_phone').select('phone').orderBy('phone').execute()).map((row) => row.phone)

  test('ends the texts to its number when it says stop, for each account, once or twice', async () => {
    expect(await say({ phone: mine, text: ' Stop. ' })).toEqual([200, 'ended'])
    expect(await phones()).toEqual([other])
    expect(await say({ phone: mine, text: 'STOP' })).toEqual([200, 'nothing to end'])
    const client = await app.loggedIn('superstar')
    const { data } = await client.run('getSubscriptions')
    expect(data?.subscriptions).toMatchObject({ phone: null })
  })

  test('ends nothing when it says anything else, or comes from a number that has no texts', async () => {
    expect(await say({ phone: mine, text: 'Don’t stop' })).toEqual([200, 'nothing to end'])
    expect(await say({ phone: '+15105550199', text: 'STOP' })).toEqual([200, 'nothing to end'])
    expect(await phones()).toEqual([mine, mine, other])
  })

  test('is believed only with the signature of the provider, fresh and over these bytes', async () => {
    const good = replies().writeWebhook({ phone: mine, text: 'STOP' })
    const old = replies(() => new Date(Date.now() - 600_000)).writeWebhook({ phone: mine, text: 'STOP' })
    const bent = { ...good, body: good.body.replace(mine, other) }
    const noText = replies().writeWebhook({ phone: mine } as TextReply)
    for (const one of [{ ...good, headers: {} }, old, bent, noText])
      expect(await post(one)).toEqual([401, 'not signed'])
    expect(await phones()).toEqual([mine, mine, other])
  })
})
