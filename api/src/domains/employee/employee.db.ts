import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Where a piece comes from: the partner whose stock it is, or the member; its bag; and the town that it is
 * sent from when that is not a warehouse of the shop.
 */
export type Origin = { seller: string | null; bagNumber: string | null; sentFrom: string | null }

/**
 * Returns where a piece comes from: the seller's or partner's name, the bag number and the town that sends it
 * (null where it has none); undefined for an unknown piece.
 */
export async function findOrigin(db: DbOrTx, itemNumber: number): Promise<Origin | undefined> {
  const { rows } = await sql<Origin>`/* findOrigin */
    select coalesce(p.name, u.first_name || ' ' || u.last_name) as seller, b.bag_number::text as "bagNumber",
      case when t.city is not null then concat_ws(', ', t.city, t.state) end as "sentFrom"
    from item i left join user_account u on u.id = i.consignor_id left join bag b on b.id = i.bag_id
      left join third_party_seller t on t.id = i.third_party_seller_id
      left join partner_piece o on o.item_number = i.item_number left join supplier p on p.id = o.supplier_id
    where i.item_number = ${itemNumber}::bigint`.execute(db)
  return rows[0]
}

/** Returns the bag numbers of those pieces that came in a bag. */
export async function listBagNumbers(
  db: DbOrTx,
  itemNumbers: readonly number[],
): Promise<{ itemNumber: number; bagNumber: string }[]> {
  if (itemNumbers.length === 0) return []
  const { rows } = await sql<{ itemNumber: number; bagNumber: string }>`/* listBagNumbers */
    select i.item_number as "itemNumber", b.bag_number::text as "bagNumber" from item i join bag b on b.id = i.bag_id
    where i.item_number = any(${[...itemNumbers]}::bigint[])`.execute(db)
  return rows
}

/** The queue's counts for one job name; `failing` jobs failed and will be retried, `dead` jobs won't be. */
export type JobKindRow = {
  name: string
  waiting: number
  running: number
  failing: number
  dead: number
  oldestDueAt: Date | null
}

/**
 * Counts the queued jobs per name: waiting, running, failing and dead; `oldestDueAt` is the earliest due
 * time among those that wait for a run.
 */
export async function listJobKinds(db: DbOrTx, now: Date): Promise<JobKindRow[]> {
  const { rows } = await sql<JobKindRow>`/* listJobKinds */
    select task_identifier as name,
      count(*) filter (where attempts = 0 and locked_at is null)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts > 0 and attempts < max_attempts and locked_at is null)::int as failing,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as dead,
      min(run_at) filter (where run_at <= ${now}::timestamptz and attempts < max_attempts and locked_at is null) as "oldestDueAt"
    from graphile_worker.jobs group by 1 order by 1`.execute(db)
  return rows
}

/** A failed job in the queue, without its payload. */
export type JobRow = {
  id: number
  name: string
  state: string
  attempts: number
  maxAttempts: number
  runAt: Date
  createdAt: Date
  lastError: string | null
}

/**
 * Returns at most `limit` jobs with an error, latest change first. Leaves out their payload, which may name
 * people.
 */
export async function listTroubledJobs(db: DbOrTx, limit: number): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`/* listTroubledJobs */
    select id, task_identifier as name, attempts::int, max_attempts::int as "maxAttempts", run_at as "runAt", created_at as "createdAt",
      case when locked_at is not null then 'running' when attempts >= max_attempts then 'dead' else 'failing' end as state,
      left(last_error, 600) as "lastError"
    from graphile_worker.jobs where attempts > 0 and last_error is not null order by updated_at desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * The state of a queued job: `dead` when its attempts are used up, `failed` when at least one attempt
 * failed.
 */
export type TroubledJob = { name: string; dead: boolean; running: boolean; failed: boolean }

/** Returns the state of a queued job by id; undefined when it is done or gone. */
export async function findJob(db: DbOrTx, id: string): Promise<TroubledJob | undefined> {
  const { rows } = await sql<TroubledJob>`/* findJob */
    select task_identifier as name, attempts >= max_attempts as dead, locked_at is not null as running, attempts > 0 as failed
    from graphile_worker.jobs where id = ${id}::bigint`.execute(db)
  return rows[0]
}

/**
 * Makes a job due at `now` with its attempts reset to zero; returns false when the job is running or gone.
 */
export async function rescheduleJob(tx: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`/* rescheduleJob */
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => ${now}::timestamptz, attempts => 0) where id is not null`.execute(
    tx,
  )
  return rows.length === 1
}

/**
 * Stops all retries of a job and stores `words` as its error; returns false when the job is running or gone.
 */
export async function failJob(tx: DbOrTx, id: string, words: string): Promise<boolean> {
  const { rows } = await sql`/* failJob */
    select id from graphile_worker.permanently_fail_jobs(array[${id}::bigint], ${words}) where id is not null`.execute(
    tx,
  )
  return rows.length === 1
}

/** Inserts an employee's action on a job into the job's history, with the reason. */
export async function insertJobEvent(
  tx: DbOrTx,
  event: { jobId: string; task: string; kind: string; actorId: string; reason: string; at: Date },
): Promise<void> {
  const { jobId, task, kind, actorId, reason, at } = event
  await sql`/* insertJobEvent */ insert into job_event (job_id, task, kind, actor_id, reason, at)
    values (${jobId}::bigint, ${task}, ${kind}, ${actorId}::uuid, ${reason}, ${at}::timestamptz)`.execute(tx)
}

/** An employee's recorded action on a job. */
export type JobNoteRow = {
  id: number
  jobId: number
  name: string
  kind: string
  actor: string
  reason: string
  at: Date
}

/** Returns the last `limit` actions of employees on jobs, newest first. */
export async function listJobNotes(db: DbOrTx, limit: number): Promise<JobNoteRow[]> {
  const { rows } = await sql<JobNoteRow>`/* listJobNotes */
    select e.id, e.job_id as "jobId", e.task as name, e.kind, u.first_name || ' ' || u.last_name as actor, e.reason, e.at
    from job_event e join user_account u on u.id = e.actor_id order by e.id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the status of the listing of a member's piece; undefined for a piece without one. */
export async function findListingStatus(db: DbOrTx, itemNumber: number): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`/* findListingStatus */ select status from direct_listing
    where item_number = ${itemNumber}::bigint`.execute(db)
  return rows[0]?.status
}

/**
 * Returns the payout terms of a piece of a bag, and the unpaid rest of the bag's fee in cents; undefined for
 * a piece without a bag.
 */
export async function findPaying(
  db: DbOrTx,
  itemNumber: number,
): Promise<{ terms: PayoutTerms | null; bag_fee_left: number } | undefined> {
  const { rows } = await sql<{ terms: PayoutTerms | null; bag_fee_left: number }>`/* findPaying */
    select i.payout_terms as terms, greatest(0, b.fee_cents - coalesce((select sum(x.bag_fee_cents) from seller_sale x
      where x.bag_id = b.id and x.clawed_back_at is null), 0))::int as bag_fee_left
    from item i join bag b on b.id = i.bag_id where i.item_number = ${itemNumber}::bigint`.execute(db)
  return rows[0]
}
