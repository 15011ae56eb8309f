// Saved searches that buy by themselves: what their owners agree to, see and stop (specification §3
// eligibleToPreorder, §8 "auto-buy"; decision 0214). Other domains import only from this file.
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
import { cents } from '@hemline/rules/common/money.ts'
import type { FieldProblem } from '@hemline/rules/common/validation.ts'
import { brandName } from '@hemline/rules/payment/cards.ts'
import type { Context } from '../../context.ts'
import type { SetAutoBuyInput } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { newToken } from '../../platform/tokens.ts'
import { myAddresses } from '../addresses/addresses.ts'
import { type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'
import { savedMethodsOf } from '../saved-methods/saved-methods.ts'
import { savedSearchOf } from '../saved-searches/saved-searches.ts'
import {
  type AutoBuyOrderRow,
  type AutoBuyShownRow,
  findByStopCode,
  findOwner,
  listAutoBuyOrders,
  listAutoBuys,
  lockAutoBuy,
  updateStopped,
  upsertAutoBuy,
} from './auto-buys.db.ts'

export { buyMatches, followAutoBuys } from './run.ts'

const ordersShown = 10
const codePattern = /^[\w-]{16,100}$/
const dayMs = 86_400_000

function viewOf(row: AutoBuyShownRow, orders: readonly AutoBuyOrderRow[], now: Date) {
  const isThere = row.is_address_there && row.card_label !== null
  const why = row.is_changed ? 'changed' : row.stopped_why
  const state = autoBuyState(
    { stoppedWhy: row.stopped_why, endsAt: row.ends_at, isChanged: row.is_changed },
    now,
  )
  const gone = row.card_label === null ? autoBuyStopWords.method : autoBuyStopWords.address
  const said = state === 'active' || state === 'ended' ? null : why && autoBuyStopWords[why]
  return {
    most: cents(row.most_cents),
    pieces: row.pieces_most,
    boughtCount: row.taken,
    lastDay: new Date(row.ends_at.getTime() - dayMs).toISOString().slice(0, 10),
    savedMethodId: row.saved_method_id,
    cardLabel: row.card_label === null ? null : `${brandName(row.card_label)} •••• ${row.card_last4}`,
    addressId: row.is_address_there ? row.address_id : null,
    allowsFinalSale: row.final_sale,
    // A card or an address that is gone pauses at the next match; its owner is told before.
    state: state === 'active' && !isThere ? ('paused' as const) : state,
    reason: state === 'active' && !isThere ? gone : said,
    orders: orders.map((order) => ({
      orderId: order.order_id,
      itemNumber: order.item_number,
      title: order.title,
      total: cents(order.total_cents),
      placedAt: order.tried_at,
      isPending: order.is_pending,
    })),
  }
}

/**
 * Returns, in the order of `searchIds`, the agreement of each saved search with its latest 10 orders, amounts
 * in cents; null for those that buy nothing. The caller has checked that the searches are the viewer's.
 */
export async function autoBuysOf(ctx: Context, searchIds: readonly string[]) {
  const [rows, orders] = await Promise.all([
    listAutoBuys(ctx.db, searchIds),
    listAutoBuyOrders(ctx.db, searchIds, ordersShown),
  ])
  return searchIds.map((id) => {
    const row = rows.find((one) => one.search_id === id)
    return row
      ? viewOf(
          row,
          orders.filter((order) => order.search_id === id),
          ctx.now(),
        )
      : null
  })
}

/**
 * Returns what a highest price (cents) leaves for a piece that is sent to one of the viewer's addresses;
 * without an address an estimate (`isExact` false). Throws UNAUTHENTICATED, FORBIDDEN (banned), NOT_FOUND (an
 * address outside the viewer's book), BAD_INPUT (a price that is none).
 */
export async function autoBuyDetails(ctx: Context, most: number, addressId: string | null) {
  const userId = memberOf(ctx)
  if (!Number.isSafeInteger(most) || most < 0 || most > 1e8) throw refuse('BAD_INPUT', 'That is not a price.')
  const address = addressId === null ? undefined : (await myAddresses(ctx)).find(({ id }) => id === addressId)
  if (addressId !== null && !address) throw refuse('NOT_FOUND', 'There is no such address.')
  const owner = await findOwner(ctx.db, userId)
  const { piece, delivery, tax } = withinPrice(most, {
    destination: address ? destinationIn(address) : null,
    tier: owner?.loyalty_tier ?? null,
    freeShippingThreshold: owner?.free_shipping_threshold_cents ?? null,
    now: ctx.now(),
  })
  return { pieceUpTo: piece, delivery, tax, isExact: address !== undefined }
}

function memberOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to save searches.')
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return ctx.viewer.userId
}

