import { documentOf } from '../../document.ts'
import type { AnswerReturnOfferMutation, AnswerReturnOfferMutationVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'

export const AnswerReturnOfferDocument = /* #__PURE__ */ documentOf<AnswerReturnOfferMutation, AnswerReturnOfferMutationVariables>("mutation answerReturnOffer($returnId:ID!$lineId:ID!$accepts:Boolean!){__typename answerReturnOffer(returnId:$returnId lineId:$lineId accepts:$accepts){__typename ...on ReturnPayload{__typename return{__typename ...ReturnFields}}...on ReturnRefused{__typename message}...on SignInRequired{__typename message}}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc], "ed2ec73b0a2a7fca64e0fbad1fe3f6d66e52d55f1a8b8083b03450c9611376e6")
