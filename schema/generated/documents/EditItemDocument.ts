import { documentOf } from '../../document.ts'
import type { EditItemMutation, EditItemMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const EditItemDocument = /* #__PURE__ */ documentOf<EditItemMutation, EditItemMutationVariables>("mutation editItem($input:EditItemInput!){__typename editItem(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}...on ItemChangedMeanwhile{__typename message staffItem{__typename ...StaffItemFields}since{__typename ...ItemNoteFields}}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "2a498d69c819b39dbbe12cdc8304ab92a75d3c3ff3234dcdac69cb4d85f8186b")
