import { documentOf } from '../../document.ts'
import type { OrderBagsMutation, OrderBagsMutationVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'

export const OrderBagsDocument = /* #__PURE__ */ documentOf<OrderBagsMutation, OrderBagsMutationVariables>("mutation orderBags($input:OrderBagsInput!){__typename orderBags(input:$input){__typename ...on OrderBagsPayload{__typename kit{__typename ...KitFields}outstandingKits{__typename totalCount lastKitCreatedAt}}...on BagOrderTooSoon{__typename message minutes}...on BagOrderRefused{__typename message field}...on LegalAcceptRequired{__typename message}}}", [KitFieldsFragmentDoc], "12372f3a4c3f446c5fa1943b1b18c0d29567bae12d8d0e96489edd38bba4caa3")
