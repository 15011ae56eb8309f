// Flags and experiments as employees see and change them, and the counts behind the results.
import type { ExperimentStatus } from '@hemline/rules/experiments/states.ts'
import type { ExperimentTarget } from '@hemline/rules/experiments/targeting.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A change by an employee, as the pages show it. */
export type ChangeRow = { id: string; at: Date; by: string; reason: string; was: string; becomes: string }
/** A new change: of a flag or of an experiment. */
export type NewChange = Omit<ChangeRow, 'by'> & { changed_by: string }

/** A flag with the addresses of the accounts for which it is always on, and its newest ten changes. */
export type FlagRow = {
  id: string
  description: string
  enabled: boolean
  rolloutPercent: number
  alwaysFor: string[]
  changes: ChangeRow[]
}

/** A flag as the statement brings it: times in JSON are texts. */
type FlagAnswer = Omit<FlagRow, 'changes'> & { changes: (Omit<ChangeRow, 'at'> & { at: string })[] }

/**
 * Returns all feature flags by name, or only the one with this name (empty when unknown); each with its
 * newest ten changes.
 */
export async function listStaffFlags(db: DbOrTx, name: string | null): Promise<FlagRow[]> {
  const { rows } = await sql<FlagAnswer>`/* listStaffFlags */
    select f.name as id, f.description, f.enabled, f.rollout_percent as "rolloutPercent",
      array(select u.email::text from user_account u where u.id = any(f.always_for) order by u.email) as "alwaysFor",
      coalesce((select jsonb_agg(to_jsonb(n) order by n.at desc, n.id desc) from (
        select c.id, c.at, concat_ws(' ', u.first_name, u.last_name) as by, c.reason, c.was, c.becomes
        from flag_change c join user_account u on u.id = c.changed_by where c.flag = f.name
        order by c.at desc, c.id desc limit 10) n), '[]') as changes
    from feature_flag f where ${name}::text is null or f.name = ${name} order by f.name`.execute(db)
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((one) => ({ ...one, at: new Date(one.at) })),
  }))
}

/** Locks a feature flag until the transaction ends; false when unknown. */
export async function lockFlag(tx: DbOrTx, name: string): Promise<boolean> {
  const { rows } =
    await sql`/* lockFlag */ select 1 from feature_flag where name = ${name} for update`.execute(tx)
  return rows.length > 0
}

/**
 * Returns the ids of the accounts with these e-mail addresses, whatever the case of their letters; unknown
 * ones and leaving members are left out.
 */
export async function listAccountIds(
  db: DbOrTx,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`/* listAccountIds */
    select id, email::text as email from user_account where email = any(${emails}::citext[]) and leaving_at is null`.execute(
    db,
  )
  return rows
}

/** Updates a feature flag's settings. */
export async function updateFlag(
  tx: DbOrTx,
  name: string,
  flag: { enabled: boolean; rollout_percent: number; always_for: string[] },
): Promise<void> {
  await tx
    .updateTable('feature_flag')
    .set(flag)
    .where('name', '=', name)
    .modifyEnd(named('updateFlag'))
    .execute()
}

/** Inserts an entry into the history of a feature flag. */
export async function insertFlagChange(tx: DbOrTx, change: NewChange & { flag: string }): Promise<void> {
  await tx.insertInto('flag_change').modifyEnd(named('insertFlagChange')).values(change).execute()
}

/** An experiment as employees see it. */
export type ExperimentRow = {
  key: string
  name: string
  hypothesis: string
  status: ExperimentStatus
  ramp_percent: number
  outcome: 'order' | 'kit'
  base_rate: number
  effect: number
  started_at: Date | null
  stopped_at: Date | null
  kept_arm: string | null
  target: ExperimentTarget
  arms: { name: string; share: number }[]
  people: number
}

/**
 * Returns all experiments: running ones first, then drafts, then stopped ones; or only the one with this key
 * (empty when unknown).
 */
export async function listExperiments(db: DbOrTx, key: string | null): Promise<ExperimentRow[]> {
  const { rows } = await sql<ExperimentRow>`/* listExperiments */
    select e.key, e.name, e.hypothesis, e.status, e.ramp_percent, e.outcome, e.base_rate, e.effect, e.started_at,
      e.stopped_at, e.kept_arm,
      jsonb_build_object('loggedIn', e.logged_in, 'isNew', e.is_new, 'isStaff', e.is_staff,
        'departments', e.departments, 'countries', e.countries, 'devices', e.devices) as target,
      (select jsonb_agg(jsonb_build_object('name', a.name, 'share', a.share) order by a.rank)
        from experiment_arm a where a.experiment_key = e.key) as arms,
      (select count(*)::int from exposure x where x.experiment_key = e.key) as people
    from experiment e where ${key}::text is null or e.key = ${key}
    order by array_position(array['running', 'draft', 'stopped'], e.status), e.key`.execute(db)
  return rows
}

/** Locks an experiment until the transaction ends; does nothing when it is unknown. */
export async function lockExperiment(tx: DbOrTx, key: string): Promise<void> {
  await sql`/* lockExperiment */ select 1 from experiment where key = ${key} for update`.execute(tx)
}

