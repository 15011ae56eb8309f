import { documentOf } from '../../document.ts'
import type { RenameFavoriteListMutation, RenameFavoriteListMutationVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ListsAnswerFragmentDoc } from './ListsAnswerFragmentDoc.ts'

export const RenameFavoriteListDocument = /* #__PURE__ */ documentOf<RenameFavoriteListMutation, RenameFavoriteListMutationVariables>("mutation renameFavoriteList($listId:ID!$name:String!){__typename renameFavoriteList(listId:$listId name:$name){__typename ...ListsAnswer}}", [NamedListsFragmentDoc, ListsAnswerFragmentDoc], "31be25d15966dd9fa999e7a32415a6436a9470ece05158983e8700a1ffd86217")
