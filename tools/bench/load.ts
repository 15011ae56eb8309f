// Sends requests, one after the other for response times or over many connections for requests a second,
// and checks the bodies of the answers.
import { Agent, request as httpRequest } from 'node:http'
import { clientIpHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import autocannon from 'autocannon'
import { quantile } from './rows.ts'

/** An HTTP request. */
export type Ask = {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}
/** Whether a body is the right answer; any other answer counts as wrong. */
export type Judge = (body: string) => boolean

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/**
 * Returns the request of a persisted operation as a browser sends it. `more` are further headers, such as a
 * visitor's cookie or address.
 */
export function operation(
  name: OperationName,
  variables: object,
  more: Readonly<Record<string, string>> = {},
): Ask {
  const extensions = { persistedQuery: { version: 1, sha256Hash: persistedHashes[name] } }
  const headers = {
    'content-type': 'application/json',
    'user-agent': browser,
    [visitorHeader]: 'new',
    ...more,
  }
  return { path: '/graphql', body: JSON.stringify({ operationName: name, variables, extensions }), headers }
}

/**
 * Returns the header with network address 10.x.x.x of shopper `n`, so that limits per address count each
 * shopper alone.
 */
export const addressOf = (n: number) => ({
  [clientIpHeader]: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
})

/** Returns whether a body is a GraphQL answer with data and without errors. */
export const isAnswer: Judge = (body) => body.startsWith('{"data":{') && !body.includes('"errors":[{')

const agents = new Map<string, Agent>()
function agentFor(origin: string): Agent {
  const known = agents.get(origin) ?? new Agent({ keepAlive: true, maxSockets: 64 })
  agents.set(origin, known)
  return known
}

/** An answer; `ms` is the time until its last byte. */
export type Answer = {
  readonly status: number
  readonly body: string
  readonly ms: number
  readonly cookies: readonly string[]
}

/**
 * Sends one request over a kept connection, and measures the time until the last byte. Rejects when the
 * connection breaks.
 */
export function ask(origin: string, { path, body, headers }: Ask): Promise<Answer> {
  return new Promise((done, fail) => {
    const begun = performance.now()
    const url = new URL(path, origin)
    const asked = httpRequest(
      url,
      {
        method: 'POST',
        agent: agentFor(origin),
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', fail)
        answer.on('end', () => {
          const ms = performance.now() - begun
          done({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString('utf8'),
            ms,
            cookies: answer.headers['set-cookie'] ?? [],
          })
        })
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}

/** Response times in milliseconds and the number of wrong answers. */
export type Timed = { readonly p50: number; readonly p99: number; readonly wrong: number }

/**
 * Measures the response times of several servers in turn: each request goes to all servers before the next
 * one does. Returns for each server p50 and p99 in ms, and the number of wrong answers.
 */
export async function timeInTurns(
  servers: readonly { origin: string; asks: readonly Ask[]; judge: Judge }[],
): Promise<Timed[]> {
  const times: number[][] = servers.map(() => [])
  const wrong = servers.map(() => 0)
  const count = Math.min(...servers.map(({ asks }) => asks.length))
  for (let i = 0; i < count; i += 1) {
    // The server that comes second finds the engine's pages warm, so the order alternates.
    const order = i % 2 === 0 ? servers.keys().toArray() : servers.keys().toArray().reverse()
    for (const at of order) {
      const server = servers[at]
      const one = server?.asks[i]
      if (!server || !one) continue
      const answer = await ask(server.origin, one)
      times[at]?.push(answer.ms)
      if (answer.status !== 200 || !server.judge(answer.body)) wrong[at] = (wrong[at] ?? 0) + 1
    }
  }
  return times.map((some, at) => ({
    p50: quantile(some, 0.5),
    p99: quantile(some, 0.99),
    wrong: wrong[at] ?? 0,
  }))
}

/** The result of a load; times in milliseconds. */
export type Loaded = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly answered: number
  /** Answers with another status than 2xx or a wrong body, and broken connections. */
  readonly wrong: number
  readonly statuses: Readonly<Record<string, number>>
}
/**
 * A load: these requests over `connections` connections for `seconds` seconds, with the check of their
 * answers.
 */
export type LoadOptions = {
  readonly asks: readonly Ask[]
  readonly judge: Judge
  readonly connections: number
  readonly seconds: number
}

/**
 * Sends requests over `connections` connections at once for `seconds` seconds; each connection starts at
 * another place of `asks`. Returns the rate per second, p50 and p99 in ms, the answers by status, and the
 * number of wrong ones.
 */
export async function load(
  origin: string,
  { asks, judge, connections, seconds }: LoadOptions,
): Promise<Loaded> {
  const statuses: Record<string, number> = {}
  let next = 0
  let bad = 0
  const requests = asks.map(({ path, body, headers }) => ({
    method: 'POST' as const,
    path,
    body,
    headers: { ...headers },
  }))
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: seconds,
    timeout: 10,
    requests,
    verifyBody: (body) => {
      const isRight = judge(String(body))
      if (!isRight) bad += 1
      return isRight
    },
    setupClient: (client) => {
      const from = Math.floor((next * requests.length) / connections)
      next += 1
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  }
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(options, (error, answer) => (error ? fail(error) : done(answer)))
    run.on('response', (_client, status) => {
      statuses[status] = (statuses[status] ?? 0) + 1
    })
  })
  const answered = result.requests.total
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered,
    statuses,
    wrong: result.non2xx + result.errors + result.timeouts + bad,
  }
}

/**
 * Sends each request exactly once, over `connections` connections: for requests that can't be repeated.
 * Returns the rate per second, p50 and p99 in ms, the answers by status, and the number of wrong ones; prints
 * the first of these. Throws when the requests can't be divided evenly.
 */
export async function loadOnce(
  origin: string,
  { asks, judge, connections }: Omit<LoadOptions, 'seconds'>,
): Promise<Loaded> {
  const each = asks.length / connections
  if (!Number.isInteger(each) || each === 0)
    throw new Error(`${asks.length} questions can't be dealt out to ${connections} connections`)
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let wrong = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (const one of asks.slice(at * each, (at + 1) * each)) {
        const answer = await ask(origin, one)
        times.push(answer.ms)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.status === 200 && judge(answer.body)) continue
        if (wrong === 0) console.error(`first wrong answer: ${answer.status} ${answer.body.slice(0, 300)}`)
        wrong += 1
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return {
    perSecond: asks.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    answered: asks.length,
    wrong,
    statuses,
  }
}

/**
 * Puts the same load on several servers in turn, `rounds` times, after a first turn of at most three seconds
 * each that only warms up. Returns the results of each server, one a round.
 */
export async function loadInTurns(
  servers: readonly ({ origin: string } & LoadOptions)[],
  rounds: number,
): Promise<Loaded[][]> {
  const results: Loaded[][] = servers.map(() => [])
  for (const server of servers) await load(server.origin, { ...server, seconds: Math.min(server.seconds, 3) })
  for (let round = 0; round < rounds; round += 1) {
    for (const at of round % 2 === 0 ? servers.keys().toArray() : servers.keys().toArray().reverse()) {
      const server = servers[at]
      if (server) results[at]?.push(await load(server.origin, server))
    }
  }
  return results
}
