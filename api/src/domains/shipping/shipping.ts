// The delivery of a cart: its parcels, the options to choose from, the chosen options, and bundles
// (decision 0052).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import {
  type CartGroup,
  cartGroups,
  ownDelivery,
  productKeyOf,
  type ShippedPiece,
} from '@hemline/rules/cart/groups.ts'
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import type { DeliveryChoice, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { freeDeliveryFrom } from '@hemline/rules/rewards/tiers.ts'
import { bundleClosesAt, bundleShipsFree } from '@hemline/rules/shipping/bundles.ts'
import {
  type DeliveryFacts,
  deliveryChoices,
  isBundleService,
  type ShippingOption,
  shippingOptions,
} from '@hemline/rules/shipping/shipping.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { together } from '../../platform/named-statements.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { destinationOf } from '../addresses/addresses.ts'
import { activeCart, type CartLineRow, type CartRow, lineAvailability, linesOf } from '../cart/cart.ts'
import {
  type AnyBundle,
  type BundleRow,
  bundleFactsOf,
  findBundle,
  findOpenBundle,
  findShippingFacts,
  insertBundle,
  lockDueBundles,
  lockOpenBundle,
  type ShippingFacts,
  stopLapsedBundle,
  updateBundleStatus,
  upsertShippingChoice,
} from './shipping.db.ts'

/**
 * The delivery of a cart. `groups` has lost items too, as the cart's page shows them; `parcels` only the
 * items that are sent.
 */
export type CartDelivery = {
  readonly groups: readonly CartGroup[]
  readonly parcels: readonly CartGroup[]
  readonly options: readonly ShippingOption[]
  readonly facts: DeliveryFacts
  /** The shopper's open bundle; null where this cart can't join it. */
  readonly bundle: BundleRow | null
  /** The shopper's threshold for free shipping. */
  readonly threshold: Cents
  /** The price of the sent items, before promotions (§9). */
  readonly merchandise: Cents
}

function pieceOf(
  { item }: { item: ItemRow },
  { sellers, partners, weights }: Pick<ShippingFacts, 'sellers' | 'partners' | 'weights'>,
): ShippedPiece {
  const sender =
    item.source === 'partner'
      ? partners.find((one) => one.id === item.partner_id)
      : sellers.find((one) => one.id === item.third_party_seller_id)
  return {
    itemNumber: item.item_number,
    source: item.source,
    warehouseId: item.warehouse_id,
    dropshipperId: item.dropshipper_id,
    sender: item.source === 'own' ? null : (sender ?? null),
    weight: weights[item.item_number],
  }
}

const present = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/**
 * Returns the delivery of a cart whose lines that pass `sent` go out, amounts in cents; one statement beside
 * the cart's lines. An option that the request asks for counts as chosen and is not stored.
 */
async function readDelivery(
  ctx: Context,
  cart: CartRow,
  sent: (line: CartLineRow) => boolean,
  db: DbOrTx = ctx.db,
): Promise<CartDelivery> {
  const lines = (await linesOf(ctx, cart)).filter((line) => line.kind === 'item')
  const now = ctx.now()
  const { userId, visitorId } = ctx.viewer
  const [destination, row] = await Promise.all([
    destinationOf(ctx, cart, db),
    findShippingFacts(db === ctx.db ? together({ key: ctx, db }) : db, {
      cartId: cart.id,
      userId,
      visitorId,
      now,
      sellers: present(lines.map(({ item }) => item.third_party_seller_id)),
      partners: present(lines.map(({ item }) => item.partner_id)),
      direct: lines.filter(({ item }) => item.source === 'p2p').map(({ item }) => item.item_number),
    }),
  ])
  const asked = cart.asked?.shippingOptionId
  const facts: DeliveryFacts = {
    now,
    loggedIn: userId !== null,
    destination,
    country: row.country_id ?? homeCountry,
    bundle: row.bundle && { closesAt: row.bundle.closes_at, deliveryDue: row.bundle.delivery_due },
    // §7 getActiveCart: an option that is asked for is tried, and not kept.
    chosen: asked === undefined || asked === null ? row.chosen : { ...row.chosen, [ownDelivery]: asked },
  }
  const out = lines.filter(sent)
  const numbers = new Set(out.map(({ item }) => item.item_number))
  const pieces = lines.map((line) => pieceOf(line, row))
  const isSent = (piece: ShippedPiece) => numbers.has(piece.itemNumber)
  const parcels = cartGroups(pieces.filter(isSent))
  return {
    groups: cartGroups(pieces, isSent),
    parcels,
    options: shippingOptions(parcels, facts),
    facts,
    bundle: row.bundle,
    threshold: freeDeliveryFrom(row.loyalty_tier, row.free_shipping_threshold_cents),
    merchandise: cents(out.reduce((sum, { item }) => sum + item.price_cents, 0)),
  }
}

/**
 * Returns the delivery of a cart's held items, as its page shows it: parcels, options with prices in cents,
 * and open bundle; cached for the request.
 */
export function cartDelivery(ctx: Context, cart: CartRow): Promise<CartDelivery> {
  return ctx.once(`delivery:${cart.id}`, () =>
    readDelivery(ctx, cart, (line) => lineAvailability(ctx, line) === 'IN_CART'),
  )
}

/**
 * Returns what the totals need of a cart's delivery: each sender's chosen option, and whether an open bundle
 * ships free; nothing without lines of pieces. `lines`: the priced lines, by ids of the cart's lines; an
 * order passes its transaction. `bundleShipsFree` is true only when nothing but the bundle is delivered: a
 * partner's parcel is not free because of it.
 */
export async function deliveryOf(
  ctx: Context,
  cart: CartRow,
  lines: readonly TotalsLine[],
  db: DbOrTx = ctx.db,
): Promise<{ delivery: DeliveryChoice[]; bundleShipsFree: boolean }> {
  if (!lines.some((line) => line.kind === 'item')) return { delivery: [], bundleShipsFree: false }
  const { options, bundle } = await deliveryOfLines(ctx, cart, lines, db)
  const selected = options.filter((option) => option.selected)
  const onlyBundle = selected.length > 0 && selected.every((option) => isBundleService(option.serviceType))
  return {
    delivery: deliveryChoices(options),
    bundleShipsFree: onlyBundle && bundle !== null && bundleShipsFree(bundleFactsOf(bundle)),
  }
}

/**
 * Returns parcels, options and bundle for the lines that an order takes, given by ids of the cart's
 * lines.
 */
export async function deliveryOfLines(
  ctx: Context,
  cart: CartRow,
  lines: readonly TotalsLine[],
  db: DbOrTx = ctx.db,
): Promise<CartDelivery> {
  const ids = new Set(lines.filter(({ kind }) => kind === 'item').map(({ id }) => id))
  const held = (line: CartLineRow) => lineAvailability(ctx, line) === 'IN_CART'
  const same =
    db === ctx.db &&
    (await linesOf(ctx, cart)).every((line) => line.kind !== 'item' || held(line) === ids.has(line.line_id))
  return same ? cartDelivery(ctx, cart) : readDelivery(ctx, cart, (line) => ids.has(line.line_id), db)
}

export type SelectShippingOptionPayload = { __typename: 'SelectShippingOptionPayload'; cart: CartRow }
/** Refusal: this delivery option is not offered for the cart. */
export type ShippingOptionUnavailable = {
  __typename: 'ShippingOptionUnavailable'
  message: string
  optionId: number
}
type Selection = { groupKey?: string | null; productKey?: string | null; optionId: number }

/**
 * Stores the delivery option of one sender (named by group, or by one of its products) with the viewer's
 * cart. Returns ShippingOptionUnavailable, with nothing changed, for a viewer without a cart, an unknown
 * group and an option that is not offered.
 */
export async function selectShippingOption(
  ctx: Context,
  { groupKey, productKey, optionId }: Selection,
): Promise<SelectShippingOptionPayload | ShippingOptionUnavailable> {
  const refused: ShippingOptionUnavailable = {
    __typename: 'ShippingOptionUnavailable',
    message: unavailableMessage,
    optionId,
  }
  const cart = await activeCart(ctx, false)
  if (!cart) return refused
  const { options, parcels } = await readDelivery(
    ctx,
    cart,
    (line) => lineAvailability(ctx, line) === 'IN_CART',
  )
  const key =
    groupKey ??
    parcels.find((group) =>
      group.itemNumbers.some(
        (itemNumber) => productKeyOf({ source: group.source, itemNumber }) === productKey,
      ),
    )?.deliveryKey
  const option = options.find((one) => one.groupKey === key && one.id === optionId)
  if (!option) return refused
  await upsertShippingChoice(ctx.db, {
    cart_id: cart.id,
    delivery_key: option.groupKey,
    option_id: option.id,
    chosen_at: ctx.now(),
  })
  return { __typename: 'SelectShippingOptionPayload', cart }
}

export const unavailableMessage = 'This delivery is not offered for your cart any more.'

/**
 * Returns the user's open bundle, which new orders join; undefined without one. Cached for the request.
 */
export function openBundleOf(ctx: Context, userId: string): Promise<BundleRow | undefined> {
  return ctx.once(`bundle:${userId}`, () => findOpenBundle(ctx.db, userId, ctx.now()))
}

/** Returns a bundle in any state, also a closed one; undefined when unknown. */
export async function bundleById(db: DbOrTx, id: string): Promise<AnyBundle | undefined> {
  return findBundle(db, id)
}

/**
 * Returns the bundle for an order with delivery "Bundle": the user's open one, locked until the
 * transaction ends, or a new one. `pays`: this order pays the delivery, as the first valid one.
 * `threshold` (cents) is stored with a new bundle. Call it before the final pricing: if a bundle closed
 * meanwhile, the order is the first of the next one.
 */
export async function openOrJoinBundle(
  tx: Tx,
  { userId, now, threshold }: { userId: string; now: Date; threshold: number },
): Promise<{ bundleId: string; closesAt: Date; pays: boolean }> {
  await stopLapsedBundle(tx, userId, now)
  const id = uuidv7(now.getTime())
  await insertBundle(tx, {
    id,
    user_id: userId,
    opened_at: now,
    closes_at: bundleClosesAt(now),
    free_shipping_threshold_cents: threshold,
  })
  const bundle = await lockOpenBundle(tx, userId)
  if (!bundle) throw new Error('shipping: a bundle neither open nor opened')
  return { bundleId: bundle.id, closesAt: bundle.closes_at, pays: bundle.delivery_due }
}

/**
 * Locks and returns the ids of at most `limit` (20) bundles whose week is over, to be closed; other
 * transactions skip them.
 */
export async function dueBundles(tx: Tx, now: Date, limit = 20): Promise<string[]> {
  return lockDueBundles(tx, now, limit)
}

/**
 * Stores that a bundle's orders are being charged, so that no order can join. Returns false when it is closed
 * already.
 */
export async function markBundleClosing(tx: Tx, id: string): Promise<boolean> {
  return updateBundleStatus(tx, id, { status: 'closing', closed_at: null })
}

/** Stores that all orders of a bundle are charged. Returns false when it was closed before. */
export async function closeBundle(tx: Tx, id: string, now: Date): Promise<boolean> {
  return updateBundleStatus(tx, id, { status: 'closed', closed_at: now })
}

export { type AnyBundle, type BundleRow, bundleFactsOf }
