import { documentOf } from '../../document.ts'
import type { WriteToCaseMutation, WriteToCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const WriteToCaseDocument = /* #__PURE__ */ documentOf<WriteToCaseMutation, WriteToCaseMutationVariables>("mutation writeToCase($input:WriteToCaseInput!$byKey:GuestKeyInput){__typename writeToCase(input:$input byKey:$byKey){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "547f3935797da1df477a741110eedd290892fb59f1adc4a8c7dd128b89a3f290")
