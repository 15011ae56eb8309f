// Tells whether the event loop is stuck, by how late the ticks of a timer come.

import { busyMessage } from '@hemline/rules/errors/catalogue.ts'
import type { FastifyInstance } from 'fastify'
import { stuckCode } from './edge.ts'

/** Milliseconds between two ticks. */
export const tickMs = 250
/**
 * How many ticks are averaged: one long pause is a hitch, several late ticks in a row are a stuck
 * process.
 */
const remembered = 4

export type Lag = {
  /** To be called every `tickMs`. */
  tick: () => void
  /** Whether the last four ticks were, on average, later than allowed. */
  isStuck: () => boolean
}

/**
 * Measures the lateness of ticks; up to an average of `mostMs` milliseconds the process counts as
 * working. It replaces @fastify/under-pressure, which takes a second without a sample for an endless lag
 * and so refused all requests after any pause of a second.
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

const usualHeapBytes = 1.5e9

/** Limits in milliseconds of average lateness and in bytes of heap, by default 1.5 GB. */
export type StuckLimits = { mostMs: number; mostHeapBytes?: number }

/**
 * Makes every route that is registered from now on refuse with 503 while the event loop lags or the heap
 * is nearly full.
 */
export function refuseWhenStuck(
  app: FastifyInstance,
  { mostMs, mostHeapBytes = usualHeapBytes, onRefusal }: StuckLimits & { onRefusal: () => void },
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
