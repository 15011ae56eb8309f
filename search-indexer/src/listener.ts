// The connection on which the database tells of changes.
import type pg from 'pg'
import type { Logger } from 'pino'

type Options = { readonly pool: pg.Pool; readonly log: Logger }

/** Holds one connection that LISTENs, and makes another when it breaks; without it the poll alone finds changes. */
export function keepListening({ pool, log }: Options, onNotice: (notice: string) => void): { stop: () => Promise<void> } {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = () => {
    if (!stopped) timer = setTimeout(() => void open(), 1000)
  }
  const open = async () => {
    try {
      const mine = await pool.connect()
      mine.on('notification', ({ payload }) => onNotice(payload ?? ''))
      mine.once('error', (error) => {
        log.warn({ err: error }, 'the listening connection broke')
        client = undefined
        mine.release(true)
        again()
      })
      await mine.query('listen outbox')
      client = mine
      if (stopped) close()
    } catch {
      again()
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
