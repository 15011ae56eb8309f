import { documentOf } from '../../document.ts'
import type { GetStaffSearchQuery, GetStaffSearchQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const GetStaffSearchDocument = /* #__PURE__ */ documentOf<GetStaffSearchQuery, GetStaffSearchQueryVariables>("query getStaffSearch($search:String!){__typename staffSearch(search:$search){__typename people{__typename id name email orders bags}orders{__typename ...StaffOrderHitFields}pieces{__typename ...StaffItemHitFields}bags{__typename bagNumber code status statusLabel warehouse seller}parcels{__typename id kind orderId label status statusLabel shipFrom carrierName trackingCode placedAt}cases{__typename id code kindLabel subject personName status statusLabel since photoId}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc], "6461d42adf24ffdd8b6fc135906bd2531d81c13ef990a039caea39906ae9362d")
