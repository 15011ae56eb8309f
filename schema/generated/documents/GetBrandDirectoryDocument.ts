import { documentOf } from '../../document.ts'
import type { GetBrandDirectoryQuery, GetBrandDirectoryQueryVariables } from '../types.ts'
import { BrandLineFragmentDoc } from './BrandLineFragmentDoc.ts'

export const GetBrandDirectoryDocument = /* #__PURE__ */ documentOf<GetBrandDirectoryQuery, GetBrandDirectoryQueryVariables>("query getBrandDirectory($department:String$query:String$letter:String$amount:Int!$page:Int){__typename brandDirectory(department:$department query:$query letter:$letter amount:$amount page:$page){__typename department query letter letters{__typename letter brandCount}popular{__typename ...BrandLine}nodes{__typename ...BrandLine}nearest{__typename ...BrandLine}totalCount pageInfo{__typename page pageCount pageSize hasNextPage}}}", [BrandLineFragmentDoc], "cd01ea9c647a638369592d5c3388a7a69455669be85be062205091d05fedcfdd")
