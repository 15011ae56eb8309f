import { tierPopupFlag } from './rewards.ts'

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

/** Our own feature flags, which are not in the specification's list of flags seen. */
export const ownFlags = ['shipment_delivered_popup', tierPopupFlag] as const
export type OwnFlag = (typeof ownFlags)[number]

/** The flag that lets a seller change the price and the words of a piece. */
export const editingFlag = 'pwa_item_editing' satisfies FeatureFlag

/** The flags of which each lets its people sell directly (specification §2, the peer-to-peer flow). */
export const directSellFlags = ['beta_access', 'p2p'] as const satisfies readonly FeatureFlag[]

/** Returns whether one of an account's feature flags lets it sell directly. */
export const sellsDirectly = (flags: readonly string[]): boolean =>
  directSellFlags.some((flag) => flags.includes(flag))
