import { describe, expect, it } from 'vitest'
import { createDrawQueue, NobodyWaits, PicturesBusy } from './draw-queue.ts'

const small = 1
const middle = 1.5
const large = 4
const settled = () => new Promise((done) => setImmediate(done))

/** A queue with two places whose tasks end when the test says so; `begun` in the order of their beginning. */
const open = () => {
  const queue = createDrawQueue<string>({ atOnce: 2, largeFrom: large, mostWaiting: 160, mostOfNetwork: 32 })
  const begun: string[] = []
  const ends = new Map<string, { finish: () => void; stopped: AbortSignal }>()
  const ask = (network: string, name: string, cost: number, lane = name) => {
    const client = new AbortController()
    const run = (stopped: AbortSignal) => {
      begun.push(name)
      return new Promise<string>((resolve) =>
        ends.set(name, { finish: () => resolve(`${name} made`), stopped }),
      )
    }
    const answer = queue
      .ask({ name, lane, cost, run }, { network, signal: client.signal })
      .catch((error: unknown) => error)
    return { answer, hangUp: () => client.abort() }
  }
  const finish = async (name: string) => {
    ends.get(name)?.finish()
    await settled()
  }
  /** Ends what was begun, one after the other, until nothing is left. */
  const finishAll = async () => {
    for (let at = 0; at < begun.length; at += 1) await finish(begun[at] ?? '')
    return begun
  }
  return { queue, ask, finish, finishAll, begun, ends }
}

/** What is made in which order of what was asked while both places were taken. */
const orderOf = async (asked: readonly (readonly [string, string, number])[]) => {
  const { ask, finishAll } = open()
  ask('early', 'first', small)
  ask('early', 'second', small)
  for (const [network, name, cost] of asked) ask(network, name, cost)
  return (await finishAll()).slice(2)
}

const many = (network: string, count: number, cost: number) =>
  Array.from({ length: count }, (_, i) => [network, `${network} ${i}`, cost] as const)

describe('what is made next', () => {
  it('is the small one before the large one, and the older of two', async () => {
    const order = await orderOf([
      ['a', 'large', large],
      ['a', 'middle', middle],
      ['a', 'small', small],
      ['a', 'small too', small],
    ])
    expect(order).toEqual(['small', 'small too', 'middle', 'large'])
  })

  it('is soon that of a network that asks for little', async () => {
    const order = await orderOf([
      ...many('crowd', 20, small),
      ['visitor', 'picture', small],
      ['visitor', 'larger picture', middle],
    ])
    expect(order.indexOf('picture')).toBeLessThan(2)
    expect(order.indexOf('larger picture')).toBeLessThan(6)
  })

  it('is a large one too while small ones of others keep coming', async () => {
    const order = await orderOf([['patient', 'large', large], ...many('crowd', 20, small)])
    expect(order.indexOf('large')).toBeLessThan(8)
  })

  it('is never large in all places at once', () => {
    const { ask, begun } = open()
    for (const name of ['one', 'two', 'three']) ask(name, name, large)
    expect(begun).toEqual(['one'])
    ask('visitor', 'small', small)
    expect(begun).toEqual(['one', 'small'])
  })

  it('is not what uses the same master as one that is being made', async () => {
    const { ask, begun, finish } = open()
    ask('a', '7 small', small, '7')
    ask('a', '7 smaller', small, '7')
    ask('a', '8', small)
    expect(begun).toEqual(['7 small', '8'])
    await finish('7 small')
    expect(begun).toEqual(['7 small', '8', '7 smaller'])
  })

  it('is idle work only when nothing else is made or waits', async () => {
    const { ask, begun, finish } = open()
    ask('a', 'one', small)
    ask('shop', 'idle', Number.POSITIVE_INFINITY)
    ask('a', 'two', small)
    await finish('one')
    expect(begun).toEqual(['one', 'two'])
    await finish('two')
    expect(begun).toEqual(['one', 'two', 'idle'])
    ask('a', 'three', small)
    expect(begun).toContain('three')
  })
})

