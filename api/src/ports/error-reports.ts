// The port for unexpected failures, the API's own and those that browsers caught
// (platform/browser-reports.ts); the driver is error-reports.log.ts.
export type ErrorReport = {
  error: unknown
  where: string
  requestId?: string
  details?: Record<string, string | number | boolean>
}

export type ErrorReports = {
  /** Reports a failure; does not wait and never throws. `details` must hold no personal data. */
  report: (report: ErrorReport) => void
}
