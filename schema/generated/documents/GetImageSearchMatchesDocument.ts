import { documentOf } from '../../document.ts'
import type { GetImageSearchMatchesQuery, GetImageSearchMatchesQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetImageSearchMatchesDocument = /* #__PURE__ */ documentOf<GetImageSearchMatchesQuery, GetImageSearchMatchesQueryVariables>("query getImageSearchMatches($id:ID!$box:PictureBoxInput$balance:Float$filters:[FilterInput!]$page:Int$amount:Int){__typename imageSearchMatches(id:$id box:$box balance:$balance filters:$filters page:$page amount:$amount){__typename ...on ImageSearchAnswer{__typename title line totalCount isUnsure ready pageInfo{__typename page pageCount pageSize hasNextPage}kinds{__typename tag label count}matches{__typename band reasons{__typename label agrees}item{__typename ...ItemCard}}}...on ImageSearchRefused{__typename message reason}}}", [ItemCardFragmentDoc], "0e292d754930a95e2e50b9417abc19ed122af2114c926cca958f41d3d6915f62")
