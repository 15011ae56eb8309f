// What every request meets, whatever it asks: its id, and an answer without inner details
// when something goes wrong.
import type { IncomingMessage } from 'node:http'
import { busyMessage, finalMessage } from '@hemline/rules/errors/catalogue.ts'
import { isRequestId, requestIdHeader } from '@hemline/rules/vocabulary/wire.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ErrorReports } from '../ports/error-reports.ts'
import { isDatabaseAway, isDatabaseBusy, retryAfterSeconds } from './errors.ts'
import { uuidv7 } from './tokens.ts'

/** Where requests carry secrets, should anybody log their headers. */
export const secretPaths = ['cookie', 'auth-token', 'authorization', 'tuppt'].flatMap((name) => [
  `req.headers["${name}"]`,
  `headers["${name}"]`,
  `err.request.headers["${name}"]`,
])

/** The id that the host gave, when it looks like one; it is written into logs and answers. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader]
  return isRequestId(given) ? given : uuidv7()
}

export type Refusal = { status: number; code: string; message: string }

/** Answers in the shape of GraphQL, so that every client reads refusals alike. */
export function refuseWith(reply: FastifyReply, { status, code, message }: Refusal) {
  reply.code(status)
  if (status === 503) reply.header('retry-after', retryAfterSeconds)
  return { data: null, errors: [{ message, extensions: { code, requestId: reply.request.id } }] }
}

/** Of the error with which a process that is stuck refuses everything. */
export const stuckCode = 'FST_UNDER_PRESSURE'

const clientMessages: Record<number, string> = {
  413: 'The request is too large.',
  415: 'Requests are JSON here.',
}

/**
 * Errors outside of operations: bad bodies, no database for the session, too much
 * work. Their texts stay inside.
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
