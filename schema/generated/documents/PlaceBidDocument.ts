import { documentOf } from '../../document.ts'
import type { PlaceBidMutation, PlaceBidMutationVariables } from '../types.ts'
import { AuctionFieldsFragmentDoc } from './AuctionFieldsFragmentDoc.ts'

export const PlaceBidDocument = /* #__PURE__ */ documentOf<PlaceBidMutation, PlaceBidMutationVariables>("mutation placeBid($input:PlaceBidInput!){__typename placeBid(input:$input){__typename ...on PlaceBidPayload{__typename item{__typename ...AuctionFields}}...on UserError{__typename message}...on BidTooLow{__typename least}...on AuctionOver{__typename itemNumber}}}", [AuctionFieldsFragmentDoc], "6d06dd829dca4fe76136fcc78d306206101e4343e4d895b2a0848d743ebbff45")
