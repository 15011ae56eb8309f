// A member's name and address, changed through the doors that the site uses.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../ports/mail.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { sendChangeEmailMail, sendEmailChangedMail } from './profile.ts'

type Answer = { __typename: string; fields?: { field: string; message: string }[]; sentTo?: string }
const password = 'linen-apron-4711'

describe.skipIf(!testServer)('the name and address of a member', () => {
  let app: TestApp
  let client: TestClient
  let email = ''
  let people = 0
  let sent: Mail[] = []
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
  })
  const signUp = async (who: TestClient, address: string) => {
    const input = { email: address, password, firstName: 'Mara', lastName: 'Lindqvist', acceptTerms: true }
    await who.run('signUp', { input })
  }
  beforeEach(async () => {
    people += 1
    sent = []
    email = `profile-${people}@hemline.example`
    client = app.newVisitor()
    await signUp(client, email)
  })
  afterAll(() => app.close())

  const doors = () => ({
    db: app.db,
    webOrigin: 'http://shop.example',
    now: clock.now,
    mail: { send: async (mail: Mail) => void sent.push(mail) } as never,
  })
  const ask = async (
    operation: 'changeName' | 'changeEmail' | 'verifyEmail',
    variables: Record<string, unknown>,
    who = client,
  ) => resultOf<Answer>(await who.run(operation, variables), operation)
  const user = async (who = client) =>
    (await who.run('getUserHuman')).data?.user as { email: string; firstName: string; loggedIn: boolean }
  const userId = async () =>
    (
      await app.db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).id
  const linkTo = async (address: string) => {
    await sendChangeEmailMail(doors(), { userId: await userId(), email: address }, 'a-key')
    const mail = sent.at(-1)
    expect(mail?.to).toBe(address)
    return /verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const logIn = async (address: string) =>
    resultOf<Answer>(await app.newVisitor().run('logIn', { input: { email: address, password } }), 'logIn')
      .__typename

  test('a name is changed; an empty one is refused at its field', async () => {
    expect(await ask('changeName', { firstName: ' Maren ', lastName: 'Lind' })).toMatchObject({
      __typename: 'NamePayload',
      user: { firstName: 'Maren', lastName: 'Lind' },
    })
    expect((await user()).firstName).toBe('Maren')
    const refused = await ask('changeName', { firstName: '  ', lastName: 'Lind' })
    expect(refused.fields).toMatchObject([
      { field: 'firstName', message: expect.stringMatching(/first name/i) },
    ])
  })

  test('an address is changed by who follows the link in its mail, and the old one is told', async () => {
    const next = `next-${email}`
    const id = await userId()
    expect(await ask('changeEmail', { email: next })).toMatchObject({ __typename: 'EmailChangeSent' })
    const token = await linkTo(next)
    expect(await logIn(email)).toBe('AuthPayload')
    const phone = app.newVisitor()
    expect(await ask('verifyEmail', { token }, phone)).toMatchObject({
      __typename: 'EmailVerified',
      email: next,
    })
    expect(await ask('verifyEmail', { token }, phone)).toMatchObject({ __typename: 'EmailNotVerified' })
    expect([await logIn(email), await logIn(next)]).toEqual(['LogInRefused', 'AuthPayload'])
    expect(await user()).toMatchObject({ email: next, loggedIn: true })
    await sendEmailChangedMail(doors(), { userId: id, former: email }, 'a-key')
    expect(sent.at(-1)).toMatchObject({ to: email, subject: 'Your Hemline account has another address' })
    expect(sent.at(-1)?.text).not.toContain(next)
  })

  test('an address of somebody else, a wrong one and the present one are refused', async () => {
    const other = `other-${email}`
    await signUp(app.newVisitor(), other)
    expect(await ask('changeEmail', { email: other.toUpperCase() })).toMatchObject({
      __typename: 'EmailTaken',
    })
    for (const wrong of ['nora', email.toUpperCase()])
      expect((await ask('changeEmail', { email: wrong })).fields?.[0]?.field).toBe('email')
    // Somebody signs up with the address before the link is followed.
    const late = `late-${email}`
    const token = await linkTo(late)
    await signUp(app.newVisitor(), late)
    expect(await ask('verifyEmail', { token })).toMatchObject({ __typename: 'EmailNotVerified' })
    expect((await user()).email).toBe(email)
  })

  test('an address is changed only by who typed the password a short while ago', async () => {
    clock.forward(3_600_000)
    expect(await ask('changeEmail', { email: `next-${email}` })).toMatchObject({
      __typename: 'PasswordNeeded',
    })
    await client.run('confirmPassword', { password })
    expect(await ask('changeEmail', { email: `next-${email}` })).toMatchObject({
      __typename: 'EmailChangeSent',
    })
    const token = await linkTo(`next-${email}`)
    clock.forward(25 * 3_600_000)
    expect(await ask('verifyEmail', { token })).toMatchObject({ __typename: 'EmailNotVerified' })
    clock.setAhead(0)
  })

  test('two changes at once to one address: one account has it', async () => {
    const wanted = `wanted-${email}`
    const first = await linkTo(wanted)
    const rival = app.newVisitor()
    const mine = email
    email = `rival-${email}`
    await signUp(rival, email)
    const second = await linkTo(wanted)
    const both = await Promise.all(
      [first, second].map((token) =>
        ask('verifyEmail', { token }, app.newVisitor()).catch(() => ({ __typename: 'failed' })),
      ),
    )
    expect(both.filter(({ __typename }) => __typename === 'EmailVerified')).toHaveLength(1)
    expect([(await user()).email, (await user(rival)).email].toSorted()).toEqual(
      [wanted, both[0]?.__typename === 'EmailVerified' ? email : mine].toSorted(),
    )
  })
})
