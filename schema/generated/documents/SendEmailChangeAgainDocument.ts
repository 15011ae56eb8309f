import { documentOf } from '../../document.ts'
import type { SendEmailChangeAgainMutation, SendEmailChangeAgainMutationVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const SendEmailChangeAgainDocument = /* #__PURE__ */ documentOf<SendEmailChangeAgainMutation, SendEmailChangeAgainMutationVariables>("mutation sendEmailChangeAgain{__typename sendEmailChangeAgain{__typename ...on EmailChangeSent{__typename sentTo security{__typename ...SecurityFields}}...on EmailChangeEnded{__typename message security{__typename ...SecurityFields}}...on TooManyTries{__typename message retryAfterSeconds}}}", [SecurityFieldsFragmentDoc], "cf84a68c15e7227534cea80fd02b8fcfb36881ce86ef0b5b9b7ee363f3627810")
