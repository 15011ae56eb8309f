import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { sendVerifyMail } from './email-verification.ts'

describe.skipIf(!testServer)('an address', () => {
  let app: TestApp
  const clock = movableClock()
  let people = 0
  const { now } = clock
  const mail = memoryMail()

  beforeAll(async () => {
    app = await testApp({ now })
  })
  afterAll(() => app.close())

  async function newcomer() {
    people += 1
    const email = `newcomer-${people}@hemline.example`
    const client = app.newVisitor()
    const input = {
      email,
      password: 'a long enough password',
      firstName: 'Ada',
      lastName: 'Holm',
      acceptTerms: true,
    }
    const { data, errors } = await client.run('signUp', { input })
    expect(data?.signUp, JSON.stringify(errors)).toMatchObject({ __typename: 'AuthPayload' })
    const { id } = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { client, email, id }
  }
  const linkFor = async (id: string) => {
    await sendVerifyMail({ db: app.db, mail, webOrigin: 'http://localhost:5173', now }, id, 'k')
    return /verify-email\/(\S+)/.exec(mail.sent.at(-1)?.mail.text ?? '')?.[1] ?? ''
  }
  const verify = async (client: TestClient, token: string) =>
    (await client.run('verifyEmail', { token })).data?.verifyEmail
  const isVerified = async (id: string) =>
    (
      await app.db
        .selectFrom('user_account')
        .select('email_verified_at')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.email_verified_at != null

  test('is asked for at sign-up, and proven by its link, once, in any browser', async () => {
    const { id, email } = await newcomer()
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from graphile_worker.jobs where key = ${`verify/${id}`}`.execute(app.db)
    expect(rows[0]?.n).toBe(1)
    const token = await linkFor(id)
    expect(mail.sent.at(-1)?.mail.to).toBe(email)
    expect(await isVerified(id)).toBe(false)
    expect(await verify(app.newVisitor(), token)).toEqual({
      __typename: 'EmailVerified',
      email,
      isChange: false,
    })
    expect(await isVerified(id)).toBe(true)
    expect(await verify(app.newVisitor(), token)).toMatchObject({ __typename: 'EmailNotVerified' })
    const sent = mail.sent.length
    await linkFor(id)
    expect(mail.sent).toHaveLength(sent)
  })

  test('is not proven by a link that is old, made up, or was sent to an earlier address', async () => {
    const { id, client } = await newcomer()
    expect(await verify(client, 'made up')).toMatchObject({ __typename: 'EmailNotVerified' })
    const token = await linkFor(id)
    await sql`update user_account set email = 'changed@hemline.example' where id = ${id}::uuid`.execute(
      app.db,
    )
    expect(await verify(client, token)).toMatchObject({ __typename: 'EmailNotVerified' })
    const later = await linkFor(id)
    clock.forward(24 * 3_600_000 + 1000)
    expect(await verify(client, later)).toMatchObject({ __typename: 'EmailNotVerified' })
    expect(await isVerified(id)).toBe(false)
    clock.setAhead(0)
  })

  test('is sent a few links an hour, and no more', async () => {
    const { client } = await newcomer()
    for (let i = 0; i < 5; i += 1)
      expect((await client.run('sendEmailVerification')).data?.sendEmailVerification).toMatchObject({
        sentTo: expect.stringContaining('•••'),
      })
    expect((await client.run('sendEmailVerification')).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
    expect((await app.newVisitor().run('sendEmailVerification')).errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    )
  })

  test('has a password that is asked for again, and tried as often as at log-in', async () => {
    const { client } = await newcomer()
    const confirm = async (password: string) =>
      (await client.run('confirmPassword', { password })).data?.confirmPassword as {
        __typename: string
        message?: string
      }
    expect((await confirm('a long enough password')).__typename).toBe('PasswordConfirmed')
    for (let i = 0; i < 10; i += 1)
      expect((await confirm('wrong')).message).toBe('That is not your password.')
    expect((await confirm('a long enough password')).message).toContain('too many tries')
  })
})
