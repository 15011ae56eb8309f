import { documentOf } from '../../document.ts'
import type { RemoveSavedMethodMutation, RemoveSavedMethodMutationVariables } from '../types.ts'
import { SavedMethodFieldsFragmentDoc } from './SavedMethodFieldsFragmentDoc.ts'

export const RemoveSavedMethodDocument = /* #__PURE__ */ documentOf<RemoveSavedMethodMutation, RemoveSavedMethodMutationVariables>("mutation removeSavedMethod($id:ID!){__typename removeSavedMethod(id:$id){__typename savedMethods{__typename ...SavedMethodFields}}}", [SavedMethodFieldsFragmentDoc], "a5038883e2708549fb833cbeb64a422d7bc591cb60ef640778a76f22f4aada9f")
