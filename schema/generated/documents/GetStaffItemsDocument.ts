import { documentOf } from '../../document.ts'
import type { GetStaffItemsQuery, GetStaffItemsQueryVariables } from '../types.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const GetStaffItemsDocument = /* #__PURE__ */ documentOf<GetStaffItemsQuery, GetStaffItemsQueryVariables>("query getStaffItems($search:String!$state:String$before:Float){__typename staffItems(search:$search state:$state before:$before){__typename ...StaffItemHitFields}}", [StaffItemHitFieldsFragmentDoc], "c1108044f8bc1bb7f3b248662bf65fc749e7424b8914f6f964daca44646a5935")
