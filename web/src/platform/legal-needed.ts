// Passes on that a change waits for the terms: whichever screen sent it, the same dialog asks.
import { mapExchange } from 'urql'

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls `listener` whenever the API answers a change with LegalAcceptRequired; returns how to stop. */
export function onLegalNeeded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isLegalNeeded = (answer: unknown): boolean =>
  (answer as { __typename?: string } | null)?.__typename === 'LegalAcceptRequired'

/** Watches the answers to changes. */
export const legalNeeded = mapExchange({
  onResult({ operation, data }) {
    if (operation.kind !== 'mutation' || !data) return
    if (Object.values(data as Record<string, unknown>).some(isLegalNeeded))
      for (const listener of listeners) listener()
  },
})
