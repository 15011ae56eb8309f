import { documentOf } from '../../document.ts'
import type { GetProhibitedBrandsQuery, GetProhibitedBrandsQueryVariables } from '../types.ts'
import { ProhibitedBrandFieldsFragmentDoc } from './ProhibitedBrandFieldsFragmentDoc.ts'

export const GetProhibitedBrandsDocument = /* #__PURE__ */ documentOf<GetProhibitedBrandsQuery, GetProhibitedBrandsQueryVariables>("query getProhibitedBrands{__typename prohibitedBrands{__typename ...ProhibitedBrandFields}}", [ProhibitedBrandFieldsFragmentDoc], "8adfaaa0de0dc9ea2792a239b62c1b53f75538e072b1fd6ac084bd6a4e6224b0")
