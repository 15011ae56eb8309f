import { documentOf } from '../../document.ts'
import type { GetStaffOrderQuery, GetStaffOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'

export const GetStaffOrderDocument = /* #__PURE__ */ documentOf<GetStaffOrderQuery, GetStaffOrderQueryVariables>("query getStaffOrder($id:ID!){__typename staffOrder(id:$id){__typename ...StaffOrderFields}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc], "98d4c78ace18cbd4a92041e4bbfb1e9ee5f22cfc40f0bded22d9d9bac3da3331")
