import { connectPool } from '@hemline/db/connect.ts'
import { personByKey, seedPassword } from '@hemline/db/seed/people.ts'
import { sessionCookie } from '@hemline/rules/vocabulary/wire.ts'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addJob } from '../../platform/jobs.db.ts'
import { taskListOf } from '../../platform/jobs.ts'
import { folderExportStore } from '../../ports/export-store.folder.ts'
import { type MemoryMail, memoryMail } from '../../ports/mail.memory.ts'
import { folderPhotoStore } from '../../ports/photo-store.folder.ts'
import { makeTasks } from '../../tasks.ts'
import { authHeader, type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { testCarriers } from '../../testing/carriers.ts'
import { movableClock } from '../../testing/clock.ts'
import { testTelling } from '../../testing/telling.ts'

type Result = {
  __typename: string
  message: string
  authToken: string
  retryAfterSeconds: number
  fields: { field: string }[]
  user: { banned: boolean }
}

const shopper = { email: personByKey('shopper').email, password: seedPassword }
const newcomer = {
  email: 'wren@hemline.example',
  password: 'a-long-password-7',
  firstName: ' Wren ',
  lastName: 'Aldous',
  acceptTerms: true,
}
const next = 'another-long-one-8'
const quiet = new Logger(() => () => undefined)

describe.skipIf(!testServer)('logging in', () => {
  let app: TestApp
  let mail: MemoryMail
  const clock = movableClock()
  const { now } = clock
  const start = async (env: Record<string, string> = {}) => {
    app = await testApp({ now, env })
  }
  beforeEach(async () => {
    clock.setAhead(0)
    mail = memoryMail()
    await start()
  })
  afterEach(() => app.close())

  const ask = async (
    client: TestClient,
    operation: 'signUp' | 'logIn' | 'changePassword' | 'changePasswordByMail' | 'requestPasswordChange',
    input: object,
  ) => ((await client.run(operation, { input })).data?.[operation] ?? {}) as Result
  const logIn = (client: TestClient, input = shopper) => ask(client, 'logIn', input)
  const loggedIn = async (client: TestClient, headers = {}) =>
    ((await client.run('getUserHuman', {}, headers)).data?.user as { loggedIn: boolean } | undefined)
      ?.loggedIn
  const doJobs = async () => {
    const tasks = makeTasks({
      db: app.db,
      mail,
      webOrigin: 'https://shop.example',
      now,
      ...testCarriers,
      ...testTelling(mail),
      pictures: { photo: async () => undefined },
      store: folderPhotoStore(app.config.PHOTO_STORE_DIR),
      exports: folderExportStore(app.config.PHOTO_STORE_DIR),
      payments: app.payments,
      payouts: app.payouts,
      giftCardSecret: app.config.GIFT_CARD_SECRET,
    })
    const pgPool = connectPool({ url: app.config.DATABASE_URL, name: 'jobs' })
    await runOnce({ pgPool, taskList: taskListOf(tasks), logger: quiet })
    await pgPool.end()
  }
  const askForLink = async (email = shopper.email) => {
    await ask(app.newVisitor(), 'requestPasswordChange', { email })
    await doJobs()
    return /token=([\w-]+)/.exec(mail.sent.at(-1)?.mail.text ?? '')?.[1] ?? ''
  }

  describe('signing up', () => {
    test('stores names without the spaces around them, and no password', async () => {
      expect((await ask(app.newVisitor(), 'signUp', newcomer)).__typename).toBe('AuthPayload')
      const row = await app.db
        .selectFrom('user_account')
        .selectAll()
        .where('email', '=', newcomer.email)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ first_name: 'Wren', last_name: 'Aldous' })
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(row.legal_accepted_at).not.toBeNull()
    })

    test('brings cart and favorites along', async () => {
      const [itemNumber = 0, liked = 0] = app.listed
      const visitor = app.newVisitor()
      await visitor.run('addToCart', { input: { itemNumber } })
      await visitor.run('addFavorites', { input: { itemNumbers: [liked] } })
      const { data } = await visitor.run('signUp', { input: newcomer })
      expect(data?.signUp).toMatchObject({
        cartItemsLost: [],
        user: { loggedIn: true, cartCount: 1, favoritesCount: 1 },
      })
    })

    test('of two who take one address at once lets one in', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => ask(app.newVisitor(), 'signUp', newcomer)))
      expect(answers.map((answer) => answer.__typename).sort()).toEqual([
        'AuthPayload',
        'EmailTaken',
        'EmailTaken',
      ])
    })

    test('more often than allowed from one address has to wait', async () => {
      await app.close()
      await start({ SIGN_UPS_PER_HOUR: '2' })
      const signUp = (n: number) =>
        ask(app.newVisitor(), 'signUp', { ...newcomer, email: `wren${n}@hemline.example` })
      for (const n of [1, 2]) expect((await signUp(n)).__typename).toBe('AuthPayload')
      expect(await signUp(3)).toMatchObject({
        __typename: 'TooManyTries',
        retryAfterSeconds: expect.closeTo(3600, -2),
      })
      clock.setAhead(3_601_000)
      expect((await signUp(3)).__typename).toBe('AuthPayload')
    })
  })

  describe('with a password', () => {
    test('works with the cookie, and with the token in a header', async () => {
      const client = app.newVisitor()
      const { authToken } = await logIn(client)
      expect(await loggedIn(client)).toBe(true)
      expect(await loggedIn(app.newVisitor(), authHeader(authToken))).toBe(true)
      await client.run('logOut')
      expect(client.cookies.has(sessionCookie)).toBe(false)
      expect(await loggedIn(app.newVisitor(), authHeader(authToken))).toBe(false)
    })

    test('ten wrong ones close an account for a quarter of an hour, to the right one too and to tries at once', async () => {
      const wrong = () => logIn(app.newVisitor(), { ...shopper, password: 'not-this-one-1' })
      const answers = await Promise.all(Array.from({ length: 15 }, wrong))
      expect(answers.filter((answer) => answer.__typename === 'LogInRefused')).toHaveLength(10)
      const closed = await logIn(app.newVisitor())
      expect(closed).toMatchObject({
        __typename: 'TooManyTries',
        message: 'That was too many tries. Please try again in 15 minutes.',
      })
      expect(closed.retryAfterSeconds).toBeGreaterThan(880)
      expect(
        (await logIn(app.newVisitor(), { ...shopper, email: personByKey('superstar').email })).__typename,
      ).toBe('AuthPayload')
      clock.setAhead(901_000)
      expect((await logIn(app.newVisitor())).__typename).toBe('AuthPayload')
    })

    test('fifty failures from one address close it for every account', async () => {
      for (let n = 0; n < 50; n++)
        await logIn(app.newVisitor(), { email: `nobody${n}@hemline.example`, password: 'not-this-one-1' })
      expect((await logIn(app.newVisitor())).__typename).toBe('TooManyTries')
    })

    test('gives a new session and ends the one that this browser had, whatever token came with the request', async () => {
      const client = app.newVisitor()
      const planted = 'a-token-that-somebody-else-chose'
      const { data } = await client.run('logIn', { input: shopper }, authHeader(planted))
      const first = ((data?.logIn ?? {}) as Result).authToken
      expect(first).not.toBe(planted)
      expect(await loggedIn(app.newVisitor(), authHeader(planted))).toBe(false)
      const second = (await logIn(client)).authToken
      expect(second).not.toBe(first)
      expect([await loggedIn(app.newVisitor(), authHeader(first)), await loggedIn(client)]).toEqual([
        false,
        true,
      ])
    })

    test('says the same, at the same cost, of an unknown address and of a wrong password', async () => {
      const wrong = await logIn(app.newVisitor(), { ...shopper, password: 'not-this-one-1' })
      const statementsOf = async (email: string) => {
        app.statements()
        const answer = await logIn(app.newVisitor(), { email, password: 'not-this-one-1' })
        return { answer, statements: app.statements().length }
      }
      const known = await statementsOf(shopper.email)
      const unknown = await statementsOf('nobody.here@hemline.example')
      expect(unknown).toEqual(known)
      expect(unknown.answer).toEqual(wrong)
      const asked = async (email: string) => {
        app.statements()
        return {
          answer: await ask(app.newVisitor(), 'requestPasswordChange', { email }),
          statements: app.statements().length,
        }
      }
      expect(await asked('nobody.here@hemline.example')).toEqual(await asked(shopper.email))
    })

    test('lets banned people in to look, and lets them put nothing in a cart', async () => {
      const client = app.newVisitor()
      expect(await logIn(client, { ...shopper, email: personByKey('banned').email })).toMatchObject({
        user: { banned: true },
      })
      const { errors } = await client.run('addToCart', { input: { itemNumber: app.listed[0] } })
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    })
  })

  describe('after losing the password', () => {
    test('a link by mail sets a new one, once, and ends every other session', async () => {
      const elsewhere = app.newVisitor()
      await logIn(elsewhere)
      const token = await askForLink()
      expect(mail.sent[0]?.mail).toMatchObject({
        to: shopper.email,
        subject: 'Choose a new Hemline password',
      })
      expect(mail.sent[0]?.mail.text).toContain('https://shop.example/password/change?token=')
      expect(mail.sent[0]?.mail.html).toContain(`token=${token}"`)
      const client = app.newVisitor()
      expect((await ask(client, 'changePasswordByMail', { token, password: next })).__typename).toBe(
        'AuthPayload',
      )
      expect([await loggedIn(client), await loggedIn(elsewhere)]).toEqual([true, false])
      expect(
        (await ask(app.newVisitor(), 'changePasswordByMail', { token, password: next })).__typename,
      ).toBe('PasswordLinkInvalid')
      expect([
        (await logIn(app.newVisitor())).__typename,
        (await logIn(app.newVisitor(), { ...shopper, password: next })).__typename,
      ]).toEqual(['LogInRefused', 'AuthPayload'])
      await doJobs()
      expect(mail.sent.at(-1)?.mail.subject).toBe('Your Hemline password was changed')
    })

    test('of two who use one link at once, one gets in', async () => {
      const token = await askForLink()
      const answers = await Promise.all(
        [1, 2, 3].map(() => ask(app.newVisitor(), 'changePasswordByMail', { token, password: next })),
      )
      expect(answers.map((answer) => answer.__typename).sort()).toEqual([
        'AuthPayload',
        'PasswordLinkInvalid',
        'PasswordLinkInvalid',
      ])
      expect(await app.db.selectFrom('password_reset').select('used_at').execute()).toEqual([
        { used_at: expect.any(Date) },
      ])
    })

    test('a change with the current password ends links that are on their way', async () => {
      const token = await askForLink()
      const client = app.newVisitor()
      await logIn(client)
      await ask(client, 'changePassword', { currentPassword: seedPassword, newPassword: next })
      expect(
        (await ask(app.newVisitor(), 'changePasswordByMail', { token, password: next })).__typename,
      ).toBe('PasswordLinkInvalid')
    })

    test('a link is good for an hour, and survives a password that is too short', async () => {
      const token = await askForLink()
      expect(await ask(app.newVisitor(), 'changePasswordByMail', { token, password: 'short' })).toMatchObject(
        {
          __typename: 'InvalidInput',
          fields: [{ field: 'password' }],
        },
      )
      clock.setAhead(3_601_000)
      expect(
        (await ask(app.newVisitor(), 'changePasswordByMail', { token, password: next })).__typename,
      ).toBe('PasswordLinkInvalid')
      clock.setAhead(3_590_000)
      expect(
        (await ask(app.newVisitor(), 'changePasswordByMail', { token, password: next })).__typename,
      ).toBe('AuthPayload')
    })

    test('a newer link makes the older useless, and nothing but the mail holds either', async () => {
      const older = await askForLink()
      const newer = await askForLink()
      expect(
        (await ask(app.newVisitor(), 'changePasswordByMail', { token: older, password: next })).__typename,
      ).toBe('PasswordLinkInvalid')
      const { rows } =
        await sql`select token_hash::text from password_reset union all select payload::text from graphile_worker._private_jobs`.execute(
          app.db,
        )
      expect(JSON.stringify(rows)).not.toContain(newer)
    })

    test('nobody gets a mail who has no account', async () => {
      await askForLink('nobody.here@hemline.example')
      expect(mail.sent).toEqual([])
    })

    test('a mail that could not be sent is tried again', async () => {
      mail.refuseNext(1)
      expect(await askForLink()).toBe('')
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(app.db)
      await doJobs()
      expect(mail.sent).toHaveLength(1)
    })
  })

  describe('changing the password', () => {
    test('keeps this browser in and logs all others out', async () => {
      const here = app.newVisitor()
      const elsewhere = app.newVisitor()
      await logIn(here)
      await logIn(elsewhere)
      expect(
        (await ask(here, 'changePassword', { currentPassword: seedPassword, newPassword: next })).__typename,
      ).toBe('AuthPayload')
      expect([await loggedIn(here), await loggedIn(elsewhere)]).toEqual([true, false])
    })

    test('refuses the same one again, and guesses at the current one', async () => {
      const client = app.newVisitor()
      await logIn(client)
      expect(
        await ask(client, 'changePassword', { currentPassword: seedPassword, newPassword: seedPassword }),
      ).toMatchObject({
        __typename: 'InvalidInput',
      })
      for (let n = 0; n < 9; n++)
        await ask(client, 'changePassword', { currentPassword: 'x', newPassword: next })
      expect(
        (await ask(client, 'changePassword', { currentPassword: 'x', newPassword: next })).__typename,
      ).toBe('TooManyTries')
    })
  })

  describe('jobs', () => {
    test('vanish with the change that is rolled back', async () => {
      await app.db
        .transaction()
        .execute(async (tx) => {
          await addJob(tx, 'passwordMail', { email: shopper.email })
          throw new Error('no')
        })
        .catch(() => undefined)
      await doJobs()
      expect(mail.sent).toEqual([])
    })

    test('of the night come late for a session that is used every week: it ends after a year all the same', async () => {
      const client = app.newVisitor()
      await logIn(client)
      for (let day = 7; day < 365; day += 7) {
        clock.setAhead(day * 86_400_000)
        expect(await loggedIn(client)).toBe(true)
      }
      clock.setAhead(366 * 86_400_000)
      expect(await loggedIn(client)).toBe(false)
    })

    test('of the night remove sessions that ended and keep the others', async () => {
      await logIn(app.newVisitor())
      clock.setAhead(91 * 86_400_000)
      await logIn(app.newVisitor())
      await addJob(app.db, 'purgeEnded', {})
      await doJobs()
      expect(await app.db.selectFrom('session').select('user_id').execute()).toHaveLength(1)
    })
  })
})
