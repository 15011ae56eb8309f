import { documentOf } from '../../document.ts'
import type { DeskViewsOutcomeFragment } from '../types.ts'
import { DeskViewFieldsFragmentDoc } from './DeskViewFieldsFragmentDoc.ts'

export const DeskViewsOutcomeFragmentDoc = /* #__PURE__ */ documentOf<DeskViewsOutcomeFragment, unknown>("fragment DeskViewsOutcome on DeskViewsResult{__typename ...on DeskViewsPayload{__typename views{__typename ...DeskViewFields}}...on UserError{__typename message}}", [DeskViewFieldsFragmentDoc])
