// The experiments with which a shop begins: the clean-out flows and incentives that the specification names
// (§3; shares of decision 0072), and one that an employee may start. One that is in the database keeps its
// setting there.
import { flowExperiment, incentiveExperiment, noIncentiveArm } from '@hemline/rules/kits/experiments.ts'
import type { CleanoutFlowVariant, CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'

type SeedArm = readonly [name: string, share: number]
type SeedExperiment = {
  key: string
  name: string
  hypothesis: string
  status: 'draft' | 'running'
  outcome: 'order' | 'kit'
  baseRate: number
  effect: number
  arms: readonly SeedArm[]
}

const flowArms = [
  ['control', 3400],
  ['short_flow', 3300],
  ['long_flow', 3300],
] as const satisfies readonly (readonly [CleanoutFlowVariant, number])[]
const incentiveArms = [
  [noIncentiveArm, 4000],
  ['consignment_window_extended', 1500],
  ['ncc_credit_40', 1500],
  ['payout_booster_15', 1500],
  ['payout_booster_20_ncc', 1500],
] as const satisfies readonly (readonly [CleanoutIncentive | typeof noIncentiveArm, number])[]

const experiments: readonly SeedExperiment[] = [
  {
    key: flowExperiment,
    name: 'Clean-out flow',
    hypothesis: 'Fewer steps on the way to a kit make more people finish it; a longer way explains more.',
    status: 'running',
    outcome: 'kit',
    baseRate: 3000,
    effect: 300,
    arms: flowArms,
  },
  {
    key: incentiveExperiment,
    name: 'Clean-out incentive',
    hypothesis: 'A thank-you for a first bag makes more people order one, by more than it costs.',
    status: 'running',
    outcome: 'kit',
    baseRate: 3000,
    effect: 400,
    arms: incentiveArms,
  },
  {
    key: 'cleanout_button',
    name: 'Words of the clean-out button',
    hypothesis:
      '“Send me a free bag” at the end of the guide gets more people to order than “Order a free bag”.',
    status: 'draft',
    outcome: 'kit',
    baseRate: 1000,
    effect: 200,
    arms: [
      ['control', 5000],
      ['plain_words', 5000],
    ],
  },
]

export const experimentColumns = [
  'key',
  'name',
  'hypothesis',
  'status',
  'ramp_percent',
  'outcome',
  'base_rate',
  'effect',
  'started_at',
] as const

const began = new Date('2026-03-02T09:00:00Z')

/** Returns the seeded rows of the table experiment. */
export const experimentRows = () =>
  experiments.map((one) => {
    const runs = one.status === 'running'
    const plan = [one.outcome, one.baseRate, one.effect]
    return [one.key, one.name, one.hypothesis, one.status, runs ? 100 : 0, ...plan, runs ? began : null]
  })

/** Returns the seeded rows of the experiments' arms: experiment key, name, rank, share. */
export const experimentArmRows = () =>
  experiments.flatMap(({ key, arms }) => arms.map(([name, share], rank) => [key, name, rank, share]))
