// A migrated database and an index prefix for one test file; `close` removes both.
import { connectPool } from '@hemline/db/connect.ts'
import { migrate } from '@hemline/db/migrate.ts'
import { dropDatabase } from '@hemline/db/testing/drop-database.ts'
import { insertBasics, insertPieces } from '@hemline/schema/search/testing/pieces.ts'
import type pg from 'pg'
import { connectEngine, type Engine } from '../opensearch.ts'

export type Stand = {
  pool: pg.Pool
  engine: Engine
  databaseUrl: string
  searchUrl: string
  close: () => Promise<void>
}

export type StandOptions = { serverUrl: string; engineUrl: string; name: string; pieces: number }

/**
 * Creates a test database with `pieces` items and connects to it and to OpenSearch; the index itself is not
 * built.
 */
export async function openStand({ serverUrl, engineUrl, name, pieces }: StandOptions): Promise<Stand> {
  const server = connectPool({ url: serverUrl, name: 'tests', max: 1 })
  await server.query(`create database ${name}`)
  const databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  await migrate(databaseUrl)
  const pool = connectPool({ url: databaseUrl, name: 'tests', max: 12, statementTimeoutMs: 60_000 })
  await insertBasics(pool)
  await insertPieces(pool, pieces, new Date('2026-11-20T12:00:00Z'))
  const searchUrl = Object.assign(new URL(engineUrl), { pathname: `/${name}` }).href
  const engine = connectEngine(searchUrl)
  const close = async () => {
    for (const index of await engine.allIndexes()) await engine.deleteIndex(index)
    await engine.close()
    await pool.end()
    await server.end()
    await dropDatabase(serverUrl, name)
  }
  return { pool, engine, databaseUrl, searchUrl, close }
}
