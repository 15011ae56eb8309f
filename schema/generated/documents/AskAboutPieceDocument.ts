import { documentOf } from '../../document.ts'
import type { AskAboutPieceMutation, AskAboutPieceMutationVariables } from '../types.ts'
import { PieceQuestionFieldsFragmentDoc } from './PieceQuestionFieldsFragmentDoc.ts'

export const AskAboutPieceDocument = /* #__PURE__ */ documentOf<AskAboutPieceMutation, AskAboutPieceMutationVariables>("mutation askAboutPiece($input:AskAboutPieceInput!){__typename askAboutPiece(input:$input){__typename ...on AskAboutPiecePayload{__typename question{__typename ...PieceQuestionFields}answerBy}...on QuestionRefused{__typename message field}...on SignInRequired{__typename message}}}", [PieceQuestionFieldsFragmentDoc], "967488a65c05efb83673b58a9f1955073deb3f3931a0eb239eb3b968413dc760")
