// The first question of a program that starts, over a wire that breaks.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../testing/app.ts'
import { ensureJobSchema } from './jobs.ts'

/** A way to the database on which the first `cuts` connections end as soon as the database answers. */
async function brokenWayTo(url: string, cuts: number) {
  let left = cuts
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const target = new URL(url)
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.pipe(far)
    if (left > 0) {
      left -= 1
      far.once('data', () => {
        near.destroy()
        far.destroy()
      })
    } else far.pipe(near)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const way = new URL(url)
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return { url: way.href, close, left: () => left }
}

test.skipIf(!testServer)('a wire that breaks while a program starts is tried again', async () => {
  const way = await brokenWayTo(testServer ?? '', 2)
  try {
    await ensureJobSchema(way.url)
    expect(way.left()).toBe(0)
  } finally {
    await way.close()
  }
})
