import { documentOf } from '../../document.ts'
import type { StaffGoodyOutcomeFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { StaffGoodyPieceFieldsFragmentDoc } from './StaffGoodyPieceFieldsFragmentDoc.ts'
import { StaffGoodyBoxFieldsFragmentDoc } from './StaffGoodyBoxFieldsFragmentDoc.ts'

export const StaffGoodyOutcomeFragmentDoc = /* #__PURE__ */ documentOf<StaffGoodyOutcomeFragment, unknown>("fragment StaffGoodyOutcome on StaffGoodyResult{__typename ...on StaffGoodyPayload{__typename staffGoodyBox{__typename ...StaffGoodyBoxFields swaps{__typename ...StaffGoodyPieceFields}}}...on UserError{__typename message}}", [ItemCardFragmentDoc, StaffGoodyPieceFieldsFragmentDoc, StaffGoodyBoxFieldsFragmentDoc])
