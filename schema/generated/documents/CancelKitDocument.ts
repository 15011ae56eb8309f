import { documentOf } from '../../document.ts'
import type { CancelKitMutation, CancelKitMutationVariables } from '../types.ts'
import { KitFieldsFragmentDoc } from './KitFieldsFragmentDoc.ts'

export const CancelKitDocument = /* #__PURE__ */ documentOf<CancelKitMutation, CancelKitMutationVariables>("mutation cancelKit($id:ID!){__typename cancelKit(id:$id){__typename ...on CancelKitPayload{__typename kit{__typename ...KitFields}}...on KitNotCancelable{__typename message}}}", [KitFieldsFragmentDoc], "59b245fb55bbb7f821c5e943db7c07586e9448b7217f5f369b015205e05c2614")
