import type { Logger } from 'pino'
import type { ErrorReports } from './error-reports.ts'

/** Writes reports as log lines of their own kind, for a log shipper to pick up. */
export function logErrorReports(log: Pick<Logger, 'error'>): ErrorReports {
  return {
    report: ({ error, where, requestId, details }) =>
      log.error(
        { err: error, where, ...(requestId ? { requestId } : {}), ...details, report: true },
        'unexpected failure',
      ),
  }
}
