// A TCP proxy to a server on this machine that makes the connection bad on purpose: slow, cut in the middle
// of a message, or silent.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Chance } from '@hemline/db/seed/chance.ts'

/** The kinds of trouble that a proxy makes. */
export type Trouble = {
  /**
   * The range of milliseconds by which each chunk of data is delayed; chunks of one direction keep their
   * order.
   */
  readonly delayMs: readonly [number, number]
  /** The share of chunks at which the connection is cut: none or half of the chunk arrives. */
  readonly cutShare: number
  /**
   * The share of cuts that neither side is told of: no data arrives any more, and the server does not learn
   * that its client has closed the connection.
   */
  readonly silentShare: number
}
/** No trouble: the proxy passes everything on at once. */
export const calm: Trouble = { delayMs: [0, 0], cutShare: 0, silentShare: 0 }

/** How many connections and chunks met which trouble; "up" is towards the server. */
export type ProxyCounts = {
  connections: number
  delayed: number
  cutUp: number
  cutDown: number
  silent: number
}
/** A running proxy. */
export type TcpProxy = {
  readonly port: number
  /** Sets the trouble from now on, also for open connections. */
  readonly make: (trouble: Trouble) => void
  readonly counts: () => ProxyCounts
  readonly close: () => Promise<void>
}

/** `target` is the port of the server behind the proxy. */
export type TcpProxyOptions = {
  readonly target: number
  readonly chance: Chance
  /**
   * How long, in milliseconds, the server keeps the connection of a client whose closing was not passed on.
   */
  readonly unheardMs?: number
}

type Wire = { readonly near: Socket; readonly far: Socket; isSilent: boolean }
type Direction = 'cutUp' | 'cutDown'

/**
 * Starts a proxy on a free port of 127.0.0.1 in front of the server on port `target`. `make` sets its trouble
 * (delayed, cut and silent connections; none at first), `counts` tells what it did, `close` ends it. The same
 * `chance` makes the same trouble for the same chunks.
 */
export async function startTcpProxy({
  target,
  chance,
  unheardMs = 20_000,
}: TcpProxyOptions): Promise<TcpProxy> {
  const wires = new Set<Wire>()
  const counts: ProxyCounts = { connections: 0, delayed: 0, cutUp: 0, cutDown: 0, silent: 0 }
  let trouble = calm

  const end = (wire: Wire): void => {
    wires.delete(wire)
    wire.near.destroy()
    wire.far.destroy()
  }
  const cut = (wire: Wire, data: Buffer, direction: Direction, to: Socket | undefined): void => {
    if (chance.is(trouble.silentShare)) {
      counts.silent += 1
      wire.isSilent = true
      return
    }
    counts[direction] += 1
    if (chance.is(0.5) || !to) end(wire)
    else to.write(data.subarray(0, data.length >> 1), () => end(wire))
  }
  const pass = (wire: Wire, [from, to]: readonly [Socket, Socket], direction: Direction): void => {
    const waiting: { at: number; data: Buffer }[] = []
    // One timer for the oldest chunk: with a timer for each, chunks might overtake each other.
    const write = (): void => {
      for (let first = waiting[0]; first !== undefined && first.at <= performance.now(); first = waiting[0]) {
        waiting.shift()
        if (!wire.isSilent && !to.destroyed) to.write(first.data)
      }
      if (waiting[0] !== undefined) setTimeout(write, Math.max(0, waiting[0].at - performance.now()))
    }
    from.on('data', (data: Buffer) => {
      if (wire.isSilent) return
      if (chance.is(trouble.cutShare))
        return cut(wire, data, direction, waiting.length === 0 ? to : undefined)
      const wait = chance.int(...trouble.delayMs)
      if (wait > 0) counts.delayed += 1
      waiting.push({ at: performance.now() + wait, data })
      if (waiting.length === 1) write()
    })
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    const wire: Wire = { near, far, isSilent: false }
    counts.connections += 1
    wires.add(wire)
    pass(wire, [near, far], 'cutUp')
    pass(wire, [far, near], 'cutDown')
    for (const socket of [near, far]) socket.on('error', () => undefined)
    far.on('close', () => end(wire))
    near.on('close', () => (wire.isSilent ? setTimeout(end, unheardMs, wire).unref() : end(wire)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    make: (next) => {
      trouble = next
    },
    counts: () => ({ ...counts }),
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const wire of [...wires]) end(wire)
      await closed
    },
  }
}
