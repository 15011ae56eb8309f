import { documentOf } from '../../document.ts'
import type { GetBrandQuery, GetBrandQueryVariables } from '../types.ts'

export const GetBrandDocument = /* #__PURE__ */ documentOf<GetBrandQuery, GetBrandQueryVariables>("query getBrand($slug:String!){__typename brand(slug:$slug){__typename id name slug itemCount}}", [], "ba93b0d9416b07ae1b5b7019f68bf6ac899ece2579cd9d8b21db62112603a543")
