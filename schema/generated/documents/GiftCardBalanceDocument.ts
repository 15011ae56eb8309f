import { documentOf } from '../../document.ts'
import type { GiftCardBalanceMutation, GiftCardBalanceMutationVariables } from '../types.ts'

export const GiftCardBalanceDocument = /* #__PURE__ */ documentOf<GiftCardBalanceMutation, GiftCardBalanceMutationVariables>("mutation giftCardBalance($input:GiftCardCodeInput!){__typename giftCardBalance(input:$input){__typename ...on GiftCardBalance{__typename last4 balance faceValue slug recipientName senderName giftMessage uses{__typename id kind amount balance happenedAt}}...on UserError{__typename message}...on TooManyTries{__typename retryAfterSeconds}}}", [], "f581170c62f9ec6d83664072a6841161f0395874e1dd061edfc7d1c2449f7c14")
