import { documentOf } from '../../document.ts'
import type { ChangeItemStateMutation, ChangeItemStateMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const ChangeItemStateDocument = /* #__PURE__ */ documentOf<ChangeItemStateMutation, ChangeItemStateMutationVariables>("mutation changeItemState($input:ItemActInput!){__typename changeItemState(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "93fc2355fd93b9b892662b1590b9fc072202b378ceee82a109cf38a28031a5a1")
