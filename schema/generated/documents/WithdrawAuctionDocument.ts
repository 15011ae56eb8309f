import { documentOf } from '../../document.ts'
import type { WithdrawAuctionMutation, WithdrawAuctionMutationVariables } from '../types.ts'
import { AuctionFieldsFragmentDoc } from './AuctionFieldsFragmentDoc.ts'

export const WithdrawAuctionDocument = /* #__PURE__ */ documentOf<WithdrawAuctionMutation, WithdrawAuctionMutationVariables>("mutation withdrawAuction($itemNumber:Float!){__typename withdrawAuction(itemNumber:$itemNumber){__typename ...on AuctionPayload{__typename item{__typename ...AuctionFields}}...on UserError{__typename message}}}", [AuctionFieldsFragmentDoc], "0bd066d615727da1576faf6c741579f0ae4a5d7db0198c97887e69b48c3a5648")
