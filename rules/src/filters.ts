// The search filters of specification §3 in one table, and the only parser of their values: web, API and mocks run this file.
import { conditions } from './vocabulary/items.ts'

export type FilterKind = 'terms' | 'number' | 'boolean' | 'range' | 'date' | 'days'
/** `column`: the column of search_item and the field of a search document; `array` when it holds several values. */
export type FilterDef = {
  key: string
  kind: FilterKind
  column: string
  array: boolean
  label: string
  example: string
  meaning: string
  facet: boolean
  allowed?: readonly string[]
}

/** A row of the table: what is not said is a single-valued filter of texts without a facet. */
const row = (def: Pick<FilterDef, 'key' | 'column' | 'label' | 'example' | 'meaning'> & Partial<FilterDef>): FilterDef => ({
  kind: 'terms',
  array: false,
  facet: false,
  ...def,
})

export const filterTable: readonly FilterDef[] = [
  row({
    key: 'department_tags',
    column: 'department_tags',
    label: 'Department',
    example: 'women',
    meaning: 'departments in which the piece is shown',
    array: true,
  }),
  row({
    key: 'category_tags',
    column: 'category_tags',
    label: 'Category',
    example: 'dresses',
    meaning: 'slug of the category or of one above it',
    array: true,
    facet: true,
  }),
  row({
    key: 'sizing_id',
    column: 'sizing_id',
    label: 'Size',
    example: '1004',
    meaning: 'size by its id; petite ones are offset by 10000, tall ones by 20000',
    kind: 'number',
    facet: true,
  }),
  row({
    key: 'price',
    kind: 'range',
    column: 'price_cents',
    label: 'Price',
    example: '20-150',
    meaning: 'dollars from-to, either end open',
    facet: true,
  }),
  row({ key: 'brand_name_tags', column: 'brand_name', label: 'Brand', example: 'Theory', meaning: 'brand by name, in any case', facet: true }),
  row({
    key: 'condition',
    column: 'condition',
    label: 'Condition',
    example: 'excellent',
    meaning: 'condition grade',
    facet: true,
    allowed: conditions,
  }),
  row({ key: 'color_names', column: 'color_names', label: 'Color', example: 'green', meaning: 'basic colours', array: true, facet: true }),
  row({ key: 'advanced_color_names', column: 'advanced_color_names', label: 'Shade', example: 'bottle green', meaning: 'finer shades', array: true }),
  row({ key: 'style_tags', column: 'style_tags', label: 'Style', example: 'minimal', meaning: 'styles', array: true }),
  row({ key: 'occasion_tags', column: 'occasion_tags', label: 'Occasion', example: 'work', meaning: 'occasions', array: true }),
  row({ key: 'pant_cut_tags', column: 'pant_cut_tags', label: 'Pant cut', example: 'wide leg', meaning: 'cut of trousers and jeans', array: true }),
  row({ key: 'jean_wash_tags', column: 'jean_wash_tags', label: 'Jean wash', example: 'dark wash', meaning: 'wash of denim', array: true }),
  row({ key: 'waist_tags', column: 'waist_tags', label: 'Waist', example: 'high waisted', meaning: 'height of the waist', array: true }),
  row({ key: 'neckline_tags', column: 'neckline_tags', label: 'Neckline', example: 'v-neck', meaning: 'necklines', array: true }),
  row({ key: 'search_tags', column: 'search_tags', label: 'Tag', example: 'vacation', meaning: 'further tags', array: true }),
  row({ key: 'state', column: 'state', label: 'State', example: 'listed', meaning: 'state of the piece; listed ones when not asked for' }),
  row({ key: 'supplier_id', column: 'supplier_id', label: 'Supplier', example: '12', meaning: 'supplier by id', kind: 'number' }),
  row({ key: 'warehouse_id', column: 'warehouse_id', label: 'Warehouse', example: '12', meaning: 'distribution centre by id', kind: 'number' }),
  row({
    key: 'curation_id',
    column: 'curation_ids',
    label: 'Curation',
    example: '3',
    meaning: 'hand-picked collection by id',
    kind: 'number',
    array: true,
  }),
  row({ key: 'clearance', kind: 'boolean', column: 'clearance', label: 'Clearance', example: 'true', meaning: 'pieces on clearance' }),
  row({ key: 'fresh_sale', kind: 'boolean', column: 'fresh_sale', label: 'Fresh sale', example: 'true', meaning: 'marked down for the first time' }),
  row({ key: 'luxe_brand', kind: 'boolean', column: 'luxe_brand', label: 'Designer brands', example: 'true', meaning: 'designer and luxury brands' }),
  row({
    key: 'shop_local',
    kind: 'boolean',
    column: 'shop_local',
    label: 'Ships from California',
    example: 'true',
    meaning: 'pieces in the distribution centre near the head office',
  }),
  row({
    key: 'is_rare_find',
    kind: 'boolean',
    column: 'is_rare_find',
    label: 'Rare find',
    example: 'true',
    meaning: 'pieces seldom seen, chosen by staff',
  }),
  row({
    key: 'predicted_sell_score',
    kind: 'range',
    column: 'predicted_sell_score',
    label: 'Predicted sell score',
    example: '0.5-1',
    meaning: 'score from 0 to 1',
  }),
  row({ key: 'listed_at', kind: 'date', column: 'listed_at', label: 'Listed', example: '2026-11-01', meaning: 'listed on that day or later' }),
  row({
    key: 'listed_days',
    kind: 'days',
    column: 'listed_at',
    label: 'Listed within days',
    example: '7',
    meaning: 'listed at most so many days ago',
  }),
  row({
    key: 'min_listed_days',
    kind: 'days',
    column: 'listed_at',
    label: 'Listed days ago',
    example: '30',
    meaning: 'listed at least so many days ago',
  }),
]

