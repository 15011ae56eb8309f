import { documentOf } from '../../document.ts'
import type { GetIntakeBrandsQuery, GetIntakeBrandsQueryVariables } from '../types.ts'

export const GetIntakeBrandsDocument = /* #__PURE__ */ documentOf<GetIntakeBrandsQuery, GetIntakeBrandsQueryVariables>("query getIntakeBrands($text:String!){__typename intakeBrands(text:$text){__typename id name tier}}", [], "c61736fbbc69bad9b74e2b59a24f57252f4cfb8e245643159565227300dcf276")
