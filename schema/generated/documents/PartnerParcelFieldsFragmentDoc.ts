import { documentOf } from '../../document.ts'
import type { PartnerParcelFieldsFragment } from '../types.ts'

export const PartnerParcelFieldsFragmentDoc = /* #__PURE__ */ documentOf<PartnerParcelFieldsFragment, unknown>("fragment PartnerParcelFields on PartnerParcel{__typename id partnerId paidAt status sendTo pieces{__typename itemNumber sku title}carrierName trackingCode labelUrl}", [])
