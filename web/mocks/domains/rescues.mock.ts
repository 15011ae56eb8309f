// Rescue boxes in the mocks: groups of the catalogue's last pieces, their checkout, and the packing table.
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  checkoutIncompleteMessage,
  missingForOrder,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { isEmail } from '@hemline/rules/common/validation.ts'
import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import {
  type RescueGroupKey,
  rescueBoxesIn,
  rescueBoxOf,
  rescueConditionNames,
  rescueKindNames,
  rescueLuck,
  rescuePath,
  rescueSizeNames,
  rescueSourceNames,
  rescueSure,
  rescueTierNames,
  rescueTitle,
} from '@hemline/rules/rescues/groups.ts'
import {
  rescueAbroadMessage,
  rescueDelivery,
  rescueKeyPattern,
  rescueLines,
  rescuePlace,
  rescueSoldOutMessage,
  rescueTotals,
} from '@hemline/rules/rescues/orders.ts'
import { rescuePaymentMethod } from '@hemline/rules/rescues/words.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { itemNow, legalRefusal, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import type { MockOrder } from '../orders.ts'
import type { MockAddress } from '../seed/addresses.ts'
import { newOrderId, ordersOf, outcomeOf, paidWith, paymentAttemptOf } from './orders-place.ts'
import { dropsOf } from './pricing.mock.ts'

type Group = RescueGroupKey & { id: number; boxes: number }

/** The second group has one box left. */
const groups: readonly Group[] = [
  { id: 1, kind: 'tops', size: 'm_l', tier: 'everyday', condition: 'ready', boxes: 3 },
  { id: 2, kind: 'dresses', size: 'xs_s', tier: 'finer', condition: 'ready', boxes: 1 },
  { id: 3, kind: 'shoes', size: 'mixed', tier: 'everyday', condition: 'mending', boxes: 2 },
  { id: 4, kind: 'accessories', size: 'mixed', tier: 'everyday', condition: 'ready', boxes: 1 },
]
/** Pieces of the first group that fill no box. */
const filling = 2
/** What boxes saved before this session. */
const savedBefore = { boxes: 41, pieces: 196, grams: 61_400 }

const groupOf = (id: string): Group | undefined => groups.find((one) => String(one.id) === id)

/** The shelf of a group: pieces from the end of the catalogue, in a fixed sequence. */
function shelfOf(ctx: MockContext, group: Group): number[] {
  let end = ctx.db.items.length
  for (const one of groups) {
    const size = one.boxes * rescueBoxOf(one).pieces
    if (one.id === group.id)
      return ctx.db.items.slice(Math.max(0, end - size), end).map((item) => item.item_number)
    end -= size
  }
  return []
}

const isOpen = (order: MockOrder) => order.status !== 'payment_declined' && order.status !== 'canceled'
const boxed = (ctx: MockContext): Set<number> =>
  new Set(
    ordersOf(ctx)
      .filter((order) => order.rescueGroup && isOpen(order))
      .flatMap((order) => order.lines.flatMap((line) => (line.canceledAt ? [] : (line.itemNumber ?? [])))),
  )
const freeOf = (ctx: MockContext, group: Group): number[] => {
  const taken = boxed(ctx)
  return shelfOf(ctx, group).filter((number) => !taken.has(number))
}

function groupView(ctx: MockContext, group: Group) {
  const box = rescueBoxOf(group)
  const free = freeOf(ctx, group)
  return {
    id: String(group.id),
    path: rescuePath(group),
    title: rescueTitle(group),
    kind: group.kind,
    kindLabel: rescueKindNames[group.kind],
    size: group.size,
    sizeLabel: rescueSizeNames[group.size],
    tier: group.tier,
    tierLabel: rescueTierNames[group.tier],
    condition: group.condition,
    conditionLabel: rescueConditionNames[group.condition],
    ...box,
    delivery: rescueDelivery(box.grams),
    boxesLeft: rescueBoxesIn(group.kind, free.length),
    waiting: free.length,
    sure: rescueSure(group),
    luck: rescueLuck(group),
    sources: free.length > 0 ? [{ id: 'expired', label: rescueSourceNames.expired, count: free.length }] : [],
    photoIds: free.slice(0, 6).flatMap((number) => itemNow(ctx, number)?.photo_ids[0] ?? []),
  }
}

function rescues(_: unknown, __: unknown, ctx: MockContext) {
  const paid = ordersOf(ctx).filter((one) => one.rescueGroup && isOpen(one) && one.status !== 'not_paid')
  const pieces = paid.flatMap((order) => order.lines.filter((line) => !line.canceledAt))
  const grams = paid.reduce((sum, { rescueGroup }) => sum + gramsOf(rescueGroup ?? ''), 0)
  return {
    groups: groups.map((group) => groupView(ctx, group)).filter((group) => group.boxesLeft > 0),
    filling,
    impact: {
      boxes: savedBefore.boxes + paid.length,
      pieces: savedBefore.pieces + pieces.length,
      grams: savedBefore.grams + grams,
    },
  }
}
const gramsOf = (groupId: string): number => {
  const group = groupOf(groupId)
  return group ? rescueBoxOf(group).grams : 0
}

