import { documentOf } from '../../document.ts'
import type { GetOfferQuery, GetOfferQueryVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const GetOfferDocument = /* #__PURE__ */ documentOf<GetOfferQuery, GetOfferQueryVariables>("query getOffer($id:ID!){__typename offer(id:$id){__typename ...PieceOfferFields}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "24eba42d628278b672ce337c7405b03ba47b87514d2d9146cd70c0f72734911b")
