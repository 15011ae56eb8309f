// `make mock`: the site alone, with a mock of the API inside the browser. It needs no database and no data
// folder.
import { join } from 'node:path'
import { viteProgram } from './build.ts'
import { startChild } from './children.ts'
import { childEnv, readSettings } from './env.ts'
import { localDir, root } from './paths.ts'
import { takenPorts } from './ports.ts'
import { waitForUrl } from './wait.ts'

const settings = readSettings()
const taken = await takenPorts(settings.ports, ['web'])
if (taken.length > 0) {
  console.error(taken.join('\n'))
  process.exit(1)
}
const { web } = settings.ports
const child = startChild({
  name: 'mock',
  command: [
    'node',
    viteProgram,
    '--mode',
    'mock',
    '--port',
    String(web),
    '--strictPort',
    '--host',
    '127.0.0.1',
  ],
  env: childEnv(settings, { databaseUrl: '', searchUrl: '' }, 'development'),
  cwd: join(root, 'web'),
  logFile: join(localDir, 'logs', 'mock.log'),
})
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    stop.abort()
    void child.stop()
  })
}
try {
  await waitForUrl({ url: `http://127.0.0.1:${web}/`, child, timeoutMs: 60_000, signal: stop.signal })
  console.log(`ready http://localhost:${web}`)
  await child.exited
} catch (error) {
  if (!stop.signal.aborted) console.error(error instanceof Error ? error.message : String(error))
  await child.stop()
}
process.exit(stop.signal.aborted ? 0 : 1)
