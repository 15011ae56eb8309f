// A seller's pieces and the seller's actions on them (specification §2 Account, §3 seller items; decision
// 0074).

import { hasBeenListed } from '@hemline/rules/catalogue/item-states.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { priceFaultOf, priceRefusalOf } from '@hemline/rules/consignment/prices.ts'
import {
  sellerStatusLabels,
  sellerStatusOf,
  statesOfSellerStatus,
} from '@hemline/rules/consignment/seller-items.ts'
import { flagOff, nothingToDonate } from '@hemline/rules/consignment/words.ts'
import { editingFlag } from '@hemline/rules/vocabulary/flags.ts'
import { type SellerItemStatus, sellerItemStatuses } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import type { ChangeItemPriceInput, DonateRestInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { line } from '../cart/cart.ts'
import {
  changePrice,
  findPriceChange,
  itemPath,
  listItemEvents,
  listPriceChanges,
} from '../catalogue/catalogue.ts'
import { flagsOf, legalRefusal } from '../identity/identity.ts'
import {
  countSellerItems,
  listRestOf,
  listSellerItems,
  listSellerItemsByNumber,
  lockPieces,
  type SellerItemRow,
} from './consignment.db.ts'
import { transferToCharities } from './jobs.ts'
import {
  canDonate,
  priceFactsOf,
  pricesOf,
  type SellerItemView,
  sellerItemOf,
  timelineOf,
} from './seller-item.ts'

export { type ConsignmentDoors, dropPrices, expireItems, giveOnRest } from './jobs.ts'
export { leaveToRescue } from './leave-to-rescue.ts'
export { remindReclaims } from './tell-sellers.ts'

/** Pieces on one page of a seller's list. */
export const sellerItemsPageSize = 24

function sellerOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to see your pieces.')
  return ctx.viewer.userId
}

const statusOf = (text: string | null | undefined): SellerItemStatus | undefined => {
  const found = sellerItemStatuses.find((one) => one === text)
  if (text && !found) throw refuse('BAD_INPUT', 'There is no such status.')
  return found
}

const bagNumberOf = (text: string | null | undefined): number | undefined => {
  if (text === null || text === undefined || text === '') return undefined
  if (!/^[1-9]\d{0,14}$/.test(text)) throw refuse('BAD_INPUT', 'That is not a bag’s number.')
  return Number(text)
}

async function viewsOf(ctx: Context, rows: readonly SellerItemRow[]): Promise<SellerItemView[]> {
  const editing = (await flagsOf(ctx)).includes(editingFlag)
  return rows.map((row) =>
    sellerItemOf(row, { now: ctx.now(), editing, path: hasBeenListed(row.state) ? itemPath(row) : null }),
  )
}

/**
 * Returns one page of 24 of the viewer's own pieces, newest first, filtered by status and bag, with the
 * counts per status. Throws UNAUTHENTICATED for visitors, BAD_INPUT for an unknown status or bag number.
 */
export async function sellerItems(
  ctx: Context,
  asked: { status?: string | null; bagNumber?: string | null; page?: number | null },
) {
  const sellerId = sellerOf(ctx)
  const status = statusOf(asked.status)
  const bagNumber = bagNumberOf(asked.bagNumber)
  const states = (status ? [status] : sellerItemStatuses).flatMap(statesOfSellerStatus)
  const all = { sellerId, bagNumber, states: sellerItemStatuses.flatMap(statesOfSellerStatus) }
  const [rows, byState] = await Promise.all([
    listSellerItems(
      ctx.db,
      { ...all, states },
      { limit: sellerItemsPageSize, offset: (parsePage(asked.page) - 1) * sellerItemsPageSize },
    ),
    countSellerItems(ctx.db, all),
  ])
  const countOf = (one: SellerItemStatus) =>
    byState.reduce((sum, { state, n }) => sum + (sellerStatusOf(state) === one ? n : 0), 0)
  const counts = sellerItemStatuses.map((one) => ({
    status: one,
    label: sellerStatusLabels[one],
    count: countOf(one),
  }))
  const totalCount = counts.reduce((sum, one) => sum + (!status || one.status === status ? one.count : 0), 0)
  return { nodes: await viewsOf(ctx, rows), totalCount, counts }
}

/**
 * Returns one of the viewer's own pieces; undefined when it is unknown, another seller's, did not come in a
 * bag, or continues under another number. Throws UNAUTHENTICATED.
 */
export async function sellerItem(ctx: Context, itemNumber: number): Promise<SellerItemView | undefined> {
  const sellerId = sellerOf(ctx)
  if (!Number.isSafeInteger(itemNumber) || itemNumber <= 0) return undefined
  const rows = (await listSellerItemsByNumber(ctx.db, sellerId, [itemNumber])).filter(
    (row) => sellerStatusOf(row.state) !== null,
  )
  return (await viewsOf(ctx, rows))[0]
}

