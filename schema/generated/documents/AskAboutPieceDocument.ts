import { documentOf } from '../../document.ts'
import type { AskAboutPieceMutation, AskAboutPieceMutationVariables } from '../types.ts'
import { PieceQuestionFieldsFragmentDoc } from './PieceQuestionFieldsFragmentDoc.ts'

export const AskAboutPieceDocument = /* #__PURE__ */ documentOf<AskAboutPieceMutation, AskAboutPieceMutationVariables>("mutation askAboutPiece($input:AskAboutPieceInput!){__typename askAboutPiece(input:$input){__typename ...on AskAboutPiecePayload{__typename question{__typename ...PieceQuestionFields}answerBy}...on QuestionRefused{__typename message field}...on SignInRequired{__typename message}}}", [PieceQuestionFieldsFragmentDoc], "e0e6fc6beca289de5bbb6175845b84d5ae0922fc4f07c369424065eb68b36a84")
