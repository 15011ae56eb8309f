import { expect, it } from 'vitest'
import { createDb } from './db.ts'

/** Returns all objects that can be reached from a value, each with the first path to it. */
function objectsIn(value: unknown, path = '', found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.set(value, path)
  for (const [name, part] of Object.entries(value)) objectsIn(part, `${path}.${name}`, found)
  return found
}

it('gives each shop rows of its own, so that a change in one is not seen in another', () => {
  const [mine, other] = [createDb(() => new Date()), createDb(() => new Date())].map(({ items, state }) =>
    objectsIn({ items, state }),
  )
  const shared = [...(mine?.keys() ?? [])].filter((one) => other?.has(one)).map((one) => mine?.get(one))
  expect(mine?.size).toBeGreaterThan(1000)
  expect(shared).toEqual([])
})
