import { documentOf } from '../../document.ts'
import type { GetOrderQuery, GetOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'

export const GetOrderDocument = /* #__PURE__ */ documentOf<GetOrderQuery, GetOrderQueryVariables>("query getOrder($id:ID!$accessKey:String){__typename order(id:$id accessKey:$accessKey){__typename ...OrderFields}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc], "c4b50ea5a80373ac26f79fe295888b6f6d7f1da4d477cce545eda1c44a9a05c1")
