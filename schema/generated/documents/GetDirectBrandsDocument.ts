import { documentOf } from '../../document.ts'
import type { GetDirectBrandsQuery, GetDirectBrandsQueryVariables } from '../types.ts'

export const GetDirectBrandsDocument = /* #__PURE__ */ documentOf<GetDirectBrandsQuery, GetDirectBrandsQueryVariables>("query getDirectBrands($text:String!){__typename directBrands(text:$text){__typename id name tier}}", [], "684e4a3297fdd356c15d042429aa2fab900e80ee78593e2b25f8c906e1001b00")
