// Each kind of reward: what it is called, where it is used, and what it costs in points (specification §3
// Rewards; decision 0181).
import {
  type LoyaltyTier,
  type RedemptionContext,
  type RewardKind,
  type RewardType,
  returnRewardKind,
  rewardKinds,
} from '../vocabulary/rewards.ts'
import { dayIn, startOfDay } from './days.ts'
import { redeemedDays } from './terms.ts'

export type RewardMeaning = {
  readonly name: string
  readonly description: string
  /** Where it is used; `none`: it is no right, but says what somebody could have. */
  readonly context: RedemptionContext
  /** Its price in points; null: it isn't sold for points, the rules grant it. */
  readonly points: number | null
}

export const rewardMeanings: Record<RewardKind, RewardMeaning> = {
  add_birthday_reward: {
    name: 'A gift for your birthday',
    description: 'Tell us the day, and it opens for 30 days each year.',
    context: 'none',
    points: null,
  },
  birthday_reward: {
    name: '$5 for your birthday',
    description: 'Off one order.',
    context: 'checkout',
    points: null,
  },
  free_shipping_birthday: {
    name: 'Free delivery for your birthday',
    description: 'On one order.',
    context: 'checkout',
    points: null,
  },
  absolute_discount_order_birthday_1000: {
    name: '$10 for your birthday',
    description: 'Off one order.',
    context: 'checkout',
    points: null,
  },
  percent_discount_handbags_15: {
    name: '15% off handbags',
    description: 'Off every handbag in one order.',
    context: 'checkout',
    points: 400,
  },
  absolute_discount_order_500: {
    name: '$5 off',
    description: 'Off one order.',
    context: 'checkout',
    points: 250,
  },
  absolute_discount_order_1000: {
    name: '$10 off',
    description: 'Off one order.',
    context: 'checkout',
    points: 450,
  },
  free_shipping: {
    name: 'Free delivery',
    description: 'On one order.',
    context: 'checkout',
    points: 150,
  },
  [returnRewardKind]: {
    name: 'No restocking on a return',
    description: 'On one return, saves $1.99 a piece.',
    context: 'returns',
    points: 100,
  },
  sweepstakes_2021_low_v2: {
    name: 'A ticket in a draw',
    description: 'In the draw of the month.',
    context: 'sweepstakes',
    points: 50,
  },
}

/** Returns whether a reward is used at checkout rather than elsewhere, such as with a return. */
export const isForCheckout = ({ kind }: { readonly kind: RewardKind }): boolean =>
  rewardMeanings[kind].context === 'checkout'

/** What a member can have for points. */
export type RewardOffer = RewardMeaning & { readonly kind: RewardKind; readonly points: number }

/** The rewards that are sold for points, the cheapest in front; tickets are had with their draw. */
export const rewardOffers: readonly RewardOffer[] = rewardKinds
  .flatMap((kind) => {
    const meaning = rewardMeanings[kind]
    return meaning.points === null || meaning.context === 'sweepstakes'
      ? []
      : [{ kind, ...meaning, points: meaning.points }]
  })
  .toSorted((a, b) => a.points - b.points)

/**
 * Returns the offer (price in points and terms) of a kind of reward; undefined when it isn't sold for points.
 */
export const rewardOfferOf = (kind: string): RewardOffer | undefined =>
  rewardOffers.find((offer) => offer.kind === kind)

/** Returns the midnight that ends the day `days` after a moment: rewards end with a day of the shop. */
export const endOfDays = (now: Date, days: number): Date =>
  startOfDay(dayIn(new Date(now.getTime() + (days + 1) * 86_400_000)))

/**
 * Returns the end of a reward bought with points now: the midnight that ends the 60th day after, in the
 * shop's time zone.
 */
export const redeemedUntil = (now: Date): Date => endOfDays(now, redeemedDays)

/** The gifts of a birthday by tier, each the right to a discount (`type` of §3: birthday_reward). */
export const birthdayGifts: Record<LoyaltyTier, readonly RewardKind[]> = {
  tier_1: ['birthday_reward'],
  tier_2: ['absolute_discount_order_birthday_1000'],
  tier_3: ['absolute_discount_order_birthday_1000', 'free_shipping_birthday'],
}
export const birthdayType: RewardType = 'birthday_reward'
