// Reads the JSON reports of the suites and adds up their counts and failures. Only tests that a runner
// counted are counted.
import { relative } from 'node:path'
import { z } from 'zod'
import { root } from '../local/paths.ts'

/** The numbers of passed, failed and skipped tests. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** A failed test. `file` is empty when the failure belongs to no file; `message` may have several lines. */
export type Failure = { readonly file: string; readonly name: string; readonly message: string }

/** The counts and failures of a run. */
export type Outcome = { readonly counts: Counts; readonly failures: readonly Failure[] }

/** The outcome of a suite, with its name and duration. */
export type SuiteResult = Outcome & { readonly name: string; readonly seconds: number }

/** Counts of zero. */
export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Returns the outcome of a suite that consists of one failed test. */
export const failedOnce = (failure: Failure): Outcome => ({
  counts: { ...none, failed: 1 },
  failures: [failure],
})

/** Adds up counts. */
export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
})

const listedSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number().default(0),
  failures: z.array(z.object({ file: z.string(), name: z.string(), message: z.string() })),
})

/**
 * Reads a report of the project's own programs: vitest's reporter, `verify`, the measures and the soaks.
 * Throws when the report has another shape.
 */
export function readListed(report: unknown): Outcome {
  const { failures, ...counts } = listedSchema.parse(report)
  return { counts, failures }
}

const errorSchema = z.object({
  message: z.string().default('an error without a message'),
  location: z.object({ file: z.string() }).optional(),
})
type Spec = z.infer<typeof specSchema>
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(errorSchema).default([]) })),
    }),
  ),
})
type Group = {
  readonly title: string
  readonly specs: readonly Spec[]
  readonly suites?: readonly Group[] | undefined
}
const groupSchema: z.ZodType<Group> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(specSchema).default([]),
    suites: z.array(groupSchema).optional(),
  }),
)
const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }).optional(),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(groupSchema).default([]),
  errors: z.array(errorSchema).default([]),
})

const inRoot = (file: string): string => (file.startsWith(root) ? relative(root, file) : file)

function failedSpecs(
  { title, specs, suites = [] }: Group,
  above: readonly string[],
  rootDir: string,
): Failure[] {
  const here = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        file: `${inRoot(`${rootDir}${spec.file}`)}:${spec.line}`,
        // The outermost group is the file.
        name: [...here.slice(1), spec.title].join(' > '),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap((group) => failedSpecs(group, here, rootDir))]
}

/**
 * Reads Playwright's JSON report. A journey that passed only after a repetition counts as passed; an error
 * outside of a test counts as a failure.
 */
export function readPlaywright(report: unknown): Outcome {
  const { config, stats, suites, errors } = playwrightSchema.parse(report)
  const rootDir = config === undefined ? '' : `${config.rootDir}/`
  const outside = errors.map(({ message, location }) => ({
    file: inRoot(location?.file ?? ''),
    name: 'an error outside of the journeys',
    message,
  }))
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    failures: [...suites.flatMap((group) => failedSpecs(group, [], rootDir)), ...outside],
  }
}

/**
 * Adds a failure to the outcome of a program that ended with an error but counted no failed test (after a
 * crash, for example).
 */
export function withExit(outcome: Outcome, exitCode: number | null): Outcome {
  if (exitCode === 0 || outcome.counts.failed > 0) return outcome
  const message = `${exitCode === null ? 'it was killed' : `it ended with code ${exitCode}`} and named no failed test; its output is above`
  return {
    counts: { ...outcome.counts, failed: 1 },
    failures: [...outcome.failures, { file: '', name: 'the program of this suite', message }],
  }
}

/** Returns the line that ends a run: "12 passed, 0 failed, 1 skipped". */
export const totalLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * Returns whether a test run failed: a test failed, or none passed; on a build server (`ci`) also when a test
 * was skipped.
 */
export const isFailure = ({ passed, failed, skipped }: Counts, ci: boolean): boolean =>
  failed > 0 || passed === 0 || (ci && skipped > 0)

/** Build servers show about thirty lines, some of which the summary and the total need. */
const failureLinesShown = 18
const mostLinesEach = 6
const lineWidth = 200

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with this one
const colours = /\u001b\[[0-9;]*m/g
const linesOf = (message: string): string[] =>
  message
    .replace(colours, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > lineWidth ? `${line.slice(0, lineWidth)}…` : line).trimEnd())

/**
 * Returns lines about each failed test for the end of a run: suite, file and the first lines of the
 * message. The more tests failed, the fewer lines each message gets (at least one), so that as many names
 * as possible stay among the last lines of the run.
 */
export function failureLines(results: readonly Pick<SuiteResult, 'name' | 'failures'>[]): string[] {
  const all = results.flatMap(({ name: suite, failures }) =>
    failures.map((failure) => ({ suite, ...failure })),
  )
  const each = Math.min(
    mostLinesEach,
    Math.max(1, Math.floor(failureLinesShown / Math.max(1, all.length)) - 1),
  )
  return all.flatMap(({ suite, file, name, message }) => [
    `  ${[suite, file, name].filter((part) => part !== '').join(' | ')}`,
    ...linesOf(message)
      .slice(0, each)
      .map((line) => `      ${line}`),
  ])
}
