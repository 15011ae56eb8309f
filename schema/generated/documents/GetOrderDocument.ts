import { documentOf } from '../../document.ts'
import type { GetOrderQuery, GetOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'

export const GetOrderDocument = /* #__PURE__ */ documentOf<GetOrderQuery, GetOrderQueryVariables>("query getOrder($id:ID!$accessKey:String){__typename order(id:$id accessKey:$accessKey){__typename ...OrderFields}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc], "c1259a76541b8631862a595433a24b718844a9c941209cc74c05c17679d79f1d")
