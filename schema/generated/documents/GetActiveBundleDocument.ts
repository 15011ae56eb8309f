import { documentOf } from '../../document.ts'
import type { GetActiveBundleQuery, GetActiveBundleQueryVariables } from '../types.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'

export const GetActiveBundleDocument = /* #__PURE__ */ documentOf<GetActiveBundleQuery, GetActiveBundleQueryVariables>("query getActiveBundle{__typename user{__typename id activeBundle{__typename ...BundleFields}}}", [BundleFieldsFragmentDoc], "be81ddd977f2f7391a895a86a1055ab44df44c8a4f564d3583f66d3ba83e3786")
