import { documentOf } from '../../document.ts'
import type { ChangeItemPriceMutation, ChangeItemPriceMutationVariables } from '../types.ts'
import { SellerItemFieldsFragmentDoc } from './SellerItemFieldsFragmentDoc.ts'

export const ChangeItemPriceDocument = /* #__PURE__ */ documentOf<ChangeItemPriceMutation, ChangeItemPriceMutationVariables>("mutation changeItemPrice($input:ChangeItemPriceInput!){__typename changeItemPrice(input:$input){__typename ...on ChangeItemPricePayload{__typename item{__typename ...SellerItemFields drops{__typename at price}prices{__typename at price}history{__typename id at words price}}}...on PriceNotChanged{__typename message again}}}", [SellerItemFieldsFragmentDoc], "1d36a51fb30c84d327a0d5bced14cb5861ccfca2cc195a32a6825e66ddfe2d91")
