import { documentOf } from '../../document.ts'
import type { GetAuctionQuery, GetAuctionQueryVariables } from '../types.ts'
import { AuctionFieldsFragmentDoc } from './AuctionFieldsFragmentDoc.ts'

export const GetAuctionDocument = /* #__PURE__ */ documentOf<GetAuctionQuery, GetAuctionQueryVariables>("query getAuction($itemNumber:Float!){__typename item(itemNumber:$itemNumber){__typename ...AuctionFields}}", [AuctionFieldsFragmentDoc], "e0b241712c8d59c8b09b27889270d3302d3babb271a41009e7fbe6e4b841ed27")
