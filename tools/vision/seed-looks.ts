// Writes db/src/seed/data/looks.bin: what the pictures of the seeded shops of 1,200 and 25,000 pieces look
// like. Once in a while, when the drawings or the way of looking changed:
//   node tools/vision/seed-looks.ts      (a quarter of an hour of two cores; twice as long for new drawings)
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { looksFile, packLooks } from '@hemline/db/seed/looks.ts'
import { profiles } from '@hemline/db/seed/main.ts'
import type { Looks, LooksShare } from './looks-worker.ts'

function looksOf(share: LooksShare): Promise<Looks> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('looks-worker.ts', import.meta.url), { workerData: share })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const step = availableParallelism()
const looks = new Map<string, Int8Array>()
for (const items of [profiles.small, profiles.default]) {
  const shares = await Promise.all(
    Array.from({ length: step }, (_, first) => looksOf({ items, first, step })),
  )
  for (const [key, look] of shares.flat()) looks.set(key, look)
}
writeFileSync(looksFile, packLooks(looks))
console.log(`${looksFile}: ${looks.size} looks`)
