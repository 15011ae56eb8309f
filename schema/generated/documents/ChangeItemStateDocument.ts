import { documentOf } from '../../document.ts'
import type { ChangeItemStateMutation, ChangeItemStateMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const ChangeItemStateDocument = /* #__PURE__ */ documentOf<ChangeItemStateMutation, ChangeItemStateMutationVariables>("mutation changeItemState($input:ItemActInput!){__typename changeItemState(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "a6098f85672d6467fc9be0f8462a3d9a47f035aff552e8e76e440852ac7e3131")
