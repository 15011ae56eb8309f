// The few errors that the API throws on purpose (house style, "Errors"); all others are answered as
// INTERNAL with the friendly text of specification §8.
import { busyMessage, finalMessage } from '@hemline/rules/errors/catalogue.ts'
import { GraphQLError } from 'graphql'

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_INPUT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

/** The seconds in the Retry-After header of a 503. */
export const retryAfterSeconds = 1

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '53300',
  '25P03',
  '57P01',
  '57P02',
  '57P03',
])
/** The driver's own errors have no codes. */
const awayMessages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout)/

/**
 * Returns whether an error means that the database can't be reached, rather than that it refused a
 * statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return awayCodes.has(code) || code.startsWith('08') || awayMessages.test(error.message)
}

/**
 * Codes of PostgreSQL for a lock time-out, a statement time-out, a deadlock, and a serialization failure.
 */
const busyCodes = new Set(['55P03', '57014', '40P01', '40001'])

/**
 * Returns whether an error means that the database was too busy: nothing of its transaction was written,
 * and a retry may succeed.
 */
export function isDatabaseBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && busyCodes.has(error.code)
  )
}

/**
 * Makes the error to throw for a request that nobody may make, as opposed to an expected failure (house
 * style: only these codes are errors). `message` is shown to the shopper.
 */
export function refuse(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** An error as a client sees it, without inner details. */
export type SafeError = {
  message: string
  path?: readonly (string | number)[]
  extensions: { code: string; requestId: string }
}

/** Checks the name, not the class: a process can load the package twice, once for each module system. */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

/**
 * Converts an error into the parts that a client may see (message, code, path, request id); `unexpected`: it
 * is to be reported.
 */
export function toSafeError(error: unknown, requestId: string): { safe: SafeError; unexpected: boolean } {
  const graphql = isGraphqlError(error) ? error : undefined
  const path = graphql?.path ? { path: graphql.path } : {}
  const code = graphql?.extensions.code
  if (typeof code === 'string' && code !== 'INTERNAL')
    return {
      safe: { message: graphql?.message ?? '', ...path, extensions: { code, requestId } },
      unexpected: false,
    }
  // A GraphQLError without a cause comes from validating the document or its variables.
  if (graphql && (!graphql.originalError || (isGraphqlError(graphql.originalError) && !graphql.path)))
    return {
      safe: { message: graphql.message, ...path, extensions: { code: 'BAD_INPUT', requestId } },
      unexpected: false,
    }
  const cause = graphql?.originalError ?? error
  if (isDatabaseBusy(cause))
    return {
      safe: { message: busyMessage, ...path, extensions: { code: 'UNAVAILABLE', requestId } },
      unexpected: true,
    }
  const away = isDatabaseAway(cause)
  return {
    safe: {
      message: finalMessage,
      ...path,
      extensions: { code: away ? 'UNAVAILABLE' : 'INTERNAL', requestId },
    },
    unexpected: true,
  }
}
