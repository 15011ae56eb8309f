import { documentOf } from '../../document.ts'
import type { MoveSellerReturnMutation, MoveSellerReturnMutationVariables } from '../types.ts'
import { SellerReturnFieldsFragmentDoc } from './SellerReturnFieldsFragmentDoc.ts'

export const MoveSellerReturnDocument = /* #__PURE__ */ documentOf<MoveSellerReturnMutation, MoveSellerReturnMutationVariables>("mutation moveSellerReturn($itemNumber:Float!$to:String!){__typename moveSellerReturn(itemNumber:$itemNumber to:$to){__typename ...on SellerReturnPayload{__typename sellerReturn{__typename ...SellerReturnFields}}...on ReturnMoved{__typename message}}}", [SellerReturnFieldsFragmentDoc], "da0545eea2e9aa1c4ee59a0b631b11f1bcc395e128046f338234e8d4a378dea9")
