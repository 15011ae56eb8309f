import { documentOf } from '../../document.ts'
import type { RequestPasswordChangeMutation, RequestPasswordChangeMutationVariables } from '../types.ts'

export const RequestPasswordChangeDocument = /* #__PURE__ */ documentOf<RequestPasswordChangeMutation, RequestPasswordChangeMutationVariables>("mutation requestPasswordChange($input:RequestPasswordChangeInput!){__typename requestPasswordChange(input:$input){__typename ...on RequestPasswordChangePayload{__typename success}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}...on TooManyTries{__typename retryAfterSeconds}}}", [], "3c30d8efd3ea6b41da38583ab14f928ca2666196db4b2969f56773718cf525e5")
