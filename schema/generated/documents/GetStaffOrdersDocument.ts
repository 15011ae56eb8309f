import { documentOf } from '../../document.ts'
import type { GetStaffOrdersQuery, GetStaffOrdersQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'

export const GetStaffOrdersDocument = /* #__PURE__ */ documentOf<GetStaffOrdersQuery, GetStaffOrdersQueryVariables>("query getStaffOrders($search:String!$status:OrderStatus$before:ID){__typename staffOrders(search:$search status:$status before:$before){__typename ...StaffOrderHitFields}}", [StaffOrderHitFieldsFragmentDoc], "92cbdf8a2fd0f88c05a86d53553f618d0b45f580cba76c59d62bfff462adc940")
