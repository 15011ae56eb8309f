import { documentOf } from '../../document.ts'
import type { QueueFieldsFragment } from '../types.ts'

export const QueueFieldsFragmentDoc = /* #__PURE__ */ documentOf<QueueFieldsFragment, unknown>("fragment QueueFields on Item{__typename id itemNumber availability heldUntil heldByMe state noLongerAvailable queue{__typename length myPlace myTurnUntil}}", [])
