import { documentOf } from '../../document.ts'
import type { StaffParcelFieldsFragment } from '../types.ts'

export const StaffParcelFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffParcelFieldsFragment, unknown>("fragment StaffParcelFields on StaffParcel{__typename id orderId orderLabel orderLabels warehouseId source shipFrom serviceType expedited status statusLabel carrierName trackingCode labelRef placedAt isCharged isReplacement items{__typename lineId itemNumber title sizeDisplay photoId bin}}", [])
