import { documentOf } from '../../document.ts'
import type { StaffGoodyBoxFieldsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'

export const StaffGoodyBoxFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffGoodyBoxFieldsFragment, unknown>("fragment StaffGoodyBoxFields on StaffGoodyBox{__typename id personId personName departments kinds budget note askedAt sum canChange canCancel orderId returnCode since pieces{__typename ...StaffGoodyPieceFields}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc])
