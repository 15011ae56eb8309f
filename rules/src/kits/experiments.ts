// Assigns each visitor a clean-out flow and an incentive (specification §3, clean-out experiments). The
// shares are ours (decision 0072). A bucket is a number from 0 to 99 that depends only on the name of the
// experiment and the visitor, so it never changes.
import type { CleanoutFlowVariant, CleanoutIncentive } from '../vocabulary/seller.ts'

/**
 * Names of the experiments, from which buckets are drawn; separate names make the two assignments
 * independent.
 */
export const flowExperiment = 'cleanout_flow'
export const incentiveExperiment = 'cleanout_incentive'

type Share<T> = { readonly below: number; readonly value: T }
const flowShares: readonly Share<CleanoutFlowVariant>[] = [
  { below: 34, value: 'control' },
  { below: 67, value: 'short_flow' },
  { below: 100, value: 'long_flow' },
]
const incentiveShares: readonly Share<CleanoutIncentive>[] = [
  { below: 15, value: 'consignment_window_extended' },
  { below: 30, value: 'ncc_credit_40' },
  { below: 45, value: 'payout_booster_15' },
  { below: 60, value: 'payout_booster_20_ncc' },
]
const shareOf = <T>(shares: readonly Share<T>[], bucket: number): T | undefined =>
  shares.find(({ below }) => bucket < below)?.value

/**
 * Returns the variant of the clean-out flow for an experiment's bucket (0 to 99); the three variants share
 * the buckets evenly.
 */
export const flowVariantIn = (bucket: number): CleanoutFlowVariant => shareOf(flowShares, bucket) ?? 'control'

/**
 * Returns the incentive for an experiment's bucket (0 to 99): each of the four has 15 buckets; null for the
 * other 40.
 */
export const incentiveIn = (bucket: number): CleanoutIncentive | null =>
  shareOf(incentiveShares, bucket) ?? null
