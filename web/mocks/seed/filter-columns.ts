// Columns that the view search_item makes of others, for the mocks' pieces.
import type { MockItem } from '../item.ts'

/** What filters read beside the piece's own columns; the same as in the view. */
export function filterColumns(item: MockItem) {
  const chars = (name: string) => item.chars[name]?.toLowerCase() ?? null
  return {
    // "100% Silk" is silk.
    material_tags: item.materials.map((material) => material.replace(/^\d+% /, '').toLowerCase()),
    pattern: chars('pattern'),
    sleeve_length: chars('sleeveLength'),
    shoe_width: item.gender === 'women' ? chars('shoeWidth') : null,
    condition_overrides: [],
    new_with_tags: item.condition === 'new_with_tags',
    promotion_discount_percent: item.promotion?.discountPercent ?? 0,
  }
}
