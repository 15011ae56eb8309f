import { documentOf } from '../../document.ts'
import type { GetSavedQuery, GetSavedQueryVariables } from '../types.ts'
import { NamedListsFragmentDoc } from './NamedListsFragmentDoc.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetSavedDocument = /* #__PURE__ */ documentOf<GetSavedQuery, GetSavedQueryVariables>("query getSaved($view:FavoritesView!$amount:Int!$page:Int!){__typename favorites{__typename ...NamedLists view(view:$view amount:$amount page:$page){__typename totalCount counts{__typename all drops free sold droppedBy}kinds{__typename slug name count}nodes{__typename lovedAt priceThen listId item{__typename ...ItemCard}}}}}", [NamedListsFragmentDoc, ItemCardFragmentDoc], "56df3b726800d4f625993052e7f5a9b6cd0eefb7a3903dec67ec4c3af2060fae")
