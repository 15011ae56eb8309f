// The programs of a soak's shop, which can be killed at any moment, as if the machine lost power, and
// started again.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '../local/children.ts'
import { root } from '../local/paths.ts'
import { signal } from '../local/process-id.ts'
import { type Stack, startSearch } from '../local/stack.ts'
import { waitForUrl } from '../local/wait.ts'

/** A program by its name; `start` resolves once the program answers. */
export type Program = {
  readonly name: string
  readonly start: () => Promise<Child>
}

/** The programs of a soak's shop, with functions to start, kill and stop them by name. */
export type Crew = {
  readonly names: readonly string[]
  /** Starts a program and waits until it answers. */
  readonly start: (name: string) => Promise<void>
  /** Kills a program with SIGKILL and waits until it has ended. */
  readonly kill: (name: string) => Promise<void>
  /** Stops a program in order, so that it can finish its work. */
  readonly stop: (name: string) => Promise<void>
  readonly isRunning: (name: string) => boolean
  /** How often each program was killed, by name. */
  readonly kills: ReadonlyMap<string, number>
}

/**
 * Makes the crew of programs that a soak starts, kills and stops; none runs yet. Starting an unknown program
 * throws, killing one that never ran does nothing. The stack stops the programs that still run at its end.
 */
export function makeCrew(stack: Stack, programs: readonly Program[]): Crew {
  const running = new Map<string, Child>()
  const kills = new Map<string, number>(programs.map(({ name }) => [name, 0]))
  return {
    names: programs.map(({ name }) => name),
    kills,
    isRunning: (name) => running.get(name)?.isRunning() === true,
    start: async (name) => {
      const program = programs.find((one) => one.name === name)
      if (program === undefined) throw new Error(`there is no program ${name}`)
      stack.signal.throwIfAborted()
      running.set(name, await program.start())
    },
    kill: async (name) => {
      const child = running.get(name)
      if (child === undefined) return
      signal(child.pid, 'SIGKILL')
      await child.exited
      kills.set(name, (kills.get(name) ?? 0) + 1)
    },
    stop: async (name) => running.get(name)?.stop(),
  }
}

/** A Node program of the repository, with its arguments and environment. */
export type NodeProgram = {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** URL that answers with success once the program is ready. */
  readonly readyUrl: string
  /** The repository's folder; the folder of another copy runs an older release. */
  readonly cwd?: string
}

/**
 * Makes a program of the crew from one of the repository's own Node programs; its start throws when it does
 * not answer within two minutes.
 */
export const nodeProgram = (
  stack: Stack,
  { name, args, env, readyUrl, cwd = root }: NodeProgram,
): Program => ({
  name,
  start: async () => {
    const child = stack.add(
      startChild({
        name,
        command: ['node', ...args],
        env,
        cwd,
        logFile: join(stack.logDir, `${name}.log`),
        graceMs: 15_000,
      }),
    )
    await waitForUrl({ url: readyUrl, child, timeoutMs: 120_000, signal: stack.signal })
    return child
  },
})

/**
 * Makes OpenSearch a program of the crew; each start uses the same data folder and port. Throws when it does
 * not start.
 */
export const searchProgram = (stack: Stack): Program => ({
  name: 'opensearch',
  start: async () => {
    const quiet: Stack = { ...stack, step: (_name, work) => work(() => undefined) }
    if ((await startSearch(quiet)) === '') throw new Error('OpenSearch did not start')
    const child = stack.children().findLast(({ name }) => name === 'opensearch')
    if (child === undefined) throw new Error('OpenSearch did not start')
    return child
  },
})

/**
 * Waits until `isSo` resolves to true. Throws an error that begins with `what` after `timeoutMs`
 * milliseconds.
 */
export async function until(what: string, isSo: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} within ${timeoutMs / 1000} s`)
    await sleep(50)
  }
}
