import { documentOf } from '../../document.ts'
import type { SaveSearchMutation, SaveSearchMutationVariables } from '../types.ts'
import { AutoBuyFieldsFragmentDoc } from './AutoBuyFieldsFragmentDoc.ts'
import { SavedSearchFieldsFragmentDoc } from './SavedSearchFieldsFragmentDoc.ts'

export const SaveSearchDocument = /* #__PURE__ */ documentOf<SaveSearchMutation, SaveSearchMutationVariables>("mutation saveSearch($input:SaveSearchInput!){__typename saveSearch(input:$input){__typename ...on SaveSearchPayload{__typename savedSearch{__typename ...SavedSearchFields}}...on SearchNameTaken{__typename message free}...on SearchTooBroad{__typename message}...on SearchNeverMatches{__typename message word}...on SavedSearchesFull{__typename message limit}...on InvalidInput{__typename message fields{__typename field message}}}}", [AutoBuyFieldsFragmentDoc, SavedSearchFieldsFragmentDoc], "24f38b3342ee5463ed6300cb5ee64f38b7154d0049144116fa3d3d1075a152b8")
