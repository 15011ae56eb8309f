// The years of the resale report (specification §2, /resale with yearly reports).
export const resaleYears = ['2023', '2024', '2025'] as const
export type ResaleYear = (typeof resaleYears)[number]

/** Returns the year of a report in a path segment; undefined for every other text. */
export const resaleYearOf = (text: string): ResaleYear | undefined => resaleYears.find((one) => one === text)

/** The title of each report. */
export const resaleTitles: Readonly<Record<ResaleYear, string>> = {
  2023: 'What hangs in closets',
  2024: 'What keeps its worth',
  2025: 'What is worn again',
}
