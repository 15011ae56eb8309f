// The delivery of a cart with the real rules: parcels, options, each sender's chosen option, and
// bundles.

import { cartGroups, ownDelivery, productKeyOf, type ShippedPiece } from '@hemline/rules/cart/groups.ts'
import { cents } from '@hemline/rules/common/money.ts'
import type { DeliveryChoice } from '@hemline/rules/pricing/totals-types.ts'
import {
  bundleClosesAt,
  bundleMessages,
  bundleShipsFree,
  bundleStanding,
  offerMessages,
} from '@hemline/rules/shipping/bundles.ts'
import { estimateWords } from '@hemline/rules/shipping/day-words.ts'
import {
  bundleAllowed,
  type DeliveryFacts,
  daysOfOption,
  deliveryChoices,
  groupEstimate,
  isBundleService,
  shippingOptions,
} from '@hemline/rules/shipping/shipping.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { countryOfViewer, type MockContext, ownerOf } from '../context.ts'
import type { MockBundle } from '../db.ts'
import type { MockItem } from '../item.ts'
import { readerDates } from '../reader-dates.ts'
import { mockDestination } from './addresses.mock.ts'
import { availabilityOfLine, cartOf, linesOf, type MockCart } from './cart.mock.ts'

function pieceOf(item: MockItem): ShippedPiece {
  const partner =
    item.source === 'partner' && item.partner
      ? { id: item.supplier_id ?? 0, name: item.partner.name, city: null, state: null }
      : null
  return {
    itemNumber: item.item_number,
    source: item.source,
    warehouseId: item.warehouse_id,
    dropshipperId: item.dropshipper_id,
    sender: item.source === 'own' ? null : (item.third_party_seller ?? partner),
  }
}

/** Converts the mock's bundle into the facts that the rules of bundles read. */
export const bundleFactsOf = (bundle: MockBundle) => ({
  closesAt: bundleClosesAt(new Date(bundle.openedAt)),
  merchandise: cents(bundle.merchandise),
  threshold: cents(bundle.threshold),
})

/** Returns the viewer's bundle until its week ends; null after that. */
export function openBundleOf(ctx: MockContext): MockBundle | null {
  const bundle = ctx.db.state.bundles[ownerOf(ctx)]
  return bundle && bundleFactsOf(bundle).closesAt > ctx.now ? bundle : null
}

/**
 * Returns the groups of a cart (including lost pieces), its parcels (without them), and the delivery
 * options.
 */
export function deliveryOfCart(cart: MockCart, ctx: MockContext) {
  const lines = linesOf(cart, ctx).filter((line) => line.item)
  const held = new Set(
    lines.filter((line) => availabilityOfLine(line, ctx) === 'IN_CART').map((line) => line.itemNumber),
  )
  const pieces = lines.map((line) => pieceOf(line.item))
  const bundle = openBundleOf(ctx)
  const asked = cart.asked?.shippingOptionId
  const chosen = ctx.db.state.shippingChoices[cart.owner] ?? {}
  const facts: DeliveryFacts = {
    now: ctx.now,
    loggedIn: ctx.user !== null,
    destination: mockDestination(ctx, cart.owner),
    country: countryOfViewer(ctx),
    bundle: bundle && { closesAt: bundleFactsOf(bundle).closesAt },
    chosen: asked === undefined || asked === null ? chosen : { ...chosen, [ownDelivery]: asked },
  }
  const isSent = (piece: ShippedPiece) => held.has(piece.itemNumber)
  const parcels = cartGroups(pieces.filter(isSent))
  const offersBundle =
    parcels.some((group) => group.deliveryKey === ownDelivery) && bundleAllowed(ownDelivery, facts)
  const merchandise = cents(
    lines.filter((line) => held.has(line.itemNumber)).reduce((sum, { item }) => sum + item.price_cents, 0),
  )
  return {
    groups: cartGroups(pieces, isSent),
    parcels,
    options: shippingOptions(parcels, facts),
    facts,
    bundle,
    offersBundle,
    merchandise,
  }
}

