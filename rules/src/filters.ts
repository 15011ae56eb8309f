// The search keys of specification §3 in one table: web, API and mocks run this file, and docs/filters.md is written from it.
// parse-filters.ts reads their values.
import { departments } from './vocabulary/departments.ts'
import { conditions } from './vocabulary/items.ts'
import { shoeWidths } from './vocabulary/sizing.ts'

/** minimum: a whole number, at least that; switch: changes what other filters mean; control: no filter, but a key of its own in the address. */
export type FilterKind = 'terms' | 'number' | 'boolean' | 'range' | 'minimum' | 'date' | 'days' | 'switch' | 'control'
export type FacetKind = 'LIST' | 'SWATCH' | 'SIZE' | 'PRICE' | 'TOGGLE'
/**
 * `column`: the column of search_item and the field of a search document (a switch: the column whose filter it changes);
 * `array` when it holds several values. `facet`: how it is drawn when it is counted; null: never.
 */
export type FilterDef = {
  key: string
  kind: FilterKind
  column: string
  array: boolean
  label: string
  example: string
  meaning: string
  facet: FacetKind | null
  allowed?: readonly string[]
}

/** A row of the table: what is not said is a single-valued filter of texts without a facet. */
const row = (def: Pick<FilterDef, 'key' | 'column' | 'label' | 'example' | 'meaning'> & Partial<FilterDef>): FilterDef => ({
  kind: 'terms',
  array: false,
  facet: null,
  ...def,
})
type Named = [key: string, label: string, example: string, meaning: string]
/** Tags of a piece: several texts in the column of the same name. */
const tags = (...[key, label, example, meaning]: Named): FilterDef => row({ key, column: key, label, example, meaning, array: true, facet: 'LIST' })
const toggle = (...[key, label, example, meaning]: Named): FilterDef =>
  row({ key, column: key, label, example, meaning, kind: 'boolean', facet: 'TOGGLE' })

