// The API's client of OpenSearch, with short time-outs and a circuit breaker, so that an engine in
// trouble does not slow shoppers down.

import { searchTarget } from '@hemline/schema/search/names.ts'
import { Client } from '@opensearch-project/opensearch'

export type SearchResponse = {
  timed_out?: boolean
  error?: { type?: string; reason?: string }
  _shards?: { failed: number }
  hits?: { total?: { value: number }; hits: { fields?: Record<string, unknown[]>; sort?: unknown[] }[] }
  aggregations?: unknown
}

export type SearchClient = {
  /**
   * Sends one _msearch and returns its responses, or undefined when the engine is away or answers badly;
   * never throws.
   */
  tryMsearch: (
    bodies: readonly object[],
    onFailure: (error: unknown) => void,
  ) => Promise<SearchResponse[] | undefined>
  /**
   * Whether the index can look for nearest neighbours: the engine needs a plugin for that. Asked at most
   * twice a minute; false while the engine is away.
   */
  findsNearest: () => Promise<boolean>
  /** Whether the engine answers at all, for readiness. */
  ping: () => Promise<boolean>
}

const requestTimeoutMs = 1200
/**
 * The limit from the request to the last byte of the response; the driver's own limit ends with the first
 * byte.
 */
const wholeAnswerMs = 1500
/** How long only the database answers before the engine is tried again. */
const restMs = 3000
const failuresBeforeRest = 2
/** How long an answer about the engine's plugins is believed. */
const pluginsMs = 30_000

const clients = new Map<string, SearchClient>()

/** Returns the client of a SEARCH_URL, one for each URL; undefined when the URL is empty (no engine). */
export function searchClient(url: string): SearchClient | undefined {
  if (url === '') return undefined
  const known = clients.get(url)
  if (known) return known
  const made = createSearchClient(url)
  clients.set(url, made)
  return made
}

type Abortable<T> = Promise<T> & { abort: () => unknown }

async function within<T>(ms: number, asked: Abortable<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      refuse(new Error(`search engine: no whole answer within ${ms} ms`))
      asked.abort()
    }, ms)
  })
  return Promise.race([asked, late]).finally(() => {
    clearTimeout(timer)
    asked.catch(() => undefined)
  })
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Checks that hits have item numbers, totals are counts, and aggregations have buckets with counts. */
function isSound({ hits, aggregations }: SearchResponse): boolean {
  if (
    !isRecord(hits) ||
    !Array.isArray(hits.hits) ||
    (hits.total !== undefined && !isCount(hits.total?.value))
  )
    return false
  const haveNumbers = hits.hits.every((hit) => isCount(hit?.fields?.item_number?.[0]))
  return haveNumbers && (aggregations === undefined || isSoundAggregation(aggregations))
}

function isSoundAggregation(value: unknown): boolean {
  if (!isRecord(value)) return false
  return Object.entries(value).every(([key, child]) => {
    if (key === 'doc_count') return isCount(child)
    if (key === 'buckets') {
      const buckets = Array.isArray(child) ? child : isRecord(child) ? Object.values(child) : [undefined]
      return buckets.every(
        (bucket) => isRecord(bucket) && isCount(bucket.doc_count) && isSoundAggregation(bucket),
      )
    }
    return !isRecord(child) || isSoundAggregation(child)
  })
}

/**
 * Makes a client of the search engine, with `monotonicMs` as its clock. After two failures in a row it rests
 * for 3 seconds; then one request probes whether the engine is back, while all others still go to the
 * database.
 */
export function createSearchClient(
  url: string,
  monotonicMs: () => number = () => performance.now(),
): SearchClient {
  const { node, readAlias } = searchTarget(url)
  // Its guard against "__proto__" in answers reads each of them once more; isSound takes from them what
  // it knows and nothing else.
  const client = new Client({
    node,
    requestTimeout: requestTimeoutMs,
    maxRetries: 0,
    disablePrototypePoisoningProtection: true,
  })
  let failures = 0
  let restUntil = 0
  let probing = false
  let nearest: { at: number; found: boolean } | undefined

  const msearch = async (bodies: readonly object[]): Promise<SearchResponse[]> => {
    const lines = bodies.flatMap((body) => ['{}', JSON.stringify(body)])
    const asked = client.transport.request({
      method: 'POST',
      path: `/${readAlias}/_msearch`,
      bulkBody: `${lines.join('\n')}\n`,
    })
    const { responses } = (await within(wholeAnswerMs, asked)).body as { responses: SearchResponse[] }
    const bad = responses.find(
      (response) => response.error || response.timed_out || (response._shards?.failed ?? 0) > 0,
    )
    if (bad || responses.length !== bodies.length)
      throw new Error(`search engine: ${bad?.error?.reason ?? 'incomplete answer'}`)
    if (!responses.every(isSound)) throw new Error('search engine: an answer that makes no sense')
    return responses
  }

  const isResting = () => failures >= failuresBeforeRest && (probing || monotonicMs() < restUntil)

  return {
    async tryMsearch(bodies, onFailure) {
      if (isResting()) return undefined
      const isProbe = failures >= failuresBeforeRest
      if (isProbe) probing = true
      try {
        const responses = await msearch(bodies)
        failures = 0
        return responses
      } catch (error) {
        failures += 1
        restUntil = monotonicMs() + restMs
        onFailure(error)
        return undefined
      } finally {
        if (isProbe) probing = false
      }
    },
    async findsNearest() {
      if (nearest && monotonicMs() - nearest.at < pluginsMs) return nearest.found
      try {
        const path = `/${readAlias}/_mapping/field/look`
        const { body } = await within(wholeAnswerMs, client.transport.request({ method: 'GET', path }))
        nearest = { at: monotonicMs(), found: JSON.stringify(body).includes('"knn_vector"') }
        return nearest.found
      } catch {
        return false
      }
    },
    async ping() {
      try {
        await client.transport.request({ method: 'HEAD', path: `/${readAlias}` })
        return true
      } catch {
        return false
      }
    },
  }
}
