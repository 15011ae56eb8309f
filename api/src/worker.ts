// Starts the worker, which runs queued and periodic jobs. After SIGTERM running jobs end before the
// process does.
import { connect } from '@hemline/db/connect.ts'
import { createPictures } from '@hemline/pictures/pipeline.ts'
import { installLastCatch } from '@hemline/rules/common/last-catch.ts'
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import { pino } from 'pino'
import { readConfig, takesRealMoney } from './config.ts'
import { refuseKnownPeople } from './domains/identity/identity.ts'
import { pictureSource } from './domains/photos/photos.ts'
import { keepMatching } from './keep-matching.ts'
import { systemClock } from './platform/clock.ts'
import { type JobRunner, keepRunning } from './platform/job-runner.ts'
import { addJob } from './platform/jobs.db.ts'
import { ensureJobSchema, taskListOf } from './platform/jobs.ts'
import { pictureBytes } from './platform/picture-bytes.ts'
import { makeCarriers, webhookPoster } from './ports/carriers.drivers.ts'
import { logErrorReports } from './ports/error-reports.log.ts'
import { folderExportStore } from './ports/export-store.folder.ts'
import { smtpMail } from './ports/mail.smtp.ts'
import { makePayments } from './ports/payments.drivers.ts'
import { makePayouts } from './ports/payouts.drivers.ts'
import { folderPhotoStore } from './ports/photo-store.folder.ts'
import { sandboxPush, sandboxTexts } from './ports/push.ts'
import { apiThumbs } from './ports/thumbs.ts'
import { crontabOf } from './rounds.ts'
import { makeTasks } from './tasks.ts'

/**
 * Time for running jobs to end after SIGTERM: less than supervisors wait before they kill a process (15 s
 * here, 20 s in containers).
 */
const drainMs = 14_000

const config = readConfig()
const log = pino({ level: config.LOG_LEVEL, name: 'worker', serializers: { err: loggableError } })
const reports = logErrorReports(log)
const { db, close } = connect({
  url: config.DATABASE_URL,
  name: 'hemline-worker',
  max: 8,
  silentMs: 7000,
  idleTransactionMs: 15_000,
})
const store = folderPhotoStore(config.PHOTO_STORE_DIR)
// The shop's processes have the folder of finished pictures in common: what one has drawn the other finds.
const pictures = createPictures({
  cacheDir: config.PICTURE_CACHE_DIR,
  maxBytes: config.PICTURE_CACHE_MB * 1e6,
  now: systemClock,
  workers: 1,
  source: (id) => pictureSource({ db, store }, id) as never,
})
const mail = smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM })

let jobs: JobRunner | undefined
let stopMatching: () => Promise<void> = async () => undefined
const { end } = installLastCatch(process, {
  report: (error, where) => reports.report({ error, where }),
  afterRejection: () => jobs?.replace('a rejection that nobody caught'),
  drain: async () => {
    await stopMatching()
    await jobs?.stop()
    await mail.close()
    await pictures.close()
    await close()
  },
  drainMs,
})

await ensureJobSchema(config.DATABASE_URL)
if (takesRealMoney(config)) await refuseKnownPeople(db)
jobs = await keepRunning({
  url: config.DATABASE_URL,
  db,
  crontab: crontabOf(config.JOB_ROUNDS),
  taskList: taskListOf(
    makeTasks({
      db,
      mail,
      reports,
      webOrigin: config.WEB_ORIGIN,
      now: systemClock,
      payments: await makePayments(config, systemClock),
      payouts: makePayouts(config, systemClock),
      giftCardSecret: config.GIFT_CARD_SECRET,
      carriers: makeCarriers(config),
      speed: config.CARRIER_SPEED,
      push: sandboxPush(mail),
      texts: sandboxTexts(mail),
      thumbs: apiThumbs(config.CARRIER_WEBHOOK_ORIGIN),
      store,
      pictures: pictureBytes(store, pictures),
      exports: folderExportStore(config.PHOTO_STORE_DIR),
      post: webhookPoster(config.CARRIER_WEBHOOK_ORIGIN),
    }),
  ),
  log,
  onJobError: (error, job) =>
    reports.report({
      error,
      where: `job ${job.task_identifier}`,
      details: { job: job.id, attempt: job.attempts, of: job.max_attempts },
    }),
})

if (config.JOB_ROUNDS === 'clock') {
  stopMatching = keepMatching({
    db,
    now: systemClock,
    onError: (error) => reports.report({ error, where: 'matching saved searches' }),
  })
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'draining')
    end(0)
  })
}

// A new shop, or one that was stopped for long, gets its sitemaps and search terms at once instead of
// after an hour or a night.
for (const name of ['keepSitemaps', 'countSearchTerms'] as const) {
  await addJob(db, name, {}, name).catch((error: unknown) =>
    reports.report({ error, where: `queueing ${name}` }),
  )
}
