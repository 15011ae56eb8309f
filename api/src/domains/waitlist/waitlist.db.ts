// Rows of the waitlist for selling directly and of its survey.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** The viewer: a user, and the browser's visitor for rows that no user has. */
export type Person = { userId: string | null; visitorId: number | null }

const ofPerson = ({ userId, visitorId }: Person) =>
  sql<boolean>`(user_id = ${userId}::uuid or (user_id is null and visitor_id = ${visitorId}::bigint))`

/** A place on the waitlist. */
export type WaitlistRow = { email: string; joined_at: Date }

/**
 * Finds a person's entry on the waitlist, by the account, its e-mail address, or the browser; the latest of
 * several. Undefined when there is none.
 */
export async function findPlace(
  db: DbOrTx,
  person: Person,
  accountEmail: string | null,
): Promise<WaitlistRow | undefined> {
  const { rows } =
    await sql<WaitlistRow>`/* findPlace */ select email::text as email, joined_at from direct_waitlist
    where ${ofPerson(person)} or email = ${accountEmail}::citext order by joined_at desc limit 1`.execute(db)
  return rows[0]
}

/** Finds the waitlist entry of an e-mail address; undefined when there is none. */
export async function findPlaceOf(db: DbOrTx, email: string): Promise<WaitlistRow | undefined> {
  const { rows } =
    await sql<WaitlistRow>`/* findPlaceOf */ select email::text as email, joined_at from direct_waitlist
    where email = ${email}::citext`.execute(db)
  return rows[0]
}

/** A new place on the waitlist. */
export type NewPlace = WaitlistRow & { id: string; user_id: string | null; visitor_id: number | null }

/** Inserts an entry into the waitlist; returns false when the e-mail address is there already. */
export async function insertPlace(db: DbOrTx, place: NewPlace): Promise<boolean> {
  const made = await db
    .insertInto('direct_waitlist')
    .modifyEnd(named('insertPlace'))
    .values(place)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** A place that was not told yet; `split_key`: by which flags split its person, null when nobody knows. */
export type WaitingRow = { id: string; user_id: string | null; split_key: string | null }

/**
 * Returns at most `limit` waitlist entries whose person was not told yet, by id after `after`. An entry
 * belongs to the account that joined, else to the account with its verified address; those of closed accounts
 * are left out.
 */
export async function listUntold(
  db: DbOrTx,
  { after, limit }: { after: string; limit: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`/* listUntold */
    select w.id, u.id as user_id, case when u.id is null then w.visitor_id::text else coalesce(u.visitor_id::text, u.id::text) end as split_key
    from direct_waitlist w left join user_account u on u.id = coalesce(w.user_id,
      (select a.id from user_account a where a.email = w.email and a.email_verified_at is not null))
    where w.told_at is null and w.id > ${after}::uuid and not coalesce(u.banned, false) and u.erased_at is null
    order by w.id limit ${limit}`.execute(db)
  return rows
}

/** Stores that the person of a waitlist entry was told; false when it was stored before. */
export async function updateTold(tx: DbOrTx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`/* updateTold */ update direct_waitlist set told_at = ${at}
    where id = ${id}::uuid and told_at is null returning id`.execute(tx)
  return rows.length === 1
}

/** Finds a waitlist entry by its id; undefined when its person left the list. */
export async function findPlaceById(db: DbOrTx, id: string): Promise<WaitlistRow | undefined> {
  const { rows } = await sql<WaitlistRow>`/* findPlaceById */ select email::text as email, joined_at
    from direct_waitlist where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Deletes a waitlist entry; does nothing when it is gone. */
export async function deletePlace(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('direct_waitlist').where('id', '=', id).modifyEnd(named('deletePlace')).execute()
}

/** A person's answers to the survey. */
export type SurveyRow = {
  id: string
  sells: string[]
  often: string
  places: string[]
  obstacle: string
  may_write: boolean
  changed_at: Date
}

/**
 * Finds a person's answers of the waitlist's survey: the user's, else those of this browser that belong to no
 * user. Undefined when there are none.
 */
export async function findSurvey(db: DbOrTx, person: Person): Promise<SurveyRow | undefined> {
  const { rows } = await sql<SurveyRow>`/* findDirectSurvey */
    select id, sells, often, places, obstacle, may_write, changed_at from direct_survey where ${ofPerson(person)}
    order by user_id nulls last limit 1`.execute(db)
  return rows[0]
}

/**
 * Takes the lock of a person's survey until the transaction ends, so that two answers run one after the
 * other.
 */
export async function lockSurvey(tx: DbOrTx, { userId, visitorId }: Person): Promise<void> {
  const key = `direct-survey/${userId ?? `visitor/${visitorId}`}`
  await sql`/* lockDirectSurvey */ select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/**
 * Inserts a person's survey answers, or replaces those with this id; they belong to this person from then on.
 */
export async function saveSurvey(
  tx: DbOrTx,
  { user_id, visitor_id, ...survey }: SurveyRow & { user_id: string | null; visitor_id: number | null },
): Promise<void> {
  await tx
    .insertInto('direct_survey')
    .modifyEnd(named('saveSurvey'))
    .values({ ...survey, user_id, visitor_id, answered_at: survey.changed_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...survey, ...(user_id !== null && { user_id }) }),
    )
    .execute()
}
