// For tests of privacy: an API with people who leave, their mails, and a search for what is left of them.
import { sql } from 'kysely'
import { folderExportStore } from '../../../ports/export-store.folder.ts'
import { memoryMail } from '../../../ports/mail.memory.ts'
import { type Answer, type TestClient, testApp } from '../../../testing/app.ts'
import { movableClock } from '../../../testing/clock.ts'
import { resultOf } from '../../checkout/testing/buying.ts'
import { fakeProcessor } from '../../payment/testing/fake-processor.ts'
import { sendDeletionMail } from '../privacy.ts'

export const dayMs = 86_400_000
const password = 'linen-apron-4711'

export type PrivacyShown = {
  signal: boolean
  doNotSell: boolean
  open: { kind: string; words: string }[]
  givenUp: string[]
  stays: string[]
  refusal: string | null
  dataExport: { id: string; status: string } | null
  mayExport: boolean
}
export type Named = { __typename: string; message?: string }

/** Returns an operation's result with its type's name. */
export const named = (answer: Answer, field: string): Named => resultOf<Named>(answer, field)

export type PrivacyHouse = Awaited<ReturnType<typeof privacyHouse>>

/** Starts an API for tests of privacy; close `app` when done. */
export async function privacyHouse() {
  let people = 0
  const clock = movableClock()
  const processor = fakeProcessor()
  const mail = memoryMail()
  const app = await testApp({ payments: processor, now: clock.now })
  const shop = { app, clock, processor, staff: await app.loggedIn('employee') }
  const doors = () => ({
    db: app.db,
    mail,
    webOrigin: 'http://shop.example',
    now: clock.now,
    exports: folderExportStore(app.config.PHOTO_STORE_DIR),
  })

  /** Signs somebody up whose names and address hold a mark that nobody else has. */
  async function member() {
    people += 1
    const mark = `Zzq${people.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}qz`
    const email = `${mark.toLowerCase()}@leaving.example`
    const client = app.newVisitor()
    const input = { email, password, firstName: `${mark} Ada`, lastName: `${mark} Holm`, acceptTerms: true }
    const made = named(await client.run('signUp', { input }), 'signUp')
    if (made.__typename !== 'AuthPayload') throw new Error(JSON.stringify(made))
    const { id } = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { client, email, id, mark }
  }

  /** Sends the queued mails about deletions, as the worker would; returns the token of the last link. */
  async function mailed(): Promise<string> {
    const { rows } = await sql<{ id: string; payload: never }>`
      select id::text as id, payload from graphile_worker._private_jobs
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'deletionMail') order by 1`.execute(
      app.db,
    )
    for (const { id, payload } of rows) {
      await sendDeletionMail(doors(), payload, `job-${id}`)
      await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(app.db)
    }
    return /privacy\/delete\/(\S+)/.exec(mail.sent.at(-1)?.mail.text ?? '')?.[1] ?? ''
  }

  /** Returns the tables in which a text still stands anywhere. */
  async function tracesOf(text: string): Promise<string[]> {
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.db)
    const found: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
        where lower(to_jsonb(t)::text) like ${`%${text.toLowerCase()}%`}`.execute(app.db)
      if (rows[0]?.n) found.push(name)
    }
    return found
  }

  return {
    app,
    shop,
    clock,
    mail,
    doors,
    member,
    mailed,
    tracesOf,
    privacyOf: async (client: TestClient, headers: Record<string, string> = {}) =>
      resultOf<PrivacyShown>(await client.run('getPrivacy', {}, headers), 'privacy'),
    logIn: async (email: string) =>
      named(await app.newVisitor().run('logIn', { input: { email, password } }), 'logIn'),
    logInAs: async (email: string) => {
      const client = app.newVisitor()
      await client.run('logIn', { input: { email, password } })
      return client
    },
  }
}
