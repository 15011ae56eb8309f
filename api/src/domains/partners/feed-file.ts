// Reads the body of a feed as records, one at a time: CSV, NDJSON, or one JSON array. Nothing is judged here.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type FeedFormat,
  feedColumns,
  feedColumnsNeeded,
  feedFieldMost,
  feedRowBytesMax,
  feedRowsMax,
} from '@hemline/rules/partners/feeds.ts'
import { parse } from 'csv-parse'
import { elementsOf, NoJsonArray } from './json-array.ts'

/** A record of a feed: all fields as texts, and what can't be said of one field. */
export type FeedRecord = { fields: Record<string, string>; fault?: string }
/** The whole file can't be read; the message is for its sender. */
export class FeedUnreadable extends Error {}

export const delimiters = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Delimiter = keyof typeof delimiters

const known: ReadonlySet<string> = new Set(feedColumns)

function headerOf(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const missing = feedColumnsNeeded.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new FeedUnreadable(`The header has no column “${missing.join('”, “')}”.`)
  const odd = names.filter((name) => !known.has(name))
  if (odd.length > 0)
    throw new FeedUnreadable(`The header has a column that we don’t know: “${odd[0]?.slice(0, 40)}”.`)
  if (new Set(names).size < names.length) throw new FeedUnreadable('The header names a column twice.')
  return names
}

async function* csvRecords(path: string, delimiter: Delimiter): AsyncGenerator<FeedRecord> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter: delimiters[delimiter],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: feedRowBytesMax,
    }),
  )
  let header: string[] | undefined
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (header === undefined) {
        header = headerOf(cells)
        continue
      }
      const fields = Object.fromEntries(header.map((name, i) => [name, cells[i] ?? '']))
      yield cells.length === header.length
        ? { fields }
        : { fields, fault: `The row has ${cells.length} fields, and the header has ${header.length}.` }
    }
  } catch (error) {
    if (error instanceof FeedUnreadable) throw error
    const lines = (error as { lines?: number }).lines
    throw new FeedUnreadable(
      `The CSV can’t be read${lines ? ` at line ${lines}` : ''}. Is a quote left open?`,
    )
  }
  if (header === undefined) throw new FeedUnreadable('The feed is empty.')
}

const textOf = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (!Array.isArray(value)) return undefined
  const parts = value.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'name' in one && 'inches' in one
      ? `${String(one.name)} ${String(one.inches)}`
      : textOf(one),
  )
  return parts.every((part) => part !== undefined) ? parts.join('; ') : undefined
}

function objectRecord(value: unknown): FeedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { fields: {}, fault: 'The row is no JSON object.' }
  const fields: Record<string, string> = {}
  for (const [name, given] of Object.entries(value)) {
    if (!known.has(name)) return { fields, fault: `We don’t know the field “${name.slice(0, 40)}”.` }
    const text = textOf(given)
    if (text === undefined) return { fields, fault: `The field “${name}” is neither a text nor a number.` }
    fields[name] = text
  }
  return { fields }
}

function lineRecord(line: string): FeedRecord {
  try {
    return objectRecord(JSON.parse(line))
  } catch {
    return { fields: {}, fault: 'The line is no JSON.' }
  }
}

async function* lineRecords(path: string): AsyncGenerator<FeedRecord> {
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    if (line.replace(/^\uFEFF/, '').trim() !== '') yield lineRecord(line.replace(/^\uFEFF/, ''))
}

async function* arrayRecords(path: string): AsyncGenerator<FeedRecord> {
  try {
    for await (const one of elementsOf(path, feedRowBytesMax)) yield objectRecord(one)
  } catch (error) {
    if (error instanceof NoJsonArray) throw new FeedUnreadable(error.message)
    throw error
  }
}

/** Returns a text that PostgreSQL can store: U+FFFD stands for each NUL and for each half of a character. */
const storable = (text: string) => text.replaceAll('\u0000', '\uFFFD').toWellFormed()

/** Returns a record cut to what can be stored; a field with too many characters is a fault of its row. */
function bounded({ fields, fault }: FeedRecord): FeedRecord {
  const long = Object.entries(fields).find(([, text]) => text.length > feedFieldMost)
  const cut = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, storable(text.slice(0, feedFieldMost))]),
  )
  const why = fault ?? (long && `The field “${long[0]}” has more than ${feedFieldMost} characters.`)
  return why === undefined ? { fields: cut } : { fields: cut, fault: storable(why) }
}

/**
 * Yields the records of a stored feed file in sequence, with bounded memory; a row that can't be read has a
 * `fault`. Throws FeedUnreadable for a file without rows or header, with an unknown, missing or repeated
 * column, an open quote, no JSON array, or more than 50,000 rows.
 */
export async function* recordsOf(
  path: string,
  { format, delimiter }: { format: FeedFormat; delimiter: Delimiter },
): AsyncGenerator<FeedRecord> {
  const source =
    format === 'csv'
      ? csvRecords(path, delimiter)
      : format === 'json'
        ? arrayRecords(path)
        : lineRecords(path)
  let count = 0
  for await (const record of source) {
    count += 1
    if (count > feedRowsMax) throw new FeedUnreadable('A feed has at most 50,000 rows. Please send several.')
    yield bounded(record)
  }
  if (count === 0) throw new FeedUnreadable('The feed has no row.')
}
