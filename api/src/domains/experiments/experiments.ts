// Experiments: which arm a person has, and the note that the person has seen it (specification §3
// User.experiments; decision 0182). Other domains import only from this file.
import type { Db } from '@hemline/db/connect.ts'
import { armOfBucket, experimentBucket } from '@hemline/rules/experiments/buckets.ts'
import { asksForRows, type ExperimentPerson, takesPart } from '@hemline/rules/experiments/targeting.ts'
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { ArmMeter } from '../../platform/arm-meter.ts'
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

export { changeExperiment, staffExperiment, staffExperiments } from './staff-experiments.ts'
export { changeFlag, staffFlags } from './staff-flags.ts'

/** An experiment with the person's arm in it; null: the person does not take part. */
type Drawn = OpenExperiment & { arm: string | null }

/** Whether a person has a row to whom an exposure can belong: robots have none. */
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

/** Draws the arms of a person in all experiments that were started. An arm once seen stays. */
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

/** Makes the driver of the treatments port: the arms of the running experiments of the database. */
export const experimentTreatments =
  (db: Db): TreatmentsPort =>
  async (person) =>
    (await runningArms(db, person)).map(({ key, arm }) => `${key}:${arm}`)

/**
 * Returns the arms that the viewer meets now in these experiments and notes for each running one, once a
 * person, that they were seen. A stopped experiment gives the arm that was kept and notes nothing. Experiments
 * that the viewer takes no part in are left out.
 */
export async function meetArms(
  ctx: Context,
  db: DbOrTx,
  experiments: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const met = new Map<string, string>()
  if (ctx.viewer.bot || ctx.viewer.banned) return met
  const person = personToSplit(ctx)
  const { splitBucketingKey: subject, userId, visitorId } = person
  for (const { key, arm, status, seen_arm } of await drawArms(db, person)) {
    if (arm === null || !experiments.includes(key)) continue
    met.set(key, arm)
    if (status === 'stopped') continue
    ctx.arms.note(subject, key, arm)
    if (seen_arm === null)
      await insertExposure(db, {
        experiment_key: key,
        subject,
        arm,
        user_id: userId,
        visitor_id: visitorId,
        first_at: ctx.now(),
      })
  }
  return met
}

/**
 * Notes that the viewer has seen the arm of an experiment that the site shows, and returns the arm; null when
 * the viewer has none, and for experiments that the API notes by itself.
 */
export async function noteExposure(ctx: Context, experiment: string): Promise<string | null> {
  if (ctx.viewer.bot || ctx.viewer.banned) return null
  const arms = await runningArms(ctx.db, personToSplit(ctx))
  if (!arms.some(({ key, noted_by }) => key === experiment && noted_by === 'site')) return null
  return (await meetArms(ctx, ctx.db, [experiment])).get(experiment) ?? null
}

/** How often the counts of requests are written. */
const writeEveryMs = 15_000

/** Writes the counts of requests by arms to the database every 15 seconds, and when the application closes. */
export function writeTrafficOf(
  app: FastifyInstance,
  { db, arms, now }: { db: Db; arms: ArmMeter; now: () => Date },
): void {
  const write = () =>
    addTraffic(db, now(), arms.take()).catch((error: unknown) => app.log.warn({ err: error }, 'arm traffic'))
  const timer = setInterval(() => void write(), writeEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
}
