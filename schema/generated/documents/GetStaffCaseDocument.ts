import { documentOf } from '../../document.ts'
import type { GetStaffCaseQuery, GetStaffCaseQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const GetStaffCaseDocument = /* #__PURE__ */ documentOf<GetStaffCaseQuery, GetStaffCaseQueryVariables>("query getStaffCase($code:ID!){__typename staffCase(code:$code){__typename ...StaffCaseFields}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "d5f5e0b98ce1ee778b7164d197219af9cd3445d5ff9bf76efc0e2ca63eaa4629")
