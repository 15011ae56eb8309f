// `make clean-data`: deletes the shop's data. The downloaded OpenSearch stays, since it holds no data.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endLeftovers, holderOf } from './instance.ts'
import { localDir } from './paths.ts'

const holder = holderOf(localDir)
if (holder !== undefined) {
  console.error(
    `${holder.name} is running (pid ${holder.pid}). Stop it first: Ctrl-C where it runs, or kill ${holder.pid}`,
  )
  process.exit(1)
}
await endLeftovers(localDir)
const names = readdirSync(localDir, { withFileTypes: true }).map((entry) => entry.name)
for (const name of names.filter((entry) => entry !== 'opensearch-dist'))
  rmSync(join(localDir, name), { recursive: true, force: true })
console.log('all local data is gone; the next make up seeds the shop again')
