import { documentOf } from '../../document.ts'
import type { LookAtSavedSearchMutation, LookAtSavedSearchMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const LookAtSavedSearchDocument = /* #__PURE__ */ documentOf<LookAtSavedSearchMutation, LookAtSavedSearchMutationVariables>("mutation lookAtSavedSearch($id:ID!){__typename lookAtSavedSearch(id:$id){__typename ...SavedSearchFields}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "a775ab283c8b3f190804b95d4e9a0ec1e4fccad1d6771e707b88b60007c1a511")
