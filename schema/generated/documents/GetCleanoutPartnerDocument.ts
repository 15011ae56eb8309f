import { documentOf } from '../../document.ts'
import type { GetCleanoutPartnerQuery, GetCleanoutPartnerQueryVariables } from '../types.ts'

export const GetCleanoutPartnerDocument = /* #__PURE__ */ documentOf<GetCleanoutPartnerQuery, GetCleanoutPartnerQueryVariables>("query getCleanoutPartner($slug:String!){__typename cleanoutPartner(slug:$slug){__typename slug name about}}", [], "54a86a990fae5863526f10c6ed684441d71c3d7a21c4f0fa5529b70ce18f7945")
