// Computes the totals of a cart (specification §3 cartTotals, §9). Pure: the
// API, the web and the mocks show the same sums. Each rule is a function of its own here or in
// totals-*.ts, promotions*.ts, tax.ts, fees.ts.

import { add, type Cents, cents, percentHalfUp, subtract, zero } from '../common/money.ts'
import { countryName, isShippedTo } from '../countries/countries.ts'
import { restrictionsOf } from '../countries/restrictions.ts'
import { standardShipping } from '../vocabulary/fees.ts'
import { pointsPerDollar, type UseKind, useLabels } from '../vocabulary/promotions.ts'
import { circularityFeeOf, dutiesOf, extraFieldsOf, retailDeliveryFeeOf } from './fees.ts'
import { isTargeted, targetOf } from './promotions.ts'
import { rewardRow } from './promotions-rewards.ts'
import { promotionRow } from './promotions-words.ts'
import { lineTax, taxRateAt } from './tax.ts'
import { type Discounts, discountsOf } from './totals-discounts.ts'
import { allowedPaymentMethods, type Tenders, tendersOf } from './totals-payments.ts'
import { shareOut } from './totals-shares.ts'
import type { LineTotals, PotentialReward, Totals, TotalsInput, TotalsLine, Use } from './totals-types.ts'

const sum = (amounts: readonly Cents[]): Cents => add(zero, ...amounts)
const itemsOf = (lines: readonly TotalsLine[]) => lines.filter((l) => l.kind === 'item')

/**
 * Returns the prices of the pieces before promotions, in cents, without gift cards and reclaim fees (issue
 * 3, "Totals").
 */
export const merchandiseOf = (lines: readonly TotalsLine[]): Cents => sum(itemsOf(lines).map((l) => l.price))

/**
 * Returns whether the merchandise before promotions reaches the free shipping threshold of §9; false
 * without pieces.
 */
export function reachesFreeShipping(lines: readonly TotalsLine[], threshold: Cents): boolean {
  return itemsOf(lines).length > 0 && merchandiseOf(lines) >= threshold
}

/**
 * Returns the delivery price of all parcel groups in cents (§4). Free shipping covers standard delivery only;
 * a cart without pieces has no delivery, and one without chosen deliveries pays $7.99 standard.
 */
export function shippingOf(
  lines: readonly TotalsLine[],
  delivery: TotalsInput['delivery'],
  free: boolean,
): Cents {
  if (itemsOf(lines).length === 0) return zero
  const choices = delivery.length > 0 ? delivery : [{ price: standardShipping, freeable: true }]
  return sum(choices.filter((choice) => !(free && choice.freeable)).map((choice) => choice.price))
}

/**
 * Returns each line's share of the delivery in cents, split by price before promotions, so that a discount
 * never changes the split.
 */
export function deliveryShares(lines: readonly TotalsLine[], shipping: Cents): Cents[] {
  return shareOut(
    shipping,
    lines.map((l) => (l.kind === 'item' ? l.price : 0)),
    lines.map(() => shipping),
  ).map(cents)
}

/**
 * Returns the points that an order earns, rounded down: whole dollars of merchandise paid (given in cents),
 * times the multiplier of the offer (§3 pointsMultiplierOffer).
 */
export function pointsFor(merchandiseNet: Cents, multiplier: number): number {
  return Math.floor(Math.floor(merchandiseNet / 100) * pointsPerDollar * multiplier)
}

/**
 * Returns the next discount that more spending would reach (§3 potentialReward): free shipping, or the
 * next step of a promotion. `amountCents`: the discount at that threshold. Null when no threshold is left.
 */
export function potentialRewardOf(
  input: TotalsInput,
  discounts: Discounts,
  delivery: Cents,
  free: boolean,
): PotentialReward | null {
  const merchandise = merchandiseOf(input.lines)
  const threshold = input.shopper.freeShippingThreshold
  const shipping =
    free || delivery === 0
      ? []
      : [{ amountCents: delivery, threshold, remainder: cents(threshold - merchandise), freeShipping: true }]
  const open = discounts.stood.filter(({ promotion, standing }) => {
    const reachable = standing.applies || standing.refusal.why === 'more_spend'
    return reachable && (promotion.automatic || discounts.applied?.promotion.code === promotion.code)
  })
  const steps = open.flatMap(({ promotion }) => {
    const targeted = input.lines.filter((line) => isTargeted(line, targetOf(promotion)))
    return promotion.rules
      .filter(
        (rule) => rule.minimumCents > merchandiseOf(targeted) && targeted.length >= rule.itemCountThreshold,
      )
      .map((rule) => ({
        amountCents:
          rule.discountPercent > 0
            ? percentHalfUp(cents(rule.minimumCents), rule.discountPercent)
            : cents(rule.amountCents),
        threshold: cents(rule.minimumCents),
        remainder: cents(rule.minimumCents - merchandiseOf(targeted)),
        freeShipping: promotion.freeShipping,
      }))
  })
  return (
    [...shipping, ...steps]
      .filter((one) => one.remainder > 0)
      .toSorted((a, b) => a.remainder - b.remainder)[0] ?? null
  )
}

