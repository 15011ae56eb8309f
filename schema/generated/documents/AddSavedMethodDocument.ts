import { documentOf } from '../../document.ts'
import type { AddSavedMethodMutation, AddSavedMethodMutationVariables } from '../types.ts'
import { SavedMethodFieldsFragmentDoc } from './SavedMethodFieldsFragmentDoc.ts'

export const AddSavedMethodDocument = /* #__PURE__ */ documentOf<AddSavedMethodMutation, AddSavedMethodMutationVariables>("mutation addSavedMethod($token:String!){__typename addSavedMethod(token:$token){__typename ...on SavedMethodsPayload{__typename savedMethods{__typename ...SavedMethodFields}}...on UserError{__typename message}}}", [SavedMethodFieldsFragmentDoc], "cc28de4415902052a4a220be5198e57002a80437496b61e7d4af97b3bd81514c")
