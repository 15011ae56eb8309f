// The host's way to the API: persisted operations only, as the browser; marked as a bot so that no visitor is made for it.
import { deviceHeader, requestIdHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'

export type Ask = <T>(operation: OperationName, variables: Record<string, unknown>) => Promise<T>
type Options = { apiUrl: string; timeoutMs: number; fetch?: typeof fetch; requestId?: string }

/** Asks one operation; throws when the answer is late, is not JSON, or carries errors and no data. */
export function createAsk({ apiUrl, timeoutMs, fetch: send = fetch, requestId }: Options): Ask {
  return async <T>(operation: OperationName, variables: Record<string, unknown>) => {
    const answer = await send(new URL('/graphql', apiUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'hemline-host bot',
        [visitorHeader]: 'new',
        [deviceHeader]: 'desktop',
        ...(requestId ? { [requestIdHeader]: requestId } : {}),
      },
      body: JSON.stringify({
        operationName: operation,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } },
      }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await answer.json()) as { data?: T | null; errors?: { message: string }[] }
    if (!answer.ok || !body.data) throw new Error(`${operation}: ${body.errors?.[0]?.message ?? `status ${answer.status}`}`)
    return body.data
  }
}
