import type { CartShippingFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type DeliveryOption = CartShippingFieldsFragment['shippingOptions'][number]

/**
 * What an option costs this cart: free shipping pays every way but the fast ones (specification §4 labels).
 */
export const costOf = (option: Pick<DeliveryOption, 'label' | 'price'>, freeShipping: boolean): number =>
  freeShipping && option.label !== 'Expedited' ? 0 : option.price
