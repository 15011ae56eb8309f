// A feed of 50,000 rows of which one is broken: taken in whole, with bounded memory.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { feedRowsMax } from '@hemline/rules/partners/feeds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'
import { runFeed } from './partners.ts'
import { csv, type PartnerSystem, partnerSystem, row } from './testing/partner.ts'

const patientMs = 300_000
const appliedHere = 400
/** What the process may keep of a feed of 3.4 MB once it is done, in bytes. */
const keptMost = 40e6

/** Returns how many bytes are in use after everything that nobody needs was thrown away. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe.skipIf(!testServer)('a feed of 50,000 rows', () => {
  let app: TestApp
  let partner: PartnerSystem
  beforeAll(async () => {
    app = await testApp()
    partner = await partnerSystem(app, 'north-loom')
  })
  afterAll(() => app.close())
  const url = '/api/partners/north-loom/feeds'
  const bodyOf = (count: number, broken = 0) =>
    csv(
      ...Array.from({ length: count }, (_, i) =>
        row(`BIG-${i + 1}`, i + 1 === broken ? { price: 'abc' } : {}),
      ),
    )

  test(
    'leaves out the one broken row, says why, and leaves nothing behind in memory',
    async () => {
      expect(
        (await partner.send('POST', `${url}?id=big`, { body: bodyOf(feedRowsMax, 31_416) })).status,
      ).toBe(202)
      const { id } = await app.db
        .selectFrom('partner_feed')
        .select('id')
        .where('reference', '=', 'big')
        .executeTakeFirstOrThrow()
      const before = bytesInUse()
      await runFeed({ db: app.db, now: () => new Date() }, id, feedRowsMax + appliedHere)
      expect(bytesInUse() - before).toBeLessThan(keptMost)
      expect(JSON.parse((await partner.send('GET', `${url}/big`)).text)).toMatchObject({
        state: 'applying',
        rows: feedRowsMax,
        good: feedRowsMax - 1,
        bad: 1,
        outcomes: { refused: 1, waits_for_photos: appliedHere },
      })
      const report = await partner.send('GET', `${url}/big/report?format=json&only=problems`)
      expect(JSON.parse(report.text)).toEqual([
        expect.objectContaining({ row: 31_416, field: 'price', value: 'abc', outcome: 'Not taken' }),
      ])
    },
    patientMs,
  )

  test(
    'with one row more is refused, and nothing of it is stored',
    async () => {
      const sent = await partner.send('POST', `${url}?id=more`, { body: bodyOf(feedRowsMax + 1) })
      expect([sent.status, sent.text]).toEqual([400, expect.stringContaining('at most 50,000 rows')])
      const feeds = await app.db
        .selectFrom('partner_feed')
        .select('id')
        .where('reference', '=', 'more')
        .execute()
      expect(feeds).toEqual([])
    },
    patientMs,
  )
})
