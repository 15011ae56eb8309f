import { documentOf } from '../../document.ts'
import type { ReturnSumFieldsFragment } from '../types.ts'

export const ReturnSumFieldsFragmentDoc = /* #__PURE__ */ documentOf<ReturnSumFieldsFragment, unknown>("fragment ReturnSumFields on ReturnSum{__typename key label amount}", [])
