// Experiments: which arm a person has, and the note that the person has seen it (specification §3
// User.experiments; decision 0182). Other domains import only from this file.
import type { Db } from '@hemline/db/connect.ts'
import { armOfBucket, experimentBucket } from '@hemline/rules/experiments/buckets.ts'
import { asksForRows, type ExperimentPerson, takesPart } from '@hemline/rules/experiments/targeting.ts'
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { type ArmMeter, createArmMeter } from '../../platform/arm-meter.ts'
import type { DbOrTx } from '../../platform/db.ts'
import type { SplitPerson, TreatmentsPort } from '../../ports/treatments.ts'
import { personToSplit } from '../identity/identity.ts'
import {
  addTraffic,
  findPersonFacts,
  insertExposure,
  listOpenExperiments,
  type OpenExperiment,
} from './experiments.db.ts'

export { changeExperiment, draftExperiment, staffExperiment, staffExperiments } from './staff-experiments.ts'
export { changeFlag, staffFlags } from './staff-flags.ts'

/** An experiment with the person's arm in it; null: the person does not take part. */
type Drawn = OpenExperiment & { arm: string | null }

/** Returns whether a person has a row to whom an exposure can belong: robots have none. */
const isSomebody = ({ userId, visitorId }: SplitPerson) => userId !== null || visitorId !== null

async function factsOf(db: DbOrTx, person: SplitPerson, withRows: boolean): Promise<ExperimentPerson> {
  const facts = withRows && person.userId !== null ? await findPersonFacts(db, person.userId) : undefined
  return {
    loggedIn: person.userId !== null,
    isStaff: isAtWork(person.roles),
    device: person.device,
    isNew: !facts?.has_bought,
    departments: facts?.departments ?? [],
    country: facts?.country ?? 'US',
  }
}

/**
 * Returns all experiments that were started with the arm of a person in each; an arm once seen stays, a
 * stopped one gives the arm that was kept, null where the person takes no part. Empty for nobody.
 */
async function drawArms(db: DbOrTx, person: SplitPerson): Promise<Drawn[]> {
  if (!isSomebody(person)) return []
  const open = await listOpenExperiments(db, person.splitBucketingKey)
  const undecided = open.filter(({ status, seen_arm }) => status === 'running' && seen_arm === null)
  const facts = await factsOf(
    db,
    person,
    undecided.some(({ target }) => asksForRows(target)),
  )
  return open.map((one) => {
    if (one.status === 'stopped') return { ...one, arm: one.kept_arm }
    if (one.seen_arm !== null) return { ...one, arm: one.seen_arm }
    const bucket = experimentBucket(one.key, person.splitBucketingKey)
    const arm = takesPart(one.target, facts) ? armOfBucket(one.arms, one.ramp_percent, bucket) : undefined
    return { ...one, arm: arm?.name ?? null }
  })
}

/** Returns the arm of each running experiment that a person takes part in. */
async function runningArms(db: DbOrTx, person: SplitPerson): Promise<(Drawn & { arm: string })[]> {
  const drawn = await drawArms(db, person)
  return drawn.flatMap((one) =>
    one.status === 'running' && one.arm !== null ? [{ ...one, arm: one.arm }] : [],
  )
}

/** Returns the viewer's arms of the running experiments: {key: arm}. Robots and banned users have none. */
export async function armsOf(ctx: Context): Promise<Record<string, string>> {
  if (ctx.viewer.bot || ctx.viewer.banned) return {}
  const person = personToSplit(ctx)
  const arms = await ctx.once('arms', () => runningArms(ctx.db, person))
  for (const { key, arm, seen_arm } of arms)
    if (seen_arm !== null) ctx.arms.note(person.splitBucketingKey, key, arm)
  return Object.fromEntries(arms.map(({ key, arm }) => [key, arm]))
}

/**
 * Returns the driver of the treatments port: it gives "key:arm" of each running experiment that a person
 * takes part in.
 */
export const experimentTreatments =
  (db: Db): TreatmentsPort =>
  async (person) =>
    (await runningArms(db, person)).map(({ key, arm }) => `${key}:${arm}`)

/**
 * Returns the arms by which the API decides what the viewer gets, in all experiments that were started: the
 * viewer's own, and in a stopped experiment the one that was kept. Notes no exposure.
 */
export async function armsToGive(ctx: Context, db: DbOrTx): Promise<ReadonlyMap<string, string>> {
  if (ctx.viewer.bot || ctx.viewer.banned) return new Map()
  const drawn = await drawArms(db, personToSplit(ctx))
  return new Map(drawn.flatMap(({ key, arm }) => (arm === null ? [] : [[key, arm] as const])))
}

/**
 * Stores, once a person, that the site has shown the viewer an arm, and returns true. Returns false and
 * stores nothing for robots and banned users, and when the experiment does not run or the arm is not the
 * viewer's: an old page or an older offer showed another.
 */
export async function noteExposure(ctx: Context, experiment: string, shown: string): Promise<boolean> {
  if (ctx.viewer.bot || ctx.viewer.banned) return false
  const person = personToSplit(ctx)
  const arms = await runningArms(ctx.db, person)
  const own = arms.find(({ key, arm }) => key === experiment && arm === shown)
  if (!own) return false
  const { splitBucketingKey: subject, userId, visitorId } = person
  ctx.arms.note(subject, own.key, own.arm)
  if (own.seen_arm === null)
    await insertExposure(ctx.db, {
      experiment_key: own.key,
      subject,
      arm: own.arm,
      user_id: userId,
      visitor_id: visitorId,
      first_at: ctx.now(),
    })
  return true
}

/** How often the counts of requests are written. */
const writeEveryMs = 15_000

/**
 * Returns the meter of requests by arms; its counts are written to the database every 15 seconds, and when
 * the application closes. A failed write is logged, its counts are lost.
 */
export function startArmMeter(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }): ArmMeter {
  const arms = createArmMeter()
  const write = () =>
    addTraffic(db, now(), arms.take()).catch((error: unknown) => app.log.warn({ err: error }, 'arm traffic'))
  const timer = setInterval(() => void write(), writeEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
  return arms
}
