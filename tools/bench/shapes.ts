// Makes the bodies of the floor's answers from its rows, with the shop's rules. Pure functions; the floor's
// other work is in floor/.
import { cartGroups } from '@hemline/rules/cart/groups.ts'
import { cartAvailability } from '@hemline/rules/cart/hold.ts'
import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { cartTotals, plainCart } from '@hemline/rules/pricing/totals.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { OfferedPromotion } from '@hemline/rules/pricing/totals-types.ts'
import { estimateWords } from '@hemline/rules/shipping/day-words.ts'
import { cartIncentives } from '@hemline/rules/shipping/incentives.ts'
import {
  daysOfOption,
  deliveryChoices,
  groupEstimate,
  shippingOptions,
} from '@hemline/rules/shipping/shipping.ts'
import { cartItemLimit, freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { productKeyPrefixes } from '@hemline/rules/vocabulary/items.ts'
import { activeCartPaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { cardOf, type Row } from './floor/card.ts'

/** The column with a piece's third-party seller. */
export type Seller = { seller: { id: number; name: string; city: string; state: string } | null }
/** The row of a piece's page. */
export type PageRow = Row &
  Seller & { photos: { id: number }[] | null; partner: object | null; liked: boolean }
/** The row of a cart's line with its piece. */
export type LineRow = Row &
  Seller & {
    line_id: string
    cart_id: string
    visitor_id: number
    added_at: Date
    liked: boolean
    dropshipper: object | null
    partner: { id: number; name: string } | null
  }

const camel = (snake: string) => snake.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
const charKey = (name: string) => `chars${name.charAt(0).toUpperCase()}${name.slice(1)}`
const placeOf = ({ seller, warehouse_id: id }: Row & Seller) =>
  seller ? { ...seller, warehouseId: 1000 + seller.id } : warehouses.find((one) => one.warehouseId === id)

/** Returns the body of a product page from a piece's row, as the floor answers it. */
export function pageOf(row: PageRow) {
  return {
    ...Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value])),
    ...Object.fromEntries(Object.entries(row.chars).map(([name, value]) => [charKey(name), value])),
    ...cardOf(row),
    isFavorite: row.liked,
    queue: { length: 0 },
    category: row.category_name,
    isP2P: row.source === 'p2p',
    materialText: row.materials.join(', ') || 'Material unknown',
    savings: Math.max(0, row.msrp_cents - row.price_cents),
    sellerContent:
      row.seller_info === null
        ? null
        : { sellerInfo: row.seller_info, supplierName: row.seller?.name ?? null },
    similarSearchFilters: {
      categoryTags: row.category_tags.slice(-1),
      departmentTags: row.department_tags.slice(0, 1),
      sizingIds: [row.sizing_id],
    },
    sizeEquivalents: { US: row.size_equivalents },
    sustainabilityImpactV2: impactOf(row.category_tags, row.category_name),
    thirdPartySeller: row.seller,
    warehouse: placeOf(row),
    photos: (row.photos ?? []).map((one) => ({ ...one, url: `/pictures/${one.id}` })),
  }
}

/**
 * Returns the body of a visitor's cart whose pieces are all held, as the floor answers it; null without
 * lines.
 */
export function cartOf(lines: readonly LineRow[], promotions: readonly OfferedPromotion[], now: Date) {
  const [first] = lines
  if (!first) return null
  const pieces = lines.map((row) => ({
    itemNumber: row.item_number,
    source: row.source,
    warehouseId: row.warehouse_id,
    dropshipperId: row.dropshipper_id,
    sender:
      row.source === 'partner' && row.partner ? { ...row.partner, city: null, state: null } : row.seller,
  }))
  const groups = cartGroups(pieces)
  const facts = { now, loggedIn: false, destination: null, country: 'US', bundle: null, chosen: {} }
  const options = shippingOptions(groups, facts)
  const plain = plainCart(
    lines.map((row) => pieceLine(row.line_id, row)),
    { now, freeShippingThreshold },
  )
  const totals = cartTotals({ ...plain, estimateTaxes: true, delivery: deliveryChoices(options), promotions })
  return {
    id: first.cart_id,
    visitorId: first.visitor_id,
    couponId: totals.promoCode,
    applicableGiftCardsCount: 0,
    itemLimit: cartItemLimit,
    selectedPaymentMethod: activeCartPaymentMethod,
    giftCards: [],
    cartTotals: totals,
    shippingOptions: options.map((option) => ({
      ...option,
      deliveryEstimate: estimateWords(daysOfOption(option)),
    })),
    bundleMessages: [],
    cartIncentives: cartIncentives(totals, null, now),
    activeBundle: null,
    groups: groups.map((group) => {
      const { min, max } = groupEstimate(group, options, facts)
      return {
        ...group,
        productIds: group.itemNumbers,
        estimate: estimateWords({ min, max }),
        minEstimate: min,
        maxEstimate: max,
      }
    }),
    cartProducts: lines.map((row, at) => productOf(row, totals.lines[at], now)),
  }
}

function productOf(row: LineRow, sums: object | undefined, now: Date) {
  const hold = row.held_until && { cartId: row.held_cart_id, expiresAt: row.held_until }
  const itemNumber = row.item_number
  return {
    ...sums,
    id: row.line_id,
    cartId: row.cart_id,
    addedAt: row.added_at,
    expiresAt: row.held_until,
    itemNumber,
    productId: itemNumber,
    availability: cartAvailability({ state: row.state, hold, cartId: row.cart_id }, now),
    productType: 'item',
    productKey: `${productKeyPrefixes[row.source]}${itemNumber}`,
    item: {
      ...cardOf(row),
      heldByMe: true,
      isFavorite: row.liked,
      finalSale: row.final_sale,
      reclaiming: false,
      warehouse: placeOf(row),
      isP2P: row.source === 'p2p',
      thirdPartySeller: row.seller,
      dropshipper: row.dropshipper,
    },
  }
}
