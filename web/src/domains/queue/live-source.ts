// Keeps one live connection while the tab is visible: browsers allow few connections, and a returning tab
// gets a snapshot.
import { type LiveEvent, liveEventNames, livePath, readLiveEvent } from '@hemline/rules/queue/events.ts'

const firstPauseMs = 4000
const longestPauseMs = 120_000
const closedState = 2

/**
 * Opens the live event stream and passes every valid event to `hear`. After a refusal it connects again,
 * after 4 seconds and then twice as long each time, at most 2 minutes; it rests while the page is hidden.
 * Returns a function that stops it.
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
    // The browser reconnects after a lost connection by itself, but not after a refused one.
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
