import { documentOf } from '../../document.ts'
import type { LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const LogInWithPasskeyDocument = /* #__PURE__ */ documentOf<LogInWithPasskeyMutation, LogInWithPasskeyMutationVariables>("mutation logInWithPasskey($input:LogInWithPasskeyInput!){__typename logInWithPasskey(input:$input){__typename ...on AuthPayload{__typename authToken cartItemsLost user{__typename ...UserFields}}...on UserError{__typename message}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "b4cee5d2c21060a9759ed936d53763e9020f2d0b72990eb9f5b391a51f312004")
