// Flags and experiments of the mocks, in memory, changed and read by the rules of the shop.
import { armOfBucket, experimentBucket } from '@hemline/rules/experiments/buckets.ts'
import {
  bucketsOf,
  draftProblem,
  type ExperimentDraft,
  keyTakenMessage,
} from '@hemline/rules/experiments/drafts.ts'
import { guardrailLabels, guardrails, readArms } from '@hemline/rules/experiments/reading.ts'
import {
  type ExperimentChange,
  type ExperimentStatus,
  experimentActs,
  experimentMoves,
  experimentProblem,
  experimentWords,
  flagMovedWords,
  flagProblem,
  flagWords,
  isSameFlag,
} from '@hemline/rules/experiments/states.ts'
import { type ExperimentTarget, targetWords } from '@hemline/rules/experiments/targeting.ts'
import { mayDo, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { flowExperiment, incentiveExperiment, noIncentiveArm } from '@hemline/rules/kits/experiments.ts'
import { featureFlags, ownFlags } from '@hemline/rules/vocabulary/flags.ts'
import { cleanoutIncentives } from '@hemline/rules/vocabulary/seller.ts'
import { type MockContext, refuse } from '../context.ts'

type Change = { id: string; at: Date; by: string; reason: string; was: string; becomes: string }
type MockFlag = {
  id: string
  description: string
  enabled: boolean
  rolloutPercent: number
  alwaysFor: string[]
  changes: Change[]
}
type MockExperiment = {
  key: string
  name: string
  hypothesis: string
  outcome: string
  forWhom: string
  baseRate: number
  effect: number
  status: ExperimentStatus
  rampPercent: number
  keptArm: string | null
  startedAt: Date | null
  stoppedAt: Date | null
  arms: { name: string; share: number }[]
  /** People and hits of each arm. */
  counts: Record<string, readonly [people: number, hits: number]>
  /** Keys of people who have seen their arm. */
  seen: Map<string, string>
  changes: Change[]
}
type House = { flags: Map<string, MockFlag>; experiments: Map<string, MockExperiment> }
type FlagInput = Omit<MockFlag, 'id' | 'description' | 'changes'> & {
  name: string
  reason: string
  basedOn?: string | null
}
type DraftInput = Omit<ExperimentDraft, 'target'> & { target: Partial<ExperimentTarget> }
type ActInput = Omit<ExperimentChange, 'act'> & { key: string; act: string }

const houses = new WeakMap<object, House>()
const began = new Date('2026-03-02T09:00:00Z')

const draft = (key: string, name: string, shares: Readonly<Record<string, number>>): MockExperiment => ({
  key,
  name,
  hypothesis: 'Other words get more people to order a kit.',
  outcome: 'kit',
  forWhom: 'Everybody',
  baseRate: 3000,
  effect: 300,
  status: 'draft',
  rampPercent: 0,
  keptArm: null,
  startedAt: null,
  stoppedAt: null,
  arms: Object.entries(shares).map(([arm, share]) => ({ name: arm, share })),
  counts: {},
  seen: new Map(),
  changes: [],
})
const running = (one: MockExperiment): MockExperiment => ({
  ...one,
  status: 'running',
  rampPercent: 100,
  startedAt: began,
})

function houseOf(ctx: MockContext): House {
  const known = houses.get(ctx.db.items)
  if (known) return known
  const flow = running(
    draft(flowExperiment, 'Clean-out flow', { control: 3400, short_flow: 3300, long_flow: 3300 }),
  )
  flow.counts = { control: [5120, 1490], short_flow: [4980, 1702], long_flow: [4941, 1447] }
  const incentive = running(
    draft(incentiveExperiment, 'Clean-out incentive', {
      [noIncentiveArm]: 4000,
      ...Object.fromEntries(cleanoutIncentives.map((one) => [one, 1500])),
    }),
  )
  incentive.counts = {
    [noIncentiveArm]: [320, 95],
    consignment_window_extended: [118, 36],
    ncc_credit_40: [121, 38],
    payout_booster_15: [120, 41],
    payout_booster_20_ncc: [119, 40],
  }
  const button = draft('cleanout_button', 'Words of the clean-out button', {
    control: 5000,
    plain_words: 5000,
  })
  const house: House = {
    flags: new Map(
      [...featureFlags, ...ownFlags].map((id) => [
        id,
        {
          id,
          description: 'A part of the shop.',
          enabled: true,
          rolloutPercent: 50,
          alwaysFor: [],
          changes: [],
        },
      ]),
    ),
    experiments: new Map([flow, incentive, button].map((one) => [one.key, one])),
  }
  houses.set(ctx.db.items, house)
  return house
}

function refuseOthers({ user }: MockContext, task: StaffTask): string {
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !mayDo(user.roles, task))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return `${user.firstName} ${user.lastName}`
}

