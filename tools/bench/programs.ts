// Starts programs of the shop and the floor as separate processes on free ports; the bench stops them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from '../local/children.ts'
import { root } from '../local/paths.ts'
import { freePort } from '../local/ports.ts'
import type { Stack } from '../local/stack.ts'
import { waitForUrl } from '../local/wait.ts'

/** Options of a start; a free port when none is named. */
export type Start = {
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
}
/** A running program. */
export type Program = {
  readonly url: string
  readonly pid: number
  /** Milliseconds from its start until it was ready. */
  readonly bootMs: number
  /** Returns the memory that it holds now, in MB. */
  readonly residentMb: () => number
  readonly isRunning: () => boolean
  readonly stop: () => Promise<void>
}

type Spec = {
  readonly name: string
  readonly args: readonly string[]
  readonly portName: string
  readonly readyPath: string | undefined
}

const residentOf = (pid: number): number => {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}

let started = 0

/**
 * Returns a function that starts a program of the shop on `stack` and resolves to its handle once its address
 * answers. Throws when it does not within a minute, or dies.
 */
export function programOf(
  stack: Stack,
  env: Readonly<Record<string, string>>,
  spec: Spec,
): (start?: Start) => Promise<Program> {
  return async (start = {}) => {
    const port = start.port ?? (await freePort())
    started += 1
    const begun = performance.now()
    const log = join(stack.logDir, `${spec.name}-${started}-output.log`)
    const child = startChild({
      name: spec.name,
      // The program writes its log straight into a file: reading it here would cost the load generator
      // time.
      command: ['sh', '-c', `exec "$0" "$@" >'${log}' 2>&1`, 'node', ...(start.args ?? []), ...spec.args],
      env: { ...env, [spec.portName]: String(port), ...start.env },
      cwd: root,
      logFile: join(stack.logDir, `${spec.name}-${started}.log`),
      graceMs: 15_000,
    })
    stack.add(child)
    const url = `http://127.0.0.1:${port}`
    if (spec.readyPath !== undefined)
      await waitForUrl({ url: `${url}${spec.readyPath}`, child, timeoutMs: 60_000, signal: stack.signal })
    const bootMs = performance.now() - begun
    return {
      url,
      pid: child.pid,
      bootMs,
      residentMb: () => residentOf(child.pid),
      isRunning: child.isRunning,
      stop: child.stop,
    }
  }
}
