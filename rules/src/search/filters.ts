// The search keys of specification §3 in one table: web, API and mocks use this file, and docs/filters.md
// is generated from it. parse-filters.ts reads the values, filter-meanings.ts explains them.
import { departments } from '../vocabulary/departments.ts'
import { conditions } from '../vocabulary/items.ts'
import { shoeWidths } from '../vocabulary/sizing.ts'

/**
 * How the values of a key are read. minimum: a whole number as lower bound; words: pieces must not have
 * them; switch: changes what other filters mean; control: no filter, but a key of its own in the address.
 */
export type FilterKind =
  | 'terms'
  | 'number'
  | 'boolean'
  | 'range'
  | 'minimum'
  | 'date'
  | 'days'
  | 'words'
  | 'switch'
  | 'control'
/** How the page draws a facet. */
export type FacetKind = 'LIST' | 'SWATCH' | 'SIZE' | 'PRICE' | 'TOGGLE'
/**
 * A search key. `column`: the column of search_item and field of a search document (for a switch, the
 * column whose filter it changes); `array`: whether the column holds several values. `facet`: how the page
 * draws the facet; null when the key has none.
 */
export type FilterDef = {
  key: string
  kind: FilterKind
  column: string
  array: boolean
  label: string
  facet: FacetKind | null
  allowed?: readonly string[]
}

/** Returns a row of the table; the defaults are a single-valued text filter without a facet. */
const row = (def: Pick<FilterDef, 'key' | 'column' | 'label'> & Partial<FilterDef>): FilterDef => ({
  kind: 'terms',
  array: false,
  facet: null,
  ...def,
})
/** Returns the row of a tag filter: several texts in the column of the same name. */
const tags = (key: string, label: string): FilterDef =>
  row({ key, column: key, label, array: true, facet: 'LIST' })
const toggle = (key: string, label: string): FilterDef =>
  row({ key, column: key, label, kind: 'boolean', facet: 'TOGGLE' })

/** All filters, in the order in which the page lists them. */
export const filterTable: readonly FilterDef[] = [
  row({
    key: 'category_tags',
    column: 'category_tags',
    label: 'Category',
    array: true,
    facet: 'LIST',
  }),
  row({
    key: 'sizing_id',
    column: 'sizing_id',
    label: 'Size',
    kind: 'number',
    facet: 'SIZE',
  }),
  row({
    key: 'clothes_size',
    column: 'sizing_id',
    label: 'Clothes and shoes in size',
    kind: 'number',
  }),
  row({
    key: 'price',
    kind: 'range',
    column: 'price_cents',
    label: 'Price',
    facet: 'PRICE',
  }),
  row({
    key: 'brand_name_tags',
    column: 'brand_names',
    label: 'Brand',
    array: true,
    facet: 'LIST',
  }),
  row({
    key: 'condition',
    column: 'condition',
    label: 'Condition',
    facet: 'LIST',
    allowed: conditions,
  }),
  row({ key: 'color_names', column: 'color_names', label: 'Color', array: true, facet: 'SWATCH' }),
  row({
    key: 'department_tags',
    column: 'department_tags',
    label: 'Department',
    array: true,
    facet: 'LIST',
    allowed: departments,
  }),
  tags('style_tags', 'Style'),
  tags('occasion_tags', 'Occasion'),
  tags('neckline_tags', 'Neckline'),
  row({
    key: 'sleeve_length',
    column: 'sleeve_length',
    label: 'Sleeve length',
    facet: 'LIST',
  }),
  tags('pant_cut_tags', 'Pant cut'),
  tags('waist_tags', 'Waist'),
  tags('jean_wash_tags', 'Jean wash'),
  row({
    key: 'shoe_width',
    column: 'shoe_width',
    label: 'Shoe width',
    facet: 'LIST',
    allowed: shoeWidths,
  }),
  row({ key: 'pattern', column: 'pattern', label: 'Pattern', facet: 'LIST' }),
  row({ key: 'materials', column: 'material_tags', label: 'Material', array: true, facet: 'LIST' }),
  toggle('new_with_tags', 'New with tags'),
  toggle('clearance', 'Clearance'),
  toggle('fresh_sale', 'Just reduced'),
  toggle('luxe_brand', 'Designer brands'),
  toggle('shop_local', 'Ships from California'),
  toggle('is_rare_find', 'Rare find'),
  row({ key: 'advanced_color_names', column: 'advanced_color_names', label: 'Shade', array: true }),
  row({ key: 'search_tags', column: 'search_tags', label: 'Tag', array: true }),
  row({
    key: 'condition_overrides',
    column: 'condition_overrides',
    label: 'Flaw',
    array: true,
  }),
  row({
    key: 'state',
    column: 'state',
    label: 'State',
  }),
  row({ key: 'item_number', column: 'item_number', label: 'Item', kind: 'number' }),
  row({ key: 'supplier_id', column: 'supplier_id', label: 'Supplier', kind: 'number' }),
  row({
    key: 'dropshipper_id',
    column: 'dropshipper_id',
    label: 'Ships from',
    kind: 'number',
  }),
  row({ key: 'warehouse_id', column: 'warehouse_id', label: 'Warehouse', kind: 'number' }),
  row({
    key: 'curation_id',
    column: 'curation_ids',
    label: 'Curation',
    kind: 'number',
    array: true,
  }),
  row({
    key: 'user_promotion_discount_percent',
    kind: 'minimum',
    column: 'promotion_discount_percent',
    label: 'Extra discount of at least',
  }),
  row({
    key: 'predicted_sell_score',
    kind: 'range',
    column: 'predicted_sell_score',
    label: 'Predicted sell score',
  }),
  row({ key: 'listed_at', kind: 'date', column: 'listed_at', label: 'Listed' }),
  row({
    key: 'listed_days',
    kind: 'days',
    column: 'listed_at',
    label: 'Listed within days',
  }),
  row({
    key: 'min_listed_days',
    kind: 'days',
    column: 'listed_at',
    label: 'Listed days ago',
  }),
  row({
    key: 'without',
    kind: 'words',
    column: 'title',
    label: 'Without',
  }),
  row({
    key: 'include_maternity',
    kind: 'switch',
    column: 'department_tags',
    label: 'Include maternity',
  }),
  row({
    key: 'include_petite',
    kind: 'switch',
    column: 'sizing_id',
    label: 'Include petite',
  }),
  row({
    key: 'include_tall',
    kind: 'switch',
    column: 'sizing_id',
    label: 'Include tall',
  }),
  row({
    key: 'my_sizes',
    kind: 'switch',
    column: 'sizing_id',
    label: 'My sizes',
  }),
]

export const filterByKey: ReadonlyMap<string, FilterDef> = new Map(filterTable.map((def) => [def.key, def]))

/**
 * Keys of the address that are not filters; the arguments of getItems for the same purpose take
 * precedence.
 */
export const controlTable: readonly FilterDef[] = [
  row({
    key: 'text',
    kind: 'control',
    column: 'title',
    label: 'Search',
  }),
  row({
    key: 'sort',
    kind: 'control',
    column: 'listed_at',
    label: 'Sort',
  }),
  row({
    key: 'page',
    kind: 'control',
    column: '',
    label: 'Page',
  }),
]

/** A filter as a client or an address sends it: values not yet read or checked. */
export type FilterInput = { key: string; values: readonly string[] }
