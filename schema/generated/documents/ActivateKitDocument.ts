import { documentOf } from '../../document.ts'
import type { ActivateKitMutation, ActivateKitMutationVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'

export const ActivateKitDocument = /* #__PURE__ */ documentOf<ActivateKitMutation, ActivateKitMutationVariables>("mutation activateKit($input:ActivateKitInput!){__typename activateKit(input:$input){__typename ...on ActivateKitPayload{__typename kit{__typename ...KitFields}}...on KitNotActivated{__typename message}}}", [KitFieldsFragmentDoc], "36c6e1666403160dd0d8f6d00ff6d911400ee238aad4e2d5ceba1f8f08a7e8e4")
