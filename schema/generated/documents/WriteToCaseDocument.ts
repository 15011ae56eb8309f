import { documentOf } from '../../document.ts'
import type { WriteToCaseMutation, WriteToCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const WriteToCaseDocument = /* #__PURE__ */ documentOf<WriteToCaseMutation, WriteToCaseMutationVariables>("mutation writeToCase($input:WriteToCaseInput!){__typename writeToCase(input:$input){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}}}", [ReturnPieceLineFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "59e3ffcff007e29b7c1bcc17191d5ee8c853d8a301324969f40cfc60a09d2813")
