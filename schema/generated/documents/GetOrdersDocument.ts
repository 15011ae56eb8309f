import { documentOf } from '../../document.ts'
import type { GetOrdersQuery, GetOrdersQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetOrdersDocument = /* #__PURE__ */ documentOf<GetOrdersQuery, GetOrdersQueryVariables>("query getOrders($page:Int!=1$bundleId:ID){__typename orders(page:$page bundleId:$bundleId){__typename totalCount hasNextPage nodes{__typename id label status statusLabel placedAt bundleId lines{__typename id kind itemNumber title net canceledAt item{__typename ...ItemCard}}totals{__typename total released}shipments{__typename id status statusLabel maxEstimate deliveredAt}}}}", [ItemCardFragmentDoc], "97d7d3f80ef53369af8a5709c1d26bc21caaa7159867cc0d8395eb9e2959eb02")
