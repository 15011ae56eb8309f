import { documentOf } from '../../document.ts'
import type { ShareFavoritesMutation, ShareFavoritesMutationVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ListsAnswerFragmentDoc } from './ListsAnswerFragmentDoc.ts'

export const ShareFavoritesDocument = /* #__PURE__ */ documentOf<ShareFavoritesMutation, ShareFavoritesMutationVariables>("mutation shareFavorites($input:ShareFavoritesInput!){__typename shareFavorites(input:$input){__typename ...ListsAnswer}}", [NamedListsFragmentDoc, ListsAnswerFragmentDoc], "6a0cd81dce8a6c036f7fe07a728142c78efa4ad7de5aee33062c5edf4be85014")
