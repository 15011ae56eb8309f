import { documentOf } from '../../document.ts'
import type { ShareImageSearchMutation, ShareImageSearchMutationVariables } from '../types.ts'
import { ImageSearchFieldsFragmentDoc } from './ImageSearchFieldsFragmentDoc.ts'

export const ShareImageSearchDocument = /* #__PURE__ */ documentOf<ShareImageSearchMutation, ShareImageSearchMutationVariables>("mutation shareImageSearch($id:ID!$shared:Boolean!){__typename shareImageSearch(id:$id shared:$shared){__typename ...on ImageSearchPayload{__typename search{__typename ...ImageSearchFields}}...on ImageSearchRefused{__typename message reason}}}", [ImageSearchFieldsFragmentDoc], "54b2e358312b50c09ceebdcb7b39d2cb6dc4c6289da6c020375b5b6d7325d9b7")
