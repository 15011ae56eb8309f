import { documentOf } from '../../document.ts'
import type { DeleteFavoriteListMutation, DeleteFavoriteListMutationVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ListsAnswerFragmentDoc } from './ListsAnswerFragmentDoc.ts'

export const DeleteFavoriteListDocument = /* #__PURE__ */ documentOf<DeleteFavoriteListMutation, DeleteFavoriteListMutationVariables>("mutation deleteFavoriteList($listId:ID!){__typename deleteFavoriteList(listId:$listId){__typename ...ListsAnswer}}", [NamedListsFragmentDoc, ListsAnswerFragmentDoc], "b392772c26b3ea6a2a3a09f615e9744a49daa6cc5fc570067018de76bde52565")
