// The feature flags of specification §3; a flag that is in the database keeps its setting there.

import type { FeatureFlag, OwnFlag } from '@hemline/rules/vocabulary/flags.ts'
import { tierPopupFlag } from '@hemline/rules/vocabulary/rewards.ts'

export const flags: readonly {
  name: FeatureFlag | OwnFlag
  description: string
  enabled: boolean
  rolloutPercent: number
}[] = [
  {
    name: 'pwa_applepay',
    description: 'Offers the mobile wallet on devices that have one.',
    enabled: true,
    rolloutPercent: 100,
  },
  {
    name: 'pwa_afterpay',
    description: 'Offers paying in four parts at checkout.',
    enabled: true,
    rolloutPercent: 50,
  },
  {
    name: 'pwa_paypal',
    description: 'Offers the digital-wallet account at checkout.',
    enabled: true,
    rolloutPercent: 100,
  },
  {
    name: 'beta_access',
    description: 'Shows pages that are still being tried out.',
    enabled: false,
    rolloutPercent: 10,
  },
  {
    name: 'p2p',
    description: 'Lets people list pieces and sell them directly.',
    enabled: true,
    rolloutPercent: 100,
  },
  {
    name: 'resolution_hub',
    description: 'Lets shoppers report a problem with an order by themselves.',
    enabled: true,
    rolloutPercent: 100,
  },
  {
    name: 'pwa_item_editing',
    description: 'Lets sellers change the price and words of their pieces.',
    enabled: true,
    rolloutPercent: 100,
  },
  {
    name: tierPopupFlag,
    description: 'Tells members once which tier they reached, and what comes with it.',
    enabled: true,
    rolloutPercent: 100,
  },
  {
    name: 'shipment_delivered_popup',
    description: 'Asks buyers whether a parcel arrived well.',
    enabled: true,
    rolloutPercent: 100,
  },
]
