import { documentOf } from '../../document.ts'
import type { GetStaffPersonQuery, GetStaffPersonQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffPersonFieldsFragmentDoc } from './StaffPersonFieldsFragmentDoc.ts'

export const GetStaffPersonDocument = /* #__PURE__ */ documentOf<GetStaffPersonQuery, GetStaffPersonQueryVariables>("query getStaffPerson($id:ID!){__typename staffPerson(id:$id){__typename ...StaffPersonFields}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffPersonFieldsFragmentDoc], "00be8dc09f7b04248d3f081f6b843c76898d01f71ae1f40725078cf141c17100")
