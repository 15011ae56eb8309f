/**
 * Makes a map that keeps the values used last, all together at most `limit`, each weighing `weightOf` (1 by
 * default). The ones used longest ago are dropped.
 */
export const createRecent = <T>(limit: number, weightOf: (value: T) => number = () => 1) => {
  const entries = new Map<string, T>()
  let weight = 0

  const drop = (key: string) => {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    weight -= weightOf(value)
  }

  return {
    get: (key: string) => {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set: (key: string, value: T) => {
      drop(key)
      entries.set(key, value)
      weight += weightOf(value)
      for (const oldest of entries.keys()) {
        if (weight <= limit) return
        drop(oldest)
      }
    },
  }
}
