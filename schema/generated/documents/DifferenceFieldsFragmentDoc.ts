import { documentOf } from '../../document.ts'
import type { DifferenceFieldsFragment } from '../types.ts'

export const DifferenceFieldsFragmentDoc = /* #__PURE__ */ documentOf<DifferenceFieldsFragment, unknown>("fragment DifferenceFields on Difference{__typename kind measure statedInches seenInches flaw place stated seen}", [])
