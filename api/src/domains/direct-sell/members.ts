// Members as strangers read them: names, ratings, and what others wrote.
import { ratingOf, responseWords } from '@hemline/rules/direct-sell/sales.ts'
import type { Context } from '../../context.ts'
import { listRatings, type RatingRow } from './closets.db.ts'
import type { ReviewRow } from './reviews.db.ts'

/** Returns a member's name as strangers read it, such as "Ada L."; "A member" without a first name. */
export const shownName = (person: { first_name: string | null; last_name: string | null }): string => {
  const initial = [...(person.last_name ?? '').trim()][0]
  return [(person.first_name ?? '').trim() || 'A member', initial ? `${initial.toUpperCase()}.` : '']
    .join(' ')
    .trim()
}

/**
 * Returns a member's rating: average stars (null without ratings), counts of ratings and sales, and words on
 * how fast the member answers. For a missing row, the rating of a member whom nobody rated.
 */
export const ratingView = (row: RatingRow | undefined) => ({
  stars: ratingOf(row?.stars ?? 0, row?.reviews ?? 0),
  count: row?.reviews ?? 0,
  soldCount: row?.sold ?? 0,
  response: responseWords(row?.hours ?? null, row?.answers ?? 0),
})

/** Returns the ratings of members, in the order of `userIds`. */
export async function ratingsOf(ctx: Context, userIds: readonly string[]) {
  const rows = await listRatings(ctx.db, [...new Set(userIds)])
  return userIds.map((id) => ratingView(rows.find((row) => row.user_id === id)))
}

/**
 * Returns a rating as other people read it; its writer is named like "Ada L.". Words that an employee removed
 * are nowhere in it.
 */
export const reviewView = (row: ReviewRow, viewerId: string | null) => ({
  id: row.id,
  by: shownName(row),
  stars: row.stars,
  words: row.words,
  writtenAt: row.written_at,
  changedAt: row.changed_at,
  ofSeller: row.of_seller,
  isOwn: row.author_id === viewerId,
  isRemoved: row.words_removed_at !== null && row.words === '',
  earlier: row.earlier.flatMap(({ stars, words, at, removed }) =>
    removed ? [] : [{ stars, words, at: new Date(at) }],
  ),
})
