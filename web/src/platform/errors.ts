// Failed answers in the words of specification §8, and the port through which the browser says what nobody expected.
import { type Failure, isLogged, isRefused, sentencesFor } from '@hemline/rules/error-answers.ts'
import type { Phrase } from '@hemline/rules/error-catalogue.ts'
import type { CombinedError } from 'urql'

/** What went wrong, one by one, as the rules read it. */
export function failuresOf(error: CombinedError | undefined): Failure[] {
  if (!error) return []
  const status = (error.response as { status?: number } | undefined)?.status
  const graphql = error.graphQLErrors.map(({ message, extensions, path }): Failure => {
    const { code } = extensions
    return { from: 'graphql', message, status, code: typeof code === 'string' ? code : undefined, field: path?.[0]?.toString() }
  })
  return error.networkError ? [...graphql, { from: 'network', message: error.networkError.message, status }] : graphql
}

/** What a person reads for an answer that failed: the server's own words when they were meant for people, else the friendly text. Duplicates once. */
export const friendlyError = (error: CombinedError | undefined, name: Phrase): string => sentencesFor(failuresOf(error), name).join(' ')

/** Whether an answer failed only because the shop refuses what was asked, as it should: nothing that anybody has to look into. */
export const isRefusal = (error: CombinedError): boolean => failuresOf(error).every(isRefused)

/** Whether a failed answer is to be logged (§8: failed graph and network errors are, expected and swallowed ones are not). */
export const isWorthLogging = (error: CombinedError): boolean => failuresOf(error).some(isLogged)

/** `error` and `warning` are logged; `caught` is what a boundary caught, or nothing did, and goes to the reporting service as well. */
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

/** The console, and for what was caught our own endpoint (decision 0056). Its code comes with the first report. */
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
