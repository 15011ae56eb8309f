// The two experiments of the clean-out: the flow and the incentive of a person (specification §3; decisions
// 0072 and 0182). The names of their arms are those of the flows and of the incentives.
import { type CleanoutIncentive, cleanoutIncentives } from '../vocabulary/seller.ts'

/** Keys of the experiments. */
export const flowExperiment = 'cleanout_flow'
export const incentiveExperiment = 'cleanout_incentive'

/** The arm of the people who are offered no incentive. */
export const noIncentiveArm = 'none'

/** Returns the incentive that an experiment's arm names; null for any other arm and for null. */
export const incentiveOfArm = (arm: string | null): CleanoutIncentive | null =>
  cleanoutIncentives.find((one) => one === arm) ?? null
