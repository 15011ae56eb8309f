import { documentOf } from '../../document.ts'
import type { BinContentsFieldsFragment } from '../types.ts'

export const BinContentsFieldsFragmentDoc = /* #__PURE__ */ documentOf<BinContentsFieldsFragment, unknown>("fragment BinContentsFields on BinContents{__typename bin words count pieces{__typename itemNumber brand title sizeDisplay photoId bin warehouseId putAt putBy}}", [])
