import { documentOf } from '../../document.ts'
import type { GetRescueOrderQuery, GetRescueOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { RescueGroupFieldsFragmentDoc } from './RescueGroupFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'

export const GetRescueOrderDocument = /* #__PURE__ */ documentOf<GetRescueOrderQuery, GetRescueOrderQueryVariables>("query getRescueOrder($orderUuid:ID!$accessKey:String){__typename rescueOrder(orderUuid:$orderUuid accessKey:$accessKey){__typename orderUuid grams group{__typename ...RescueGroupFields}pieces{__typename itemNumber title brand sizeDisplay conditionLabel photoId msrp sourceLabel canceled}order{__typename ...OrderFields}}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, RescueGroupFieldsFragmentDoc, OrderFieldsFragmentDoc], "0a5d55d200ba7af3314a659f574db7da309a714d9624617076916635d4c6f041")
