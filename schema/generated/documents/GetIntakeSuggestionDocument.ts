import { documentOf } from '../../document.ts'
import type { GetIntakeSuggestionQuery, GetIntakeSuggestionQueryVariables } from '../types.ts'

export const GetIntakeSuggestionDocument = /* #__PURE__ */ documentOf<GetIntakeSuggestionQuery, GetIntakeSuggestionQueryVariables>("query getIntakeSuggestion($categoryId:Int!$brandId:Int$condition:String!){__typename intakeSuggestion(categoryId:$categoryId brandId:$brandId condition:$condition){__typename price retail basis count}}", [], "ae497fdf4c9297a77d0a6d073ddad3ea37921b7572dae67231a250eeda954e55")
