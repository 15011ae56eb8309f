// The frame of a foreground program: starts one stack, watches it, and stops it in order after Ctrl-C,
// SIGTERM or the death of a program.
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ports, readSettings, type Settings } from './env.ts'
import { endLeftovers, holderOf, removeNote } from './instance.ts'
import { localDir } from './paths.ts'
import { takenPorts } from './ports.ts'
import { makeStack, type Stack } from './stack.ts'
import { makeSteps } from './steps.ts'

/** Returns the ports on which a program is going to listen. */
export type WantedPorts = (settings: Settings) => (keyof Ports)[]

/** An error whose message is shown to a person without a stack trace. */
export class Refusal extends Error {}

/** Returns a signal that fires on Ctrl-C, SIGTERM, a closed terminal or an uncaught error. */
export function stopOnSignals(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(new Refusal('stopped')))
  }
  // After an uncaught error the state is unknown: the programs are stopped in order, as after Ctrl-C.
  process.on('uncaughtException', (error) => {
    console.error(error)
    process.exitCode = 1
    stop.abort(error)
  })
  // The caller of a rejected promise has failed already, and the shop keeps running.
  process.on('unhandledRejection', (error) => console.error(error))
  return stop.signal
}

async function untilEnd(stack: Stack): Promise<void> {
  const asked = new Promise<undefined>((done) => {
    if (stack.signal.aborted) done(undefined)
    stack.signal.addEventListener('abort', () => done(undefined), { once: true })
  })
  const died = await Promise.race([asked, stack.died])
  if (died === undefined) return
  const lines = died.lastLines(20).map((line) => `    ${line}`)
  throw new Refusal(
    `${died.name} stopped by itself. Its last lines (all of them: ${stack.logDir}/${died.name}.log):\n${lines.join('\n')}`,
  )
}

async function prepare(name: string, wanted: WantedPorts, signal: AbortSignal): Promise<Stack> {
  const settings = readSettings()
  mkdirSync(localDir, { recursive: true })
  const holder = holderOf(localDir)
  if (holder !== undefined) {
    throw new Refusal(
      `${holder.name} is running already (pid ${holder.pid}). Stop it with Ctrl-C where it runs, or: kill ${holder.pid}`,
    )
  }
  const steps = makeSteps(process.stdout)
  const ended = await endLeftovers(localDir)
  if (ended.length > 0)
    steps.say(`  - the last run was not stopped cleanly; ended what it left: ${ended.join(', ')}`)
  const taken = await takenPorts(settings.ports, wanted(settings))
  if (taken.length > 0) throw new Refusal(taken.join('\n'))
  return makeStack({ name, settings, dir: localDir, throwaway: false, steps, signal })
}

/**
 * Starts a stack and runs it until Ctrl-C, SIGTERM or the death of a program, then stops everything. The
 * exit code is 0 only when a person stopped it.
 */
export async function runForeground(
  name: string,
  wanted: WantedPorts,
  start: (stack: Stack) => Promise<void>,
): Promise<void> {
  const signal = stopOnSignals()
  let stack: Stack | undefined
  let starting: Promise<void> = Promise.resolve()
  try {
    stack = await prepare(name, wanted, signal)
    starting = start(stack)
    await Promise.race([starting, untilEnd(stack)])
    if (!signal.aborted) await untilEnd(stack)
  } catch (error) {
    if (!signal.aborted) {
      process.exitCode = 1
      console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (stack === undefined) return
  stack.say('\nstopping …')
  await stack.stop()
  // A step that is still running ends now, and the programs that it started are stopped, too.
  await Promise.race([starting.catch(() => undefined), sleep(5000)])
  await stack.stop()
  removeNote(stack.dir)
  stack.say('stopped')
  process.exit()
}
