import { documentOf } from '../../document.ts'
import type { DirectPayoutFieldsFragment } from '../types.ts'

export const DirectPayoutFieldsFragmentDoc = /* #__PURE__ */ documentOf<DirectPayoutFieldsFragment, unknown>("fragment DirectPayoutFields on DirectPayout{__typename price fee feePercent earnings}", [])
