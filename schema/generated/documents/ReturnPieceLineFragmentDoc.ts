import { documentOf } from '../../document.ts'
import type { ReturnPieceLineFragment } from '../types.ts'

export const ReturnPieceLineFragmentDoc = /* #__PURE__ */ documentOf<ReturnPieceLineFragment, unknown>("fragment ReturnPieceLine on Item{__typename id itemNumber brand title sizeDisplay condition photoIds slug hasInappropriateContent categoryPath}", [])
