// Texts and limits of specification §8 that belong to no single error, and the limits of error reports.

/** Headings of error messages in a part of a page and on a whole page (§8). */
export const errorMessageHeading = 'Something’s wrong here…'
export const errorPageHeading = 'We’ve encountered an error'

/**
 * Path to which the browser posts errors caught by an error boundary, with limits on their size (decision
 * 0056).
 */
export const errorReportPath = '/api/error-reports'
export const errorReportBytes = 8 * 1024
export const errorReportLimits = { message: 300, stack: 3000, path: 200, where: 60 } as const
/** Most error reports of one page load; a screen that fails repeatedly reports the same error once. */
export const errorReportsPerPage = 5
/** Most error reports accepted per minute, from one network address and in total. */
export const errorReportsPerMinute = { address: 10, all: 120 } as const
