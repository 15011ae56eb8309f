import { reviewDays } from '@hemline/rules/vocabulary/direct-sell.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A rating of one parcel by one of its sides, with the name of who wrote it. */
export type ReviewRow = {
  id: string
  shipment_id: string
  author_id: string
  first_name: string | null
  last_name: string | null
  of_seller: boolean
  stars: number
  words: string
  written_at: Date
  changed_at: Date | null
  words_removed_at: Date | null
  /** What the rating said before; `removed` where an employee took the words off. */
  earlier: { stars: number; words: string; at: string; removed?: boolean }[]
}

const select = sql`select r.id, r.shipment_id, r.author_id, u.first_name, u.last_name, r.of_seller, r.stars, r.words, r.written_at, r.changed_at,
  r.words_removed_at, r.earlier
  from member_review r join user_account u on u.id = r.author_id`

/**
 * SQL: a rating (`r`) may be read and counted: both sides of its parcel have written, or nobody can write any
 * more.
 */
export const isOpenToRead = sql`(exists (select 1 from member_review o where o.shipment_id = r.shipment_id and o.author_id <> r.author_id)
  or exists (select 1 from shipment p where p.id = r.shipment_id and p.delivered_at < clock_timestamp() - make_interval(days => ${reviewDays}::int)))`

/** Returns the `limit` newest ratings of a member as a seller that may be read. */
export async function listReviewsOf(db: DbOrTx, userId: string, limit: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`/* listReviewsOf */ ${select}
    where r.about_id = ${userId}::uuid and r.of_seller and ${isOpenToRead} order by r.written_at desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Returns all ratings of these parcels, in no order, also those that may not be read yet. */
export async function listReviewsOfParcels(db: DbOrTx, shipmentIds: readonly string[]): Promise<ReviewRow[]> {
  if (shipmentIds.length === 0) return []
  const { rows } = await sql<ReviewRow>`/* listReviewsOfParcels */ ${select}
    where r.shipment_id = any(${[...shipmentIds]}::uuid[])`.execute(db)
  return rows
}

/**
 * Stores a rating, one for each parcel and author; changing it moves the earlier words into its history, and
 * the same stars and words again change nothing.
 */
export async function upsertReview(
  tx: DbOrTx,
  review: {
    id: string
    shipmentId: string
    authorId: string
    aboutId: string
    ofSeller: boolean
    stars: number
    words: string
    now: Date
  },
): Promise<void> {
  await sql`/* upsertReview */ insert into member_review (id, shipment_id, author_id, about_id, of_seller, stars, words, written_at)
    values (${review.id}::uuid, ${review.shipmentId}::uuid, ${review.authorId}::uuid, ${review.aboutId}::uuid, ${review.ofSeller},
      ${review.stars}, ${review.words}, ${review.now})
    on conflict (shipment_id, author_id) do update set stars = excluded.stars, words = excluded.words, changed_at = ${review.now},
      earlier = member_review.earlier || jsonb_build_array(jsonb_build_object('stars', member_review.stars, 'words', member_review.words,
        'at', coalesce(member_review.changed_at, member_review.written_at)))
      where member_review.stars <> excluded.stars or member_review.words <> excluded.words`.execute(tx)
}

/**
 * Removes the words of a rating, whose stars stay; the words go into its history, for employees. Does nothing
 * for a rating without words.
 */
export async function removeReviewWords(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await sql`/* removeReviewWords */ update member_review set words = '', words_removed_at = ${now},
      earlier = earlier || jsonb_build_array(jsonb_build_object('stars', stars, 'words', words, 'removed', true,
        'at', coalesce(changed_at, written_at)))
    where id = ${id}::uuid and words <> ''`.execute(tx)
}
