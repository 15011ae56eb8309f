import { documentOf } from '../../document.ts'
import type { KitFieldsFragment } from '../types.ts'

export const KitFieldsFragmentDoc = /* #__PURE__ */ documentOf<KitFieldsFragment, unknown>("fragment KitFields on Kit{__typename id bagType service status statusLabel labelCode incentives{__typename name words}fee restChoice charity{__typename id name about}partner{__typename slug name about}shipTo{__typename fullName line1 line2 city state zip}carrierName trackingOut orderedAt shippedAt deliveredAt sentBackAt receivedAt labelValidUntil canCancel labelUrl labelFrom labelTo bagNumber}", [])
