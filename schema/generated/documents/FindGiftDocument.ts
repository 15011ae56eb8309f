import { documentOf } from '../../document.ts'
import type { FindGiftMutation, FindGiftMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const FindGiftDocument = /* #__PURE__ */ documentOf<FindGiftMutation, FindGiftMutationVariables>("mutation findGift($gift:GiftProofInput!){__typename findGift(gift:$gift){__typename ...on GiftFound{__typename pieces{__typename lineId item{__typename ...ReturnPieceLine}deliveredAt until refusal}reasons{__typename id label isOurMistake}dropOffDays}...on UserError{__typename message}}}", [ReturnPieceLineFragmentDoc], "266112a254f897efddfb8f545772ddacb041ed151255f9a1bb429d622f07116b")
