import { documentOf } from '../../document.ts'
import type { StartImageSearchMutation, StartImageSearchMutationVariables } from '../types.ts'
import { ImageSearchFieldsFragmentDoc } from './ImageSearchFieldsFragmentDoc.ts'

export const StartImageSearchDocument = /* #__PURE__ */ documentOf<StartImageSearchMutation, StartImageSearchMutationVariables>("mutation startImageSearch($input:StartImageSearchInput!){__typename startImageSearch(input:$input){__typename ...on ImageSearchPayload{__typename search{__typename ...ImageSearchFields}}...on ImageSearchRefused{__typename message reason}}}", [ImageSearchFieldsFragmentDoc], "6bbaa80cc8b37a75465f38d271a69b7886697a44b8446eeaa8acea586ef2a973")
