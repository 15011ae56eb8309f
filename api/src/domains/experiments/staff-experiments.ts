// Experiments as employees write them down, ramp, stop and read them (coverage A7, decision 0182).
import {
  bucketsOf,
  draftProblem,
  type ExperimentDraft,
  keyTakenMessage,
} from '@hemline/rules/experiments/drafts.ts'
import {
  type Guardrail,
  guardrailLabels,
  guardrailStanding,
  guardrails,
  readArms,
} from '@hemline/rules/experiments/reading.ts'
import {
  type ExperimentAct,
  type ExperimentChange,
  experimentActs,
  experimentMoves,
  experimentProblem,
  experimentWords,
} from '@hemline/rules/experiments/states.ts'
import type { Count } from '@hemline/rules/experiments/statistics.ts'
import { targetWords } from '@hemline/rules/experiments/targeting.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type {
  ChangeExperimentInput,
  DraftExperimentInput,
  ResolversTypes,
} from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { addTraffic } from './experiments.db.ts'
import {
  countArms,
  type ExperimentRow,
  insertExperiment,
  insertExperimentChange,
  listExperimentChanges,
  listExperiments,
  lockExperiment,
  sumTraffic,
  updateExperiment,
} from './staff.db.ts'

type Changed = Awaited<ResolversTypes['ChangeExperimentResult']> & { __typename: string }

const forStaff = ({ target, arms, ...row }: ExperimentRow) => ({
  id: row.key,
  name: row.name,
  hypothesis: row.hypothesis,
  status: row.status,
  rampPercent: row.ramp_percent,
  outcome: row.outcome,
  forWhom: targetWords(target),
  startedAt: row.started_at,
  stoppedAt: row.stopped_at,
  keptArm: row.kept_arm,
  arms: arms.map(({ name, share }) => ({ name, share: share / 100 })),
  people: row.people,
})

/**
 * Returns all experiments with their settings. Throws UNAUTHENTICATED without log-in, FORBIDDEN for roles
 * that may not see experiments.
 */
export async function staffExperiments(ctx: Context) {
  atWork(ctx, 'see_experiments')
  return (await listExperiments(ctx.db, null)).map(forStaff)
}

/** The counts of one arm, for its result and its guardrails. */
type ArmFacts = { people: number; hits: number; rails: Readonly<Record<Guardrail, Count>> }

async function factsOf(db: DbOrTx, { key, outcome }: ExperimentRow): Promise<(arm: string) => ArmFacts> {
  const counts = await countArms(db, { key, outcome })
  const traffic = await sumTraffic(db, key)
  return (name) => {
    const one = counts.find(({ arm }) => arm === name)
    const orders = one?.orders ?? 0
    const asked = traffic.find(({ arm }) => arm === name)
    const requests = asked?.requests ?? 0
    return {
      people: one?.people ?? 0,
      hits: one?.hits ?? 0,
      rails: {
        failed: { hits: asked?.failed ?? 0, of: requests },
        slow: { hits: asked?.slow ?? 0, of: requests },
        canceled: { hits: one?.canceled ?? 0, of: orders },
        returned: { hits: one?.returned ?? 0, of: orders },
      },
    }
  }
}

/**
 * Returns the results of an experiment by arm, read from the rows of the shop, with the guardrails against
 * the first arm.
 */
async function resultsOf(db: DbOrTx, experiment: ExperimentRow) {
  const factsFor = await factsOf(db, experiment)
  const { arms, base_rate: baseRate, effect } = experiment
  const counted = arms.map(({ name, share }) => {
    const { people, hits } = factsFor(name)
    return { name, share, hits, of: people }
  })
  const control = arms[0]?.name ?? ''
  const reading = readArms(counted, { baseRate, effect })
  return {
    ...reading,
    arms: reading.arms.map(({ interval, ...arm }) => ({
      ...arm,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
      guardrails: guardrails.map((name) => {
        const own = factsFor(arm.name).rails[name]
        const standing = arm.name === control ? null : guardrailStanding(own, factsFor(control).rails[name])
        return { name, label: guardrailLabels[name], ...own, standing }
      }),
    })),
  }
}

async function pageOf(db: DbOrTx, experiment: ExperimentRow) {
  return {
    id: experiment.key,
    experiment: forStaff(experiment),
    results: await resultsOf(db, experiment),
    changes: await listExperimentChanges(db, experiment.key),
  }
}

/**
 * Returns an experiment with its results up to now; undefined when there is none with this key. First adds
 * the requests that this process has counted to the database. Throws UNAUTHENTICATED without log-in,
 * FORBIDDEN for roles that may not see experiments.
 */
