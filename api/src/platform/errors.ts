// The few errors that are thrown (house style, "Errors"); all others leave as INTERNAL with the friendly
// text of specification §8.
import { busyMessage, finalMessage } from '@hemline/rules/errors/catalogue.ts'
import { GraphQLError } from 'graphql'

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_INPUT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'

/** What a 503 asks of clients. */
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

/** Whether an error says that the database can't be reached, rather than that it refused something. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return awayCodes.has(code) || code.startsWith('08') || awayMessages.test(error.message)
}

/**
 * A lock that was not had in time, a statement that was ended for its time, transactions that waited
 * crosswise, one that came too late.
 */
const busyCodes = new Set(['55P03', '57014', '40P01', '40001'])

/**
 * Whether an error says that too much was going on in the database: nothing of its transaction was
 * written, and another try may do.
 */
export function isDatabaseBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && busyCodes.has(error.code)
  )
}

/**
 * The error to throw for what nobody may ask, as opposed to what may fail (house style: only these codes are
 * errors); `message` is shown to the shopper.
 */
export function refuse(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

export type SafeError = {
  message: string
  path?: readonly (string | number)[]
  extensions: { code: string; requestId: string }
}

/**
 * By name: a process can hold two copies of the package, one for each module system,
 * and each has its own class.
 */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

/** What a client may see of an error; `unexpected` ones are to be reported. */
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
