import { documentOf } from '../../document.ts'
import type { RecentSearchPartsFragment } from '../types.ts'

export const RecentSearchPartsFragmentDoc = /* #__PURE__ */ documentOf<RecentSearchPartsFragment, unknown>("fragment RecentSearchParts on RecentSearch{__typename id text path searchedAt}", [])