export async function staffExperiment(ctx: Context, key: string) {
  atWork(ctx, 'see_experiments')
  // What this process has counted belongs to the results.
  await addTraffic(ctx.db, ctx.now(), ctx.arms.take())
  const [experiment] = await listExperiments(ctx.db, key)
  return experiment && pageOf(ctx.db, experiment)
}

type Drafted = Awaited<ResolversTypes['DraftExperimentResult']> & { __typename: string }

function draftOf({ target, ...input }: DraftExperimentInput): ExperimentDraft {
  const { loggedIn = null, isNew = null, isStaff = null, ...lists } = target
  return { ...input, key: input.key.trim(), target: { loggedIn, isNew, isStaff, ...lists } }
}

/**
 * Writes an experiment down as a draft and records who, when and why. Returns SettingRefused for the problems
 * of `draftProblem` and for a key that is taken. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function draftExperiment(ctx: Context, input: DraftExperimentInput): Promise<Drafted> {
  const changedBy = atWork(ctx, 'set_experiments')
  const draft = draftOf(input)
  const problem = draftProblem(draft)
  if (problem) return { __typename: 'SettingRefused', ...problem }
  const { key, target } = draft
  const now = ctx.now()
  return inTransaction<Drafted>(ctx.db, 'DraftExperimentPayload', async (tx) => {
    const isNew = await insertExperiment(tx, {
      key,
      target,
      name: draft.name.trim(),
      hypothesis: draft.hypothesis.trim(),
      outcome: draft.outcome === 'kit' ? 'kit' : 'order',
      base_rate: Math.round(draft.baseRate * 100),
      effect: Math.round(draft.effect * 100),
      arms: bucketsOf(draft.arms),
    })
    if (!isNew) return { __typename: 'SettingRefused', field: 'key', message: keyTakenMessage }
    await insertExperimentChange(tx, {
      id: uuidv7(now.getTime()),
      experiment_key: key,
      changed_by: changedBy,
      at: now,
      reason: draft.reason,
      was: 'Nothing',
      becomes: 'Draft',
    })
    const [row] = await listExperiments(tx, key)
    if (!row) throw new Error(`staff-experiments: the draft ${key} is gone`)
    return { __typename: 'DraftExperimentPayload', page: await pageOf(tx, row) }
  })
}

/** Returns the columns of an experiment after an accepted change. */
function changed(row: ExperimentRow, { act, rampPercent, keptArm }: ExperimentChange, now: Date) {
  const isEnd = act === 'stop'
  return {
    status: experimentMoves[act].to,
    ramp_percent: isEnd ? row.ramp_percent : (rampPercent ?? row.ramp_percent),
    started_at: row.started_at ?? now,
    stopped_at: isEnd ? now : null,
    kept_arm: isEnd ? keptArm : null,
  }
}

function changeOf({ act, rampPercent, keptArm, reason }: ChangeExperimentInput): ExperimentChange {
  const known = experimentActs.find((one): one is ExperimentAct => one === act)
  if (!known) throw refuse('BAD_INPUT', 'An experiment is started, ramped or stopped.')
  return { act: known, rampPercent: rampPercent ?? null, keptArm: keptArm ?? null, reason }
}

/**
 * Starts, ramps or stops an experiment and records who, when and why. Returns SettingRefused for an unknown
 * experiment and for the problems of `experimentProblem`: of two employees who press at once, the second is
 * refused. Throws BAD_INPUT (unknown act), UNAUTHENTICATED, FORBIDDEN.
 */
export async function changeExperiment(ctx: Context, input: ChangeExperimentInput): Promise<Changed> {
  const changedBy = atWork(ctx, 'set_experiments')
  const change = changeOf(input)
  const now = ctx.now()
  return inTransaction<Changed>(ctx.db, 'ChangeExperimentPayload', async (tx) => {
    await lockExperiment(tx, input.key)
    const [row] = await listExperiments(tx, input.key)
    if (!row) return { __typename: 'SettingRefused', field: 'act', message: 'There is no such experiment.' }
    const arms = row.arms.map(({ name }) => name)
    const problem = experimentProblem({ status: row.status, rampPercent: row.ramp_percent, arms }, change)
    if (problem) return { __typename: 'SettingRefused', ...problem }
    const after = changed(row, change, now)
    await updateExperiment(tx, row.key, after)
    const wordsOf = ({ status, ramp_percent, kept_arm }: typeof after | ExperimentRow) =>
      experimentWords({ status, rampPercent: ramp_percent, keptArm: kept_arm })
    await insertExperimentChange(tx, {
      id: uuidv7(now.getTime()),
      experiment_key: row.key,
      changed_by: changedBy,
      at: now,
      reason: change.reason,
      was: wordsOf(row),
      becomes: wordsOf(after),
    })
    return { __typename: 'ChangeExperimentPayload', page: await pageOf(tx, { ...row, ...after }) }
  })
}
