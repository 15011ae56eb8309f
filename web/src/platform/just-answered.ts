// Keeps a page from asking the same question for ever. A part that is read beside a lazy one is rendered
// again until React commits the page, and each rendering asks with `cache-and-network`. An answer that
// reaches another part meanwhile makes React begin anew: render, ask, answer, render.
import { type Exchange, makeOperation, mapExchange } from 'urql'
import { nowMs } from './clock.ts'

const freshMs = 300
const keptMost = 200

/**
 * Returns two exchanges for the two sides of the cache. `before` answers a `cache-and-network` query from
 * the cache alone while the API's last answer to the query is younger than 300 ms and no mutation came since;
 * `after` notes when the API answered.
 */
export function justAnswered(): { before: Exchange; after: Exchange } {
  const answeredAt = new Map<number, number>()
  const before = mapExchange({
    onOperation(operation) {
      if (operation.kind === 'mutation') answeredAt.clear()
      const at = answeredAt.get(operation.key)
      const isFresh = at !== undefined && nowMs() - at < freshMs
      return operation.context.requestPolicy === 'cache-and-network' && isFresh
        ? makeOperation(operation.kind, operation, { ...operation.context, requestPolicy: 'cache-first' })
        : operation
    },
  })
  const after = mapExchange({
    onResult({ operation, error }) {
      if (operation.kind !== 'query' || error) return
      if (answeredAt.size >= keptMost) answeredAt.clear()
      answeredAt.set(operation.key, nowMs())
    },
  })
  return { before, after }
}
