// Who wrote a letter without an account reads and answers its case by the key of its mails (decision 0250).
import { randomUUID } from 'node:crypto'
import { letterKeyDays, letterKeyRefused } from '@hemline/rules/cases/letter-key.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { doQueuedJobs } from '../../testing/jobs.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { seePhoto, sendPhoto } from '../photos/testing/sending.ts'

type Key = { orderId: null; accessKey: string }
type Shown = { code: string; status: string; messages: { text: string; isOurs: boolean }[] }
type Answer = { __typename: string; message?: string; case: Shown }

describe.skipIf(!testServer)('a letter without an account', () => {
  let app: TestApp
  let support: TestClient
  let writer: TestClient
  let code = ''
  let byKey: Key = { orderId: null, accessKey: '' }
  const clock = movableClock()
  const mail = memoryMail()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    support = await app.loggedIn('employee')
  })
  afterAll(() => app.close())

  const linkIn = (text: string | undefined) => {
    const found = /\/resolution-hub\/cs\/(\d+)\?key=([\w-]+)/.exec(text ?? '')
    return { code: found?.[1] ?? '', byKey: { orderId: null, accessKey: found?.[2] ?? '' } }
  }
  const send = async (client: TestClient, email: string) => {
    const input = {
      messageId: randomUUID(),
      topic: 'other',
      name: 'Ida Holm',
      email,
      text: 'Which hangers are these?',
    }
    await client.run('sendContactMessage', { input })
    await doQueuedJobs(app, { mail, now: clock.now })
    return mail.sent.findLast((one) => one.mail.to === email)?.mail.text
  }
  beforeEach(async () => {
    mail.sent.length = 0
    writer = app.newVisitor()
    const link = linkIn(await send(writer, `ida.${randomUUID()}@example.com`))
    code = link.code
    byKey = link.byKey
    expect(byKey.accessKey).toHaveLength(43)
  })

  const read = async (client: TestClient, key: Key, number = code) =>
    resultOf<Shown | null>(await client.run('getCase', { code: number, byKey: key }), 'case')
  const write = async (client: TestClient, key: Key, text: string) =>
    resultOf<Answer>(
      await client.run('writeToCase', { input: { code, text, key: randomUUID() }, byKey: key }),
      'writeToCase',
    )
  const answer = async (text: string) =>
    support.run('answerCase', { input: { code, text, isNote: false, key: randomUUID() } })

  it('is read and answered in any browser by the link of its mails', async () => {
    const elsewhere = app.newVisitor()
    expect(await read(elsewhere, byKey)).toMatchObject({ status: 'waiting_for_us' })
    await answer('From a mill near Salem.')
    await doQueuedJobs(app, { mail, now: clock.now })
    expect(linkIn(mail.sent.at(-1)?.mail.text)).toEqual({ code, byKey })
    expect(mail.sent.at(-1)?.mail.text).toContain('From a mill near Salem.')
    expect((await write(elsewhere, byKey, 'Thank you!')).case).toMatchObject({
      status: 'waiting_for_us',
      messages: [
        { text: 'Which hangers are these?' },
        { isOurs: true, text: 'From a mill near Salem.' },
        { text: 'Thank you!' },
      ],
    })
    const atDesk = resultOf<{ case: Shown }>(await support.run('getStaffCase', { code }), 'staffCase')
    expect(atDesk.case.messages.at(-1)).toMatchObject({ text: 'Thank you!' })
  })

  it('opens for its key alone, and its key opens nothing else', async () => {
    const other = linkIn(await send(app.newVisitor(), 'bo@example.com'))
    expect(await read(writer, other.byKey)).toBeNull()
    expect(await read(writer, byKey, other.code)).toBeNull()
    expect(await read(writer, { ...byKey, accessKey: `${byKey.accessKey}x` })).toBeNull()
    expect((await writer.run('getCase', { code })).data?.case).toBeNull()
    expect(await write(writer, other.byKey, 'Mine?')).toMatchObject({ message: letterKeyRefused })
    expect((await writer.run('getCases', { page: 1, byKey })).data?.cases).toMatchObject({ totalCount: 0 })
    const { data } = await writer.run('getReturns', { page: 1, byKey })
    expect(data?.returns).toMatchObject({ totalCount: 0 })
    // Also for who is logged in: the letter is read, and their own cases are not mixed in.
    const member = await app.loggedIn('shopper')
    expect(await read(member, byKey)).toMatchObject({ code })
  })

  it('is read for sixty days after it was closed, and opens again by a word within them', async () => {
    await support.run('closeCase', { code })
    clock.forward((letterKeyDays - 1) * 86_400_000)
    expect((await write(writer, byKey, 'One more thing.')).case.status).toBe('waiting_for_us')
    support = await app.loggedIn('employee')
    await support.run('closeCase', { code })
    clock.forward(letterKeyDays * 86_400_000)
    expect(await read(writer, byKey)).toBeNull()
    expect(await write(writer, byKey, 'And another.')).toMatchObject({ message: letterKeyRefused })
    support = await app.loggedIn('employee')
  })

  it('shows its photos to every browser with its key, and no photo of another case', async () => {
    await writer.run('getActiveCart', { createIfNotExists: true, estimateTaxes: false })
    const sent = (await sendPhoto(app, writer)).id
    const broken = { code, text: 'Like this.', photoIds: ['no-photo'], key: randomUUID() }
    expect((await writer.run('writeToCase', { input: broken, byKey })).data?.writeToCase).toMatchObject({
      field: 'photos',
    })
    const input = { code, text: 'Like this one.', photoIds: [sent], key: randomUUID() }
    expect(
      resultOf<Answer>(await writer.run('writeToCase', { input, byKey }), 'writeToCase').__typename,
    ).toBe('CasePayload')
    const elsewhere = app.newVisitor()
    const see = async (client: TestClient, query = '') =>
      (await seePhoto(app, client, `${sent}${query}`)).statusCode
    const query = (number: string, key: string) => `?${new URLSearchParams({ case: number, key })}`
    expect(await see(writer)).toBe(200)
    expect(await see(support)).toBe(200)
    expect(await see(elsewhere)).toBe(404)
    expect(await see(elsewhere, query(code, byKey.accessKey))).toBe(200)
    expect(await see(elsewhere, query(code, `${byKey.accessKey}x`))).toBe(404)
    const other = linkIn(await send(app.newVisitor(), 'cy@example.com'))
    expect(await see(elsewhere, query(other.code, other.byKey.accessKey))).toBe(404)
    await support.run('closeCase', { code })
    clock.forward(letterKeyDays * 86_400_000)
    expect(await see(elsewhere, query(code, byKey.accessKey))).toBe(404)
    support = await app.loggedIn('employee')
  })

  it('is closed by its writer, who opens it again by a word', async () => {
    const elsewhere = app.newVisitor()
    const withdraw = async (key?: Key) =>
      resultOf<Answer>(await elsewhere.run('withdrawCase', { code, byKey: key }), 'withdrawCase')
    expect(await withdraw()).toMatchObject({ message: 'There is no such case.' })
    expect((await withdraw(byKey)).case).toMatchObject({ status: 'closed' })
    expect((await withdraw(byKey)).case).toMatchObject({ status: 'closed' })
    expect((await write(elsewhere, byKey, 'One more thing.')).case.status).toBe('waiting_for_us')
  })

  it('has no key when its writer has an account: the mail leads to the case', async () => {
    const member = await app.loggedIn('shopper')
    const text = await send(member, 'nora@hemline.example')
    expect(text).toMatch(/\/resolution-hub\/cs\/\d+$/m)
    expect(text).not.toContain('key=')
  })
})
