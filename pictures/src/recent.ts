/** A map that keeps only what was used last. */
export const createRecent = <T>(limit: number) => {
  const entries = new Map<string, T>()
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
      entries.delete(key)
      entries.set(key, value)
      const oldest = entries.keys().next().value
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    },
  }
}
