import { documentOf } from '../../document.ts'
import type { GetTermsQuery, GetTermsQueryVariables } from '../types.ts'

export const GetTermsDocument = /* #__PURE__ */ documentOf<GetTermsQuery, GetTermsQueryVariables>("query getTerms{__typename terms{__typename version since changes}}", [], "61ccc64591ecb41d6773908b449a0744a5f6379a1bd37ded6fd21748fa2f4ac1")
