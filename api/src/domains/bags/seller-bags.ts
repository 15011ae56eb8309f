// A seller's bags (specification §7 sellerBags) with their counts, and the timeline of a bag.

import { bagEventDetail, bagEventLabel } from '@hemline/rules/bags/bag-events.ts'
import { bagGroups, bagNameOf, bagNameProblem, isBagGroup, isBagSort } from '@hemline/rules/bags/bag-lists.ts'
import { inboundDays, processingDays } from '@hemline/rules/kits/bag-orders.ts'
import { bagTypes } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { kitPageSize, paceDays, pageOf, queuesOf } from '../kits/kits.ts'
import {
  countSellerBags,
  findSellerBag,
  listBagEvents,
  listKitsOfBags,
  listSellerBags,
  type SellerBagParent,
  type SellerBagRow,
  updateBagName,
} from './bags.db.ts'

type BagsAsked = {
  bagType?: string | null
  page?: number | null
  group?: string | null
  year?: number | null
  sort?: string | null
}

async function withKits(ctx: Context, bags: readonly SellerBagRow[]): Promise<SellerBagParent[]> {
  const kits = await listKitsOfBags(
    ctx.db,
    bags.map((bag) => bag.id),
  )
  return bags.flatMap((bag) => {
    const kit = kits.find((one) => one.bag_id === bag.id)
    return kit ? [{ ...bag, kit }] : []
  })
}

/**
 * Returns one page of 20 of the viewer's bags in three statements, latest first unless another sort is asked
 * for, with the total count and the years of all bags. Throws UNAUTHENTICATED, BAD_INPUT for an unknown bag
 * type, group or sort.
 */
export async function mySellerBags(ctx: Context, { bagType, page, group, year, sort }: BagsAsked) {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (bagType && !bagTypes.some((one) => one === bagType))
    throw refuse('BAD_INPUT', 'There are bags and labels.')
  if (group && !isBagGroup(group)) throw refuse('BAD_INPUT', 'There is no such group of bags.')
  const order = sort ?? 'newest'
  if (!isBagSort(order)) throw refuse('BAD_INPUT', 'Bags can’t be sorted like that.')
  const statuses = group && isBagGroup(group) ? bagGroups[group] : null
  const question = { sellerId: userId, bagType: bagType ?? null, statuses, year: year ?? null }
  const offset = (pageOf(page) - 1) * kitPageSize
  const [rows, { bags: totalCount, years }] = await Promise.all([
    listSellerBags(ctx.db, { ...question, sort: order, limit: kitPageSize, offset }),
    countSellerBags(ctx.db, question),
  ])
  const nodes = await withKits(ctx, rows)
  return { nodes, years, totalCount, hasNextPage: totalCount > offset + kitPageSize }
}

type BagNotNamed = { __typename: 'BagNotNamed'; message: string }
type NameBagPayload = { __typename: 'NameBagPayload'; bag: SellerBagParent }

/**
 * Names one of the viewer's bags; an empty name removes the name. Returned refusals: BagNotNamed. Throws
 * UNAUTHENTICATED, NOT_FOUND for an unknown bag or another seller's.
 */
export async function nameBag(
  ctx: Context,
  { bagNumber, name: typed }: { bagNumber: string; name: string },
): Promise<NameBagPayload | BagNotNamed> {
  const sellerId = ctx.viewer.userId
  if (sellerId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const name = bagNameOf(typed)
  const problem = name === null ? undefined : bagNameProblem(name)
  if (problem) return { __typename: 'BagNotNamed', message: problem }
  const number = /^\d{1,15}$/.test(bagNumber) ? Number(bagNumber) : 0
  const id = await inTransaction(ctx.db, (tx) => updateBagName(tx, { sellerId, bagNumber: number, name }))
  const bag = id === undefined ? undefined : await mySellerBag(ctx, id)
  if (!bag) throw refuse('NOT_FOUND', 'There is no such bag of yours.')
  return { __typename: 'NameBagPayload', bag }
}

/**
 * Returns one of the viewer's bags by number or id; undefined for visitors, and when unknown or another
 * seller's.
 */
export async function mySellerBag(ctx: Context, identifier: string): Promise<SellerBagParent | undefined> {
  const { userId } = ctx.viewer
  const text = identifier.trim()
  const id = isUuid(text) ? text : null
  const bagNumber = /^\d{1,15}$/.test(text) ? Number(text) : null
  if (userId === null || (id === null && bagNumber === null)) return undefined
  const row = await findSellerBag(ctx.db, { sellerId: userId, id, bagNumber })
  return row && (await withKits(ctx, [row]))[0]
}

/** Returns the timeline of a bag for its seller, oldest first; internal events are left out. */
export async function eventsOf(ctx: Context, bag: SellerBagParent) {
  const rows = await listBagEvents(ctx.db, bag.id)
  return rows.flatMap(({ id, kind, detail, happened_at: at }) => {
    const facts = { kind, bagType: bag.bag_type, detail }
    const label = bagEventLabel(facts)
    return label === null ? [] : [{ id: String(id), kind, label, detail: bagEventDetail(facts), at }]
  })
}

/**
 * Returns the days until a shipped or received bag is processed, from and to, transit included; null for
 * other statuses or without an estimate.
 */
export async function processingOf(
  ctx: Context,
  bag: SellerBagRow,
): Promise<{ from: number; to: number } | null> {
  if (bag.status !== 'shipped' && bag.status !== 'received') return null
  const house = (await queuesOf(ctx)).find((one) => one.warehouse_id === bag.warehouse_id)
  const range = processingDays({ waiting: bag.ahead + 1, doneInDays: house?.done ?? 0, days: paceDays })
  if (!range) return null
  const inbound = bag.status === 'shipped' ? inboundDays : 0
  return { from: range.from + inbound, to: range.to + inbound }
}
