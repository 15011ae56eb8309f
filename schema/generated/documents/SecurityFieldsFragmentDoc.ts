import { documentOf } from '../../document.ts'
import type { SecurityFieldsFragment } from '../types.ts'

export const SecurityFieldsFragmentDoc = /* #__PURE__ */ documentOf<SecurityFieldsFragment, unknown>("fragment SecurityFields on Security{__typename twoStepSince recoveryCodesLeft devices{__typename id name startedAt lastUsedAt isThis}emailChange{__typename sentTo sentAt until}}", [])
