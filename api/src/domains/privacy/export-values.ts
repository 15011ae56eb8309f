// Values of a copy's page as a person reads them: money in dollars, days as days, pieces by their names. No
// internal id leaves this file.

import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { shopDayWords } from '@hemline/rules/manners/shop-days.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { dollars } from '@hemline/rules/pricing/promotions-words.ts'
import { wordsOfValue } from '@hemline/rules/privacy/reading/value-words.ts'
import { type Difference, differenceWords } from '@hemline/rules/returns/differences.ts'

type Row = Record<string, unknown>
/** The rows of one table in a copy. */
export type ExportTable = { topic: string; name: string; rows: readonly Row[] }

/** Names by number or id of what rows refer to by a number; `auctions`: the piece's name. */
export type ExportNames = {
  pieces: ReadonlyMap<string, string>
  sizes: ReadonlyMap<string, string>
  brands: ReadonlyMap<string, string>
  auctions: ReadonlyMap<string, string>
}

const uuids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi
const day = shopDayWords({ year: 'numeric', month: 'short', day: 'numeric' })
const dateShape = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/

/** Columns whose values are words of the program, such as "return_initiated". */
const coded = new Set(
  `status state kind to_status channel channels source rhythm decision decline_reason outcome reason refund_type choice use
  method service bag_type page_type platform author by department measure screen role rule occasion
  delivery_location carrier condition name sells often obstacle incentive dropped experiment_key arm cohort`.split(
    /\s+/,
  ),
)
const codeShape = /^[a-z\d]+(?:[_-][a-z\d]+)*$/

/** Columns that refer to another row of the copy, with that row's table and the columns that name it. */
const refersTo: Readonly<Record<string, readonly [table: string, name: (row: Row) => unknown]>> = {
  bag_id: ['bag', (row) => `Bag ${row.bag_number}`],
  return_id: ['order_return', (row) => row.number],
  case_id: ['support_case', (row) => row.number],
  list_id: ['favorite_list', (row) => row.name],
  search_id: ['saved_search', (row) => row.name],
  thread_id: ['style_thread', (row) => row.title],
  outfit_id: ['style_outfit', (row) => row.name],
  shipment_id: ['shipment', (row) => row.tracking_code ?? 'Not sent yet'],
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null
const sentence = (code: string): string => {
  const words = code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/**
 * Returns the name of a browser and its system by what the browser says of itself: "Chrome on Linux"; without
 * a known system the browser alone.
 */
function browserOf(agent: string): string {
  const of = (list: readonly (readonly [RegExp, string])[]) => list.find(([shape]) => shape.test(agent))?.[1]
  const browser = of(browsers) ?? 'Another browser'
  const system = of(systems)
  return system ? `${browser} on ${system}` : browser
}

function plain(column: string, value: unknown, dates: DateManner): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return day(value, dates)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value))
    return value
      .map((one) => plain(column, one, dates))
      .filter(Boolean)
      .join(', ')
  if (column === 'difference') return differenceWords(value as Difference, 'in')
  if (isObject(value)) return written(value, dates)
  const text = String(value).replaceAll(uuids, '').trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return day(`${text}T20:00:00Z`, dates)
  if (dateShape.test(text)) return day(text, dates)
  return coded.has(column) && codeShape.test(text) ? sentence(text) : text
}

const manners: Readonly<Record<string, string>> = {
  month_first: 'Nov 28, 2026',
  day_first: '28 Nov 2026',
  year_first: '2026-11-28',
  in: 'Inches and miles',
  cm: 'Centimeters and kilometers',
}

/** Returns a kept choice of the site: its name as a sentence, its value without the marks of the program. */
function settingValue(row: Row, column: string, dates: DateManner): string {
  const value = row[column]
  if (column === 'name') return sentence(String(value))
  return (typeof value === 'string' ? manners[value] : undefined) ?? plain('', value, dates)
}

/** Returns an address as one writes it on a parcel, and any other object as names and values. */
function written(value: Row, dates: DateManner): string {
  const { line1, line2, city, state, zip } = value
  if (typeof line1 === 'string') {
    const name = value.fullName ?? value.full_name
    return [name, line1, line2, [city, state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  }
  return Object.entries(value)
    .map(([key, one]) => [sentence(key), plain(key, one, dates)])
    .filter(([, one]) => one)
    .map(([key, one]) => `${key}: ${one}`)
    .join('; ')
}

/**
 * Returns a function that gives the value of a table's column as a reader understands it; an empty text for
 * values that say nothing to a person. `dates` is the reader's manner of days.
 */
export function valueWriter(
  tables: readonly ExportTable[],
  { names, dates }: { names: ExportNames; dates: DateManner },
) {
  const named = new Map<string, string>()
  for (const [column, [table, name]] of Object.entries(refersTo))
    for (const row of tables.find((one) => one.name === table)?.rows ?? [])
      named.set(`${column}/${row.id}`, plain('', name(row), dates))
  const lookup = (column: string, value: unknown): string | undefined => {
    const key = String(value)
    if (column === 'item_number') return names.pieces.get(key) ?? `Piece ${key}`
    if (column === 'auction_id') return names.auctions.get(key) ?? ''
    if (column === 'brand_id') return names.brands.get(key) ?? ''
    if (column === 'order_id') return orderLabel(key)
    return column in refersTo ? (named.get(`${column}/${key}`) ?? '') : undefined
  }
  return (table: string, column: string, row: Row): string => {
    const value = row[column]
    // Who follows a closet follows no brand.
    if (table === 'follow' && value === null) return 'A closet'
    if (value === null || value === undefined || value === '') return ''
    if (table === 'purchase_order' && column === 'id') return orderLabel(String(value))
    if (column === 'sizing_ids' && Array.isArray(value))
      return [...new Set(value.flatMap((one) => names.sizes.get(String(one)) ?? []))].join(', ')
    if (column === 'user_agent') return browserOf(String(value))
    if (column.endsWith('_cents') && Number.isFinite(Number(value))) return dollars(Number(value))
    if (table === 'client_setting') return settingValue(row, column, dates)
    const words = (one: unknown) => wordsOfValue(table, column, String(one))
    if (Array.isArray(value)) return value.map((one) => words(one) ?? plain(column, one, dates)).join(', ')
    return lookup(column, value) ?? words(value) ?? plain(column, value, dates)
  }
}
