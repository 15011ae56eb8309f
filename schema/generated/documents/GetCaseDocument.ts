import { documentOf } from '../../document.ts'
import type { GetCaseQuery, GetCaseQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const GetCaseDocument = /* #__PURE__ */ documentOf<GetCaseQuery, GetCaseQueryVariables>("query getCase($code:ID!$byKey:GuestKeyInput){__typename case(code:$code byKey:$byKey){__typename ...CaseFields}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "b2911ab3761f53a67c1852c1226ba3a66167ae6810c3495f5ed85430ed3f9c40")
