import { count, countOf } from './format.ts'

/**
 * Returns how many pieces a page shows, with their noun: "12 pieces", and "The newest 200 of 412 pieces" when
 * there are more than it shows.
 */
export const newestOf = (shown: number, total: number, one: string, many: string): string =>
  shown > 0 && shown < total
    ? `The newest ${count(shown)} of ${countOf(total, one, many)}`
    : countOf(total, one, many)
