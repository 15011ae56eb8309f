// The lanes of the outbox, as migration 0043 fills them. A crowded one must not hold up the ones before it.

/**
 * Lanes that are worked on by themselves: from the first to the last one, rows of
 * the first before all others.
 */
export type Lanes = { readonly first: number; readonly last: number }

/** Holds, sales, and whatever else decides whether a piece can be had. */
export const availability: Lanes = { first: 0, last: 0 }
/** Edits of a piece, and after them the names that many pieces show. */
export const looks: Lanes = { first: 1, last: 2 }
export const allLanes: Lanes = { first: 0, last: 2 }

/** Whether a notice of the database is about one of these lanes; a notice that names none is about all. */
export function concerns({ first, last }: Lanes, notice: string): boolean {
  const lane = Number(notice)
  return notice === '' || !Number.isInteger(lane) || (lane >= first && lane <= last)
}
