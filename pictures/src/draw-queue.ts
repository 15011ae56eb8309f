// Whose picture is made next. Small ones go before large ones, no network gets more than its share, and
// what nobody waits for is dropped (decision 0104). Nothing here depends on the time: what is next depends
// on who asks for what, alone.
import {
  createShares,
  type Entry,
  isIdleWork,
  networksOf,
  type Shares,
  type Task,
  type Waiter,
} from './draw-shares.ts'

/** Told to who asks while too many pictures wait. */
export class PicturesBusy extends Error {
  /** When it is worth to come again. */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many pictures wait to be drawn')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Told to who has hung up. */
export class NobodyWaits extends Error {}

/** Who waits: a share belongs to a network, and `signal` says that the client has hung up. */
export type Asker = { readonly network: string; readonly signal?: AbortSignal | undefined }

export type DrawQueueOptions = {
  /** Tasks made at once. */
  readonly atOnce: number
  /**
   * From this cost on a task is large. One place is always free of large ones, so that
   * a small one hardly waits.
   */
  readonly largeFrom: number
  /** Tasks that may wait, of all together and of one network. */
  readonly mostWaiting: number
  readonly mostOfNetwork: number
}

export type DrawQueue<T> = {
  /** Resolves with what the task makes; rejects with PicturesBusy, NobodyWaits, or what the task throws. */
  readonly ask: (task: Task<T>, asker: Asker) => Promise<T>
  /** Refuses everybody who waits, now and later. */
  readonly close: () => void
}

type State<T> = {
  readonly options: DrawQueueOptions
  readonly shares: Shares<T>
  readonly running: Set<Entry<T>>
  arrived: number
  isClosed: boolean
}

/** Seconds that one unit of cost takes about; only for what people are told. */
const secondsOfUnit = 0.6
const leastRetry = 1
const mostRetry = 30

/**
 * The one that stands highest by the first of its figures, then by the second …; the first of
 * equals, undefined of none.
 */
const highest = <E>(all: Iterable<E>, figuresOf: (one: E) => readonly number[]): E | undefined => {
  let best: { one: E; figures: readonly number[] } | undefined
  for (const one of all) {
    const figures = figuresOf(one)
    const at = best ? figures.findIndex((figure, i) => figure !== best?.figures[i]) : 0
    if (!best || (at >= 0 && (figures[at] ?? 0) > (best.figures[at] ?? 0))) best = { one, figures }
  }
  return best?.one
}

const mayBegin = <T>({ options, running }: State<T>, entry: Entry<T>): boolean => {
  if (isIdleWork(entry)) return running.size === 0
  const isLarge = ({ task }: Entry<T>) => task.cost >= options.largeFrom
  if (isLarge(entry) && [...running].filter(isLarge).length >= Math.max(1, options.atOnce - 1)) return false
  return running.values().every(({ task }) => task.lane !== entry.task.lane)
}

const pick = <T>(state: State<T>): Entry<T> | undefined => {
  const { shares, running } = state
  const runningFor = (network: string) => [...running].filter(({ payer }) => payer === network).length
  const ready = shares.waiting.values().filter((entry) => mayBegin(state, entry))
  return highest(ready, (entry) => [
    -shares.dueOf(entry),
    -Math.min(...networksOf(entry).map(runningFor)),
    -entry.task.cost,
    -entry.arrived,
  ])
}

/** Begins what may begin. */
const advance = <T>(state: State<T>): void => {
  const { shares, running, options } = state
  while (running.size < options.atOnce && !state.isClosed) {
    const entry = pick(state)
    if (!entry) return
    shares.begin(entry)
    running.add(entry)
    const settle = (tell: (waiter: Waiter<T>) => void) => {
      running.delete(entry)
      for (const waiter of entry.waiters) tell(waiter)
      advance(state)
    }
    entry.task.run(entry.stop.signal).then(
      (value) => settle(({ take }) => take(value)),
      (error: unknown) => settle(({ refuse }) => refuse(error)),
    )
  }
}

/** Some of those who wait for an entry leave it. What nobody waits for is dropped, or told to stop. */
const leave = <T>({ shares }: State<T>, entry: Entry<T>, who: readonly Waiter<T>[], why: Error): void => {
  const isDropped = shares.leave(entry, who)
  for (const { refuse } of who) refuse(why)
  if (isDropped) entry.stop.abort()
}

/**
 * Of more than may wait refuses the largest; of those the one of who has most waiting, and of these the last.
 */
const keepBounds = <T>(state: State<T>, network: string): void => {
  const { shares, options } = state
  const counted = () => [...shares.waiting.values()].filter((entry) => !isIdleWork(entry))
  const busy = () => {
    const units = counted().reduce((sum, { task }) => sum + task.cost, 0)
    return new PicturesBusy(
      Math.min(mostRetry, Math.max(leastRetry, Math.ceil((units * secondsOfUnit) / options.atOnce))),
    )
  }
  const refuseOne = (among: readonly Entry<T>[], isMeant: (waiter: Waiter<T>) => boolean) => {
    const counts = new Map(among.flatMap(networksOf).map((one) => [one, 0]))
    for (const one of counts.keys()) counts.set(one, shares.countOf(one))
    const one = highest(among, (entry) => [
      entry.task.cost,
      Math.min(...networksOf(entry).map((name) => counts.get(name) ?? 0)),
      entry.arrived,
    ])
    if (one) leave(state, one, [...one.waiters].filter(isMeant), busy())
  }
  const own = counted().filter((entry) => networksOf(entry).includes(network))
  if (own.length > options.mostOfNetwork) refuseOne(own, (waiter) => waiter.network === network)
  if (counted().length > options.mostWaiting) refuseOne(counted(), () => true)
}

const entryFor = <T>(state: State<T>, task: Task<T>): Entry<T> => {
  const { shares, running } = state
  const made = running.values().find((entry) => entry.task.name === task.name && !entry.stop.signal.aborted)
  const known = made ?? shares.waiting.get(task.name)
  if (known) return known
  const entry: Entry<T> = { task, waiters: new Set(), arrived: state.arrived, stop: new AbortController() }
  state.arrived += 1
  shares.add(entry)
  return entry
}

/**
 * Makes a queue of pictures to be made: bounded, fair to networks, the quickest first. `ask` rejects with
 * NobodyWaits when its signal aborts, when the queue is closed, and when too many wait; equal tasks are made
 * once for all who wait. `close` rejects what waits.
 */
export const createDrawQueue = <T>(options: DrawQueueOptions): DrawQueue<T> => {
  const state: State<T> = {
    options,
    shares: createShares<T>(),
    running: new Set(),
    arrived: 0,
    isClosed: false,
  }
  const closed = () => new Error('pictures are closed')

  const ask: DrawQueue<T>['ask'] = (task, { network, signal }) =>
    new Promise<T>((take, refuse) => {
      if (state.isClosed) return refuse(closed())
      if (signal?.aborted) return refuse(new NobodyWaits())
      const entry = entryFor(state, task)
      const waiter: Waiter<T> = {
        network,
        take: (value) => {
          signal?.removeEventListener('abort', hangUp)
          take(value)
        },
        refuse: (why) => {
          signal?.removeEventListener('abort', hangUp)
          refuse(why)
        },
      }
      const hangUp = () => leave(state, entry, [waiter], new NobodyWaits())
      signal?.addEventListener('abort', hangUp, { once: true })
      state.shares.join(entry, waiter)
      advance(state)
      keepBounds(state, network)
    })

  const close = () => {
    state.isClosed = true
    for (const entry of [...state.shares.waiting.values()]) leave(state, entry, [...entry.waiters], closed())
  }

  return { ask, close }
}
