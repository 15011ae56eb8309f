// What the runner of jobs writes into the log.
import { loggableError } from '@hemline/rules/common/loggable-error.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp, testServer } from '../testing/app.ts'
import { keepRunning } from './job-runner.ts'
import { addJob } from './jobs.db.ts'

describe.skipIf(!testServer)('the log of a worker', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('says which job failed, and nothing of whom the job was for', async () => {
    const lines: string[] = []
    const failed = vi.fn()
    const jobs = await keepRunning({
      url: app.config.DATABASE_URL,
      db: app.db,
      crontab: '',
      taskList: {
        contactMail: () => {
          throw new Error(
            '550 5.1.1 <ada.o’brien@möbel.example>: see https://shop.example/verify-email/x?key=s3cret for +1 512 555 0100',
          )
        },
      },
      log: pino(
        { level: 'debug', serializers: { err: loggableError } },
        { write: (line) => void lines.push(line) },
      ),
      onJobError: failed,
    })
    try {
      await addJob(app.db, 'contactMail', { messageId: 'none', to: 'shop' })
      await vi.waitFor(() => expect(failed).toHaveBeenCalled(), 20_000)
      await vi.waitFor(() => expect(lines.join('\n')).toMatch(/Failed task \d+ \(contactMail/), 20_000)
    } finally {
      await jobs.stop()
    }
    expect(lines.join('\n')).not.toMatch(/brien|bel\.example|s3cret|0100/)
  })
})
