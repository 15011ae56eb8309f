// Specification §5: page count is the ceiling of total divided by page size, at least 1. §2:
// page 1 carries no parameter.
/**
 * Returns how many pages `total` entries fill: the ceiling of total divided by page size, at least 1 (§5).
 */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * No listing has that many pages: every greater number is beyond the end alike. Fits GraphQL's Int, also
 * times a page's pieces in an engine.
 */
export const pageMost = 999_999_999

/**
 * Parses a page number from a URL: a whole number from 1, at most 999,999,999 (`pageMost`); 1 for anything
 * else.
 */
export function parsePage(text: string | number | null | undefined): number {
  const page = Math.min(
    typeof text === 'number' ? text : /^\d+$/.test(text ?? '') ? Number(text) : 1,
    pageMost,
  )
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/**
 * Returns which rows of a list a page has: `limit` rows behind the first `offset`; page 1 for odd numbers.
 */
export function pageWish(page: number, pageSize: number): { limit: number; offset: number } {
  const at = Math.min(Math.max(Math.trunc(page) || 1, 1), pageRowsMost / pageSize)
  return { limit: pageSize, offset: Math.trunc(at - 1) * pageSize }
}
/** Behind so many rows no page is looked for. */
const pageRowsMost = 1_000_000

/**
 * Returns the numbers of the previous and next page; undefined at the ends, for a single page, and for a page
 * out of range (§2).
 */
export function neighbours(
  page: number,
  count: number,
): { prev: number | undefined; next: number | undefined } {
  if (count <= 1 || page < 1 || page > count) return { prev: undefined, next: undefined }
  return { prev: page > 1 ? page - 1 : undefined, next: page < count ? page + 1 : undefined }
}
