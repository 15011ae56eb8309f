import { documentOf } from '../../document.ts'
import type { BeginTwoStepMutation, BeginTwoStepMutationVariables } from '../types.ts'

export const BeginTwoStepDocument = /* #__PURE__ */ documentOf<BeginTwoStepMutation, BeginTwoStepMutationVariables>("mutation beginTwoStep{__typename beginTwoStep{__typename ...on TwoStepSecret{__typename secret uri}...on UserError{__typename message}}}", [], "dd8068009c7e7ccebd736303ccfb2e1c5adee4c2fe3921a7a1a2c9b5c2ed6a41")
