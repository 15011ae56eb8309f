import { documentOf } from '../../document.ts'
import type { ForgetSearchesMutation, ForgetSearchesMutationVariables } from '../types.ts'
import { RecentSearchPartsFragmentDoc } from './RecentSearchPartsFragmentDoc.ts'

export const ForgetSearchesDocument = /* #__PURE__ */ documentOf<ForgetSearchesMutation, ForgetSearchesMutationVariables>("mutation forgetSearches($ids:[ID!]){__typename forgetSearches(ids:$ids){__typename recentSearches{__typename nodes{__typename ...RecentSearchParts}totalCount}}}", [RecentSearchPartsFragmentDoc], "5216c9adc5c6f7d850efeef1f6183022a6deb3c951c5f37379ec8ad58b2bbf85")
