// Chance that depends on nothing but a text, so that a picture can be made again at any time.

/** Returns the 32-bit FNV-1a hash of a text. */
export const hash = (text: string) => {
  let h = 2166136261
  for (const ch of text) h = Math.imul(h ^ ch.charCodeAt(0), 16777619)
  return h >>> 0
}

/** Returns a generator of random numbers from 0 up to 1 that repeats from the same start (mulberry32). */
export const chanceFrom = (start: number) => {
  let a = start
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
