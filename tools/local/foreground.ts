// The frame of a foreground program: one stack, started, watched, and stopped in order on
// Ctrl-C, SIGTERM or a death.
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Ports, readSettings, type Settings } from './env.ts'
import { endLeftovers, holderOf, removeNote } from './instance.ts'
import { localDir } from './paths.ts'
import { takenPorts } from './ports.ts'
import { makeStack, type Stack } from './stack.ts'
import { makeSteps } from './steps.ts'

/** Which ports a program is going to listen on. */
export type WantedPorts = (settings: Settings) => (keyof Ports)[]

/** Something to tell a person without a stack trace. */
export class Refusal extends Error {}

/** A signal that fires when somebody wants this program to stop: Ctrl-C, SIGTERM or a closed terminal. */
export function stopOnSignals(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(new Refusal('stopped')))
  }
  // Nobody knows what is half done: the programs are stopped in order, as they would be after Ctrl-C.
  process.on('uncaughtException', (error) => {
    console.error(error)
    process.exitCode = 1
    stop.abort(error)
  })
  // Whatever asked has failed already, and the shop serves on.
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
 * Runs `start`, then stays until Ctrl-C, SIGTERM or the death of a program; stops everything, and exits
 * with 0 only when asked to.
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
  // A step that was under way ends now, and what it still started goes too.
  await Promise.race([starting.catch(() => undefined), sleep(5000)])
  await stack.stop()
  removeNote(stack.dir)
  stack.say('stopped')
  process.exit()
}