function lineTotals(
  input: TotalsInput,
  discounts: Discounts,
  parts: { nets: readonly Cents[]; taxes: readonly Cents[]; duties: readonly Cents[] },
) {
  const percent = (part: Cents, price: Cents) => (price === 0 ? 0 : Math.floor((part * 100) / price))
  return input.lines.map(({ id, price }, i): LineTotals => {
    const gifted = discounts.byGift[i] ?? zero
    const visible = add(discounts.byPromotion[i] ?? zero, discounts.byReward[i] ?? zero)
    const discount = add(visible, gifted)
    return {
      id,
      discount,
      discountPercent: percent(discount, price),
      net: parts.nets[i] ?? zero,
      visibleDiscount: visible,
      visibleDiscountPercent: percent(visible, price),
      visibleNet: subtract(price, visible),
      giftedLifecyclePromo: gifted,
      tax: parts.taxes[i] ?? zero,
      duty: parts.duties[i] ?? zero,
    }
  })
}

/** Returns the order of use as lines; lines of zero are left out, except the payment. */
export function usesOf(discounts: Discounts, tenders: Tenders): Use[] {
  const use = (kind: UseKind, amount: Cents, expires: Date | null = null): Use => ({
    kind,
    label: useLabels[kind],
    amount,
    expires,
  })
  return [
    use('promotion', sum(discounts.byPromotion)),
    use('reward', add(sum(discounts.byReward), sum(discounts.byGift))),
    ...tenders.promotionalCredit.map(({ amount, expires }) => use('promotional_credit', amount, expires)),
    ...tenders.giftCards.map(({ redeemAmount }) => use('gift_card', redeemAmount)),
    ...tenders.cashCredit.map(({ amount, expires }) => use('cash_credit', amount, expires)),
    use('payment', tenders.amountCharged),
  ].filter(({ kind, amount }) => kind === 'payment' || amount > 0)
}

function costsOf(input: TotalsInput, nets: readonly Cents[], shipping: Cents) {
  const { lines } = input
  const destination = input.estimateTaxes ? input.destination : null
  const rate = taxRateAt(destination)
  const shares = deliveryShares(lines, shipping)
  const taxes = lines.map((line, i) =>
    lineTax(line, { net: nets[i] ?? zero, deliveryShare: shares[i] ?? zero }, rate),
  )
  // Duty is a part of the total once taxes are requested: by the address, or before there is one by the
  // shopper's own country. In other sums it is only estimated.
  const byCountry = dutiesOf(lines, nets, countryOfOrder(input))
  const duties = input.estimateTaxes ? byCountry : lines.map(() => zero)
  const estimatedDuty = input.estimateTaxes ? zero : sum(byCountry)
  return {
    taxes,
    duties,
    estimatedDuty,
    tax: sum(taxes),
    duty: sum(duties),
    source: rate.source,
    circularity: input.estimateTaxes ? circularityFeeOf(lines) : zero,
    retailDelivery: retailDeliveryFeeOf(lines, nets, destination),
  }
}

/** Returns the country to which an order goes: the address's, or else the shopper's own. */
export const countryOfOrder = ({ destination, shopper }: Pick<TotalsInput, 'destination' | 'shopper'>) =>
  destination?.country ?? shopper.country

/**
 * Returns §8's "shipping to X is not supported" when the shop does not ship to the destination, otherwise
 * the reasons why pieces may not go to the country; an empty list when all may.
 */
export function shippingErrors(input: TotalsInput): string[] {
  const country = input.destination?.country
  return country === undefined || isShippedTo(country)
    ? restrictionsOf(input.lines, countryOfOrder(input))
    : [`Shipping to ${countryName(country)} is not supported.`]
}

/**
 * Computes every field of §3's cartTotals and the totals of each line. Sums that always hold: total =
 * subtotal − discountAmount + shippingAmount + fees + taxAmount + dutyAmount; total = amountCharged +
 * creditsUsed + giftCardAmount; totalBeforeDiscounts = total + discountAmount; the amounts of the lines
 * sum to the amount of the cart.
 */
