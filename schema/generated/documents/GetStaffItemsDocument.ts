import { documentOf } from '../../document.ts'
import type { GetStaffItemsQuery, GetStaffItemsQueryVariables } from '../types.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const GetStaffItemsDocument = /* #__PURE__ */ documentOf<GetStaffItemsQuery, GetStaffItemsQueryVariables>("query getStaffItems($search:String!$state:String$before:Float){__typename staffItems(search:$search state:$state before:$before){__typename ...StaffItemHitFields}}", [StaffItemHitFieldsFragmentDoc], "baf53f93610ad67c3c00dc08a4bd7d4cec41d3f48f53a65f370d3613d2e6c7a6")
