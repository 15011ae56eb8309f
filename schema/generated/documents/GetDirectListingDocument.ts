import { documentOf } from '../../document.ts'
import type { GetDirectListingQuery, GetDirectListingQueryVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'

export const GetDirectListingDocument = /* #__PURE__ */ documentOf<GetDirectListingQuery, GetDirectListingQueryVariables>("query getDirectListing($id:ID!){__typename directListing(id:$id){__typename ...DirectListingFields}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc], "3e1b9698eaa497affab4955a8f1837aa8ceca94e1721430ce405c2c74a1eb562")
