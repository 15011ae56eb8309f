import { documentOf } from '../../document.ts'
import type { GetStaffPersonQuery, GetStaffPersonQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffPersonFieldsFragmentDoc } from './StaffPersonFieldsFragmentDoc.ts'

export const GetStaffPersonDocument = /* #__PURE__ */ documentOf<GetStaffPersonQuery, GetStaffPersonQueryVariables>("query getStaffPerson($id:ID!){__typename staffPerson(id:$id){__typename ...StaffPersonFields}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffPersonFieldsFragmentDoc], "8f485fd4347ed75be5079d122f5f391feda6de43031b33bf3c0dacadb9d8d603")
