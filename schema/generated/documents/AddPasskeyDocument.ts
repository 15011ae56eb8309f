import { documentOf } from '../../document.ts'
import type { AddPasskeyMutation, AddPasskeyMutationVariables } from '../types.ts'
import { PasskeyFieldsFragmentDoc } from './PasskeyFieldsFragmentDoc.ts'

export const AddPasskeyDocument = /* #__PURE__ */ documentOf<AddPasskeyMutation, AddPasskeyMutationVariables>("mutation addPasskey($input:AddPasskeyInput!){__typename addPasskey(input:$input){__typename ...on PasskeysPayload{__typename passkeys{__typename ...PasskeyFields}}...on UserError{__typename message}}}", [PasskeyFieldsFragmentDoc], "3463f2c70d5234e74e9dd4d156135dfff45055cb2b98ac732e7f8cd8edf12595")
