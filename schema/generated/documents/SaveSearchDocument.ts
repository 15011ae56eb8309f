import { documentOf } from '../../document.ts'
import type { SaveSearchMutation, SaveSearchMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const SaveSearchDocument = /* #__PURE__ */ documentOf<SaveSearchMutation, SaveSearchMutationVariables>("mutation saveSearch($input:SaveSearchInput!){__typename saveSearch(input:$input){__typename ...on SaveSearchPayload{__typename savedSearch{__typename ...SavedSearchFields}}...on SearchNameTaken{__typename message free}...on SearchTooBroad{__typename message}...on SearchNeverMatches{__typename message word}...on SavedSearchesFull{__typename message limit}...on InvalidInput{__typename message fields{__typename field message}}}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "6b105260e35cf451d3a39def84419c00f4ed4f942a335edb5ec772054f019f89")
