// Days on which a carrier can fetch a returned parcel.

/** The facts of a return that decide whether its parcel can be fetched. */
export type FetchedReturn = {
  readonly status: string
  readonly tracking_code: string | null
  readonly ship_from: { readonly country: string } | null
  readonly drop_off_by: Date
}

const dayMs = 86_400_000
const offered = 4

/**
 * Returns the days (UTC, written like 2026-11-28) on which the carrier can fetch the parcel: the next four
 * from tomorrow that aren't Sundays, until the last day of drop-off. Empty without a label, abroad, or once
 * the parcel travels.
 */
export function pickUpDaysOf(row: FetchedReturn, now: Date): string[] {
  if (row.status !== 'initiated' || row.tracking_code === null || row.ship_from?.country !== 'US') return []
  const days: string[] = []
  for (let ahead = 1; days.length < offered && ahead < 10; ahead += 1) {
    const day = new Date(now.getTime() + ahead * dayMs)
    if (day > row.drop_off_by) break
    if (day.getUTCDay() !== 0) days.push(day.toISOString().slice(0, 10))
  }
  return days
}
