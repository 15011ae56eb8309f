/** The stars of a rating, one by one. */
export const five = [1, 2, 3, 4, 5] as const
