import { documentOf } from '../../document.ts'
import type { FollowMutation, FollowMutationVariables } from '../types.ts'
import { FollowFieldsFragmentDoc } from './FollowFieldsFragmentDoc.ts'

export const FollowDocument = /* #__PURE__ */ documentOf<FollowMutation, FollowMutationVariables>("mutation follow($input:FollowInput!){__typename follow(input:$input){__typename ...on FollowPayload{__typename follows{__typename ...FollowFields}}...on UserError{__typename message}}}", [FollowFieldsFragmentDoc], "582f128c3cc7be94c75cd8538138ef2564dbad96f66edac53e34fbeb3f045afe")
