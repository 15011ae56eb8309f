import { documentOf } from '../../document.ts'
import type { EditItemMutation, EditItemMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const EditItemDocument = /* #__PURE__ */ documentOf<EditItemMutation, EditItemMutationVariables>("mutation editItem($input:EditItemInput!){__typename editItem(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}...on ItemChangedMeanwhile{__typename message staffItem{__typename ...StaffItemFields}since{__typename ...ItemNoteFields}}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "c6456792e111b317e85326e550f7cb0b1ceff91a904a1fbd79efe485e21eb705")
