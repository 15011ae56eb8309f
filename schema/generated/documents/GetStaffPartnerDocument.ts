import { documentOf } from '../../document.ts'
import type { GetStaffPartnerQuery, GetStaffPartnerQueryVariables } from '../types.ts'
import { PartnerKeyFieldsFragmentDoc } from './PartnerKeyFieldsFragmentDoc.ts'
import { StaffPartnerFieldsFragmentDoc } from './StaffPartnerFieldsFragmentDoc.ts'
import { PartnerFeedFieldsFragmentDoc } from './PartnerFeedFieldsFragmentDoc.ts'

export const GetStaffPartnerDocument = /* #__PURE__ */ documentOf<GetStaffPartnerQuery, GetStaffPartnerQueryVariables>("query getStaffPartner($slug:String!){__typename staffPartner(slug:$slug){__typename ...StaffPartnerFields feeds{__typename ...PartnerFeedFields}}}", [PartnerKeyFieldsFragmentDoc, StaffPartnerFieldsFragmentDoc, PartnerFeedFieldsFragmentDoc], "5990e8843a01c665db7ce0006fa25d026c95d21c90d3d4f066bbd2a0b7076c79")
