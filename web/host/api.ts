// The host's way to the API: persisted operations only, as the browser; marked as a bot so that
// no visitor is made for it.
import {
  deviceHeader,
  getOperations,
  requestIdHeader,
  visitorHeader,
} from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'

export type Ask = <T>(operation: OperationName, variables: Record<string, unknown>) => Promise<T>
type Options = {
  apiUrl: string
  timeoutMs: number
  fetch?: typeof fetch
  requestId?: string
  sessionCookie?: string
}

const byGet: ReadonlySet<string> = new Set(getOperations)

/** The request of an operation: GET for those that the specification names (§7), else POST. */
function requestOf(
  operation: OperationName,
  variables: Record<string, unknown>,
  apiUrl: string,
): { url: URL; init: RequestInit } {
  const url = new URL('/graphql', apiUrl)
  const extensions = { persistedQuery: { version: 1, sha256Hash: persistedHashes[operation] } }
  if (!byGet.has(operation))
    return {
      url,
      init: { method: 'POST', body: JSON.stringify({ operationName: operation, variables, extensions }) },
    }
  url.search = String(
    new URLSearchParams({
      operationName: operation,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(extensions),
    }),
  )
  return { url, init: { method: 'GET' } }
}

/**
 * Makes a function that sends one operation to the API, for nobody in particular or with `sessionCookie`
 * (name and value), and resolves to its data. It throws after `timeoutMs` milliseconds, and for an answer
 * that is not JSON, has an error status or carries no data; errors beside data are ignored.
 */
export function createAsk({
  apiUrl,
  timeoutMs,
  fetch: send = fetch,
  requestId,
  sessionCookie,
}: Options): Ask {
  return async <T>(operation: OperationName, variables: Record<string, unknown>) => {
    const { url, init } = requestOf(operation, variables, apiUrl)
    const answer = await send(url, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'hemline-host bot',
        [visitorHeader]: 'new',
        [deviceHeader]: 'desktop',
        ...(sessionCookie ? { cookie: sessionCookie } : {}),
        ...(requestId ? { [requestIdHeader]: requestId } : {}),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await answer.json()) as { data?: T | null; errors?: { message: string }[] }
    if (!answer.ok || !body.data)
      throw new Error(`${operation}: ${body.errors?.[0]?.message ?? `status ${answer.status}`}`)
    return body.data
  }
}

/**
 * Wraps a function made by `createAsk`: the answer of `operation`, whatever its variables, is shared by all
 * requests for `ttlMs` milliseconds. Failed answers are not kept; other operations pass unchanged.
 */
export function keepingAnswers(
  operation: OperationName,
  ttlMs: number,
  now: () => number = performance.now.bind(performance),
) {
  let kept: { at: number; answer: Promise<unknown> } | undefined
  return (ask: Ask): Ask =>
    <T>(name: OperationName, variables: Record<string, unknown>) => {
      if (name !== operation) return ask<T>(name, variables)
      if (kept && now() - kept.at < ttlMs) return kept.answer as Promise<T>
      const answer = ask<T>(name, variables)
      const entry = { at: now(), answer }
      kept = entry
      answer.catch(() => {
        if (kept === entry) kept = undefined
      })
      return answer
    }
}
