import { documentOf } from '../../document.ts'
import type { StaffParcelHitFieldsFragment } from '../types.ts'

export const StaffParcelHitFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffParcelHitFieldsFragment, unknown>("fragment StaffParcelHitFields on StaffParcelHit{__typename id kind orderId label status statusLabel shipFrom carrierName trackingCode placedAt}", [])
