// A member's name and address, changed through the doors that the site uses.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../ports/mail.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { sendChangeEmailMail, sendEmailChangedMail } from './email-change.ts'

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
    operation: 'changeName' | 'changeEmail' | 'verifyEmail' | 'sendEmailChangeAgain' | 'endEmailChange',
    variables: Record<string, unknown> = {},
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
  /** Asks for a change, and returns the token of the link in its mail. */
  const changeTo = async (address: string, who = client) => {
    expect(await ask('changeEmail', { email: address }, who)).toMatchObject({ __typename: 'EmailChangeSent' })
    return linkTo(address)
  }
  const waiting = async () => {
    const { data } = await client.run('getSecurity')
    return (data as { security: { emailChange: { sentTo: string } | null } }).security.emailChange
  }
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
      isChange: true,
    })
    expect(await ask('verifyEmail', { token }, phone)).toMatchObject({ __typename: 'EmailNotVerified' })
    expect([await logIn(email), await logIn(next)]).toEqual(['LogInRefused', 'AuthPayload'])
    expect(await user()).toMatchObject({ email: next, loggedIn: true })
    await sendEmailChangedMail(doors(), { userId: id, former: email }, 'a-key')
    expect(sent.at(-1)).toMatchObject({ to: email, subject: 'Your Hemline account has another address' })
    expect(sent.at(-1)?.text).not.toContain(next)
  })

  test('a wrong address, the present one and one that somebody has meanwhile are refused', async () => {
    for (const wrong of ['nora', email.toUpperCase()])
      expect((await ask('changeEmail', { email: wrong })).fields?.[0]?.field).toBe('email')
    // Somebody signs up with the address before the link is followed.
    const late = `late-${email}`
    const token = await changeTo(late)
    await signUp(app.newVisitor(), late)
    expect(await ask('verifyEmail', { token })).toMatchObject({ __typename: 'EmailNotVerified' })
    expect((await user()).email).toBe(email)
  })

  test('an address that has an account gets the same answer, and only its owner learns of it', async () => {
    const other = `other-${email}`
    const free = `0ther-${email}`
    await signUp(app.newVisitor(), other)
    const answers = []
    for (const address of [other.toUpperCase(), free]) {
      const { sentTo, ...answer } = await ask('changeEmail', { email: address })
      answers.push({ answer: { ...answer, security: undefined }, waiting: { ...(await waiting()), sentTo } })
      expect((await waiting())?.sentTo).toBe(sentTo)
      sent = []
      await sendChangeEmailMail(doors(), { userId: await userId(), email: address }, 'a-key')
      expect(sent.map(({ to }) => to)).toEqual([address])
      expect(sent[0]?.text.includes('verify-email')).toBe(address === free)
    }
    expect(answers[0]?.answer).toEqual(answers[1]?.answer)
  })

  test('a change that waits is shown shortened, sent again, and taken back: its links work no more', async () => {
    expect(await waiting()).toBeNull()
    const next = `next-${email}`
    const first = await changeTo(next)
    expect(await waiting()).toMatchObject({ sentTo: expect.stringMatching(/^n•••\d@hemline\.example$/) })
    expect(await ask('sendEmailChangeAgain')).toMatchObject({ __typename: 'EmailChangeSent' })
    const second = await linkTo(next)
    await ask('endEmailChange')
    expect(await waiting()).toBeNull()
    for (const token of [first, second])
      expect(await ask('verifyEmail', { token })).toMatchObject({ __typename: 'EmailNotVerified' })
    expect((await user()).email).toBe(email)
    expect(await ask('sendEmailChangeAgain')).toMatchObject({ __typename: 'EmailChangeEnded' })
    // A mail that was queued before the change was taken back is not sent.
    sent = []
    await sendChangeEmailMail(doors(), { userId: await userId(), email: next }, 'a-key')
    expect(sent).toEqual([])
  })

  test('another change takes the place of the first, whose link works no more', async () => {
    const first = await changeTo(`first-${email}`)
    const second = await changeTo(`second-${email}`)
    expect(await ask('verifyEmail', { token: first })).toMatchObject({ __typename: 'EmailNotVerified' })
    expect(await ask('verifyEmail', { token: second })).toMatchObject({ __typename: 'EmailVerified' })
    expect(await waiting()).toBeNull()
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
    const first = await changeTo(wanted)
    const rival = app.newVisitor()
    const mine = email
    email = `rival-${email}`
    await signUp(rival, email)
    const second = await changeTo(wanted, rival)
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
