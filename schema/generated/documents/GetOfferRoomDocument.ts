import { documentOf } from '../../document.ts'
import type { GetOfferRoomQuery, GetOfferRoomQueryVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const GetOfferRoomDocument = /* #__PURE__ */ documentOf<GetOfferRoomQuery, GetOfferRoomQueryVariables>("query getOfferRoom($itemNumbers:[Float!]!){__typename offerRoom(itemNumbers:$itemNumbers){__typename refusal asking lowest highest suggestions hours mine{__typename ...PieceOfferFields}others{__typename ...OfferItemFields}}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "b498d37d5893b18d001eaa61778f427b0bab2fb3a8f17e8e22f4807e3ea2136c")
