import { documentOf } from '../../document.ts'
import type { AnswerOfferMutation, AnswerOfferMutationVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const AnswerOfferDocument = /* #__PURE__ */ documentOf<AnswerOfferMutation, AnswerOfferMutationVariables>("mutation answerOffer($input:AnswerOfferInput!){__typename answerOffer(input:$input){__typename ...on OfferPayload{__typename offer{__typename ...PieceOfferFields}said}...on OfferRefused{__typename message field}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "96fc02bd938829da4f75eb00c81971c5af2bf76e1a8d4f34806b1efb3d7e89d5")
