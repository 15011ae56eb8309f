// Sentences and limits of specification §8 that belong to no single failure, and what a
// report of a failure may carry.

/** §8: headings of what stands where something should be, in parts of a page and on whole pages. */
export const errorMessageHeading = 'Something’s wrong here…'
export const errorPageHeading = 'We’ve encountered an error'

/**
 * §8, kit delay notice; the specification does not show the number of weeks, so whoever shows it brings it.
 */
export const kitDelayNotice = (weeks: number): string =>
  `We’re experiencing unusually long processing times due to high volume. It will take about ${weeks} weeks to process your kit if you send it now`

/** Where the browser sends what a boundary caught, and how much of it (decision 0056). */
export const errorReportPath = '/api/error-reports'
export const errorReportBytes = 8 * 1024
export const errorReportLimits = { message: 300, stack: 3000, path: 200, where: 60 } as const
/** Reports of one page between two loads; a screen that fails over and over says it once. */
export const errorReportsPerPage = 5
/** Reports taken in a minute, from one address and from all. */
export const errorReportsPerMinute = { address: 10, all: 120 } as const
