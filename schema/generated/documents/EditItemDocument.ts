import { documentOf } from '../../document.ts'
import type { EditItemMutation, EditItemMutationVariables } from '../types.ts'
import { ItemNoteFieldsFragmentDoc } from './ItemNoteFieldsFragmentDoc.ts'
import { StaffItemFieldsFragmentDoc } from './StaffItemFieldsFragmentDoc.ts'

export const EditItemDocument = /* #__PURE__ */ documentOf<EditItemMutation, EditItemMutationVariables>("mutation editItem($input:EditItemInput!){__typename editItem(input:$input){__typename ...on StaffItemPayload{__typename staffItem{__typename ...StaffItemFields}}...on ItemRefusal{__typename message field}...on ItemChangedMeanwhile{__typename message staffItem{__typename ...StaffItemFields}since{__typename ...ItemNoteFields}}}}", [ItemNoteFieldsFragmentDoc, StaffItemFieldsFragmentDoc], "4515a9178134aa7c4d2c8e615fa1277c723bcaeeef3171c85d8a2cf9499a8854")
