// A wire between programs and a server on this machine that is as bad as one wishes: slow, cut in the middle of a message, or silent.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Chance } from '@hemline/db/seed/chance.ts'

export type Trouble = {
  /** What each piece of data waits, in milliseconds, from and to; pieces of one direction keep their order. */
  readonly delayMs: readonly [number, number]
  /** Of the pieces of data, those with which the connection ends: none or half of it arrives. */
  readonly cutShare: number
  /** Of the cuts, those that nobody is told of: the connection stays open, and nothing comes any more. */
  readonly silentShare: number
}
export const calm: Trouble = { delayMs: [0, 0], cutShare: 0, silentShare: 0 }

export type ProxyCounts = { connections: number; delayed: number; cutUp: number; cutDown: number; silent: number }
export type TcpProxy = {
  readonly port: number
  /** From now on, also on connections that are open. */
  readonly make: (trouble: Trouble) => void
  readonly counts: () => ProxyCounts
  readonly close: () => Promise<void>
}

type Wire = { readonly near: Socket; readonly far: Socket; isSilent: boolean }
type Direction = 'cutUp' | 'cutDown'

/** Puts a wire on a free port of 127.0.0.1 before a server on another one. The same chance makes the same trouble of the same pieces. */
export async function startTcpProxy({ target, chance }: { target: number; chance: Chance }): Promise<TcpProxy> {
  const wires = new Set<Wire>()
  const counts: ProxyCounts = { connections: 0, delayed: 0, cutUp: 0, cutDown: 0, silent: 0 }
  let trouble = calm

  const end = (wire: Wire): void => {
    wires.delete(wire)
    wire.near.destroy()
    wire.far.destroy()
  }
  const cut = (wire: Wire, to: Socket, data: Buffer, direction: Direction): void => {
    if (chance.is(trouble.silentShare)) {
      counts.silent += 1
      wire.isSilent = true
      return
    }
    counts[direction] += 1
    if (chance.is(0.5)) end(wire)
    else to.write(data.subarray(0, data.length >> 1), () => end(wire))
  }
  const pass = (wire: Wire, [from, to]: readonly [Socket, Socket], direction: Direction): void => {
    let free = 0
    const write = (data: Buffer): void => {
      if (!wire.isSilent && !to.destroyed) to.write(data)
    }
    from.on('data', (data: Buffer) => {
      if (wire.isSilent) return
      if (chance.is(trouble.cutShare)) return cut(wire, to, data, direction)
      const wait = chance.int(...trouble.delayMs)
      const at = Math.max(free, performance.now() + wait)
      if (wait === 0 && free <= performance.now()) return write(data)
      free = at
      counts.delayed += 1
      setTimeout(write, at - performance.now(), data)
    })
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true })
    const wire: Wire = { near, far, isSilent: false }
    counts.connections += 1
    wires.add(wire)
    pass(wire, [near, far], 'cutUp')
    pass(wire, [far, near], 'cutDown')
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', () => end(wire))
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
