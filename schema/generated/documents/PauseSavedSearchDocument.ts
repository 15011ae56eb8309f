import { documentOf } from '../../document.ts'
import type { PauseSavedSearchMutation, PauseSavedSearchMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const PauseSavedSearchDocument = /* #__PURE__ */ documentOf<PauseSavedSearchMutation, PauseSavedSearchMutationVariables>("mutation pauseSavedSearch($id:ID!$paused:Boolean!){__typename pauseSavedSearch(id:$id paused:$paused){__typename ...SavedSearchFields}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "4d2380530ab343dff27d63922b316723b02f00bfccc4c514bba52940191bdb02")
