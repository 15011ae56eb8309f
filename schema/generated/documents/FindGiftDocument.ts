import { documentOf } from '../../document.ts'
import type { FindGiftMutation, FindGiftMutationVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { StatedPieceFragmentDoc } from './StatedPieceFragmentDoc.ts'

export const FindGiftDocument = /* #__PURE__ */ documentOf<FindGiftMutation, FindGiftMutationVariables>("mutation findGift($gift:GiftProofInput!){__typename findGift(gift:$gift){__typename ...on GiftFound{__typename pieces{__typename lineId item{__typename ...ReturnPieceLine ...StatedPiece}deliveredAt until refusal}reasons{__typename id label isOurMistake}dropOffDays}...on UserError{__typename message}}}", [ReturnPieceLineFragmentDoc, StatedPieceFragmentDoc], "daeae6f3fe60127d55f66d681c199a4069a3fe62ae08bf603f6cae67dee1e401")
