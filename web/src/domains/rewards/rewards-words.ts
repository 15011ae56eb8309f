/** Returns points with their sign and thousands grouped: "+120", "–1,150"; 0 is "+0". */
export const signed = (points: number): string =>
  points < 0 ? `–${Math.abs(points).toLocaleString('en-US')}` : `+${points.toLocaleString('en-US')}`

/** Lists the names of a year's months, January first. */
export const months = Array.from({ length: 12 }, (_, i) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, i, 1))),
)
