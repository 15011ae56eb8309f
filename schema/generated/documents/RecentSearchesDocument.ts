import { documentOf } from '../../document.ts'
import type { RecentSearchesQuery, RecentSearchesQueryVariables } from '../types.ts'

export const RecentSearchesDocument = /* #__PURE__ */ documentOf<RecentSearchesQuery, RecentSearchesQueryVariables>("query recentSearches($limit:Int){__typename recentSearches(limit:$limit)}", [], "bff3c700f3bab372c01ba8d3347a2c6869c9847e793ae1e1daeae0596e94c337")