const addressesOf = (ctx: MockContext): MockAddress[] =>
  ctx.db.state.addresses.filter((one) => one.owner === ownerOf(ctx) && !one.hidden)

function totalsOf(ctx: MockContext, group: Group, address: MockAddress | null): Totals {
  return rescueTotals({
    group,
    lineIds: Array.from({ length: rescueBoxOf(group).pieces }, (_, i) => `piece-${i}`),
    destination: address ? destinationIn(address) : null,
    drops: dropsOf(ctx),
    loggedIn: ctx.user !== null,
    now: ctx.now,
  })
}

function quote(
  _: unknown,
  { groupId, addressId }: { groupId: string; addressId?: string | null },
  ctx: MockContext,
) {
  const group = groupOf(groupId)
  if (!group) throw refuse('NOT_FOUND', 'There is no such box.')
  const address = addressId ? (addressesOf(ctx).find((one) => one.id === addressId) ?? null) : null
  if (addressId && !address) throw refuse('NOT_FOUND', 'There is no such address.')
  const totals = totalsOf(ctx, group, address)
  return {
    pieces: totals.subtotal,
    delivery: totals.shippingAmount,
    fees: totals.circularityFeeAmount + totals.retailDeliveryFeeAmount,
    tax: totals.taxAmount,
    total: totals.total,
    credits: totals.creditsUsed,
    amountCharged: totals.amountCharged,
    isExact: address !== null,
  }
}

type PlaceInput = {
  attemptKey: string
  groupId: string
  addressId: string
  email?: string | null
  amountShown: number
  totalShown: number
  paymentToken?: string | null
}

const resultOf = (ctx: MockContext, order: MockOrder, cameBack = false) => {
  const outcome = outcomeOf(ctx, order, cameBack)
  return outcome.__typename === 'OrderPlaced'
    ? { __typename: 'RescueOrderPlaced', orderUuid: order.id }
    : outcome
}

const dayMs = 86_400_000
const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)

type Bought = { group: Group; address: MockAddress; email: string; itemNumbers: readonly number[] }

function makeOrder(ctx: MockContext, input: PlaceInput, bought: Bought, totals: Totals): MockOrder {
  const { group, address, email, itemNumbers } = bought
  const id = newOrderId(ctx)
  const parcel = `${id}-parcel-1`
  return {
    id,
    owner: ownerOf(ctx),
    accessKey: `key-${id}`,
    email,
    status: 'not_paid',
    placedAt: ctx.now.toISOString(),
    attempt: paymentAttemptOf({ ...input, paymentMethod: rescuePaymentMethod }, ctx.now.getTime()),
    bundleId: null,
    rescueGroup: String(group.id),
    lines: itemNumbers.map((itemNumber, i) => {
      const item = itemNow(ctx, itemNumber)
      const sums = totals.lines[i]
      const net = sums?.net ?? 0
      return {
        id: `${id}-${itemNumber}`,
        kind: 'rescue',
        itemNumber,
        title: item ? `${item.brand_name} ${item.title}` : 'A rescued piece',
        price: net + (sums?.discount ?? 0),
        discount: sums?.discount ?? 0,
        net,
        tax: sums?.tax ?? 0,
        duty: 0,
        shipmentId: parcel,
        canceledAt: null,
      }
    }),
    shipments: [
      {
        id: parcel,
        source: 'own',
        shipFrom: 'Phoenix, AZ',
        serviceLabel: 'Standard',
        price: totals.shippingAmount,
        status: 'waiting',
        minEstimate: dayAfter(ctx.now, 4),
        maxEstimate: dayAfter(ctx.now, 7),
        carrier: null,
        trackingCode: null,
        packedAt: null,
        shippedAt: null,
        deliveredAt: null,
      },
    ],
    transactions: [],
    timeline: [],
    shipTo: address,
    billTo: address,
    deliveryLocation: address.deliveryLocation,
    totals: {
      subtotal: totals.subtotal,
      discount: 0,
      shipping: totals.shippingAmount,
      tax: totals.taxAmount,
      fees: totals.circularityFeeAmount + totals.retailDeliveryFeeAmount,
      duty: 0,
      total: totals.total,
      credits: totals.creditsUsed,
      giftCards: 0,
      charged: totals.amountCharged,
      released: 0,
      promoCode: null,
      pointsToEarn: totals.pointsToEarn,
    },
    paidWith: paidWith(totals.amountCharged, rescuePaymentMethod),
  }
}

