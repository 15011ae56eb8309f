// Limits how many pictures load at once. A browser has six connections to a host that speaks HTTP/1.1;
// pictures that the API still has to draw would take all of them, and an answer about a piece would wait
// behind. Two connections stay free for answers.
import { useEffect, useState } from 'react'

const atOnce = 4
type Ticket = { begin: () => void; first: boolean }
const waiting: Ticket[] = []
let loading = 0

function next(): void {
  while (loading < atOnce && waiting.length > 0) {
    const at = Math.max(
      0,
      waiting.findIndex((one) => one.first),
    )
    const [ticket] = waiting.splice(at, 1)
    loading += 1
    ticket?.begin()
  }
}

/**
 * Queues a picture's download: calls `begin` when fewer than four pictures load; `first` callers go before
 * others. Returns a function that ends the download's turn, or leaves the queue; a second call does nothing.
 */
export function takeTurn(begin: () => void, first = false): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting'
  const ticket: Ticket = {
    first,
    begin: () => {
      state = 'loading'
      begin()
    },
  }
  waiting.push(ticket)
  next()
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(ticket), 1)
    if (state === 'loading') loading -= 1
    const held = state !== 'done'
    state = 'done'
    if (held) next()
  }
}

type Turn = { mayLoad: boolean; done: () => void }
const nothing = () => undefined

/**
 * Hook: returns whether a picture may load now, and `done`, to be called when the picture has loaded or
 * failed. A picture that isn't `near` is not queued.
 */
export function useTurn(near: boolean, first: boolean): Turn {
  const [turn, setTurn] = useState<Turn>({ mayLoad: false, done: nothing })
  useEffect(() => {
    if (!near) return undefined
    const giveBack: () => void = takeTurn(() => setTurn({ mayLoad: true, done: () => giveBack() }), first)
    return giveBack
  }, [near, first])
  return turn
}