const changeOf = (
  ctx: MockContext,
  by: string,
  change: Pick<Change, 'reason' | 'was' | 'becomes'>,
): Change => ({
  id: `${ctx.now.getTime()}-${change.was}-${change.becomes}`,
  at: ctx.now,
  by,
  ...change,
})

const splitKeyOf = (ctx: MockContext) => ctx.user?.id ?? String(ctx.jar.visitorId)

/** Returns the viewer's arms of the running experiments of the mocks. */
export function mockArms(ctx: MockContext): Record<string, string> {
  const all = [...houseOf(ctx).experiments.values()].filter(({ status }) => status === 'running')
  const drawn = all.flatMap(({ key, arms, rampPercent }) => {
    const arm = armOfBucket(arms, rampPercent, experimentBucket(key, splitKeyOf(ctx)))
    return arm ? [[key, arm.name] as const] : []
  })
  return Object.fromEntries(drawn)
}

const peopleOf = ({ arms, counts, seen }: MockExperiment) =>
  arms.reduce((sum, { name }) => sum + (counts[name]?.[0] ?? 0), 0) + seen.size

const forStaff = ({ key, arms, ...one }: MockExperiment) => ({
  ...one,
  id: key,
  arms: arms.map(({ name, share }) => ({ name, share: share / 100 })),
  people: peopleOf({ key, arms, ...one }),
})

function pageOf(one: MockExperiment) {
  const counted = one.arms.map(({ name, share }) => {
    const [people, hits] = one.counts[name] ?? [0, 0]
    const seen = [...one.seen.values()].filter((arm) => arm === name).length
    return { name, share, hits, of: people + seen }
  })
  const results = readArms(counted, one)
  return {
    id: one.key,
    experiment: forStaff(one),
    results: {
      ...results,
      arms: results.arms.map(({ interval, ...arm }, at) => ({
        ...arm,
        low: interval?.low ?? null,
        high: interval?.high ?? null,
        guardrails: guardrails.map((name) => ({
          name,
          label: guardrailLabels[name],
          hits: 0,
          of: 0,
          standing: at === 0 ? null : 'few',
        })),
      })),
    },
    changes: one.changes,
  }
}

function changeFlag(ctx: MockContext, { name, reason, basedOn, ...input }: FlagInput) {
  const by = refuseOthers(ctx, 'set_experiments')
  const flag = houseOf(ctx).flags.get(name)
  const refused = (field: string, message: string) => ({ __typename: 'SettingRefused', field, message })
  const problem = flagProblem({ ...input, reason })
  if (problem) return refused(problem.field, problem.message)
  if (!flag) return refused('name', 'There is no such flag.')
  const emails = ctx.db.state.users.map(({ email }) => email)
  const unknown = input.alwaysFor.find((email) => !emails.includes(email.toLowerCase()))
  if (unknown) return refused('alwaysFor', `There is no account with the address ${unknown}.`)
  const [newest] = flag.changes
  if (newest && newest.id !== basedOn) return refused('basedOn', flagMovedWords(newest))
  if (isSameFlag(flag, input)) return refused('enabled', 'Nothing is different. The flag stays as it is.')
  const change = changeOf(ctx, by, { reason, was: flagWords(flag), becomes: flagWords(input) })
  Object.assign(flag, input, { changes: [change, ...flag.changes] })
  return { __typename: 'ChangeFlagPayload', flag }
}

