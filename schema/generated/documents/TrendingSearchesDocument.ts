import { documentOf } from '../../document.ts'
import type { TrendingSearchesQuery, TrendingSearchesQueryVariables } from '../types.ts'

export const TrendingSearchesDocument = /* #__PURE__ */ documentOf<TrendingSearchesQuery, TrendingSearchesQueryVariables>("query trendingSearches{__typename typeahead(text:\"\"){__typename text terms{__typename text path}}}", [], "3ce79f0fb176bd7300323f7806629eded0fe528ab2069e774006551645fceb5f")
