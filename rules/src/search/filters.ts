// The search keys of specification §3 in one table: web, API and mocks run this file, and docs/filters.md is
// written from it. parse-filters.ts reads their values, filter-meanings.ts says what they mean.
import { departments } from '../vocabulary/departments.ts'
import { conditions } from '../vocabulary/items.ts'
import { shoeWidths } from '../vocabulary/sizing.ts'

/**
 * minimum: a whole number, at least that; switch: changes what other filters mean; control: no filter, but a
 * key of its own in the address.
 */
export type FilterKind =
  | 'terms'
  | 'number'
  | 'boolean'
  | 'range'
  | 'minimum'
  | 'date'
  | 'days'
  | 'switch'
  | 'control'
export type FacetKind = 'LIST' | 'SWATCH' | 'SIZE' | 'PRICE' | 'TOGGLE'
/**
 * `column`: the column of search_item and the field of a search document (a switch: the column
 * whose filter it changes); `array` when it holds several values. `facet`: how it is drawn when
 * it is counted; null: never.
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

/** A row of the table: what is not said is a single-valued filter of texts without a facet. */
const row = (def: Pick<FilterDef, 'key' | 'column' | 'label'> & Partial<FilterDef>): FilterDef => ({
  kind: 'terms',
  array: false,
  facet: null,
  ...def,
})
/** Tags of a piece: several texts in the column of the same name. */
const tags = (key: string, label: string): FilterDef =>
  row({ key, column: key, label, array: true, facet: 'LIST' })
const toggle = (key: string, label: string): FilterDef =>
  row({ key, column: key, label, kind: 'boolean', facet: 'TOGGLE' })

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
    key: 'price',
    kind: 'range',
    column: 'price_cents',
    label: 'Price',
    facet: 'PRICE',
  }),
  row({
    key: 'brand_name_tags',
    column: 'brand_name',
    label: 'Brand',
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

/** Keys of the address that are no filters: getItems has arguments for them, which win over these. */
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

export type FilterInput = { key: string; values: readonly string[] }
