import { documentOf } from '../../document.ts'
import type { GetStaffItemsQuery, GetStaffItemsQueryVariables } from '../types.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const GetStaffItemsDocument = /* #__PURE__ */ documentOf<GetStaffItemsQuery, GetStaffItemsQueryVariables>("query getStaffItems($search:String!$state:String$sort:String$before:Float$until:Float){__typename staffItems(search:$search state:$state sort:$sort before:$before until:$until){__typename ...StaffItemHitFields}}", [StaffItemHitFieldsFragmentDoc], "227d2d3bff84a7a4ca2f70b246744582d878ee500abdc007066c9973db443314")
