import { documentOf } from '../../document.ts'
import type { ChangeItemStateMutation, ChangeItemStateMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const ChangeItemStateDocument = /* #__PURE__ */ documentOf<ChangeItemStateMutation, ChangeItemStateMutationVariables>("mutation changeItemState($input:ItemActInput!){__typename changeItemState(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "e9f9ac3360468e1d9f46b22083ac01f14bf6eeec744ebb8fabe9b3ca14f19191")
