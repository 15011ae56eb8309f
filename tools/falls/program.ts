// A program of ours as a real process, for tests that break what it is connected to.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import { root } from '../local/paths.ts'

// A third of what a program costs to start is compiling it, which the cache of `make test` saves.
const { PATH = '', NODE_COMPILE_CACHE } = process.env

/** How long a test waits for what must come; both cores may be busy. */
export const patience = { timeout: patienceMs, interval: 25 }

export type RunningProgram = {
  readonly pid: number
  readonly isRunning: () => boolean
  /** All that it wrote so far. */
  readonly output: () => string
  /**
   * Waits until it has written `text`; returns what `text` captured first, if it captures. Throws
   * when the program ends before.
   */
  readonly says: (text: RegExp) => Promise<string>
  /** Asks it to end and returns its exit code; null when it was ended by a signal. */
  readonly stop: () => Promise<number | null>
  readonly kill: () => void
}

/**
 * Starts one of our programs with nothing of this process's environment but the PATH and the cache of
 * compiled code. Returns its pid, its output, `says` (waits for a text; throws when the program ends before),
 * `stop` (resolves to the exit code) and `kill`.
 */
export function startProgram(file: string, env: Readonly<Record<string, string>>): RunningProgram {
  const child: ChildProcess = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  }
  const gone = once(child, 'exit') as Promise<[number | null]>
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    isRunning,
    output: () => written,
    says: (text) =>
      vi.waitFor(() => {
        const found = text.exec(written)
        if (!found && !isRunning()) throw new Error(`${file} ended before it said ${text}:\n${written}`)
        expect(written).toMatch(text)
        return found?.[1] ?? ''
      }, patience),
    stop: async () => {
      child.kill('SIGTERM')
      return (await gone)[0]
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
