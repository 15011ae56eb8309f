// Registers the types without an id in the kits' answers with the cache, when the first of these
// screens loads.
import { addParts } from '../../../platform/cache-keys.ts'

addParts(`
  OutstandingKits CleanoutIncentiveOffer DayRange CleanoutServiceOffer CleanoutOffer KitAddress KitPage BagCounts SellerBagPage
  OrderBagsPayload BagOrderTooSoon BagOrderRefused CancelKitPayload KitNotCancelable ActivateKitPayload KitNotActivated CleanoutPartner
`)
