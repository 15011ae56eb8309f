/**
 * Returns a page of sorted rows: those after the row with the key `before`, or with `until` those ahead of
 * the row with that key; without either the first ones.
 */
export function pageOfRows<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  {
    before,
    until,
    limit,
  }: { before?: Key | null | undefined; until?: Key | null | undefined; limit: number },
): readonly Row[] {
  const placeOf = (key: Key) => rows.findIndex((row) => keyOf(row) === key)
  if (before != null) return rows.slice(placeOf(before) + 1, placeOf(before) + 1 + limit)
  if (until == null) return rows.slice(0, limit)
  return rows.slice(Math.max(0, placeOf(until) - limit), Math.max(0, placeOf(until)))
}
