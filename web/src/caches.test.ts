import { readdirSync } from 'node:fs'
import { GetOrderAttemptDocument } from '@hemline/schema/generated/graphql.ts'
import { expect, it } from 'vitest'
import { cacheParts } from './caches.ts'
import { nameOf } from './platform/urql.ts'

/** The queries that change what else is known, by the field that a part listens to. */
const settling: Readonly<Record<string, string | undefined>> = {
  orderAttempt: nameOf({ query: GetOrderAttemptDocument }),
}

it('waits for the parts of the cache with every query that one of them listens to', async () => {
  const listened = (await cacheParts.load()).flatMap(({ updates }) => Object.keys(updates.Query ?? {}))
  expect(listened.map((field) => settling[field])).toEqual(cacheParts.queries)
})

it('leaves out no domain that has something to do to the cache', async () => {
  const files = readdirSync(`${import.meta.dirname}/domains`, { recursive: true }).filter((file) =>
    String(file).endsWith('.cache.ts'),
  )
  expect(files).toHaveLength((await cacheParts.load()).length)
})
