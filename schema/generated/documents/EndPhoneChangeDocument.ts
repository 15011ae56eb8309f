import { documentOf } from '../../document.ts'
import type { EndPhoneChangeMutation, EndPhoneChangeMutationVariables } from '../types.ts'
import { MyPhoneFieldsFragmentDoc } from './MyPhoneFieldsFragmentDoc.ts'

export const EndPhoneChangeDocument = /* #__PURE__ */ documentOf<EndPhoneChangeMutation, EndPhoneChangeMutationVariables>("mutation endPhoneChange{__typename endPhoneChange{__typename myPhone{__typename ...MyPhoneFields}}}", [MyPhoneFieldsFragmentDoc], "87d9de9d7b87354e97712c3521f418948646b5df009a472ba9e690b16006f7ac")
