// Walks about in a running shop (`make up`) and prints its API's memory once a minute, with the peak at the
// end. Usage: node tools/bench/walk-main.ts --minutes 60 --walkers 4
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { databaseUrlOf, readSettings } from '../local/env.ts'
import { startWalk } from './walk.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    walkers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '7' },
  },
})
const settings = readSettings()
const at = (port: number) => `http://127.0.0.1:${port}`
const doors = { api: at(settings.ports.api), web: at(settings.ports.web) }

async function residentMb(): Promise<number> {
  const text = await (await fetch(new URL('/metrics', doors.api))).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (bytes === undefined) throw new Error('the API tells nothing of its memory')
  return Number(bytes) / 2 ** 20
}

const minutes = Number(values.minutes)
const pool = new pg.Pool({ connectionString: databaseUrlOf(settings), max: 1 })
let isOver = false
const walk = await startWalk({
  doors,
  pool,
  walkers: Number(values.walkers),
  seed: Number(values.seed),
  until: () => isOver,
})
const seen: number[] = [await residentMb()]
console.log(`before: ${seen[0]?.toFixed(0)} MB`)
for (let minute = 1; minute <= minutes; minute += 1) {
  // Every 5 seconds, so that a peak between two printed lines is seen.
  for (let part = 0; part < 12; part += 1) {
    await sleep(5000)
    seen.push(await residentMb())
  }
  const { documents, reads, pictures, carts, missed, failed, lastFailure } = walk.tally
  console.log(
    `minute ${minute}: ${seen.at(-1)?.toFixed(0)} MB, most ${Math.max(...seen).toFixed(0)} MB; ${documents} documents, ${reads} reads, ${pictures} pictures, ${carts} carts, ${missed} missed, ${failed} failed ${lastFailure}`,
  )
}
isOver = true
await walk.done
await pool.end()
console.log(
  `the end: ${(await residentMb()).toFixed(0)} MB, most ${Math.max(...seen).toFixed(0)} MB of ${seen.length} looks`,
)
