import { documentOf } from '../../document.ts'
import type { EarningsFieldsFragment } from '../types.ts'

export const EarningsFieldsFragmentDoc = /* #__PURE__ */ documentOf<EarningsFieldsFragment, unknown>("fragment EarningsFields on Earnings{__typename held pending available earnedInAll paidOutInAll months{__typename month earned paidOut sales}availableAsCredit}", [])
