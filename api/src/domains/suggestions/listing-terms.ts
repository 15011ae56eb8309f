// Search terms that narrow a listing (specification §7, alpSearchTerms), made from the facet counts of
// one search.

import { listingTermFacets, listingTerms, termAmount } from '@hemline/rules/suggestions/listing.ts'
import { cleanSearchText } from '@hemline/rules/suggestions/recent-searches.ts'
import type { SuggestedTerm } from '@hemline/rules/suggestions/suggestions.ts'
import type { Context } from '../../context.ts'
import type { QueryAlpSearchTermsArgs } from '../../generated/resolvers.ts'
import { searchItems } from '../search/search.ts'
import { shelfOf } from './shelf.ts'

/**
 * Returns search terms that narrow a listing, at most `limit` and 20; none for a limit of 0 and while the
 * engine is away, since only the engine counts.
 */
export async function listingTermsFor(
  ctx: Context,
  { filters, query, limit }: QueryAlpSearchTermsArgs,
): Promise<SuggestedTerm[]> {
  if (termAmount(limit) === 0) return []
  const text = cleanSearchText(query ?? '')
  const question = {
    amount: 0,
    filters,
    query: text,
    facets: [...listingTermFacets],
    skipFallback: true,
    userInfo: {},
  }
  const [answer, shelf] = await Promise.all([searchItems(ctx, question), shelfOf(ctx)])
  const categories = shelf.categories.map(({ of }) => of)
  const { totalCount: total, facets, understood, correction } = answer
  const asked = correction?.applied ? correction.correctedQuery.searchText : text
  return listingTerms({ filters, query: asked, total, facets, categories, understood }, limit)
}
