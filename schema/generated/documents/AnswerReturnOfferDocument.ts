import { documentOf } from '../../document.ts'
import type { AnswerReturnOfferMutation, AnswerReturnOfferMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const AnswerReturnOfferDocument = /* #__PURE__ */ documentOf<AnswerReturnOfferMutation, AnswerReturnOfferMutationVariables>("mutation answerReturnOffer($returnId:ID!$lineId:ID!$accepts:Boolean!$byKey:GuestKeyInput){__typename answerReturnOffer(returnId:$returnId lineId:$lineId accepts:$accepts byKey:$byKey){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc], "4760ffe7e3a458694459e8fb7850f77593342524a6d8facf8f32b2f801624520")
