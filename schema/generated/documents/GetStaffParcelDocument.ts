import { documentOf } from '../../document.ts'
import type { GetStaffParcelQuery, GetStaffParcelQueryVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const GetStaffParcelDocument = /* #__PURE__ */ documentOf<GetStaffParcelQuery, GetStaffParcelQueryVariables>("query getStaffParcel($search:String!){__typename staffParcel(search:$search){__typename ...StaffParcelFields}}", [StaffParcelFieldsFragmentDoc], "1baa85010b19bc4f0a2f70fd119c6c382f6de02107e29376e72f6aab90cc4ddd")
