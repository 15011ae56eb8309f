// Handling common to all requests: the request id, and error responses without inner details.

import type { IncomingMessage } from 'node:http'
import { busyMessage, finalMessage } from '@hemline/rules/errors/catalogue.ts'
import {
  accountHeader,
  authTokenHeader,
  isRequestId,
  requestIdHeader,
  tupptHeader,
} from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ErrorReports } from '../ports/error-reports.ts'
import { isDatabaseAway, isDatabaseBusy, retryAfterSeconds } from './errors.ts'
import { uuidv7 } from './tokens.ts'

/** Paths of headers with secrets, for the log to hide when headers are logged. */
export const secretPaths = ['cookie', authTokenHeader, 'authorization', tupptHeader].flatMap((name) => [
  `req.headers["${name}"]`,
  `headers["${name}"]`,
  `err.request.headers["${name}"]`,
])

/**
 * Returns the request id that the host sent when it is well-formed, else a new UUID; the id is written into
 * logs and responses.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader]
  return isRequestId(given) ? given : uuidv7()
}

/** A response that refuses a request: HTTP status, error code and message. */
export type Refusal = { status: number; code: string; message: string }

/**
 * Sets a refusal's status on the response and returns its body in the shape of GraphQL, so that every
 * client reads refusals alike. 503 gets Retry-After.
 */
export function refuseWith(reply: FastifyReply, { status, code, message }: Refusal) {
  reply.code(status)
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  return { data: null, errors: [{ message, extensions: { code, requestId: reply.request.id } }] }
}

/**
 * Returns the refusal of a change from a page that shows another account than the one that is logged in by
 * now: it would change the wrong person's things. Undefined when the page shows this account, or none.
 */
export function refusalOfOthers(
  { headers }: Pick<IncomingMessage, 'headers'>,
  userId: string | null,
): Refusal | undefined {
  const shown = headers[accountHeader]
  if (typeof shown !== 'string' || shown === '' || shown === userId) return undefined
  const message =
    userId === null
      ? 'You are logged out in this browser. Please log in again.'
      : 'Another account is logged in now. Please load the page again.'
  return { status: 401, code: 'UNAUTHENTICATED', message }
}

/** The code of the error with which a stuck process refuses all requests. */
export const stuckCode = 'FST_UNDER_PRESSURE'

const clientMessages: Record<number, string> = {
  413: 'The request is too large.',
  415: 'Requests are JSON here.',
}

/**
 * Sets the handlers for errors outside of operations (bad bodies, no database for the session, overload)
 * and for unknown paths. The errors' texts are not sent to the client.
 */
export function setErrorHandlers(app: FastifyInstance, reports: ErrorReports): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    reply.send(refuseWith(reply, refusalOf(error, request.id, reports))),
  )
  app.setNotFoundHandler((_, reply) =>
    reply.send(refuseWith(reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' })),
  )
}

function refusalOf(error: FastifyError, requestId: string, reports: ErrorReports): Refusal {
  if (error.code === stuckCode) return { status: 503, code: 'OVERLOADED', message: busyMessage }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return {
      status,
      code: 'BAD_INPUT',
      message: clientMessages[status] ?? 'The request is not one that we understand.',
    }
  reports.report({ error, where: 'request', requestId })
  if (isDatabaseBusy(error)) return { status: 503, code: 'UNAVAILABLE', message: busyMessage }
  return isDatabaseAway(error)
    ? { status: 503, code: 'UNAVAILABLE', message: finalMessage }
    : { status: 500, code: 'INTERNAL', message: finalMessage }
}
