// Random values with a fixed seed: the same index always gives the same item, however many items are made
// and in whatever order.
export type Chance = {
  /** From 0 up to 1. */
  next: () => number
  int: (from: number, to: number) => number
  is: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Up to `n` different ones, in the list's order of drawing. */
  some: <T>(list: readonly T[], n: number) => T[]
}

/**
 * Makes the random generator of one seeded thing: the same `salt` (the kind of thing) and `index` give the
 * same numbers.
 */
export function chanceOf(salt: number, index: number): Chance {
  let state = (Math.imul(salt, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  const some = <T>(list: readonly T[], n: number): T[] => {
    const rest = [...list]
    const out: T[] = []
    while (out.length < n && rest.length) out.push(...rest.splice(Math.floor(next() * rest.length), 1))
    return out
  }
  return { next, int, is: (share) => next() < share, pick, some }
}
