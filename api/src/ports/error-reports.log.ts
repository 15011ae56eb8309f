import type { Logger } from 'pino'
import type { ErrorReports } from './error-reports.ts'

/** Makes a driver that writes error reports as marked lines of the log, for a log shipper to pick up. */
export function logErrorReports(log: Pick<Logger, 'error'>): ErrorReports {
  return {
    report: ({ error, where, requestId, details }) =>
      log.error(
        { err: error, where, ...(requestId ? { requestId } : {}), ...details, report: true },
        'unexpected failure',
      ),
  }
}