function draftExperiment(ctx: MockContext, { target, ...input }: DraftInput) {
  const by = refuseOthers(ctx, 'set_experiments')
  const { experiments } = houseOf(ctx)
  const noTarget = { loggedIn: null, isNew: null, isStaff: null, departments: [], countries: [], devices: [] }
  const forWhom: ExperimentTarget = { ...noTarget, ...target }
  const problem = draftProblem({ ...input, target: forWhom })
  if (problem) return { __typename: 'SettingRefused', ...problem }
  if (experiments.has(input.key))
    return { __typename: 'SettingRefused', field: 'key', message: keyTakenMessage }
  const shares = bucketsOf(input.arms).map(({ name, share }) => [name, share] as const)
  const one = {
    ...draft(input.key, input.name, Object.fromEntries(shares)),
    hypothesis: input.hypothesis,
    outcome: input.outcome,
    forWhom: targetWords(forWhom),
    baseRate: Math.round(input.baseRate * 100),
    effect: Math.round(input.effect * 100),
  }
  one.changes.unshift(changeOf(ctx, by, { reason: input.reason, was: 'Nothing', becomes: 'Draft' }))
  experiments.set(one.key, one)
  return { __typename: 'DraftExperimentPayload', page: pageOf(one) }
}

function changeExperiment(ctx: MockContext, { key, ...given }: ActInput) {
  const by = refuseOthers(ctx, 'set_experiments')
  const act = experimentActs.find((one) => one === given.act)
  if (!act) throw refuse('BAD_INPUT', 'An experiment is started, ramped or stopped.')
  const one = houseOf(ctx).experiments.get(key)
  if (!one) return { __typename: 'SettingRefused', field: 'act', message: 'There is no such experiment.' }
  const change: ExperimentChange = {
    ...given,
    act,
    rampPercent: given.rampPercent ?? null,
    keptArm: given.keptArm ?? null,
  }
  const problem = experimentProblem({ ...one, arms: one.arms.map(({ name }) => name) }, change)
  if (problem) return { __typename: 'SettingRefused', ...problem }
  const isEnd = act === 'stop'
  const was = experimentWords(one)
  Object.assign(one, {
    status: experimentMoves[act].to,
    rampPercent: isEnd ? one.rampPercent : change.rampPercent,
    startedAt: one.startedAt ?? ctx.now,
    stoppedAt: isEnd ? ctx.now : null,
    keptArm: isEnd ? change.keptArm : null,
  })
  one.changes.unshift(changeOf(ctx, by, { reason: change.reason, was, becomes: experimentWords(one) }))
  return { __typename: 'ChangeExperimentPayload', page: pageOf(one) }
}

export const experimentsMocks = {
  User: {
    experiments: (_: unknown, __: unknown, ctx: MockContext) => mockArms(ctx),
  },
  Query: {
    staffFlags: (_: unknown, __: unknown, ctx: MockContext) => {
      refuseOthers(ctx, 'see_experiments')
      return [...houseOf(ctx).flags.values()].sort((a, b) => a.id.localeCompare(b.id))
    },
    staffExperiments: (_: unknown, __: unknown, ctx: MockContext) => {
      refuseOthers(ctx, 'see_experiments')
      return [...houseOf(ctx).experiments.values()].map(forStaff)
    },
    staffExperiment: (_: unknown, { key }: { key: string }, ctx: MockContext) => {
      refuseOthers(ctx, 'see_experiments')
      const one = houseOf(ctx).experiments.get(key)
      return one ? pageOf(one) : null
    },
  },
  Mutation: {
    changeFlag: (_: unknown, { input }: { input: FlagInput }, ctx: MockContext) => changeFlag(ctx, input),
    draftExperiment: (_: unknown, { input }: { input: DraftInput }, ctx: MockContext) =>
      draftExperiment(ctx, input),
    changeExperiment: (_: unknown, { input }: { input: ActInput }, ctx: MockContext) =>
      changeExperiment(ctx, input),
    noteExposure: (_: unknown, given: { experiment: string; arm: string }, ctx: MockContext) => {
      const exposed = mockArms(ctx)[given.experiment] === given.arm
      if (exposed) houseOf(ctx).experiments.get(given.experiment)?.seen.set(splitKeyOf(ctx), given.arm)
      return { exposed }
    },
  },
}
