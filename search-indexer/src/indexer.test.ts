import { randomBytes } from 'node:crypto'
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { toDocument } from '@hemline/schema/search/document.ts'
import { chanceFrom, insertPiece, pieceOf } from '@hemline/schema/search/testing/pieces.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import { audit, describeAudit } from './audit.ts'
import { startDaemon } from './daemon.ts'
import { readChanges } from './documents.ts'
import { createMetrics } from './health.ts'
import { connectEngine } from './opensearch.ts'
import { drainOnce, outboxState } from './outbox.ts'
import { isRebuildNeeded, rebuild } from './rebuild.ts'
import { openStand, type Stand } from './testing/stand.ts'

const { TEST_DATABASE_URL, TEST_SEARCH_URL } = process.env
const now = new Date('2026-11-20T12:00:00Z')
/** The end that the hold of a sold piece has. */
const soldUntil = '9999-12-31T00:00:00.000Z'
const quiet = () => undefined

describe.skipIf(!TEST_DATABASE_URL || !TEST_SEARCH_URL)('indexer', () => {
  let stand: Stand
  const drain = async () => {
    for (;;) {
      const round = await drainOnce({ pool: stand.pool, engine: stand.engine, batch: 100 })
      if (round.claimed < 100) return
    }
  }
  const stored = async (itemNumber: number) => {
    const current = await stand.engine.current()
    const [found] = await stand.engine.storedByNumber(current?.index ?? '', [itemNumber])
    return found
  }
  const setPrice = (itemNumber: number, price: number) =>
    stand.pool.query('update item set price_cents = $2 where item_number = $1', [itemNumber, price])

  beforeAll(async () => {
    stand = await openStand({
      serverUrl: TEST_DATABASE_URL ?? '',
      engineUrl: TEST_SEARCH_URL ?? '',
      name: `try_indexer_${randomBytes(5).toString('hex')}`,
      pieces: 120,
    })
    await rebuild({ ...stand, say: quiet })
  })
  afterAll(() => stand.close())
  beforeEach(drain)

  test('a rebuild indexes every piece, forgets the changes it covered, and needs no second one', async () => {
    expect((await stand.engine.current())?.count).toBe(120)
    expect((await outboxState(stand.pool)).waiting).toBe(0)
    expect(await isRebuildNeeded(stand)).toBe(false)
  })

  test('what OpenSearch has taken is on its disk before the outbox forgets it', async () => {
    const { target } = stand.engine
    const settings = await fetch(
      `${target.node}/${target.readAlias}/_settings?include_defaults=true&flat_settings=true`,
    )
    const [index] = Object.values(
      (await settings.json()) as Record<string, { settings: object; defaults: object }>,
    )
    expect({ ...index?.defaults, ...index?.settings }).toMatchObject({
      'index.translog.durability': 'request',
    })
  })

  test('a renamed brand reaches the documents of all its pieces', async () => {
    const { rows } = await stand.pool.query<{ item_number: number; brand_id: number }>(
      'select item_number, brand_id from item limit 1',
    )
    const piece = rows[0]
    await stand.pool.query(`update brand set name = 'Renamed House' where id = $1`, [piece?.brand_id])
    await drain()
    expect((await stored(piece?.item_number ?? 0))?.document.brand_name).toBe('Renamed House')
    expect((await audit(stand)).differences).toEqual([])
  })

  test('a piece that somebody holds stays in the index with the end of the hold', async () => {
    const until = new Date('2026-11-20T12:20:00Z')
    await stand.pool.query('insert into hold (item_number, taken_at, expires_at) values (3, $1, $2)', [
      now,
      until,
    ])
    await drain()
    expect((await stored(3))?.document.held_until).toBe(until.toISOString())
    await expect(
      stand.pool.query(`update hold set expires_at = 'infinity' where item_number = 3`),
    ).rejects.toThrow('hold_end_is_a_time')
    await stand.pool.query(`update hold set expires_at = $1 where item_number = 3`, [soldUntil])
    await drain()
    expect((await stored(3))?.document.held_until).toBe(soldUntil)
  })

  test('a sold piece is stored as sold', async () => {
    await stand.pool.query(`update item set state = 'pending_sale' where item_number = 4`)
    await drain()
    expect((await stored(4))?.document.state).toBe('pending_sale')
  })

  test('a document read for the index is the one that the whole row gives', async () => {
    const { rows } = await stand.pool.query<ItemRow>('select * from search_item order by item_number')
    const { changes } = await readChanges(
      stand.pool,
      rows.map((row) => row.item_number),
    )
    expect(changes).toEqual(rows.map((row) => ({ itemNumber: row.item_number, document: toDocument(row) })))
  })

  test('a sale overtakes an edit, and an edit overtakes what a renamed brand does to its pieces', async () => {
    await stand.pool.query(
      `update brand set name = name || '.' where id = (select brand_id from item group by 1 order by count(*) desc limit 1)`,
    )
    await setPrice(13, 1313)
    await stand.pool.query(`update item set state = 'pending_sale' where item_number = 14`)
    const one = () => drainOnce({ ...stand, batch: 1 })
    expect(await one()).toMatchObject({ claimed: 1 })
    expect((await stored(14))?.document.state).toBe('pending_sale')
    expect((await stored(13))?.document.price_cents).not.toBe(1313)
    await one()
    expect((await stored(13))?.document.price_cents).toBe(1313)
    expect((await outboxState(stand.pool)).waiting).toBeGreaterThan(0)
  })

  test('while edits hang in the engine a hold still gets through, and a full round is joined by a second one', async () => {
    let hanging = 0
    let release: () => void = quiet
    const released = new Promise<void>((done) => {
      release = done
    })
    const engine = {
      ...stand.engine,
      bulk: async (...args: Parameters<typeof stand.engine.bulk>) => {
        if (args[1].some((change) => change.document?.price_cents === 9797)) {
          hanging += 1
          await released
        }
        return stand.engine.bulk(...args)
      },
    }
    const daemon = startDaemon({
      pool: stand.pool,
      engine,
      batch: 10,
      log: pino({ level: 'silent' }),
      metrics: createMetrics(stand.pool),
    })
    await stand.pool.query('update item set price_cents = 9797 where item_number between 40 and 79')
    await vi.waitFor(() => expect(hanging).toBe(2), { timeout: patienceMs })
    await stand.pool.query('insert into hold (item_number, taken_at, expires_at) values (15, $1, $2)', [
      now,
      soldUntil,
    ])
    await vi.waitFor(async () => expect((await stored(15))?.document.held_until).toBe(soldUntil), {
      timeout: patienceMs,
    })
    expect(hanging).toBe(2)
    release()
    await vi.waitFor(async () => expect((await outboxState(stand.pool)).waiting).toBe(0), {
      timeout: patienceMs,
    })
    await daemon.stop()
    expect((await audit(stand)).differences).toEqual([])
  })

  test('two indexers share a backlog, and what each wrote is what the database says', async () => {
    const open = () =>
      startDaemon({ ...stand, batch: 10, log: pino({ level: 'silent' }), metrics: createMetrics(stand.pool) })
    const both = [open(), open()]
    for (const price of [501, 502, 503]) await stand.pool.query('update item set price_cents = $1', [price])
    await vi.waitFor(async () => expect((await outboxState(stand.pool)).waiting).toBe(0), {
      timeout: patienceMs,
    })
    await Promise.all(both.map((daemon) => daemon.stop()))
    expect((await audit(stand)).differences).toEqual([])
  })

  test('two changes that commit in another order than they began end with what the database says', async () => {
    const early = await stand.pool.connect()
    await early.query('begin')
    await early.query('update item set price_cents = 111 where item_number = 5')
    await setPrice(6, 222)
    await drain()
    await early.query('commit')
    early.release()
    await drain()
    expect((await stored(5))?.document.price_cents).toBe(111)
    expect((await stored(6))?.document.price_cents).toBe(222)
  })

  test('a slow writer cannot overwrite a change that happened while it drew its version and read', async () => {
    let asked = 0
    const interrupted = async (text: string, values?: unknown[]) => {
      const answer = await stand.pool.query(text, values)
      asked += 1
      if (asked === 1) {
        await setPrice(7, 777)
        await drain()
      }
      return answer
    }
    const slow = await readChanges({ query: interrupted as typeof stand.pool.query }, [7])
    const indexes = await stand.engine.indexesOf(stand.engine.target.writeAlias)
    expect(await stand.engine.bulk(indexes, slow.changes, slow.version)).toEqual([])
    expect((await stored(7))?.document.price_cents).toBe(777)
  })

  test('an indexer that dies between claim and acknowledgement loses nothing', async () => {
    await setPrice(8, 888)
    const dying = await stand.pool.connect()
    dying.on('error', quiet)
    const { rows } = await dying.query('select pg_backend_pid() as pid')
    await dying.query('begin')
    await dying.query('select id from outbox for update skip locked')
    expect((await drainOnce({ ...stand, batch: 100 })).claimed).toBe(0)
    await stand.pool.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
    dying.release(true)
    await drain()
    expect((await stored(8))?.document.price_cents).toBe(888)
  })

  test('an engine that is down leaves every change in place', async () => {
    await setPrice(9, 999)
    const nowhere = connectEngine('http://127.0.0.1:1/none', 500)
    await expect(drainOnce({ pool: stand.pool, engine: nowhere, batch: 100 })).rejects.toThrow()
    expect((await outboxState(stand.pool)).waiting).toBe(1)
    await nowhere.close()
    await drain()
    expect((await stored(9))?.document.price_cents).toBe(999)
  })

  test('a piece that the engine refuses waits for its next try and holds nobody up', async () => {
    await setPrice(10, 1010)
    await setPrice(11, 1111)
    const choosy = {
      ...stand.engine,
      bulk: async (
        indexes: readonly string[],
        changes: Parameters<typeof stand.engine.bulk>[1],
        version: number,
      ) => [
        ...(await stand.engine.bulk(
          indexes,
          changes.filter((change) => change.itemNumber !== 10),
          version,
        )),
        { itemNumber: 10, reason: '400 planted' },
      ],
    }
    const round = await drainOnce({ pool: stand.pool, engine: choosy, batch: 100 })
    expect(round).toMatchObject({ claimed: 2, written: 1 })
    const { rows } = await stand.pool.query(
      'select attempts, last_error, not_before > now() as later from outbox',
    )
    expect(rows).toEqual([{ attempts: 1, last_error: '400 planted', later: true }])
    await stand.pool.query('update outbox set not_before = now()')
    await drain()
    expect((await stored(10))?.document.price_cents).toBe(1010)
  })

  test('changes during a rebuild are in the new index, whoever wrote first', async () => {
    const old = await stand.engine.current()
    const changed: number[] = []
    for (let n = 1001; n <= 3000; n++) await insertPiece(stand.pool, pieceOf(n, chanceFrom(n), now))
    await rebuild({
      ...stand,
      say: quiet,
      onPage: async (done) => {
        // One piece that the rebuild has read already, and one that it has yet to read.
        for (const itemNumber of [20 + changed.length, 2900 + changed.length]) {
          await setPrice(itemNumber, 4242)
          changed.push(itemNumber)
        }
        if (done % 2000 === 0) await drain()
      },
    })
    await drain()
    const current = await stand.engine.current()
    expect(current?.index).not.toBe(old?.index)
    expect(await stand.engine.allIndexes()).toEqual([current?.index])
    expect(changed.length).toBeGreaterThan(3)
    for (const itemNumber of changed) expect((await stored(itemNumber))?.document.price_cents).toBe(4242)
    expect((await audit(stand)).differences).toEqual([])
  })

  test('the audit finds and repairs what is missing, stale or surplus, even with a version of the future', async () => {
    const { changes } = await readChanges(stand.pool, [30, 31])
    const indexes = await stand.engine.indexesOf(stand.engine.target.writeAlias)
    const stale = changes.map((change) => ({
      ...change,
      document: change.document && { ...change.document, price_cents: 1 },
    }))
    await stand.engine.bulk(indexes, stale.slice(0, 1), 50_000_000)
    await stand.engine.bulk(indexes, [{ itemNumber: 31, document: undefined }], 40_000_000)
    const [ghost] = stale
    await stand.engine.bulk(
      indexes,
      [{ itemNumber: 999_999, document: ghost?.document && { ...ghost.document, item_number: 999_999 } }],
      60_000_000,
    )
    const looked = await audit({ ...stand, lookOnly: true })
    expect(looked.unrepaired.length).toBe(looked.differences.length)
    const report = await audit(stand)
    expect(report.differences).toEqual(looked.differences)
    expect(report.differences.map(({ itemNumber, kind }) => [itemNumber, kind])).toEqual([
      [30, 'stale'],
      [31, 'missing'],
      [999_999, 'surplus'],
    ])
    expect(report.unrepaired).toEqual([])
    expect(describeAudit(report).at(-1)).toBe('audit: all repaired')
    expect((await audit(stand)).differences).toEqual([])
    await setPrice(30, 3030)
    await drain()
    expect((await stored(30))?.document.price_cents).toBe(3030)
  })

  test('an index made from another database is built anew', async () => {
    const other = await openStand({
      serverUrl: TEST_DATABASE_URL ?? '',
      engineUrl: TEST_SEARCH_URL ?? '',
      name: `try_indexer_${randomBytes(5).toString('hex')}`,
      pieces: 3,
    })
    const mixed = { pool: other.pool, engine: stand.engine }
    expect(await isRebuildNeeded(mixed)).toBe(true)
    await rebuild({ ...mixed, say: quiet })
    expect((await audit(mixed)).differences).toEqual([])
    expect((await stand.engine.current())?.count).toBe(3)
    await other.close()
    await rebuild({ ...stand, say: quiet })
  })

  test('the running indexer waits out an engine that is away, and ends after its round', async () => {
    let away = true
    const engine = {
      ...stand.engine,
      bulk: (...args: Parameters<typeof stand.engine.bulk>) =>
        away ? Promise.reject(new Error('planted outage')) : stand.engine.bulk(...args),
    }
    const metrics = createMetrics(stand.pool)
    const daemon = startDaemon({
      pool: stand.pool,
      engine,
      batch: 100,
      log: pino({ level: 'silent' }),
      metrics,
    })
    await setPrice(12, 1212)
    await vi.waitFor(
      async () => expect(await metrics.registry.metrics()).toMatch(/hemline_indexer_failures_total [1-9]/),
      { timeout: patienceMs },
    )
    expect((await outboxState(stand.pool)).waiting).toBe(1)
    away = false
    await vi.waitFor(async () => expect((await stored(12))?.document.price_cents).toBe(1212), {
      timeout: patienceMs,
    })
    await daemon.stop()
    await setPrice(12, 1313)
    expect((await outboxState(stand.pool)).waiting).toBe(1)
  })
})
