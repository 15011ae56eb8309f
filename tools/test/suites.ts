// Runs the test suites, one function each: each runs the suite's own program, passes its output through, and
// returns the outcome.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localDir, root } from '../local/paths.ts'
import { asMyself, commandLine } from '../local/run-as.ts'
import { failedOnce, none, type Outcome, readListed, readPlaywright, withExit } from './report.ts'
import { reportVariable } from './vitest-reporter.ts'

/** The environment of a suite's program, the folder for its report, and the signal that stops it. */
export type SuiteOptions = {
  readonly env: Readonly<Record<string, string>>
  readonly reportDir: string
  readonly signal: AbortSignal
  /** Holds the output back until the suite ends, since another suite is printing. */
  readonly held?: boolean
}

const stopGraceMs = 10_000

/**
 * Runs a program with this program's output. The child gets a process group, so that all its processes end
 * when `make test` is stopped.
 */
function run(
  command: readonly string[],
  { env, signal, held = false }: SuiteOptions,
): Promise<number | null> {
  const [program = '', ...args] = commandLine(command, asMyself, 'SIGTERM')
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env },
    stdio: ['ignore', held ? 'pipe' : 'inherit', 'inherit'],
    detached: true,
  })
  let kept = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    kept += text
  })
  const stop = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name)
    } catch {
      // The process group has ended by itself.
    }
  }
  const abort = (): void => {
    stop('SIGTERM')
    setTimeout(() => stop('SIGKILL'), stopGraceMs).unref()
  }
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  return new Promise((done) => {
    child.once('error', () => done(127))
    child.once(held ? 'close' : 'exit', (code) => {
      signal.removeEventListener('abort', abort)
      process.stdout.write(kept)
      done(code)
    })
  })
}

function readReport(file: string, read: (report: unknown) => Outcome): Outcome {
  if (!existsSync(file)) return { counts: none, failures: [] }
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return failedOnce({
      file: '',
      name: `${file} can't be read`,
      message: error instanceof Error ? error.message : String(error),
    })
  }
}

function freshReport({ reportDir }: SuiteOptions, name: string): string {
  mkdirSync(reportDir, { recursive: true })
  const file = join(reportDir, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/**
 * Runs `make verify`: types, lint and structure, one test each. `brief` leaves out what takes longer than a
 * few seconds, and looks only at what changed since a step was last green.
 */
export async function runVerify(options: SuiteOptions, brief = false): Promise<Outcome> {
  const report = freshReport(options, 'verify')
  const command = ['node', 'tools/checks/verify.ts', '--report', report, ...(brief ? ['--brief'] : [])]
  const code = await run(command, options)
  return withExit(readReport(report, readListed), code)
}

/**
 * Runs the tests of these vitest projects; an empty list means all projects, and `!name` all but that one.
 */
export async function runVitest(options: SuiteOptions, projects: readonly string[]): Promise<Outcome> {
  const report = freshReport(options, 'vitest')
  const chosen = projects.flatMap((project) => ['--project', project])
  // Each worker, and each file of the projects that isolate files, has its own process, which would compile
  // the same packages again.
  const env = {
    ...options.env,
    NODE_COMPILE_CACHE: join(localDir, 'test', 'compiled'),
    [reportVariable]: report,
  }
  const reporters = ['--reporter=default', '--reporter=./tools/test/vitest-reporter.ts']
  const code = await run(['vitest', 'run', ...reporters, ...chosen], { ...options, env })
  return withExit(readReport(report, readListed), code)
}

/**
 * Runs the short forms of the measures or soaks, all or the named ones. They check that everything runs and
 * judges rightly, never the speed.
 */
export async function runShort(
  options: SuiteOptions,
  kind: 'bench' | 'soak',
  only: readonly string[] = [],
): Promise<Outcome> {
  const report = freshReport(options, kind)
  const chosen = only.length > 0 ? ['--only', only.join()] : []
  const code = await run(['node', `tools/${kind}/main.ts`, '--short', '--report', report, ...chosen], options)
  return withExit(readReport(report, readListed), code)
}

/** Playwright's configuration for the journeys. */
export const journeysConfig = 'tools/e2e/playwright.config.ts'

/** Runs the journeys in Chromium against a running shop, whose addresses are in the environment. */
export async function runJourneys(options: SuiteOptions): Promise<Outcome> {
  const report = freshReport(options, 'journeys')
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const program = join('tools', 'node_modules', '@playwright', 'test', 'cli.js')
  const code = await run(['node', program, 'test', '-c', journeysConfig, '--reporter=list,json'], {
    ...options,
    env,
  })
  return withExit(readReport(report, readPlaywright), code)
}
