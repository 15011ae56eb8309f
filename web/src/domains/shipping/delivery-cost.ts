import type { CartShippingFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type DeliveryOption = CartShippingFieldsFragment['shippingOptions'][number]

/**
 * Returns the price of a delivery option for this cart in cents: 0 when the cart ships free, except for
 * expedited ones (specification §4).
 */
export const costOf = (option: Pick<DeliveryOption, 'label' | 'price'>, freeShipping: boolean): number =>
  freeShipping && option.label !== 'Expedited' ? 0 : option.price
