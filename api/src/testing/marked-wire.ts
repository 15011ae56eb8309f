// A wire that watches for a text going through, and calls out: before it is passed on, or when the answer to
// it comes back. So that a process can be killed at a named point of what it does.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Mark = {
  /** Seen on a connection before `text` counts; empty: no matter. */
  readonly after?: string
  readonly text: string
  readonly when: 'before' | 'answered'
  /** The connection breaks at the mark; without, nothing of it is passed on any more, and nobody is told. */
  readonly cut?: true
}
export type MarkedWire = {
  url: string
  watch: (mark: Mark | undefined, reached: () => void) => void
  /** Watches, and resolves when the mark is reached. */
  reach: (mark: Mark) => Promise<void>
  /** Every connection breaks; new ones are taken. */
  cut: () => void
  close: () => Promise<void>
}

/**
 * Starts a TCP proxy before the server of `url` that watches for one text at a time and then calls back or
 * cuts the connection, for tests that kill a process at a named point.
 */
export async function markedWireTo(url: string): Promise<MarkedWire> {
  const target = new URL(url)
  const open = new Set<Socket>()
  let mark: Mark | undefined
  let reached: () => void = () => undefined
  const join = (near: Socket, far: Socket) => {
    let isArmed = false
    let isWaiting = false
    let isStuck = false
    const stick = () => {
      isStuck = true
      const call = reached
      if (mark?.cut) for (const socket of [near, far]) socket.destroy()
      mark = undefined
      call()
    }
    near.on('data', (data) => {
      const text = mark ? data.toString('latin1') : ''
      isArmed ||= mark !== undefined && text.includes(mark.after ?? '')
      if (mark && isArmed && text.includes(mark.text)) {
        if (mark.when === 'before') stick()
        else isWaiting = true
      }
      if (!isStuck) far.write(data)
    })
    far.on('data', (data) => {
      if (isWaiting && !isStuck) stick()
      if (!isStuck) near.write(data)
    })
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      open.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  }
  const server = createServer((near) => join(near, connect(Number(target.port), target.hostname)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    watch: (next, call) => {
      mark = next
      reached = call
    },
    reach: (next) =>
      new Promise((done) => {
        mark = next
        reached = done
      }),
    cut: () => {
      for (const socket of open) socket.destroy()
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
