// A mail server that takes a connection and then says nothing, or stops in the middle: the job that waits
// for it must come free soon.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { smtpMail } from './mail.smtp.ts'

/** What a server says to each line that it gets; it falls silent where there is nothing left to say. */
const moments: readonly [name: string, says: readonly string[]][] = [
  ['says nothing at all', []],
  ['greets and falls silent', ['220 ready']],
  [
    'falls silent before it has taken the mail',
    ['220 ready', '250 hello', '250 sender', '250 recipient', '354 go on'],
  ],
]

async function silentServer(says: readonly string[]) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const left = [...says]
    const next = () => {
      const line = left.shift()
      if (line) socket.write(`${line}\r\n`)
    }
    next()
    socket.on('data', next)
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, close }
}

describe('a mail server that', () => {
  test.each(moments)('%s is given up within seconds', { timeout: 20_000 }, async (_, says) => {
    const server = await silentServer(says)
    const mail = smtpMail({ url: server.url, from: 'Hemline <hello@hemline.example>', silentMs: 500 })
    try {
      const sent = mail.send({ to: 'ada@shopper.example', subject: 'x', text: 'x', html: '<p>x</p>' }, 'key')
      await expect(sent).rejects.toThrow()
    } finally {
      await mail.close()
      await server.close()
    }
  })
})
