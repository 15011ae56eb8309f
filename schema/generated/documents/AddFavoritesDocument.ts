import { documentOf } from '../../document.ts'
import type { AddFavoritesMutation, AddFavoritesMutationVariables } from '../types.ts'

export const AddFavoritesDocument = /* #__PURE__ */ documentOf<AddFavoritesMutation, AddFavoritesMutationVariables>("mutation addFavorites($input:FavoritesInput!){__typename addFavorites(input:$input){__typename itemNumbers favoritesCount}}", [], "5385170d5a1e10b594b895a772be5c1ed1ce1942d23b9d69300d96517cb518c5")
