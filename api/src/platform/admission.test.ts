import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAdmission, isBuying } from './admission.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * An admission, and what became of all that asked: how many are in, and after how
 * long the others were refused.
 */
function start({ max = 400, reads = 30 } = {}) {
  const refusals: string[] = []
  const admission = createAdmission({
    max,
    reads,
    monotonicMs: () => performance.now(),
    onRefusal: (why) => refusals.push(why),
  })
  const refusedAfter: number[] = []
  let served = 0
  const come = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) {
      const from = performance.now()
      void Promise.resolve(admission.enter(false)).then((isIn) => {
        if (isIn) served += 1
        else refusedAfter.push(performance.now() - from)
      })
    }
    await vi.advanceTimersByTimeAsync(0)
  }
  const leave = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) admission.leave(false)
    await vi.advanceTimersByTimeAsync(0)
  }
  /** Time in which one is answered every 25 ms. */
  const pass = async (ms: number): Promise<void> => {
    for (let at = 0; at < ms; at += 25) {
      await vi.advanceTimersByTimeAsync(25)
      await leave(1)
    }
  }
  return { admission, refusals, refusedAfter, come, leave, pass, served: () => served }
}

describe('what is answered at once', () => {
  test('is let in without waiting while there is room', () => {
    const { admission } = start()
    for (let i = 0; i < 30; i += 1) expect(admission.enter(false)).toBe(true)
    expect(admission.enter(false)).toBeInstanceOf(Promise)
  })

  test('a burst stands in line and is served as others leave, none refused', async () => {
    const { come, leave, served, refusedAfter } = start()
    await come(100)
    expect(served()).toBe(30)
    for (let i = 0; i < 7; i += 1) {
      await vi.advanceTimersByTimeAsync(10)
      await leave(10)
    }
    expect(served()).toBe(100)
    await vi.advanceTimersByTimeAsync(1000)
    expect(refusedAfter).toEqual([])
  })

  test('nobody waits longer than a tenth of a second to be refused', async () => {
    const { come, pass, served, refusedAfter, refusals } = start()
    await come(50)
    await pass(100)
    expect([served(), refusedAfter]).toEqual([33, Array.from({ length: 17 }, () => 100)])
    expect(refusals).toEqual(Array.from({ length: 17 }, () => 'line'))
  })

  test('while some are refused the others hear it sooner, and a second later there is patience again', async () => {
    const { come, pass, refusedAfter } = start()
    await come(34)
    await pass(100)
    expect(refusedAfter).toEqual([100])
    await come(2)
    await vi.advanceTimersByTimeAsync(15)
    expect(refusedAfter).toEqual([100, 15])
    await vi.advanceTimersByTimeAsync(1000)
    await come(4)
    await pass(100)
    expect(refusedAfter).toEqual([100, 15, 100])
  })

  test('who came in an impatient moment goes before those who came earlier with patience', async () => {
    const { admission, come, leave, refusedAfter } = start({ max: 34 })
    await come(34)
    await vi.advanceTimersByTimeAsync(10)
    expect(admission.enter(false)).toBe(false)
    await leave(1)
    await come(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(refusedAfter).toEqual([15])
    await leave(1)
    await vi.advanceTimersByTimeAsync(40)
    expect(refusedAfter).toEqual([15, 100, 100])
  })

  test('while nobody leaves at all the line waits, and everybody is served after the hitch', async () => {
    const { come, leave, served, refusedAfter } = start()
    await come(50)
    await vi.advanceTimersByTimeAsync(900)
    await leave(20)
    expect([served(), refusedAfter]).toEqual([50, []])
  })

  test('a hitch is waited out for a second at most', async () => {
    const { come, served, refusedAfter } = start()
    await come(31)
    await vi.advanceTimersByTimeAsync(1000)
    expect([served(), refusedAfter]).toEqual([30, [1000]])
  })

  test('is never more than the bound of all, with those in line', async () => {
    const { admission, come, leave, refusals } = start({ max: 40, reads: 30 })
    await come(40)
    expect([admission.enter(false), refusals]).toEqual([false, ['bound']])
    await leave(11)
    expect(admission.now()).toEqual({ reads: 29, buying: 0, waiting: 0 })
  })

  test('those in line keep nobody from buying', async () => {
    const { admission, come } = start({ max: 40, reads: 30 })
    await come(40)
    expect([...Array(11).keys()].map(() => admission.enter(true))).toEqual([...Array(10).fill(true), false])
  })

  test('buying waits for no read, and no read for it', async () => {
    const { admission, come, served } = start({ max: 100, reads: 30 })
    await come(35)
    for (let i = 0; i < 70; i += 1) expect(admission.enter(true)).toBe(true)
    expect(admission.enter(true)).toBe(false)
    admission.leave(true)
    expect(served()).toBe(30)
    admission.leave(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(served()).toBe(31)
  })
})

test('a step of buying is known by its hash, not by the name that it says', () => {
  const asked = (sha256Hash: unknown) => ({
    operationName: 'placeOrder',
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  })
  expect(isBuying(asked(persistedHashes.placeOrder))).toBe(true)
  expect(isBuying(asked(persistedHashes.getItems))).toBe(false)
  // Two hundred returns after a holiday are no crowd that looks.
  expect(isBuying(asked(persistedHashes.createReturn))).toBe(true)
  for (const body of [
    undefined,
    null,
    [],
    {},
    { extensions: null },
    { extensions: { persistedQuery: null } },
    asked(7),
  ])
    expect(isBuying(body)).toBe(false)
})
