import { documentOf } from '../../document.ts'
import type { WithdrawCaseMutation, WithdrawCaseMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { CaseFieldsFragmentDoc } from './CaseFieldsFragmentDoc.ts'

export const WithdrawCaseDocument = /* #__PURE__ */ documentOf<WithdrawCaseMutation, WithdrawCaseMutationVariables>("mutation withdrawCase($code:ID!$byKey:GuestKeyInput){__typename withdrawCase(code:$code byKey:$byKey){__typename ...on CasePayload{__typename case{__typename ...CaseFields}}...on CaseRefused{__typename message field}}}", [ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnSumFieldsFragmentDoc, CaseFieldsFragmentDoc], "ee86db91076dc4a15874c5225e22cbfca0177c47a8f4f4c4e3c9cbd616e00675")
