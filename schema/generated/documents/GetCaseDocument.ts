import { documentOf } from '../../document.ts'
import type { GetCaseQuery, GetCaseQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const GetCaseDocument = /* #__PURE__ */ documentOf<GetCaseQuery, GetCaseQueryVariables>("query getCase($code:ID!$byKey:GuestKeyInput){__typename case(code:$code byKey:$byKey){__typename ...CaseFields}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "18cf655e54104b3e06bcc2f9be329bfe7d9b450375dad655b1e9baa87f99806c")