export const filterTable: readonly FilterDef[] = [
  row({
    key: 'category_tags',
    column: 'category_tags',
    label: 'Category',
    example: 'dresses',
    meaning: 'slug of the category or of one above it',
    array: true,
    facet: 'LIST',
  }),
  row({
    key: 'sizing_id',
    column: 'sizing_id',
    label: 'Size',
    example: '1004',
    meaning: 'size by its id; petite ones are offset by 10000, tall ones by 20000',
    kind: 'number',
    facet: 'SIZE',
  }),
  row({
    key: 'price',
    kind: 'range',
    column: 'price_cents',
    label: 'Price',
    example: '20-150',
    meaning: 'dollars from-to, both ends included, either end open; upside down it is turned',
    facet: 'PRICE',
  }),
  row({
    key: 'brand_name_tags',
    column: 'brand_name',
    label: 'Brand',
    example: 'Theory',
    meaning: 'brand by its whole name, in any case',
    facet: 'LIST',
  }),
  row({
    key: 'condition',
    column: 'condition',
    label: 'Condition',
    example: 'excellent',
    meaning: 'condition grade',
    facet: 'LIST',
    allowed: conditions,
  }),
  row({ key: 'color_names', column: 'color_names', label: 'Color', example: 'green', meaning: 'basic colours', array: true, facet: 'SWATCH' }),
  row({
    key: 'department_tags',
    column: 'department_tags',
    label: 'Department',
    example: 'women',
    meaning: 'departments in which the piece is shown',
    array: true,
    facet: 'LIST',
    allowed: departments,
  }),
  tags('style_tags', 'Style', 'minimal', 'styles'),
  tags('occasion_tags', 'Occasion', 'work', 'occasions'),
  tags('neckline_tags', 'Neckline', 'v-neck', 'necklines'),
  row({
    key: 'sleeve_length',
    column: 'sleeve_length',
    label: 'Sleeve length',
    example: 'long sleeve',
    meaning: 'length of the sleeves',
    facet: 'LIST',
  }),
  tags('pant_cut_tags', 'Pant cut', 'wide leg', 'cut of trousers and jeans'),
  tags('waist_tags', 'Waist', 'high waisted', 'height of the waist'),
  tags('jean_wash_tags', 'Jean wash', 'dark wash', 'wash of denim'),
  row({
    key: 'shoe_width',
    column: 'shoe_width',
    label: 'Shoe width',
    example: 'wide',
    meaning: 'width of women’s shoes; children’s shoes have none here',
    facet: 'LIST',
    allowed: shoeWidths,
  }),
  row({ key: 'pattern', column: 'pattern', label: 'Pattern', example: 'floral', meaning: 'pattern of the cloth', facet: 'LIST' }),
  row({ key: 'materials', column: 'material_tags', label: 'Material', example: 'silk', meaning: 'one of its materials', array: true, facet: 'LIST' }),
  toggle('new_with_tags', 'New with tags', 'true', 'never worn, with its tags; the same as that condition'),
  toggle('clearance', 'Clearance', 'true', 'marked down for the last time, and not taken back'),
  toggle('fresh_sale', 'Just reduced', 'true', 'marked down for the first time'),
  toggle('luxe_brand', 'Designer brands', 'true', 'the brand’s tier is designer or luxury'),
  toggle('shop_local', 'Ships from California', 'true', 'lies in the distribution centre of San Leandro, nearest the head office'),
  toggle('is_rare_find', 'Rare find', 'true', 'seldom seen, chosen by staff'),
  row({ key: 'advanced_color_names', column: 'advanced_color_names', label: 'Shade', example: 'bottle green', meaning: 'finer shades', array: true }),
  row({ key: 'search_tags', column: 'search_tags', label: 'Tag', example: 'vacation', meaning: 'further tags, given for campaigns', array: true }),
  row({
    key: 'condition_overrides',
    column: 'condition_overrides',
    label: 'Flaw',
    example: 'pilling',
    meaning: 'has a flaw that its grade usually has not; without supplier or curation the listing is a special one (§5)',
    array: true,
  }),
  row({
    key: 'state',
    column: 'state',
    label: 'State',
    example: 'listed',
    meaning: 'state of the piece; listed ones when not asked for, and never one that shoppers don’t see: not yet listed, withdrawn, expired',
  }),
  row({ key: 'item_number', column: 'item_number', label: 'Item', example: '148200101', meaning: 'piece by its number', kind: 'number' }),
  row({ key: 'supplier_id', column: 'supplier_id', label: 'Supplier', example: '12', meaning: 'supplier by id', kind: 'number' }),
  row({
    key: 'dropshipper_id',
    column: 'dropshipper_id',
    label: 'Ships from',
    example: '31',
    meaning: 'the partner who ships it, by id; to leave partners out is `excludes` of getItems',
    kind: 'number',
  }),
  row({ key: 'warehouse_id', column: 'warehouse_id', label: 'Warehouse', example: '12', meaning: 'distribution centre by id', kind: 'number' }),
  row({
    key: 'curation_id',
    column: 'curation_ids',
    label: 'Curation',
    example: '3',
    meaning: 'in the collection with this id, put together by staff; a piece can be in several',
    kind: 'number',
    array: true,
  }),
  row({
    key: 'user_promotion_discount_percent',
    kind: 'minimum',
    column: 'promotion_discount_percent',
    label: 'Extra discount of at least',
    example: '20',
    meaning: 'the piece’s own promotion takes at least that percent off; pieces without a promotion count as 0',
  }),
  row({
    key: 'predicted_sell_score',
    kind: 'range',
    column: 'predicted_sell_score',
    label: 'Predicted sell score',
    example: '0.5-1',
    meaning: 'how likely it sells within a month, from 0 to 1; both ends included, either end open',
  }),
  row({ key: 'listed_at', kind: 'date', column: 'listed_at', label: 'Listed', example: '2026-11-01', meaning: 'listed on that day (UTC) or later' }),
  row({
    key: 'listed_days',
    kind: 'days',
    column: 'listed_at',
    label: 'Listed within days',
    example: '7',
    meaning: 'listed at most so many days of 24 hours ago',
  }),
  row({
    key: 'min_listed_days',
    kind: 'days',
    column: 'listed_at',
    label: 'Listed days ago',
    example: '30',
    meaning: 'listed at least so many days of 24 hours ago',
  }),
  row({
    key: 'include_maternity',
    kind: 'switch',
    column: 'department_tags',
    label: 'Include maternity',
    example: 'true',
    meaning: 'the departments asked for and maternity; without a department it changes nothing',
  }),
  row({
    key: 'include_petite',
    kind: 'switch',
    column: 'sizing_id',
    label: 'Include petite',
    example: 'true',
    meaning: 'each size asked for and the same petite (id + 10000); without a size it changes nothing',
  }),
  row({
    key: 'include_tall',
    kind: 'switch',
    column: 'sizing_id',
    label: 'Include tall',
    example: 'true',
    meaning: 'each size asked for and the same tall (id + 20000); without a size it changes nothing',
  }),
  row({
    key: 'my_sizes',
    kind: 'switch',
    column: 'sizing_id',
    label: 'My sizes',
    example: 'false',
    meaning: 'false: the size profile is left aside; the page turns a profile into sizes before it asks',
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
    example: 'linen dress',
    meaning: 'words that must all be found (`query` of getItems)',
  }),
  row({
    key: 'sort',
    kind: 'control',
    column: 'listed_at',
    label: 'Sort',
    example: 'price_low_high',
    meaning: 'a sort value (`sortBy`); another text means the page’s own, with a note',
  }),
  row({
    key: 'page',
    kind: 'control',
    column: '',
    label: 'Page',
    example: '2',
    meaning: 'a whole number from 1 (`page`); anything else is page 1, and the document moves there',
  }),
]

export type FilterInput = { key: string; values: readonly string[] }
