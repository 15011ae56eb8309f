import { setTimeout as later } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createLag, refuseWhenStuck, tickMs } from './lag.ts'

/** Ticks that come so many milliseconds late. */
function after(...late: number[]): boolean {
  let now = 1000
  const lag = createLag({ mostMs: 2000, monotonicMs: () => now })
  for (const ms of late) {
    now += tickMs + ms
    lag.tick()
  }
  return lag.isStuck()
}

test('a process whose ticks come in time is not stuck, nor one that has hardly begun', () => {
  expect(after()).toBe(false)
  expect(after(0, 3, 10, 0, 1)).toBe(false)
  expect(after(1999, 2000, 2000, 2000)).toBe(false)
})

test('a process that comes back from one long pause is not stuck', () => {
  expect(after(0, 0, 0, 7500)).toBe(false)
  expect(after(7500, 0, 0, 0)).toBe(false)
})

test('a process that is late again and again is stuck until it keeps time', () => {
  expect(after(2100, 2100, 2100, 2100)).toBe(true)
  expect(after(2100, 2100, 2100, 2100, 0)).toBe(false)
})

test('a request that comes right after two pauses of a second is answered', async () => {
  const app = Fastify()
  refuseWhenStuck(app, { mostMs: 2000, onRefusal: () => undefined })
  app.get('/', () => 'well')
  await app.ready()
  for (const pause of [1100, 1100]) {
    await later(1)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  await later(20)
  expect((await app.inject('/')).body).toBe('well')
  await app.close()
})

test('a process that is stuck refuses in words that the site knows', async () => {
  const app = Fastify()
  let refused = 0
  refuseWhenStuck(app, { mostMs: -1, onRefusal: () => (refused += 1) })
  app.get('/', () => 'well')
  await app.ready()
  expect((await app.inject('/')).json()).toMatchObject({ code: 'FST_UNDER_PRESSURE' })
  expect(refused).toBe(1)
  await app.close()
})

test('a process whose heap is nearly full refuses until there is room again', async () => {
  const app = Fastify()
  let refused = 0
  refuseWhenStuck(app, { mostMs: 60_000, mostHeapBytes: 1, onRefusal: () => (refused += 1) })
  app.get('/', () => 'well')
  await app.ready()
  await vi.waitFor(async () => expect((await app.inject('/')).statusCode).toBe(500), { timeout: 5000 })
  expect(refused).toBe(1)
  await app.close()
})
