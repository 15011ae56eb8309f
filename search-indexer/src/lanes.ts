// The lanes of the outbox, as migration 0043 fills them. A crowded lane must not delay the lanes before
// it.

/** A range of lanes that one group of workers processes; rows of a lower lane come first. */
export type Lanes = { readonly first: number; readonly last: number }

/** The lane of holds, sales, and other changes that decide whether an item can be bought. */
export const availability: Lanes = { first: 0, last: 0 }
/** The lanes of edits of one item, and of names shared by many items. */
export const looks: Lanes = { first: 1, last: 2 }
/** All lanes of the outbox. */
export const allLanes: Lanes = { first: 0, last: 2 }

/**
 * Returns whether a notice of the database is about one of these lanes; a notice without a lane is about
 * all.
 */
export function concerns({ first, last }: Lanes, notice: string): boolean {
  const lane = Number(notice)
  return notice === '' || !Number.isInteger(lane) || (lane >= first && lane <= last)
}
