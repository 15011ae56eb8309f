// `make audit`: compares the search index with the database of the stack that runs on this machine.
import { spawnSync } from 'node:child_process'
import { childEnv, databaseUrlOf, readSettings } from './env.ts'
import { root } from './paths.ts'

const settings = readSettings()
const { search } = settings.ports
const env = childEnv(
  settings,
  {
    databaseUrl: databaseUrlOf(settings),
    searchUrl: settings.searchUrl ?? `http://127.0.0.1:${search}`,
  },
  settings.nodeEnv ?? 'production',
)
const result = spawnSync('node', ['search-indexer/src/audit.ts', ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
process.exit(result.status ?? 1)
