import { documentOf } from '../../document.ts'
import type { GetStaffPersonQuery, GetStaffPersonQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffPersonFieldsFragmentDoc } from './StaffPersonFieldsFragmentDoc.ts'

export const GetStaffPersonDocument = /* #__PURE__ */ documentOf<GetStaffPersonQuery, GetStaffPersonQueryVariables>("query getStaffPerson($id:ID!){__typename staffPerson(id:$id){__typename ...StaffPersonFields}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffPersonFieldsFragmentDoc], "6b61fcbabdd1d61395cd0883c507908bcf8d1770515de8ad9786335adab5802c")
