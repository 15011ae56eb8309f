import { documentOf } from '../../document.ts'
import type { RenamePasskeyMutation, RenamePasskeyMutationVariables } from '../types.ts'
import { PasskeyFieldsFragmentDoc } from './PasskeyFieldsFragmentDoc.ts'

export const RenamePasskeyDocument = /* #__PURE__ */ documentOf<RenamePasskeyMutation, RenamePasskeyMutationVariables>("mutation renamePasskey($id:ID!$name:String!){__typename renamePasskey(id:$id name:$name){__typename ...on PasskeysPayload{__typename passkeys{__typename ...PasskeyFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [PasskeyFieldsFragmentDoc], "e8680aafd8feb410e13eab6686359df253d187c1dae763e6fc042a7e9f48c477")
