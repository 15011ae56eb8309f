// A phone needs two yeses: asking for texts, and typing the code that was sent to it (decision 0148).
import { personByKey } from '@hemline/db/seed/people.ts'
import { mailedCodeTries } from '@hemline/rules/identity/mailed-codes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { sendTextCode } from './notifications.ts'

const imani = personByKey('superstar')
const noon = new Date('2026-11-23T20:00:00Z')
const minuteMs = 60_000
const phone = '(510) 555-0142'
const hiddenPhone = '(•••) •••-0142'

type Answer = { __typename: string; message?: string; phone?: { shown: string; confirmed: boolean } }

describe.skipIf(!testServer)('the code that is sent to a phone', () => {
  let app: TestApp
  let client: TestClient
  let clock = noon
  let sent: { phone: string; text: string; key: string }[]
  beforeAll(async () => {
    app = await testApp({ now: () => clock })
    client = await app.loggedIn('superstar')
  })
  afterAll(() => app?.close())
  beforeEach(async () => {
    // Each test asks for codes: what the one before asked for must not count.
    clock = new Date(clock.getTime() + 2 * 60 * minuteMs)
    sent = []
    await app.db.deleteFrom('text_phone').execute()
  })

  const texts = {
    send: async (to: string, text: string, key: string) => void sent.push({ phone: to, text, key }),
  }
  const run = (key = 'job-1') => sendTextCode({ db: app.db, texts, now: () => clock }, imani.id, key)
  const say = async (
    operation: 'askForTexts' | 'confirmTexts',
    variables: Record<string, unknown>,
  ): Promise<Answer> => {
    const { data, errors } = await client.run(operation, variables)
    expect(errors).toBeUndefined()
    return data?.[operation] as Answer
  }
  const askFor = (number = phone) => say('askForTexts', { phone: number })
  const confirm = (code: string) => say('confirmTexts', { code })
  const codeOf = (text = sent.at(-1)?.text ?? '') => /\b\d{6}\b/.exec(text)?.[0] ?? ''
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const ofAccount = async () => {
    const { data } = await client.run('getSubscriptions')
    const kept = data?.subscriptions as { phone: Answer['phone'] | null } | undefined
    return kept?.phone
  }

  test('comes in a text that says how to end, and is not kept itself; typed in, it confirms the phone', async () => {
    expect(await askFor()).toMatchObject({
      __typename: 'TextsPayload',
      phone: { shown: hiddenPhone, confirmed: false },
    })
    await run()
    expect(sent).toEqual([
      { phone: '+15105550142', text: expect.stringMatching(/ \d{6}\b.* Reply STOP to end\.$/), key: 'job-1' },
    ])
    const row = await app.db.selectFrom('text_phone').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(codeOf())
    expect(await confirm(` ${codeOf()} `)).toMatchObject({
      __typename: 'TextsPayload',
      phone: { confirmed: true },
    })
    expect(await ofAccount()).toMatchObject({ shown: hiddenPhone, confirmed: true })
  })

  test('is another one each time, and only the last one counts', async () => {
    await askFor()
    await run('job-1')
    const first = codeOf()
    await askFor()
    await run('job-2')
    expect(sent.map(({ key }) => key)).toEqual(['job-1', 'job-2'])
    if (first !== codeOf())
      expect(await confirm(first)).toMatchObject({
        __typename: 'TextsRefused',
        message: 'This is not the code of our last text.',
      })
    expect(await confirm(codeOf())).toMatchObject({ phone: { confirmed: true } })
  })

  test('is guessed five times at most, whatever comes then', async () => {
    await askFor()
    await run()
    const wrong = other(codeOf())
    for (let guess = 0; guess < mailedCodeTries; guess++)
      expect((await confirm(wrong)).message).toBe('This is not the code of our last text.')
    expect((await confirm(codeOf())).message).toMatch(/typed wrong too often/)
    expect(await ofAccount()).toMatchObject({ confirmed: false })
    // What is no code at all is no guess, and a new code begins anew.
    await askFor()
    await run('job-2')
    for (const text of ['12', 'abcdef', '']) expect((await confirm(text)).__typename).toBe('TextsRefused')
    expect(await confirm(codeOf())).toMatchObject({ phone: { confirmed: true } })
  })

  test('is too old after ten minutes', async () => {
    await askFor()
    await run()
    clock = new Date(clock.getTime() + 10 * minuteMs)
    expect((await confirm(codeOf())).message).toMatch(/^This code is too old/)
  })

  test('goes to no phone that is confirmed, or that its owner took away', async () => {
    await askFor()
    await run()
    await confirm(codeOf())
    await run('job-2')
    expect(sent).toHaveLength(1)
    await client.run('endTexts')
    await run('job-3')
    expect(sent).toHaveLength(1)
    expect(await ofAccount()).toBeNull()
    expect((await confirm(codeOf())).__typename).toBe('TextsRefused')
  })

  test('is asked for five times an hour at most', async () => {
    for (let asked = 0; asked < 5; asked++) expect((await askFor()).__typename).toBe('TextsPayload')
    expect(await askFor()).toMatchObject({
      __typename: 'TextsRefused',
      message: expect.stringMatching(/minute/),
    })
    // Another account can't send more texts to the same phone.
    const neighbor = await app.loggedIn('shopper')
    const { data } = await neighbor.run('askForTexts', { phone })
    expect(data?.askForTexts).toMatchObject({ __typename: 'TextsRefused' })
  })
})
