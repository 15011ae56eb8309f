// The port for errors in the browser. It is small, since the first page has it; the code that reads and words
// errors is loaded with the first error.

/**
 * Where errors go: `error` and `warning` are logged; `caught` takes errors of error boundaries and uncaught
 * ones, which also go to the reporting service.
 */
export type ErrorReports = {
  error: (what: string, facts?: unknown) => void
  warning: (what: string, facts?: unknown) => void
  caught: (where: string, error: unknown) => void
}

export const consoleReports: ErrorReports = {
  error: (what, facts) => globalThis.console.error(what, facts ?? ''),
  warning: (what, facts) => globalThis.console.warn(what, facts ?? ''),
  caught: (where, error) => globalThis.console.error(where, error),
}

/**
 * Logs to the console, and sends caught errors to the API's endpoint (decision 0056). The sender's code is
 * loaded with the first report.
 */
export const beaconReports: ErrorReports = {
  ...consoleReports,
  caught: (where, error) => {
    consoleReports.caught(where, error)
    const { pathname } = globalThis.location
    void import('./error-beacon.ts').then(
      ({ sendReport }) => sendReport({ where, error, path: pathname }),
      () => undefined,
    )
  },
}

let driver: ErrorReports = consoleReports

/** Replaces the driver that receives error reports; returns the driver used before. */
export function setErrorReports(next: ErrorReports): ErrorReports {
  const before = driver
  driver = next
  return before
}

/** Logs an error of the site: what failed, with facts that name no person. */
export const reportError = (what: string, facts?: unknown): void => driver.error(what, facts)
/** Logs a warning of the site: what is odd, with facts that name no person. */
export const reportWarning = (what: string, facts?: unknown): void => driver.warning(what, facts)
/** Reports an exception that an error boundary or the window's error handler caught. */
export const reportCaught = (where: string, error: unknown): void => driver.caught(where, error)
