// The words of the reasons for which a piece is taken off (specification §3 delist reasons).
import type { DelistReason } from '@hemline/rules/vocabulary/items.ts'

export const delistLabels: Readonly<Record<DelistReason, string>> = {
  delist_for_authenticity: 'We can’t tell that it is authentic',
  delist_for_photo_shoot: 'It needs other pictures',
  inappropriate: 'It does not belong in the shop',
  incorrect_brand: 'The brand is not the one on the label',
  incorrect_category: 'The kind is not right',
  incorrect_gender: 'The department is not right',
  incorrect_price: 'The price is far off',
  incorrect_size: 'The size is not the one on the label',
  misc: 'Something else',
  photo_issue: 'The pictures don’t show it well',
  quality_issue: 'It is too worn',
}
