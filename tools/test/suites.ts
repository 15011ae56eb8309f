// One function a suite: it runs the suite's own program, lets its output through,
// and returns what it counted.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localDir, root } from '../local/paths.ts'
import { asMyself, commandLine } from '../local/run-as.ts'
import { failedOnce, none, type Outcome, readListed, readPlaywright, withExit } from './report.ts'
import { reportVariable } from './vitest-reporter.ts'

export type SuiteOptions = {
  readonly env: Readonly<Record<string, string>>
  readonly reportDir: string
  readonly signal: AbortSignal
  /** Its output is kept until it is over, since another suite is showing its own. */
  readonly held?: boolean
}

const stopGraceMs = 10_000

/**
 * Runs a program with our own output as its output. It gets a process group, so that all of it
 * ends when we are stopped.
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
      // It has ended by itself.
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
 * Types, lint and structure: each counts as one test. `quick` leaves out the linter that needs all types,
 * which alone would take more than the time allowed.
 */
export async function runVerify(options: SuiteOptions, quick = false): Promise<Outcome> {
  const report = freshReport(options, 'verify')
  const command = ['node', 'tools/checks/verify.ts', '--report', report, ...(quick ? ['--quick'] : [])]
  const code = await run(command, options)
  return withExit(readReport(report, readListed), code)
}

/** Tests of these vitest projects; none named means all of them, and `!name` all but that one. */
export async function runVitest(options: SuiteOptions, projects: readonly string[]): Promise<Outcome> {
  const report = freshReport(options, 'vitest')
  const chosen = projects.flatMap((project) => ['--project', project])
  // Each file has a process of its own, which would compile the same packages once more: a quarter of
  // what the site's tests cost.
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
 * The short forms of measures or of soaks, all or those named: whether they run and what they
 * judge right, never how fast.
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

export const journeysConfig = 'tools/e2e/playwright.config.ts'

/** Journeys in Chromium. They need a running shop, whose addresses are in the environment. */
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
