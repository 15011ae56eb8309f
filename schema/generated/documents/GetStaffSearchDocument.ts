import { documentOf } from '../../document.ts'
import type { GetStaffSearchQuery, GetStaffSearchQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'

export const GetStaffSearchDocument = /* #__PURE__ */ documentOf<GetStaffSearchQuery, GetStaffSearchQueryVariables>("query getStaffSearch($search:String!){__typename staffSearch(search:$search){__typename people{__typename id name email orders bags}orders{__typename ...StaffOrderHitFields}pieces{__typename ...StaffItemHitFields}bags{__typename bagNumber code status statusLabel warehouse seller}parcels{__typename id orderId orderLabel status statusLabel shipFrom carrierName trackingCode placedAt}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc], "bed162a5a81e4172fc46fd7acdd8104b12b695e54cc9091557b437ad50717b5c")
