// Rows of the waitlist for selling from home and of its survey.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** The viewer: a user, and the browser's visitor for rows that no user has. */
export type Person = { userId: string | null; visitorId: number | null }

const ofPerson = ({ userId, visitorId }: Person) =>
  sql<boolean>`(user_id = ${userId}::uuid or (user_id is null and visitor_id = ${visitorId}::bigint))`

/** A place on the waitlist. */
export type WaitlistRow = { email: string; joined_at: Date }

/**
 * Finds the place of a person on the waitlist, by the account, its address, or the browser; the latest of
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

/** Finds the place of an address on the waitlist; undefined when it has none. */
export async function findPlaceOf(db: DbOrTx, email: string): Promise<WaitlistRow | undefined> {
  const { rows } =
    await sql<WaitlistRow>`/* findPlaceOf */ select email::text as email, joined_at from direct_waitlist
    where email = ${email}::citext`.execute(db)
  return rows[0]
}

/** A new place on the waitlist. */
export type NewPlace = WaitlistRow & { id: string; user_id: string | null; visitor_id: number | null }

/** Puts an address on the waitlist; returns false when it stands there already. */
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

/** Finds a person's survey: the user's, else the one of this browser that no user has. */
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

/** Inserts a person's survey, or replaces the answers of the one with this id; the person's it then is. */
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
