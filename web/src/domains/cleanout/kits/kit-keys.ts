// What of a kit's answers has no id of its own; told to the cache when the first of these screens comes.
import { addParts } from '../../../platform/cache-keys.ts'

addParts(`
  OutstandingKits CleanoutIncentiveOffer DayRange CleanoutServiceOffer CleanoutOffer KitAddress KitPage BagCounts SellerBagPage
  OrderBagsPayload BagOrderTooSoon BagOrderRefused CancelKitPayload KitNotCancelable ActivateKitPayload KitNotActivated CleanoutPartner
`)
