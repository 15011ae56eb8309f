// Carriers, places to leave a parcel, and the words for shipping options (specification §3, §4).
export const carriers = ['fedex', 'newgistics', 'ups', 'usps'] as const
export type Carrier = (typeof carriers)[number]

export const deliveryLocations = [
  'back_door',
  'front_door',
  'knock_or_ring',
  'mail_room',
  'mailbox',
  'office',
  'other',
  'reception',
  'side_door',
] as const
export type DeliveryLocation = (typeof deliveryLocations)[number]

/** §4: options by the name of their service; those not named here are standard. */
export const bundleServices = ['order_batch_free_shipping', 'order_batch_shipping'] as const
export const expeditedServices = ['expedited_2_day', 'expedited', 'mdc_shipping', 'flat_rate_ddu_express_shipping'] as const

export const shippingLabels = { bundle: 'Bundle', expedited: 'Expedited', separate: 'Separate shipments', standard: 'Standard' } as const
