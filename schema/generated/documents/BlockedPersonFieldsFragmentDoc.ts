import { documentOf } from '../../document.ts'
import type { BlockedPersonFieldsFragment } from '../types.ts'

export const BlockedPersonFieldsFragmentDoc = /* #__PURE__ */ documentOf<BlockedPersonFieldsFragment, unknown>("fragment BlockedPersonFields on BlockedPerson{__typename id name code since}", [])
