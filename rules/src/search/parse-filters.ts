// Reads filter values from an address or a client into typed filters that the search engine, Postgres and
// the mocks all understand. The table of keys is in filters.ts.

import { isPublicState } from '../catalogue/item-states.ts'
import { isOffsetSize, type SizeCut, withoutOldTallSizes } from '../catalogue/size-cuts.ts'
import { sizingIdOffset } from '../vocabulary/constants.ts'
import { otherSizes } from '../vocabulary/sizing.ts'
import { controlTable, type FilterDef, type FilterInput, type FilterKind, filterByKey } from './filters.ts'
import { leftOutMost, leftOutWord } from './left-out.ts'

/** The switches of a request; `mySizes` is null when the request does not mention it. */
export type Switches = {
  includeMaternity: boolean
  includePetite: boolean
  includeTall: boolean
  mySizes: boolean | null
}

/**
 * Ids of petite and tall sizes are shared: `cuts` says which of the two a filter of sizes means, by the
 * department tags that a piece of such a size must have. Empty: both.
 */
export type SizesFilter = {
  def: FilterDef
  kind: 'number'
  values: number[]
  also: number[]
  cuts?: readonly SizeCut[]
}

/**
 * One filter as read. `range` is in the column's own unit (price: cents); a null end is open. `values` are
 * the chosen values, `also` those that a switch adds.
 */
export type Filter =
  | { def: FilterDef; kind: 'terms'; values: string[]; also: string[] }
  | SizesFilter
  | { def: FilterDef; kind: 'boolean'; value: boolean }
  | { def: FilterDef; kind: 'range'; from: number | null; to: number | null }
  | { def: FilterDef; kind: 'date'; from: Date }
  | { def: FilterDef; kind: 'days'; days: number }
  | { def: FilterDef; kind: 'words'; values: string[] }

/** The values of the keys text, sort and page, when the input has them. */
export type Controls = { text?: string; sort?: string; page?: string }
/** The result of parseFilters; `notes` are sentences for the shopper about left-out values. */
export type ParsedFilters = { filters: Filter[]; switches: Switches; controls: Controls; notes: string[] }

/** Most values read for one key; further values are left out with a note. */
export const filterValuesMax = 200
const valueLengthMax = 100
const keysMax = 100

/**
 * Reads filters, switches and controls from an address or a client. Unreadable values and unknown keys are
 * dropped with a sentence in `notes`; at most 100 keys and 200 values a key are read. Never throws (issue
 * "Bad input": nonsense filter values are dropped with a note).
 */
export function parseFilters(inputs: readonly FilterInput[]): ParsedFilters {
  const notes: string[] = []
  const merged = new Map<string, string[]>()
  for (const { key, values } of withoutOldTallSizes(inputs.slice(0, keysMax)))
    merged.set(key, [...(merged.get(key) ?? []), ...values])
  const read: Filter[] = []
  for (const [key, raw] of merged) {
    if (controlTable.some((control) => control.key === key)) continue
    const def = filterByKey.get(key)
    if (!def) {
      notes.push(`We don't know the filter "${shortenForNote(key)}", so we left it out.`)
      continue
    }
    const values = [...new Set(raw.map((v) => v.trim()).filter((v) => v !== ''))]
    if (values.length > filterValuesMax)
      notes.push(`${def.label}: we looked at the first ${filterValuesMax} values.`)
    const filter =
      values.length === 0 ? undefined : readers[def.kind](def, values.slice(0, filterValuesMax), notes)
    if (filter) read.push(filter)
  }
  const isOn = (key: string) => merged.get(key)?.some(isTrue) ?? false
  const mySizes = merged.has('my_sizes') ? isOn('my_sizes') : null
  const switches: Switches = {
    includeMaternity: isOn('include_maternity'),
    includePetite: isOn('include_petite'),
    includeTall: isOn('include_tall'),
    mySizes,
  }
  return {
    filters: read.map((filter) => widenedFilter(filter, switches)),
    switches,
    controls: controlsOf(merged),
    notes,
  }
}

const isTrue = (text: string) => text.trim().toLowerCase() === 'true'
const isFalse = (text: string) => text.trim().toLowerCase() === 'false'
/** Shortens a typed text for a note: at most 40 characters, then "…". */
export const shortenForNote = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/**
 * Returns the values of a filter as an address writes them; parsing these values again gives the same
 * filter.
 */
