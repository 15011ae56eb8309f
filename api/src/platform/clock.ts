/** The one place that reads the clock; everything else is handed it. */
export const systemClock = (): Date => new Date()
