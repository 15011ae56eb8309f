import { documentOf } from '../../document.ts'
import type { GetCharityPartnerQuery, GetCharityPartnerQueryVariables } from '../types.ts'

export const GetCharityPartnerDocument = /* #__PURE__ */ documentOf<GetCharityPartnerQuery, GetCharityPartnerQueryVariables>("query getCharityPartner($slug:String!){__typename charityPartner(slug:$slug){__typename id slug name about raised pieces people months{__typename month raised}}}", [], "ec28815c5c8870527b15fc5abcccfbfd06ebabf0b54f5f720bcf97eb9a920ed4")
