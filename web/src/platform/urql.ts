// One GraphQL client with one normalized cache. Documents are never sent: the API knows them by their hash.
import { getOperations } from '@hemline/rules/vocabulary/wire.ts'
import { possibleTypes } from '@hemline/schema/generated/possible-types.ts'
import { cacheExchange, type OptimisticMutationConfig, type UpdatesConfig } from '@urql/exchange-graphcache'
import { retryExchange } from '@urql/exchange-retry'
import { Client, type Exchange, fetchExchange, makeOperation, mapExchange, type Operation } from 'urql'
import { cacheKeys } from './cache-keys.ts'
import { type ApiFetch, createApiFetch } from './fetch.ts'
import { justAnswered } from './just-answered.ts'
import { legalNeeded } from './legal-needed.ts'
import { reportError } from './reports.ts'
import { note } from './track.ts'

/** A domain's changes to the cache (`x.cache.ts`): `updates` after an answer, `optimistic` before it. */
export type CachePart = {
  updates: Partial<Record<'Mutation' | 'Query', UpdatesConfig[string]>>
  optimistic?: OptimisticMutationConfig
}
/**
 * Cache parts whose code is loaded with the first mutation, or with the first of `queries`, which settle an
 * earlier mutation; before those no answer changes the cache.
 */
export type LazyCacheParts = { queries: readonly string[]; load: () => Promise<readonly CachePart[]> }

/** Returns the operation's name in schema/operations; undefined for an operation without a name. */
export function nameOf({ query }: Pick<Operation, 'query'>): string | undefined {
  const definition = query.definitions.find((one) => one.kind === 'OperationDefinition')
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
}

/** Returns the hash that a generated document carries; undefined for a document that was not generated. */
function hashOf({ query }: Pick<Operation, 'query'>): string | undefined {
  return 'documentId' in query ? String(query.documentId) : undefined
}

/**
 * Adds the document's hash to the request's extensions, so that urql sends no text. Throws for an operation
 * that schema/operations doesn't have.
 */
export const persistedHash: Exchange = mapExchange({
  onOperation(operation) {
    if (operation.kind === 'teardown') return operation
    const name = nameOf(operation)
    const sha256Hash = hashOf(operation)
    if (!sha256Hash) throw new Error(`operation ${name ?? 'without a name'} is not in schema/operations`)
    // §7: some operations are sent by GET, so that caches between browser and API may keep their answers.
    const context = (getOperations as readonly string[]).includes(name ?? '')
      ? { ...operation.context, preferGetMethod: 'force' as const }
      : operation.context
    return makeOperation(
      operation.kind,
      { ...operation, extensions: { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } } },
      context,
    )
  },
})

/**
 * Logs failed GraphQL and network errors (§8). The code that knows expected errors is loaded with the first
 * error; when it can't be loaded, each error is logged.
 */
const logging: Exchange = mapExchange({
  onError(error, operation) {
    void import('./errors.ts').then(
      ({ reportFailure }) => reportFailure(error, operation),
      () => reportError('an answer failed', { message: error.message }),
    )
  },
})

/**
 * Tells the tracker of changes, and of the answers to reads that settle one: what it makes of them is loaded
 * later.
 */
const tracked: Exchange = mapExchange({
  onOperation(operation) {
    if (operation.kind === 'mutation') note({ sent: operation })
  },
  onResult(answer) {
    if (answer.operation.kind === 'mutation' || answer.data?.orderAttempt) note({ answer })
  },
})

/**
 * A read that got no answer at all, since the connection broke or the time-out passed, is asked once more
 * (decision 0118). A change is not: what it did is unknown. An answer that refuses is an answer.
 */
const askAgain: Exchange = retryExchange({
  maxNumberAttempts: 2,
  initialDelayMs: 200,
  maxDelayMs: 600,
  retryIf: (error, operation) =>
    operation.kind === 'query' && error.networkError !== undefined && error.response === undefined,
})

/**
 * Returns the cache's settings, empty at first, and an exchange that fills them before the first operation
 * that needs them goes out. The cache reads its settings anew with each answer.
 */
function learnedCache({ queries, load }: LazyCacheParts) {
  const updates = { Mutation: {}, Query: {} }
  const optimistic = {}
  let loading: Promise<void> | undefined
  let known = false
  async function learn(): Promise<void> {
    for (const part of await load()) {
      Object.assign(updates.Mutation, part.updates.Mutation)
      Object.assign(updates.Query, part.updates.Query)
      Object.assign(optimistic, part.optimistic)
    }
    known = true
  }
  /**
   * Loads the parts once; after a failure the operation goes out without them and the next one tries again.
   */
  const learnOnce = () => {
    loading ??= learn().catch((error: unknown) => {
      loading = undefined
      reportError('what answers do to the cache did not come', { error })
    })
    return loading
  }
  const learning = mapExchange({
    onOperation(operation) {
      const needed = !known && (operation.kind === 'mutation' || queries.includes(nameOf(operation) ?? ''))
      return needed ? learnOnce().then(() => operation) : operation
    },
  })
  return { updates, optimistic, learning }
}

/**
 * Passes the cache's warnings on, but for one that says nothing here: without a whole schema the cache walks
 * the fragments of every member of a union when it writes an answer, and warns of each field that the member
 * which was answered does not have. The API checks its answers by the schema.
 */
function cacheLogger(severity: 'debug' | 'error' | 'warn', message: string): void {
  // What the cache says for debugging is said of each read.
  const isNoise = severity === 'debug' || /^Invalid undefined.*Inline Fragment/s.test(message)
  if (!isNoise) globalThis.console[severity](message)
}

/** Makes the site's GraphQL client over `send`, with a normalised cache that the domains' parts update. */
export function createClient(parts: LazyCacheParts, send: ApiFetch): Client {
  const { updates, optimistic, learning } = learnedCache(parts)
  const { before, after } = justAnswered()
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: createApiFetch(send),
    exchanges: [
      learning,
      before,
      cacheExchange({ updates, optimistic, possibleTypes, keys: cacheKeys, logger: cacheLogger }),
      after,
      logging,
      tracked,
      legalNeeded,
      askAgain,
      persistedHash,
      fetchExchange,
    ],
  })
}
