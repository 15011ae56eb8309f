import { documentOf } from '../../document.ts'
import type { GetSavedSearchesQuery, GetSavedSearchesQueryVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const GetSavedSearchesDocument = /* #__PURE__ */ documentOf<GetSavedSearchesQuery, GetSavedSearchesQueryVariables>("query getSavedSearches{__typename savedSearches{__typename ...SavedSearchFields}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "06b447b119eb745269373d4071ee88450cd2628892603e8f205747953ed68cb9")
