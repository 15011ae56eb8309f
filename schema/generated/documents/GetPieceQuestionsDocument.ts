import { documentOf } from '../../document.ts'
import type { GetPieceQuestionsQuery, GetPieceQuestionsQueryVariables } from '../types.ts'
import { PieceQuestionFieldsFragmentDoc } from './PieceQuestionFieldsFragmentDoc.ts'

export const GetPieceQuestionsDocument = /* #__PURE__ */ documentOf<GetPieceQuestionsQuery, GetPieceQuestionsQueryVariables>("query getPieceQuestions($itemNumber:Float!$page:Int!){__typename pieceQuestions(itemNumber:$itemNumber page:$page){__typename nodes{__typename ...PieceQuestionFields}totalCount hasNextPage whyClosed isSellers}}", [PieceQuestionFieldsFragmentDoc], "b453207d115a2aac6325a460c95612b49f4c6472d6b3dab8ac989f2f731dc00d")