export const filterByKey: ReadonlyMap<string, FilterDef> = new Map(filterTable.map((def) => [def.key, def]))

/** One understood filter. `range` is in the column's own unit (price: cents), either end null when open. */
export type Filter =
  | { def: FilterDef; kind: 'terms'; values: string[] }
  | { def: FilterDef; kind: 'number'; values: number[] }
  | { def: FilterDef; kind: 'boolean'; value: boolean }
  | { def: FilterDef; kind: 'range'; from: number | null; to: number | null }
  | { def: FilterDef; kind: 'date'; from: Date }
  | { def: FilterDef; kind: 'days'; days: number }

export type FilterInput = { key: string; values: readonly string[] }

/** More values than this in one key are left out, with a note. */
export const filterValuesMax = 200
const valueLengthMax = 100

/**
 * Reads filters as they come from a URL or a client. What makes no sense is dropped and told in `notes`, never an error
 * (issue "Bad input": nonsense filter values are dropped with a note).
 */
export function parseFilters(inputs: readonly FilterInput[]): { filters: Filter[]; notes: string[] } {
  const notes: string[] = []
  const merged = new Map<string, string[]>()
  for (const { key, values } of inputs.slice(0, 100)) merged.set(key, [...(merged.get(key) ?? []), ...values])
  const filters: Filter[] = []
  for (const [key, raw] of merged) {
    const def = filterByKey.get(key)
    if (!def) {
      notes.push(`We don't know the filter "${shown(key)}", so we left it out.`)
      continue
    }
    const values = [...new Set(raw.map((v) => v.trim()).filter((v) => v !== ''))]
    if (values.length > filterValuesMax) notes.push(`${def.label}: we looked at the first ${filterValuesMax} values.`)
    const filter = values.length === 0 ? undefined : readers[def.kind](def, values.slice(0, filterValuesMax), notes)
    if (filter) filters.push(filter)
  }
  return { filters, notes }
}

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const refuse = (def: FilterDef, value: string, notes: string[]) => {
  notes.push(`${def.label}: "${shown(value)}" makes no sense here, so we left it out.`)
  return undefined
}

const readers: Record<FilterKind, (def: FilterDef, values: string[], notes: string[]) => Filter | undefined> = {
  terms(def, values, notes) {
    const kept = values
      .map((v) => (def.key === 'brand_name_tags' ? v : v.toLowerCase()))
      .filter((v) => {
        const fine = v.length <= valueLengthMax && (!def.allowed || def.allowed.includes(v))
        if (!fine) refuse(def, v, notes)
        return fine
      })
    return kept.length ? { def, kind: 'terms', values: kept } : undefined
  },
  number(def, values, notes) {
    const kept = values.filter((v) => /^\d{1,9}$/.test(v) || refuse(def, v, notes)).map(Number)
    return kept.length ? { def, kind: 'number', values: kept } : undefined
  },
  // §5: boolean-like filter values are true if the text is 'true' in any case.
  boolean: (def, values) => (values.some((v) => v.toLowerCase() === 'true') ? { def, kind: 'boolean', value: true } : undefined),
  range(def, values, notes) {
    const text = values[0] ?? ''
    const match = /^(\d{0,7}(?:\.\d{1,2})?)-(\d{0,7}(?:\.\d{1,2})?)$/.exec(text)
    if (!match || (!match[1] && !match[2])) return refuse(def, text, notes)
    const unit = def.column === 'price_cents' ? 100 : 1
    const bound = (part: string | undefined) => (part ? (unit === 100 ? Math.round(Number(part) * unit) : Number(part)) : null)
    const [from, to] = [bound(match[1]), bound(match[2])]
    return from !== null && to !== null && from > to ? refuse(def, text, notes) : { def, kind: 'range', from, to }
  },
  date(def, values, notes) {
    const text = values[0] ?? ''
    const from = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN)
    return Number.isNaN(from.getTime()) ? refuse(def, text, notes) : { def, kind: 'date', from }
  },
  days(def, values, notes) {
    const text = values[0] ?? ''
    return /^\d{1,4}$/.test(text) ? { def, kind: 'days', days: Number(text) } : refuse(def, text, notes)
  },
}

const dayMs = 86_400_000

/** The time that a `days` filter compares listed_at with: later for listed_days, earlier for min_listed_days. */
export function daysBound(filter: Extract<Filter, { kind: 'days' }>, now: Date): { from: Date | null; to: Date | null } {
  const at = new Date(now.getTime() - filter.days * dayMs)
  return filter.def.key === 'listed_days' ? { from: at, to: null } : { from: null, to: at }
}
