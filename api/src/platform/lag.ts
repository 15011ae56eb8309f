// Whether the process gets round to its work, told by how late a timer's ticks come.

import { busyMessage } from '@hemline/rules/errors/catalogue.ts'
import type { FastifyInstance } from 'fastify'
import { stuckCode } from './edge.ts'

/** Milliseconds between two ticks. */
export const tickMs = 250
/**
 * One long pause is a hitch, after which everything moves on; several ticks in a row
 * are a process that is stuck.
 */
const remembered = 4

export type Lag = {
  /** To be called every `tickMs`. */
  tick: () => void
  /** Whether the last four ticks came later than allowed, on average. */
  isStuck: () => boolean
}

/**
 * Measures how late ticks come; `mostMs` is the average lateness up to which the process counts as working.
 * @fastify/under-pressure takes a second without a sample for an endless lag, and so refused everything
 *   after any pause of a second.
 */
export function createLag({ mostMs, monotonicMs }: { mostMs: number; monotonicMs: () => number }): Lag {
  let last = monotonicMs()
  let lateness: number[] = []
  return {
    tick() {
      const now = monotonicMs()
      lateness = [...lateness.slice(1 - remembered), Math.max(0, now - last - tickMs)]
      last = now
    },
    isStuck: () => lateness.reduce((sum, ms) => sum + ms, 0) > mostMs * remembered,
  }
}

const mostHeapBytes = 1.5e9

/**
 * Has every route that is registered from now on refuse with 503 while the process lags behind or has
 * nearly used up its memory.
 */
export function refuseWhenStuck(
  app: FastifyInstance,
  { mostMs, onRefusal }: { mostMs: number; onRefusal: () => void },
): void {
  const lag = createLag({ mostMs, monotonicMs: () => performance.now() })
  let heapBytes = 0
  const timer = setInterval(() => {
    lag.tick()
    heapBytes = process.memoryUsage().heapUsed
  }, tickMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async () => {
    if (!lag.isStuck() && heapBytes <= mostHeapBytes) return
    onRefusal()
    throw Object.assign(new Error(busyMessage), { code: stuckCode })
  })
}
