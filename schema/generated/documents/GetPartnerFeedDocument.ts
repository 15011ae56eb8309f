import { documentOf } from '../../document.ts'
import type { GetPartnerFeedQuery, GetPartnerFeedQueryVariables } from '../types.ts'
import { PartnerFeedFieldsFragmentDoc } from './PartnerFeedFieldsFragmentDoc.ts'

export const GetPartnerFeedDocument = /* #__PURE__ */ documentOf<GetPartnerFeedQuery, GetPartnerFeedQueryVariables>("query getPartnerFeed($id:ID!$problems:Boolean!$after:Int!){__typename partnerFeed(id:$id){__typename ...PartnerFeedFields partnerName partnerSlug newBrands{__typename name rows}rows(problems:$problems after:$after){__typename nodes{__typename number sku outcome itemNumber problems{__typename field value reason}changed}next}}}", [PartnerFeedFieldsFragmentDoc], "124ff263d2672099bbbaf39ea9db03673be5a870d87611b74bf0fa9c5e76bb03")
