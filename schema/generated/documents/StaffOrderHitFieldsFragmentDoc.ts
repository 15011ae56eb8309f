import { documentOf } from '../../document.ts'
import type { StaffOrderHitFieldsFragment } from '../types.ts'

export const StaffOrderHitFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffOrderHitFieldsFragment, unknown>("fragment StaffOrderHitFields on StaffOrderHit{__typename id label status statusLabel email name placedAt total pieces photoIds}", [])
