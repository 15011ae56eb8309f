import { documentOf } from '../../document.ts'
import type { GetCharityPartnerQuery, GetCharityPartnerQueryVariables } from '../types.ts'

export const GetCharityPartnerDocument = /* #__PURE__ */ documentOf<GetCharityPartnerQuery, GetCharityPartnerQueryVariables>("query getCharityPartner($slug:String!){__typename charityPartner(slug:$slug){__typename id slug name about moneyDoes picture pictureAlt raised pieces people months{__typename month raised}}}", [], "4fc2111c080d8835983d7dce8fd895a391facefd1c266034c34a3faf0ff632fe")
