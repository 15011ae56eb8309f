// The meaning of each search key with an example, for docs/filters.md. A file of its own, because every
// shopper loads the filter table.

export type FilterMeaning = { example: string; meaning: string }
export const filterMeanings: Readonly<Record<string, FilterMeaning>> = {
  style_tags: { example: 'minimal', meaning: 'styles' },
  occasion_tags: { example: 'work', meaning: 'occasions' },
  neckline_tags: { example: 'v-neck', meaning: 'necklines' },
  pant_cut_tags: { example: 'wide leg', meaning: 'cut of trousers and jeans' },
  waist_tags: { example: 'high waisted', meaning: 'height of the waist' },
  jean_wash_tags: { example: 'dark wash', meaning: 'wash of denim' },
  new_with_tags: { example: 'true', meaning: 'never worn, with its tags; the same as that condition' },
  clearance: { example: 'true', meaning: 'marked down for the last time' },
  fresh_sale: { example: 'true', meaning: 'marked down for the first time, two weeks ago at most' },
  luxe_brand: { example: 'true', meaning: 'the brand’s tier is designer or luxury' },
  shop_local: {
    example: 'true',
    meaning: 'lies in the distribution centre of San Leandro, nearest the head office',
  },
  is_rare_find: { example: 'true', meaning: 'seldom seen, chosen by staff' },
  category_tags: { example: 'dresses', meaning: 'slug of the category or of one above it' },
  sizing_id: {
    example: '1004',
    meaning:
      'size by its id; petite and tall ones share ids, offset by 10000, and department tags tell them apart',
  },
  clothes_size: {
    example: '1004',
    meaning:
      'clothes and shoes of these sizes, with all that has no such size: bags, rings, belts, children’s things',
  },
  price: {
    example: '20-150',
    meaning: 'dollars from-to, both ends included, either end open; upside down it is turned',
  },
  brand_name_tags: {
    example: 'Theory',
    meaning: 'brand by its whole name, in any case; a house finds its lines too',
  },
  condition: { example: 'excellent', meaning: 'condition grade' },
  color_names: { example: 'green', meaning: 'basic colours' },
  department_tags: { example: 'women', meaning: 'departments in which the piece is shown' },
  sleeve_length: { example: 'long sleeve', meaning: 'length of the sleeves' },
  shoe_width: { example: 'wide', meaning: 'width of women’s shoes; children’s shoes have none here' },
  pattern: { example: 'floral', meaning: 'pattern of the cloth' },
  materials: { example: 'silk', meaning: 'one of its materials' },
  advanced_color_names: { example: 'bottle green', meaning: 'finer shades' },
  search_tags: { example: 'vacation', meaning: 'further tags, given for campaigns' },
  condition_overrides: {
    example: 'pilling',
    meaning:
      'has a flaw that its grade usually has not; without supplier or curation the listing is a special one (§5)',
  },
  state: {
    example: 'listed',
    meaning:
      'state of the piece; listed ones when not asked for, and never one that shoppers don’t see: not yet listed, withdrawn, expired',
  },
  item_number: { example: '148200101', meaning: 'piece by its number' },
  supplier_id: { example: '12', meaning: 'supplier by id' },
  dropshipper_id: {
    example: '31',
    meaning: 'the partner who ships it, by id; to leave partners out is `excludes` of getItems',
  },
  warehouse_id: { example: '12', meaning: 'distribution centre by id' },
  curation_id: {
    example: '3',
    meaning: 'in the collection with this id, put together by staff; a piece can be in several',
  },
  user_promotion_discount_percent: {
    example: '20',
    meaning:
      'the piece’s own promotion takes at least that percent off; pieces without a promotion count as 0',
  },
  predicted_sell_score: {
    example: '0.5-1',
    meaning: 'how likely it sells within a month, from 0 to 1; both ends included, either end open',
  },
  listed_at: { example: '2026-11-01', meaning: 'listed on that day (UTC) or later' },
  listed_days: { example: '7', meaning: 'listed at most so many days of 24 hours ago' },
  min_listed_days: { example: '30', meaning: 'listed at least so many days of 24 hours ago' },
  without: {
    example: 'polyester',
    meaning:
      'words that neither title, brand, category, colors nor materials may have: whole, singular or plural; at most ten',
  },
  include_maternity: {
    example: 'true',
    meaning: 'the departments asked for and maternity; without a department it changes nothing',
  },
  include_petite: {
    example: 'true',
    meaning:
      'each size asked for and the same petite (id + 10000 of a piece in petite); without a size nothing',
  },
  include_tall: {
    example: 'true',
    meaning: 'each size asked for and the same tall (id + 10000 of a piece in tall); without a size nothing',
  },
  my_sizes: {
    example: 'false',
    meaning: 'true: the member’s size profile narrows where decision 0150 says so; false: it is left aside',
  },
  text: { example: 'linen dress', meaning: 'words that must all be found (`query` of getItems)' },
  sort: {
    example: 'price_low_high',
    meaning: 'a sort value (`sortBy`); another text means the page’s own, with a note',
  },
  page: {
    example: '2',
    meaning: 'a whole number from 1 (`page`); anything else is page 1, and the document moves there',
  },
}