describe('who waits', () => {
  it('gets what others wait for already, made once', async () => {
    const { ask, begun, finish } = open()
    const answers = ['a', 'b', 'c'].map((network) => ask(network, 'same', small).answer)
    await finish('same')
    expect(await Promise.all(answers)).toEqual(['same made', 'same made', 'same made'])
    expect(begun).toEqual(['same'])
  })

  it('and hangs up is forgotten; what is made already is told only when nobody is left', async () => {
    const { ask, begun, ends, finishAll } = open()
    const first = ask('a', 'same', small)
    const second = ask('b', 'same', small)
    ask('a', 'other', small)
    const waiting = ask('a', 'never', small)
    waiting.hangUp()
    first.hangUp()
    expect(await waiting.answer).toBeInstanceOf(NobodyWaits)
    expect(ends.get('same')?.stopped.aborted).toBe(false)
    second.hangUp()
    expect(ends.get('same')?.stopped.aborted).toBe(true)
    const again = ask('c', 'same', small)
    await finishAll()
    expect(begun).toEqual(['same', 'other', 'same'])
    expect(await again.answer).toBe('same made')
  })

  it('while a task fails hears it, and the next one is made', async () => {
    const { queue, ask, finishAll } = open()
    const fails = {
      name: 'broken',
      lane: 'broken',
      cost: small,
      run: () => Promise.reject(new Error('broken')),
    }
    await expect(queue.ask(fails, { network: 'a' })).rejects.toThrow('broken')
    const next = ask('a', 'next', small)
    await finishAll()
    expect(await next.answer).toBe('next made')
  })

  it('when it closes is told so', async () => {
    const { queue, ask } = open()
    ask('a', 'one', small)
    ask('a', 'two', small)
    const waits = ask('a', 'three', small)
    queue.close()
    expect(String(await waits.answer)).toContain('closed')
    expect(String(await ask('a', 'four', small).answer)).toContain('closed')
  })
})

describe('more than may wait', () => {
  const isRefused = async ({ answer }: { answer: Promise<unknown> }) =>
    (await Promise.race([answer, settled()])) instanceof PicturesBusy

  it('of one network: its largest and last is asked to come again, and others are not', async () => {
    const { ask } = open()
    ask('other', 'early', small)
    const crowd = many('crowd', 34, large).map(([network, name, cost]) => ask(network, name, cost))
    expect(await Promise.all(crowd.map(isRefused))).toEqual(crowd.map((_, i) => i === 33))
    ask('crowd', 'small', small)
    const tooMany = ask('crowd', 'small too', small)
    expect(await isRefused(tooMany)).toBe(false)
    expect(await isRefused(crowd[32] as (typeof crowd)[number])).toBe(true)
    expect(await isRefused(ask('visitor', 'large', large))).toBe(false)
    expect(await crowd[33]?.answer).toMatchObject({ retryAfterSeconds: 30 })
  })

  it('of all: the largest of who has most is asked to come again, and who wants less comes in', async () => {
    const { ask } = open()
    const crowd = Array.from({ length: 160 }, (_, i) => ask(`network ${i % 20}`, `large ${i}`, large))
    expect(await isRefused(ask('late', 'large', large))).toBe(false)
    const late = ask('late', 'large too', large)
    const visitor = ask('visitor', 'small', small)
    const other = ask('visitor', 'small too', small)
    const refused = await Promise.all([...crowd, late].map(isRefused))
    expect([await isRefused(visitor), await isRefused(other)]).toEqual([false, false])
    expect(refused.filter(Boolean)).toHaveLength(2)
  })

  it('is not idle work', async () => {
    const { ask } = open()
    const idle = many('shop', 300, Number.POSITIVE_INFINITY).map(([network, name, cost]) =>
      ask(network, name, cost),
    )
    expect((await Promise.all(idle.map(isRefused))).some(Boolean)).toBe(false)
  })
})
