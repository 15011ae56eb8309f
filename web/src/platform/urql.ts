// One client, one normalised cache. Documents are never sent: the API knows them by their hash.
import { getOperations } from '@hemline/rules/vocabulary/wire.ts'
import { type OperationName, persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { possibleTypes } from '@hemline/schema/generated/possible-types.ts'
import { cacheExchange, type OptimisticMutationConfig, type UpdatesConfig } from '@urql/exchange-graphcache'
import { retryExchange } from '@urql/exchange-retry'
import { Client, type Exchange, fetchExchange, makeOperation, mapExchange, type Operation } from 'urql'
import { cacheKeys } from './cache-keys.ts'
import { type ApiFetch, createApiFetch } from './fetch.ts'
import { reportError } from './reports.ts'

/** What a domain's `x.cache.ts` does to the cache after an answer, or in place of one that is on its way. */
export type CachePart = {
  updates: Partial<Record<'Mutation' | 'Query', UpdatesConfig[string]>>
  optimistic?: OptimisticMutationConfig
}
/**
 * Nothing changes before the first mutation: the parts' code comes with that, or with a query that
 * settles an earlier mutation.
 */
export type LazyCacheParts = { queries: readonly string[]; load: () => Promise<readonly CachePart[]> }

/** What an operation is called in schema/operations. */
export function nameOf({ query }: Pick<Operation, 'query'>): string | undefined {
  const definition = query.definitions.find((one) => one.kind === 'OperationDefinition')
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
}

/** Puts the hash where the API looks for it; without a `miss` flag urql leaves the text out. */
export const persistedHash: Exchange = mapExchange({
  onOperation(operation) {
    if (operation.kind === 'teardown') return operation
    const name = nameOf(operation)
    const sha256Hash = name ? persistedHashes[name as OperationName] : undefined
    if (!sha256Hash) throw new Error(`operation ${name ?? 'without a name'} is not in schema/operations`)
    // §7: some operations are asked by GET, so that what is between us and the API may keep their answers.
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
 * §8: failed graph and network errors are logged. What tells them from the expected ones comes with the
 * first; without it each is logged.
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
 * The cache reads its settings anew with each answer: what the parts bring is there before the
 * operation that needs it goes out.
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
  /** Tried again with the next operation when it did not come; what somebody wants is done without it. */
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

/** A client over `send`; the cache learns from the domains' parts. */
export function createClient(parts: LazyCacheParts, send: ApiFetch): Client {
  const { updates, optimistic, learning } = learnedCache(parts)
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: createApiFetch(send),
    exchanges: [
      learning,
      cacheExchange({ updates, optimistic, possibleTypes, keys: cacheKeys }),
      logging,
      askAgain,
      persistedHash,
      fetchExchange,
    ],
  })
}
