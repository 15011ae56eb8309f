// `make soak`: each soak on a shop of its own, one after the other. Prints what was tried and what broke.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../local/env.ts'
import { holderOf } from '../local/instance.ts'
import { localDir } from '../local/paths.ts'
import type { Stack } from '../local/stack.ts'
import { makeSteps } from '../local/steps.ts'
import { withThrowaway } from '../local/throwaway.ts'
import { soaks } from './list.ts'
import { help, type Options, optionsFrom } from './options.ts'
import { LeftOut, type Soak } from './soak.ts'

const soakDir = join(localDir, 'soak')
const steps = makeSteps(process.stdout)
const stopping = new AbortController()
/** Errors that nobody caught while the present soak runs, such as those of broken connections. */
let uncaught: string[] = []

/**
 * Runs one soak. Returns the broken invariants, none when all held, or why the soak was left out. A soak
 * that throws counts as broken.
 */
async function runOne(soak: Soak, { short, seed }: Options): Promise<readonly string[] | LeftOut> {
  steps.say(`\n── ${soak.name}: ${soak.what} (seed ${seed}${short ? ', short' : ''})`)
  const settings = readSettings()
  const signal = stopping.signal
  uncaught = []
  const withStack = <T>(name: string, work: (stack: Stack) => Promise<T>): Promise<T> =>
    withThrowaway({ name: `make soak (${name})`, dir: join(soakDir, name), settings, steps, signal }, work)
  try {
    signal.throwIfAborted()
    return [...(await soak.run({ short, seed, say: steps.say, signal, withStack })), ...uncaught]
  } catch (error) {
    if (error instanceof LeftOut) return error
    return [
      `it did not run to its end: ${error instanceof Error ? error.message : String(error)}`,
      ...uncaught,
    ]
  }
}

async function runAll(options: Options): Promise<number> {
  const results: { name: string; broken: readonly string[]; leftOut: boolean; seconds: number }[] = []
  for (const soak of options.chosen) {
    const started = performance.now()
    const outcome = await runOne(soak, options)
    const leftOut = outcome instanceof LeftOut
    if (leftOut) steps.say(`  left out: ${outcome.message}`)
    const broken = leftOut ? [] : outcome
    for (const line of broken) steps.say(`  BROKEN ${line}`)
    results.push({ name: soak.name, broken, leftOut, seconds: (performance.now() - started) / 1000 })
  }
  steps.say('\n── summary')
  for (const { name, broken, leftOut, seconds } of results) {
    const said = leftOut ? 'left out' : broken.length === 0 ? 'all held' : `${broken.length} broken`
    steps.say(`  ${name.padEnd(28)} ${said.padEnd(12)} ${seconds.toFixed(0)} s`)
  }
  const failures = results
    .filter(({ broken }) => broken.length > 0)
    .map(({ name, broken }) => ({
      file: `tools/soak/${name}.ts`,
      name: `${name} (seed ${options.seed})`,
      message: broken.join('\n'),
    }))
  const skipped = results.filter(({ leftOut }) => leftOut).length
  const counts = { passed: results.length - failures.length - skipped, failed: failures.length, skipped }
  if (options.report !== undefined) writeFileSync(options.report, JSON.stringify({ ...counts, failures }))
  return counts.failed > 0 ? 1 : 0
}

const asked = optionsFrom(process.argv.slice(2), soaks, Math.floor(Math.random() * 1_000_000))
if (asked.kind === 'help') {
  console.log(help(soaks))
} else if (asked.kind === 'wrong') {
  console.error(asked.why)
  process.exitCode = 2
} else {
  const holder = asked.options.chosen
    .map(({ name }) => holderOf(join(soakDir, name)))
    .find((one) => one !== undefined)
  if (holder !== undefined) {
    console.error(
      `${holder.name} is running already (pid ${holder.pid}). Wait for it, or: kill ${holder.pid}`,
    )
    process.exit(1)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => stopping.abort(new Error('stopped')))
  // Otherwise the program would end at once, without a word about the soak that broke.
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => {
      const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
      steps.say(said)
      uncaught.push(`nobody caught: ${said}`)
    })
  const code = await runAll(asked.options)
  process.stdout.write('', () => process.exit(code))
}
