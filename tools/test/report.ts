// Counts of the suites, added up. Each runner writes JSON; only what it counted counts.
import { z } from 'zod'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export type SuiteResult = { readonly name: string; readonly counts: Counts; readonly seconds: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Adds counts. */
export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
})

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Counts of vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestSchema.parse(report)
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests }
}

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Counts of Playwright's JSON report. A journey that only passed when repeated counts as passed; an error outside of a test as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightSchema.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

const listedSchema = z.object({ passed: z.number(), failed: z.number() })

/** Counts of the measures' and the soaks' own report. */
export const countListed = (report: unknown): Counts => ({ ...listedSchema.parse(report), skipped: 0 })

/** A runner that ended badly without having counted a failure (a crash, an unhandled error) has failed once all the same. */
export function withExit(counts: Counts, exitCode: number | null): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The one line that ends a run. */
export const totalLine = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Whether the run as a whole failed; a build server also takes offence at anything left out. */
export const isFailure = ({ passed, failed, skipped }: Counts, ci: boolean): boolean => failed > 0 || passed === 0 || (ci && skipped > 0)
