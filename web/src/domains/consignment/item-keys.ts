// Registers the cache key of a seller's piece, and the types without an id, when the first of these
// screens loads.
import { addParts, cacheKeys } from '../../platform/cache-keys.ts'
import '../cleanout/kits/kit-keys.ts'

cacheKeys.SellerItem = ({ itemNumber }) => (itemNumber === undefined ? null : String(itemNumber))
addParts(`
  SellerPrice PriceChangeRoom PayoutSplit PayoutStep SellerItemCount SellerItemPage ChangeItemPricePayload PriceNotChanged DonateRestPayload NothingToDonate
  LeaveToRescuePayload NotForRescue NameBagPayload BagNotNamed BagEarnings
`)
