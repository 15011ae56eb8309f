// Restarts programs that ended by themselves, as containers do by their restart policy: at once, then after
// growing pauses, and not forever.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child, Exit } from './children.ts'

/** A watched program. */
export type Kept = {
  readonly child: Child
  /** Starts the program once more, on the same ports and with the same log. */
  readonly again: () => Promise<Child>
}

/**
 * What a keeper tells, and its pauses in milliseconds; a program that runs for `steadyMs` counts as well
 * again.
 */
export type KeeperOptions = {
  readonly say: (line: string) => void
  readonly signal: AbortSignal
  /** Called with the program that replaces the fallen one. */
  readonly onStarted: (fallen: Child, fresh: Child, again: Kept['again']) => void
  /** Called when the program fell too often in a row. */
  readonly onGivenUp: (fallen: Child) => void
  readonly pauses?: { readonly firstMs: number; readonly longestMs: number; readonly steadyMs: number }
}

/**
 * The number of falls in a row after which the keeper gives up; the count restarts when a program ran for a
 * minute.
 */
export const mostFalls = 8
const usualPauses = { firstMs: 200, longestMs: 10_000, steadyMs: 60_000 }

const howOf = ({ code, signal }: Exit): string =>
  signal === null ? `exit code ${code ?? 'unknown'}` : signal

/**
 * Makes a keeper, which restarts programs of the stack that ended without having been stopped (`fell`): after
 * 0.2 seconds, then twice as long each time, at most 10. After the ninth fall without a minute of rest
 * between it gives the program up.
 */
export function makeKeeper({ say, signal, onStarted, onGivenUp, pauses = usualPauses }: KeeperOptions): {
  fell: (kept: Kept) => Promise<void>
} {
  const falls = new Map<string, number>()
  const steady = new Map<string, NodeJS.Timeout>()

  const fell = async ({ child, again }: Kept): Promise<void> => {
    const { name } = child
    clearTimeout(steady.get(name))
    const count = (falls.get(name) ?? 0) + 1
    falls.set(name, count)
    const how = howOf(await child.exited)
    if (count > mostFalls) {
      say(`  ! ${name} fell again (${how}), ${count} times in a row: it is given up`)
      return onGivenUp(child)
    }
    const pauseMs = Math.min(pauses.firstMs * 2 ** (count - 1), pauses.longestMs)
    say(`  ! ${name} fell (${how}); it is started again in ${pauseMs / 1000} s`)
    try {
      await sleep(pauseMs, undefined, { signal })
      const fresh = await again()
      onStarted(child, fresh, again)
      steady.set(name, setTimeout(() => falls.delete(name), pauses.steadyMs).unref())
    } catch (error) {
      if (signal.aborted) return
      say(`  ! ${name} can’t be started: ${error instanceof Error ? error.message : String(error)}`)
      return fell({ child, again })
    }
  }
  return { fell }
}
