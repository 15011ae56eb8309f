import { documentOf } from '../../document.ts'
import type { GetSharedFavoritesQuery, GetSharedFavoritesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetSharedFavoritesDocument = /* #__PURE__ */ documentOf<GetSharedFavoritesQuery, GetSharedFavoritesQueryVariables>("query getSharedFavorites($code:String!){__typename sharedFavorites(code:$code){__typename ...on SharedFavorites{__typename name by totalCount items{__typename ...ItemCard}}...on ShareRevoked{__typename message}}}", [ItemCardFragmentDoc], "e27a3b3a972c976e3bf3a9c72ab89c81e04cb43bb44a564d8f45cc7bc0454f1e")
