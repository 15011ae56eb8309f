import { documentOf } from '../../document.ts'
import type { AnswerAsSellerMutation, AnswerAsSellerMutationVariables } from '../types.ts'
import { PieceQuestionFieldsFragmentDoc } from './PieceQuestionFieldsFragmentDoc.ts'

export const AnswerAsSellerDocument = /* #__PURE__ */ documentOf<AnswerAsSellerMutation, AnswerAsSellerMutationVariables>("mutation answerAsSeller($input:AnswerAsSellerInput!){__typename answerAsSeller(input:$input){__typename ...on AnswerAsSellerPayload{__typename question{__typename ...PieceQuestionFields}}...on QuestionRefused{__typename message field}...on SignInRequired{__typename message}}}", [PieceQuestionFieldsFragmentDoc], "749df743908289f442ad3690aa25bb4aee53543d67ecf2bee86c63ab44d212d9")
