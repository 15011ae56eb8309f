// The browser's way to the API: 3000 ms (specification §7), visitor and device headers, and one visitor even
// when the first page asks for several things at once.
import { requestTimeoutMs } from '@hemline/rules/vocabulary/constants.ts'
import { accountHeader, deviceHeader, visitorCookie, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { breath } from './breath.ts'
import { deviceClass } from './viewport.ts'

export type ApiFetch = typeof fetch

let visitorId: string | undefined

/** Keeps the visitor's number for later requests; the session calls it once the API has given the number. */
export function rememberVisitor(id: number | null): void {
  if (id !== null) visitorId = String(id)
}

let accountId: string | undefined

/** Keeps the account that the page shows, for the headers of later requests; null for none. */
export function rememberAccount(id: string | null | undefined): void {
  accountId = id ?? undefined
}

/** Forgets the visitor and the account, as on a newly loaded page. */
export function forgetVisitor(): void {
  visitorId = undefined
  accountId = undefined
}

function knownVisitor(): string | undefined {
  if (visitorId) return visitorId
  const value = new RegExp(`(?:^|; )${visitorCookie}=(\\d+)`).exec(globalThis.document?.cookie ?? '')?.[1]
  return value
}

/**
 * Returns headers with those by which the API knows the visitor ('new' without a number yet), the kind of
 * device and, when one is shown, the account.
 */
export function withVisitor(given?: HeadersInit): Headers {
  const headers = new Headers(given)
  headers.set(visitorHeader, knownVisitor() ?? 'new')
  headers.set(deviceHeader, deviceClass())
  if (accountId) headers.set(accountHeader, accountId)
  return headers
}

/**
 * Wraps `send` for urql: adds the visitor and device headers and cookies, and aborts after `timeoutMs` (3000
 * unless given). Until the visitor has a number, later requests wait for the first one's answer, since two
 * requests at once would make two visitors. Each request begins in a task of its own: a screen asks for
 * several answers while it is drawn, and one long task would keep a touch waiting.
 */
export function createApiFetch(send: ApiFetch, timeoutMs: number = requestTimeoutMs): ApiFetch {
  let first: Promise<unknown> | undefined
  const go: ApiFetch = (input, init) => {
    const headers = withVisitor(init?.headers)
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
    return send(input, { ...init, headers, credentials: 'include', signal: AbortSignal.any(signals) })
  }
  return async (input, init) => {
    await breath()
    if (knownVisitor() !== undefined) return go(input, init)
    if (first) await first
    else {
      const answer = go(input, init)
      first = answer.catch(() => undefined)
      return answer
    }
    return go(input, init)
  }
}