export function cartTotals(input: TotalsInput): Totals {
  const { lines, shopper } = input
  const threshold = shopper.freeShippingThreshold
  const free = reachesFreeShipping(lines, threshold) || input.bundleShipsFree
  const payable = shippingOf(lines, input.delivery, false)
  const saved = subtract(payable, shippingOf(lines, input.delivery, true))
  const discounts = discountsOf(input, free ? zero : saved)
  const freeShipping = itemsOf(lines).length > 0 && (free || discounts.freeShipping)
  const shipping = shippingOf(lines, input.delivery, freeShipping)
  const nets = lines.map(({ price }, i) =>
    subtract(
      price,
      add(discounts.byPromotion[i] ?? zero, discounts.byReward[i] ?? zero, discounts.byGift[i] ?? zero),
    ),
  )
  const costs = costsOf(input, nets, shipping)
  const subtotal = sum(lines.map((l) => l.price))
  const total = add(sum(nets), shipping, costs.circularity, costs.retailDelivery, costs.tax, costs.duty)
  const giftCardLines = sum(lines.filter((l) => l.kind === 'gift_card').map((l) => l.price))
  const tenders = tendersOf(total, giftCardLines, input)
  const discountAmount = subtract(subtotal, sum(nets))
  const creditsUsed = sum([...tenders.promotionalCredit, ...tenders.cashCredit].map((c) => c.amount))
  const giftCardAmount = sum(tenders.giftCards.map((g) => g.redeemAmount))
  return {
    lines: lineTotals(input, discounts, { nets, taxes: costs.taxes, duties: costs.duties }),
    allowedPaymentMethods: allowedPaymentMethods({
      amountCharged: tenders.amountCharged,
      usesCredits: creditsUsed > 0,
      usesGiftCards: giftCardAmount > 0,
      buysGiftCards: giftCardLines > 0,
      country: countryOfOrder(input),
      international: shopper.international,
      loggedIn: shopper.loggedIn,
    }),
    amountCharged: tenders.amountCharged,
    amountRemainderForFreeShipping: freeShipping
      ? zero
      : cents(Math.max(0, threshold - merchandiseOf(lines))),
    cashCreditsUsed: tenders.cashCredit,
    circularityFeeAmount: costs.circularity,
    creditsUsed,
    dropsUsed: tenders.drops,
    discountAmount,
    dutyAmount: costs.duty,
    estimatedDutyAmount: costs.estimatedDuty,
    errors: [...discounts.errors, ...shippingErrors(input)],
    extraFields: extraFieldsOf({ ...costs, destination: input.destination, country: shopper.country }),
    freeShipping,
    freeShippingThreshold: threshold,
    giftCardAmount,
    giftCards: tenders.giftCards,
    giftedLifecyclePromoAmount: sum(discounts.byGift),
    giftedCode: discounts.gifted?.promotion.code ?? null,
    potentialReward: potentialRewardOf(input, discounts, saved, freeShipping),
    promoCode: discounts.applied?.promotion.code ?? null,
    promoAppliedByItself: discounts.applied !== undefined && !discounts.appliedByChoice,
    promosAndRewards: [
      ...discounts.stood.map((one) =>
        promotionRow(
          one,
          one.promotion.kind === 'gifted_lifecycle' ? discounts.gifted : discounts.applied,
          shopper.dates,
        ),
      ),
      ...discounts.rewards.map((one) => rewardRow(one, discounts.reward)),
    ],
    retailDeliveryFeeAmount: costs.retailDelivery,
    shippingAmount: shipping,
    subtotal,
    taxAmount: costs.tax,
    taxCalculationSource: costs.source,
    total,
    totalBeforeDiscounts: add(total, discountAmount),
    visibleDiscountAmount: add(sum(discounts.byPromotion), sum(discounts.byReward)),
    uses: usesOf(discounts, tenders),
    estimatedRetail: sum(lines.map((l) => cents(Math.max(l.msrp, l.price)))),
    pointsToEarn: pointsFor(sum(nets.filter((_, i) => lines[i]?.kind === 'item')), shopper.pointsMultiplier),
  }
}

/**
 * Returns the totals input of a visitor without address, promotions or credit; callers with more facts
 * spread those over it.
 */
export function plainCart(
  lines: readonly TotalsLine[],
  facts: { now: Date; freeShippingThreshold: Cents },
): TotalsInput {
  return {
    now: facts.now,
    lines,
    destination: null,
    estimateTaxes: false,
    delivery: [],
    bundleShipsFree: false,
    promotions: [],
    chosenCode: null,
    skipPromoAutoApply: false,
    rewards: [],
    drops: [],
    giftCards: [],
    shopper: {
      loggedIn: false,
      international: false,
      country: 'US',
      firstOrder: false,
      pointsMultiplier: 1,
      freeShippingThreshold: facts.freeShippingThreshold,
    },
  }
}
