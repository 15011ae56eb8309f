import { documentOf } from '../../document.ts'
import type { FacetPartsFragment } from '../types.ts'
import { BucketPartsFragmentDoc } from './BucketPartsFragmentDoc.ts'

export const FacetPartsFragmentDoc = /* #__PURE__ */ documentOf<FacetPartsFragment, unknown>("fragment FacetParts on Facet{__typename key label kind buckets{__typename ...BucketParts}histogram{__typename fromCents toCents count}}", [BucketPartsFragmentDoc])
