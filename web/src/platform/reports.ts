// The port through which the browser says what nobody expected. Small: the first page has it; what reads and
// words errors follows when one comes.

/**
 * `error` and `warning` are logged; `caught` is what a boundary caught, or nothing did, and goes to the
 * reporting service as well.
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
 * The console, and for what was caught our own endpoint (decision 0056). Its code
 * comes with the first report.
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

export const reportError = (what: string, facts?: unknown): void => driver.error(what, facts)
export const reportWarning = (what: string, facts?: unknown): void => driver.warning(what, facts)
/** For error boundaries, and for what passed them all. */
export const reportCaught = (where: string, error: unknown): void => driver.caught(where, error)
