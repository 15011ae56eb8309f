// One live connection while the tab is in sight: browsers have few to give, and who
// comes back gets a snapshot.
import { type LiveEvent, liveEventNames, livePath, readLiveEvent } from '@hemline/rules/queue/events.ts'

const firstPauseMs = 4000
const longestPauseMs = 120_000
const closedState = 2

/**
 * Hands on every event that makes sense; connects again, ever more patiently, when the server does not
 * want to. Returns how to stop.
 */
export function liveSource(hear: (event: LiveEvent) => void): () => void {
  const { document } = globalThis
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs

  const close = () => {
    clearTimeout(again)
    source?.close()
    source = undefined
  }
  const open = () => {
    close()
    const made = new EventSource(livePath)
    source = made
    for (const name of liveEventNames)
      made.addEventListener(name, ({ data }: MessageEvent) => {
        pauseMs = firstPauseMs
        const event = readLiveEvent(name, String(data))
        if (event) hear(event)
      })
    // A lost connection comes back by itself; one that was refused does not.
    made.addEventListener('error', () => {
      if (made.readyState !== closedState || source !== made) return
      again = setTimeout(open, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }
  const seen = () => (document.visibilityState === 'visible' ? open() : close())
  document.addEventListener('visibilitychange', seen)
  if (document.visibilityState === 'visible') open()
  return () => {
    document.removeEventListener('visibilitychange', seen)
    close()
  }
}
