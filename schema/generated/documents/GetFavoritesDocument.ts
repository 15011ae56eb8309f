import { documentOf } from '../../document.ts'
import type { GetFavoritesQuery, GetFavoritesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetFavoritesDocument = /* #__PURE__ */ documentOf<GetFavoritesQuery, GetFavoritesQueryVariables>("query getFavorites($amount:Int!$page:Int!){__typename favorites{__typename totalCount itemNumbers items(amount:$amount page:$page){__typename ...ItemCard}}}", [ItemCardFragmentDoc], "c3e7612031ba7478e90160d37be086ec8837fd91b30cc85110a82aef30553269")
