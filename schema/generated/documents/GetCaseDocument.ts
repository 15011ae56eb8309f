import { documentOf } from '../../document.ts'
import type { GetCaseQuery, GetCaseQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const GetCaseDocument = /* #__PURE__ */ documentOf<GetCaseQuery, GetCaseQueryVariables>("query getCase($code:ID!){__typename case(code:$code){__typename ...CaseFields}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "80fb755b5393aeb8a3763401409526dea617c5809c318b5fe3a089dad4c78915")
