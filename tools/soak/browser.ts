// A browser of a soak, which talks to one of several APIs: sends persisted operations by hash, keeps
// cookies, waits three seconds for an answer, and tells refused requests from lost ones.
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { clientIpHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { cookieJar, userAgent } from '../simulate/shop-client.ts'

/**
 * The outcome of a request. `refused` holds the error code; `lost` holds how the answer was lost: the
 * request may or may not have been carried out.
 */
export type Reply<T> = { readonly data: T } | { readonly refused: string } | { readonly lost: string }
export type Browser = {
  /** Sends one request; `data` is the first field of the operation's answer. */
  readonly ask: <T>(operationName: OperationName, variables?: Record<string, unknown>) => Promise<Reply<T>>
  /**
   * Repeats a request until its outcome is known, like a shopper who presses the button again; `lost` after
   * the last try.
   */
  readonly askAgain: <T>(
    operationName: OperationName,
    variables?: Record<string, unknown>,
  ) => Promise<Reply<T>>
}
/**
 * Options of a browser: `address` is its network address; the functions hear of lost answers and of
 * repeats.
 */
export type BrowserOptions = {
  /** Returns the API's address for the next request. */
  readonly door: () => string
  readonly address: string
  readonly onLost: (how: string) => void
  readonly onRetry: () => void
}

/**
 * Error codes with which the server refuses on purpose, so that a repeat is useless
 * (web/src/domains/checkout/ask-attempt.ts).
 */
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

/**
 * Opens a simulated browser without cookies whose requests come from the network address `address`. `ask`
 * sends a request once; `askAgain` repeats one whose answer is lost, up to 40 times. `onLost` hears of each
 * lost answer, `onRetry` of each repeat.
 */
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
