import { documentOf } from '../../document.ts'
import type { GetFacetBrandsQuery, GetFacetBrandsQueryVariables } from '../types.ts'
import { BucketPartsFragmentDoc } from './BucketPartsFragmentDoc.ts'

export const GetFacetBrandsDocument = /* #__PURE__ */ documentOf<GetFacetBrandsQuery, GetFacetBrandsQueryVariables>("query getFacetBrands($filters:[FilterInput!]!$text:String!$query:String$skipSpellcheck:Boolean$excludes:ExcludesInput$amount:Int){__typename facetBrands(filters:$filters text:$text query:$query skipSpellcheck:$skipSpellcheck excludes:$excludes amount:$amount){__typename ...BucketParts}}", [BucketPartsFragmentDoc], "22463717016de73fc87433ced54dfda62e3f9a0a704fb055a51ef579d143d43d")
