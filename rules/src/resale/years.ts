// The years of the resale report (specification §2, /resale with yearly reports).
export const resaleYears = ['2023', '2024', '2025'] as const
export type ResaleYear = (typeof resaleYears)[number]

/** Returns a path segment as the year of a resale report; undefined when there is no report of that year. */
export const resaleYearOf = (text: string): ResaleYear | undefined => resaleYears.find((one) => one === text)
