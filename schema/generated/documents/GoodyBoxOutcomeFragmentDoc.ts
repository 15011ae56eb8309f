import { documentOf } from '../../document.ts'
import type { GoodyBoxOutcomeFragment } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { GoodyBoxFieldsFragmentDoc } from './GoodyBoxFieldsFragmentDoc.ts'

export const GoodyBoxOutcomeFragmentDoc = /* #__PURE__ */ documentOf<GoodyBoxOutcomeFragment, unknown>("fragment GoodyBoxOutcome on GoodyBoxResult{__typename ...on GoodyBoxPayload{__typename goodyBox{__typename ...GoodyBoxFields}}...on UserError{__typename message}}", [ItemCardFragmentDoc, GoodyBoxFieldsFragmentDoc])
