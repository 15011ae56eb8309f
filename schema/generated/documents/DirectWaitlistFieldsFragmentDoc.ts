import { documentOf } from '../../document.ts'
import type { DirectWaitlistFieldsFragment } from '../types.ts'

export const DirectWaitlistFieldsFragmentDoc = /* #__PURE__ */ documentOf<DirectWaitlistFieldsFragment, unknown>("fragment DirectWaitlistFields on DirectWaitlist{__typename joinedAt email survey{__typename sells often places obstacle mayWrite changedAt}}", [])
