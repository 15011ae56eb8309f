// The driver that sends what a boundary caught to our own endpoint: scrubbed, each failure once, a few for
// each load of a page (decision 0056).
import { scrubbed } from '@hemline/rules/errors/scrub.ts'
import { errorReportLimits, errorReportPath, errorReportsPerPage } from '@hemline/rules/vocabulary/errors.ts'

export type SentReport = { where: string; message: string; stack?: string; path: string }
type Caught = { where: string; error: unknown; path: string }
type Send = (body: string) => boolean

/** The report as it leaves the browser: cut to size, and nothing in it that says who met the failure. */
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

/** A sender with a memory: false for what was told before, and once a page has told enough. */
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

export const sendReport = createReporter(beacon)
