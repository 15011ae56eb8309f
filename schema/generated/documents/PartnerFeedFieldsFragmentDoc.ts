import { documentOf } from '../../document.ts'
import type { PartnerFeedFieldsFragment } from '../types.ts'

export const PartnerFeedFieldsFragmentDoc = /* #__PURE__ */ documentOf<PartnerFeedFieldsFragment, unknown>("fragment PartnerFeedFields on PartnerFeed{__typename id number reference mode stock state refusal rowCount badCount newBrandCount missingCount hasRows doneCount outcomes{__typename outcome count}receivedAt endedAt decidedBy decidedAt}", [])
