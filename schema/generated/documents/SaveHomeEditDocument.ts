import { documentOf } from '../../document.ts'
import type { SaveHomeEditMutation, SaveHomeEditMutationVariables } from '../types.ts'
import { StaffHomeEditFieldsFragmentDoc } from './StaffHomeEditFieldsFragmentDoc.ts'

export const SaveHomeEditDocument = /* #__PURE__ */ documentOf<SaveHomeEditMutation, SaveHomeEditMutationVariables>("mutation saveHomeEdit($input:HomeEditInput!){__typename saveHomeEdit(input:$input){__typename ...on SaveHomeEditPayload{__typename edit{__typename ...StaffHomeEditFields}}...on HomeEditRefused{__typename field}...on UserError{__typename message}}}", [StaffHomeEditFieldsFragmentDoc], "967e3189844951c9146757ae74d6b186209ab0c3d55fb206fa1dacd68f6eb5f5")