/** A draft with its shares, rates and differences in hundredths of a percent. */
export type NewExperiment = Pick<
  ExperimentRow,
  'key' | 'name' | 'hypothesis' | 'outcome' | 'base_rate' | 'effect' | 'target' | 'arms'
>

/** Inserts a draft of an experiment with its arms; false when another experiment has the key. */
export async function insertExperiment(tx: DbOrTx, draft: NewExperiment): Promise<boolean> {
  const { target, arms, ...columns } = draft
  const row = await tx
    .insertInto('experiment')
    .values({
      ...columns,
      logged_in: target.loggedIn,
      is_new: target.isNew,
      is_staff: target.isStaff,
      departments: [...target.departments],
      countries: [...target.countries],
      devices: [...target.devices],
    })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('key')
    .modifyEnd(named('insertExperiment'))
    .executeTakeFirst()
  if (!row) return false
  const rows = arms.map((arm, rank) => ({ experiment_key: draft.key, ...arm, rank }))
  await tx.insertInto('experiment_arm').modifyEnd(named('insertArms')).values(rows).execute()
  return true
}

/** What an act changes of an experiment. */
export type ExperimentUpdate = {
  status: ExperimentStatus
  ramp_percent: number
  started_at: Date | null
  stopped_at: Date | null
  kept_arm: string | null
}

/** Updates the given columns of an experiment. */
export async function updateExperiment(tx: DbOrTx, key: string, change: ExperimentUpdate): Promise<void> {
  await tx
    .updateTable('experiment')
    .set(change)
    .where('key', '=', key)
    .modifyEnd(named('updateExperiment'))
    .execute()
}

/** Inserts an entry into the history of an experiment. */
export async function insertExperimentChange(
  tx: DbOrTx,
  change: NewChange & { experiment_key: string },
): Promise<void> {
  await tx.insertInto('experiment_change').modifyEnd(named('insertExperimentChange')).values(change).execute()
}

/** Returns the 50 newest entries of an experiment's history, with the employees' names. */
export async function listExperimentChanges(db: DbOrTx, key: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`/* listExperimentChanges */
    select c.id, c.at, concat_ws(' ', u.first_name, u.last_name) as by, c.reason, c.was, c.becomes
    from experiment_change c join user_account u on u.id = c.changed_by where c.experiment_key = ${key}
    order by c.at desc, c.id desc limit 50`.execute(db)
  return rows
}

/** The counts of one arm. */
export type ArmCounts = {
  arm: string
  people: number
  /** People who did what is counted, after they first saw the arm. */
  hits: number
  orders: number
  canceled: number
  returned: number
}

/**
 * Counts the people of each arm and what they did from their first exposure on: by the account, by the
 * visitor, and by an account that the visitor made. Orders count once they are confirmed, kits once they
 * are ordered.
 */
export async function countArms(
  db: DbOrTx,
  { key, outcome }: { key: string; outcome: 'order' | 'kit' },
): Promise<ArmCounts[]> {
  const { rows } = await sql<ArmCounts>`/* countArms */
    with x as materialized (
      select subject, arm, user_id, visitor_id, first_at from exposure where experiment_key = ${key}),
    people as materialized (
      select subject, first_at, user_id from x where user_id is not null
      union select x.subject, x.first_at, u.id from x join user_account u on u.visitor_id = x.visitor_id),
    orders as (
      select p.subject, o.id, o.canceled_at from people p join purchase_order o on o.user_id = p.user_id
        where o.confirmed_at is not null and o.placed_at >= p.first_at
      union select x.subject, o.id, o.canceled_at from x join purchase_order o on o.visitor_id = x.visitor_id
        where o.confirmed_at is not null and o.placed_at >= x.first_at),
    sums as (
      select subject, count(*) as orders, count(canceled_at) as canceled,
        count(*) filter (where exists (select 1 from order_return_order r where r.order_id = o.id)) as returned
      from orders o group by subject),
    kits as (
      select p.subject from people p join kit k on k.seller_id = p.user_id where k.ordered_at >= p.first_at
      union select x.subject from x join kit k on k.visitor_id = x.visitor_id where k.ordered_at >= x.first_at)
    select x.arm, count(*)::int as people,
      (case when ${outcome} = 'order' then count(sums.subject) else count(kits.subject) end)::int as hits,
      coalesce(sum(sums.orders), 0)::int as orders, coalesce(sum(sums.canceled), 0)::int as canceled,
      coalesce(sum(sums.returned), 0)::int as returned
    from x left join sums on sums.subject = x.subject left join kits on kits.subject = x.subject
    group by x.arm`.execute(db)
  return rows
}

/** Requests of the people of one arm, on all days. */
export type TrafficRow = { arm: string; requests: number; failed: number; slow: number }

/** Sums the requests (all, failed, slow) of each of an experiment's arms over all days. */
export async function sumTraffic(db: DbOrTx, key: string): Promise<TrafficRow[]> {
  const { rows } = await sql<TrafficRow>`/* sumTraffic */
    select arm, sum(requests)::int as requests, sum(failed)::int as failed, sum(slow)::int as slow
    from arm_traffic where experiment_key = ${key} group by arm`.execute(db)
  return rows
}
