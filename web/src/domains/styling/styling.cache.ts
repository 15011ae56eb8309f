// Updates the cached answers after a turn of the style chat, a deleted thread, and a held outfit.
import type {
  HoldStyleOutfitMutation,
  SayToStylistMutation,
  SetStyleTraitMutation,
} from '@hemline/schema/generated/graphql.ts'
import { GetStyleProfileDocument } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'
import { setViewerCount } from '../../platform/viewer-counts.ts'

function askAgain(cache: Cache, ...fields: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fields.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

function said(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.sayToStylist as SayToStylistMutation['sayToStylist'] | undefined
  if (answer?.__typename === 'StyleThreadPayload') askAgain(cache, 'styleThreads')
}

function deleted(_result: unknown, args: Record<string, unknown>, cache: Cache): void {
  cache.invalidate({ __typename: 'StyleThread', id: String(args.id) })
  askAgain(cache, 'styleThreads')
}

function held(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const answer = result.holdStyleOutfit as HoldStyleOutfitMutation['holdStyleOutfit'] | undefined
  if (answer?.__typename !== 'HoldOutfitPayload') return
  askAgain(cache, 'activeCart')
  setViewerCount(cache, 'cartCount', answer.cart.cartProducts.length)
}

/** The answer is the whole style. */
function traitSaid(result: Record<string, unknown>, _args: unknown, cache: Cache): void {
  const styleProfile = (result as SetStyleTraitMutation).setStyleTrait
  cache.updateQuery({ query: GetStyleProfileDocument }, () => ({ __typename: 'Query', styleProfile }))
}

/** The part of the cache that handles the style chat. */
export const stylingCache: CachePart = {
  updates: {
    Mutation: {
      sayToStylist: said,
      deleteStyleThread: deleted,
      holdStyleOutfit: held,
      setStyleTrait: traitSaid,
    },
  },
}
