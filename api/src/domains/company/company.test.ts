import { answerTime } from '@hemline/rules/cases/words.ts'
import { contactsPerSender } from '@hemline/rules/vocabulary/rate-limits.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MemoryMail, memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { doQueuedJobs } from '../../testing/jobs.ts'

type Sent = { __typename: string; reference: string; retryAfterSeconds: number }

const letter = {
  messageId: '01939bd2-4c11-7a55-8d21-0b3f7f3a9c21',
  topic: 'order',
  name: 'Wren Aldous',
  email: 'wren@example.com',
  reference: '148200101',
  text: 'Where is <b>my</b> parcel?\n\nIt was due on Monday.',
}
const numbered = (n: number) => `01939bd2-4c11-7a55-8d21-0b3f7f3a9c${String(n).padStart(2, '0')}`

describe.skipIf(!testServer)('writing to the shop', () => {
  let app: TestApp
  let mail: MemoryMail
  beforeEach(async () => {
    mail = memoryMail()
    app = await testApp()
  })
  afterEach(() => app.close())

  const send = async (client: TestClient, input: Partial<typeof letter> = {}) =>
    ((await client.run('sendContactMessage', { input: { ...letter, ...input } })).data?.sendContactMessage ??
      {}) as Sent
  const doJobs = () => doQueuedJobs(app, { mail })
  const mailTo = (address: string) =>
    mail.sent.filter((one) => one.mail.to === address).map((one) => one.mail)

  test('is stored, mailed to the help address, and confirmed to the sender', async () => {
    expect(await send(app.newVisitor())).toMatchObject({
      __typename: 'SendContactMessagePayload',
      reference: 'HM-7F3A9C21',
    })
    await doJobs()
    expect(mail.sent).toHaveLength(2)
    const [received] = mailTo('help@hemline.example')
    expect(received?.subject).toBe('[HM-7F3A9C21] An order')
    expect(received?.text).toContain('It was due on Monday.')
    expect(received?.text).toContain('wren@example.com')
    expect(received?.html).toContain('&#60;b&#62;my&#60;/b&#62;')
    const [confirmed] = mailTo('wren@example.com')
    expect(confirmed?.subject).toContain('HM-7F3A9C21')
    expect(confirmed?.text).toMatch(/https:\/\/shop.example\/resolution-hub\/cs\/\d+\?key=/)
    const { answer_by } = await app.db
      .selectFrom('support_case')
      .select('answer_by')
      .where('form_key', '=', `letter-${letter.messageId}`)
      .executeTakeFirstOrThrow()
    // The time of the case that the letter became, by the queue of all cases; nothing is promised beside it.
    expect(confirmed?.text).toContain(`by ${answerTime(answer_by as Date)}`)
    expect(confirmed?.text).not.toMatch(/business day/)
    expect(
      await app.db.selectFrom('contact_message').select(['topic', 'about', 'user_id']).execute(),
    ).toEqual([{ topic: 'order', about: '148200101', user_id: null }])
  })

  test('never mails what somebody typed to an address that may not be theirs', async () => {
    await send(app.newVisitor())
    await doJobs()
    expect(mailTo('wren@example.com')[0]?.text).not.toMatch(/parcel|Wren|Bcc/)
  })

  test('sends once when the button is pressed twice, also at the same time', async () => {
    const visitor = app.newVisitor()
    const answers = await Promise.all([send(visitor), send(visitor), send(visitor)])
    expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set(['HM-7F3A9C21']))
    await send(visitor)
    await doJobs()
    expect(mail.sent).toHaveLength(2)
  })

  test('knows who wrote when somebody is logged in', async () => {
    await send(await app.loggedIn('shopper'))
    await doJobs()
    expect(mailTo('help@hemline.example')[0]?.text).toContain('logged in')
  })

  test('keeps the mail that the mail server did not take, to try again', async () => {
    await send(app.newVisitor())
    mail.refuseNext(1)
    await doJobs()
    expect(mail.sent).toHaveLength(1)
    const { rows } =
      await sql`select 1 from graphile_worker.jobs where task_identifier = 'contactMail' and attempts = 1`.execute(
        app.db,
      )
    expect(rows).toHaveLength(1)
  })

  test('asks to wait after too many messages of one sender, and stores none of those', async () => {
    for (let n = 0; n < contactsPerSender.limit; n += 1)
      await send(app.newVisitor(), { messageId: numbered(n) })
    const refused = await send(app.newVisitor(), { messageId: numbered(99), email: 'WREN@example.com' })
    expect(refused).toMatchObject({ __typename: 'TooManyTries' })
    expect(refused.retryAfterSeconds).toBeGreaterThan(0)
    expect(await app.db.selectFrom('contact_message').select('id').execute()).toHaveLength(
      contactsPerSender.limit,
    )
  })
})

describe.skipIf(!testServer)('what the shop tells about itself', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await testApp()
  })
  afterEach(() => app.close())

  test('costs a few statements, and none the second time within a minute', async () => {
    const client = app.newVisitor()
    await client.run('getShopFigures')
    await client.run('getShopMap')
    await client.run('getHelpArticles')
    app.statements()
    for (const operation of ['getShopFigures', 'getHelpArticles'] as const) await client.run(operation)
    expect(
      app.statements().filter((text) => /countOnSale|countSoldByTags|listHelpArticles/.test(text)),
    ).toEqual([])
  })
})

describe.skipIf(!testServer)('what the shop says of itself', () => {
  test('counts as passed on what an order sold, and nothing that only looks sold', async () => {
    const app = await testApp()
    try {
      const { rows } = await sql<{ looks: number; sold: number }>`select
          (select count(*)::int from item where state in ('purchased', 'packed', 'shipped', 'delivered')) as looks,
          (select count(*)::int from order_line where kind = 'item' and canceled_at is null) as sold`.execute(
        app.db,
      )
      const { looks = 0, sold = 0 } = rows[0] ?? {}
      expect(looks).toBeGreaterThan(sold)
      const { data } = await app.newVisitor().run('getShopFigures')
      expect(data?.shopFigures).toMatchObject({ piecesPassedOn: sold })
    } finally {
      await app.close()
    }
  })
})
