import { documentOf } from '../../document.ts'
import type { ApplyClientConfigurationMutation, ApplyClientConfigurationMutationVariables } from '../types.ts'

export const ApplyClientConfigurationDocument = /* #__PURE__ */ documentOf<ApplyClientConfigurationMutation, ApplyClientConfigurationMutationVariables>("mutation applyClientConfiguration($input:ApplyClientConfigurationInput!){__typename applyClientConfiguration(input:$input){__typename clientConfiguration}}", [], "7f6b5ed7c92d9fe16564b4f46f9969959c51e71970b9e5ca521db4d103d341b4")