type SetResult =
  | { __typename: 'AutoBuyPayload'; savedSearch: Awaited<ReturnType<typeof savedSearchOf>> }
  | { __typename: 'InvalidInput'; message: string; fields: FieldProblem[] }
  | LegalAcceptRequired

/**
 * Stores that one of the viewer's saved searches buys by itself, in the place of its former agreement: for
 * the search as it is now, and for matches from now on; one piece and no final sale unless said. Returned
 * refusals: InvalidInput (price, pieces, day, card, US address, no agreement) and LegalAcceptRequired. Throws
 * NOT_FOUND (search), UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function setAutoBuy(ctx: Context, input: SetAutoBuyInput): Promise<SetResult> {
  const userId = memberOf(ctx)
  const search = await savedSearchOf(ctx, input.searchId)
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const { pieces = 1, allowsFinalSale: finalSale = false } = input
  const fields = autoBuyProblems({ ...input, pieces }, ctx.now())
  const method = (await savedMethodsOf(ctx)).find(({ id }) => id === input.savedMethodId)
  if (method?.type !== 'CreditCard' || method.state === 'expired')
    fields.push({ field: 'savedMethodId', message: autoBuyCardMessage })
  const address = (await myAddresses(ctx)).find(({ id }) => id === input.addressId)
  if (address?.country !== 'US') fields.push({ field: 'addressId', message: autoBuyAddressMessage })
  const endsAt = endOfAutoBuy(input.lastDay)
  if (fields[0] || !endsAt) return { __typename: 'InvalidInput', message: fields[0]?.message ?? '', fields }
  await inTransaction(ctx.db, async (tx) => {
    await lockAutoBuy(tx, search.id)
    await upsertAutoBuy(tx, {
      searchId: search.id,
      userId,
      most: input.most,
      pieces,
      endsAt,
      savedMethodId: input.savedMethodId,
      addressId: input.addressId,
      finalSale,
      stopCode: newToken(),
    })
  })
  ctx.forget()
  return { __typename: 'AutoBuyPayload', savedSearch: await savedSearchOf(ctx, search.id) }
}

/**
 * Stops an agreement under its lock: an order that is written before stays, none is written after. Does
 * nothing for a search without one.
 */
async function stop(ctx: Context, searchId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (await lockAutoBuy(tx, searchId)) await updateStopped(tx, { searchId, why: 'owner', now: ctx.now() })
  })
}

/**
 * Stops one of the viewer's saved searches from buying; stopping again changes nothing. Throws NOT_FOUND
 * (search), UNAUTHENTICATED, FORBIDDEN.
 */
export async function stopAutoBuy(ctx: Context, searchId: string) {
  const search = await savedSearchOf(ctx, searchId)
  await stop(ctx, search.id)
  ctx.forget()
  return { savedSearch: await savedSearchOf(ctx, searchId) }
}

const findByCode = async (ctx: Context, code: string) =>
  codePattern.test(code) ? findByStopCode(ctx.db, code) : undefined

/**
 * Returns what a mail's link stops, by the name that the owner gave, and whether it still buys; the name null
 * for a malformed or unknown code.
 */
export async function autoBuyLink(ctx: Context, code: string) {
  const found = await findByCode(ctx, code)
  if (!found) return { name: null, isBuying: false }
  return { name: found.name, isBuying: found.stopped_why === null && found.ends_at > ctx.now() }
}

/**
 * Stops what a mail's link stops, without a log-in, and returns it; stopping again and an unknown code change
 * nothing.
 */
export async function stopByLink(ctx: Context, code: string) {
  const found = await findByCode(ctx, code)
  if (found) await stop(ctx, found.search_id)
  return autoBuyLink(ctx, code)
}
