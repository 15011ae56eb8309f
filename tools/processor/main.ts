// The sandbox processor as a program. In a container, PROCESSOR_HOST opens it to other machines.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { installLastCatch } from '@hemline/rules/common/last-catch.ts'
import { z } from 'zod'
import { startProcessor } from './server.ts'

const env = z
  .object({
    PROCESSOR_PORT: z.coerce.number().int().default(4020),
    PROCESSOR_HOST: z.string().default('127.0.0.1'),
    PROCESSOR_SECRET_KEY: z.string().min(1).default('sandbox_secret_key'),
    PROCESSOR_WEBHOOK_SECRET: z.string().min(1).default('sandbox_webhook_secret'),
    API_PORT: z.string().default('4000'),
    SHOP_WEBHOOK_URL: z.string().optional(),
    WEB_ORIGIN: z.string().default('http://localhost:5173'),
    HEMLINE_DATA_DIR: z.string().default(join(import.meta.dirname, '..', '..', '.local')),
  })
  .parse(process.env)

mkdirSync(env.HEMLINE_DATA_DIR, { recursive: true })
const processor = await startProcessor({
  port: env.PROCESSOR_PORT,
  host: env.PROCESSOR_HOST,
  file: join(env.HEMLINE_DATA_DIR, 'processor.sqlite'),
  secretKey: env.PROCESSOR_SECRET_KEY,
  webhookSecret: env.PROCESSOR_WEBHOOK_SECRET,
  webhookUrl: env.SHOP_WEBHOOK_URL || `http://127.0.0.1:${env.API_PORT}/webhooks/payments/sandbox`,
  publicOrigin: env.WEB_ORIGIN,
})
console.log(`processor: ${processor.url}`)
const { end } = installLastCatch(process, {
  // The log gets no body and no mail: an error's stack is enough.
  report: (error, what) =>
    console.error(`processor: ${what}: ${error instanceof Error ? error.stack : String(error)}`),
  drain: () => processor.close(),
  drainMs: 8000,
})
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end(0))
