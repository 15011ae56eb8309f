import { documentOf } from '../../document.ts'
import type { RemovePasskeyMutation, RemovePasskeyMutationVariables } from '../types.ts'
import { PasskeyFieldsFragmentDoc } from './PasskeyFieldsFragmentDoc.ts'

export const RemovePasskeyDocument = /* #__PURE__ */ documentOf<RemovePasskeyMutation, RemovePasskeyMutationVariables>("mutation removePasskey($id:ID!){__typename removePasskey(id:$id){__typename ...on PasskeysPayload{__typename passkeys{__typename ...PasskeyFields}}...on UserError{__typename message}}}", [PasskeyFieldsFragmentDoc], "9138954023ca9a49d83044459361ee651f63968606d8b67fc43b9c992c1b9efc")
