// What a person reads of each table in the copy of their data: a heading in plain words, and the columns that
// mean something to them. The file for programs has every column (decision 0211).

/**
 * How a table is read. `columns`: the shown columns with their plain names, in order. `unread`: why the table
 * is left to the file for programs.
 */
export type Reading =
  | {
      readonly title: string
      readonly columns: readonly { column: string; name: string }[]
      /** Rows that read the same are one, with their number under this name. */
      readonly counted?: string
    }
  | { readonly unread: string }

/**
 * Describes how an export shows a table to people: a heading, and columns with labels from a text such as
 * "placed_at: Ordered on; status: State".
 */
export function read(title: string, columns: string): Reading {
  const pairs = columns.split(';').map((pair) => {
    const [column = '', name = ''] = pair.split(':').map((word) => word.trim())
    return { column, name }
  })
  return { title, columns: pairs }
}

/** Describes a table of many small rows: those that read the same are one row, with their number. */
export const readCounted = (title: string, columns: string, counted: string): Reading => ({
  ...read(title, columns),
  counted,
})

/** Marks a table that the readable export leaves out, with the reason; the file for programs contains it. */
export const unread = (why: string): Reading => ({ unread: why })
