// The rows of the summary: costs and discounts that add up to the total, then the credits that pay part
// of it.
import type { CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { countOf, dateOf, money, shortMoney } from '../../platform/format.ts'
import { noOthers, type Others } from '../gift-cards/cart-lines.ts'
import { costOf } from '../shipping/delivery-cost.ts'

export type Totals = NonNullable<CartFieldsFragment['cartTotals']>
/** One row of the summary. */
export type SumRow = {
  key: string
  name: string
  /** The source of the amount, in words. */
  from: string
  /** Signed cents; null when the amount is not known yet and not part of the total. */
  amount: number | null
  more?: { tooltip: string | null; linkText: string | null; linkUrl: string | null }
}
/**
 * `held`: number of held pieces. `deliveries`: the cost of each sender's delivery. `others`: the cart's
 * lines other than pieces.
 */
type Facts = {
  held: number
  ownPromotions: number
  deliveries?: readonly Delivery[]
  others?: Others
  atCheckout?: boolean
  /** The shopper's own country is abroad: no sales tax is due. */
  abroad?: boolean
}
/** The chosen delivery of one sender; `cost` in cents. */
export type Delivery = { sender: string; label: string; cost: number }

/** Returns the chosen delivery of each sender of a cart; `cost` in cents. */
export function deliveriesOf(
  cart: Pick<CartFieldsFragment, 'groups' | 'shippingOptions' | 'cartTotals'>,
): Delivery[] {
  const free = cart.cartTotals?.freeShipping ?? false
  return cart.shippingOptions
    .filter((option) => option.selected)
    .map((option) => ({
      sender:
        cart.groups.find((group) => group.deliveryKey === option.groupKey)?.title.replace(/^From /, '') ?? '',
      label: option.label,
      cost: costOf(option, free),
    }))
}

const amountOf = ({ uses }: Totals, kind: Totals['uses'][number]['kind']) =>
  uses.filter((use) => use.kind === kind).reduce((sum, use) => sum + use.amount, 0)

function promotionFrom({ promoCode, promoAppliedByItself, promosAndRewards }: Totals, own: number): string {
  const ownWords =
    own > 0
      ? `${countOf(own, 'piece')} with ${own === 1 ? 'a promotion' : 'promotions'} of ${own === 1 ? 'its' : 'their'} own`
      : ''
  const works = promosAndRewards.some((row) => row.key === promoCode && row.isApplied)
  if (!promoCode || !works) return ownWords
  const how = promoAppliedByItself
    ? `${promoCode}, applied by itself: the best one for your cart`
    : `${promoCode}, which you chose`
  return ownWords ? `${how}; ${ownWords}` : how
}

function deliveryFrom(
  { freeShipping, freeShippingThreshold }: Totals,
  { deliveries, pieces }: { deliveries: readonly Delivery[]; pieces: number },
): string {
  const [only, ...others] = deliveries
  if (others.length > 0)
    return deliveries.map(({ sender, cost }) => `${sender} ${cost === 0 ? 'free' : money(cost)}`).join(' · ')
  if (only && (only.label === 'Expedited' || only.label === 'Bundle'))
    return only.label === 'Bundle' ? 'with your bundle' : 'expedited'
  if (!freeShipping) return `one price, free from ${shortMoney(freeShippingThreshold)}`
  return pieces >= freeShippingThreshold
    ? `free from ${shortMoney(freeShippingThreshold)}`
    : 'free with your promotion'
}

const taxFrom = {
  none: 'added at checkout, by your ZIP code',
  zip_table: 'for your ZIP code',
  state_table: 'for your state',
} as const

function taxRow(totals: Totals, { atCheckout, abroad }: { atCheckout: boolean; abroad: boolean }): SumRow[] {
  const { taxCalculationSource: source, taxAmount, dutyAmount, estimatedDutyAmount } = totals
  if (source === 'international' || dutyAmount + estimatedDutyAmount > 0) return []
  if (source === 'none' && abroad) return []
  return [
    {
      key: 'tax',
      name: source === 'none' ? 'Tax' : 'Estimated tax',
      from: atCheckout && source === 'none' ? 'as soon as we know your ZIP code' : taxFrom[source],
      amount: source === 'none' ? null : taxAmount,
    },
  ]
}

/**
 * Returns the pieces' part of a cart's subtotal, in cents: without gift cards and pieces that return to their
 * sellers.
 */
export const piecesAmount = ({ subtotal }: Totals, { giftCards, reclaims }: Others): number =>
  subtotal - giftCards.amount - reclaims.amount

/**
 * Returns the rows of a cart's sum from the pieces to the total, whose amounts (cents) add up to the total.
 * Rows of zero are left out, except pieces, delivery and tax.
 */
export function costRows(
  totals: Totals,
  { held, ownPromotions, deliveries = [], others = noOthers, atCheckout = false, abroad = false }: Facts,
): SumRow[] {
  const saved = totals.estimatedRetail - totals.subtotal
  const gifts = totals.promosAndRewards
    .filter((row) => row.isApplied && row.key !== totals.promoCode)
    .map((row) => row.title)
  const rows: SumRow[] = [
    {
      key: 'promotion',
      name: 'Promotions',
      from: promotionFrom(totals, ownPromotions),
      amount: -amountOf(totals, 'promotion'),
    },
    { key: 'reward', name: 'Rewards and gifts', from: gifts.join(', '), amount: -amountOf(totals, 'reward') },
  ]
  const pieces = piecesAmount(totals, others)
  const { giftCards, reclaims } = others
  return [
    ...(held > 0 || pieces > 0
      ? [
          {
            key: 'pieces',
            name: `Pieces (${held})`,
            amount: pieces,
            from: saved > 0 ? `estimated retail ${shortMoney(pieces + saved)}` : 'as priced on their pages',
          },
        ]
      : []),
    ...rows.filter((row) => row.amount !== 0),
    ...(reclaims.count > 0
      ? [
          {
            key: 'reclaims',
            name: `Back to you (${reclaims.count})`,
            from: 'the fee for each piece',
            amount: reclaims.amount,
          },
        ]
      : []),
    ...(giftCards.count > 0
      ? [
          {
            key: 'gift-cards',
            name: `Gift cards (${giftCards.count})`,
            from: 'without tax',
            amount: giftCards.amount,
          },
        ]
      : []),
    ...(held > 0 || pieces > 0
      ? [
          {
            key: 'delivery',
            name: 'Delivery',
            from: deliveryFrom(totals, { deliveries, pieces }),
            amount: totals.shippingAmount,
          },
        ]
      : []),
    ...totals.extraFields.map(({ key, label, value, tooltip, linkText, linkUrl }) => ({
      key,
      name: label,
      from: '',
      amount: value,
      more: { tooltip, linkText, linkUrl },
    })),
    // Gift cards alone are never taxed.
    ...(held > 0 || pieces > 0 || reclaims.count > 0 ? taxRow(totals, { atCheckout, abroad }) : []),
  ]
}

/**
 * Returns the rows of a cart's sum for credits and gift cards, as negative cents in the order of use; empty
 * when the shopper pays all of it.
 */
export function tenderRows({ uses }: Totals): SumRow[] {
  return uses
    .filter(({ kind }) => kind === 'promotional_credit' || kind === 'gift_card' || kind === 'cash_credit')
    .map(({ kind, label, amount, expires }, i) => ({
      key: `${kind}-${i}`,
      name: label,
      amount: -amount,
      from: expires
        ? `ends on ${dateOf(expires)}`
        : kind === 'gift_card'
          ? 'from its balance'
          : 'yours, without an end',
    }))
}
