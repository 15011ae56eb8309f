// Counts requests of people who have seen an arm of an experiment: the guardrails of its results. In memory,
// and written every some seconds; a process that dies loses some seconds of all arms alike.

/** Requests of one arm that were not written yet. */
export type ArmRequests = { experiment: string; arm: string; requests: number; failed: number; slow: number }

export type ArmMeter = {
  /** Notes that a person has seen an arm: this process counts the person's further requests for it. */
  note: (splitKey: string, experiment: string, arm: string) => void
  /** Counts a request of a person; does nothing for people who have seen no arm. */
  measure: (splitKey: string, request: { seconds: number; failed: boolean }) => void
  /** Returns the counts since the last call, and begins anew. */
  take: () => ArmRequests[]
}

/** A request that takes longer, in seconds, counts as slow. */
const slowSeconds = 1

/**
 * Makes a meter that counts the requests of each experiment's arm; it remembers the arms of the last `most`
 * people.
 */
export function createArmMeter(most = 20_000): ArmMeter {
  const seen = new Map<string, Map<string, string>>()
  let counts = new Map<string, ArmRequests>()
  return {
    note(splitKey, experiment, arm) {
      const arms = seen.get(splitKey) ?? new Map<string, string>()
      arms.set(experiment, arm)
      // Set again, the key is the youngest; a map gives its oldest key first.
      seen.delete(splitKey)
      seen.set(splitKey, arms)
      const oldest = seen.keys().next().value
      if (seen.size > most && oldest !== undefined) seen.delete(oldest)
    },
    measure(splitKey, { seconds, failed }) {
      for (const [experiment, arm] of seen.get(splitKey) ?? []) {
        const key = `${experiment}/${arm}`
        const count = counts.get(key) ?? { experiment, arm, requests: 0, failed: 0, slow: 0 }
        count.requests += 1
        count.failed += failed ? 1 : 0
        count.slow += seconds > slowSeconds ? 1 : 0
        counts.set(key, count)
      }
    },
    take() {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
  }
}
