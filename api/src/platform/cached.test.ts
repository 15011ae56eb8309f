import type { Db } from '@hemline/db/connect.ts'
import { expect, it } from 'vitest'
import { cachedByDb } from './cached.ts'

it('an answer is kept for its time, and for the database that gave it', async () => {
  const asked: Db[] = []
  const names = cachedByDb(10_000, async (db) => asked.push(db))
  const one = {} as Db
  const another = {} as Db
  const at = (seconds: number) => new Date(seconds * 1000)
  expect(await names(one, at(0))).toBe(1)
  expect(await names(one, at(9))).toBe(1)
  expect(await names(another, at(9))).toBe(2)
  expect(await names(one, at(10))).toBe(3)
  expect(asked).toEqual([one, another, one])
})
