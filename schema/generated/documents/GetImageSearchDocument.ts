import { documentOf } from '../../document.ts'
import type { GetImageSearchQuery, GetImageSearchQueryVariables } from '../types.ts'
import { ImageSearchFieldsFragmentDoc } from './ImageSearchFieldsFragmentDoc.ts'

export const GetImageSearchDocument = /* #__PURE__ */ documentOf<GetImageSearchQuery, GetImageSearchQueryVariables>("query getImageSearch($id:ID!){__typename imageSearch(id:$id){__typename ...ImageSearchFields}}", [ImageSearchFieldsFragmentDoc], "17cd4b718e4eae55e62409158eb61e1f8c3f1d998ad3ab7f80388a6be8d34b29")
