import { documentOf } from '../../document.ts'
import type { GetRescueOrderQuery, GetRescueOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { RescueGroupFieldsFragmentDoc } from './RescueGroupFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'

export const GetRescueOrderDocument = /* #__PURE__ */ documentOf<GetRescueOrderQuery, GetRescueOrderQueryVariables>("query getRescueOrder($orderUuid:ID!$accessKey:String){__typename rescueOrder(orderUuid:$orderUuid accessKey:$accessKey){__typename orderUuid grams group{__typename ...RescueGroupFields}pieces{__typename itemNumber title brand sizeDisplay conditionLabel photoId msrp sourceLabel canceled}order{__typename ...OrderFields}}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, RescueGroupFieldsFragmentDoc, OrderFieldsFragmentDoc], "d124a21f99ed53c06de4435bf9ff94e759139aa97312b6abd5a63def527abbcb")
