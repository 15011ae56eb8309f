// Balances by snapshots are those of all entries, whenever a snapshot is made and whoever is writing
// meanwhile (decision 0040).
import { type AccountRef, account } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeTasks } from '../../tasks.ts'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { balanceOf, post, snapshotLedger, verifyLedger } from './ledger.ts'

const now = new Date('2026-11-22T12:00:00Z')
/** Transactions of the server's other databases are waited for too. */
const patience = { timeout: 120_000, interval: 20 }

describe.skipIf(!testServer)('snapshots of the ledger', () => {
  let app: TestApp
  let count = 0
  const fresh = (what: string) => `${what}-${++count}`
  beforeAll(async () => {
    app = await testApp()
  })
  beforeEach(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
  })
  afterAll(async () => {
    expect(await verifyLedger(app.db)).toEqual([])
    await app.close()
  })

  /** From the processor's side to somebody's, or back. */
  const entriesOf = (to: AccountRef, amount: number) => [
    { account: account('processor_clearing'), amount: -amount },
    { account: to, amount },
  ]
  const postingOf = (to: AccountRef, amount: number) => ({
    key: fresh('key'),
    kind: 'order_paid' as const,
    reason: 'test',
    now,
    entries: entriesOf(to, amount),
  })
  const paying = (to: AccountRef, amount: number) =>
    app.db.transaction().execute((tx) => post(tx, postingOf(to, amount)))
  /** A posting whose transaction stays open until `end`. */
  async function openPosting(to: AccountRef, amount: number): Promise<{ end: () => Promise<void> }> {
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
    const done = app.db.transaction().execute(async (tx) => {
      await post(tx, postingOf(to, amount))
      isWritten()
      await over
    })
    await Promise.race([written, done])
    return {
      end: async () => {
        end()
        await done
      },
    }
  }
  /** Accounts whose balance is not the sum of their entries, in one picture of the database. */
  const wrong = async () => {
    const { rows } = await sql<{ id: number }>`select a.id from ledger_account a
      where ledger_balance(a.id) <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)`.execute(
      app.db,
    )
    return rows
  }
  const allMade = () => vi.waitFor(async () => expect(await snapshotLedger(app.db, 1)).toBe(true), patience)
  const snapshots = async () => {
    const { rows } = await sql<{
      kind: string
      holder: string
      balance: number
      upto: number
    }>`select a.kind, a.holder, s.balance, s.upto
      from ledger_snapshot s join ledger_account a on a.id = s.account_id`.execute(app.db)
    return new Map(rows.map((row) => [`${row.kind}/${row.holder}`, row]))
  }

  test('are made by the job for accounts with many entries, and for no others', async () => {
    const busy = account('gift_card', fresh('busy'))
    const quiet = account('gift_card', fresh('quiet'))
    for (let i = 0; i < 120; i += 1) await paying(busy, 10)
    await paying(quiet, 7)
    const tasks = makeTasks({ db: app.db, now: () => now } as unknown as Parameters<typeof makeTasks>[0])
    const made = await vi.waitFor(async () => {
      await tasks.snapshotLedger({}, { key: 'job' })
      const some = await snapshots()
      expect(some.size).toBeGreaterThan(0)
      return some
    }, patience)
    expect(made.get(`gift_card/${busy.holder}`)?.balance).toBe(1200)
    expect(made.get('processor_clearing/')).toBeDefined()
    expect(made.has(`gift_card/${quiet.holder}`)).toBe(false)
    await paying(busy, 5)
    expect([await balanceOf(app.db, busy), await balanceOf(app.db, quiet)]).toEqual([1205, 7])
    expect(await wrong()).toEqual([])
  })

  test('hold the overdraft off as the entries do: what is left by a snapshot and the entries after it can be taken, and not a cent more', async () => {
    const card = account('gift_card', fresh('card'))
    await paying(card, 500)
    await paying(card, -100)
    await allMade()
    await paying(card, -300)
    await expect(paying(card, -101)).rejects.toThrow('at least 2 are needed')
    const raw = app.db.transaction().execute(async (tx) => {
      await sql`with posting as (insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at)
          values (gen_random_uuid(), ${fresh('raw')}, 'correction', '', '', now()) returning id)
        insert into ledger_entry (posting_id, account_id, amount) select posting.id, a.id, case when a.kind = 'gift_card' then -101 else 101 end
        from posting, ledger_account a where (a.kind, a.holder) in (('gift_card', ${card.holder}), ('processor_clearing', ''))`.execute(
        tx,
      )
    })
    await expect(raw).rejects.toThrow('would be overdrawn')
    await paying(card, -100)
    expect(await balanceOf(app.db, card)).toBe(0)
  })

  test('wait for a posting that drew its number early and is written late, and then count it', async () => {
    const early = account('gift_card', fresh('early'))
    const late = account('gift_card', fresh('late'))
    const open = await openPosting(early, 400)
    await paying(late, 30)
    let isOver = false
    app.statements()
    const making = snapshotLedger(app.db, 1).finally(() => {
      isOver = true
    })
    await vi.waitFor(
      () => expect(app.statements().some((text) => text.includes('insertSnapshots'))).toBe(true),
      patience,
    )
    expect([isOver, (await snapshots()).has(`gift_card/${late.holder}`)]).toEqual([false, false])
    await open.end()
    await making
    await allMade()
    const made = await snapshots()
    expect([
      made.get(`gift_card/${early.holder}`)?.balance,
      made.get(`gift_card/${late.holder}`)?.balance,
    ]).toEqual([400, 30])
    expect(await wrong()).toEqual([])
  })

  test('are right in every moment while many post and others make snapshots', async () => {
    const cards = Array.from({ length: 4 }, () => account('gift_card', fresh('racing')))
    for (const card of cards) await paying(card, 1_000_000)
    let posting = true
    const writers = cards.flatMap((card) =>
      [1, -1].map(async (sign) => {
        let posted = 0
        for (let i = 0; i < 60; i += 1) {
          // Some are held open across whole rounds of the others.
          const open = i % 6 === 0 ? await openPosting(card, sign * (i + 1)) : undefined
          await paying(cards[(i + 1) % cards.length] ?? card, 1)
          if (open) await open.end()
          else if ((await paying(card, sign * (i + 1))).__typename === 'Posted') posted += 1
        }
        return posted
      }),
    )
    const makers = [1, 2].map(async () => {
      while (posting) await snapshotLedger(app.db, 1)
    })
    const watcher = (async () => {
      while (posting) expect(await wrong()).toEqual([])
    })()
    const all = await Promise.all(writers).finally(() => {
      posting = false
    })
    await Promise.all([...makers, watcher])
    expect(all).toEqual(Array(8).fill(50))
    await allMade()
    expect(await wrong()).toEqual([])
    const made = await snapshots()
    for (const card of cards)
      expect(made.get(`gift_card/${card.holder}`)?.balance).toBe(await balanceOf(app.db, card))
  })

  test('that somebody changed, or that reach beyond what is numbered, are told by the doctor', async () => {
    const card = account('gift_card', fresh('changed'))
    await paying(card, 50)
    await allMade()
    const change = async (set: string) => {
      await sql`update ledger_snapshot s set ${sql.raw(set)} from ledger_account a where a.id = s.account_id and a.holder = ${card.holder}`.execute(
        app.db,
      )
      return (await verifyLedger(app.db)).map((one) => one.fault)
    }
    expect(await change('balance = balance + 1')).toEqual(['a snapshot is not the sum of its entries'])
    expect(await change('balance = balance - 1, upto = upto + 1000000')).toEqual([
      'a snapshot reaches further than entries are numbered',
    ])
    expect(await change('upto = upto - 1000000')).toEqual([])
  })

  test('are asked for in a transaction of their own: a number of the ledger and of the transaction come in this order', async () => {
    const late = app.db.transaction().execute(async (tx) => {
      await post(tx, postingOf(account('gift_card', fresh('own')), 5))
      return sql`select * from ledger_snapshot_reach()`.execute(tx)
    })
    await expect(late).rejects.toThrow('in a transaction of its own')
  })
})
