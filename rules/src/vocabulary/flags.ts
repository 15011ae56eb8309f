// Feature flags seen in specification §3; which of them are on is a matter of the database.
export const featureFlags = [
  'pwa_applepay',
  'pwa_afterpay',
  'pwa_paypal',
  'beta_access',
  'p2p',
  'resolution_hub',
  'pwa_item_editing',
] as const
export type FeatureFlag = (typeof featureFlags)[number]

/** Switches of our own, which the specification has no names for. */
export const ownFlags = ['shipment_delivered_popup'] as const
export type OwnFlag = (typeof ownFlags)[number]