export function writtenValues(filter: Filter): string[] {
  switch (filter.kind) {
    case 'terms':
    case 'words':
      return filter.values
    case 'number':
      return filter.values.map(String)
    case 'boolean':
      return [String(filter.value)]
    case 'date':
      return [filter.from.toISOString().slice(0, 10)]
    case 'days':
      return [String(filter.days)]
    case 'range': {
      if (filter.def.kind === 'minimum') return [String(filter.from)]
      const end = (value: number | null) => (value === null ? '' : String(value / unitOf(filter.def)))
      return [`${end(filter.from)}-${end(filter.to)}`]
    }
  }
}

/**
 * Returns how many units of the column one written unit is: addresses have dollars, the column price_cents
 * has cents.
 */
const unitOf = (def: FilterDef) => (def.column === 'price_cents' ? 100 : 1)

function controlsOf(merged: ReadonlyMap<string, string[]>): Controls {
  const first = (key: string) => merged.get(key)?.find((value) => value.trim() !== '')
  const text = first('text')
  const sort = first('sort')
  const page = first('page')
  return {
    ...(text !== undefined && { text }),
    ...(sort !== undefined && { sort }),
    ...(page !== undefined && { page }),
  }
}

/** Returns whether a key filters by sizes: `sizing_id`, or `clothes_size`, which leaves other pieces in. */
export const isSizeKey = (key: string): boolean => key === 'sizing_id' || key === 'clothes_size'

const otherSizeIds = Array.from(
  { length: otherSizes.to - otherSizes.from + 1 },
  (_, at) => otherSizes.from + at,
)

/**
 * Returns the values that the switches add to one value of a filter: its petite and tall sizes (decision
 * 0009), or maternity beside a department; empty where they add none.
 */
export function widening(key: string, value: string, switches: Switches): string[] {
  if (key === 'department_tags')
    return switches.includeMaternity && value !== 'maternity' ? ['maternity'] : []
  const sizingId = Number(value)
  // Only regular sizes have a petite and a tall one.
  if (!isSizeKey(key) || isOffsetSize(sizingId)) return []
  return cutsOf(switches).length > 0 ? [String(sizingId + sizingIdOffset)] : []
}

/** Returns the cuts (petite, tall) for which a listing's switches ask. */
export const cutsOf = ({ includePetite, includeTall }: Switches): SizeCut[] => [
  ...(includePetite ? (['petite'] as const) : []),
  ...(includeTall ? (['tall'] as const) : []),
]

/**
 * Splits the size ids of a filter into two lists: regular ones, which suffice, and petite-or-tall ones, whose
 * piece must also have the department tag of one of `cuts`.
 */
export function sizesByCut({ values, also, cuts = [] }: Pick<SizesFilter, 'values' | 'also' | 'cuts'>): {
  plain: number[]
  cut: number[]
  cuts: readonly SizeCut[]
} {
  const all = [...values, ...also]
  if (cuts.length === 0) return { plain: all, cut: [], cuts }
  return { plain: all.filter((id) => !isOffsetSize(id)), cut: all.filter(isOffsetSize), cuts }
}

/** Returns the size filter for one size alone under these switches, including its petite and tall sizes. */
export const oneSize = (def: FilterDef, value: string, switches: Switches): SizesFilter => ({
  def,
  kind: 'number',
  values: [Number(value)],
  also: widening(def.key, value, switches).map(Number),
  cuts: cutsOf(switches),
})

/** Returns whether `widening` can add values to this key under these switches. */
export function isWidened(key: string, switches: Switches): boolean {
  return key === 'department_tags'
    ? switches.includeMaternity
    : isSizeKey(key) && (switches.includePetite || switches.includeTall)
}

function widenedFilter(filter: Filter, switches: Switches): Filter {
  if (filter.kind !== 'terms' && filter.kind !== 'number') return filter
  const chosen = new Set(filter.values.map(String))
  const also = [...new Set([...chosen].flatMap((value) => widening(filter.def.key, value, switches)))].filter(
    (value) => !chosen.has(value),
  )
  if (filter.kind === 'terms') return { ...filter, also }
  const cuts = isSizeKey(filter.def.key) ? cutsOf(switches) : []
  const others = filter.def.key === 'clothes_size' ? otherSizeIds : []
  return { ...filter, also: [...also.map(Number), ...others], ...(cuts.length > 0 && { cuts }) }
}

