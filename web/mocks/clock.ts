/** The mocks' only reading of the clock. */
export const realNow = (): Date => new Date()
