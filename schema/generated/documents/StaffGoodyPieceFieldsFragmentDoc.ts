import { documentOf } from '../../document.ts'
import type { StaffGoodyPieceFieldsFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'

export const StaffGoodyPieceFieldsFragmentDoc = /* #__PURE__ */ documentOf<StaffGoodyPieceFieldsFragment, unknown>("fragment StaffGoodyPieceFields on StaffGoodyPiece{__typename item{__typename ...ItemCard}why price byStylist}", [ItemCardFragmentDoc])
