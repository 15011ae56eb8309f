// Requests to the API like those of the page itself: a persisted operation named by its hash, sent with the
// browser's cookies.
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import type { APIRequestContext, Page } from '@playwright/test'

type Answer = { readonly data: Record<string, unknown>; readonly errors?: readonly unknown[] }

/**
 * Sends one persisted operation with the cookies of `asker`. Returns the first field of the answer's data;
 * throws when the answer holds errors.
 */
export async function ask<T>(
  asker: Page | APIRequestContext,
  operationName: OperationName,
  variables: Record<string, unknown>,
): Promise<T> {
  const request = 'request' in asker ? asker.request : asker
  const extensions = { persistedQuery: { version: 1, sha256Hash: persistedHashes[operationName] } }
  const answer = await request.post('/graphql', {
    headers: { [visitorHeader]: 'new' },
    data: { operationName, variables, extensions },
  })
  const { data, errors } = (await answer.json()) as Answer
  if (errors) throw new Error(`${operationName}: ${JSON.stringify(errors)}`)
  return Object.entries(data).find(([key]) => key !== '__typename')?.[1] as T
}
