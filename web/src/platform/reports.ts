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

/** Sends reports elsewhere from now on; returns the driver used before. */
export function setErrorReports(next: ErrorReports): ErrorReports {
  const before = driver
  driver = next
  return before
}

/** Logs an error of the site: what failed, and facts that name no person. */
export const reportError = (what: string, facts?: unknown): void => driver.error(what, facts)
export const reportWarning = (what: string, facts?: unknown): void => driver.warning(what, facts)
/** Reports an error that an error boundary caught, or that no boundary did. */
export const reportCaught = (where: string, error: unknown): void => driver.caught(where, error)
