// The type of a soak: a program that disturbs a shop of its own for a long time, prints its attempts, and
// names the broken invariants.
import type { Stack } from '../local/stack.ts'

export type SoakOptions = {
  /**
   * A run of seconds instead of minutes, as in `make test`. Then only invariants are judged, never times.
   */
  readonly short: boolean
  /** The seed of all random choices; it is printed, so that a run can be repeated. */
  readonly seed: number
  readonly say: (line: string) => void
  readonly signal: AbortSignal
  /**
   * Makes an empty stack in a folder of its own on free ports, and stops and removes it when `work` ends.
   */
  readonly withStack: <T>(name: string, work: (stack: Stack) => Promise<T>) => Promise<T>
}

/** Thrown by a soak that can't run on this machine. The soak then counts as skipped. */
export class LeftOut extends Error {}

export type Soak = {
  readonly name: string
  /** One line for the list of soaks. */
  readonly what: string
  /** Runs the soak. Returns one line for each broken invariant; none when all held. */
  readonly run: (options: SoakOptions) => Promise<readonly string[]>
}
