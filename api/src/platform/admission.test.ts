import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { describe, expect, test } from 'vitest'
import { createAdmission, isBuying } from './admission.ts'

/** `count` reads are let in at once where they may, and all that were take `tookMs`. How many were. */
function wave(admission: ReturnType<typeof createAdmission>, clock: { ms: number }, count: number, tookMs: number): number {
  let served = 0
  for (let i = 0; i < count; i += 1) if (admission.enter(false)) served += 1
  clock.ms += tookMs
  for (let i = 0; i < served; i += 1) admission.leave(tookMs)
  return served
}

function start(max = 400) {
  const clock = { ms: 0 }
  return { clock, admission: createAdmission(max, () => clock.ms) }
}

describe('what is answered at once', () => {
  test('is everything while answers are quick', () => {
    const { clock, admission } = start()
    for (let i = 0; i < 50; i += 1) expect(wave(admission, clock, 300, 10)).toBe(300)
  })

  test('becomes less while nothing is quick, and never less than the database can carry', () => {
    const { clock, admission } = start()
    const served = Array.from({ length: 20 }, () => wave(admission, clock, 300, 500))
    expect(served[0]).toBe(300)
    expect(served[2]).toBeLessThan(200)
    expect(served.at(-1)).toBe(40)
  })

  test('stays as it is when some are slow and some are quick', () => {
    const { clock, admission } = start()
    for (let i = 0; i < 20; i += 1) {
      wave(admission, clock, 1, 5)
      wave(admission, clock, 200, 90)
    }
    expect(admission.limit()).toBe(400)
  })

  test('becomes more again within two seconds, once answers are quick', () => {
    const { clock, admission } = start()
    for (let i = 0; i < 20; i += 1) wave(admission, clock, 300, 500)
    const from = clock.ms
    while (admission.limit() < 100) wave(admission, clock, 300, 20)
    expect(clock.ms - from).toBeLessThan(2000)
  })

  test('is not judged by few that all have to wait for something else', () => {
    const { clock, admission } = start()
    for (let i = 0; i < 20; i += 1) expect(wave(admission, clock, 5, 2000)).toBe(5)
    expect(admission.limit()).toBe(400)
  })

  test('has room for buying when reads have none, up to the bound of all', () => {
    const { clock, admission } = start(100)
    for (let i = 0; i < 20; i += 1) wave(admission, clock, 100, 500)
    for (let i = 0; i < 40; i += 1) expect(admission.enter(false)).toBe(true)
    expect(admission.enter(false)).toBe(false)
    for (let i = 0; i < 60; i += 1) expect(admission.enter(true)).toBe(true)
    expect(admission.enter(true)).toBe(false)
  })

  test('is never more than a small bound', () => {
    const { clock, admission } = start(2)
    for (let i = 0; i < 20; i += 1) expect(wave(admission, clock, 5, 500)).toBe(2)
  })
})

test('a step of buying is known by its hash, not by the name that it says', () => {
  const asked = (sha256Hash: unknown) => ({ operationName: 'placeOrder', extensions: { persistedQuery: { version: 1, sha256Hash } } })
  expect(isBuying(asked(persistedHashes.placeOrder))).toBe(true)
  expect(isBuying(asked(persistedHashes.getItems))).toBe(false)
  for (const body of [undefined, null, [], {}, { extensions: null }, { extensions: { persistedQuery: null } }, asked(7)])
    expect(isBuying(body)).toBe(false)
})
