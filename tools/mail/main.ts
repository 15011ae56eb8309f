// The mail inbox as a program. Outside of the local stack (a container) MAIL_HOST opens it to other machines.
import { join } from 'node:path'
import { installLastCatch } from '@hemline/rules/common/last-catch.ts'
import { z } from 'zod'
import { startMail } from './server.ts'

const env = z
  .object({
    SMTP_PORT: z.coerce.number().int().default(1025),
    MAIL_PORT: z.coerce.number().int().default(1080),
    HEMLINE_DATA_DIR: z.string().default(join(import.meta.dirname, '..', '..', '.local')),
    MAIL_HOST: z.string().default('127.0.0.1'),
  })
  .parse(process.env)

const server = await startMail({
  smtpPort: env.SMTP_PORT,
  httpPort: env.MAIL_PORT,
  host: env.MAIL_HOST,
  file: join(env.HEMLINE_DATA_DIR, 'mail.jsonl'),
  now: () => new Date(),
})
console.log(`mail: smtp on ${server.smtpPort}, page on http://${env.MAIL_HOST}:${server.httpPort}`)
const { end } = installLastCatch(process, {
  // Neither a body nor a mail is told: of an error its stack is enough.
  report: (error, what) =>
    console.error(`mail: ${what}: ${error instanceof Error ? error.stack : String(error)}`),
  drain: () => server.close(),
  drainMs: 8000,
})
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end(0))
