// A press of a heart, before the local list has it. Apart from the list, because every page has hearts.

/** A heart as it was left: the piece, its list and when, in epoch milliseconds. */
export type HeartNote = {
  readonly listId: string
  readonly itemNumber: number
  readonly loved: boolean
  readonly updatedAt: number
}

/**
 * Returns whether a value from the browser's storage has the form of a HeartNote: a piece that was loved or
 * unloved, not stored yet.
 */
export function isHeartNote(value: unknown): value is HeartNote {
  if (typeof value !== 'object' || value === null) return false
  const { listId, itemNumber, loved, updatedAt } = value as Record<keyof HeartNote, unknown>
  const areNumbers = Number.isSafeInteger(itemNumber) && Number.isSafeInteger(updatedAt)
  return areNumbers && typeof listId === 'string' && typeof loved === 'boolean'
}
