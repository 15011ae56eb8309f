import { documentOf } from '../../document.ts'
import type { GetSimilarItemsQuery, GetSimilarItemsQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetSimilarItemsDocument = /* #__PURE__ */ documentOf<GetSimilarItemsQuery, GetSimilarItemsQueryVariables>("query getSimilarItems($itemNumber:Float!$amount:Int!$sizingIds:[Int!]){__typename similarItems(itemNumber:$itemNumber amount:$amount sizingIds:$sizingIds){__typename item{__typename ...ItemCard}nodes{__typename item{__typename ...ItemCard}reasons}sizes{__typename sizingId label count selected}shelf}}", [ItemCardFragmentDoc], "9dd91912fe271910bd158a15dee07ffb71cffa046de51820c734e80914efe620")
