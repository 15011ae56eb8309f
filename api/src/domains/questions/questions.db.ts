// Questions about pieces: their words, answers and publication. The talk with the shopper is the case.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { pageWithTotal } from '../../platform/totals.ts'

/** A question as the page of its piece shows it. */
export type QuestionRow = {
  case_id: string
  case_number: number
  user_id: string | null
  item_number: number
  question: string
  answer: string | null
  asked_at: Date
  answered_at: Date | null
  published_at: Date | null
  by_seller: boolean
  /** The member who sells the piece directly; null for pieces of the shop. */
  seller_id: string | null
}

const columns = sql`q.case_id, c.number as case_number, c.user_id, q.item_number::float8 as item_number, q.question, q.answer,
    q.asked_at, q.answered_at, q.published_at, q.by_seller,
    (select i.consignor_id from item i where i.item_number = q.item_number and i.source = 'p2p') as seller_id`

/** Whose page it is: `userId` is null for visitors. */
type Asked = { itemNumber: number; userId: string | null; isSeller: boolean; limit: number; offset: number }

/**
 * Returns one page of a piece's questions and the total: the user's questions that are not public first (for
 * the seller those without an answer), then the public ones, the newest first. A piece that came back and was
 * listed again has those of its forebears. Words that an employee removed are left out, and so are those of
 * members with whom the user has a block.
 */
export async function listQuestions(
  db: DbOrTx,
  { itemNumber, userId, isSeller, limit, offset }: Asked,
): Promise<{ rows: QuestionRow[]; total: number }> {
  return pageWithTotal({ limit, offset }, async (page) => {
    const { rows } = await sql<
      QuestionRow & { total: number }
    >`/* listQuestions */ with recursive listing as (
      select ${itemNumber}::bigint as item_number
      union select i.relisted_from from item i join listing on i.item_number = listing.item_number
        where i.relisted_from is not null
    ) select ${columns}, count(*) over ()::int as total
    from listing join piece_question q on q.item_number = listing.item_number join support_case c on c.id = q.case_id
    where q.removed_at is null
      and (q.published_at is not null or c.user_id = ${userId}::uuid or (${isSeller} and q.answer is null))
      and not exists (select 1 from member_block k left join item sold on sold.item_number = q.item_number and q.by_seller
        where (k.blocker_id = ${userId}::uuid and k.blocked_id in (c.user_id, sold.consignor_id))
          or (k.blocked_id = ${userId}::uuid and k.blocker_id in (c.user_id, sold.consignor_id)))
    order by q.published_at desc nulls first, q.asked_at desc limit ${page.limit} offset ${page.offset}`.execute(
      db,
    )
    return rows
  })
}

/** Finds the question about a piece that a case contains; undefined for other cases. */
export async function findQuestion(db: DbOrTx, caseId: string): Promise<QuestionRow | undefined> {
  const { rows } =
    await sql<QuestionRow>`/* findQuestion */ select ${columns} from piece_question q join support_case c on c.id = q.case_id
    where q.case_id = ${caseId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Counts the questions that a user asked within the last day, and locks the user's questions until the
 * transaction ends.
 */
export async function countQuestionsToday(tx: DbOrTx, userId: string, now: Date): Promise<number> {
  await sql`/* lockAsker */ select pg_advisory_xact_lock(hashtextextended('piece-question/' || ${userId}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ asked: number }>`/* countQuestionsToday */ select count(*)::int as asked
    from support_case c where c.user_id = ${userId}::uuid and c.kind = 'piece_question'
      and c.created_at > ${now}::timestamptz - interval '1 day'`.execute(tx)
  return rows[0]?.asked ?? 0
}

/** Inserts the question of a new case. */
export async function insertQuestion(
  tx: DbOrTx,
  { caseId, itemNumber, question, at }: { caseId: string; itemNumber: number; question: string; at: Date },
): Promise<void> {
  await sql`/* insertQuestion */ insert into piece_question (case_id, item_number, question, asked_at)
    values (${caseId}::uuid, ${itemNumber}::bigint, ${question}, ${at})`.execute(tx)
}

/** What everybody or the shopper alone reads; `isPublic` false takes the question off the page. */
export type QuestionAnswer = {
  question: string
  answer: string
  isPublic: boolean
  bySeller?: boolean
  at: Date
}

/**
 * Stores the answer of a question and whether it is public, since the first time that it was; the caller
 * holds the lock of its case.
 */
export async function updateQuestion(
  tx: DbOrTx,
  caseId: string,
  { question, answer, isPublic, bySeller = false, at }: QuestionAnswer,
): Promise<void> {
  await sql`/* updateQuestion */ update piece_question set question = ${question}, answer = ${answer}, answered_at = ${at}, by_seller = ${bySeller},
      published_at = case when ${isPublic} then coalesce(published_at, ${at}) end
    where case_id = ${caseId}::uuid`.execute(tx)
}

/**
 * Marks the words of a question as removed for good: nobody reads them on the page of its piece any more. The
 * time of the first removal stays.
 */
export async function updateRemoved(tx: DbOrTx, caseId: string, at: Date): Promise<void> {
  await sql`/* updateRemoved */ update piece_question set removed_at = coalesce(removed_at, ${at}), published_at = null
    where case_id = ${caseId}::uuid`.execute(tx)
}

/** Removes a public question from its piece's page; false when it is not public. */
export async function unpublishQuestion(tx: DbOrTx, caseId: string): Promise<boolean> {
  const { rows } = await sql`/* unpublishQuestion */ update piece_question set published_at = null
    where case_id = ${caseId}::uuid and published_at is not null returning case_id`.execute(tx)
  return rows.length > 0
}
