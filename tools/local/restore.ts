// `make restore FROM=folder`: restores a backup into an empty database and an empty folder of photographs.
// Afterwards the index is built anew.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureJobSchema } from '@hemline/api/platform/jobs.ts'
import { restore } from '@hemline/db/backup/read.ts'
import { childEnv, databaseUrlOf, readSettings } from './env.ts'

const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
if (from === undefined || from === '') {
  console.error('restore: say which backup: make restore FROM=backups/…')
  process.exit(2)
}
const settings = readSettings()
const databaseUrl = databaseUrlOf(settings)
const env = childEnv(settings, { databaseUrl, searchUrl: '' }, 'production')
try {
  await restore({
    url: databaseUrl,
    from: resolve(from),
    photos: env.PHOTO_STORE_DIR ?? '',
    makeJobTables: ensureJobSchema,
    say: (line) => console.log(`restore: ${line}`),
  })
  console.log(
    'restore: done. Now bring it up to date (db/src/migrate.ts) and make the index (search-indexer/src/rebuild.ts); `make up` does both',
  )
} catch (error) {
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
