// Promotions in a cart: which apply, what each takes off which line, and which is best
// (specification §3, §7; decision 0043).
import { add, type Cents, cents, percentHalfUp, subtract, zero } from '../common/money.ts'
import { shareOut } from './totals-shares.ts'
import type {
  OfferedPromotion,
  Promotion,
  PromotionRule,
  PromotionTarget,
  TotalsLine,
} from './totals-types.ts'

/** The facts of a cart that decide about promotions. */
export type PromotionFacts = {
  readonly now: Date
  readonly lines: readonly TotalsLine[]
  readonly loggedIn: boolean
  readonly firstOrder: boolean
}

/** The reason why a promotion does not apply; promotions-words.ts turns it into a sentence. */
export type Refusal =
  | { readonly why: 'not_started'; readonly startsAt: Date }
  | {
      readonly why:
        | 'ended'
        | 'used'
        | 'log_in'
        | 'not_theirs'
        | 'first_order'
        | 'no_pieces'
        | 'own_promotions'
    }
  | { readonly why: 'more_pieces'; readonly missing: number; readonly outlet: boolean }
  | { readonly why: 'more_spend'; readonly missing: Cents }
/**
 * Whether a promotion applies to a cart: the rule used with the cents off each line (`gains`) and their
 * sum (`gain`), or the reason why not.
 */
export type Standing =
  | {
      readonly applies: true
      readonly rule: PromotionRule
      readonly gains: readonly Cents[]
      readonly gain: Cents
    }
  | { readonly applies: false; readonly refusal: Refusal }

const meets = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  !wanted?.length || wanted.some((one) => has.includes(one))

/**
 * Returns whether a promotion with this target covers a line. Gift cards and reclaim fees are never
 * covered.
 */
export function isTargeted(
  line: TotalsLine,
  { departments, categories, sources, outletOnly, excludeFinalSale }: PromotionTarget,
): boolean {
  if (line.kind !== 'item') return false
  if (outletOnly && !line.outlet) return false
  if (excludeFinalSale && line.finalSale) return false
  return (
    meets(departments, line.departments) &&
    meets(categories, line.categories) &&
    meets(sources, [line.source])
  )
}

/**
 * Returns the cents that a piece's own promotion (§3 Item.promotion) takes off, 0 to 100 percent; it always
 * applies, since the price tag shows it. Zero for lines that are no pieces.
 */
export function ownDiscount(line: TotalsLine): Cents {
  return line.kind === 'item' ? percentHalfUp(line.price, Math.min(100, Math.max(0, line.ownPercent))) : zero
}
/** Returns what each line's own promotion (on its price tag) takes off, in cents. */
export const ownDiscounts = (lines: readonly TotalsLine[]): Cents[] => lines.map(ownDiscount)

/** Returns a promotion's target; the target of an OUTLET promotion is always limited to outlet pieces. */
export const targetOf = (promotion: Promotion): PromotionTarget =>
  promotion.type === 'OUTLET' ? { ...promotion.target, outletOnly: true } : promotion.target

/**
 * Returns the cents that a promotion's rule takes off each line beyond the line's own promotion. A percentage
 * replaces the own promotion when it is higher; the two never add up. An amount is split by price, at most
 * down to zero per line.
 */
export function gainsOf(
  rule: PromotionRule,
  target: PromotionTarget,
  lines: readonly TotalsLine[],
  own: readonly Cents[],
): Cents[] {
  const targeted = lines.map((line) => isTargeted(line, target))
  if (rule.discountPercent > 0)
    return lines.map((line, i) =>
      cents(
        targeted[i]
          ? Math.max(0, percentHalfUp(line.price, Math.min(100, rule.discountPercent)) - (own[i] ?? 0))
          : 0,
      ),
    )
  return takeOff(
    cents(rule.amountCents),
    lines,
    lines.map((line, i) => (targeted[i] ? subtract(line.price, own[i] ?? zero) : zero)),
  )
}

/**
 * Splits an amount of cents over lines by price, no part above what is left of its line. Every discount of
 * an amount uses this split.
 */
export function takeOff(amount: Cents, lines: readonly TotalsLine[], left: readonly Cents[]): Cents[] {
  return shareOut(
    amount,
    lines.map((l) => l.price),
    left,
  ).map(cents)
}

function refusedBefore(
  promotion: OfferedPromotion,
  { now, loggedIn, firstOrder }: PromotionFacts,
): Refusal | undefined {
  if (promotion.startsAt > now) return { why: 'not_started', startsAt: promotion.startsAt }
  if (promotion.endsAt !== null && promotion.endsAt <= now) return { why: 'ended' }
  if (promotion.used) return { why: 'used' }
  if (!promotion.theirs) return { why: loggedIn ? 'not_theirs' : 'log_in' }
  if (promotion.firstOrderOnly && !firstOrder) return { why: loggedIn ? 'first_order' : 'log_in' }
  return undefined
}

/** Returns what the cart lacks for the nearest rule; undefined when one rule is reached. */
function missingFor(promotion: Promotion, count: number, merchandise: Cents): Refusal | undefined {
  const open = promotion.rules.map((rule) => ({
    pieces: rule.itemCountThreshold - count,
    spend: rule.minimumCents - merchandise,
  }))
  if (open.some(({ pieces, spend }) => pieces <= 0 && spend <= 0)) return undefined
  const nearest = open.toSorted((a, b) => a.spend - b.spend || a.pieces - b.pieces)[0]
  if (!nearest) return { why: 'no_pieces' }
  return nearest.spend > 0
    ? { why: 'more_spend', missing: cents(nearest.spend) }
    : { why: 'more_pieces', missing: nearest.pieces, outlet: promotion.type === 'OUTLET' }
}

