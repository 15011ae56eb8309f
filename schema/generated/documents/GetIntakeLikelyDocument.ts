import { documentOf } from '../../document.ts'
import type { GetIntakeLikelyQuery, GetIntakeLikelyQueryVariables } from '../types.ts'

export const GetIntakeLikelyDocument = /* #__PURE__ */ documentOf<GetIntakeLikelyQuery, GetIntakeLikelyQueryVariables>("query getIntakeLikely($categoryId:Int!$brandId:Int){__typename intakeLikely(categoryId:$categoryId brandId:$brandId){__typename cut pattern cloths details{__typename name value}colors sort sizeGroups}}", [], "8d2940fb83ea15426e0a44728ef6d0ccea534663c28556d9e0978866854d77fb")
