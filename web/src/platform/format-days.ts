// Days as parcels, bags and letters name them. Apart from format.ts: no listing says any.
const month = new Intl.DateTimeFormat('en-US', { month: 'long' })
const weekDay = { weekday: 'short', month: 'short', day: 'numeric' } as const

/** The month of an ISO time: "December". */
export function monthOf(iso: string): string {
  return month.format(new Date(iso))
}

/**
 * "Fri, Dec 5": of an ISO time as the day it was in `timeZone`, by default the reader's own; of
 * a bare date as it stands.
 */
export function dayInWords(iso: string, timeZone?: string): string {
  const zone = iso.length === 10 ? 'UTC' : timeZone
  return new Intl.DateTimeFormat('en-US', { ...weekDay, ...(zone ? { timeZone: zone } : {}) }).format(
    new Date(iso),
  )
}

/** A time as it was at its own place: "Fri, Dec 5, 14:20 MST". */
export function localMoment(iso: string, timeZone: string): string {
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(new Date(iso))
}
