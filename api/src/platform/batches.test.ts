import { describe, expect, it } from 'vitest'
import { batched } from './batches.ts'

describe('fields answered for all objects of a list at once', () => {
  const counting = () => {
    const calls: unknown[][] = []
    const field = batched(async (batch: { obj: number }[], _ctx: object) => {
      calls.push(batch.map(({ obj }) => obj))
      return batch.map(({ obj }) => (obj < 0 ? null : obj * 2))
    })
    return { calls, field }
  }

  it('asks once for all that one turn wants, and each gets its own', async () => {
    const { calls, field } = counting()
    const ctx = {}
    expect(await Promise.all([3, -1, 3, 5].map((n) => field(n, {}, ctx)))).toEqual([6, null, 6, 10])
    expect(calls).toEqual([[3, -1, 3, 5]])
  })

  it('never mixes two requests, nor what comes later into what was answered', async () => {
    const { calls, field } = counting()
    const one = {}
    const other = {}
    await Promise.all([field(1, {}, one), field(2, {}, other)])
    expect(await field(7, {}, one)).toBe(14)
    expect(calls).toEqual([[1], [2], [7]])
  })

  it('fails for everybody in the batch when it fails', async () => {
    const field = batched(async (_batch: never, _ctx: object) => Promise.reject(new Error('away')))
    const ctx = {}
    const both = await Promise.allSettled([field(1, {}, ctx), field(2, {}, ctx)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
