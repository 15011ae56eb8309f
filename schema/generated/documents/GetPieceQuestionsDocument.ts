import { documentOf } from '../../document.ts'
import type { GetPieceQuestionsQuery, GetPieceQuestionsQueryVariables } from '../types.ts'
import { PieceQuestionFieldsFragmentDoc } from './PieceQuestionFieldsFragmentDoc.ts'

export const GetPieceQuestionsDocument = /* #__PURE__ */ documentOf<GetPieceQuestionsQuery, GetPieceQuestionsQueryVariables>("query getPieceQuestions($itemNumber:Float!$page:Int!){__typename pieceQuestions(itemNumber:$itemNumber page:$page){__typename nodes{__typename ...PieceQuestionFields}totalCount hasNextPage whyClosed isSellers}}", [PieceQuestionFieldsFragmentDoc], "1c2147da0e2dc958091227022e9f28871e58d63c5066027afe994865ef2ea28a")
