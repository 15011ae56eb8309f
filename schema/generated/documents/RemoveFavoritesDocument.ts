import { documentOf } from '../../document.ts'
import type { RemoveFavoritesMutation, RemoveFavoritesMutationVariables } from '../types.ts'

export const RemoveFavoritesDocument = /* #__PURE__ */ documentOf<RemoveFavoritesMutation, RemoveFavoritesMutationVariables>("mutation removeFavorites($input:FavoritesInput!){__typename removeFavorites(input:$input){__typename itemNumbers favoritesCount}}", [], "fc844919be989b6e0ce7b5f6d4e918b45dcd81dab711b9a6f3a12c2e0d674696")
