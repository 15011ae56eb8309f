// The connection on which the database notifies of changes.
import type pg from 'pg'
import type { Logger } from 'pino'

type Options = { readonly pool: pg.Pool; readonly log: Logger }

/**
 * Keeps one PostgreSQL LISTEN connection on the outbox open and passes the text of each notice on. A broken
 * connection is logged and replaced after a second; meanwhile only polling finds changes. Returns a function
 * that stops it.
 */
export function keepListening(
  { pool, log }: Options,
  onNotice: (notice: string) => void,
): { stop: () => Promise<void> } {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = () => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void open(), 1000)
  }
  const open = async () => {
    let mine: pg.PoolClient | undefined
    // A wire that breaks in the middle of a question is told twice, by the question and by an event; one
    // new connection is enough.
    let isLost = false
    const lose = (error: unknown) => {
      if (isLost) return
      isLost = true
      log.warn({ err: error }, 'the listening connection broke')
      if (client === mine) client = undefined
      mine?.release(true)
      again()
    }
    try {
      mine = await pool.connect()
      mine.on('notification', ({ payload }) => onNotice(payload ?? ''))
      mine.once('error', lose)
      await mine.query('listen outbox')
      if (isLost) return
      client = mine
      if (stopped) close()
    } catch (error) {
      lose(error)
    }
  }
  const close = () => {
    client?.removeAllListeners('notification')
    client?.release(true)
    client = undefined
  }
  const opening = open()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await opening
      close()
    },
  }
}
