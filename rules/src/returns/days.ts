// Days as returns name them: "Sun, Dec 6", in the time zone of the shop's warehouses.

const days = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** Returns a moment's day as people read it: "Sun, Dec 6". */
export const dayOf = (at: Date): string => days.format(at)
