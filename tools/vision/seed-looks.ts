// Writes db/src/seed/data/looks.bin: what the pictures of the seeded shops of 1,200 and 25,000 pieces look
// like. When the way of looking changed, all of them:
//   node tools/vision/seed-looks.ts --all          (half an hour of two cores)
// When drawings changed, those that the file lacks, and those whose description has one of these words:
//   node tools/vision/seed-looks.ts tulle bubble
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { looksFile, packLooks, unpackLooks } from '@hemline/db/seed/looks.ts'
import { profiles } from '@hemline/db/seed/main.ts'
import type { Looks, LooksShare } from './looks-worker.ts'

function looksOf(share: LooksShare): Promise<Looks> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('looks-worker.ts', import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const drawnAnew = process.argv.slice(2)
const before =
  drawnAnew.includes('--all') || !existsSync(looksFile) ? [] : unpackLooks(readFileSync(looksFile))
const known = new Map([...before].map(([key, look]) => [key, new Int8Array(look)]))
const step = availableParallelism()
const looks = new Map<string, Int8Array>()
for (const items of [profiles.small, profiles.default]) {
  const shares = await Promise.all(
    Array.from({ length: step }, (_, first) => looksOf({ items, first, step, known, drawnAnew })),
  )
  for (const [key, look] of shares.flat()) looks.set(key, look)
}
writeFileSync(looksFile, packLooks(looks))
const kept = [...looks].filter(([key, look]) => known.get(key)?.every((byte, at) => byte === look[at])).length
console.log(`${looksFile}: ${looks.size} looks, ${looks.size - kept} of them new`)
