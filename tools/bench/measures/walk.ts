// The memory that the API holds after people have walked about in the shop as browsers do, with pictures.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Measure, Row } from '../rows.ts'
import { startWalk } from '../walk.ts'

/** The number of documents that are opened; each comes with its requests and pictures. */
const pages = 1500
const mostMb = 450

/** The measure `walk`. */
export const walk: Measure = {
  name: 'walk',
  needs: 'default',
  run: async (bench): Promise<Row[]> => {
    const api = await bench.api()
    const web = await bench.web({ env: { API_URL: api.url } })
    const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 1 })
    const wanted = bench.short ? 6 : pages
    let isOver = false
    const { tally, done } = await startWalk({
      doors: { api: api.url, web: web.url },
      pool,
      walkers: 4,
      seed: 7,
      until: () => isOver,
    })
    const seen: number[] = []
    while (tally.documents < wanted) {
      await sleep(1000)
      seen.push(api.residentMb())
    }
    isOver = true
    await done
    await pool.end()
    const end = api.residentMb()
    const most = Math.max(...seen)
    await web.stop()
    await api.stop()
    const count = (value: number) => value.toLocaleString('en-US')
    return [
      {
        what: `memory of the API after a walk of ${count(tally.documents)} pages`,
        ours: `${end.toFixed(0)} MB, ${most.toFixed(0)} MB at most`,
        floor: '',
        ratio: '',
        reach: `≤ ${mostMb} MB at most`,
        met: bench.short ? null : most <= mostMb,
        note: `resident, of the API’s own process; four walkers: ${count(tally.reads)} reads, ${count(tally.pictures)} pictures drawn or read, ${count(tally.missed)} pictures not waited for longer than 4 s, ${count(tally.carts)} carts, ${count(tally.failed)} visits that failed`,
      },
    ]
  },
}
