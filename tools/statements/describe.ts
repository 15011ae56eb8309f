// Asks PostgreSQL for the columns of a statement by preparing it without executing it.
import pg from 'pg'

export type Column = { readonly name: string; readonly kind: string }

const number = [20, 21, 23, 26, 700, 701]
const date = [1082, 1114, 1184]
/**
 * By the numbers of PostgreSQL's types: the kind of value that the driver makes of each, with the
 * parsers of db/src/connect.ts.
 */
const kinds = new Map<number, string>([
  ...number.map((oid) => [oid, 'number'] as const),
  ...date.map((oid) => [oid, 'Date'] as const),
  ...[1005, 1007, 1016, 1021, 1022].map((oid) => [oid, 'list of number'] as const),
  ...[1115, 1182, 1185].map((oid) => [oid, 'list of Date'] as const),
  ...[1009, 1015, 2951].map((oid) => [oid, 'list of string'] as const),
  ...[114, 3802].map((oid) => [oid, 'json'] as const),
  ...[199, 3807].map((oid) => [oid, 'list of json'] as const),
  [16, 'boolean'],
  [17, 'Buffer'],
  [1000, 'list of boolean'],
  [1001, 'list of Buffer'],
  [1186, 'interval'],
])

type Field = { name: string; dataTypeID: number }
type Wire = {
  parse: (statement: { text: string; name: string; types: number[] }) => void
  describe: (what: { type: 'S'; name: string }) => void
  sync: () => void
}

/** A question to the driver that parses and describes a statement, and never executes it. */
class Description {
  private fields: Field[] = []
  private readonly text: string
  private readonly done: (columns: Column[]) => void
  private readonly fail: (error: Error) => void
  private broken: Error | undefined

  constructor(text: string, done: (columns: Column[]) => void, fail: (error: Error) => void) {
    this.text = text
    this.done = done
    this.fail = fail
  }
  submit(connection: Wire): void {
    connection.parse({ text: this.text, name: '', types: [] })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields
  }
  handleError(error: Error): void {
    this.broken = error
    this.fail(error)
  }
  handleReadyForQuery(): void {
    if (!this.broken)
      this.done(
        this.fields.map(({ name, dataTypeID }) => ({ name, kind: kinds.get(dataTypeID) ?? 'string' })),
      )
  }
}

/**
 * Opens a connection on which `columnsOf` PREPAREs a statement and returns its columns, rejecting for one
 * that PostgreSQL refuses; the answer for each text is kept. `close` ends the connection.
 */
export async function describer(
  url: string,
): Promise<{ columnsOf: (text: string) => Promise<Column[]>; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const known = new Map<string, Promise<Column[]>>()
  const ask = (text: string) =>
    new Promise<Column[]>((done, fail) => {
      client.query(new Description(text, done, fail) as unknown as pg.Submittable)
    })
  const columnsOf = (text: string) => {
    const answer = known.get(text) ?? ask(text)
    known.set(text, answer)
    return answer
  }
  return { columnsOf, close: () => client.end() }
}
