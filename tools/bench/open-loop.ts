// Sends requests at a fixed rate, whether or not earlier ones have been answered, as a crowd does; closed
// loops wait for answers.
import { Agent, request } from 'node:http'
import type { Ask, Judge } from './load.ts'

/** A request that was sent, with its result; `ms` is the response time. */
export type Sent = {
  /** Milliseconds since the first request. */
  readonly at: number
  readonly ms: number
  /** 0: the connection broke, or no answer came in time. */
  readonly status: number
  /** The answer was a 200 with the right body, or a 503 that says when to come again. */
  readonly isRight: boolean
}

const patienceMs = 10_000
const tickMs = 5

/**
 * Sends `perSecond` requests a second for `seconds` seconds whether or not earlier ones are answered, in the
 * order of `asks`, again from the first after the last. Resolves to all answers once they have come.
 */
export async function openLoop(
  origin: string,
  options: { asks: readonly Ask[]; judge: Judge; perSecond: number; seconds: number },
): Promise<Sent[]> {
  const { asks, judge, perSecond, seconds } = options
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: 'lifo' })
  const begun = performance.now()
  const answers: Promise<Sent>[] = []
  const count = Math.round(perSecond * seconds)
  while (answers.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - begun) / 1000) * perSecond) + 1)
    while (answers.length < due)
      answers.push(send({ origin, agent, judge, begun }, asks[answers.length % asks.length] as Ask))
    await new Promise((done) => setTimeout(done, tickMs))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

type Crowd = { origin: string; agent: Agent; judge: Judge; begun: number }

function send({ origin, agent, judge, begun }: Crowd, { path, body, headers }: Ask): Promise<Sent> {
  return new Promise((done) => {
    const from = performance.now()
    const end = (status: number, isRight: boolean) =>
      done({ at: from - begun, ms: performance.now() - from, status, isRight })
    const all = { ...headers, 'content-length': Buffer.byteLength(body) }
    const asked = request(
      new URL(path, origin),
      { method: 'POST', agent, timeout: patienceMs, headers: all },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', () => end(0, false))
        answer.on('end', () => {
          const { statusCode: status = 0 } = answer
          const text = Buffer.concat(parts).toString('utf8')
          const isRefusal =
            status === 503 && answer.headers['retry-after'] !== undefined && text.includes('"OVERLOADED"')
          end(status, isRefusal || (status === 200 && judge(text)))
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', () => end(0, false))
    asked.end(body)
  })
}