function place(_: unknown, { input }: { input: PlaceInput }, ctx: MockContext) {
  if (!rescueKeyPattern.test(input.attemptKey))
    throw refuse('BAD_INPUT', 'That is not the key of a try to pay a box.')
  refuseBanned(ctx)
  const before = ordersOf(ctx).find((one) => one.attempt.key === input.attemptKey)
  if (before) return resultOf(ctx, before)
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const group = groupOf(input.groupId)
  const itemNumbers = group ? freeOf(ctx, group).slice(0, rescueBoxOf(group).pieces) : []
  if (!group || itemNumbers.length < rescueBoxOf(group).pieces)
    return { __typename: 'RescueSoldOut', message: rescueSoldOutMessage }
  const address = addressesOf(ctx).find((one) => one.id === input.addressId) ?? null
  if (address && address.country !== 'US')
    return { __typename: 'CheckoutIncomplete', message: rescueAbroadMessage, missing: ['address'] }
  const totals = totalsOf(ctx, group, address)
  const typed = input.email?.trim() ?? ''
  const email = ctx.user?.email ?? (isEmail(typed) ? typed : null)
  const missing = missingForOrder({
    email,
    hasAddress: address !== null,
    lines: rescueLines(group, itemNumbers.map(String)),
    amountCharged: totals.amountCharged,
    hasToken: Boolean(input.paymentToken),
    methodAllowed: true,
  })
  if (missing.length > 0 || !address || !email)
    return { __typename: 'CheckoutIncomplete', message: checkoutIncompleteMessage(missing), missing }
  if (totals.amountCharged !== input.amountShown || totals.total !== input.totalShown)
    return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: null }
  const order = makeOrder(ctx, input, { group, address, email, itemNumbers }, totals)
  ordersOf(ctx).push(order)
  return resultOf(ctx, order)
}

function attempt(_: unknown, { attemptKey }: { attemptKey: string }, ctx: MockContext) {
  const order = ordersOf(ctx).find(
    (one) => one.rescueGroup && one.attempt.key === attemptKey && one.owner === ownerOf(ctx),
  )
  return order ? resultOf(ctx, order, true) : null
}

function rescueOrder(
  _: unknown,
  { orderUuid, accessKey }: { orderUuid: string; accessKey?: string | null },
  ctx: MockContext,
) {
  const order = ordersOf(ctx).find((one) => one.id === orderUuid)
  const theirs = order?.owner === ownerOf(ctx) || order?.owner === `visitor:${ctx.jar.visitorId}`
  const group = groupOf(order?.rescueGroup ?? '')
  if (!order || !group || !(theirs || order.accessKey === accessKey)) return null
  return {
    orderUuid: order.id,
    group: groupView(ctx, group),
    grams: rescueBoxOf(group).grams,
    pieces: order.lines.flatMap((line) => {
      const item = line.itemNumber === null ? undefined : itemNow(ctx, line.itemNumber)
      return item
        ? [
            {
              itemNumber: item.item_number,
              title: item.title,
              brand: item.brand_name,
              sizeDisplay: item.size_display,
              conditionLabel: conditionLabels[item.condition],
              photoId: item.photo_ids[0] ?? null,
              msrp: item.msrp_cents,
              sourceLabel: rescueSourceNames.expired,
              canceled: line.canceledAt !== null,
            },
          ]
        : []
    }),
    order,
  }
}

function staffBoxes(_: unknown, { page }: { page: number }, ctx: MockContext) {
  const { user } = ctx
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !mayDo(user.roles, 'pack'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const all = ordersOf(ctx).flatMap((order) => {
    const group = groupOf(order.rescueGroup ?? '')
    const [parcel] = order.shipments
    if (!group || !parcel || !isOpen(order) || !['waiting', 'picking', 'packed'].includes(parcel.status))
      return []
    return [
      {
        id: parcel.id,
        orderId: order.id,
        orderLabel: orderLabel(order.id),
        title: rescueTitle(group),
        detail: `${rescueTierNames[group.tier]} · ${rescueConditionNames[group.condition]}`,
        place: rescuePlace(group.id),
        status: parcel.status,
        statusLabel: shipmentStatusLabels[parcel.status],
        grams: rescueBoxOf(group).grams,
        placedAt: order.placedAt,
        trackingCode: parcel.trackingCode,
        pieces: order.lines.flatMap((line) => {
          const item = line.itemNumber === null ? undefined : itemNow(ctx, line.itemNumber)
          return item && !line.canceledAt
            ? [
                {
                  itemNumber: item.item_number,
                  title: item.title,
                  brand: item.brand_name,
                  sizeDisplay: item.size_display,
                  photoId: item.photo_ids[0] ?? null,
                },
              ]
            : []
        }),
      },
    ]
  })
  const end = page * boxesPerPage
  return {
    nodes: all.slice(end - boxesPerPage, end),
    totalCount: all.length,
    hasNextPage: all.length > end,
  }
}

export const rescuesMocks = {
  Query: {
    rescues,
    rescueGroup: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      const group = groupOf(id)
      return group ? groupView(ctx, group) : null
    },
    rescueQuote: quote,
    rescueOrder,
    rescueAttempt: attempt,
    staffRescueBoxes: staffBoxes,
  },
  Mutation: { placeRescueOrder: place },
}
