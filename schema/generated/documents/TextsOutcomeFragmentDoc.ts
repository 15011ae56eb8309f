import { documentOf } from '../../document.ts'
import type { TextsOutcomeFragment } from '../types.ts'

export const TextsOutcomeFragmentDoc = /* #__PURE__ */ documentOf<TextsOutcomeFragment, unknown>("fragment TextsOutcome on TextsResult{__typename ...on TextsPayload{__typename phone{__typename shown confirmed}}...on UserError{__typename message}}", [])
