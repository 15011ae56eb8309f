import { documentOf } from '../../document.ts'
import type { BundleFieldsFragment } from '../types.ts'

export const BundleFieldsFragmentDoc = /* #__PURE__ */ documentOf<BundleFieldsFragment, unknown>("fragment BundleFields on Bundle{__typename id openedAt closesAt shipsOn daysLeft merchandise freeShippingThreshold remainder shipsFree messages}", [])
