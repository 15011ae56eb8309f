// Display texts for promotions and rewards in a cart, with the reason why each applies or not.

import type { DateManner } from '../manners/manners.ts'
import { shopDayWords } from '../manners/shop-days.ts'
import type { PromotionKind } from '../vocabulary/promotions.ts'
import type { Refusal, Stood } from './promotions.ts'
import type { PromoOrReward, Promotion, PromotionRule } from './totals-types.ts'

/** Returns an amount of cents in dollars: '$1,234.50'. */
export const dollars = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
/** Returns an amount of cents in dollars, without cents when they are zero: '$10'. */
export const shortDollars = (amount: number): string => dollars(amount).replace(/\.00$/, '')

const pacific = 'America/Los_Angeles'
const dayOf = shopDayWords({ month: 'long', day: 'numeric' })

/** Returns §3 endsAtPst: the moment of endsAt in California time, '2026-11-30T23:59:59-08:00'. */
export function endsAtPst(endsAt: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: pacific,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).formatToParts(endsAt)
  const of = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}${of('timeZoneName').replace('GMT', '')}`
}

/** Returns §3 formattedAmount: '20%', '$10' or 'Free shipping'; with several rules 'up to' the highest. */
export function formattedAmount(promotion: Pick<Promotion, 'rules' | 'freeShipping'>): string {
  const percent = Math.max(0, ...promotion.rules.map((r) => r.discountPercent))
  const amount = Math.max(0, ...promotion.rules.map((r) => r.amountCents))
  if (percent === 0 && amount === 0) return 'Free shipping'
  const words = percent > 0 ? `${percent}%` : shortDollars(amount)
  return promotion.rules.length > 1 ? `up to ${words}` : words
}

/** Returns the sentence that says why a promotion does not apply; `dates` is the reader's manner of days. */
export function refusalWords(refusal: Refusal, dates?: DateManner): string {
  switch (refusal.why) {
    case 'not_started':
      return `Starts on ${dayOf(refusal.startsAt, dates)}.`
    case 'ended':
      return 'This promotion has ended.'
    case 'used':
      return 'You have used it before.'
    case 'log_in':
      return 'Log in to use it.'
    case 'not_theirs':
      return 'Only for shoppers it was sent to.'
    case 'first_order':
      return 'Only for a first order.'
    case 'no_pieces':
      return 'None of the pieces in your cart is part of it.'
    case 'own_promotions':
      return 'Your pieces already cost less with their own promotions.'
    case 'more_pieces':
      return `Add ${refusal.missing} more ${refusal.outlet ? 'outlet ' : ''}${refusal.missing === 1 ? 'piece' : 'pieces'} to use it.`
    case 'more_spend':
      return `Add ${dollars(refusal.missing)} more to use it.`
  }
}

const ruleWords = (rule: PromotionRule) =>
  rule.discountPercent > 0 ? `${rule.discountPercent}% off` : `${shortDollars(rule.amountCents)} off`

/**
 * Returns the sentence why a promotion applies or not; `applied` is the promotion in use, `dates` the
 * reader's manner of days.
 */
export function reasonOf(
  { promotion, standing }: Stood,
  applied: Stood | undefined,
  dates?: DateManner,
): string {
  if (!standing.applies) return refusalWords(standing.refusal, dates)
  const ships = promotion.freeShipping ? ' Ships free.' : ''
  if (applied?.promotion.code === promotion.code)
    return standing.gain > 0
      ? `${ruleWords(standing.rule)}: you save ${dollars(standing.gain)}.${ships}`
      : 'Ships free.'
  const words =
    standing.gain > 0
      ? `Would save ${dollars(standing.gain)}${promotion.freeShipping ? ' and ship free' : ''}.`
      : 'Would ship free.'
  return applied ? `${words} One promotion at a time: ${applied.promotion.code} is applied.` : words
}

const badges: Record<PromotionKind, string | null> = {
  advertised: null,
  coupon: 'Coupon',
  merch_coupon: 'Coupon',
  outlet: 'Outlet',
  lifecycle: 'For you',
  gifted_lifecycle: 'A gift',
  referral: 'From a friend',
}

/**
 * Returns the row of promosAndRewards for a promotion: texts, reason, badge and button, which is disabled
 * when the promotion does not apply, and always for a gift. `applied`: the promotion in use, if any; `dates`:
 * the reader's manner of days.
 */
export function promotionRow(one: Stood, applied: Stood | undefined, dates?: DateManner): PromoOrReward {
  const { promotion, standing } = one
  const isApplied = applied?.promotion.code === promotion.code
  return {
    key: promotion.code,
    isReward: false,
    name: promotion.name,
    title: promotion.title,
    description: promotion.description,
    reason: reasonOf(one, applied, dates),
    badge: promotion.badge ?? badges[promotion.kind],
    cohort: promotion.cohort,
    isApplied,
    // A gift is there by itself: nothing to press.
    button:
      promotion.kind === 'gifted_lifecycle'
        ? { isApplied, isEnabled: false, label: isApplied ? 'Applied' : 'Apply' }
        : { isApplied, isEnabled: standing.applies, label: isApplied ? 'Remove' : 'Apply' },
  }
}
