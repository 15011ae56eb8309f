// The requests that the indexer sends to OpenSearch.

import type { SearchDocument } from '@hemline/schema/search/document.ts'
import { indexBody } from '@hemline/schema/search/mapping.ts'
import { type SearchTarget, searchTarget } from '@hemline/schema/search/names.ts'
import { Client } from '@opensearch-project/opensearch'

/** The present document of an item; undefined: the item is to be deleted from the index. */
export type DocumentChange = { itemNumber: number; document: SearchDocument | undefined }
export type StoredDocument = { itemNumber: number; version: number; document: SearchDocument }
/** A change that OpenSearch refused, with its reason. */
export type Refusal = { itemNumber: number; reason: string }

/** The requests to OpenSearch; every function but `ping` throws when it can't be reached. */
export type Engine = {
  target: SearchTarget
  /** Creates an index without any alias. */
  createIndex: (index: string, database: string) => Promise<void>
  deleteIndex: (index: string) => Promise<void>
  /** Returns the names of the indexes under an alias. */
  indexesOf: (alias: string) => Promise<string[]>
  allIndexes: () => Promise<string[]>
  /**
   * Returns the index under the read alias with its mapping's hash, its database and its number of
   * documents; undefined when there is none.
   */
  current: () => Promise<{ index: string; hash: string; database: string; count: number } | undefined>
  changeAliases: (actions: readonly object[]) => Promise<void>
  /**
   * Writes or deletes documents with an external version in every named index; returns the refused ones.
   * A version that is too old is no refusal: a newer document is there.
   */
  bulk: (
    indexes: readonly string[],
    changes: readonly DocumentChange[],
    version: number,
  ) => Promise<Refusal[]>
  refresh: (index: string) => Promise<void>
  storedByNumber: (index: string, itemNumbers: readonly number[]) => Promise<StoredDocument[]>
  /** Returns item numbers in the index above `after`, ascending. */
  numbersAfter: (index: string, after: number, size: number) => Promise<number[]>
  /** Whether the engine can look for nearest neighbours. */
  hasKnn: () => Promise<boolean>
  ping: () => Promise<boolean>
  close: () => Promise<void>
}

// Of each document only what we read: the whole answer is a third of what we sent.
const bulkPath = '/_bulk?filter_path=items.*._id,items.*.status,items.*.error'

type BulkAnswer = {
  items: Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>[]
}

/**
 * Makes a client of the engine at a SEARCH_URL. Every function except `ping` throws when OpenSearch can't
 * be reached.
 */
export function connectEngine(searchUrl: string, requestTimeoutMs = 30_000): Engine {
  const target = searchTarget(searchUrl)
  const client = new Client({ node: target.node, requestTimeout: requestTimeoutMs, maxRetries: 0 })
  const ask = async (method: string, path: string, body?: object): Promise<unknown> =>
    (await client.transport.request({ method, path, ...(body && { body }) })).body
  const askIfThere = async (method: string, path: string): Promise<unknown> => {
    try {
      return await ask(method, path)
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw error
    }
  }
  const askOrNothing = async (method: string, path: string): Promise<unknown> => {
    const found = await askIfThere(method, path)
    if (found !== undefined) return found
    // A node that has just started says so of everything, until it has read what it has: a living index would
    // be made anew, or removed.
    const { status } = (await ask('GET', '/_cluster/health')) as { status: string }
    if (status === 'red') throw new Error('OpenSearch is still starting: what it has is not known yet')
    return askIfThere(method, path)
  }
  const namesAt = async (path: string) =>
    Object.keys(((await askOrNothing('GET', path)) ?? {}) as object).sort()

  const hasKnn = async () => {
    const plugins = (await ask('GET', '/_cat/plugins?format=json')) as { component: string }[]
    return plugins.some(({ component }) => component === 'opensearch-knn')
  }

  return {
    target,
    hasKnn,
    createIndex: async (index, database) =>
      void (await ask('PUT', `/${index}`, indexBody(database, { hasKnn: await hasKnn() }))),
    deleteIndex: async (index) => void (await askOrNothing('DELETE', `/${index}`)),
    indexesOf: (alias) => namesAt(`/_alias/${alias}`),
    allIndexes: () => namesAt(`/${target.indexPrefix}-*`),
    current: async () => {
      const found = (await askOrNothing('GET', `/${target.readAlias}/_mapping`)) as
        | Record<string, { mappings: { _meta?: { hash?: string; database?: string } } }>
        | undefined
      const [entry] = Object.entries(found ?? {})
      if (!entry) return undefined
      const [index, { mappings }] = entry
      const { count } = (await ask('GET', `/${index}/_count`)) as { count: number }
      return { index, hash: mappings._meta?.hash ?? '', database: mappings._meta?.database ?? '', count }
    },
    changeAliases: async (actions) => void (await ask('POST', '/_aliases', { actions })),
    bulk: async (indexes, changes, version) => {
      if (changes.length === 0 || indexes.length === 0) return []
      const lines = indexes.flatMap((index) => changes.flatMap((change) => bulkLines(index, change, version)))
      const answer = (
        await client.transport.request({ method: 'POST', path: bulkPath, bulkBody: `${lines.join('\n')}\n` })
      ).body as BulkAnswer
      return answer.items.flatMap(refusalsOf)
    },
    refresh: async (index) => void (await ask('POST', `/${index}/_refresh`)),
    storedByNumber: async (index, itemNumbers) => {
      if (itemNumbers.length === 0) return []
      const { docs } = (await ask('POST', `/${index}/_mget`, { ids: itemNumbers.map(String) })) as {
        docs: { _id: string; found?: boolean; _version?: number; _source?: SearchDocument }[]
      }
      return docs.flatMap((doc) =>
        doc.found && doc._source
          ? { itemNumber: Number(doc._id), version: doc._version ?? 0, document: doc._source }
          : [],
      )
    },
    numbersAfter: async (index, after, size) => {
      const answer = (await ask('POST', `/${index}/_search`, {
        size,
        query: { range: { item_number: { gt: after } } },
        sort: [{ item_number: 'asc' }],
        _source: false,
        track_total_hits: false,
      })) as { hits: { hits: { sort: [number] }[] } }
      return answer.hits.hits.map((hit) => hit.sort[0])
    },
    ping: async () => {
      try {
        await client.transport.request({ method: 'GET', path: '/_cluster/health' }, { requestTimeout: 1500 })
        return true
      } catch {
        return false
      }
    },
    close: () => client.close(),
  }
}

function bulkLines(index: string, { itemNumber, document }: DocumentChange, version: number): string[] {
  const address = { _index: index, _id: String(itemNumber), version, version_type: 'external' }
  return document
    ? [JSON.stringify({ index: address }), JSON.stringify(document)]
    : [JSON.stringify({ delete: address })]
}

function refusalsOf(item: BulkAnswer['items'][number]): Refusal[] {
  return Object.values(item).flatMap(({ _id, status, error }) => {
    // 409: a newer version is there. 404: what was to be deleted is not there.
    const fine = status < 300 || status === 409 || (status === 404 && !error)
    return fine
      ? []
      : [
          {
            itemNumber: Number(_id),
            reason: `${status} ${error?.type ?? ''}: ${error?.reason ?? ''}`.slice(0, 500),
          },
        ]
  })
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
}
