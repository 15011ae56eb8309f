import { documentOf } from '../../document.ts'
import type { GetIdenticalItemsQuery, GetIdenticalItemsQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetIdenticalItemsDocument = /* #__PURE__ */ documentOf<GetIdenticalItemsQuery, GetIdenticalItemsQueryVariables>("query getIdenticalItems($itemNumber:Float!$amount:Int!){__typename identicalItems(itemNumber:$itemNumber amount:$amount){__typename item{__typename ...ItemCard}basis nodes{__typename item{__typename ...ItemCard}differences}}}", [ItemCardFragmentDoc], "990b0e88770219f535dab6caebf6142bab46fa1a8c4c8ddac69ff91f4f63c794")
