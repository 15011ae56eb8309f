// Child programs of the stack: each with a log file, its last lines in memory, and a stop that always ends
// it.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { asMyself, commandLine, type RunAs, type StopSignal } from './run-as.ts'

/** How a program ended: its exit code, or the signal that killed it. */
export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

/** A running child program. */
export type Child = {
  readonly name: string
  readonly pid: number
  readonly exited: Promise<Exit>
  readonly isRunning: () => boolean
  /** Returns the last lines that it wrote, oldest first. */
  readonly lastLines: (count: number) => readonly string[]
  /**
   * Sends the stop signal, and kills the program's process group when it still runs after `graceMs`
   * milliseconds.
   */
  readonly stop: () => Promise<void>
}

/** How to start a child program. */
export type ChildSpec = {
  readonly name: string
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  readonly logFile: string
  readonly as?: RunAs
  readonly stopSignal?: StopSignal
  readonly graceMs?: number
  /** Appends to the log of an earlier program of this name instead of emptying it. */
  readonly keepLog?: boolean
  /** Called with each chunk of output. */
  readonly onOutput?: (text: string) => void
}

const keptLines = 200

function tail(): { add: (text: string) => void; last: (count: number) => readonly string[] } {
  let lines: string[] = []
  let rest = ''
  return {
    add: (text) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      lines = [...lines, ...parts].slice(-keptLines)
    },
    last: (count) => (rest === '' ? lines : [...lines, rest]).slice(-count),
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The process group has ended already, as intended.
  }
}

/**
 * Starts a program in a process group of its own. Ctrl-C in the terminal then reaches only the stack, which
 * stops its programs in order. A program that can't be started counts as ended with code 127. The child's
 * `stop` kills the whole group after `graceMs` (ten seconds unless given).
 */
export function startChild(spec: ChildSpec): Child {
  const stopSignal = spec.stopSignal ?? 'SIGTERM'
  const [command = '', ...args] = commandLine(spec.command, spec.as ?? asMyself, stopSignal)
  mkdirSync(dirname(spec.logFile), { recursive: true })
  if (spec.keepLog !== true) writeFileSync(spec.logFile, '')
  const lines = tail()
  const take = (text: string): void => {
    lines.add(text)
    appendFileSync(spec.logFile, text)
    spec.onOutput?.(text)
  }
  const child = spawn(command, args, {
    cwd: spec.cwd,
    env: { ...spec.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  let running = true
  const exited = new Promise<Exit>((done) => {
    child.once('error', (error) => {
      running = false
      take(`${error.message}\n`)
      done({ code: 127, signal: null })
    })
    child.once('exit', (code, signal) => {
      running = false
      setImmediate(() => done({ code, signal }))
    })
  })
  const pid = child.pid ?? 0
  const stop = async (): Promise<void> => {
    if (running && pid > 0) {
      child.kill(stopSignal)
      const late = setTimeout(() => signalGroup(pid, 'SIGKILL'), spec.graceMs ?? 10_000)
      await exited
      clearTimeout(late)
    }
    if (pid > 0) signalGroup(pid, 'SIGKILL')
  }
  return { name: spec.name, pid, exited, isRunning: () => running, lastLines: lines.last, stop }
}

/** Thrown for a program that ended with an error; its message has the program's last lines. */
export class ChildFailed extends Error {
  constructor(spec: ChildSpec, exit: Exit, lines: readonly string[]) {
    const how = exit.signal === null ? `exit code ${exit.code ?? 'unknown'}` : `signal ${exit.signal}`
    super(
      `${spec.name} ended with ${how}. Its last lines (all of them: ${spec.logFile}):\n${lines.map((line) => `    ${line}`).join('\n')}`,
    )
  }
}

/**
 * Runs a program to its end and returns its last 200 lines. Throws ChildFailed unless its exit code is 0.
 * When `signal` fires, stops the program and throws the signal's reason.
 */
export async function runToEnd(spec: ChildSpec, signal?: AbortSignal): Promise<readonly string[]> {
  signal?.throwIfAborted()
  const child = startChild(spec)
  const abort = (): void => void child.stop()
  signal?.addEventListener('abort', abort, { once: true })
  const exit = await child.exited
  signal?.removeEventListener('abort', abort)
  signal?.throwIfAborted()
  if (exit.code !== 0) throw new ChildFailed(spec, exit, child.lastLines(20))
  return child.lastLines(keptLines)
}
