// `make test`: runs all suites on a PostgreSQL and an OpenSearch of their own, away from all other data,
// and lists what it left out.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, readSettings, type Settings } from '../local/env.ts'
import { holderOf } from '../local/instance.ts'
import { localDir, root } from '../local/paths.ts'
import { forJourneys, startShop } from '../local/shop.ts'
import { type Stack, searchMissing, startServices } from '../local/stack.ts'
import { makeSteps } from '../local/steps.ts'
import { withThrowaway } from '../local/throwaway.ts'
import {
  type Counts,
  failedOnce,
  failureLines,
  isFailure,
  none,
  type Outcome,
  type SuiteResult,
  sum,
  totalLine,
} from './report.ts'
import { journeysConfig, runJourneys, runShort, runVerify, runVitest } from './suites.ts'

const settings = readSettings()
const testDir = join(localDir, 'test')
const reportDir = join(testDir, 'reports')
const isQuick = process.argv.includes('--quick')
const steps = makeSteps(process.stdout)
const stopping = new AbortController()
const results: SuiteResult[] = []
const leftOut: string[] = []

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function suite(name: string, work: () => Promise<Outcome>): Promise<void> {
  stopping.signal.throwIfAborted()
  steps.say(`\n── ${name}`)
  const started = performance.now()
  const outcome = await work().catch((error: unknown): Outcome => {
    steps.say(wordsOf(error))
    return failedOnce({ file: '', name: 'the suite did not run to its end', message: wordsOf(error) })
  })
  results.push({ name, ...outcome, seconds: (performance.now() - started) / 1000 })
}

function leaveOut(name: string, reason: string): void {
  leftOut.push(`${name}: ${reason}`)
  results.push({ name, counts: { ...none, skipped: 1 }, failures: [], seconds: 0 })
}

const withStack = (name: string, work: (stack: Stack) => Promise<void>): Promise<void> =>
  withThrowaway(
    { name: `make test (${name})`, dir: join(testDir, name), settings, steps, signal: stopping.signal },
    work,
  )

const baseEnv = (own: Settings): Record<string, string> =>
  childEnv(own, { databaseUrl: '', searchUrl: '' }, 'test')

async function runTests(): Promise<void> {
  await withStack('services', async (stack) => {
    const { superUrl = '', searchUrl } = await startServices(stack)
    if (searchUrl === '')
      leaveOut('suites that need OpenSearch', 'OpenSearch does not run here; the line above says why')
    const env = { ...baseEnv(stack.settings), TEST_DATABASE_URL: superUrl, TEST_SEARCH_URL: searchUrl }
    await suite('unit, integration and web', () =>
      runVitest({ env, reportDir, signal: stopping.signal }, ['!checks*']))
  })
}

async function runBrowser(): Promise<void> {
  if (!existsSync(settings.chromium))
    return leaveOut('browser journeys', `there is no Chromium at ${settings.chromium} (CHROMIUM_PATH)`)
  if (!existsSync(join(root, journeysConfig)))
    return leaveOut('browser journeys', `${journeysConfig} is missing`)
  await suite('browser journeys', async () => {
    let outcome: Outcome = { counts: none, failures: [] }
    await withStack('e2e', async (stack) => {
      const shop = await startShop(stack, 'production', forJourneys)
      const env = {
        ...baseEnv(stack.settings),
        E2E_BASE_URL: shop.webUrl,
        E2E_MAIL_URL: shop.mailUrl,
        E2E_DATABASE_URL: shop.databaseUrl,
        E2E_SEARCH_URL: shop.searchUrl,
        CHROMIUM_PATH: settings.chromium,
      }
      outcome = await runJourneys({ env, reportDir, signal: stopping.signal })
      const dead = stack
        .children()
        .filter((child) => !child.isRunning())
        .map((child) => ({
          file: '',
          name: `${child.name} died during the journeys`,
          message: child.lastLines(20).join('\n'),
        }))
      for (const { name, message } of dead) steps.say(`${name}:\n${message}`)
      outcome = {
        counts: { ...outcome.counts, failed: outcome.counts.failed + dead.length },
        failures: [...outcome.failures, ...dead],
      }
    })
    return outcome
  })
}

/**
 * Runs the measures and soaks of `make bench` and `make soak` in their short forms, for seconds instead of
 * minutes.
 */
async function runShorts(): Promise<void> {
  const missing = searchMissing(settings)
  if (missing !== undefined) return leaveOut('short measures and soaks', missing)
  // They make their own stacks, as when a person starts them.
  const options = { env: settings.all, reportDir, signal: stopping.signal }
  const measures = () =>
    suite('measures, short', () =>
      runShort({ ...options, held: true }, 'bench', ['listing', 'product', 'cart', 'text']))
  // The other soaks need an hour, or packages of another language.
  const soaks = () =>
    suite('soaks, short', () =>
      runShort(options, 'soak', ['holds', 'changes', 'restore', 'migrations', 'days']))
  // Both wait for their own services most of the time, and neither judges speed.
  await Promise.all([measures(), soaks()])
}

async function runAll(): Promise<void> {
  const options = { env: baseEnv(settings), reportDir, signal: stopping.signal }
  if (isQuick) {
    const verify = suite('verify, what changed', () => runVerify(options, true))
    const tests = suite('structure and rules', () =>
      runVitest({ ...options, held: true }, ['checks', 'rules']))
    await Promise.all([verify, tests])
    return
  }
  // `verify` runs the tests of the projects `checks*`, so that the run of the other tests leaves them out.
  await suite('verify', () => runVerify(options))
  await runTests()
  await runBrowser()
  await runShorts()
}

function summarise(): Counts {
  steps.say('\n── summary')
  for (const { name, counts, seconds } of results)
    steps.say(`  ${name.padEnd(28)} ${totalLine(counts).padEnd(40)} ${seconds.toFixed(0)} s`)
  for (const line of leftOut) steps.say(`  left out: ${line}`)
  const failed = failureLines(results)
  if (failed.length > 0) steps.say(['── what failed', ...failed].join('\n'))
  return sum(results.map(({ counts }) => counts))
}

const holder = holderOf(join(testDir, 'services')) ?? holderOf(join(testDir, 'e2e'))
if (holder !== undefined) {
  console.error(`${holder.name} is running already (pid ${holder.pid}). Wait for it, or: kill ${holder.pid}`)
  process.exit(1)
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => stopping.abort(new Error('stopped')))
try {
  await runAll()
} catch (error) {
  steps.say(wordsOf(error))
  results.push({
    name: 'the run itself',
    ...failedOnce({ file: '', name: 'it did not come to its end', message: wordsOf(error) }),
    seconds: 0,
  })
}
const total = summarise()
process.stdout.write(`${totalLine(total)}\n`, () => process.exit(isFailure(total, settings.ci) ? 1 : 0))
