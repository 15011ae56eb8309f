import { documentOf } from '../../document.ts'
import type { GetPartnerParcelsQuery, GetPartnerParcelsQueryVariables } from '../types.ts'
import { PartnerParcelFieldsFragmentDoc } from './PartnerParcelFieldsFragmentDoc.ts'

export const GetPartnerParcelsDocument = /* #__PURE__ */ documentOf<GetPartnerParcelsQuery, GetPartnerParcelsQueryVariables>("query getPartnerParcels($partnerId:ID!$page:Int!){__typename partnerParcels(partnerId:$partnerId page:$page){__typename nodes{__typename ...PartnerParcelFields}totalCount}}", [PartnerParcelFieldsFragmentDoc], "b55743cd2b951cb74bfd63639efe9a45c4286490d5665b8f06c5d4a338a3b60f")
