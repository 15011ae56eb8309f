// A server that receives webhooks, for tests.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Webhook } from '../payments.suite.ts'

export type WebhookSink = {
  readonly url: string
  readonly take: () => Webhook[]
  readonly refuseNext: (count: number) => void
  readonly close: () => Promise<void>
}

/** Starts a server on a free port that records the webhooks it receives. */
export async function startWebhookSink(): Promise<WebhookSink> {
  let kept: Webhook[] = []
  let refusals = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const refused = refusals > 0
      if (refused) refusals -= 1
      else kept.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
      response.writeHead(refused ? 503 : 200).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    take: () => {
      const taken = kept
      kept = []
      return taken
    },
    refuseNext: (count) => {
      refusals = count
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
