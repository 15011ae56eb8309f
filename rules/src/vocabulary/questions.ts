// Limits of the questions about a piece (decision 0180).

/** The shortest and the longest question, in signs. */
export const questionMin = 10
export const questionMax = 500
/** The longest answer that stands on a product page. */
export const answerMax = 1000
/** Questions that one shopper may ask within a day. */
export const questionsPerDay = 5
export const questionsPageSize = 5
