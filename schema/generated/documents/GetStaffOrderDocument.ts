import { documentOf } from '../../document.ts'
import type { GetStaffOrderQuery, GetStaffOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'

export const GetStaffOrderDocument = /* #__PURE__ */ documentOf<GetStaffOrderQuery, GetStaffOrderQueryVariables>("query getStaffOrder($id:ID!){__typename staffOrder(id:$id){__typename ...StaffOrderFields}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc], "0afb9f89151c15b86065c80ca22ff17625095bffc9957bce6d875bd934825d02")
