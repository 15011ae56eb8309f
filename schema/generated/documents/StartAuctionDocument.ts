import { documentOf } from '../../document.ts'
import type { StartAuctionMutation, StartAuctionMutationVariables } from '../types.ts'
import { AuctionFieldsFragmentDoc } from './AuctionFieldsFragmentDoc.ts'

export const StartAuctionDocument = /* #__PURE__ */ documentOf<StartAuctionMutation, StartAuctionMutationVariables>("mutation startAuction($input:StartAuctionInput!){__typename startAuction(input:$input){__typename ...on AuctionPayload{__typename item{__typename ...AuctionFields}}...on UserError{__typename message}}}", [AuctionFieldsFragmentDoc], "209102bc402a74fd87cf332e04d6b5dc64400ee3f31f9c38d1454763ea0ed07f")
