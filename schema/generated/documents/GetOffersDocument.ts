import { documentOf } from '../../document.ts'
import type { GetOffersQuery, GetOffersQueryVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const GetOffersDocument = /* #__PURE__ */ documentOf<GetOffersQuery, GetOffersQueryVariables>("query getOffers($folder:OfferFolder!$page:Int!=1){__typename offers(folder:$folder page:$page){__typename nodes{__typename ...PieceOfferFields}totalCount toAnswer}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "afd9259bc75173707e4d5de55f50cfbf93368e6227cbc84d587fcbb7ae9472b0")
