import { documentOf } from '../../document.ts'
import type { GetStaffOrdersQuery, GetStaffOrdersQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'

export const GetStaffOrdersDocument = /* #__PURE__ */ documentOf<GetStaffOrdersQuery, GetStaffOrdersQueryVariables>("query getStaffOrders($search:String!$status:OrderStatus$sort:String$before:ID$until:ID$isOpen:Boolean!=false){__typename staffOrders(search:$search status:$status sort:$sort before:$before until:$until isOpen:$isOpen){__typename ...StaffOrderHitFields}}", [StaffOrderHitFieldsFragmentDoc], "a8c4260a0e4126ac5a4c5b072bdb6b0a288ab37af619d4d0839ebe1ea8bc62ff")
