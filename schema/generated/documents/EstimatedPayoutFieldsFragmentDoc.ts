import { documentOf } from '../../document.ts'
import type { EstimatedPayoutFieldsFragment } from '../types.ts'

export const EstimatedPayoutFieldsFragmentDoc = /* #__PURE__ */ documentOf<EstimatedPayoutFieldsFragment, unknown>("fragment EstimatedPayoutFields on EstimatedPayout{__typename price slices{__typename from to percent part pays}lines{__typename kind amount}earnings asCredit}", [])
