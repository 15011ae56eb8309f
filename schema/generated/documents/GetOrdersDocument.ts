import { documentOf } from '../../document.ts'
import type { GetOrdersQuery, GetOrdersQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const GetOrdersDocument = /* #__PURE__ */ documentOf<GetOrdersQuery, GetOrdersQueryVariables>("query getOrders($page:Int!=1$bundleId:ID){__typename orders(page:$page bundleId:$bundleId){__typename totalCount hasNextPage nodes{__typename id label status statusLabel placedAt bundleId lines{__typename id kind itemNumber title net canceledAt item{__typename ...ItemCard}}totals{__typename total}shipments{__typename id status statusLabel maxEstimate deliveredAt}}}}", [ItemCardFragmentDoc], "6462d49c8aa97bf0c5fd91be532b3fb8329e6799b33d570192001ff4448bcc3a")
