// A browser at one of several APIs: asks by hash, keeps cookies, waits three seconds, and tells what was
// refused from what was lost.
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { clientIpHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { cookieJar, userAgent } from '../simulate/shop-client.ts'

/** `lost`: nobody knows what became of it; the word says how it was lost. */
export type Reply<T> = { readonly data: T } | { readonly refused: string } | { readonly lost: string }
export type Browser = {
  /** The first field of the operation's answer. */
  readonly ask: <T>(operationName: OperationName, variables?: Record<string, unknown>) => Promise<Reply<T>>
  /** Asks until it is known, as somebody who presses the button again; `lost` after many tries. */
  readonly askAgain: <T>(
    operationName: OperationName,
    variables?: Record<string, unknown>,
  ) => Promise<Reply<T>>
}
export type BrowserOptions = {
  /** Chooses the API of the next request. */
  readonly door: () => string
  readonly address: string
  readonly onLost: (how: string) => void
  readonly onRetry: () => void
}

/** Refusals that the server meant (web/src/domains/checkout/ask-attempt.ts). */
const meant: ReadonlySet<string> = new Set([
  'BAD_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'PERSISTED_QUERY_NOT_FOUND',
])
const tries = 40
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

type Answered = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

function readAnswer<T>({ data, errors }: Answered): Reply<T> {
  const code = errors?.[0]?.extensions?.code ?? 'no code'
  if (errors) return meant.has(code) ? { refused: code } : { lost: code }
  const field = Object.entries(data ?? {}).find(([key]) => key !== '__typename')
  return field ? { data: field[1] as T } : { lost: 'no data' }
}

/** Somebody who has never been here, at an address of her own. */
export function openBrowser({ door, address, onLost, onRetry }: BrowserOptions): Browser {
  const jar = cookieJar()
  const ask: Browser['ask'] = async <T>(
    operationName: OperationName,
    variables: Record<string, unknown> = {},
  ): Promise<Reply<T>> => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: persistedHashes[operationName] } }
    const headers = {
      'content-type': 'application/json',
      'user-agent': userAgent,
      [visitorHeader]: 'new',
      [clientIpHeader]: address,
      cookie: jar.header(),
    }
    const body = JSON.stringify({ operationName, variables, extensions })
    let reply: Reply<T>
    try {
      const answer = await fetch(new URL('/graphql', door()), {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      jar.keep(answer)
      reply = readAnswer((await answer.json()) as Answered)
    } catch (error) {
      reply = {
        lost:
          error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'connection broke',
      }
    }
    if ('lost' in reply) onLost(reply.lost)
    return reply
  }
  const askAgain: Browser['askAgain'] = async (operationName, variables) => {
    for (let left = tries; ; left -= 1) {
      const reply = await ask<never>(operationName, variables)
      if (!('lost' in reply) || left === 0) return reply
      onRetry()
      await pause(50 + (tries - left) * 20)
    }
  }
  return { ask, askAgain }
}
