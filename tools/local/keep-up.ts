// Starts a program again that fell, as containers do by their restart policy: at once, then ever more
// patiently, and not for ever.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child, Exit } from './children.ts'

export type Kept = {
  readonly child: Child
  /** Starts it once more, on the same ports and in the same log. */
  readonly again: () => Promise<Child>
}

export type KeeperOptions = {
  readonly say: (line: string) => void
  readonly signal: AbortSignal
  /** The program that runs in place of the fallen one. */
  readonly onStarted: (fallen: Child, fresh: Child, again: Kept['again']) => void
  /** It fell too often in a row. */
  readonly onGivenUp: (fallen: Child) => void
  readonly pauses?: { readonly firstMs: number; readonly longestMs: number; readonly steadyMs: number }
}

/** Falls in a row after which a program is given up; who lives for a minute begins anew. */
export const mostFalls = 8
const usualPauses = { firstMs: 200, longestMs: 10_000, steadyMs: 60_000 }

const howOf = ({ code, signal }: Exit): string =>
  signal === null ? `exit code ${code ?? 'unknown'}` : signal

/** A keeper of programs; call `fell` when one ended that nobody asked to. */
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
