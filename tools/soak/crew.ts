// Programs of a soak's shop that can be killed at any moment, as by a machine that is
// switched off, and started again.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '../local/children.ts'
import { root } from '../local/paths.ts'
import { signal } from '../local/process-id.ts'
import { type Stack, startSearch } from '../local/stack.ts'
import { waitForUrl } from '../local/wait.ts'

export type Program = {
  readonly name: string
  readonly start: () => Promise<Child>
}

export type Crew = {
  readonly names: readonly string[]
  /** Starts a program and waits until it answers. */
  readonly start: (name: string) => Promise<void>
  /** Kills it with SIGKILL, without a word, and waits until it is gone. */
  readonly kill: (name: string) => Promise<void>
  /** Lets it end in order. */
  readonly stop: (name: string) => Promise<void>
  readonly isRunning: (name: string) => boolean
  /** How often each was killed. */
  readonly kills: ReadonlyMap<string, number>
}

/** The programs by their names; none runs yet. Those that run at the end are the stack's to stop. */
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

export type NodeProgram = {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Answers when the program is ready. */
  readonly readyUrl: string
  /** The repository; another one's copy runs an older shop. */
  readonly cwd?: string
}

/** One of our own programs. */
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

/** OpenSearch, on the folder and the port that it had before. */
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

/** Waits until `isSo` is; throws in `what` when it is not within `timeoutMs`. */
export async function until(what: string, isSo: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} within ${timeoutMs / 1000} s`)
    await sleep(50)
  }
}
