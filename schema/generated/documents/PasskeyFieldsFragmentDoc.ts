import { documentOf } from '../../document.ts'
import type { PasskeyFieldsFragment } from '../types.ts'

export const PasskeyFieldsFragmentDoc = /* #__PURE__ */ documentOf<PasskeyFieldsFragment, unknown>("fragment PasskeyFields on Passkey{__typename id name createdAt lastUsedAt}", [])
