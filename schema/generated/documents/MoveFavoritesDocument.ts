import { documentOf } from '../../document.ts'
import type { MoveFavoritesMutation, MoveFavoritesMutationVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ListsAnswerFragmentDoc } from './ListsAnswerFragmentDoc.ts'

export const MoveFavoritesDocument = /* #__PURE__ */ documentOf<MoveFavoritesMutation, MoveFavoritesMutationVariables>("mutation moveFavorites($input:MoveFavoritesInput!){__typename moveFavorites(input:$input){__typename ...ListsAnswer}}", [NamedListsFragmentDoc, ListsAnswerFragmentDoc], "ffbbf8f202d75bcea7f3ede38375a38ba862594868aca29228f8653ea8a32fb8")
