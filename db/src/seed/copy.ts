// Streams rows into a table by COPY: the text format, its escapes, and arrays.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly string[]
  | readonly number[]
  | { json: unknown }

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) => text.replace(/[\\\n\r\t]/g, (c) => escapes[c] ?? c)
const quoted = (text: string) => `"${text.replace(/["\\]/g, (c) => `\\${c}`)}"`

/**
 * Returns one value in COPY's text format; null is `\N`, lists are PostgreSQL arrays, and `{ json }` marks a
 * value of a jsonb column.
 */
export function cellText(value: Cell): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value)
  if ('json' in value) return escaped(JSON.stringify(value.json))
  return escaped(`{${value.map((v) => (typeof v === 'number' ? String(v) : quoted(v))).join(',')}}`)
}

function* textOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(cellText).join('\t')}\n`
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  if (text) yield text
}

/** Loads rows of the named columns by COPY; memory stays at about one chunk of text. */
export async function copyRows(
  client: pg.Client,
  target: { table: string; columns: readonly string[] },
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const sink = client.query(copyFrom(`copy ${target.table} (${target.columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(textOf(rows)), sink)
}
