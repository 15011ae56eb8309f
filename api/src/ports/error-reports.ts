// Where failures go that nobody expects, our own and those that browsers caught
// (platform/browser-reports.ts); the driver is error-reports.log.ts.
export type ErrorReport = {
  error: unknown
  where: string
  requestId?: string
  details?: Record<string, string | number | boolean>
}

export type ErrorReports = {
  /** Reports without waiting and never throws. `details` carry no personal data. */
  report: (report: ErrorReport) => void
}
