// What a soak is: it does something harmful to a shop of its own for long, prints what it
// tried, and names what broke.
import type { Stack } from '../local/stack.ts'

export type SoakOptions = {
  /** Seconds instead of minutes: what `make test` runs. Only invariants are judged then, never times. */
  readonly short: boolean
  /** Printed, so that a run can be repeated. */
  readonly seed: number
  readonly say: (line: string) => void
  readonly signal: AbortSignal
  /** An empty stack in a folder of its own, on free ports, stopped and removed when `work` ends. */
  readonly withStack: <T>(name: string, work: (stack: Stack) => Promise<T>) => Promise<T>
}

/**
 * Thrown by a soak that can't be run on this machine. Nothing held and nothing broke:
 * the soak counts as skipped.
 */
export class LeftOut extends Error {}

export type Soak = {
  readonly name: string
  /** One line for who reads the list. */
  readonly what: string
  /** Returns the invariants that broke, in words; none when all held. */
  readonly run: (options: SoakOptions) => Promise<readonly string[]>
}
