import type { ItemRow } from '../catalogue-rows.ts'

/** The columns of the table item; names, ranks and holds come from the view. */
export type SeedItem = Omit<
  ItemRow,
  | 'brand_name'
  | 'brand_slug'
  | 'brand_tier'
  | 'category_name'
  | 'category_path'
  | 'size_label'
  | 'size_category'
  | 'size_rank'
  | 'held_until'
  | 'held_cart_id'
  | 'brand_may_run_small'
  | 'brand_names'
  | 'material_tags'
  | 'pattern'
  | 'sleeve_length'
  | 'shoe_width'
  | 'new_with_tags'
  | 'promotion_discount_percent'
>
