import { documentOf } from '../../document.ts'
import type { ChangeItemStateMutation, ChangeItemStateMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const ChangeItemStateDocument = /* #__PURE__ */ documentOf<ChangeItemStateMutation, ChangeItemStateMutationVariables>("mutation changeItemState($input:ItemActInput!){__typename changeItemState(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "538289c4ef534739244f4a351d8208b2857d3238f778fe7827541e7c46558cb1")
