import { documentOf } from '../../document.ts'
import type { ConfirmTwoStepMutation, ConfirmTwoStepMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const ConfirmTwoStepDocument = /* #__PURE__ */ documentOf<ConfirmTwoStepMutation, ConfirmTwoStepMutationVariables>("mutation confirmTwoStep($code:String!){__typename confirmTwoStep(code:$code){__typename ...on RecoveryCodes{__typename codes security{__typename ...SecurityFields}}...on UserError{__typename message}}}", [SecurityFieldsFragmentDoc], "2e7e08bbd7d4f2eb958a5c545edd3b81ef5e73b2507c98b6b961d34df4348d29")
