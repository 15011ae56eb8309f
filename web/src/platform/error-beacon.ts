// Sends caught errors to the API's endpoint: without personal data, each failure once, and only a few for
// each load of a page (decision 0056).
import { scrubbed } from '@hemline/rules/errors/scrub.ts'
import { errorReportLimits, errorReportPath, errorReportsPerPage } from '@hemline/rules/vocabulary/errors.ts'

export type SentReport = { where: string; message: string; stack?: string; path: string }
type Caught = { where: string; error: unknown; path: string }
type Send = (body: string) => boolean

/**
 * Returns the report of a caught error (where, message, stack, path), cut to the endpoint's limits and
 * without personal data.
 */
export function reportOf({ where, error, path }: Caught): SentReport {
  const known = error instanceof Error ? error : undefined
  const message = known ? `${known.name}: ${known.message}` : String(error)
  return {
    where: scrubbed(where, errorReportLimits.where),
    message: scrubbed(message, errorReportLimits.message),
    ...(known?.stack ? { stack: scrubbed(known.stack, errorReportLimits.stack) } : {}),
    path: scrubbed(path, errorReportLimits.path),
  }
}

const beacon: Send = (body) =>
  globalThis.navigator.sendBeacon(errorReportPath, new Blob([body], { type: 'application/json' }))

/**
 * Makes a sender that remembers its reports. The sender returns false for a report (same place and message)
 * that it has sent before, and once the page has sent five.
 */
export function createReporter(send: Send): (caught: Caught) => boolean {
  const told = new Set<string>()
  return (caught) => {
    const report = reportOf(caught)
    const key = `${report.where} ${report.message}`
    if (told.has(key) || told.size >= errorReportsPerPage) return false
    told.add(key)
    return send(JSON.stringify(report))
  }
}

/** Sends a caught error by the browser's beacon, which also goes out while the page is being left. */
export const sendReport = createReporter(beacon)
