import { documentOf } from '../../document.ts'
import type { GetStaffOrderQuery, GetStaffOrderQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'

export const GetStaffOrderDocument = /* #__PURE__ */ documentOf<GetStaffOrderQuery, GetStaffOrderQueryVariables>("query getStaffOrder($id:ID!){__typename staffOrder(id:$id){__typename ...StaffOrderFields}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc], "ea5abaa95769dd6dac562c2bd2ded9528b2c36db9df5ebc2c45dfa5c5c66b9be")
