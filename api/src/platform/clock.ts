/**
 * Returns the present time. The only place that reads the clock; all other code gets a clock passed in.
 */
export const systemClock = (): Date => new Date()
