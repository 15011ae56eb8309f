// A wire to a server that can be cut, or go silent as a broken network does.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Wire = {
  url: string
  /** Connections break, and new ones are refused. */
  cut: () => Promise<void>
  /** Connections stay and new ones are taken, but nothing comes through any more. */
  silence: () => void
  /** New connections work again; old silent ones stay silent. */
  mend: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts a TCP proxy before the server of `url` that can be cut, silenced and mended, for tests of broken
 * connections.
 */
export async function wireTo(url: string): Promise<Wire> {
  const target = new URL(url)
  const open = new Set<Socket>()
  let silent = false
  const join = (from: Socket, to: Socket) => {
    open.add(from)
    let stuck = false
    from.on('data', (data) => {
      stuck ||= silent
      if (!stuck) to.write(data)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    join(near, far)
    join(far, near)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut,
    silence: () => {
      silent = true
    },
    mend: async () => {
      silent = false
      if (!server.listening) await listen(port)
    },
    close: cut,
  }
}
