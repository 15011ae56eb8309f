import { documentOf } from '../../document.ts'
import type { SaveHomeEditMutation, SaveHomeEditMutationVariables } from '../types.ts'
import { StaffHomeEditFieldsFragmentDoc } from './StaffHomeEditFieldsFragmentDoc.ts'

export const SaveHomeEditDocument = /* #__PURE__ */ documentOf<SaveHomeEditMutation, SaveHomeEditMutationVariables>("mutation saveHomeEdit($input:HomeEditInput!){__typename saveHomeEdit(input:$input){__typename ...on SaveHomeEditPayload{__typename edit{__typename ...StaffHomeEditFields}}...on HomeEditRefused{__typename field}...on UserError{__typename message}}}", [StaffHomeEditFieldsFragmentDoc], "486d02e7209431b82f7134039a557fcc190bf1772303a2e31a4aa04c34349369")
