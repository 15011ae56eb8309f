// Presses a button of the site at an API of its own, which is killed with -9 at a named point of the answer.
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { expect } from 'vitest'
import { startApiProcess } from './api-process.ts'
import type { TestApp, TestClient } from './app.ts'
import type { Mark, MarkedWire } from './marked-wire.ts'
import { processorEnv } from './processor.ts'

/** The settings of an API that reaches its database, and its processor, by a test's wires. */
export const killableEnv = (app: TestApp, databaseUrl: string, processorUrl: string) => ({
  ...processorEnv({ url: processorUrl.replace(/\/$/, '') }),
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  PICTURE_CACHE_DIR: app.config.PICTURE_CACHE_DIR,
  PHOTO_STORE_DIR: app.config.PHOTO_STORE_DIR,
  GIFT_CARD_SECRET: app.config.GIFT_CARD_SECRET,
  SMTP_URL: 'smtp://127.0.0.1:9',
})

/** What is pressed: by whom, which operation, and at which mark of which wire the API dies. */
export type Pressed = {
  readonly env: Record<string, string>
  readonly wire: MarkedWire
  readonly mark: Mark
  readonly client: Pick<TestClient, 'cookies'>
  readonly operation: keyof typeof persistedHashes
  readonly variables: object
}

/** Runs an operation as a client's browser does, kills the API at the mark, and expects no answer. */
export async function pressAndKill({
  env,
  wire,
  mark,
  client,
  operation,
  variables,
}: Pressed): Promise<void> {
  const api = await startApiProcess(env)
  wire.watch(mark, api.kill)
  const answer = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [visitorHeader]: 'new',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({
      operationName: operation,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } },
    }),
  }).then(
    (response) => response.text(),
    () => 'the connection broke',
  )
  await api.gone
  expect(answer).toBe('the connection broke')
}
