// A proxy between the shop and its search engine that records the shop's requests, so that the engine alone
// can get the same ones later.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Ask } from './load.ts'

/** A running recorder. */
export type Recorder = {
  readonly origin: string
  /** Returns the searches (`_msearch`) since the last call. */
  readonly take: () => Ask[]
  readonly stop: () => Promise<void>
}

/** Starts a proxy that passes every request on to `origin` and records the search requests among them. */
export async function startRecorder(origin: string): Promise<Recorder> {
  let kept: Ask[] = []
  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const path = asked.url ?? '/'
    if (path.endsWith('/_msearch'))
      kept.push({ path, body: body.toString('utf8'), headers: { 'content-type': 'application/x-ndjson' } })
    const onward = request(
      new URL(path, origin),
      { method: asked.method, headers: asked.headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    onward.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const all = kept
      kept = []
      return all
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
