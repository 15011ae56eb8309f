// Loyalty, rewards and referrals (specification §3).
export const loyaltyTiers = ['tier_1', 'tier_2', 'tier_3'] as const
export type LoyaltyTier = (typeof loyaltyTiers)[number]
export const loyaltyTierLabels: Record<LoyaltyTier, string> = {
  tier_1: 'Star',
  tier_2: 'Superstar',
  tier_3: 'Vit',
}

/**
 * The specification has one kind whose name is a hash. It is the reward of returns: no restocking fee on one
 * return. Its name is the beginning of the SHA-256 of 'no_restocking_on_one_return' (decision 0181).
 */
export const returnRewardKind = '775a2cd79ef41277'

/** Kinds of rewards (specification §3); the last but one is the kind with a hash as its name. */
export const rewardKinds = [
  'add_birthday_reward',
  'birthday_reward',
  'free_shipping_birthday',
  'absolute_discount_order_birthday_1000',
  'percent_discount_handbags_15',
  'absolute_discount_order_500',
  'absolute_discount_order_1000',
  'free_shipping',
  returnRewardKind,
  'sweepstakes_2021_low_v2',
] as const
export type RewardKind = (typeof rewardKinds)[number]

export const rewardTypes = ['birthday_reward', 'gifted_lifecycle_promo'] as const
export type RewardType = (typeof rewardTypes)[number]

export const redemptionContexts = ['checkout', 'none', 'returns', 'sweepstakes'] as const
export type RedemptionContext = (typeof redemptionContexts)[number]

/**
 * Referral statuses spelt as in specification §3; pages show `referralStatusLabels` where the spelling is
 * wrong.
 */
export const referralStatuses = [
  'Invitation Sent',
  'Account Created',
  'Bag Ordered',
  'Completed Purchase',
  'Rewarded',
  'Expired',
  'Inelegible',
] as const
export type ReferralStatus = (typeof referralStatuses)[number]
export const referralStatusLabels: Partial<Record<ReferralStatus, string>> = { Inelegible: 'Ineligible' }
export const neverExpires = 'Never Expires'

/** The flag that turns the pop-up about a loyalty tier on (specification §3: Tier popup flag). */
export const tierPopupFlag = 'early_access' as const
