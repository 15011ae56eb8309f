import { expect, test, vi } from 'vitest'
import { createRecorder, recorderLimits } from './recorder.ts'
import type { NewEvent } from './stored-event.ts'

const event = (id: string) => ({ id }) as NewEvent
const many = (count: number) => Array.from({ length: count }, (_, i) => event(String(i)))

function recorderWith(write: (ids: string[]) => Promise<void>) {
  const warned: unknown[] = []
  const recorder = createRecorder({
    db: undefined as never,
    log: { warn: (facts: unknown) => void warned.push(facts) } as never,
    heldMs: 1000,
    write: (_, events) => write(events.map(({ id }) => id)),
  })
  return { recorder, warned }
}

test('writes the events of a second together', async () => {
  vi.useFakeTimers()
  const written: string[][] = []
  const { recorder } = recorderWith(async (ids) => void written.push(ids))
  recorder.add([event('a')])
  recorder.add([event('b')])
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written).toEqual([['a', 'b']])
  vi.useRealTimers()
})

test('writes a full batch at once, and the rest in further ones', async () => {
  const sizes: number[] = []
  const { recorder } = recorderWith(async (ids) => void sizes.push(ids.length))
  recorder.add(many(recorderLimits.batch * 2 + 1))
  await recorder.flush()
  expect(sizes).toEqual([recorderLimits.batch, recorderLimits.batch, 1])
})

test('keeps events in their order while the database is away, and writes them when the program stops', async () => {
  const written: string[] = []
  let isAway = true
  const { recorder, warned } = recorderWith(async (ids) => {
    if (isAway) throw new Error('away')
    written.push(...ids)
  })
  recorder.add([event('a')])
  await recorder.flush()
  recorder.add([event('b')])
  expect(warned).toHaveLength(1)
  isAway = false
  await recorder.close()
  expect(written).toEqual(['a', 'b'])
})

test('takes no more than may wait', async () => {
  const { recorder } = recorderWith(() => Promise.reject(new Error('away')))
  expect(recorder.add(many(recorderLimits.waiting))).toBe(true)
  await recorder.flush()
  expect(recorder.add([event('one more')])).toBe(false)
  await recorder.close()
})
