// Experiments as the people who take part meet them, and their exposures.
import type { Arm } from '@hemline/rules/experiments/buckets.ts'
import type { ExperimentTarget } from '@hemline/rules/experiments/targeting.ts'
import { sql } from 'kysely'
import type { ArmRequests } from '../../platform/arm-meter.ts'
import { type DbOrTx, named } from '../../platform/db.ts'

/** An experiment that was started, with its arms, and the arm that a person has seen. */
export type OpenExperiment = {
  key: string
  status: 'running' | 'stopped'
  ramp_percent: number
  kept_arm: string | null
  target: ExperimentTarget
  arms: Arm[]
  seen_arm: string | null
}

/**
 * Returns all experiments that run or were stopped, each with the arm that the person of `subject` (user or
 * visitor) has seen.
 */
export async function listOpenExperiments(db: DbOrTx, subject: string): Promise<OpenExperiment[]> {
  const { rows } = await sql<OpenExperiment>`/* listOpenExperiments */
    select e.key, e.status, e.ramp_percent, e.kept_arm, x.arm as seen_arm,
      jsonb_build_object('loggedIn', e.logged_in, 'isNew', e.is_new, 'isStaff', e.is_staff,
        'departments', e.departments, 'countries', e.countries, 'devices', e.devices) as target,
      (select jsonb_agg(jsonb_build_object('name', a.name, 'share', a.share) order by a.rank)
        from experiment_arm a where a.experiment_key = e.key) as arms
    from experiment e left join exposure x on x.experiment_key = e.key and x.subject = ${subject}
    where e.status <> 'draft' order by e.key`.execute(db)
  return rows
}

/** What a target can ask of an account. */
export type PersonFacts = { country: string; has_bought: boolean; departments: string[] }

/**
 * Returns the facts of an account by which experiments choose people (country, purchases, departments of its
 * sizes); undefined for an unknown account.
 */
export async function findPersonFacts(db: DbOrTx, userId: string): Promise<PersonFacts | undefined> {
  const { rows } = await sql<PersonFacts>`/* findPersonFacts */
    select country_id as country, first_purchase_at is not null as has_bought,
      array(select department from size_profile p where p.user_id = u.id and p.enabled) as departments
    from user_account u where u.id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** A person's first look at an arm. */
export type NewExposure = {
  experiment_key: string
  subject: string
  arm: string
  user_id: string | null
  visitor_id: number | null
  first_at: Date
}

/** Inserts that a person has seen an arm; an earlier exposure of the person stays. */
export async function insertExposure(db: DbOrTx, exposure: NewExposure): Promise<void> {
  await db
    .insertInto('exposure')
    .modifyEnd(named('insertExposure'))
    .values(exposure)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Adds requests (all, failed, slow) of people who have seen an arm to the counts of a day; those of unknown
 * experiments are dropped.
 */
export async function addTraffic(db: DbOrTx, day: Date, counts: readonly ArmRequests[]): Promise<void> {
  for (const { experiment, arm, requests, failed, slow } of counts)
    await sql`/* addTraffic */
      insert into arm_traffic as t (experiment_key, arm, day, requests, failed, slow)
      select ${experiment}, ${arm}, ${day}::timestamptz::date, ${requests}::int, ${failed}::int, ${slow}::int
      where exists (select 1 from experiment where key = ${experiment})
      on conflict (experiment_key, arm, day) do update set requests = t.requests + excluded.requests,
        failed = t.failed + excluded.failed, slow = t.slow + excluded.slow`.execute(db)
}
