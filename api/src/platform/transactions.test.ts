import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../testing/app.ts'
import { inTransaction, isInTransaction, type Tx } from './db.ts'

describe.skipIf(!testServer)('a transaction', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    await sql`create table note (text text)`.execute(app.db)
  })
  beforeEach(async () => void (await sql`truncate note`.execute(app.db)))
  afterAll(() => app?.close())

  type Outcome = { __typename: 'Kept' } | { __typename: 'Counted' } | { __typename: 'Refused' }
  const write = (tx: Tx) => sql`insert into note values ('written')`.execute(tx)
  const written = async () => (await sql`select 1 from note`.execute(app.db)).rows.length
  const writing = <T>(result: T) => {
    return async (tx: Tx) => {
      await write(tx)
      return result
    }
  }

  test('keeps what is written for the outcomes that it names, and takes back what a refusal wrote', async () => {
    for (const [name, rows] of [
      ['Kept', 1],
      ['Counted', 2],
      ['Refused', 2],
    ] as const) {
      expect(
        await inTransaction<Outcome>(app.db, ['Kept', 'Counted'], writing({ __typename: name })),
      ).toEqual({ __typename: name })
      expect(await written()).toBe(rows)
    }
  })

  test('keeps what is written for a result that is no outcome', async () => {
    expect(await inTransaction(app.db, writing({ id: 1 }))).toEqual({ id: 1 })
    expect(await inTransaction<undefined | Outcome>(app.db, [], writing(undefined))).toBe(undefined)
    expect(await written()).toBe(2)
  })

  test('fails and takes all back when an outcome comes and nobody said what is kept', async () => {
    // @ts-expect-error the types refuse it, too
    await expect(inTransaction(app.db, writing({ __typename: 'Refused' }))).rejects.toThrow(
      'Refused keeps what was written',
    )
    expect(await written()).toBe(0)
  })

  test('takes all back when the action throws', async () => {
    const late = async (tx: Tx) => {
      await write(tx)
      throw new Error('late')
    }
    await expect(inTransaction(app.db, late)).rejects.toThrow('late')
    expect(await written()).toBe(0)
  })

  test('is never begun inside of another one, and asks nothing of another connection', async () => {
    await expect(inTransaction(app.db, () => inTransaction(app.db, write))).rejects.toThrow(
      'inside of another one',
    )
    await expect(inTransaction(app.db, written)).rejects.toThrow('another connection')
    expect(isInTransaction()).toBe(false)
  })
})