/** Adds a note for each value that is neither "true" nor "false". */
const refuseUndecided = (def: FilterDef, values: readonly string[], notes: string[]) => {
  for (const value of values) if (!isTrue(value) && !isFalse(value)) refuse(def, value, notes)
}

/** Returns the states that shoppers may see; adds a note when others were requested. */
function publicStates(values: readonly string[], notes: string[]): string[] {
  const kept = values.filter(isPublicState)
  if (kept.length < values.length) notes.push('State: we left out what shoppers can’t see.')
  return kept
}

/**
 * Adds a note (a sentence for the shopper) that a filter value was left out, and returns undefined in place
 * of the value.
 */
export const refuse = (def: FilterDef, value: string, notes: string[]) => {
  notes.push(`${def.label}: "${shortenForNote(value)}" makes no sense here, so we left it out.`)
  return undefined
}

const readers: Record<FilterKind, (def: FilterDef, values: string[], notes: string[]) => Filter | undefined> =
  {
    terms(def, values, notes) {
      const kept = values
        .map((v) => (def.key === 'brand_name_tags' ? v : v.toLowerCase()))
        .filter((v) => {
          const fine = v.length <= valueLengthMax && (!def.allowed || def.allowed.includes(v))
          if (!fine) refuse(def, v, notes)
          return fine
        })
      const seen = def.key === 'state' ? publicStates(kept, notes) : kept
      return seen.length ? { def, kind: 'terms', values: [...new Set(seen)], also: [] } : undefined
    },
    number(def, values, notes) {
      const kept = values.filter((v) => /^\d{1,9}$/.test(v) || refuse(def, v, notes)).map(Number)
      return kept.length ? { def, kind: 'number', values: [...new Set(kept)], also: [] } : undefined
    },
    // §5: boolean-like filter values are true if the text is 'true' in any case.
    boolean(def, values, notes) {
      refuseUndecided(def, values, notes)
      return values.some(isTrue) ? { def, kind: 'boolean', value: true } : undefined
    },
    range(def, values, notes) {
      const text = values[0] ?? ''
      const match = /^(\d{0,7}(?:\.\d{1,2})?)-(\d{0,7}(?:\.\d{1,2})?)$/.exec(text)
      if (!match || (!match[1] && !match[2])) return refuse(def, text, notes)
      const unit = unitOf(def)
      const bound = (part: string | undefined) =>
        part ? (unit === 100 ? Math.round(Number(part) * unit) : Number(part)) : null
      const from = bound(match[1])
      const to = bound(match[2])
      // A range whose ends are exchanged is turned round, as in the price form.
      return from !== null && to !== null && from > to
        ? { def, kind: 'range', from: to, to: from }
        : { def, kind: 'range', from, to }
    },
    minimum(def, values, notes) {
      const text = values[0] ?? ''
      return /^\d{1,3}$/.test(text)
        ? { def, kind: 'range', from: Number(text), to: null }
        : refuse(def, text, notes)
    },
    date(def, values, notes) {
      const text = values[0] ?? ''
      const from = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
      // February 31 would be a day in March.
      const isDay = !Number.isNaN(from.getTime()) && from.toISOString().startsWith(text)
      return isDay ? { def, kind: 'date', from } : refuse(def, text, notes)
    },
    days(def, values, notes) {
      const text = values[0] ?? ''
      return /^\d{1,4}$/.test(text) ? { def, kind: 'days', days: Number(text) } : refuse(def, text, notes)
    },
    words(def, values, notes) {
      const kept = values.flatMap((v) => leftOutWord(v) ?? refuse(def, v, notes) ?? [])
      if (kept.length > leftOutMost) notes.push(`${def.label}: we looked at the first ${leftOutMost} words.`)
      return kept.length
        ? { def, kind: 'words', values: [...new Set(kept)].slice(0, leftOutMost) }
        : undefined
    },
    switch(def, values, notes) {
      refuseUndecided(def, values, notes)
      return undefined
    },
    control: () => undefined,
  }

const dayMs = 86_400_000

/**
 * Returns the bound on listed_at of a `days` filter: `from` for listed_days (listed since then), `to` for
 * min_listed_days (listed before then).
 */
export function daysBound(
  filter: Extract<Filter, { kind: 'days' }>,
  now: Date,
): { from: Date | null; to: Date | null } {
  const at = new Date(now.getTime() - filter.days * dayMs)
  return filter.def.key === 'listed_days' ? { from: at, to: null } : { from: null, to: at }
}
