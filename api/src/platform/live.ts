// Notes about holds and queues for the processes that have live connections of the shoppers: one LISTEN
// connection a process, opened with the first subscriber. A message broker could implement the same type.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * One event: of an item, for the carts that the event concerns (in the order of the queue, if there is one);
 * that users were told something, have a cart from now on, or were logged out somewhere.
 */
export type ItemNote =
  | { kind: 'turn'; itemNumber: number; carts: string[]; until: string }
  | { kind: 'queue-moved' | 'hold-ended' | 'sold'; itemNumber: number; carts: string[] }
export type LiveNote = ItemNote | { kind: 'told' | 'cart-made' | 'session-ended'; users: string[] }
/** Receives notes; `lost`: the connection was interrupted, so notes may have been missed. */
export type LiveListener = (note: LiveNote | 'lost') => void
export type Live = {
  /**
   * Passes notes about a cart or a user to the listener until the returned function is called; resolves
   * when LISTEN is active, so that no later note is missed.
   */
  subscribe: (id: string, listener: LiveListener) => Promise<() => void>
  close: () => Promise<void>
}

const channel = 'live'
const firstPauseMs = 100
const longestPauseMs = 5000

/**
 * Parses a note; undefined for invalid JSON, since an error in a connection's listener would end the
 * process.
 */
function parseNote(payload: string): LiveNote | undefined {
  try {
    return JSON.parse(payload) as LiveNote
  } catch {
    return undefined
  }
}

/**
 * Receives notes from PostgreSQL's channel "live"; reconnects by itself after a broken connection and
 * then tells every listener `lost`.
 */
export function postgresLive(url: string): Live {
  const listeners = new Map<string, Set<LiveListener>>()
  let client: pg.Client | undefined
  let listening: Promise<void> | undefined
  const stopping = new AbortController()

  const hear = (payload = '{}') => {
    const note = parseNote(payload)
    if (!note) return
    const ids = 'users' in note ? note.users : note.carts
    for (const id of ids ?? []) for (const listener of listeners.get(id) ?? []) listener(note)
  }
  const tellLost = () => {
    for (const some of listeners.values()) for (const listener of some) listener('lost')
  }

  async function connectOnce(): Promise<void> {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'hemline-live',
      keepAlive: true,
      connectionTimeoutMillis: 2500,
    })
    // Without a listener a broken connection would end the process; "end" follows and connects again.
    made.on('error', () => undefined)
    made.on('notification', ({ payload }) => hear(payload))
    try {
      await made.connect()
      await made.query(`listen ${channel}`)
    } catch (error) {
      // What broke before it listened is tried again by the caller, and must not stay open.
      void made.end().catch(() => undefined)
      throw error
    }
    client = made
    made.once('end', () => {
      if (!stopping.signal.aborted) listening = listen().then(tellLost)
    })
  }

  /** Resolves when LISTEN is active or the process stops; the pauses between tries grow. */
  async function listen(): Promise<void> {
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      const stands = await connectOnce().then(
        () => true,
        () => false,
      )
      if (stands) return
      await wait(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    subscribe: async (id, listener) => {
      const own = listeners.get(id) ?? new Set()
      listeners.set(id, own.add(listener))
      listening ??= listen()
      await listening
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id)
      }
    },
    close: async () => {
      stopping.abort()
      await client?.end().catch(() => undefined)
    },
  }
}
