import { documentOf } from '../../document.ts'
import type { ChangePhoneMutation, ChangePhoneMutationVariables } from '../types.ts'
import { MyPhoneFieldsFragmentDoc } from './MyPhoneFieldsFragmentDoc.ts'

export const ChangePhoneDocument = /* #__PURE__ */ documentOf<ChangePhoneMutation, ChangePhoneMutationVariables>("mutation changePhone($phone:String!){__typename changePhone(phone:$phone){__typename ...on PhonePayload{__typename myPhone{__typename ...MyPhoneFields}}...on UserError{__typename message}}}", [MyPhoneFieldsFragmentDoc], "fa38ac86955efca371713c9deb180102805a9b39140f4dae39b854aa04f45192")
