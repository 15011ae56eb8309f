import { documentOf } from '../../document.ts'
import type { StaffItemHitFieldsFragment } from '../types.ts'

export const StaffItemHitFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffItemHitFieldsFragment, unknown>("fragment StaffItemHitFields on StaffItemHit{__typename itemNumber title brand sizeDisplay price state stateLabel photoId bagNumber isFlawed}", [])
