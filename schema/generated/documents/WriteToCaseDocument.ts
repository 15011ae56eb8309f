import { documentOf } from '../../document.ts'
import type { WriteToCaseMutation, WriteToCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const WriteToCaseDocument = /* #__PURE__ */ documentOf<WriteToCaseMutation, WriteToCaseMutationVariables>("mutation writeToCase($input:WriteToCaseInput!$byKey:GuestKeyInput){__typename writeToCase(input:$input byKey:$byKey){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "9341332d61d0c117b82e93697fa905b9fc41937ab4bc99359b27f57bd605ed2e")
