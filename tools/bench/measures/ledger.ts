// Postings and balances with a short and a long history: two ledgers in databases of their own that differ
// only in their number of entries. Both are used in turn, by the shop's own actions in this process.
import { balanceOf, type Posting, post, snapshotLedger } from '@hemline/api/domains/ledger/ledger.ts'
import { databaseOptions, inTransaction } from '@hemline/api/platform/db.ts'
import { connect, type Db } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import pg from 'pg'
import { loadHistory } from '../ledger-history.ts'
import { type Bench, type Measure, median, ms, quantile, type Row, times } from '../rows.ts'

/**
 * The two accounts of each posting: a gift card that pays for everything, the busiest account that may not
 * fall below zero; and the processor's clearing account, which may.
 */
export const busy = account('gift_card', 'busy')
export const shops = account('processor_clearing')

type Ledger = {
  readonly entries: number
  readonly url: string
  readonly db: Db
  readonly close: () => Promise<void>
  readonly drop: () => Promise<void>
}

async function makeLedger(bench: Pick<Bench, 'superUrl' | 'say'>, entries: number): Promise<Ledger> {
  const name = `ledger_of_${entries}`
  const admin = new pg.Client({ connectionString: bench.superUrl })
  await admin.connect()
  await admin.query(`create database ${name}`).finally(() => admin.end())
  const url = Object.assign(new URL(bench.superUrl), { pathname: `/${name}` }).href
  await migrate(url)
  const begun = performance.now()
  await loadHistory(url, { entries, owed: busy, shops })
  bench.say(
    `  ${entries.toLocaleString('en-US')} entries loaded in ${Math.round((performance.now() - begun) / 1000)} s`,
  )
  const { db, close } = connect(databaseOptions(url))
  if (!(await snapshotLedger(db))) throw new Error('no snapshots were made: some transaction goes on')
  return { entries, url, db, close, drop: () => dropDatabase(bench.superUrl, name) }
}

/** Posts one cent from the busy card to the clearing account, or back, in turn. */
async function postOne({ db }: Ledger, at: number): Promise<void> {
  const amount = at % 2 === 0 ? -1 : 1
  const entries = [
    { account: busy, amount },
    { account: shops, amount: -amount },
  ]
  const posting: Posting = {
    key: `bench/${at}`,
    kind: 'order_paid',
    reason: 'bench',
    now: new Date(),
    entries,
  }
  const posted = await inTransaction<Awaited<ReturnType<typeof post>>>(db, 'Posted', (tx) =>
    post(tx, posting),
  )
  if (posted.__typename !== 'Posted' || posted.replayed)
    throw new Error(`posting ${at}: ${posted.__typename}`)
}

/** Milliseconds of each ledger; both do the same action one after the other. */
type Times = { posting: number[]; owed: number[]; shops: number[] }

async function round(
  ledgers: readonly [Ledger, Ledger],
  { first, count }: { first: number; count: number },
): Promise<[Times, Times]> {
  const all: [Times, Times] = [
    { posting: [], owed: [], shops: [] },
    { posting: [], owed: [], shops: [] },
  ]
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    into.push(performance.now() - begun)
  }
  for (let at = first; at < first + count; at += 1) {
    for (const side of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const ledger = ledgers[side]
      await timed(all[side].posting, () => postOne(ledger, at))
      await timed(all[side].owed, () => balanceOf(ledger.db, busy))
      await timed(all[side].shops, () => balanceOf(ledger.db, shops))
    }
  }
  return all
}

/**
 * Throws unless the balances by snapshots equal the sums of the entries and the database finds no fault in
 * the ledger.
 */
async function prove({ url, db, entries }: Ledger): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ kind: string; holder: string; sum: string }>(
      'select a.kind, a.holder, sum(e.amount) as sum from ledger_entry e join ledger_account a on a.id = e.account_id group by a.id',
    )
    for (const { kind, holder, sum } of rows) {
      const balance = await balanceOf(db, { kind: kind as typeof busy.kind, holder })
      if (balance !== Number(sum))
        throw new Error(`${kind} ${holder} of ${entries} entries holds ${sum}, its balance says ${balance}`)
    }
    const faults = await client.query<{ fault: string; detail: string }>(
      'select fault, detail from ledger_faults()',
    )
    if (faults.rows.length > 0) throw new Error(`${faults.rows[0]?.fault}: ${faults.rows[0]?.detail}`)
  } finally {
    await client.end()
  }
}

const reach = 1.3

/** Returns the medians of all rounds; the first round only warms up. */
async function measured(
  bench: Pick<Bench, 'short' | 'rounds'>,
  ledgers: readonly [Ledger, Ledger],
): Promise<[Times, Times][]> {
  const count = bench.short ? 20 : 400
  const rounds: [Times, Times][] = []
  for (let at = 0; at <= (bench.short ? 1 : bench.rounds); at += 1)
    rounds.push(await round(ledgers, { first: at * count, count }))
  return rounds.slice(1)
}

const names = {
  posting: 'posting that takes from a busy account, p50',
  owed: 'balance of a busy account that must not go below zero, p50',
  shops: 'balance of an account of the shop’s own, p50',
} as const

/** The measure `ledger`. */
export const ledger: Measure = {
  name: 'ledger',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const [few, many] = bench.short ? [1000, 100_000] : [10_000, 10_000_000]
    const made: Ledger[] = []
    try {
      for (const entries of [few, many]) made.push(await makeLedger(bench, entries))
      const ledgers = made as unknown as readonly [Ledger, Ledger]
      const rounds = await measured(bench, ledgers)
      for (const one of ledgers) await prove(one)
      return (['posting', 'owed', 'shops'] as const).map((what) => {
        const of = (side: 0 | 1) => median(rounds.map((each) => quantile(each[side][what], 0.5)))
        const short = of(0)
        const long = of(1)
        return {
          what: names[what],
          ours: `of ${many.toLocaleString('en-US')} entries ${ms(long)}`,
          floor: `of ${few.toLocaleString('en-US')} ${ms(short)}`,
          ratio: times(long / short),
          reach: `≤ ${reach}×`,
          met: bench.short ? null : long <= reach * short,
          note: `${rounds.length} rounds, each ledger asked in turn; entries loaded by COPY, half of them the busy card’s and half the shop’s; every balance was the sum of its entries afterwards`,
        }
      })
    } finally {
      for (const one of made) {
        await one.close()
        await one.drop()
      }
    }
  },
}
