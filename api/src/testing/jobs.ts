// Runs the jobs that a test's requests queued, as the worker does.
import { connectPool } from '@hemline/db/connect.ts'
import { Logger, runOnce } from 'graphile-worker'
import { taskListOf } from '../platform/jobs.ts'
import { folderExportStore } from '../ports/export-store.folder.ts'
import type { MemoryMail } from '../ports/mail.memory.ts'
import { folderPhotoStore } from '../ports/photo-store.folder.ts'
import { makeTasks } from '../tasks.ts'
import type { TestApp } from './app.ts'
import { testCarriers } from './carriers.ts'
import { testTelling } from './telling.ts'

const quiet = new Logger(() => () => undefined)

/** Runs all queued jobs of an app once, with its mails kept in `mail`; what fails stays queued. */
export async function doQueuedJobs(
  app: TestApp,
  { mail, now = () => new Date() }: { mail: MemoryMail; now?: () => Date },
): Promise<void> {
  const pgPool = connectPool({ url: app.config.DATABASE_URL, name: 'jobs' })
  const taskList = taskListOf(
    makeTasks({
      db: app.db,
      mail,
      webOrigin: 'https://shop.example',
      now,
      ...testCarriers,
      ...testTelling(mail),
      pictures: { photo: async () => undefined },
      store: folderPhotoStore(app.config.PHOTO_STORE_DIR),
      exports: folderExportStore(app.config.PHOTO_STORE_DIR),
      payments: app.payments,
      payouts: app.payouts,
      giftCardSecret: app.config.GIFT_CARD_SECRET,
    }),
  )
  await runOnce({ pgPool, taskList, logger: quiet })
  await pgPool.end()
}
