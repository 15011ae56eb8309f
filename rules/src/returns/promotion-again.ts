// A promotion is judged again when pieces of an order go back: what the kept pieces lose of it is kept of the
// refund (specification §3, promotion types).
import { type Cents, cents } from '../common/money.ts'
import { gainsOf, isTargeted, ownDiscounts, targetOf } from '../pricing/promotions.ts'
import type { Promotion, TotalsLine } from '../pricing/totals-types.ts'

/** A line of the order with the discount that was given for it, in cents. */
export type DiscountedLine = { readonly line: TotalsLine; readonly discount: Cents }

/** Returns the cents that the promotion takes off each line when an order has only these lines. */
function promotionGains(promotion: Promotion, lines: readonly TotalsLine[]): Cents[] {
  const target = targetOf(promotion)
  const covered = lines.filter((line) => isTargeted(line, target))
  const price = covered.reduce((sum, line) => sum + line.price, 0)
  const own = ownDiscounts(lines)
  return promotion.rules
    .filter((rule) => covered.length >= rule.itemCountThreshold && price >= rule.minimumCents)
    .map((rule) => gainsOf(rule, target, lines, own))
    .reduce<Cents[]>(
      (best, gains) => (sumOf(gains) > sumOf(best) ? gains : best),
      lines.map(() => cents(0)),
    )
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/**
 * Returns the cents that the kept lines of an order lose of its promotion: what they got as part of the whole
 * order, less what they get by themselves. Never negative, and never more than the discount that was given; 0
 * without a promotion. The promotion's dates and limits of use don't count: the order met them.
 */
export function lostDiscount(
  promotion: Promotion | undefined,
  all: readonly DiscountedLine[],
  keptIds: ReadonlySet<string>,
): Cents {
  if (!promotion) return cents(0)
  const lines = all.map(({ line }) => line)
  const before = promotionGains(promotion, lines)
  const kept = lines.filter((line) => keptIds.has(line.id))
  const after = promotionGains(promotion, kept)
  const lost = kept.map((line, i) => {
    const at = lines.indexOf(line)
    const given = Math.min(before[at] ?? 0, all[at]?.discount ?? 0)
    return Math.max(0, given - (after[i] ?? 0))
  })
  return cents(sumOf(lost))
}
