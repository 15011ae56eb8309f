// Listens on several sockets: a process accepts one new connection per socket and turn of its event loop,
// and under load a turn takes many milliseconds. With one socket a crowd would wait for seconds before it
// could even be refused.
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many new connections are accepted in one turn. */
const sockets = 8

type Address = { host: string; port: number }

async function listening(server: Server, options: object): Promise<void> {
  server.listen(options)
  await once(server, 'listening')
}

/**
 * Throws when another program listens at the address: sockets with a shared port would share it with that
 * program too.
 */
async function assertFree(address: Address): Promise<void> {
  const probe = createServer()
  await listening(probe, address)
  probe.close()
  await once(probe, 'close')
}

/**
 * Makes `app` listen at an address with several sockets where the system can spread connections over them
 * (Linux), else with one. Closing the app closes them all. Throws when the address is taken.
 */
export async function listenWide(app: FastifyInstance, { host, port }: Address): Promise<void> {
  if (process.platform !== 'linux') return void (await app.listen({ host, port }))
  if (port !== 0) await assertFree({ host, port })
  // The server's own way of making connections, as far as it differs from a plain socket's.
  const like = { allowHalfOpen: true, noDelay: true }
  const others = Array.from({ length: sockets - 1 }, () =>
    createServer(like, (socket) => void app.server.emit('connection', socket)),
  )
  // Who came by the others is waited for as well, before anything that answering needs is closed.
  let closed: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => {
    closed = Promise.all(others.map((one) => new Promise((done) => one.close(done))))
  })
  app.addHook('onClose', async () => void (await closed))
  await app.listen({ host, port, reusePort: true } as Address)
  const bound = app.server.address()
  const own = typeof bound === 'object' && bound !== null ? bound.port : port
  await Promise.all(others.map((one) => listening(one, { host, port: own, reusePort: true })))
}