/**
 * Decides whether a promotion applies to a cart. Of the rules whose thresholds the cart reaches, the one that
 * takes most off counts. Thresholds count the covered pieces and their prices before any promotion, like the
 * threshold of free shipping. Returns why not otherwise: dates, used, not theirs, first order, pieces or
 * spending missing, or pieces whose own promotions take off as much.
 */
export function standingOf(promotion: OfferedPromotion, facts: PromotionFacts): Standing {
  const refusal = refusedBefore(promotion, facts)
  if (refusal) return { applies: false, refusal }
  const target = targetOf(promotion)
  const targeted = facts.lines.filter((line) => isTargeted(line, target))
  const merchandise = add(zero, ...targeted.map((l) => l.price))
  const missing = missingFor(promotion, targeted.length, merchandise)
  if (missing) {
    const pieces = facts.lines.some((l) => l.kind === 'item')
    return {
      applies: false,
      refusal:
        targeted.length === 0 && pieces && promotion.type !== 'OUTLET' ? { why: 'no_pieces' } : missing,
    }
  }
  if (targeted.length === 0) return { applies: false, refusal: { why: 'no_pieces' } }
  const own = ownDiscounts(facts.lines)
  const reached = promotion.rules.filter(
    (rule) => targeted.length >= rule.itemCountThreshold && merchandise >= rule.minimumCents,
  )
  const best = reached
    .map((rule) => ({ rule, gains: gainsOf(rule, target, facts.lines, own) }))
    .map((one) => ({ ...one, gain: add(zero, ...one.gains) }))
    .reduce((a, b) => (b.gain > a.gain ? b : a))
  return best.gain === 0 && !promotion.freeShipping
    ? { applies: false, refusal: { why: 'own_promotions' } }
    : { applies: true, ...best }
}

/** A promotion with its effect on the cart. */
export type Stood = { readonly promotion: OfferedPromotion; readonly standing: Standing }
/**
 * Returns the saving of a promotion in cents, including the delivery when it makes delivery free; -1 when
 * the promotion does not apply.
 */
export const savingOf = ({ promotion, standing }: Stood, delivery: Cents): number =>
  standing.applies ? standing.gain + (promotion.freeShipping ? delivery : 0) : -1

/**
 * Returns promotions in the order in which a shopper reads them: first those that apply, the largest saving
 * first, then the others. Between equal savings the lower rank comes first, then the code in alphabetical
 * order. `delivery`: cents that free shipping would save.
 */
export const bestFirst = (stood: readonly Stood[], delivery: Cents): Stood[] =>
  stood.toSorted(
    (a, b) =>
      savingOf(b, delivery) - savingOf(a, delivery) ||
      a.promotion.rank - b.promotion.rank ||
      (a.promotion.code < b.promotion.code ? -1 : 1),
  )

/**
 * Returns the applicable promotion that saves most, the first of bestFirst; undefined when none applies.
 * `delivery`: cents that free shipping would save.
 */
export const bestOf = (stood: readonly Stood[], delivery: Cents): Stood | undefined =>
  bestFirst(stood, delivery).find((one) => one.standing.applies)

/** Returns whether two codes are equal, ignoring case and outer spaces. */
export const isSameCode = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase()

/**
 * Returns whether a code belongs to the own promotion of a piece in the cart, which applies without typing
 * the code.
 */
export const isOwnCode = (code: string, lines: readonly TotalsLine[]): boolean =>
  lines.some((l) => l.ownCode !== null && isSameCode(l.ownCode, code))

/**
 * Returns the faults of a promotion as an employee entered it, in words: no rule, numbers not whole, over 100
 * percent, percentage and amount in one rule, nothing taken off, percentage or amount wrong for the type,
 * fewer than two tiers. Empty when it is sound.
 */
export function promotionFaults({ type, rules, freeShipping, code }: Promotion): string[] {
  const say = (wrong: boolean, words: string) => (wrong ? [`${code}: ${words}`] : [])
  const whole = (n: number) => Number.isSafeInteger(n) && n >= 0
  return [
    ...say(rules.length === 0, 'no rule'),
    ...rules.flatMap((r) => [
      ...say(
        !whole(r.itemCountThreshold) ||
          !whole(r.minimumCents) ||
          !whole(r.discountPercent) ||
          !whole(r.amountCents),
        'a number is not whole',
      ),
      ...say(r.discountPercent > 100, 'more than 100 percent'),
      ...say(r.discountPercent > 0 && r.amountCents > 0, 'a percentage and an amount in one rule'),
      ...say(
        r.discountPercent === 0 && r.amountCents === 0 && !freeShipping,
        'a rule that takes nothing off',
      ),
      ...say(
        type === 'ABSOLUTE_CART_TOTAL' && r.discountPercent > 0,
        'a percentage where an amount is meant',
      ),
      ...say(
        (type === 'GLOBAL' || type === 'OUTLET') && r.amountCents > 0,
        'an amount where a percentage is meant',
      ),
    ]),
    ...say(type === 'TIERED' && rules.length < 2, 'fewer than two tiers'),
  ]
}
