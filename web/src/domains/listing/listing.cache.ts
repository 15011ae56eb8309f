// What a listing answers with has no identity of its own: only its pieces do.
import type { CachePart } from '../../platform/urql.ts'

const embedded = () => null

export const listingCache: CachePart = {
  keys: Object.fromEntries(
    [
      ...['ItemConnection', 'ListPageInfo', 'ListControls', 'SortGroup', 'SortControl', 'SortLocation', 'Facet', 'FacetBucket'],
      ...['QueryCorrection', 'CorrectionContent', 'CorrectedQuery', 'Measurement', 'Flaw', 'SellerContent', 'SizeEquivalents'],
    ].map((name) => [name, embedded]),
  ),
}
