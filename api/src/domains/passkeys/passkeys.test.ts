// Passkeys, through the doors that the site uses, with a device that signs as browsers have them sign.
import { passkeysMax } from '@hemline/rules/identity/passkeys.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { purgePasskeyChallenges } from './passkeys.ts'
import { newAuthenticator, type Wrong } from './testing/authenticator.ts'

type Answer = {
  __typename: string
  message?: string
  options?: Record<string, unknown>
  passkeys?: { id: string; name: string; lastUsedAt: string | null }[]
  user?: { email: string }
}
const minuteMs = 60_000
const password = 'linen-apron-4711'

describe.skipIf(!testServer)('passkeys', () => {
  let app: TestApp
  let client: TestClient
  let email = ''
  let people = 0
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now, env: { WEB_ORIGIN: 'https://shop.example' } })
  })
  beforeEach(async () => {
    client = await newMember()
  })
  afterAll(() => app.close())

  const newMember = async () => {
    people += 1
    email = `passkey-${people}@hemline.example`
    const who = app.newVisitor()
    const input = { email, password, firstName: 'Mara', lastName: 'Lindqvist', acceptTerms: true }
    await who.run('signUp', { input })
    return who
  }
  const device = (counts = true) => newAuthenticator('https://shop.example', { counts })
  const ask = async (operation: Parameters<TestClient['run']>[0], variables = {}, who = client) =>
    resultOf<Answer>(await who.run(operation, variables), operation)
  const idOf = async (address = email) =>
    (
      await app.db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', address)
        .executeTakeFirstOrThrow()
    ).id
  const added = async (one = device(), wrong: Wrong = {}, who = client) => {
    const { options } = await ask('beginPasskey', {}, who)
    return { one, answer: await ask('addPasskey', { input: one.register(options, wrong) }, who) }
  }
  const options = async () => (await ask('beginPasskeyLogIn', {}, app.newVisitor())).options
  const logIn = (input: object, who = app.newVisitor()) => ask('logInWithPasskey', { input }, who)
  test('are added, named after the device, and log in as both steps', async () => {
    const { one, answer } = await added()
    expect(answer).toMatchObject({
      __typename: 'PasskeysPayload',
      passkeys: [{ name: 'Chrome on Linux', lastUsedAt: null }],
    })
    const who = app.newVisitor()
    const { user, __typename } = await logIn(one.sign(await options()), who)
    expect([__typename, user?.email]).toEqual(['AuthPayload', email])
    expect((await who.run('getPasskeys')).data?.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
    // The session counts as one in which the password was typed just now.
    expect((await ask('beginPasskey', {}, who)).__typename).toBe('PasskeyRequest')
  })

  test('ask for the shop’s own domain, a device that knows its owner, and a key that it finds itself', async () => {
    const { options: made } = await ask('beginPasskey')
    expect(made).toMatchObject({
      rp: { id: 'shop.example', name: 'Hemline' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await options()).toMatchObject({
      rpId: 'shop.example',
      userVerification: 'required',
      allowCredentials: [],
    })
  })

  test.each<[string, Wrong]>([
    ['another site', { origin: 'https://shop.example.evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a device that does not know who holds it', { unverified: true }],
    ['a signature for another purpose', { type: 'webauthn.get' }],
  ])('are not added from %s', async (_, wrong) => {
    const { answer } = await added(device(), wrong)
    expect(answer.__typename).toBe('PasskeyRefused')
    expect(
      (
        await app.db
          .selectFrom('passkey')
          .select('id')
          .where('user_id', '=', await idOf())
          .execute()
      ).length,
    ).toBe(0)
  })

  test.each<[string, Wrong]>([
    ['another site', { origin: 'https://shop.example.evil.example' }],
    ['another domain', { domain: 'evil.example' }],
    ['a device that does not know who holds it', { unverified: true }],
    ['a device that was used less often than before', { counter: 1 }],
    ['a signature for another purpose', { type: 'webauthn.create' }],
  ])('do not log in from %s', async (_, wrong) => {
    const { one } = await added()
    expect((await logIn(one.sign(await options()))).__typename).toBe('AuthPayload')
    expect((await logIn(one.sign(await options(), wrong))).__typename).toBe('LogInRefused')
    expect((await logIn(one.sign(await options()))).__typename).toBe('AuthPayload')
  })

  test('log in with one signature once, also of two at once', async () => {
    const { one } = await added()
    const signed = one.sign(await options())
    const both = await Promise.all([logIn(signed), logIn(signed)])
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['AuthPayload', 'LogInEnded'])
    expect((await logIn(signed)).__typename).toBe('LogInEnded')
  })

  test('have five minutes, and no challenge that the shop did not make', async () => {
    const { one } = await added()
    const late = one.sign(await options())
    clock.forward(5 * minuteMs + 1000)
    expect((await logIn(late)).__typename).toBe('LogInEnded')
    expect((await logIn(one.sign({ challenge: 'bm9uZQ', rpId: 'shop.example' }))).__typename).toBe(
      'LogInEnded',
    )
    const { options: made } = await ask('beginPasskey')
    clock.forward(5 * minuteMs + 1000)
    expect((await ask('addPasskey', { input: device().register(made) })).__typename).toBe('PasskeyRefused')
  })

  test('keep the challenge of a log-in and that of a new passkey apart, and those of two members', async () => {
    const { one } = await added()
    const { options: made } = await ask('beginPasskey')
    const challenge = String(made?.challenge)
    expect((await logIn(one.sign({ challenge, rpId: 'shop.example' }))).__typename).toBe('LogInEnded')
    const ofLogIn = await options()
    const begun = { ...made, challenge: ofLogIn?.challenge }
    expect((await ask('addPasskey', { input: device().register(begun) })).__typename).toBe('PasskeyRefused')
    const { options: mine } = await ask('beginPasskey')
    const other = await newMember()
    expect((await ask('addPasskey', { input: device().register(mine) }, other)).__typename).toBe(
      'PasskeyRefused',
    )
  })

  test('of a device that does not count log in again and again', async () => {
    const { one } = await added(device(false))
    for (let i = 0; i < 3; i += 1)
      expect((await logIn(one.sign(await options()))).__typename).toBe('AuthPayload')
  })

  test('are not taken for another account than the device names', async () => {
    const { one } = await added()
    const handle = Buffer.from((await idOf()).replaceAll('-', ''), 'hex')
    handle[15] = (handle[15] ?? 0) ^ 1
    const signed = { ...one.sign(await options()), userHandle: handle.toString('base64url') }
    expect((await logIn(signed)).__typename).toBe('LogInRefused')
  })

  test('need a password typed within the last minutes, to be added and removed', async () => {
    const { answer } = await added()
    clock.forward(60 * minuteMs)
    expect((await ask('beginPasskey')).__typename).toBe('PasswordNeeded')
    const id = answer.passkeys?.[0]?.id
    expect((await ask('removePasskey', { id })).__typename).toBe('PasswordNeeded')
    await ask('confirmPassword', { password })
    expect((await ask('removePasskey', { id })).passkeys).toEqual([])
  })

  test('are renamed and removed by their owner alone; a removed one logs in no more', async () => {
    const { one, answer } = await added()
    const id = answer.passkeys?.[0]?.id
    const other = await newMember()
    await ask('renamePasskey', { id, name: 'Mine now' }, other)
    await ask('removePasskey', { id }, other)
    expect((await ask('renamePasskey', { id, name: ' My phone ' })).passkeys).toMatchObject([
      { name: 'My phone' },
    ])
    expect((await ask('renamePasskey', { id, name: ' ' })).__typename).toBe('InvalidInput')
    expect((await ask('renamePasskey', { id, name: 'x'.repeat(61) })).__typename).toBe('InvalidInput')
    const signed = one.sign(await options())
    expect((await ask('removePasskey', { id })).passkeys).toEqual([])
    expect((await ask('removePasskey', { id })).passkeys).toEqual([])
    expect((await logIn(signed)).__typename).toBe('LogInRefused')
  })

  test('are ten at most, and one for each key', async () => {
    const { one } = await added()
    const { options: made } = await ask('beginPasskey')
    expect(made?.excludeCredentials).toHaveLength(1)
    expect((await ask('addPasskey', { input: one.register(made) })).__typename).toBe('PasskeyRefused')
    for (let i = 1; i < passkeysMax - 1; i += 1) await added()
    // Two at once for the last place.
    const requests = await Promise.all([ask('beginPasskey'), ask('beginPasskey')])
    const both = await Promise.all(
      requests.map((request) => ask('addPasskey', { input: device().register(request.options) })),
    )
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['PasskeyRefused', 'PasskeysPayload'])
    expect(await ask('beginPasskey')).toMatchObject({ __typename: 'PasskeyRefused' })
  })

  test('do not log in banned members, or accounts that are being deleted', async () => {
    const { one } = await added()
    const set = async (values: { banned?: boolean; leaving_at?: Date | null }) =>
      app.db
        .updateTable('user_account')
        .set(values)
        .where('id', '=', await idOf())
        .execute()
    await set({ banned: true })
    expect((await logIn(one.sign(await options()))).__typename).toBe('LogInRefused')
    expect((await ask('beginPasskey')).__typename).toBe('PasskeyRefused')
    await set({ banned: false, leaving_at: clock.now() })
    expect((await logIn(one.sign(await options()))).__typename).toBe('LogInRefused')
    await set({ leaving_at: null })
    expect((await logIn(one.sign(await options()))).__typename).toBe('AuthPayload')
  })

  test('may be tried twenty times for one account in a quarter of an hour', async () => {
    const { one } = await added()
    const bad = { ...one.sign(await options()), signature: 'AAAA' }
    for (let i = 0; i < 20; i += 1) expect((await logIn(bad)).__typename).not.toBe('TooManyTries')
    expect((await logIn(one.sign(await options()))).__typename).toBe('TooManyTries')
    clock.forward(20 * minuteMs)
    expect((await logIn(one.sign(await options()))).__typename).toBe('AuthPayload')
  })

  test('may be tried a hundred times from one network address in a quarter of an hour', async () => {
    clock.forward(20 * minuteMs)
    const bad = { credentialId: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
    for (let i = 0; i < 100; i += 1) expect((await logIn(bad)).__typename).toBe('LogInRefused')
    expect((await logIn(bad)).__typename).toBe('TooManyTries')
    clock.forward(20 * minuteMs)
  })

  test('refuse nonsense as a wrong key, not as an error', async () => {
    const nonsense = { credentialId: '…', clientData: '{', attestation: '', transports: ['x'.repeat(500)] }
    expect((await ask('addPasskey', { input: nonsense })).__typename).toBe('PasskeyRefused')
    const { one } = await added()
    const signed = one.sign(await options())
    for (const part of ['clientData', 'authenticatorData', 'signature'])
      expect((await logIn({ ...signed, [part]: '%%%' })).__typename).toMatch(/LogInRefused|LogInEnded/)
  })

  test('leave no challenges behind', async () => {
    await options()
    clock.forward(10 * minuteMs)
    await purgePasskeyChallenges(app.db, clock.now())
    expect(await app.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
  })
})