/** Returns the delivery facts that the calculation of totals needs. */
export function deliveryFactsOf(
  cart: MockCart,
  ctx: MockContext,
): { delivery: DeliveryChoice[]; bundleShipsFree: boolean } {
  const { options, bundle } = deliveryOfCart(cart, ctx)
  const selected = options.filter((option) => option.selected)
  const onlyBundle = selected.length > 0 && selected.every((option) => isBundleService(option.serviceType))
  return {
    delivery: deliveryChoices(options),
    bundleShipsFree: onlyBundle && bundle !== null && bundleShipsFree(bundleFactsOf(bundle)),
  }
}

const unavailable = 'This delivery is not offered for your cart any more.'
type Selection = { groupKey?: string | null; productKey?: string | null; optionId: number }

function selectShippingOption(ctx: MockContext, { groupKey, productKey, optionId }: Selection) {
  const cart = cartOf(ctx)
  const { options, parcels } = deliveryOfCart(cart, ctx)
  const named = parcels.find(({ source, itemNumbers }) =>
    itemNumbers.some((itemNumber) => productKeyOf({ source, itemNumber }) === productKey),
  )
  const option = options.find(
    (one) => one.groupKey === (groupKey ?? named?.deliveryKey) && one.id === optionId,
  )
  if (!option) return { __typename: 'ShippingOptionUnavailable', message: unavailable, optionId }
  ctx.db.state.shippingChoices[cart.owner] = {
    ...ctx.db.state.shippingChoices[cart.owner],
    [option.groupKey]: option.id,
  }
  return { __typename: 'SelectShippingOptionPayload', cart }
}

function shownGroups(cart: MockCart, ctx: MockContext) {
  const { groups, options, facts } = deliveryOfCart(cart, ctx)
  return groups.map((group) => {
    const { min, max } = groupEstimate(group, options, facts)
    return {
      ...group,
      productIds: group.itemNumbers.map(String),
      estimate: estimateWords({ min, max }, readerDates(ctx)),
      minEstimate: min,
      maxEstimate: max,
    }
  })
}

export const shippingMocks = {
  Mutation: {
    selectShippingOption: (_: unknown, { input }: { input: Selection }, ctx: MockContext) =>
      selectShippingOption(ctx, input),
  },
  User: {
    activeBundle: (_: unknown, __: unknown, ctx: MockContext) => (ctx.user ? openBundleOf(ctx) : null),
  },
  Cart: {
    groups: (cart: MockCart, _: unknown, ctx: MockContext) => shownGroups(cart, ctx),
    shippingOptions: (cart: MockCart, _: unknown, ctx: MockContext) =>
      deliveryOfCart(cart, ctx).options.map((option) => ({
        ...option,
        deliveryEstimate: estimateWords(daysOfOption(option), readerDates(ctx)),
      })),
    bundleMessages: (cart: MockCart, _: unknown, ctx: MockContext) => {
      const { bundle, offersBundle, merchandise } = deliveryOfCart(cart, ctx)
      if (!offersBundle) return []
      return bundle
        ? bundleMessages(bundleFactsOf(bundle), ctx.now, readerDates(ctx))
        : offerMessages({ merchandise, threshold: freeShippingThreshold }, ctx.now, readerDates(ctx))
    },
    activeBundle: (cart: MockCart, _: unknown, ctx: MockContext) => {
      const { bundle, offersBundle } = deliveryOfCart(cart, ctx)
      return offersBundle ? bundle : null
    },
  },
  Bundle: {
    openedAt: (bundle: MockBundle) => new Date(bundle.openedAt),
    closesAt: (bundle: MockBundle) => bundleFactsOf(bundle).closesAt,
    freeShippingThreshold: (bundle: MockBundle) => bundle.threshold,
    ...Object.fromEntries(
      (['shipsOn', 'daysLeft', 'remainder', 'shipsFree'] as const).map((field) => [
        field,
        (bundle: MockBundle, _: unknown, ctx: MockContext) =>
          bundleStanding(bundleFactsOf(bundle), ctx.now)[field],
      ]),
    ),
    messages: (bundle: MockBundle, _: unknown, ctx: MockContext) =>
      bundleMessages(bundleFactsOf(bundle), ctx.now, readerDates(ctx)),
  },
}
