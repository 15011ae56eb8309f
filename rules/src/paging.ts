// Specification §5: page count is the ceiling of total divided by page size, at least 1. §2: page 1 carries no parameter.
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The page a text asks for: a whole number from 1; anything else is page 1. */
export function parsePage(text: string | number | null | undefined): number {
  const page = typeof text === 'number' ? text : /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** Pages before and after; none when there is one page only or the page is out of range (§2). */
export function neighbours(page: number, count: number): { prev: number | undefined; next: number | undefined } {
  if (count <= 1 || page < 1 || page > count) return { prev: undefined, next: undefined }
  return { prev: page > 1 ? page - 1 : undefined, next: page < count ? page + 1 : undefined }
}
