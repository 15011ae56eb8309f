// The base of the soaks about data: a seeded database of their own, and the environment for programs that
// run on it.
import { connectPool } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { seed } from '@hemline/db/seed/main.ts'
import type pg from 'pg'
import { childEnv } from '../local/env.ts'
import { type Stack, searchMissing, startDatabase } from '../local/stack.ts'

/** A shop's database and the addresses that its programs will have. */
export type DataShop = {
  readonly databaseUrl: string
  readonly superUrl: string
  /** The address that OpenSearch will have; empty when this machine can't run OpenSearch. */
  readonly searchUrl: string
  /** The address that the API will have. */
  readonly api: string
  readonly env: Readonly<Record<string, string>>
  readonly pool: pg.Pool
}

/**
 * Starts PostgreSQL with a migrated and seeded database of `items` pieces. OpenSearch and the shop's
 * programs are not started; the caller ends the pool.
 */
export async function openDataShop(stack: Stack, items: number): Promise<DataShop> {
  const { settings } = stack
  const { databaseUrl, superUrl = '' } = await startDatabase(stack)
  const searchUrl =
    settings.searchUrl ??
    (searchMissing(settings) === undefined ? `http://127.0.0.1:${settings.ports.search}` : '')
  await stack.step('Shop', async (note) => {
    await migrate(databaseUrl)
    await seed(databaseUrl, { profile: 'small', items, now: new Date(), past: false })
    note(`${items} pieces`)
  })
  return {
    databaseUrl,
    superUrl,
    searchUrl,
    api: `http://127.0.0.1:${settings.ports.api}`,
    env: dataEnv(stack, { databaseUrl, searchUrl }),
    pool: connectPool({ url: databaseUrl, name: 'soak', max: 10, statementTimeoutMs: 60_000 }),
  }
}

/** Returns the environment for programs on such a shop, with the limits per network switched off. */
export const dataEnv = (
  stack: Stack,
  urls: { databaseUrl: string; searchUrl: string },
): Record<string, string> => ({
  ...childEnv(stack.settings, urls, 'production'),
  HEMLINE_DATA_DIR: stack.dir,
  SIGN_UPS_PER_HOUR: '0',
  HOLDS_PER_NETWORK: '0',
  LOG_LEVEL: 'warn',
})
