import { documentOf } from '../../document.ts'
import type { GetStaffCaseQuery, GetStaffCaseQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const GetStaffCaseDocument = /* #__PURE__ */ documentOf<GetStaffCaseQuery, GetStaffCaseQueryVariables>("query getStaffCase($code:ID!){__typename staffCase(code:$code){__typename ...StaffCaseFields}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "ace26347d6aad5ede85ee02ad6e8dcf214b72903f85161b8106da0dca9f29b73")
