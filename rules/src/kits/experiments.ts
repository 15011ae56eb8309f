// Who sees which flow and which incentive (specification §3, clean-out experiments): stable shares of people.
// The shares are ours (decision 0072). A bucket is a number from 0 to 99 that depends on the experiment's
// name and the person alone.
import type { CleanoutFlowVariant, CleanoutIncentive } from '../vocabulary/seller.ts'

/** What a person's bucket is drawn by, one for each experiment, so that they don't go together. */
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

/** The flow of a bucket: a third of people each. */
export const flowVariantIn = (bucket: number): CleanoutFlowVariant => shareOf(flowShares, bucket) ?? 'control'

/** The one incentive of a bucket: 15 of a hundred people see each; null for the 40 who see none. */
export const incentiveIn = (bucket: number): CleanoutIncentive | null =>
  shareOf(incentiveShares, bucket) ?? null
