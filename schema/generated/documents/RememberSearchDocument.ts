import { documentOf } from '../../document.ts'
import type { RememberSearchMutation, RememberSearchMutationVariables } from '../types.ts'
import { RecentSearchPartsFragmentDoc } from './RecentSearchPartsFragmentDoc.ts'

export const RememberSearchDocument = /* #__PURE__ */ documentOf<RememberSearchMutation, RememberSearchMutationVariables>("mutation rememberSearch($text:String!){__typename rememberSearch(text:$text){__typename recentSearch{__typename ...RecentSearchParts}}}", [RecentSearchPartsFragmentDoc], "4cdc637c2f9e7f661fd7686207f5882af2a222dae1568674a6a8db49e2e5a0b7")
