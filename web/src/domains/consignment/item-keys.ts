// What of a piece's answers has no id of its own, and by what a piece is known; told to the cache when the
// first of these screens comes.
import { addParts, cacheKeys } from '../../platform/cache-keys.ts'
import '../cleanout/kits/kit-keys.ts'

cacheKeys.SellerItem = ({ itemNumber }) => (itemNumber === undefined ? null : String(itemNumber))
addParts(`
  SellerPrice PriceChangeRoom SellerItemCount SellerItemPage ChangeItemPricePayload PriceNotChanged DonateRestPayload NothingToDonate
`)
