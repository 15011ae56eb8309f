// Feature flags named in specification §3; the database holds which of them are on.
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

/** Our own feature flags, which the specification does not name. */
export const ownFlags = ['shipment_delivered_popup'] as const
export type OwnFlag = (typeof ownFlags)[number]
