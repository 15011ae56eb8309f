// What waits to be made, for whom, and what each network has had: the sums by which a queue is fair
// (self-clocked fair queueing).

export type Task<T> = {
  /** Who asks for a name that is waited for or made already waits for the same. */
  readonly name: string
  /**
   * Tasks of one lane are never made at the same time: the second one uses what the first one leaves behind.
   */
  readonly lane: string
  /**
   * How long it takes, compared with the smallest picture. Infinite: it is made only
   * while nothing else is to do.
   */
  readonly cost: number
  /** `stopped` says that nobody waits any more; a task that can't end early need not look at it. */
  readonly run: (stopped: AbortSignal) => Promise<T>
}

export type Waiter<T> = {
  readonly network: string
  readonly take: (value: T) => void
  readonly refuse: (why: unknown) => void
}
export type Entry<T> = {
  readonly task: Task<T>
  readonly waiters: Set<Waiter<T>>
  readonly arrived: number
  readonly stop: AbortController
  /** The network that it was made for; others may wait for it too. */
  payer?: string
}

/** Returns the networks that wait for a picture, each once. */
export const networksOf = <T>(entry: Entry<T>): string[] => [
  ...new Set([...entry.waiters].map(({ network }) => network)),
]
/**
 * Returns whether a picture's cost is infinite, so that it is drawn only when nobody waits for another one.
 */
export const isIdleWork = <T>({ task }: Entry<T>): boolean => task.cost === Number.POSITIVE_INFINITY

export type Shares<T> = {
  readonly waiting: ReadonlyMap<string, Entry<T>>
  readonly add: (entry: Entry<T>) => void
  readonly join: (entry: Entry<T>, waiter: Waiter<T>) => void
  /** Takes waiters off an entry; true when nobody is left, and then it waits no more. */
  readonly leave: (entry: Entry<T>, who: readonly Waiter<T>[]) => boolean
  /** Takes the entry out of those that wait, and adds its cost to what its network has had. */
  readonly begin: (entry: Entry<T>) => void
  /** What the network that has had least will have had after this entry: the least of all is next. */
  readonly dueOf: (entry: Entry<T>) => number
  readonly countOf: (network: string) => number
}

/**
 * Makes the waiting entries of the draw queue. It sums what each network alone was given, so that all get
 * their share; a network that comes anew begins where the others are.
 */
export const createShares = <T>(): Shares<T> => {
  const waiting = new Map<string, Entry<T>>()
  const had = new Map<string, number>()
  let level = 0

  const sumOf = (network: string) => had.get(network) ?? level
  const countOf = (network: string) =>
    waiting.values().reduce((sum, entry) => sum + (networksOf(entry).includes(network) ? 1 : 0), 0)
  const dueOf = (entry: Entry<T>) => Math.min(...networksOf(entry).map(sumOf)) + entry.task.cost
  const forgetIdle = (networks: readonly string[]) => {
    for (const network of networks) if (countOf(network) === 0) had.delete(network)
  }

  return {
    waiting,
    countOf,
    dueOf,
    add: (entry) => void waiting.set(entry.task.name, entry),
    join: (entry, waiter) => {
      entry.waiters.add(waiter)
      if (waiting.get(entry.task.name) === entry) had.set(waiter.network, sumOf(waiter.network))
    },
    leave: (entry, who) => {
      for (const waiter of who) entry.waiters.delete(waiter)
      const isDropped = entry.waiters.size === 0
      if (isDropped && waiting.get(entry.task.name) === entry) waiting.delete(entry.task.name)
      forgetIdle(who.map(({ network }) => network))
      return isDropped
    },
    begin: (entry) => {
      const networks = networksOf(entry)
      const payer = networks.toSorted((a, b) => sumOf(a) - sumOf(b))[0] ?? ''
      if (!isIdleWork(entry)) {
        level = dueOf(entry)
        had.set(payer, level)
      }
      entry.payer = payer
      waiting.delete(entry.task.name)
      forgetIdle(networks)
    },
  }
}
