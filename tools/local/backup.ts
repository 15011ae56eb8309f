// `make backup`: copies the database and the photographs of the stack on this machine into a new folder,
// while the shop runs.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backup } from '@hemline/db/backup/write.ts'
import { childEnv, databaseUrlOf, readSettings } from './env.ts'
import { root } from './paths.ts'

/** The time in UTC as a folder's name: it sorts, and has no colons, which some disks refuse. */
const stamp = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-')

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
const settings = readSettings()
const databaseUrl = databaseUrlOf(settings)
const env = childEnv(settings, { databaseUrl, searchUrl: '' }, 'production')
const folder = to === undefined ? join(root, 'backups', stamp()) : resolve(to)
try {
  const { tables, photos, takenAt } = await backup({
    url: databaseUrl,
    to: folder,
    photos: env.PHOTO_STORE_DIR ?? '',
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = [...tables, ...photos].reduce((sum, file) => sum + file.bytes, 0)
  console.log(
    `backup: the shop as of ${takenAt}: ${rows} rows of ${tables.length} tables and ${photos.length} photographs`,
  )
  console.log(`backup: ${(bytes / 1e6).toFixed(1)} MB in ${folder}`)
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`)
  console.error('backup: nothing was kept')
  process.exit(1)
}
