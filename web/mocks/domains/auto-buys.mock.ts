// Saved searches that buy by themselves, as far as their owners agree, see and stop: the mocks have no
// worker, so nothing is bought.

import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  autoBuyProblems,
  autoBuyState,
  endOfAutoBuy,
  withinPrice,
} from '@hemline/rules/auto-buys/auto-buys.ts'
import {
  autoBuyAddressMessage,
  autoBuyCardMessage,
  autoBuyStopWords,
} from '@hemline/rules/auto-buys/words.ts'
import { legalRefusal, type MockContext, refuse } from '../context.ts'
import type { MockAutoBuy, MockSavedSearch } from '../db.ts'
import { bookOf } from './addresses.mock.ts'
import { shown } from './saved-methods.mock.ts'
import { ownOf, viewOf } from './saved-searches.mock.ts'

type Input = Omit<MockAutoBuy, 'isStopped' | 'criteria'> & { searchId: string; agrees: boolean }
type Parent = Pick<MockSavedSearch, 'id'> & { criteria: string }
/** The link of a mail, and the search that it stops: the first one that buys. */
const markedCode = 'mock-stop'

function agreementOf({ id, criteria }: Parent, _: unknown, ctx: MockContext) {
  const deal = ctx.db.state.autoBuys[id]
  const endsAt = deal && endOfAutoBuy(deal.lastDay)
  if (!deal || !endsAt) return null
  const card = shown(ctx).find((one) => one.id === deal.savedMethodId)
  const isAddressThere = bookOf(ctx).some((one) => one.id === deal.addressId)
  const isChanged = deal.criteria !== criteria
  const stoppedWhy = deal.isStopped ? ('owner' as const) : null
  const state = autoBuyState({ stoppedWhy, endsAt, isChanged }, ctx.now)
  const isThere = card !== undefined && isAddressThere
  const gone = card ? autoBuyStopWords.address : autoBuyStopWords.method
  const why = isChanged ? 'changed' : stoppedWhy
  const said = state === 'active' || state === 'ended' ? null : why && autoBuyStopWords[why]
  return {
    ...deal,
    boughtCount: 0,
    cardLabel: card ? `${card.label} •••• ${card.last4}` : null,
    addressId: isAddressThere ? deal.addressId : null,
    state: state === 'active' && !isThere ? 'paused' : state,
    reason: state === 'active' && !isThere ? gone : said,
    orders: [],
  }
}

function details(ctx: MockContext, { most, addressId }: { most: number; addressId?: string | null }) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to save searches.')
  if (ctx.user.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  if (!Number.isSafeInteger(most) || most < 0 || most > 1e8) throw refuse('BAD_INPUT', 'That is not a price.')
  const address = addressId ? bookOf(ctx).find((one) => one.id === addressId) : undefined
  if (addressId && !address) throw refuse('NOT_FOUND', 'There is no such address.')
  const { piece, delivery, tax } = withinPrice(most, {
    destination: address ? destinationIn(address) : null,
    tier: null,
    freeShippingThreshold: null,
    now: ctx.now,
  })
  return { pieceUpTo: piece, delivery, tax, isExact: address !== undefined }
}

function set(ctx: MockContext, { searchId, agrees, ...limits }: Input) {
  const search = viewOf(ctx, ownOf(ctx, searchId))
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const fields = autoBuyProblems({ ...limits, agrees }, ctx.now)
  const card = shown(ctx).find(({ id }) => id === limits.savedMethodId)
  if (card?.type !== 'CreditCard' || card.state === 'expired')
    fields.push({ field: 'savedMethodId', message: autoBuyCardMessage })
  if (bookOf(ctx).find(({ id }) => id === limits.addressId)?.country !== 'US')
    fields.push({ field: 'addressId', message: autoBuyAddressMessage })
  if (fields[0]) return { __typename: 'InvalidInput', message: fields[0].message, fields }
  ctx.db.state.autoBuys[searchId] = { ...limits, isStopped: false, criteria: search.criteria }
  return { __typename: 'AutoBuyPayload', savedSearch: search }
}

/** What the marked link of a mail stops; nothing for other links. */
function byLink(ctx: MockContext, code: string) {
  const [id, deal] = Object.entries(ctx.db.state.autoBuys)[0] ?? []
  if (code !== markedCode) return undefined
  const name = Object.values(ctx.db.state.savedSearches)
    .flat()
    .find((search) => search.id === id)?.name
  return { deal, name: name ?? 'Dresses for work' }
}
const linkOf = (found: ReturnType<typeof byLink>) => ({
  name: found?.name ?? null,
  isBuying: found?.deal ? !found.deal.isStopped : false,
})

export const autoBuysMocks = {
  SavedSearch: { autoBuy: agreementOf },
  Query: {
    autoBuyDetails: (_: unknown, asked: Parameters<typeof details>[1], ctx: MockContext) =>
      details(ctx, asked),
    autoBuyLink: (_: unknown, { code }: { code: string }, ctx: MockContext) => linkOf(byLink(ctx, code)),
  },
  Mutation: {
    setAutoBuy: (_: unknown, { input }: { input: Input }, ctx: MockContext) => set(ctx, input),
    stopAutoBuy: (_: unknown, { searchId }: { searchId: string }, ctx: MockContext) => {
      const search = ownOf(ctx, searchId)
      const deal = ctx.db.state.autoBuys[searchId]
      if (deal) deal.isStopped = true
      return { savedSearch: viewOf(ctx, search) }
    },
    stopAutoBuyByLink: (_: unknown, { code }: { code: string }, ctx: MockContext) => {
      const found = byLink(ctx, code)
      if (found?.deal) found.deal.isStopped = true
      return linkOf(found)
    },
  },
}
