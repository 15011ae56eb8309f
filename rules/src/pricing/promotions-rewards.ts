// Rewards in a cart: the amounts that the shopper's chosen reward takes off after the promotion
// (specification §3 Rewards; decision 0043).
import { add, type Cents, cents, percentHalfUp, subtract, zero } from '../common/money.ts'
import { rewardEffects } from '../vocabulary/promotions.ts'
import { takeOff } from './promotions.ts'
import { dollars } from './promotions-words.ts'
import type { CartReward, PromoOrReward, TotalsLine } from './totals-types.ts'

/**
 * The effect of a reward on a cart: cents off each line (`gains`), their sum (`gain`), and free shipping.
 */
export type RewardStanding = {
  readonly reward: CartReward
  readonly gains: readonly Cents[]
  readonly gain: Cents
  readonly freeShipping: boolean
}

/**
 * Computes what a reward takes off each line of a cart, in cents, and whether it makes shipping free. `left`:
 * cents left of each line after promotions; gift cards and reclaim fees take no reward.
 */
export function rewardStanding(
  reward: CartReward,
  lines: readonly TotalsLine[],
  left: readonly Cents[],
): RewardStanding {
  const effect = rewardEffects[reward.kind]
  const open = lines.map((line, i) => (line.kind === 'item' ? (left[i] ?? zero) : zero))
  const gains = gainsOfReward(effect, lines, open)
  return {
    reward,
    gains,
    gain: add(zero, ...gains),
    freeShipping: effect !== null && 'freeShipping' in effect && lines.some((l) => l.kind === 'item'),
  }
}

function gainsOfReward(
  effect: (typeof rewardEffects)[keyof typeof rewardEffects],
  lines: readonly TotalsLine[],
  open: readonly Cents[],
): Cents[] {
  if (effect !== null && 'amountCents' in effect) return takeOff(cents(effect.amountCents), lines, open)
  if (effect !== null && 'discountPercent' in effect)
    return lines.map((line, i) =>
      effect.categories.some((slug) => line.categories.includes(slug))
        ? percentHalfUp(open[i] ?? zero, effect.discountPercent)
        : zero,
    )
  return lines.map(() => zero)
}

/**
 * Returns the effect of the first chosen reward, as only one applies at a time; undefined when none is
 * chosen or it takes nothing off this cart.
 */
export function appliedReward(
  rewards: readonly CartReward[],
  lines: readonly TotalsLine[],
  left: readonly Cents[],
): RewardStanding | undefined {
  const chosen = rewards.find((r) => r.chosen)
  const standing = chosen && rewardStanding(chosen, lines, left)
  return standing && (standing.gain > 0 || standing.freeShipping) ? standing : undefined
}

/** Returns the row of promosAndRewards for a reward. `applied`: the reward in use, if any. */
export function rewardRow(one: RewardStanding, applied: RewardStanding | undefined): PromoOrReward {
  const { reward, gain, freeShipping } = one
  const isApplied = applied?.reward.id === reward.id
  const works = gain > 0 || freeShipping
  const effect = freeShipping ? 'Ships free.' : `${isApplied ? 'You save' : 'Would save'} ${dollars(gain)}.`
  const why = works
    ? applied && !isApplied
      ? `${effect} One reward at a time.`
      : effect
    : 'None of the pieces in your cart is part of it.'
  return {
    key: reward.id,
    isReward: true,
    name: reward.kind,
    title: reward.name,
    description: reward.description,
    reason: why,
    badge: 'Reward',
    cohort: null,
    isApplied,
    button: { isApplied, isEnabled: works, label: isApplied ? 'Remove' : 'Apply' },
  }
}

/**
 * Subtracts each line's discount from what is left of it; returns the rests in cents, never below zero, since
 * no discount exceeds its line.
 */
export const leftOf = (left: readonly Cents[], gains: readonly Cents[]): Cents[] =>
  left.map((amount, i) => subtract(amount, gains[i] ?? zero))
