import { documentOf } from '../../document.ts'
import type { LookAtSavedSearchMutation, LookAtSavedSearchMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const LookAtSavedSearchDocument = /* #__PURE__ */ documentOf<LookAtSavedSearchMutation, LookAtSavedSearchMutationVariables>("mutation lookAtSavedSearch($id:ID!){__typename lookAtSavedSearch(id:$id){__typename ...SavedSearchFields}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "d4c2ba0ca99e7d865a86bc50e8d8088d2b289ea56c2748a151b578c62249f0aa")
