import { documentOf } from '../../document.ts'
import type { PauseSavedSearchMutation, PauseSavedSearchMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const PauseSavedSearchDocument = /* #__PURE__ */ documentOf<PauseSavedSearchMutation, PauseSavedSearchMutationVariables>("mutation pauseSavedSearch($id:ID!$paused:Boolean!){__typename pauseSavedSearch(id:$id paused:$paused){__typename ...SavedSearchFields}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "2f6071dd8fdf6e2dd8a8e3341846d421898ff7f68d5ee62f3e7815d77905d0cf")
