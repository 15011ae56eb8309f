// Pages of lists whose rows carry the number of all rows (`count(*) over ()`).

type Page = { limit: number; offset: number }

/**
 * Reads a page of a list and returns its rows with the number of all rows. A page past the last one has no
 * row that carries the number, so that the list's first row is read for it by a second statement.
 */
export async function pageWithTotal<Row extends { total: number }>(
  { limit, offset }: Page,
  read: (page: Page) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read({ limit, offset })
  const [first] = rows.length > 0 || offset === 0 ? rows : await read({ limit: 1, offset: 0 })
  return { rows, total: first?.total ?? 0 }
}
