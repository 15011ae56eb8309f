// Measures how soon the mail of a match is out when its member wants such mails at once: in a
// database of its own, by the worker's own runner of jobs in this process, with a mail server that takes
// everything. The time counts from the start of the transaction that tells to the call of the mail server.
// The mails have no picture: drawing one is the measure `pictures`.
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { tell, tellPerson } from '@hemline/api/domains/notifications/notifications.ts'
import { keepRunning } from '@hemline/api/platform/job-runner.ts'
import { ensureJobSchema } from '@hemline/api/platform/jobs.ts'
import type { MailPort } from '@hemline/api/ports/mail.ts'
import { testTelling } from '@hemline/api/testing/telling.ts'
import { connect } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { cents } from '@hemline/rules/common/money.ts'
import pg from 'pg'
import { type Bench, type Measure, quantile, type Row } from '../rows.ts'

const perSecond = 20
/** How long the last mails may take, in ms, before the measure fails. */
const patienceMs = 60_000
const idOf = (at: number): string => `10000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
const emailOf = (at: number): string => `told${at}@hemline.example`

async function superQuery(superUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Members with a confirmed address who want mails of matches at once and have no quiet hours. */
async function addMembers(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into user_account (id, email, email_verified_at, password_hash, first_name, last_name, created_at)
       select ('10000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'told' || n || '@hemline.example', now(), '', 'Ada', 'Marlowe', now()
       from generate_series(0, $1::int - 1) n`,
      [count],
    )
    await client.query(
      `insert into subscription (user_id, kind, channel, state, source, changed_at)
       select id, 'match', 'email', 'active', 'bench', now() from user_account where email like 'told%'`,
    )
    await client.query(
      `insert into notification_setting (user_id, time_zone, quiet_from, quiet_until, changed_at)
       select id, 'America/Los_Angeles', 0, 0, now() from user_account where email like 'told%'`,
    )
  } finally {
    await client.end()
  }
}

/** Tells each member of one match at a steady pace; returns the seconds from each telling to its mail. */
async function measure(url: string, count: number): Promise<number[]> {
  const { db, close } = connect({ url, name: 'bench-telling', max: 8 })
  const begunAt = new Map<string, number>()
  const waits: number[] = []
  const mail: MailPort = {
    send: async ({ to }) => {
      waits.push((performance.now() - (begunAt.get(to) ?? Number.NaN)) / 1000)
    },
    close: async () => undefined,
  }
  const doors = {
    db,
    mail,
    ...testTelling(mail),
    webOrigin: 'https://shop.example',
    giftCardSecret: 'a secret of the bench with enough letters',
    now: () => new Date(),
  }
  const failures: unknown[] = []
  const runner = await keepRunning({
    url,
    db,
    taskList: { tellPerson: (job) => tellPerson(doors, (job as { userId: string }).userId) },
    crontab: '',
    log: { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined },
    onJobError: (error) => failures.push(error),
  })
  try {
    const begun = performance.now()
    for (let at = 0; at < count; at += 1) {
      const pause = begun + (at * 1000) / perSecond - performance.now()
      if (pause > 0) await wait(pause)
      // A mail that is sent before this line goes on would have no time to count from.
      begunAt.set(emailOf(at), performance.now())
      await tell(db, {
        userId: idOf(at),
        kind: 'match',
        key: `match:${at}`,
        title: 'New for “Dresses for work”',
        body: 'Marlowe & Finch ink silk midi dress, size 8, excellent.',
        link: '/product/dress/1',
        amountCents: cents(9199),
        data: { rhythm: 'at_once', search: 'Dresses for work' },
      })
    }
    const end = performance.now() + patienceMs
    while (waits.length < count && failures.length === 0 && performance.now() < end) await wait(50)
  } finally {
    await runner.stop()
    await close()
  }
  if (failures.length > 0) throw failures[0]
  if (waits.length !== count) throw new Error(`${count} were told, and ${waits.length} mails came`)
  return waits.toSorted((a, b) => a - b)
}

/** The measure `told`. */
export const told: Measure = {
  name: 'told',
  needs: 'default',
  run: async ({ superUrl, short }: Pick<Bench, 'superUrl' | 'short'>): Promise<Row[]> => {
    const name = 'told_at_once'
    await superQuery(superUrl, `create database ${name}`)
    try {
      const url = Object.assign(new URL(superUrl), { pathname: `/${name}` }).href
      await migrate(url)
      await ensureJobSchema(url)
      const count = short ? 40 : 600
      await addMembers(url, count)
      const waits = await measure(url, count)
      // Other programs on the machine take their part of it: the figure says how many.
      const [load = 0] = loadavg()
      return [
        {
          what: 'from a notification to its mail, at once, p99',
          ours: `${quantile(waits, 0.99).toFixed(2)} s`,
          floor: '–',
          ratio: '–',
          reach: '–',
          met: null,
          note: `${count} members, ${perSecond} a second, one worker; p50 ${quantile(waits, 0.5).toFixed(2)} s; load of the machine ${load.toFixed(0)} on ${cpus().length} cores; daily and weekly mails go at their hour`,
        },
      ]
    } finally {
      await dropDatabase(superUrl, name)
    }
  },
}
