// The discounts on a cart's lines, in the order in which they apply: the pieces' own promotions and the
// cart's promotion, the reward, the gifted promotion (decision 0043).
import { add, type Cents, cents, percentHalfUp, zero } from '../common/money.ts'
import { codeNotApplicable, promotionNotForThese } from '../vocabulary/promotions.ts'
import {
  bestFirst,
  bestOf,
  isOwnCode,
  isSameCode,
  isTargeted,
  ownDiscounts,
  type Stood,
  standingOf,
  takeOff,
  targetOf,
} from './promotions.ts'
import { appliedReward, leftOf, type RewardStanding, rewardStanding } from './promotions-rewards.ts'
import type { TotalsInput } from './totals-types.ts'

/**
 * The discounts of a cart. `stood`: all promotions, the best first. `byPromotion`, `byReward` and `byGift`:
 * cents off each line; `errors`: messages about the typed code.
 */
export type Discounts = {
  readonly stood: readonly Stood[]
  readonly applied: Stood | undefined
  readonly appliedByChoice: boolean
  readonly gifted: Stood | undefined
  readonly reward: RewardStanding | undefined
  readonly rewards: readonly RewardStanding[]
  readonly byPromotion: readonly Cents[]
  readonly byReward: readonly Cents[]
  readonly byGift: readonly Cents[]
  readonly freeShipping: boolean
  readonly errors: readonly string[]
}

type Question = Pick<
  TotalsInput,
  'now' | 'lines' | 'shopper' | 'promotions' | 'chosenCode' | 'skipPromoAutoApply' | 'rewards'
>

/**
 * Returns the cents that a gifted promotion takes off each line after all other discounts: a gift adds to
 * them (§3 giftedLifecyclePromo).
 */
function giftGains(
  { promotion, standing }: Stood,
  lines: Question['lines'],
  left: readonly Cents[],
): Cents[] {
  if (!standing.applies) return lines.map(() => zero)
  const open = lines.map((line, i) => (isTargeted(line, targetOf(promotion)) ? (left[i] ?? zero) : zero))
  const { discountPercent, amountCents } = standing.rule
  return discountPercent > 0
    ? open.map((amount) => percentHalfUp(amount, discountPercent))
    : takeOff(cents(amountCents), lines, open)
}

/**
 * Returns §8's message for a typed code that does not apply: one text when the promotion covers other
 * pieces, another for every other reason.
 */
function codeError(found: Stood | undefined): string | undefined {
  if (!found) return codeNotApplicable
  if (found.standing.applies) return undefined
  return ['no_pieces', 'own_promotions'].includes(found.standing.refusal.why)
    ? promotionNotForThese
    : codeNotApplicable
}

/**
 * Decides which promotion, reward and gift apply to a cart, and computes the cents off each line. A typed
 * code comes before the best automatic promotion; when the code does not apply, that is an error, and the
 * best promotion applies automatically unless the shopper skips that (§7). The best gift applies in any case.
 * `delivery`: cents that free shipping would save.
 */
export function discountsOf(question: Question, delivery: Cents): Discounts {
  const { lines, promotions, chosenCode, skipPromoAutoApply } = question
  const facts = {
    now: question.now,
    lines,
    loggedIn: question.shopper.loggedIn,
    firstOrder: question.shopper.firstOrder,
  }
  const all: Stood[] = promotions.map((promotion) => ({ promotion, standing: standingOf(promotion, facts) }))
  const gifts = all.filter((one) => one.promotion.kind === 'gifted_lifecycle')
  const stood = all.filter((one) => one.promotion.kind !== 'gifted_lifecycle')
  const typed =
    chosenCode === null ? undefined : all.find((one) => isSameCode(one.promotion.code, chosenCode))
  // A gift applies whether its code is typed or not; typing it chooses nothing.
  const chosen = typed && stood.includes(typed) ? typed : undefined
  const error =
    chosenCode === null || lines.length === 0 || isOwnCode(chosenCode, lines) ? undefined : codeError(typed)
  const automatic = stood.filter((one) => one.promotion.automatic)
  const applied = chosen?.standing.applies
    ? chosen
    : skipPromoAutoApply
      ? undefined
      : bestOf(automatic, delivery)
  const own = ownDiscounts(lines)
  const gains = applied?.standing.applies ? applied.standing.gains : lines.map(() => zero)
  const byPromotion = own.map((amount, i) => add(amount, gains[i] ?? zero))
  const afterPromotion = leftOf(
    lines.map((l) => l.price),
    byPromotion,
  )
  const reward = appliedReward(question.rewards, lines, afterPromotion)
  const byReward = reward?.gains ?? lines.map(() => zero)
  const left = leftOf(afterPromotion, byReward)
  const gifted = bestOf(gifts, delivery)
  return {
    stood: bestFirst(all, delivery),
    applied,
    appliedByChoice: chosen?.standing.applies === true,
    gifted,
    reward,
    byPromotion,
    byReward,
    rewards: question.rewards.map((one) => rewardStanding(one, lines, afterPromotion)),
    byGift: gifted ? giftGains(gifted, lines, left) : lines.map(() => zero),
    freeShipping:
      [applied, gifted].some((one) => one?.promotion.freeShipping === true) ||
      (reward?.freeShipping ?? false),
    errors: error ? [error] : [],
  }
}
