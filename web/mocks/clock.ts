/** Returns the present time: the only place where the mocks read the clock. */
export const realNow = (): Date => new Date()
