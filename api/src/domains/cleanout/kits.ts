// Kits as those see them whose they are: lists, what is outstanding, what is offered, and canceling one.
import {
  bagOrderRefusalOf,
  bagOrderSpanMinutes,
  kitDelayNotice,
  minutesUntilBagOrder,
  outstandingKitLimit,
  processingDays,
} from '@hemline/rules/cleanout/bag-orders.ts'
import {
  kitIsOnItsWay,
  kitsInTheStates,
  kitsNotForBanned,
  noSuchKit,
} from '@hemline/rules/cleanout/kit-orders.ts'
import { canKitMove, kitLabelDays } from '@hemline/rules/cleanout/states.ts'
import { bagFees, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import { brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { cleanoutServices } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid } from '../../platform/tokens.ts'
import { isInternational, ownerOf } from '../identity/identity.ts'
import type { KitRow } from './cleanout.db.ts'
import {
  countKits,
  findHerKit,
  findKitHistory,
  findOrderFacts,
  findOutstanding,
  type Hers,
  type KitHistory,
  listCharities,
  listKits,
  type Outstanding,
} from './cleanout-reads.db.ts'
import { labelLink, labelLinkHours } from './label-links.ts'
import { lockedBag, moveBag, moveKit } from './moves.ts'
import { offerOf } from './offers.ts'
import { queueAhead } from './queue.ts'

export const kitPageSize = 20
const dayMs = 86_400_000

/** Whose kits a viewer sees: the account's, and those of this browser that nobody has claimed. */
export const hersOf = ({ viewer }: Context): Hers => ({ userId: viewer.userId, visitorId: viewer.visitorId })

/** §7 getOutstandingKits: zero for visitors. */
export async function outstandingOf(ctx: Context): Promise<Outstanding> {
  return ctx.viewer.userId === null
    ? { totalCount: 0, lastKitCreatedAt: null }
    : findOutstanding(ctx.db, hersOf(ctx))
}

/** §3 User: what the viewer has had to do with kits; nothing for visitors. Read once a request. */
export async function kitHistoryOf(ctx: Context): Promise<KitHistory> {
  const { userId } = ctx.viewer
  return userId === null
    ? { ordered: 0, returned: 0 }
    : ctx.once(`kit-history:${userId}`, () => findKitHistory(ctx.db, userId))
}

/** The page that was asked for, from 1; what is no page is the first. */
export const pageOf = (page: number | null | undefined): number =>
  Math.min(Math.max(1, Math.trunc(page ?? 1)), 100_000)

/** The viewer's kits, newest first. */
export async function myKits(ctx: Context, page: number | null | undefined) {
  const offset = (pageOf(page) - 1) * kitPageSize
  const [nodes, totalCount] = await Promise.all([
    listKits(ctx.db, hersOf(ctx), { limit: kitPageSize, offset }),
    countKits(ctx.db, hersOf(ctx)),
  ])
  return { nodes, totalCount, hasNextPage: totalCount > offset + kitPageSize }
}

/** One of the viewer's kits; undefined when there is none, or it is somebody else's. */
export async function myKit(ctx: Context, id: string): Promise<KitRow | undefined> {
  return isUuid(id) ? findHerKit(ctx.db, hersOf(ctx), id) : undefined
}

/** Until when a kit's label works; null before it has reached its seller, and once it came back. */
export function validUntil({ delivered_at, status }: KitRow): Date | null {
  return delivered_at && status !== 'received'
    ? new Date(delivered_at.getTime() + kitLabelDays * dayMs)
    : null
}

/**
 * Where a label can be downloaded for some hours; null for bags, which have theirs on them, and for
 * labels that no longer work.
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
 * Cancels a kit that has not left. Again changes nothing. Refuses: KitNotCancelable. Throws
 * NOT_FOUND, FORBIDDEN (banned).
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

/** What somebody can do who has a kit in mind, now. */
async function standing(ctx: Context) {
  const since = new Date(ctx.now().getTime() - bagOrderSpanMinutes * 60_000)
  const facts = await findOrderFacts(ctx.db, hersOf(ctx), { email: null, since })
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

/** All that the ways in need to know before a kit is ordered. */
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
