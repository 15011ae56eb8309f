import { documentOf } from '../../document.ts'
import type { EndTwoStepMutation, EndTwoStepMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const EndTwoStepDocument = /* #__PURE__ */ documentOf<EndTwoStepMutation, EndTwoStepMutationVariables>("mutation endTwoStep{__typename endTwoStep{__typename ...on SecurityPayload{__typename security{__typename ...SecurityFields}}...on UserError{__typename message}}}", [SecurityFieldsFragmentDoc], "c32a3b003c00dc6bb74db19d4fdd4b6237b5e41410c7aa37c93e3353e102131a")
