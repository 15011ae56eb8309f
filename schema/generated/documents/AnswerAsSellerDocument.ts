import { documentOf } from '../../document.ts'
import type { AnswerAsSellerMutation, AnswerAsSellerMutationVariables } from '../types.ts'
import { PieceQuestionFieldsFragmentDoc } from './PieceQuestionFieldsFragmentDoc.ts'

export const AnswerAsSellerDocument = /* #__PURE__ */ documentOf<AnswerAsSellerMutation, AnswerAsSellerMutationVariables>("mutation answerAsSeller($input:AnswerAsSellerInput!){__typename answerAsSeller(input:$input){__typename ...on AnswerAsSellerPayload{__typename question{__typename ...PieceQuestionFields}}...on QuestionRefused{__typename message field}...on SignInRequired{__typename message}}}", [PieceQuestionFieldsFragmentDoc], "8f96d9fd575e66e7d62aabb316d074716f2b8acdc5b4a3cd813b3cf360ea4b4e")
