import { documentOf } from '../../document.ts'
import type { GetStaffParcelQuery, GetStaffParcelQueryVariables } from '../types.ts'
import { StaffParcelFieldsFragmentDoc } from './StaffParcelFieldsFragmentDoc.ts'

export const GetStaffParcelDocument = /* #__PURE__ */ documentOf<GetStaffParcelQuery, GetStaffParcelQueryVariables>("query getStaffParcel($search:String!){__typename staffParcel(search:$search){__typename ...StaffParcelFields}}", [StaffParcelFieldsFragmentDoc], "de724e217f123141db755f03a36bc2284262f8cca13cfcbeae6a689c0b28bdea")
