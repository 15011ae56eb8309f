import { documentOf } from '../../document.ts'
import type { GetOffersQuery, GetOffersQueryVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const GetOffersDocument = /* #__PURE__ */ documentOf<GetOffersQuery, GetOffersQueryVariables>("query getOffers($folder:OfferFolder!){__typename offers(folder:$folder){__typename ...PieceOfferFields}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "b6aa4e8d1723d4f9af151d2d310d9b3cac8349aac042472a3bfbc3c0c8ad5029")
