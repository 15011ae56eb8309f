import { documentOf } from '../../document.ts'
import type { GetStaffCaseQuery, GetStaffCaseQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'
import { ResolutionOfferFieldsFragmentDoc } from './ResolutionOfferFieldsFragmentDoc.ts'
import { StaffCaseFieldsFragmentDoc } from './StaffCaseFieldsFragmentDoc.ts'

export const GetStaffCaseDocument = /* #__PURE__ */ documentOf<GetStaffCaseQuery, GetStaffCaseQueryVariables>("query getStaffCase($code:ID!){__typename staffCase(code:$code){__typename ...StaffCaseFields}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc, ResolutionOfferFieldsFragmentDoc, StaffCaseFieldsFragmentDoc], "287c254289eb3fe4ba1819d62eb210cae8b282f313abf3e80068910a9a6151b5")
