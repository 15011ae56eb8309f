import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calm, startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

let server: Server
let proxy: TcpProxy
let atServer = ''
/** The results of the wire's random draws, in order: cut? silent? drop all of it? */
let chances: boolean[] = []

/** Starts a server that answers with its input in capitals. */
beforeEach(async () => {
  atServer = ''
  chances = []
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      atServer += data
      socket.write(String(data).toUpperCase())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy = await startTcpProxy({
    target: (server.address() as AddressInfo).port,
    chance: { ...chanceOf(7, 1), is: () => chances.shift() ?? false },
  })
})
afterEach(async () => {
  await proxy.close()
  server.close()
})

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function say(socket: Socket, text: string): Promise<string> {
  socket.write(text)
  const [data] = await once(socket, 'data')
  return String(data)
}

test('a calm wire passes what is said, both ways', async () => {
  const socket = await open()
  expect(await say(socket, 'hello')).toBe('HELLO')
  expect(proxy.counts()).toEqual({ connections: 1, delayed: 0, cutUp: 0, cutDown: 0, silent: 0 })
})

test('a slow wire delays both ways, and keeps the order', async () => {
  proxy.make({ ...calm, delayMs: [10, 40] })
  const socket = await open()
  let heard = ''
  const all = new Promise<void>((done) =>
    socket.on('data', (data) => {
      heard += data
      if (heard.length === 20) done()
    }),
  )
  const started = performance.now()
  for (const letter of 'abcdefghijklmnopqrst') {
    socket.write(letter)
    await new Promise((done) => setImmediate(done))
  }
  await all
  expect(heard).toBe('ABCDEFGHIJKLMNOPQRST')
  // Timers may fire a little early; without a delay the exchange would take about one millisecond.
  expect(performance.now() - started).toBeGreaterThan(18)
  expect(proxy.counts().delayed).toBeGreaterThan(1)
})

test.each([
  ['nothing', true, 'hello'],
  ['half', false, 'hellogood'],
])('a cut ends the connection for both, and %s of the message arrives', async (_, isWhole, arrived) => {
  chances = [false, false, true, false, isWhole]
  const socket = await open()
  await say(socket, 'hello')
  socket.resume().write('goodbye!')
  await Promise.all([once(socket, 'close'), allGone()])
  expect(atServer).toBe(arrived)
  expect(proxy.counts()).toMatchObject({ cutUp: 1, cutDown: 0, silent: 0 })
})

test('an answer is cut as a question is: what was asked is done, and nobody hears of it', async () => {
  chances = [false, true, false, true]
  const socket = await open()
  socket.resume().write('hello')
  await Promise.all([once(socket, 'close'), allGone()])
  expect(atServer).toBe('hello')
  expect(proxy.counts()).toMatchObject({ cutUp: 0, cutDown: 1, silent: 0 })
})

test('a silent wire stays open and says nothing, and the server does not learn that its client hung up', async () => {
  const socket = await open()
  await say(socket, 'hello')
  proxy.make({ delayMs: [0, 0], cutShare: 1, silentShare: 1 })
  chances = [true, true]
  socket.write('anybody there?')
  const still = await Promise.race([
    once(socket, 'close').then(() => 'closed'),
    new Promise((done) => setTimeout(done, 30, 'open')),
  ])
  expect(still).toBe('open')
  expect(atServer).toBe('hello')
  socket.destroy()
  await once(socket, 'close')
  expect(await atTheServer()).toBe(1)
  expect(proxy.counts()).toMatchObject({ cutUp: 0, cutDown: 0, silent: 1 })
})

test('the same seed cuts the same messages', async () => {
  const cutAfter = async (seed: number): Promise<number[]> => {
    const wire = await startTcpProxy({
      target: (server.address() as AddressInfo).port,
      chance: chanceOf(seed, 1),
    })
    wire.make({ ...calm, cutShare: 0.2 })
    const lengths: number[] = []
    for (let connection = 0; connection < 5; connection += 1) {
      const socket = connect(wire.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      const closed = once(socket, 'close').then(() => true)
      let said = 0
      for (; said < 200; said += 1) {
        socket.write('hello')
        const ended = await Promise.race([
          closed,
          once(socket, 'data').then(([data]) => String(data).length < 5),
        ])
        if (ended) break
      }
      lengths.push(said)
      socket.destroy()
    }
    await wire.close()
    return lengths
  }
  const first = await cutAfter(3)
  expect(first).toEqual(await cutAfter(3))
  expect(first).not.toEqual(await cutAfter(4))
})

const atTheServer = () => new Promise<number>((done) => server.getConnections((_, open) => done(open)))

/** Resolves when the server has no open connection. */
async function allGone(): Promise<void> {
  while ((await atTheServer()) > 0) await new Promise((done) => setImmediate(done))
}
