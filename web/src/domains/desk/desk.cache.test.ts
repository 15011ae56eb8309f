import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { queueMutations } from './desk.cache.ts'

it('lists mutations that the contract has', () => {
  const folder = new URL('../../../../schema/operations/', import.meta.url)
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const known = texts.flatMap((text) => [...text.matchAll(/^mutation (\w+)/gm)].map((match) => match[1]))
  expect(queueMutations.filter((name) => !known.includes(name))).toEqual([])
})
