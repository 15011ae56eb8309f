// The endpoint for errors that browsers' error boundaries caught (decision 0056). It is open to anybody,
// so it takes little, trusts nothing, and reads no database.
import { scrubbed } from '@hemline/rules/errors/scrub.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import {
  errorReportBytes,
  errorReportLimits,
  errorReportPath,
  errorReportsPerMinute,
} from '@hemline/rules/vocabulary/errors.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ErrorReports } from '../ports/error-reports.ts'
import { refuseWith } from './edge.ts'
import { networkOf } from './rate-limit.ts'

const field = (most: number) =>
  z.string().transform((text) => scrubbed(text.replaceAll('\u0000', '').toWellFormed(), most))
const reportSchema = z.object({
  where: field(errorReportLimits.where),
  message: field(errorReportLimits.message),
  stack: field(errorReportLimits.stack).optional(),
  path: field(errorReportLimits.path),
})

const minuteMs = 60_000

/**
 * Makes a counter of reports in the present minute of this process; the counter returns false once an
 * address, or all addresses together, have used up their number. It remembers no more addresses than
 * reports.
 */
export function createReportWindow({
  address: perAddress,
  all,
}: {
  address: number
  all: number
}): (address: string, at: Date) => boolean {
  let minute = 0
  let taken = 0
  let counted = new Map<string, number>()
  return (address, at) => {
    const now = Math.floor(at.getTime() / minuteMs)
    if (now !== minute) {
      minute = now
      taken = 0
      counted = new Map()
    }
    const own = counted.get(address) ?? 0
    if (taken >= all || own >= perAddress) return false
    taken += 1
    counted.set(address, own + 1)
    return true
  }
}

export type BrowserReportOptions = { reports: ErrorReports; now: () => Date }

/**
 * Registers POST /api/error-reports: 204 for a report, 400 for another body, 413 when it is too large,
 * 429 after too many.
 */
export function registerBrowserReports(app: FastifyInstance, { reports, now }: BrowserReportOptions): void {
  const admit = createReportWindow(errorReportsPerMinute)
  app.post(errorReportPath, { bodyLimit: errorReportBytes }, async (request, reply) => {
    const parsed = reportSchema.safeParse(request.body)
    if (!parsed.success)
      return refuseWith(reply, { status: 400, code: 'BAD_INPUT', message: 'That is no report of an error.' })
    if (!admit(networkOf(request.ip), now()))
      return refuseWith(reply, {
        status: 429,
        code: 'RATE_LIMITED',
        message: 'That is enough. Please try again in a minute.',
      })
    const { where, message, stack, path } = parsed.data
    const error = Object.assign(new Error(message), { stack: stack ?? message })
    reports.report({
      error,
      where: 'browser',
      requestId: request.id,
      details: { screen: where, page: classify(path).kind },
    })
    return reply.code(204).send()
  })
}
