import { documentOf } from '../../document.ts'
import type { RecentSearchesV2Query, RecentSearchesV2QueryVariables } from '../types.ts'
import { RecentSearchPartsFragmentDoc } from './RecentSearchPartsFragmentDoc.ts'

export const RecentSearchesV2Document = /* #__PURE__ */ documentOf<RecentSearchesV2Query, RecentSearchesV2QueryVariables>("query recentSearchesV2($limit:Int){__typename recentSearchesV2(limit:$limit){__typename nodes{__typename ...RecentSearchParts}totalCount}}", [RecentSearchPartsFragmentDoc], "991fd338a41ef73a614b44b898c184d1b7beb6c56e79ff10b3c21ba8fead5277")
