import { documentOf } from '../../document.ts'
import type { ConfirmPhoneMutation, ConfirmPhoneMutationVariables } from '../types.ts'
import { MyPhoneFieldsFragmentDoc } from './MyPhoneFieldsFragmentDoc.ts'

export const ConfirmPhoneDocument = /* #__PURE__ */ documentOf<ConfirmPhoneMutation, ConfirmPhoneMutationVariables>("mutation confirmPhone($code:String!){__typename confirmPhone(code:$code){__typename ...on PhonePayload{__typename myPhone{__typename ...MyPhoneFields}}...on UserError{__typename message}}}", [MyPhoneFieldsFragmentDoc], "d7e0d5739a0cbeeb4e80181f2d54bb6587e881b2d93d1a2de03d52c09803cd34")
