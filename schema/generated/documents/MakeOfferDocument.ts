import { documentOf } from '../../document.ts'
import type { MakeOfferMutation, MakeOfferMutationVariables } from '../types.ts'
import { OfferItemFieldsFragmentDoc } from './OfferItemFieldsFragmentDoc.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { PieceOfferFieldsFragmentDoc } from './PieceOfferFieldsFragmentDoc.ts'

export const MakeOfferDocument = /* #__PURE__ */ documentOf<MakeOfferMutation, MakeOfferMutationVariables>("mutation makeOffer($input:MakeOfferInput!){__typename makeOffer(input:$input){__typename ...on OfferPayload{__typename offer{__typename ...PieceOfferFields}said}...on OfferRefused{__typename message field}...on SignInRequired{__typename message}...on LegalAcceptRequired{__typename message}}}", [OfferItemFieldsFragmentDoc, DirectPayoutFieldsFragmentDoc, PieceOfferFieldsFragmentDoc], "4ff4ebb3b37dd980a0a6aabcb2872481533dbf7f2f3ba4e9e94f98aabea76584")
