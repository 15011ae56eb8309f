import { documentOf } from '../../document.ts'
import type { GetSavedSearchesQuery, GetSavedSearchesQueryVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const GetSavedSearchesDocument = /* #__PURE__ */ documentOf<GetSavedSearchesQuery, GetSavedSearchesQueryVariables>("query getSavedSearches{__typename savedSearches{__typename ...SavedSearchFields}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "3322e0e8ae26b661ed53a1197b445d23fb41ddfc24791a359d9f6caa734ab172")
