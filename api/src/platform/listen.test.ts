import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listenWide } from './listen.ts'

async function start(): Promise<{ app: FastifyInstance; port: number }> {
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/', async () => 'here')
  onTestFinished(() => app.close())
  await listenWide(app, { host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** With a route that answers when it is let go, and how many wait there. */
async function startSlow() {
  const waits: (() => void)[] = []
  const app = Fastify({ forceCloseConnections: 'idle' })
  app.get('/slow', async () => {
    await new Promise<void>((done) => void waits.push(done))
    return 'at last'
  })
  onTestFinished(() => app.close())
  await listenWide(app, { host: '127.0.0.1', port: 0 })
  const letGo = (count: number) => waits.splice(0, count).forEach((done) => void done())
  return { app, port: (app.server.address() as AddressInfo).port, letGo, waiting: () => waits.length }
}

/** A turn of the loop in which there is something to do. */
const turn = () => new Promise<void>((done) => void setImmediate(done))

test.runIf(process.platform === 'linux')(
  'a crowd of new connections is taken in a few turns of the loop, not one by one',
  async () => {
    const { app, port } = await start()
    let taken = 0
    app.server.on('connection', () => {
      taken += 1
    })
    const crowd = Array.from({ length: 96 }, () => connect(port, '127.0.0.1'))
    onTestFinished(() => crowd.forEach((socket) => void socket.destroy()))
    let turns = 0
    while (taken < crowd.length) {
      await turn()
      turns += 1
    }
    expect(turns).toBeLessThan(60)
  },
)

test('whoever comes by any of the sockets is answered, and none is left when it closes', async () => {
  const { app, port } = await start()
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () =>
      (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text(),
    ),
  )
  expect(new Set(answers)).toEqual(new Set(['here']))
  await app.close()
  for (let i = 0; i < 10; i += 1) {
    const late = connect(port, '127.0.0.1')
    const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
  }
})

test('what is under way on any of the sockets is answered before it is closed', async () => {
  const { app, port, letGo, waiting } = await startSlow()
  let count = 0
  const answered = () => count
  const answers = Promise.all(
    Array.from({ length: 40 }, async () => {
      const text = await (
        await fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } })
      ).text()
      count += 1
      return text
    }),
  )
  await expect.poll(waiting).toBe(40)
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  letGo(39)
  await expect.poll(answered).toBe(39)
  for (let i = 0; i < 100; i += 1) await turn()
  expect(isClosed).toBe(false)
  letGo(1)
  expect(new Set(await answers)).toEqual(new Set(['at last']))
  await closing
})

test('an address that is taken is refused', async () => {
  const { port } = await start()
  const second = Fastify()
  onTestFinished(() => second.close())
  await expect(listenWide(second, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
