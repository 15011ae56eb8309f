// Kits and bags with the real rules, in memory.
import { bagCodeOf, readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import type { RestChoice } from '@hemline/rules/consignment/consignment.ts'
import { isAbroad as isCountryAbroad } from '@hemline/rules/countries/home.ts'
import { bagFees, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import {
  bagOrderRefusalOf,
  kitDelayNotice,
  minutesUntilBagOrder,
  processingDays,
  tryBagAgain,
} from '@hemline/rules/kits/bag-orders.ts'
import { incentiveEffects } from '@hemline/rules/kits/incentives.ts'
import {
  kitChoiceOf,
  kitIsOnItsWay,
  kitIsTaken,
  kitProblem,
  kitPromoOf,
  kitsInTheStates,
  kitsNotForBanned,
  noSuchKit,
  restOf,
  unknownKitCode,
} from '@hemline/rules/kits/kit-orders.ts'
import {
  bagStatusLabels,
  canKitMove,
  isOutstandingKit,
  kitLabelDays,
  kitStatusLabels,
} from '@hemline/rules/kits/states.ts'
import { dockOf } from '@hemline/rules/labels/docks.ts'
import {
  type BagType,
  type CleanoutIncentive,
  type CleanoutService,
  cleanoutServices,
  type KitWay,
} from '@hemline/rules/vocabulary/seller.ts'
import { countryOfViewer, legalRefusal, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import {
  type MockBag,
  type MockCleanout,
  type MockKit,
  mockCharities,
  mockKitPartners,
  mockRetailer,
} from '../seed/kits.ts'

type OrderInput = {
  requestKey: string
  bagType: string
  service: string
  way: string
  restChoice: string
  charityId?: number | null
  addressId?: string | null
  email?: string | null
  promoCode?: string | null
  partner?: string | null
}

const pageSize = 20
const dayMs = 86_400_000
const tiers = ['value', 'mid', 'premium', 'designer', 'luxury'] as const

const shop = (ctx: MockContext): MockCleanout => {
  if (!ctx.db.state.cleanout) throw new Error('mocks: no kits were seeded')
  return ctx.db.state.cleanout
}
const queueOf = (ctx: MockContext) => ({ waiting: shop(ctx).waiting, doneInDays: 900, days: 1 })

/**
 * Returns whether the viewer owns a kit: a user owns the kits of the account and those ordered in this
 * browser before the log-in, a visitor only the latter.
 */
function isOwnKit(ctx: MockContext, kit: MockKit): boolean {
  if (ctx.user && kit.sellerId === ctx.user.id) return true
  return kit.sellerId === null && kit.visitorId !== null && kit.visitorId === ctx.jar.visitorId
}
/** Returns the viewer's kits, latest first. */
export const ownKits = (ctx: MockContext) =>
  shop(ctx)
    .kits.filter((kit) => isOwnKit(ctx, kit))
    .sort((a, b) => b.orderedAt.localeCompare(a.orderedAt))

function outstandingOf(ctx: MockContext) {
  const mine = ctx.user ? ownKits(ctx) : []
  return {
    totalCount: mine.filter((kit) => isOutstandingKit(kit.status)).length,
    lastKitCreatedAt: mine[0]?.orderedAt ?? null,
  }
}

const offerOf = (name: CleanoutIncentive) => ({ name, words: incentiveEffects[name].words })
const charityOf = (id: number | null) => mockCharities.find((one) => one.id === id) ?? null

const partnerOf = (slug: string | null) =>
  [...mockKitPartners, mockRetailer].find((one) => one.slug === slug) ?? null

const validUntil = (kit: MockKit) =>
  kit.deliveredAt ? new Date(new Date(kit.deliveredAt).getTime() + kitLabelDays * dayMs).toISOString() : null

const kitOf = (kit: MockKit) => ({
  ...kit,
  statusLabel: kitStatusLabels[kit.status],
  incentives: kit.incentives.map(offerOf),
  charity: charityOf(kit.charityId),
  partner: partnerOf(kit.partner),
  carrierName: kit.trackingOut ? 'USPS' : null,
  labelValidUntil: validUntil(kit),
  canCancel: canKitMove(kit.status, 'canceled'),
  labelUrl:
    kit.bagType === 'label' && kit.status === 'delivered'
      ? `/api/v1.0/raas/cleanout/labels/file?kit=${kit.id}`
      : null,
  // A fixed drawing; only the API draws the bars of a real code.
  labelBarcode:
    '<svg viewBox="0 0 40 20" xmlns="http://www.w3.org/2000/svg"><path d="M12 0v20M16 0v20M25 0v20" stroke="#000"/></svg>',
  labelMatrix:
    '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><path d="M0 0v8h8M3 1h2v2z" stroke="#000"/></svg>',
  labelFrom: kit.shipTo
    ? [
        kit.shipTo.fullName,
        kit.shipTo.line1,
        `${kit.shipTo.city}, ${[kit.shipTo.state, kit.shipTo.zip].filter(Boolean).join(' ')}`,
      ]
    : kit.sellerId
      ? ['Greta Lind', '12 Orchard Street', 'Oakland, CA 94607']
      : [],
  labelTo: [...dockOf(12).lines],
  bagNumber: kit.bag.number,
})

/** Returns a kit's bag as the schema has it. */
export const bagOf = (ctx: MockContext, kit: MockKit) => ({
  id: kit.bag.id,
  bagNumber: kit.bag.number,
  bagType: kit.bagType,
  service: kit.service,
  status: kit.bag.status,
  statusLabel: bagStatusLabels[kit.bag.status],
  kit: kitOf(kit),
  incentives: kit.incentives.map(offerOf),
  restChoice: kit.restChoice,
  charity: charityOf(kit.charityId),
  fee: kit.fee,
  feePaid: kit.bag.feePaid,
  warehouse: 'Phoenix, AZ',
  createdAt: kit.orderedAt,
  shippedAt: kit.bag.shippedAt,
  receivedAt: kit.bag.receivedAt,
  processingAt: kit.bag.processingAt,
  doneAt: kit.bag.doneAt,
  processing: ['shipped', 'received'].includes(kit.bag.status)
    ? (processingDays(queueOf(ctx)) ?? null)
    : null,
  counts: kit.bag.counts,
  earned: kit.bag.earned,
  events: kit.bag.events,
})

/** Returns one page of a list with the total and whether another page follows. */
export function paged<T>(all: readonly T[], page: number | null | undefined) {
  const at = Math.max(1, page ?? 1)
  return {
    nodes: all.slice((at - 1) * pageSize, at * pageSize),
    totalCount: all.length,
    hasNextPage: all.length > at * pageSize,
  }
}

const orderFacts = (ctx: MockContext) => ({
  ordered: ownKits(ctx).map((kit) => new Date(kit.orderedAt)),
  outstanding: ownKits(ctx).filter((kit) => isOutstandingKit(kit.status)).length,
})

function cleanoutOffer(ctx: MockContext) {
  const facts = orderFacts(ctx)
  const { variant, incentives } = shop(ctx)
  const services = cleanoutServices.map((service) => {
    const days = tiers.map((tier) => termsOf({ service, tier, incentives: [], brandPays: true }).windowDays)
    return { service, fee: bagFees[service], windowDays: { from: Math.min(...days), to: Math.max(...days) } }
  })
  return {
    variant,
    services,
    incentives: incentives.map(offerOf),
    charities: mockCharities,
    processing: processingDays(queueOf(ctx)) ?? null,
    delayNotice: kitDelayNotice(queueOf(ctx)) ?? null,
    refusal: isAbroad(ctx) ? kitsInTheStates : (bagOrderRefusalOf(facts, ctx.now) ?? null),
    tryAgainInMinutes: minutesUntilBagOrder(facts.ordered, ctx.now),
    outstanding: ctx.user ? outstandingOf(ctx) : null,
  }
}

const isAbroad = (ctx: MockContext) => isCountryAbroad(countryOfViewer(ctx))

/** Returns why a kit cannot be ordered; undefined when it can. */
function orderRefusal(ctx: MockContext, input: OrderInput) {
  const choice = kitChoiceOf(input)
  const isRetailers = choice?.way === 'partner'
  if (!choice || isRetailers !== (input.partner === mockRetailer.slug)) throw refuse('BAD_INPUT', noSuchKit)
  const country = ctx.db.state.addresses.find(
    (one) => one.id === input.addressId && one.owner === ownerOf(ctx) && !one.hidden,
  )?.country
  const problem = kitProblem(choice, {
    loggedIn: ctx.user !== null,
    email: input.email,
    isInternational: isAbroad(ctx),
    country,
    charity: charityOf(input.charityId ?? null) !== null,
    promoCode: input.promoCode,
  })
  if (problem) return { __typename: 'BagOrderRefused', ...problem }
  const facts = orderFacts(ctx)
  const minutes = minutesUntilBagOrder(facts.ordered, ctx.now)
  const message = bagOrderRefusalOf(facts, ctx.now)
  if (message === undefined) return undefined
  return message === tryBagAgain(minutes)
    ? { __typename: 'BagOrderTooSoon', message, minutes }
    : { __typename: 'BagOrderRefused', message, field: null }
}

function shipToOf(ctx: MockContext, { addressId }: Pick<OrderInput, 'addressId'>) {
  const found = ctx.db.state.addresses.find(
    (one) => one.id === addressId && one.owner === ownerOf(ctx) && !one.hidden && one.country === 'US',
  )
  if (!found) return null
  const { fullName, line1, line2, city, state, zip } = found
  return { fullName, line1, line2: line2 ?? null, city, state: state ?? null, zip }
}

const uuid = (ctx: MockContext, block: string) =>
  `0193bb${block}-0000-7000-8000-${String(nextId(ctx.db)).padStart(12, '0')}`

function newBag(ctx: MockContext, number: string, at: string): MockBag {
  const counts = { graded: 0, counted: null, gettingReady: 0, listed: 0, sold: 0, notAccepted: 0, ended: 0 }
  const id = uuid(ctx, '20')
  return {
    id,
    number,
    status: 'ordered',
    shippedAt: null,
    receivedAt: null,
    processingAt: null,
    doneAt: null,
    counts,
    earned: 0,
    feePaid: 0,
    events: [{ id: `${id}-1`, kind: 'kit.ordered', label: 'You ordered a kit', detail: null, at }],
  }
}

function orderBags(ctx: MockContext, input: OrderInput) {
  if (ctx.user?.banned) return { __typename: 'BagOrderRefused', message: kitsNotForBanned, field: null }
  const again = shop(ctx).kits.find((kit) => kit.requestKey === input.requestKey && isOwnKit(ctx, kit))
  const payload = (kit: MockKit) => ({
    __typename: 'OrderBagsPayload',
    kit: kitOf(kit),
    outstandingKits: ctx.user ? outstandingOf(ctx) : null,
  })
  if (again) return payload(again)
  const problem = legalRefusal(ctx) ?? orderRefusal(ctx, input)
  if (problem) return problem
  const state = shop(ctx)
  state.nextNumber += 1
  const now = ctx.now.toISOString()
  const bagType = input.bagType as BagType
  const service = input.service as CleanoutService
  const isLabel = bagType === 'label'
  const promo = input.promoCode ? kitPromoOf(input.promoCode) : undefined
  const kit: MockKit = {
    id: uuid(ctx, '21'),
    sellerId: ctx.user?.id ?? null,
    visitorId: ctx.jar.visitorId,
    requestKey: input.requestKey,
    bagType,
    service,
    email: ctx.user ? null : (input.email?.trim().toLowerCase() ?? null),
    status: isLabel ? 'delivered' : 'ordered',
    incentives: promo ? [promo] : [...state.incentives],
    charityId: input.charityId ?? null,
    restChoice: restOf(service, input.restChoice as RestChoice),
    fee: bagFees[service],
    shipTo: isLabel ? null : shipToOf(ctx, input),
    labelCode: bagCodeOf(730_100_000 + state.nextNumber),
    way: input.way as KitWay,
    partner: input.partner ?? null,
    trackingOut: null,
    orderedAt: now,
    shippedAt: null,
    deliveredAt: isLabel ? now : null,
    sentBackAt: null,
    receivedAt: null,
    bag: newBag(ctx, String(204_000 + state.nextNumber), now),
  }
  state.kits.push(kit)
  return payload(kit)
}

function cancelKit(ctx: MockContext, id: string) {
  refuseBanned(ctx)
  const kit = ownKits(ctx).find((one) => one.id === id)
  if (!kit) throw refuse('NOT_FOUND', 'There is no such kit.')
  if (kit.status === 'canceled') return { __typename: 'CancelKitPayload', kit: kitOf(kit) }
  if (!canKitMove(kit.status, 'canceled')) return { __typename: 'KitNotCancelable', message: kitIsOnItsWay }
  kit.status = 'canceled'
  kit.bag.status = 'canceled'
  return { __typename: 'CancelKitPayload', kit: kitOf(kit) }
}

function activateKit(ctx: MockContext, input: { code: string; restChoice: string }) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  refuseBanned(ctx)
  const code = readBagCode(input.code)
  const kit = shop(ctx).kits.find((one) => one.labelCode === code && one.way === 'activation')
  if (!kit) return { __typename: 'KitNotActivated', message: unknownKitCode }
  if (kit.sellerId !== null && kit.sellerId !== ctx.user.id)
    return { __typename: 'KitNotActivated', message: kitIsTaken }
  if (kit.sellerId === null) {
    const restChoice = restOf(kit.service, input.restChoice as RestChoice)
    Object.assign(kit, { sellerId: ctx.user.id, restChoice })
  }
  return { __typename: 'ActivateKitPayload', kit: kitOf(kit) }
}

/** Returns the kits that the viewer's account has ordered and not canceled. */
const orderedBy = (ctx: MockContext) =>
  shop(ctx).kits.filter((kit) => ctx.user && kit.sellerId === ctx.user.id && kit.status !== 'canceled')

type Input<T> = { input: T }

export const cleanoutMocks = {
  User: {
    hasKitOrdered: (_: unknown, __: unknown, ctx: MockContext) => orderedBy(ctx).length > 0,
    hasKitReturned: (_: unknown, __: unknown, ctx: MockContext) =>
      orderedBy(ctx).some((kit) => kit.receivedAt !== null),
    requestedBagOrderCount: (_: unknown, __: unknown, ctx: MockContext) => orderedBy(ctx).length,
  },
  Query: {
    outstandingKits: (_: unknown, __: unknown, ctx: MockContext) => outstandingOf(ctx),
    cleanoutOffer: (_: unknown, __: unknown, ctx: MockContext) => cleanoutOffer(ctx),
    kits: (_: unknown, { page }: { page?: number | null }, ctx: MockContext) =>
      paged(ownKits(ctx).map(kitOf), page),
    kit: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      const found = ownKits(ctx).find((one) => one.id === id)
      return found ? kitOf(found) : null
    },
    cleanoutPartner: (_: unknown, { slug }: { slug: string }) => partnerOf(slug),
  },
  Mutation: {
    orderBags: (_: unknown, { input }: Input<OrderInput>, ctx: MockContext) => orderBags(ctx, input),
    cancelKit: (_: unknown, { id }: { id: string }, ctx: MockContext) => cancelKit(ctx, id),
    activateKit: (_: unknown, { input }: Input<{ code: string; restChoice: string }>, ctx: MockContext) =>
      activateKit(ctx, input),
  },
}
