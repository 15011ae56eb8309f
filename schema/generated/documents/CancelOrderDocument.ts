import { documentOf } from '../../document.ts'
import type { CancelOrderMutation, CancelOrderMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'

export const CancelOrderDocument = /* #__PURE__ */ documentOf<CancelOrderMutation, CancelOrderMutationVariables>("mutation cancelOrder($id:ID!$accessKey:String$code:String$reason:String$lineIds:[ID!]$total:Int){__typename cancelOrder(id:$id accessKey:$accessKey code:$code reason:$reason lineIds:$lineIds total:$total){__typename ...on CancelOrderPayload{__typename order{__typename ...OrderFields}}...on OrderCodeNeeded{__typename sentTo}...on UserError{__typename message}}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc], "a6e416ce078bfbd19f00a60d92ee57346ac0174779fdcfa45273faba8881c0b1")
