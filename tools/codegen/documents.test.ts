import { readFileSync } from 'node:fs'
import * as documents from '@hemline/schema/generated/graphql.ts'
import { type DocumentNode, parse, print } from 'graphql'
import { expect, it } from 'vitest'

const persisted = JSON.parse(
  readFileSync(new URL('../../schema/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>

/** The words of a document in the order of the alphabet: the generator sorts what the API knows. */
const wordsOf = ({ definitions }: DocumentNode) =>
  definitions.flatMap((one) => print(one).split(/[\s,()]+/)).sort()

it('gives the site the same document as the API knows by its hash', () => {
  const asked = Object.values(documents).flatMap((one) => {
    const { documentId } = one as { documentId?: string }
    return documentId === undefined ? [] : [{ documentId, document: one as DocumentNode }]
  })
  expect(asked.map(({ documentId }) => documentId).sort()).toEqual(Object.keys(persisted).sort())
  for (const { documentId, document } of asked)
    expect(wordsOf(document)).toEqual(wordsOf(parse(persisted[documentId] ?? '')))
})
