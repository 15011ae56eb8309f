import { documentOf } from '../../document.ts'
import type { BlockOffererMutation, BlockOffererMutationVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const BlockOffererDocument = /* #__PURE__ */ documentOf<BlockOffererMutation, BlockOffererMutationVariables>("mutation blockOfferer($offerId:ID!$on:Boolean!){__typename blockOfferer(offerId:$offerId on:$on){__typename ...on OfferPayload{__typename offer{__typename ...PieceOfferFields}said}...on OfferRefused{__typename message field}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "7ba681e9db59a7de7b8cfd28a26d4ba1f7057e71274adb2b442170b6d60b8387")
