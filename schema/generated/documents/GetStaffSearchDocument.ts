import { documentOf } from '../../document.ts'
import type { GetStaffSearchQuery, GetStaffSearchQueryVariables } from '../types.ts'
import { StaffOrderHitFieldsFragmentDoc } from './StaffOrderHitFieldsFragmentDoc.ts'
import { StaffItemHitFieldsFragmentDoc } from './StaffItemHitFieldsFragmentDoc.ts'
import { StaffParcelHitFieldsFragmentDoc } from './StaffParcelHitFieldsFragmentDoc.ts'

export const GetStaffSearchDocument = /* #__PURE__ */ documentOf<GetStaffSearchQuery, GetStaffSearchQueryVariables>("query getStaffSearch($search:String!$only:StaffSearchKind){__typename staffSearch(search:$search only:$only){__typename counts{__typename people orders pieces bags parcels returns cases}people{__typename id name email orders bags}orders{__typename ...StaffOrderHitFields}pieces{__typename ...StaffItemHitFields}bags{__typename bagNumber code status statusLabel warehouse seller}parcels{__typename ...StaffParcelHitFields}returns{__typename ...StaffParcelHitFields}cases{__typename id code kindLabel subject personName status statusLabel since photoId}}}", [StaffOrderHitFieldsFragmentDoc, StaffItemHitFieldsFragmentDoc, StaffParcelHitFieldsFragmentDoc], "6c3ec8c1be4d3ef04ca024ef03035e6e6b96dd00be9eb6e5571cf04f8e71ec68")
