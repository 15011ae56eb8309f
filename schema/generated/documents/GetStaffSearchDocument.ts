import { documentOf } from '../../document.ts'
import type { GetStaffSearchQuery, GetStaffSearchQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const GetStaffSearchDocument = /* #__PURE__ */ documentOf<GetStaffSearchQuery, GetStaffSearchQueryVariables>("query getStaffSearch($search:String!){__typename staffSearch(search:$search){__typename people{__typename id name email orders bags}orders{__typename ...StaffOrderHitFields}pieces{__typename ...StaffItemHitFields}bags{__typename bagNumber code status statusLabel warehouse seller}parcels{__typename id orderId orderLabel status statusLabel shipFrom carrierName trackingCode placedAt}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc], "e95843cdadb7d1296d29c1f50c6dfc8c927fe9ea105f1d04e6180b3932973135")
