// Updates the cache after a cash-out: lists are asked for again. The answer contains the new balances,
// since setup and earnings are one record each for a viewer.
import type { CashOutMutation } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import { viewerKey } from '../../platform/cache-keys.ts'
import type { CachePart } from '../../platform/urql.ts'

const user = `User:${viewerKey}`

function forget(cache: Cache, entity: string, ...fields: string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields(entity))
    if (fields.includes(fieldName)) cache.invalidate(entity, fieldKey)
}

const left =
  (field: string) =>
  (result: Record<string, unknown>, _args: unknown, cache: Cache): void => {
    const answer = result[field] as CashOutMutation['cashOut'] | undefined
    if (answer?.__typename !== 'CashOutPayload') return
    cache.link(
      'Query',
      'cashOut',
      { id: answer.cashOut.id },
      { __typename: 'CashOut', id: answer.cashOut.id },
    )
    forget(cache, 'Query', 'cashOuts')
    if (answer.cashOut.kind !== 'credit') return
    // Credit pays for carts, so the cart's totals and the available credit are asked for again.
    forget(cache, user, 'creditDrops')
    forget(cache, 'Query', 'activeCart')
  }

const leaving = ['cashOut', 'turnEarningsToCredit', 'donateEarnings']

/** The part of the cache that handles the answers of cashOut, turnEarningsToCredit and donateEarnings. */
export const earningsCache: CachePart = {
  updates: { Mutation: Object.fromEntries(leaving.map((field) => [field, left(field)])) },
}
