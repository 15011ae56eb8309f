import { documentOf } from '../../document.ts'
import type { IntakeBagRowFragment } from '../types.ts'

export const IntakeBagRowFragmentDoc = /* #__PURE__ */ documentOf<IntakeBagRowFragment, unknown>("fragment IntakeBagRow on IntakeBag{__typename id code bagNumber service status statusLabel warehouseId warehouse piecesCounted graded receivedAt processingAt doneAt claimedBy claimedByMe nextPlace}", [])
