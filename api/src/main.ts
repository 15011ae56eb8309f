// Starts the API; SIGTERM lets running requests end before it goes.
import { connect } from '@hemline/db/connect.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { ensureJobSchema } from './platform/jobs.ts'

const config = readConfig()
const { db, close } = connect({ url: config.DATABASE_URL, name: 'hemline-api', max: 20 })
// Either of API and worker may start first.
await ensureJobSchema(config.DATABASE_URL)
const app = await createApp({ config, db })

async function stop(signal: string): Promise<void> {
  app.log.info({ signal }, 'draining')
  await app.close()
  await close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

await app.listen({ host: config.API_HOST, port: config.API_PORT })
