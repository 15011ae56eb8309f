import { documentOf } from '../../document.ts'
import type { GetDirectListingQuery, GetDirectListingQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const GetDirectListingDocument = /* #__PURE__ */ documentOf<GetDirectListingQuery, GetDirectListingQueryVariables>("query getDirectListing($id:ID!){__typename directListing(id:$id){__typename ...DirectListingFields}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "c735a7ea0c46a7d62fbd41cd2034e49813850823d37475136634132c47df2079")
