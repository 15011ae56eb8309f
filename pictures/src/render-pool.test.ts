import { afterEach, expect, it } from 'vitest'
import { NobodyWaits } from './draw-queue.ts'
import { createRenderPool } from './render-pool.ts'
import { sampleSpec } from './samples.ts'

let close: () => void = () => undefined
const open = (unwantedMs?: number) => {
  const pool = createRenderPool(1, unwantedMs)
  close = pool.close
  return pool
}
afterEach(() => close())

it('gives up a drawing that nobody waits for, and makes the next one', async () => {
  const pool = open(0)
  const left = new AbortController()
  const unwanted = pool.render(sampleSpec('coat'), 1200, left.signal)
  const next = pool.render(sampleSpec('tote'), 160)
  left.abort()
  await expect(unwanted).rejects.toBeInstanceOf(NobodyWaits)
  expect((await next).length).toBeGreaterThan(100)
})

it('ends a drawing that is nearly done', async () => {
  const pool = open(60_000)
  const left = new AbortController()
  const unwanted = pool.render(sampleSpec('tote'), 160, left.signal)
  left.abort()
  expect((await unwanted).length).toBeGreaterThan(100)
})

it('does not begin what nobody waits for', async () => {
  const pool = open()
  const first = pool.render(sampleSpec('tote'), 160)
  const unwanted = pool.render(sampleSpec('coat'), 1200, AbortSignal.abort())
  await expect(unwanted).rejects.toBeInstanceOf(NobodyWaits)
  expect((await first).length).toBeGreaterThan(100)
})
