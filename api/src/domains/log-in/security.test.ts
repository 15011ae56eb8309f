// Two-step log-in and devices, through the doors that the site uses.
import type { SecurityNews } from '@hemline/rules/identity/two-step.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deviceName } from '../../platform/device-name.ts'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { sendPasswordMail } from './password-change.ts'
import { sendSecurityMail } from './security.ts'

type Answer = {
  __typename: string
  message?: string
  challenge?: string
  secret?: string
  uri?: string
  codes?: string[]
  security?: Security
}
type Security = {
  twoStepSince: string | null
  recoveryCodesLeft: number
  devices: { id: string; name: string; isThis: boolean }[]
}
const minuteMs = 60_000
const password = 'linen-apron-4711'

describe.skipIf(!testServer)('two-step log-in', () => {
  let app: TestApp
  let client: TestClient
  let email = ''
  let people = 0
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
  })
  beforeEach(async () => {
    people += 1
    email = `two-step-${people}@hemline.example`
    client = app.newVisitor()
    const input = { email, password, firstName: 'Mara', lastName: 'Lindqvist', acceptTerms: true }
    await client.run('signUp', { input })
  })
  afterAll(() => app.close())

  const ask = async (operation: Parameters<TestClient['run']>[0], variables = {}, who = client) =>
    resultOf<Answer>(await who.run(operation, variables), operation)
  const codeAt = (secret: string, ms = clock.now().getTime()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms })
  const security = async (who = client) =>
    (await who.run('getSecurity')).data?.security as Security | undefined
  const switchedOn = async () => {
    const { secret = '' } = await ask('beginTwoStep')
    const { codes = [] } = await ask('confirmTwoStep', { code: codeAt(secret) })
    clock.forward(minuteMs)
    return { secret, codes }
  }
  /** What the account's owner is told of by mail and bell, in the order of the jobs. */
  const newsOf = async () => {
    const { rows } = await sql<{ what: SecurityNews; device: string | null; user_id: string }>`
      select j.payload->>'what' as what, j.payload->>'device' as device, j.payload->>'userId' as user_id
      from graphile_worker._private_jobs j join user_account u on u.id::text = j.payload->>'userId'
      where u.email = ${email} and j.payload->>'what' is not null order by j.id`.execute(app.db)
    return rows
  }

  test('tells of a log-in with a browser that the account never had, once, and of new codes', async () => {
    const logIn = (who: TestClient) => who.run('logIn', { input: { email, password } })
    const first = app.newVisitor()
    const other = app.newVisitor()
    // A browser asks who looks before anything else, and is a visitor from then on.
    for (const one of [first, other]) await one.run('getUserHuman')
    await logIn(first)
    expect(await newsOf()).toEqual([])
    for (const one of [other, other, first]) await logIn(one)
    const [news, ...more] = await newsOf()
    expect(more).toEqual([])
    expect(news).toMatchObject({ what: 'new_device' })
    const mail = memoryMail()
    await sendSecurityMail(
      { db: app.db, mail, webOrigin: 'http://localhost:5173', now: clock.now },
      { userId: news?.user_id ?? '', what: 'new_device', device: 'Firefox on Linux' },
      'new-device',
    )
    expect(mail.sent[0]?.mail).toMatchObject({ to: email, subject: 'A log-in from a new device' })
    expect(mail.sent[0]?.mail.text).toContain('Firefox on Linux')
    await switchedOn()
    await ask('renewRecoveryCodes')
    expect((await newsOf()).map((one) => one.what)).toEqual([
      'new_device',
      'two_step_on',
      'recovery_codes_made',
    ])
  })

  const passwordTyped = async (who = app.newVisitor()) => ({
    who,
    answer: await ask('logIn', { input: { email, password } }, who),
  })
  const finish = (who: TestClient, challenge: string | undefined, code: string) =>
    ask('finishLogIn', { input: { challenge, code } }, who)

  test('is off at first, and on once the app’s first code is right', async () => {
    expect(await security()).toMatchObject({ twoStepSince: null, recoveryCodesLeft: 0 })
    const begun = await ask('beginTwoStep')
    expect(begun.uri).toBe(
      `otpauth://totp/Hemline:${encodeURIComponent(email)}?issuer=Hemline&secret=${begun.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await ask('confirmTwoStep', { code: '000 000' })).toMatchObject({ __typename: 'TwoStepRefused' })
    expect((await passwordTyped()).answer.__typename).toBe('AuthPayload')
    const on = await ask('confirmTwoStep', { code: codeAt(begun.secret ?? '') })
    expect(on.codes).toHaveLength(10)
    expect(on.security).toMatchObject({ twoStepSince: expect.any(String), recoveryCodesLeft: 10 })
    expect(await ask('beginTwoStep')).toMatchObject({ __typename: 'TwoStepRefused' })
  })

  test('asks for a code after the password, and logs in with it once', async () => {
    const { secret } = await switchedOn()
    const { who, answer } = await passwordTyped()
    expect(answer).toMatchObject({ __typename: 'SecondStepNeeded' })
    expect((await who.run('getSecurity')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    const code = codeAt(secret)
    expect((await finish(who, answer.challenge, code)).__typename).toBe('AuthPayload')
    expect(await security(who)).toMatchObject({ recoveryCodesLeft: 10 })

    // Somebody who saw the code over a shoulder is too late, also with the password.
    const second = await passwordTyped()
    expect((await finish(second.who, second.answer.challenge, code)).__typename).toBe('LogInRefused')
    expect((await finish(second.who, answer.challenge, codeAt(secret))).__typename).toBe('LogInEnded')
  })

  test('takes the codes of the half minutes beside the present one, and no other', async () => {
    const { secret } = await switchedOn()
    const { who, answer } = await passwordTyped()
    const now = clock.now().getTime()
    for (const away of [-10 * minuteMs, -minuteMs, 10 * minuteMs])
      expect((await finish(who, answer.challenge, codeAt(secret, now + away))).__typename).toBe(
        'LogInRefused',
      )
    expect((await finish(who, answer.challenge, codeAt(secret, now - 30_000))).__typename).toBe('AuthPayload')
  })

  test('lets five codes be tried for one password, and ten minutes', async () => {
    const { secret } = await switchedOn()
    const { who, answer } = await passwordTyped()
    for (let i = 0; i < 5; i += 1)
      expect((await finish(who, answer.challenge, '000000')).__typename).toBe('LogInRefused')
    expect((await finish(who, answer.challenge, codeAt(secret))).__typename).toBe('LogInEnded')
    const slow = await passwordTyped()
    clock.forward(11 * minuteMs)
    expect((await finish(slow.who, slow.answer.challenge, codeAt(secret))).__typename).toBe('LogInEnded')
  })

  test('lets ten codes be tried for one account in a quarter of an hour, with however many passwords', async () => {
    await switchedOn()
    const outcomes: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { who, answer } = await passwordTyped()
      for (let i = 0; i < 4; i += 1) outcomes.push((await finish(who, answer.challenge, '000000')).__typename)
    }
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'LogInRefused'))
    expect(outcomes.slice(10)).toEqual(['TooManyTries', 'TooManyTries'])
    clock.forward(20 * minuteMs)
  })

  test('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { codes } = await switchedOn()
    const [first = ''] = codes
    const { who, answer } = await passwordTyped()
    const typed = ` ${first.replaceAll('-', ' ').toUpperCase()} `
    const both = await Promise.all([
      finish(who, answer.challenge, typed),
      finish(who, answer.challenge, typed),
    ])
    expect(both.map((one) => one.__typename).toSorted()).toEqual(['AuthPayload', 'LogInRefused'])
    expect((await security())?.recoveryCodesLeft).toBe(9)
    const sent: { to: string; subject: string; text: string }[] = []
    const mail = memoryMail()
    const { id } = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await sendSecurityMail(
      {
        db: app.db,
        mail: { ...mail, send: async (one) => void sent.push(one as never) },
        webOrigin: 'http://shop.example',
        now: clock.now,
      },
      { userId: id, what: 'recovery_code_used' },
      'a-key',
    )
    expect(sent[0]).toMatchObject({ to: email, subject: 'A recovery code was used' })
    expect(sent[0]?.text).toContain('9 are left.')
  })

  test('is asked for after a password that was lost, too', async () => {
    const { secret } = await switchedOn()
    const sent: { text: string }[] = []
    await sendPasswordMail(
      {
        db: app.db,
        mail: { ...memoryMail(), send: async (one) => void sent.push(one as never) },
        webOrigin: 'http://shop.example',
        now: clock.now,
      },
      email,
      'a-key',
    )
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
    const who = app.newVisitor()
    const { answer: old } = await passwordTyped()
    const changed = await ask('changePasswordByMail', { input: { token, password: 'velvet-lamp-2718' } }, who)
    expect(changed.__typename).toBe('SecondStepNeeded')
    // Nobody is logged in any more, and who had typed the old password has to type the new one.
    expect(await security()).toBeUndefined()
    expect((await finish(who, old.challenge, codeAt(secret))).__typename).toBe('LogInEnded')
    expect((await finish(who, changed.challenge, codeAt(secret))).__typename).toBe('AuthPayload')
  })

  test('is changed only by who typed the password a short while ago', async () => {
    const { secret, codes } = await switchedOn()
    clock.forward(60 * minuteMs)
    for (const operation of ['beginTwoStep', 'renewRecoveryCodes', 'endTwoStep'] as const)
      expect([operation, (await ask(operation)).__typename]).toEqual([operation, 'PasswordNeeded'])
    await client.run('confirmPassword', { password })
    const renewed = await ask('renewRecoveryCodes')
    expect(renewed.codes).toHaveLength(10)
    const { who, answer } = await passwordTyped()
    expect((await finish(who, answer.challenge, codes[1] ?? '')).__typename).toBe('LogInRefused')
    expect((await finish(who, answer.challenge, renewed.codes?.[1] ?? '')).__typename).toBe('AuthPayload')
    expect((await ask('endTwoStep')).security).toMatchObject({ twoStepSince: null, recoveryCodesLeft: 0 })
    expect((await passwordTyped()).answer.__typename).toBe('AuthPayload')
    // A log-in that waited for its code is over when there is no code any more.
    expect((await finish(who, answer.challenge, codeAt(secret))).__typename).toBe('LogInEnded')
  })

  test('keeps its secret sealed', async () => {
    const { secret } = await switchedOn()
    const rows = await app.db.selectFrom('second_step').selectAll().execute()
    expect(rows.some((row) => row.secret.includes(secret))).toBe(false)
  })

  test('devices are listed with their names, and ended one by one or all others at once', async () => {
    const { who: phone } = await passwordTyped()
    const { who: laptop } = await passwordTyped()
    const { devices = [] } = (await security()) ?? {}
    expect(devices).toHaveLength(3)
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1)
    const stranger = app.newVisitor()
    const input = { email: `other-${email}`, password, firstName: 'Ida', lastName: 'Lund', acceptTerms: true }
    await stranger.run('signUp', { input })
    const phoneId = (await security(phone))?.devices.find(({ isThis }) => isThis)?.id ?? ''
    await stranger.run('endDevice', { id: phoneId })
    expect(await security(phone)).toBeDefined()
    await client.run('endDevice', { id: phoneId })
    expect(await security(phone)).toBeUndefined()
    const { data } = await client.run('endOtherDevices')
    expect((data?.endOtherDevices as Answer | undefined)?.security?.devices).toHaveLength(1)
    expect(await security(laptop)).toBeUndefined()
    expect(await security(stranger)).toBeDefined()
  })

  test('a device is named by what its browser calls itself', () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36'
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
    expect([chrome, phone, '', 'curl'].map(deviceName)).toEqual([
      'Chrome on Windows',
      'Safari on iOS',
      'A browser',
      expect.any(String),
    ])
  })
})
