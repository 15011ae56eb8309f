import { documentOf } from '../../document.ts'
import type { IntakePieceFieldsFragment } from '../types.ts'

export const IntakePieceFieldsFragmentDoc = /* #__PURE__ */ documentOf<IntakePieceFieldsFragment, unknown>("fragment IntakePieceFields on IntakePiece{__typename itemNumber bagNumber bagCode warehouseId pieceNumber decision declineReason declineReasonLabel state title brandName categoryName sizeDisplay condition price suggested note grader gradedAt canUndo photoIds}", [])
