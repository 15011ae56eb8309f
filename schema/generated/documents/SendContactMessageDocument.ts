import { documentOf } from '../../document.ts'
import type { SendContactMessageMutation, SendContactMessageMutationVariables } from '../types.ts'

export const SendContactMessageDocument = /* #__PURE__ */ documentOf<SendContactMessageMutation, SendContactMessageMutationVariables>("mutation sendContactMessage($input:SendContactMessageInput!){__typename sendContactMessage(input:$input){__typename ...on SendContactMessagePayload{__typename reference}...on InvalidInput{__typename message fields{__typename field message}}...on TooManyTries{__typename message retryAfterSeconds}}}", [], "4ba47f8c0cabfc9c6b3a2f5cc825f1276b5eb9ee398832121802dc9c1fbe8079")
