// Starts the worker: does the jobs that the API queues. SIGTERM lets running jobs end before it goes.
import { connect, connectPool } from '@hemline/db/connect.ts'
import { Logger, type LogLevel, run } from 'graphile-worker'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { addJob } from './platform/jobs.db.ts'
import { ensureJobSchema, taskListOf } from './platform/jobs.ts'
import { makeCarriers, webhookPoster } from './ports/carriers.drivers.ts'
import { logErrorReports } from './ports/error-reports.log.ts'
import { smtpMail } from './ports/mail.smtp.ts'
import { makePayments } from './ports/payments.drivers.ts'
import { makePayouts } from './ports/payouts.drivers.ts'
import { folderPhotoStore } from './ports/photo-store.folder.ts'
import { makeTasks } from './tasks.ts'

/** When which job runs (cron, UTC): rounds that somebody waits for every minute, the rest spread over the hour. */
const crontab = [
  ...['handTurns', 'settleAttempts', 'settlePayouts', 'moveParcels', 'moveKits', 'freeJobs'].map((job) => `* * * * * ${job}`),
  ...['recountBrands', 'closeBundles'].map((job) => `*/5 * * * * ${job}`),
  '4,19,34,49 * * * * dropPrices',
  '9,39 * * * * expireItems',
  '7 * * * * keepSitemaps',
  '13 * * * * giveOnRest',
  '21 * * * * endCredit',
  '37 * * * * purgePhotos',
  '41 * * * * finalizeOrders',
  '51 * * * * grantSaleCredit',
  '33 2 * * * countSearchTerms',
  '17 3 * * * purgeEnded',
  '27 4 * * * lapseKits',
  // The first of each month.
  '23 17 1 * * payCharities',
].join('\n')
const levels: Record<LogLevel, 'error' | 'warn' | 'info' | 'debug'> = { error: 'error', warning: 'warn', info: 'info', debug: 'debug' }

const config = readConfig()
const log = pino({ level: config.LOG_LEVEL, name: 'worker' })
const reports = logErrorReports(log)
const { db, close } = connect({ url: config.DATABASE_URL, name: 'hemline-worker', max: 8, silentMs: 7000, idleTransactionMs: 15_000 })
// A queue that waits for an answer that never comes does no job any more.
const queue = connectPool({ url: config.DATABASE_URL, name: 'hemline-queue', max: 5, statementTimeoutMs: 0, silentMs: 10_000 })
const mail = smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM })

await ensureJobSchema(config.DATABASE_URL)
const runner = await run({
  pgPool: queue,
  concurrency: 4,
  noHandleSignals: true,
  crontab,
  taskList: taskListOf(
    makeTasks({
      db,
      mail,
      webOrigin: config.WEB_ORIGIN,
      now: systemClock,
      payments: makePayments(config, systemClock),
      payouts: makePayouts(config, systemClock),
      giftCardSecret: config.GIFT_CARD_SECRET,
      carriers: makeCarriers(config),
      speed: config.CARRIER_SPEED,
      store: folderPhotoStore(config.PHOTO_STORE_DIR),
      post: webhookPoster(config.CARRIER_WEBHOOK_ORIGIN),
    }),
  ),
  // What a job is about stays out of the log: it may name people.
  logger: new Logger(() => (level, message) => log[levels[level]](message)),
})
runner.events.on('job:error', ({ error, job }) =>
  reports.report({ error, where: `job ${job.task_identifier}`, details: { attempt: job.attempts, of: job.max_attempts } }),
)

// A shop that was away for long, or is new, does not wait an hour for its sitemaps, nor a night for its search terms.
await addJob(db, 'keepSitemaps', {}, 'keepSitemaps')
await addJob(db, 'countSearchTerms', {}, 'countSearchTerms')

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'draining')
  await runner.stop()
  await queue.end()
  await mail.close()
  await close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
