import { documentOf } from '../../document.ts'
import type { GetFacetsQuery, GetFacetsQueryVariables } from '../types.ts'
import { BucketPartsFragmentDoc } from './BucketPartsFragmentDoc.ts'
import { FacetPartsFragmentDoc } from './FacetPartsFragmentDoc.ts'

export const GetFacetsDocument = /* #__PURE__ */ documentOf<GetFacetsQuery, GetFacetsQueryVariables>("query getFacets($filters:[FilterInput!]!$facets:[String!]$excludes:ExcludesInput$query:String$queryBehavior:String$skipFallback:Boolean$skipSpellcheck:Boolean$userInfo:UserInfoInput!){__typename items(amount:0 filters:$filters facets:$facets excludes:$excludes query:$query queryBehavior:$queryBehavior skipFallback:$skipFallback skipSpellcheck:$skipSpellcheck userInfo:$userInfo){__typename totalCount facets{__typename ...FacetParts}moreFacets{__typename key label kind}degraded}}", [BucketPartsFragmentDoc, FacetPartsFragmentDoc], "130ad213d0063ea4f01e65bbebdd4cf56405def81c50c32ad2c5fd1e93484a5b")
