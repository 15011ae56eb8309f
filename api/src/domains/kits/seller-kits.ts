// A seller's kits: lists, kits not sent back, offers, and canceling a kit.
import type { KitRow } from '@hemline/db/kit-rows.ts'
import { bagFees, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import {
  bagOrderRefusalOf,
  bagOrderSpanMinutes,
  kitDelayNotice,
  minutesUntilBagOrder,
  outstandingKitLimit,
  processingDays,
} from '@hemline/rules/kits/bag-orders.ts'
import {
  kitIsOnItsWay,
  kitsInTheStates,
  kitsNotForBanned,
  noSuchKit,
} from '@hemline/rules/kits/kit-orders.ts'
import { canKitMove, kitLabelDays } from '@hemline/rules/kits/states.ts'
import { brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { isInternational, ownerOf } from '../identity/identity.ts'
import { labelLink, labelLinkHours } from '../labels/labels.ts'

import {
  countKits,
  findKitHistory,
  findOrderFacts,
  findOutstanding,
  findOwnKit,
  type KitHistory,
  type KitOwner,
  listCharities,
  listKits,
  type Outstanding,
} from './kits-reads.db.ts'
import { lockedBag, moveBag, moveKit } from './moves.ts'
import { offerOf } from './offers.ts'
import { queueAhead } from './waiting-times.ts'

/** Kits and bags on one page of a list. */
export const kitPageSize = 20
const dayMs = 86_400_000

/**
 * Returns the keys by which the viewer's kits are found: the user id, and the browser's visitor id for kits
 * that no account has claimed.
 */
export const kitOwnerOf = ({ viewer }: Context): KitOwner => ({
  userId: viewer.userId,
  visitorId: viewer.visitorId,
})

/**
 * Returns how many of the viewer's kits were not sent back yet, and when the viewer's latest kit was ordered
 * (§7 getOutstandingKits); zero and null for visitors.
 */
export async function outstandingOf(ctx: Context): Promise<Outstanding> {
  return ctx.viewer.userId === null
    ? { totalCount: 0, lastKitCreatedAt: null }
    : findOutstanding(ctx.db, kitOwnerOf(ctx))
}

/**
 * Returns how many kits the viewer ordered (canceled ones excluded) and how many came back (§3 User); zeros
 * for visitors. Read once per request.
 */
export async function kitHistoryOf(ctx: Context): Promise<KitHistory> {
  const { userId } = ctx.viewer
  return userId === null
    ? { ordered: 0, returned: 0 }
    : ctx.once(`kit-history:${userId}`, () => findKitHistory(ctx.db, userId))
}

/**
 * Returns the requested page number as a whole number from 1 to 100,000; a missing or smaller one becomes 1.
 */
export const pageOf = (page: number | null | undefined): number =>
  Math.min(Math.max(1, Math.trunc(page ?? 1)), 100_000)

/**
 * Returns one page of 20 of the viewer's kits, latest order first, and the count of all. `page` counts from
 * 1.
 */
export async function myKits(ctx: Context, page: number | null | undefined) {
  const offset = (pageOf(page) - 1) * kitPageSize
  const [nodes, totalCount] = await Promise.all([
    listKits(ctx.db, kitOwnerOf(ctx), { limit: kitPageSize, offset }),
    countKits(ctx.db, kitOwnerOf(ctx)),
  ])
  return { nodes, totalCount, hasNextPage: totalCount > offset + kitPageSize }
}

/** Returns one of the viewer's kits; undefined when unknown or another owner's. */
export async function myKit(ctx: Context, id: string): Promise<KitRow | undefined> {
  return isUuid(id) ? findOwnKit(ctx.db, kitOwnerOf(ctx), id) : undefined
}

/**
 * Returns until when a kit's label is valid; null before the kit is delivered and after its bag is received.
 */
export function validUntil({ delivered_at, status }: KitRow): Date | null {
  return delivered_at && status !== 'received'
    ? new Date(delivered_at.getTime() + kitLabelDays * dayMs)
    : null
}

/**
 * Returns a link to a kit's label to print that works for 24 hours; null for preprinted bags, for kits that
 * are not delivered or are sent back, and for labels no longer valid.
 */
export function labelUrlOf(ctx: Context, kit: KitRow): string | null {
  const until = validUntil(kit)
  if (kit.bag_type !== 'label' || kit.status !== 'delivered' || (until && until <= ctx.now())) return null
  return labelLink(
    ctx.config.GIFT_CARD_SECRET,
    kit.id,
    new Date(ctx.now().getTime() + labelLinkHours * 3_600_000),
  )
}

type CancelResult = ResolversTypes['CancelKitResult'] & { __typename: string }

/**
 * Cancels one of the viewer's kits that has not been shipped, with its bag; repeating it changes nothing.
 * Returned refusals: KitNotCancelable. Throws NOT_FOUND (unknown, or another owner's), FORBIDDEN (banned).
 */
export async function cancelKit(ctx: Context, id: string): Promise<CancelResult> {
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', kitsNotForBanned)
  if (!(await myKit(ctx, id))) throw refuse('NOT_FOUND', noSuchKit)
  return inTransaction<CancelResult>(ctx.db, 'CancelKitPayload', async (tx) => {
    const locked = await lockedBag(tx, { kitId: id })
    if (locked.kit.status !== 'canceled') {
      if (!canKitMove(locked.kit.status, 'canceled'))
        return { __typename: 'KitNotCancelable', message: kitIsOnItsWay }
      const step = { now: ctx.now(), actorId: null, reason: '' }
      await moveKit(tx, locked, 'canceled', step)
      await moveBag(tx, locked, 'canceled', step)
    }
    return { __typename: 'CancelKitPayload', kit: (await lockedBag(tx, { kitId: id })).kit }
  })
}

/** Returns whether the viewer may order a kit now, else the refusal and the minutes to wait. */
async function standing(ctx: Context) {
  const since = new Date(ctx.now().getTime() - bagOrderSpanMinutes * 60_000)
  const facts = await findOrderFacts(ctx.db, kitOwnerOf(ctx), { email: null, since })
  const own = ctx.viewer.banned
    ? kitsNotForBanned
    : (await isInternational(ctx))
      ? kitsInTheStates
      : undefined
  const waits = own === undefined && facts.outstanding < outstandingKitLimit
  return {
    refusal: own ?? bagOrderRefusalOf(facts, ctx.now()) ?? null,
    tryAgainInMinutes: waits ? minutesUntilBagOrder(facts.ordered, ctx.now()) : 0,
  }
}

const services = cleanoutServices.map((service) => {
  const days = brandTiers.map(
    (tier) => termsOf({ service, tier, incentives: [], brandPays: true }).windowDays,
  )
  return { service, fee: bagFees[service], windowDays: { from: Math.min(...days), to: Math.max(...days) } }
})

/**
 * Returns all facts shown before a kit is ordered: the viewer's offer, services with fees, charities,
 * refusal, waiting times and the kits not sent back.
 */
export async function cleanoutOffer(ctx: Context) {
  const [offer, charities, queue, stands, outstanding] = await Promise.all([
    offerOf(ctx, ctx.db, ctx.viewer.banned || ctx.viewer.bot ? undefined : ownerOf(ctx.viewer)),
    listCharities(ctx.db),
    queueAhead(ctx),
    standing(ctx),
    outstandingOf(ctx),
  ])
  return {
    ...offer,
    services,
    charities,
    ...stands,
    processing: processingDays(queue) ?? null,
    delayNotice: kitDelayNotice(queue) ?? null,
    outstanding: ctx.viewer.userId === null ? null : outstanding,
  }
}
