// By which columns the long tables at the desk are sorted. The server sorts all rows, not those of a page.

/** The columns that sort a table; the first one, falling, is the order without a wish. */
export const deskSorts = {
  orders: ['placed', 'total'],
  pieces: ['number', 'price'],
} as const

export type SortedScreen = keyof typeof deskSorts
export type DeskSort<Screen extends SortedScreen> = {
  key: (typeof deskSorts)[Screen][number]
  down: boolean
}

/**
 * Reads the order of a table from an address: a column's key, with "-" before it for the highest first. The
 * table's own order when the text names no column that sorts.
 */
export function readSort<Screen extends SortedScreen>(
  screen: Screen,
  text: string | null | undefined,
): DeskSort<Screen> {
  const keys: readonly DeskSort<Screen>['key'][] = deskSorts[screen]
  const down = text?.startsWith('-') ?? false
  const key = keys.find((one) => one === (down ? text?.slice(1) : text))
  const [own] = deskSorts[screen]
  return key === undefined ? { key: own, down: true } : { key, down }
}

/**
 * Returns the order after a press on a column, as it stands in an address: a new column begins with its
 * highest value, the same one turns around; '' for the table's own order.
 */
export function sortAfterPress(screen: SortedScreen, text: string, key: string): string {
  const now = readSort(screen, text)
  const down = now.key === key ? !now.down : true
  return down && key === deskSorts[screen][0] ? '' : `${down ? '-' : ''}${key}`
}

/** The orders of a table as they stand in an address, with their names for a screen without column heads. */
export const sortNames: Readonly<Record<SortedScreen, readonly (readonly [sort: string, name: string])[]>> = {
  orders: [
    ['', 'Newest first'],
    ['placed', 'Oldest first'],
    ['-total', 'Highest total first'],
    ['total', 'Lowest total first'],
  ],
  pieces: [
    ['', 'Highest number first'],
    ['number', 'Lowest number first'],
    ['-price', 'Highest price first'],
    ['price', 'Lowest price first'],
  ],
}

/** Rows of one page of a long table at the desk. */
export const deskPageSize = 50

type RowsShown = { page: number; shown: number; total?: number | undefined; pageSize?: number }

/**
 * Says which rows of a table are shown: "51 to 100 of 412 pieces"; `total` undefined when nobody has counted
 * them all.
 */
export function rowsShownWords(
  { page, shown, total, pageSize = deskPageSize }: RowsShown,
  [one, many]: readonly [one: string, many: string],
): string {
  if (shown === 0) return total === undefined ? `No ${many}` : `None of ${total} ${total === 1 ? one : many}`
  if (page === 1 && total === undefined && shown === pageSize) return `The first ${shown} ${many}`
  const first = (page - 1) * pageSize + 1
  const word = (total ?? shown) === 1 ? one : many
  if (page === 1 && (total === undefined || total <= shown)) return `${shown} ${word}`
  return `${first} to ${first + shown - 1}${total === undefined ? '' : ` of ${total}`} ${word}`
}