/** Returns a consigned piece's whole history in words for its seller; reads the prices once per request. */
export async function historyOfItem(ctx: Context, { row }: SellerItemView) {
  return timelineOf(row, await listItemEvents(ctx.db, row.item_number), await priceRows(ctx, row))
}
/**
 * Returns a consigned piece's prices in cents with the times from which they held, oldest first; empty before
 * it is listed.
 */
export const pricesOfItem = async (ctx: Context, { row }: SellerItemView) =>
  pricesOf(row, await priceRows(ctx, row))
const priceRows = (ctx: Context, row: SellerItemRow) =>
  ctx.once(`prices:${row.item_number}`, () => listPriceChanges(ctx.db, row.item_number))

type ChangeResult = ResolversTypes['ChangeItemPriceResult'] & { __typename: string }
const notChanged = (message: string, again: Date | null = null) => ({
  __typename: 'PriceNotChanged' as const,
  message,
  again,
})

/**
 * Changes the price (cents) of one of the viewer's own pieces, once per request key. Returned refusals:
 * PriceNotChanged (held, being bought, not listed, out of bounds, changed too recently or just now, the key
 * was used for another piece, or the feature is off). Throws NOT_FOUND for other sellers' pieces,
 * UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT.
 */
export async function changeItemPrice(ctx: Context, input: ChangeItemPriceInput): Promise<ChangeResult> {
  sellerOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account may look, but not change anything.')
  const before = await sellerItem(ctx, input.itemNumber)
  if (!before) throw refuse('NOT_FOUND', 'There is no such piece of yours.')
  if (!isUuid(input.requestKey)) throw refuse('BAD_INPUT', 'The request has no key.')
  if (!(await flagsOf(ctx)).includes(editingFlag)) return notChanged(flagOff)
  const result = await inTransaction<ChangeResult>(ctx.db, 'ChangeItemPricePayload', async (tx) => {
    // Locks the hold first, as every transaction that takes a hold does; then the piece.
    await line.lockHold(tx, before.itemNumber)
    await lockPieces(tx, [before.itemNumber])
    const done = await findPriceChange(tx, input.requestKey)
    if (done)
      return done.item_number === before.itemNumber
        ? { __typename: 'ChangeItemPricePayload', item: before }
        : notChanged(usedKey)
    const [row] = await listSellerItemsByNumber(tx, sellerOf(ctx), [before.itemNumber])
    const facts = row && priceFactsOf(row)
    if (!facts) return notChanged('This piece is not on sale, so it has no price to change.')
    const refusal = priceRefusalOf(facts, ctx.now())
    if (refusal) return notChanged(refusal.message, refusal.again)
    const fault = priceFaultOf(input.price, facts)
    if (fault) return notChanged(fault)
    const change = {
      itemNumber: before.itemNumber,
      from: facts.price,
      to: cents(input.price),
      requestKey: input.requestKey,
    }
    if (!(await changePrice(tx, change, { by: 'seller', now: ctx.now() })))
      return notChanged('Its price has just changed. Look again.')
    return { __typename: 'ChangeItemPricePayload', item: before }
  })
  if (result.__typename !== 'ChangeItemPricePayload') return result
  ctx.forget()
  return { ...result, item: (await sellerItem(ctx, before.itemNumber)) ?? before }
}
const usedKey = 'That was sent before, for another piece.'

type DonateResult = ResolversTypes['DonateRestResult'] & { __typename: string }
const donateAtOnce = 500

/**
 * Gives the viewer's own expired or unaccepted pieces, those named (at most 500) or those of a bag, to their
 * charity at once. Returned refusals: NothingToDonate, LegalAcceptRequired. Throws NOT_FOUND when one of the
 * pieces is another seller's, UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT.
 */
export async function donateRest(ctx: Context, input: DonateRestInput): Promise<DonateResult> {
  const sellerId = sellerOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account may look, but not change anything.')
  const asked = [...new Set(input.itemNumbers ?? [])]
  if (asked.length > donateAtOnce || asked.some((one) => !Number.isSafeInteger(one) || one <= 0))
    throw refuse('BAD_INPUT', 'Those are not item numbers.')
  const bagNumber = bagNumberOf(input.bagNumber)
  const found = await listSellerItemsByNumber(ctx.db, sellerId, asked)
  if (found.length < asked.length) throw refuse('NOT_FOUND', 'There is no such piece of yours.')
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const given = await inTransaction(ctx.db, async (tx) => {
    const numbers = await listRestOf(tx, {
      sellerId,
      itemNumbers: asked,
      bagNumber: asked.length > 0 ? undefined : bagNumber,
    })
    await lockPieces(tx, numbers)
    const rows = (await listSellerItemsByNumber(tx, sellerId, numbers)).filter(canDonate)
    const rest = rows.map((row) => ({ item_number: row.item_number, charity: row.charity_name }))
    return transferToCharities(tx, rest, { actorId: sellerId, now: ctx.now() })
  })
  const items = await viewsOf(ctx, await listSellerItemsByNumber(ctx.db, sellerId, given))
  const [first] = items
  if (!first) return { __typename: 'NothingToDonate', message: nothingToDonate }
  return { __typename: 'DonateRestPayload', items, charityName: first.charityName }
}
