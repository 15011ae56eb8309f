// The worker's loop that matches saved searches: it looks every 400 ms whether a piece went on sale, so that
// savers hear within seconds. The round matchSearches of every minute does the same, should the loop hang.
import { setTimeout as wait } from 'node:timers/promises'
import { type MatchingDoors, matchRound } from './domains/saved-searches/saved-searches.ts'

const pauseMs = 400
/** After an error, such as a database that is away. */
const longPauseMs = 3000

type Options = MatchingDoors & { onError: (error: unknown) => void }

/**
 * Starts a loop that matches changes of pieces against saved searches: again at once while there are more,
 * after 400 ms when there were none, after 3 seconds when a round failed (told to `onError`). Returns a
 * function that stops the loop and resolves after its current round.
 */
export function keepMatching({ onError, ...doors }: Options): () => Promise<void> {
  const stopping = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const round = await matchRound(doors).catch((error: unknown) => {
        onError(error)
        return undefined
      })
      if (round === undefined) await pause(longPauseMs)
      else if (round.changes === 0 && !round.isCut) await pause(pauseMs)
    }
  }
  const running = loop()
  return () => {
    stopping.abort()
    return running
  }
}
