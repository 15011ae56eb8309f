import { documentOf } from '../../document.ts'
import type { SizeChartFieldsFragment } from '../types.ts'

export const SizeChartFieldsFragmentDoc = /* #__PURE__ */ documentOf<SizeChartFieldsFragment, unknown>("fragment SizeChartFields on SizeChart{__typename name title isStandard note columns{__typename key label}rows{__typename label cells{__typename text inches{__typename from to}}}}", [])
