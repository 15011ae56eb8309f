// Starts the API; after SIGTERM running requests end before the process does.
import { connect } from '@hemline/db/connect.ts'
import { installLastCatch } from '@hemline/rules/common/last-catch.ts'
import { createApp } from './app.ts'
import { readConfig, takesRealMoney } from './config.ts'
import { refuseKnownPeople } from './domains/identity/identity.ts'
import { warmSight } from './domains/image-search/image-search.ts'
import { warmShelf } from './domains/suggestions/suggestions.ts'
import { systemClock } from './platform/clock.ts'
import { databaseOptions } from './platform/db.ts'
import { ensureJobSchema } from './platform/jobs.ts'
import { listenWide } from './platform/listen.ts'
import { createMetrics } from './platform/metrics.ts'
import { logErrorReports } from './ports/error-reports.log.ts'

/** Time for closing services that requests needed, once the requests have ended. */
const closingMs = 5000

const config = readConfig()
const { db, close } = connect(databaseOptions(config.DATABASE_URL))
// Either of API and worker may start first.
await ensureJobSchema(config.DATABASE_URL)
if (takesRealMoney(config)) await refuseKnownPeople(db)
const metrics = createMetrics()
const app = await createApp({ config, db, metrics })

const reports = logErrorReports(app.log)
const { end } = installLastCatch(process, {
  report: (error, what) => {
    metrics.uncaught.inc({ what })
    reports.report({ error, where: what })
  },
  drain: async () => {
    // Requests that never end, such as half-sent ones, are not waited for any longer.
    setTimeout(() => app.server.closeAllConnections(), config.DRAIN_SECONDS * 1000).unref()
    await app.close()
    await close()
  },
  drainMs: config.DRAIN_SECONDS * 1000 + closingMs,
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.log.info({ signal }, 'draining')
    end(0)
  })
}

// Counting the items on sale takes a second or two, so it is done before the first suggestion is needed.
warmShelf({ db, now: systemClock, log: app.log })
await listenWide(app, { host: config.API_HOST, port: config.API_PORT })
// Tests start APIs by the dozen to kill them; those are shown no pictures.
if (config.NODE_ENV !== 'test') warmSight(app.log)
