import { documentOf } from '../../document.ts'
import type { RemovePhoneMutation, RemovePhoneMutationVariables } from '../types.ts'
import { MyPhoneFieldsFragmentDoc } from './MyPhoneFieldsFragmentDoc.ts'

export const RemovePhoneDocument = /* #__PURE__ */ documentOf<RemovePhoneMutation, RemovePhoneMutationVariables>("mutation removePhone{__typename removePhone{__typename ...on PhonePayload{__typename myPhone{__typename ...MyPhoneFields}}...on UserError{__typename message}}}", [MyPhoneFieldsFragmentDoc], "17f8819d7d4e6a1bdd43ce01eb0eb8e8b8f896fc2bf6a2fb2eb380fa05383cbe")
