// Computes for the mocks' pieces the columns that the view search_item derives from others.
import { houseOf } from '@hemline/rules/catalogue/brands/houses.ts'
import type { MockItem } from '../item.ts'

/** Returns the derived columns that filters read, the same as in the view. */
export function filterColumns(item: MockItem) {
  const chars = (name: string) => item.chars[name]?.toLowerCase() ?? null
  return {
    brand_names: [item.brand_name, houseOf(item.brand_name)].filter((name) => name !== null),
    // "100% Silk" becomes "silk".
    material_tags: item.materials.map((material) => material.replace(/^\d+% /, '').toLowerCase()),
    pattern: chars('pattern'),
    sleeve_length: chars('sleeveLength'),
    shoe_width: item.gender === 'women' ? chars('shoeWidth') : null,
    condition_overrides: [],
    new_with_tags: item.condition === 'new_with_tags',
    promotion_discount_percent: item.promotion?.discountPercent ?? 0,
  }
}
